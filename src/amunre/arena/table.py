"""One game between bots, and the line of JSON that remains of it."""

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from amunre.arena.chronicle import chronicle
from amunre.arena.plan import Fixture
from amunre.arena.thinking import Thinking, thinking_limit
from amunre.bots import Bot, new_bot, sight
from amunre.bots.search_bot import SearchBot
from amunre.game import Game, new_game
from amunre.rules.ruleset import Ruleset
from amunre.simulate import RulesetChoice

Line = dict[str, Any]
LONGEST_REASON = 300


class BotFailure(Exception):
    """A bot raised an exception, or answered with what is not one of its choices."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def play_batch(choice: RulesetChoice, fixtures: Sequence[Fixture]) -> list[Line]:
    """An errand for another process or machine: some games, one line each."""
    return [play_game(_ruleset(choice), fixture) for fixture in fixtures]


@cache
def _ruleset(choice: RulesetChoice) -> Ruleset:
    return choice.build()


def play_game(rules: Ruleset, fixture: Fixture) -> Line:
    """A whole game. A bot that fails loses it, with the reason on the line; nothing else stops."""
    game = new_game(rules, fixture.seed)
    order = [int(seat) for seat in game.state.turn_order]
    thinking = [Thinking() for _ in fixture.bots]
    line: Line = {
        "pairing": fixture.pairing,
        "game": fixture.game,
        "deal": fixture.deal,
        "seed": fixture.seed,
        "ruleset": rules.id,
        "bots": list(fixture.bots),
        "first": fixture.first,
        "order": order,
    }
    try:
        _play(game, _seated(rules, fixture), fixture, thinking)
        line |= {"winners": list(game.winners), "scores": list(game.scores), **chronicle(game)}
    except BotFailure as failure:
        line |= _lost(failure, fixture)
    line["thinking"] = [each.as_line() for each in thinking]
    return line


def _seated(rules: Ruleset, fixture: Fixture) -> list[Bot]:
    found: list[Bot] = []
    for seat, name in enumerate(fixture.bots):
        try:
            bot = new_bot(name, rules, f"{fixture.bot_seed}/{seat}")
        except Exception as error:
            raise BotFailure(seat, _said(error)) from error
        if isinstance(bot, SearchBot):
            bot.clock = _clock(fixture)
        found.append(bot)
    return found


def _clock(fixture: Fixture) -> Callable[[], float]:
    return time.thread_time if fixture.processor_time else time.perf_counter


def _play(game: Game, bots: list[Bot], fixture: Fixture, thinking: list[Thinking]) -> None:
    clock = _clock(fixture)
    limits = [thinking_limit(name) for name in fixture.bots]
    while not game.is_over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        if len(choices) == 1:
            game.play(seat, choices[0])
            continue
        view = sight(game, seat)
        began = clock()
        answer = _ask(bots[seat], seat, view, choices)
        thinking[seat].note(clock() - began, limits[seat])
        game.play(seat, answer)


def _ask(bot: Bot, seat: int, view: dict[str, Any], choices: list[str]) -> str:
    try:
        answer = bot.choose(view, choices.copy())
    except Exception as error:
        raise BotFailure(seat, _said(error)) from error
    if answer not in choices:
        raise BotFailure(seat, f"answered {answer!r:.80}, which is none of its choices")
    return answer


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_REASON]


def _lost(failure: BotFailure, fixture: Fixture) -> Line:
    """Whoever plays the other bot has won."""
    rest = [seat for seat in range(len(fixture.bots)) if seat != fixture.first]
    winners = rest if failure.seat == fixture.first else [fixture.first]
    bot = fixture.bots[failure.seat]
    return {"winners": winners, "failure": {"seat": failure.seat, "bot": bot, "reason": str(failure)}}
