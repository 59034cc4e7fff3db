"""JSON files from and to the disk of the person at the keyboard; what is wrong with one is a sentence."""

import json
from pathlib import Path
from typing import Any

from amunre.rules.errors import RecordError

LARGEST_FILE = 10_000_000
LONGEST_REASON = 200


def read_record(path: Path) -> dict[str, Any]:
    """The record in a file, not yet checked. RecordError if it is no JSON object or cannot be read."""
    value = parse_json(read_text(path), str(path))
    if not isinstance(value, dict):
        raise RecordError(f"{path} holds no record of a game: a record is a JSON object.")
    return value


def read_text(path: Path) -> str:
    """The text of a file of no more than 10 MB."""
    try:
        with path.open("rb") as file:
            # One byte more than allowed tells a too large file from a full one; a size can lie (/dev/zero has none).
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be read: {reason(error)}.") from None
    if len(data) > LARGEST_FILE:
        raise RecordError(f"{path} is larger than {LARGEST_FILE // 1_000_000} MB; no record is.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not text in UTF-8 (byte {error.start}).") from None


def parse_json(text: str, source: str) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise RecordError(f"{source} is not JSON: line {error.lineno}, {error.msg[:LONGEST_REASON]}.") from None
    except RecursionError:
        raise RecordError(f"{source} is nested too deeply.") from None
    except ValueError as error:
        # Python refuses numbers of thousands of digits; NaN is refused below.
        raise RecordError(f"{source} holds a number that cannot be read: {str(error)[:LONGEST_REASON]}.") from None


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record, but over no other file. RecordError if that cannot be done."""
    try:
        _write(path, "x", record)
    except FileExistsError:
        raise RecordError(f"{path} exists already; choose another name.") from None
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be written: {reason(error)}.") from None


def rewrite_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record over the one that `write_record` wrote there before."""
    try:
        _write(path, "w", record)
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be written: {reason(error)}.") from None


def _write(path: Path, mode: str, record: dict[str, Any]) -> None:
    with path.open(mode, encoding="utf-8") as file:
        file.write(json.dumps(record, indent=1) + "\n")


def reason(error: Exception) -> str:
    """Why a file could not be opened, without the number and the path."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:LONGEST_REASON]
