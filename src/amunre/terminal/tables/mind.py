"""A process that thinks for the screen: a line of JSON in, a line of JSON out, until the input ends."""

import json
import sys
from dataclasses import asdict
from typing import Any

from amunre.bots import new_bot
from amunre.bots.advice import advise
from amunre.rules.ruleset import Ruleset
from amunre.terminal.tables.saves import choice_from_json


def main() -> None:
    """The first line says what is played, each further one asks for a choice or for advice."""
    rules = choice_from_json(json.loads(sys.stdin.readline())).build()
    for line in sys.stdin:
        print(json.dumps(answer(rules, json.loads(line))), flush=True)


def answer(rules: Ruleset, job: dict[str, Any]) -> Any:
    """A bot's choice, or advice."""
    if "bot" in job:
        return new_bot(job["bot"], rules, job["seed"]).choose(job["view"], job["choices"])
    return [asdict(each) for each in advise(rules, job["view"], job["choices"], job["seconds"])]


if __name__ == "__main__":
    main()
