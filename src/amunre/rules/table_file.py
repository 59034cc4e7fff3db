"""TOML tables, ours and a user's: what board and Officials files have in common."""

import os
from typing import Any, Final

LARGEST_FILE: Final = 1_000_000
# The TOML parser walks every part of a dotted name anew on each line below it: thousands of parts would hold it up
# for hours, and no table of ours is deeper than three.
MOST_DOTS: Final = 30

# More than there are cells, so an honest file hears of all its mistakes.
MOST_SENTENCES: Final = 200
LARGEST_SHOWN: Final = 1_000_000_000
LONGEST_SHOWN: Final = 40
LONGEST_REASON: Final = 200


def packaged_tables(name: str) -> dict[str, Any]:
    """The tables of a TOML file that ships with this package."""
    import tomllib
    from importlib.resources import files

    return tomllib.loads(files("amunre.rules").joinpath("data").joinpath(name).read_text("utf-8"))


def read_text(path: str) -> str:
    """The text of a user's file; ValueError says in a sentence why it cannot be read."""
    if not os.path.isfile(path):
        # Anything else that opens (a pipe, a terminal) could keep us waiting for ever.
        raise ValueError(f"{path}: there is no such file.")
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ValueError(f"{path}: the file cannot be read ({error.strerror}).") from None
    if len(content) > LARGEST_FILE:
        raise ValueError(f"{path}: the file is larger than {LARGEST_FILE} bytes.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: this is not a text file in UTF-8.") from None


def parse_toml(text: str) -> dict[str, object]:
    """The tables of a user's TOML text; ValueError says in a sentence why it is none."""
    import tomllib

    if len(text) > LARGEST_FILE:
        raise ValueError(f"The text is longer than {LARGEST_FILE} characters.")
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise ValueError(f"Line {number} has more than {MOST_DOTS} dots.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("The text is nested too deeply.") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"This is not TOML: {str(error)[:LONGEST_REASON]}.") from None
    except ValueError:
        # Python refuses to read a number of thousands of digits.
        raise ValueError("A number in the text is too long.") from None


def listing(wrong: list[str]) -> str:
    """All sentences, one a line; of a file that is wrong from end to end, the first ones."""
    more = len(wrong) - MOST_SENTENCES
    return "\n".join(wrong if more <= 0 else [*wrong[:MOST_SENTENCES], f"And {more} more mistakes."])


def shown(found: object) -> str:
    """What was found in a file, short and on one line, for the sentence that refuses it."""
    if found is None:
        return "nothing"
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, int):
        return str(found) if abs(found) <= LARGEST_SHOWN else "a very large number"
    if isinstance(found, str):
        return repr(found) if len(found) <= LONGEST_SHOWN else repr(found[:LONGEST_SHOWN]) + "..."
    if isinstance(found, float):
        return "a fraction"
    if isinstance(found, list):
        return f"a list of {len(found)}"
    return "a table" if isinstance(found, dict) else "a date or time"


def check_fixed_tables(overlay: dict[str, object], standard: dict[str, Any], own: tuple[str, ...]) -> list[str]:
    """A sentence for each table of a user's file that is unknown or, outside `own`, not as the standard has it."""
    wrong: list[str] = []
    for name, found in overlay.items():
        if name not in standard:
            wrong.append(f"{shown(name)}: there is no such table; known are {' and '.join(own)}.")
        elif name not in own and found != standard[name]:
            wrong.append(f"{name}: this table cannot be changed; leave it out or as it is in the standard file.")
    return wrong
