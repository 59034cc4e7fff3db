"""Expansions together: which go with which, their columns on the score sheet, and positions in the midst of them."""

import itertools
import json
import random

import pytest

import amunre
from amunre.rules.ruleset import MODULES, SOURCES
from tests.rules.table import FOUR, NOTHING, Table, a_sentence, auction, keep_first, new_table, offering, set_up

EDITIONS = ("classic", "meeple", "anniversary")
EVERY_SET = [chosen for size in range(6) for chosen in itertools.combinations(MODULES, size)]
COLUMNS = {
    "officials": ["officials"],
    "statues": ["statues"],
    "pharaoh": [],
    "afterlife": ["tomb rows", "tiles"],
    "promos": ["glory"],
}


def reloaded(table: Table) -> Table:
    """The same table from its saved position, as a file would bring it back."""
    saved = table.game.position()
    again = Table(amunre.load_position(json.loads(json.dumps(saved)), seed=1))
    assert again.game.position() == saved
    assert again.to_act == table.to_act
    for seat in table.to_act:
        assert again.choices(seat) == table.choices(seat)
    return again


def same_after(table: Table, *lines: str) -> Table:
    """Plays the lines at the table and at its reloaded double, which must come out the same."""
    double = reloaded(table).play(*lines)
    table.play(*lines)
    assert double.game.position() == table.game.position()
    return table


# Rulesets


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_combine_but_for_officials_which_two_need_and_four_cannot_have(edition: str, players: int) -> None:
    for chosen in EVERY_SET:
        if (players == 2 and "officials" not in chosen) or (players > 3 and "officials" in chosen):
            with pytest.raises(amunre.RulesetError, match="R26"):
                amunre.ruleset(edition, players=players, modules=chosen)
        else:
            assert amunre.ruleset(edition, players=players, modules=chosen).modules == chosen


@pytest.mark.parametrize("chosen", EVERY_SET, ids="+".join)
def test_the_expert_rule_goes_with_all_but_officials(chosen: tuple[str, ...]) -> None:
    if "officials" in chosen:
        with pytest.raises(amunre.RulesetError, match="R25"):
            amunre.ruleset("meeple", players=3, modules=chosen, expert=True)
    else:
        assert amunre.ruleset("meeple", players=3, modules=chosen, expert=True).switch("expert")


def test_every_combination_has_an_id_and_a_hash_of_its_own() -> None:
    rulesets = [amunre.ruleset(edition, players=3, modules=chosen) for edition in EDITIONS for chosen in EVERY_SET]
    assert len({rules.id for rules in rulesets}) == len(rulesets)
    assert len({rules.hash for rules in rulesets}) == len(rulesets)


def test_the_id_names_the_modules_in_one_order_however_they_are_given() -> None:
    one = amunre.ruleset("anniversary", players=2, modules=["promos", "officials", "pharaoh"])
    other = amunre.ruleset("anniversary", players=2, modules=["pharaoh", "officials", "promos", "promos"])
    assert one.id == other.id == "anniversary-2+officials+pharaoh+promos"
    assert one == other
    assert one.hash == other.hash


@pytest.mark.parametrize("modules", [["pyramids"], ["Officials"], [""], ["promos", "statue"]])
def test_what_is_no_module_is_refused_in_a_sentence(modules: list[str]) -> None:
    with pytest.raises(amunre.RulesetError) as caught:
        amunre.ruleset("classic", players=3, modules=modules)
    a_sentence(str(caught.value))


def test_the_decks_with_everything_on() -> None:
    everything = [name for name in MODULES if name != "officials"]
    assert keep_first(new_table("anniversary", 4, modules=everything)).public["deck"] == 36 + 4 + 2 + 2 + 8
    assert new_table("classic", 3, modules=list(MODULES)).public["deck"] == 59 - 3
    assert keep_first(new_table("anniversary", 3, modules=list(MODULES))).public["deck"] == 56


# The score sheet


@pytest.mark.parametrize("chosen", EVERY_SET, ids="+".join)
def test_each_module_adds_its_columns_and_no_other(chosen: tuple[str, ...]) -> None:
    table = new_table("classic", 3, modules=list(chosen))
    wanted = [*SOURCES, *itertools.chain(*[COLUMNS[name] for name in chosen])]
    assert list(table.game.ruleset.sources) == wanted
    for age in ("old", "new"):
        assert [list(row) for row in table.game.score_sheet[age]] == [wanted] * 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_columns_add_up_to_the_score(edition: str, players: int) -> None:
    rules = amunre.ruleset(edition, players=players, modules=MODULES)
    game = random_game(rules, 7).game
    while not game.is_over:
        play_at_random(game, random.Random(len(game.log(None))))
    for seat, score in enumerate(game.scores):
        assert score == sum(sum(game.score_sheet[age][seat].values()) for age in ("old", "new"))


# Saved and loaded in the midst of it


def outbid_twice() -> Table:
    """Seat 0 is outbid in Thebes, where its first Scribe stands, and in Abu, where the second does."""
    table = auction("abu abydos mendes thebes", modules="officials pharaoh", hands={0: "bribery", 1: "protection"})
    return table.play("0: bid thebes 0", "1: protection, bid thebes 1", "0: bid abu 0", "1: bid abu 1")


def test_before_and_after_a_lift() -> None:
    same_after(outbid_twice(), "0: lift thebes")


@pytest.mark.parametrize(("lifted", "left"), [("thebes", "abu"), ("abu", "thebes")])
def test_the_scribe_that_was_lifted_is_the_one_that_moves(lifted: str, left: str) -> None:
    table = same_after(outbid_twice().play(f"0: lift {lifted}"), "0: bid mendes 0")
    assert table.public["bids"] == {lifted: [[1, 1]], left: [[0, 0], [1, 1]], "mendes": [[0, 0]]}


def test_bribery_and_protection_in_force_with_two_scribes() -> None:
    table = same_after(outbid_twice().play("0: lift abu, bribery"), "0: bid abu 6")
    same_after(table, "1: bid mendes 0")


def all_won(hand: str = "", gold: int = 20, bid: int = 0) -> Table:
    """Seat 0 has won Mendes and Amarna, seat 1 Avaris and Kharga."""
    lying = {"amarna": "vizier", "avaris": "steward", "kharga": "treasurer", "mendes": "treasurer"}
    table = auction(" ".join(lying), modules="officials", hands={0: hand}, gold={0: gold}, more={"officials": lying})
    return table.play(f"0: bid mendes {bid}", "1: bid avaris 3", "0: bid amarna 0", "1: bid kharga 1")


def test_while_cards_are_sold_for_two_bids() -> None:
    same_after(all_won("architect delegation", gold=2, bid=3), "0: sell architect")


def test_before_and_after_a_delegation() -> None:
    table = same_after(all_won("delegation"), "0: delegation")
    same_after(table, "0: choose mendes")


def test_paid_with_the_last_gold_and_yet_to_choose() -> None:
    """What is paid is not asked for again."""
    same_after(all_won("architect", gold=2, bid=3).play("0: sell architect"), "0: choose amarna")


def test_while_the_help_of_an_official_is_placed() -> None:
    table = all_won().play("0: choose mendes")
    same_after(same_after(table, "0: farmer mendes"), "0: stone mendes")


def test_when_the_first_has_taken_his_province_and_the_second_has_not() -> None:
    table = same_after(all_won().play("0: choose mendes, farmer mendes, stone mendes"), "1: choose kharga")
    same_after(table, "1: stone kharga")
    assert table.phase == "market"


def test_the_same_without_officials_while_the_second_sells_cards() -> None:
    table = auction("abu mendes sawu", gold={1: 0}, hands={1: "architect treasury"})
    table.play("0: bid abu 0", "1: bid mendes 1", "2: bid sawu 0")
    assert (table.owner("abu"), table.to_act) == (0, [1])
    same_after(table, "1: sell treasury")


def test_provinces_left_open_in_every_later_phase() -> None:
    table = all_won().play("0: choose mendes, farmer mendes, stone mendes", "1: choose kharga, stone kharga")
    for phase in ("market", "offering", "gifts", "harvest"):
        table.on_until(lambda table, phase=phase: table.phase == phase)  # type: ignore[misc]
        assert reloaded(table).public["open"] == ["amarna", "avaris"]


def test_the_pharaoh_in_an_auction_and_his_tokens_among_the_gifts() -> None:
    table = auction("abu mendes thebes", modules="pharaoh").play("0: bid abu 0", "1: bid abu 1")
    same_after(table, "2: bid mendes 0")
    table = offering(modules="pharaoh", pharaoh_tokens=[1, 0, 0, 0])
    table.play("0: offer 4, done", "1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    same_after(table, "0: gift farmer", "0: farmer mendes")


def test_glory_when_only_done_remains() -> None:
    table = set_up("market", *FOUR, modules="promos", hands={0: "glory glory"})
    table.play("0: buy favours 0, buy farmers 0, buy stones 0")
    same_after(table, "0: glory 2")
    reloaded(table).refusal("0: glory 1")


def test_greed_while_it_lies_face_down_and_while_its_gift_is_owed() -> None:
    table = offering(modules="promos", hands={0: "greed influence"}).play("1: offer 3, done", "0: steal, with greed")
    same_after(table, "0: with influence", "0: done")
    same_after(table, "2: offer 2, done", "3: offer 1, done", "0: influence +3")
    same_after(table, "1: gift stone, stone thebes")


def test_harvest_cards_that_lie_on_provinces() -> None:
    table = set_up("harvest", *FOUR, "sawu of 0: 1 farmer", modules="promos", hands={0: "export popularity"})
    same_after(table, "0: export sawu")
    table.play("0: popularity mendes")
    same_after(table, "0: done")
    assert table.gold(0) == 20 + 10


def play_at_random(game: amunre.Game, dice: random.Random) -> None:
    """One move of one seat, hardly ever a sale."""
    seat = dice.choice(game.to_act)
    choices = game.choices(seat)
    others = [choice for choice in choices if not choice.startswith("sell")]
    game.play(seat, dice.choice(others if others and dice.random() < 0.95 else choices))


def random_game(rules: amunre.Ruleset, seed: int) -> Table:
    return Table(amunre.new_game(rules, seed=seed))


GAMES = [("classic", 2), ("meeple", 3), ("anniversary", 2), ("anniversary", 3), ("anniversary", 4), ("classic", 5)]


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_at_every_decision_of_a_whole_game(edition: str, players: int) -> None:
    """With Officials where they can be played, with the expert rule where they cannot."""
    modules = MODULES if players <= 3 else [name for name in MODULES if name != "officials"]
    rules = amunre.ruleset(edition, players=players, modules=modules, expert=players > 3)
    table, dice = random_game(rules, 11), random.Random(11)
    while not table.game.is_over:
        reloaded(table)
        play_at_random(table.game, dice)
    assert amunre.load_record(table.game.record()).position() == table.game.position()


def test_such_games_come_to_every_kind_of_decision() -> None:
    seen: set[str] = set()
    for seed in range(8):
        game, dice = random_game(amunre.ruleset("classic", players=2, modules=MODULES), seed).game, random.Random(seed)
        while not game.is_over:
            seen.add(game.state.agenda[-1].name)
            play_at_random(game, dice)
    assert {"lift", "pay", "choose", "buy tombs", "tomb", "extra", "again stones", "thoth", "finish gifts"} <= seen


# Positions that cannot be


def refused(position: dict[str, object], **changes: object) -> str:
    with pytest.raises(amunre.PositionError) as caught:
        amunre.load_position({**position, **changes})
    return str(caught.value)


def test_a_lifted_scribe_must_be_ones_own() -> None:
    position = outbid_twice().play("0: lift thebes").game.position()
    assert refused(position, moving="mendes").startswith("moving: ")
    assert refused(position, moving=1).startswith("moving: ")


def test_whoever_has_yet_to_choose_needs_both_his_scribes() -> None:
    position = all_won().game.position()
    bids = position["bids"]
    assert refused(position, bids={name: bids[name] for name in ("mendes", "avaris", "kharga")}).startswith("bids: ")
    assert refused(position, turn=2).startswith("turn: ")


def test_scribes_stand_only_in_an_auction() -> None:
    table = all_won().play("0: choose mendes, farmer mendes, stone mendes", "1: choose kharga, stone kharga")
    assert refused(table.game.position(), bids={"amarna": [[0, 1]]}).startswith("bids: ")


def test_a_round_with_all_modules_by_hand() -> None:
    """Two players, from the first bid to the second round."""
    table = auction("abu abydos mendes thebes", modules=" ".join(MODULES))
    table.play("0: bid abu 0", "1: bid abydos 0", "0: bid thebes 0", "1: bid mendes 0")
    table.on_until(lambda table: table.phase == "market")
    table.play(f"0: buy tombs 1, {NOTHING}", f"1: buy tombs 0, {NOTHING}")
    table.play("0: offer 2, done", "1: steal, done")
    assert table.public["seats"][0]["gifts"] == 3
    table.on_until(lambda table: table.public["round"] == 2)
    assert len(table.public["open"]) == 4
