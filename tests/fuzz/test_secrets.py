"""Nobody learns what he may not know: whatever is secret may be otherwise, and he sees, reads and hears the same."""

from __future__ import annotations

import random

import amunre
from amunre.rules.actions import all_actions
from amunre.rules.refusal import reason
from amunre.rules.ruleset import Ruleset
from tests.rulesets import every_ruleset
from tests.secrets_twin import shuffle_secrets
from tests.walks import next_move, readers, stroll


def told(game: amunre.Game, reader: int | None) -> list[object]:
    """Everything a seat, or a spectator, can get out of a game."""
    shown: list[object] = [game.view(reader), game.log(reader), game.score_preview(reader), game.score_sheet]
    shown += [game.scores, game.winners, game.is_over]
    if reader is not None:
        shown += [game.choices(reader), refusals(game, reader)]
    return shown


def refusals(game: amunre.Game, seat: int) -> list[str]:
    """Why each action that is not legal is refused."""
    legal = game.state.legal_for(seat) if seat in game.to_act else []
    return [reason(game.state, seat, action) for action in all_actions() if action not in legal]


@every_ruleset
def test_secrets_can_be_otherwise(rules: Ruleset) -> None:
    rng = random.Random(f"secrets {rules.id}")
    game = amunre.new_game(rules, seed=1)
    for _ in stroll(game, rng):
        if rng.random() < (0.5 if game.state.agenda[-1].sealed else 0.1):
            check_reader(game, rng.choice(readers(game)), rng)
    for reader in readers(game):
        check_reader(game, reader, rng)


def check_reader(game: amunre.Game, reader: int | None, rng: random.Random) -> None:
    twin = game.clone()
    shuffle_secrets(twin.state, -1 if reader is None else reader, rng)
    if not game.is_over:
        shuffle_gold(twin, reader, rng)
    assert told(twin, reader) == told(game, reader)


def shuffle_gold(game: amunre.Game, reader: int | None, rng: random.Random) -> None:
    """The others' gold, which nobody shows unless the table plays it open."""
    for seat, player in enumerate(game.state.seats):
        if seat != reader and not game.ruleset.switch("open_gold"):
            player.gold = rng.randrange(60)


@every_ruleset
def test_what_others_do_in_secret_shows_at_the_reveal_only(rules: Ruleset) -> None:
    rng = random.Random(f"histories {rules.id}")
    game = amunre.new_game(rules, seed=2)
    for _ in stroll(game, rng):
        sealed = game.state.agenda[-1].sealed
        if sealed and len(game.to_act) == rules.players:
            for reader in readers(game):
                check_histories(game.clone(), game.clone(), reader, rng)


def check_histories(one: amunre.Game, two: amunre.Game, reader: int | None, rng: random.Random) -> None:
    """Two games in which the others do other things at other times; the reader does the same and takes it back."""
    others = [seat for seat in range(one.ruleset.players) if seat != reader]
    has_moved = False
    for _ in range(4):
        for game in (one, two):
            act_in_secret(game, others, rng)
        assert told(one, reader) == told(two, reader)
        if reader is not None and reader in one.to_act and len(one.to_act) > 1 and len(two.to_act) > 1:
            move = next_move(one, rng, reader)
            one.play(*move)
            two.play(*move)
            has_moved = True
            assert told(one, reader) == told(two, reader)
    if has_moved and reader is not None:
        one.undo(reader)
        two.undo(reader)
        assert told(one, reader) == told(two, reader)


def act_in_secret(game: amunre.Game, others: list[int], rng: random.Random) -> None:
    """Some of the others make some moves, but the last one to commit waits."""
    for _ in range(rng.randrange(8)):
        movers = [seat for seat in others if seat in game.to_act]
        if not movers or len(game.to_act) < 2:
            return
        game.play(*next_move(game, rng, rng.choice(movers)))
