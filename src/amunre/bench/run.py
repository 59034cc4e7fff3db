"""One run of the benchmark: who takes part, the rounds, and the figures that come of them."""

from collections.abc import Sequence

import amunre
from amunre.bench import footprint, ours
from amunre.bench.envs import ENVS, Env, open_envs
from amunre.bench.peers import PEERS, Peer, open_peers
from amunre.bench.report import EnvFigures, PeerFigures, Report, RulesetFigures
from amunre.bench.rulesets import DEFAULT, REFERENCE, base_of, named
from amunre.bench.timing import Contestant, Measured, Watch, measure
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import Ruleset

SECONDS = 1.0
"""For each contestant, over all rounds; enough for a spread of a few percent on a quiet machine."""

LONGEST = 3600


def run_bench(
    rulesets: list[str] | None = None,
    seconds: float = SECONDS,
    peers: bool = True,
    *,
    known_peers: Sequence[Peer] = PEERS,
    known_envs: Sequence[Env] = ENVS,
    watch: Watch | None = None,
) -> Report:
    """Measure these rulesets (by id; none means the usual ones), `seconds` for each, beside the peers that are here."""
    if not 0 < seconds <= LONGEST:
        raise AmunreError(f"A benchmark takes more than 0 and at most {LONGEST} seconds for each, not {seconds}.")
    chosen = [named(name) for name in dict.fromkeys(rulesets or DEFAULT)]
    rivals, notices = open_peers(known_peers) if peers else ([], [])
    envs, stages, missing = open_envs(known_envs) if peers else ([], [], [])
    measured = measure(_entries(chosen, rivals) + stages, seconds, watch=watch)
    return Report(
        compiled=amunre.COMPILED,
        rulesets=tuple(ruleset_figures(rules, measured) for rules in chosen),
        peers=tuple(peer_figures(rival.name, measured) for rival in rivals),
        game_bytes=_heaviest(rulesets or DEFAULT),
        import_ms=round(footprint.start_ms("import amunre"), 1),
        interpreter_ms=round(footprint.start_ms("pass"), 1),
        notices=(*notices, *missing),
        envs=tuple(env_figures(env, envs, measured) for env in envs),
    )


def _entries(chosen: list[Ruleset], rivals: list[Contestant]) -> list[Contestant]:
    """All who take part. The reference plays beside the peers even if nobody asked for its own row."""
    entries = [entry for rules in chosen for entry in ours.contestants(rules)]
    if rivals and REFERENCE not in [entry.name for entry in entries]:
        entries.append(Contestant(REFERENCE, ours.games(named(REFERENCE))))
    return entries + rivals


def _heaviest(ruleset_ids: Sequence[str]) -> int | None:
    """The memory of one game of the ruleset that needs most."""
    weights = [footprint.game_bytes(ruleset_id) for ruleset_id in ruleset_ids]
    return max((weight for weight in weights if weight is not None), default=None)


def ruleset_figures(rules: Ruleset, measured: dict[str, Measured]) -> RulesetFigures:
    """A ruleset's row of the report."""
    games = measured[ours.games_name(rules)]
    return RulesetFigures(
        ruleset=rules.id,
        games_per_s=round(games.games_per_second, 1),
        decisions_per_s=round(games.per_second, 1),
        playouts_per_s=round(measured[ours.playouts_name(rules)].per_second, 1),
        clone_ns=round(measured[ours.clone_name(rules)].nanoseconds, 1),
        choices_ns=round(measured[ours.choices_name(rules)].nanoseconds, 1),
        spread=round(games.spread, 4),
        of_base=of_base(rules, measured),
    )


def of_base(rules: Ruleset, measured: dict[str, Measured]) -> float | None:
    """What its expansions leave of a ruleset's speed; None without expansions, or if their base did not take part."""
    base = measured.get(base_of(rules.id))
    if not rules.modules or base is None:
        return None
    return round(measured[ours.games_name(rules)].per_second / base.per_second, 3)


def peer_figures(name: str, measured: dict[str, Measured]) -> PeerFigures:
    """A peer's row. The ratio is that of the two medians, so that whoever divides the printed figures gets it too."""
    theirs = measured[name]
    return PeerFigures(
        peer=name,
        decisions_per_s=round(theirs.per_second, 1),
        ratio=float(f"{measured[REFERENCE].per_second / theirs.per_second:.4g}"),  # digits, not places: never 0
        spread=round(theirs.spread, 4),
    )


def env_figures(env: Env, envs: Sequence[Env], measured: dict[str, Measured]) -> EnvFigures:
    """An environment's row. The ratio is that of the medians of our first adapter of the library and this one."""
    here = measured[env.name]
    ours = next((measured[other.name] for other in envs if other.library == env.library and other.is_ours), here)
    return EnvFigures(
        library=env.library,
        game=env.game,
        steps_per_s=round(here.per_second, 1),
        ratio=float(f"{ours.per_second / here.per_second:.4g}"),
        spread=round(here.spread, 4),
    )
