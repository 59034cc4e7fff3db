from pathlib import Path

import pytest

from amunre.rules.errors import RecordError
from amunre.terminal.files import LARGEST_FILE, read_record, write_record

BAD = {
    "not JSON": (b"{", "is not JSON: line 1"),
    "empty": (b"", "is not JSON"),
    "a list": (b"[]", "a record is a JSON object"),
    "a number": (b"7", "a record is a JSON object"),
    "too deep": (b"[" * 200_000, "nested too deeply"),
    "not UTF-8": (b'{"a": "\xff"}', "not text in UTF-8"),
    "a number without end": (b'{"a": ' + b"9" * 5000 + b"}", "a number that cannot be read"),
    "no number": (b'{"a": NaN}', "a number that cannot be read"),
    "too large": (b" " * (LARGEST_FILE + 1), "larger than 10 MB"),
}


@pytest.mark.parametrize(("data", "sentence"), BAD.values(), ids=BAD)
def test_a_broken_file_is_refused_with_a_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(data)
    with pytest.raises(RecordError, match=sentence) as refusal:
        read_record(path)
    assert "\n" not in str(refusal.value)


def test_a_missing_file_and_a_directory_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: no such file"):
        read_record(tmp_path / "missing.json")
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path)
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(Path("nul\0byte"))


def test_a_record_is_never_written_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, {"version": 1})
    assert read_record(path) == {"version": 1}
    with pytest.raises(RecordError, match="exists already"):
        write_record(path, {})
    with pytest.raises(RecordError, match="cannot be written"):
        write_record(tmp_path / "no" / "where.json", {})
