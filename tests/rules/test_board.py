"""The board's table: what the rulebooks say of it, and what a file of one's own may change."""

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amunre.rules.board import (
    COLUMNS,
    PROVINCES,
    Board,
    BoardError,
    load_board,
    parse_board,
    standard_board,
)
from amunre.rules.table_file import LARGEST_FILE

BOARD = standard_board()
STANDARD_TEXT = files("amunre.rules").joinpath("data").joinpath("board.toml").read_text("utf-8")


def printed(province: str, column: str) -> str:
    return BOARD.cell(province, column).text


def numbers(column: str) -> list[int]:
    return [BOARD.cell(province, column).value for province in PROVINCES]


def refusal(text: str) -> list[str]:
    with pytest.raises(BoardError) as caught:
        parse_board(text, "my board.toml")
    return str(caught.value).split("\n")


# What the rulebooks settle.

ICONS = {"abydos": 4, "avaris": 0, "buto": 0, "dakhla": 2, "memphis": 3, "mendes": 0, "thebes": 2}
FIELDS = {"baharya": 2, "berenike": 0, "dakhla": 0, "thebes": 4}
SIDES = {"abu": "east", "berenike": "east", "edfu": "west", "thebes": "east"}
ONLY = {
    "blessing_cards": {"buto": 1, "dakhla": 1, "edfu": 1, "thebes": 2},
    "blessing_stones": {"abydos": 1, "memphis": 2},
    "blessing_gold": {"dakhla": 12},
    "mine": {"abu": 4, "berenike": 8},
    "caravan": {"avaris": 8, "kharga": 5, "sawu": 7},
    "printed_farmers": {"baharya": 2},
}


@pytest.mark.parametrize(("province", "icons"), ICONS.items())
def test_favour_icons_that_a_rulebook_settles(province: str, icons: int) -> None:
    assert printed(province, "icons") == str(icons)


@pytest.mark.parametrize(("province", "fields"), FIELDS.items())
def test_fields_that_a_rulebook_settles(province: str, fields: int) -> None:
    assert printed(province, "fields") == str(fields)


@pytest.mark.parametrize(("province", "side"), SIDES.items())
def test_sides_that_a_rulebook_names(province: str, side: str) -> None:
    assert printed(province, "side") == side


@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize("column", ONLY)
def test_blessings_and_income_are_where_the_rulebooks_put_them(column: str, province: str) -> None:
    assert printed(province, column) == str(ONLY[column].get(province, 0))


@pytest.mark.parametrize("province", [name for name in PROVINCES if name not in ("amarna", "damanhur", "edfu")])
def test_provinces_without_a_temple(province: str) -> None:
    assert printed(province, "temples") == "0"


def test_damanhur_has_two_temples_and_edfu_one() -> None:
    assert printed("damanhur", "temples") == "2"
    assert printed("edfu", "temples") == "1"


def test_thebes_lies_on_the_nile_in_upper_egypt() -> None:
    assert printed("thebes", "nile") == "river"
    assert printed("thebes", "half") == "upper"


def test_seven_provinces_of_lower_and_eight_of_upper_egypt() -> None:
    assert sum(BOARD.lower) == 7
    assert len(PROVINCES) - sum(BOARD.lower) == 8


# What the rulebooks bound.

AT_LEAST = {
    **dict.fromkeys(("abu", "abydos", "amarna", "avaris", "damanhur", "edfu", "kharga", "memphis", "sawu"), 1),
    "buto": 5,
    "mendes": 4,
}
MOST_ICONS = {"abu": 4, "amarna": 3, "baharya": 4, "berenike": 4, "damanhur": 4, "edfu": 2, "kharga": 4, "sawu": 4}


@pytest.mark.parametrize(("province", "least"), AT_LEAST.items())
def test_at_least_so_many_fields(province: str, least: int) -> None:
    assert BOARD.cell(province, "fields").value >= least


@pytest.mark.parametrize(("province", "most"), MOST_ICONS.items())
def test_at_least_one_favour_icon_and_at_most_so_many(province: str, most: int) -> None:
    assert 1 <= BOARD.cell(province, "icons").value <= most


def test_amarna_has_a_temple() -> None:
    assert BOARD.cell("amarna", "temples").value >= 1


@pytest.mark.parametrize(("province", "least"), AT_LEAST.items())
def test_a_file_with_too_few_fields_is_refused(province: str, least: int) -> None:
    (sentence,) = refusal(f"[provinces]\n{province} = {{fields = {least - 1}}}")
    assert sentence.startswith(f"{province}, fields: found {least - 1}, but ")
    assert f"the rulebooks say at least {least}" in sentence


@pytest.mark.parametrize("beyond", ["too few", "too many"])
@pytest.mark.parametrize(("province", "most"), MOST_ICONS.items())
def test_a_file_with_icons_out_of_bounds_is_refused(province: str, most: int, beyond: str) -> None:
    icons = 0 if beyond == "too few" else most + 1
    (sentence,) = refusal(f"[provinces]\n{province} = {{icons = {icons}}}")
    assert sentence.startswith(f"{province}, icons: found {icons}, but ")
    assert f"the rulebooks say 1 to {most}" in sentence


def test_a_file_without_amarnas_temple_is_refused() -> None:
    (sentence,) = refusal("[provinces]\namarna = {temples = 0}")
    assert "the rulebooks say at least 1" in sentence


CELLS = [(province, column) for province in PROVINCES for column in COLUMNS]
SETTLED = [(province, column) for province, column in CELLS if BOARD.cell(province, column).provenance == "R"]


@pytest.mark.parametrize(("province", "column"), SETTLED)
def test_what_a_rulebook_settles_cannot_be_changed(province: str, column: str) -> None:
    cell = BOARD.cell(province, column)
    other = next(f'"{word}"' for word in cell.words if word != cell.text) if cell.words else str(cell.value + 1)
    sentence = refusal(f"[provinces]\n{province} = {{{column} = {other}}}")[0]
    assert sentence.startswith(f"{province}, {column}: found ")
    assert sentence.endswith(f"but the rulebooks say exactly {cell.text}.")


# What we believe.


def test_fields_add_up_to_forty() -> None:
    assert sum(BOARD.fields) == 40


def test_seven_provinces_in_the_east_and_eight_in_the_west() -> None:
    assert sum(BOARD.west) == 8


def test_eight_provinces_on_the_nile_and_seven_off_it() -> None:
    assert sum(BOARD.nile) == 8


FIELDS_WE_BELIEVE = [2, 2, 4, 3, 2, 0, 5, 0, 3, 3, 2, 3, 6, 1, 4]
ICONS_WE_BELIEVE = [2, 4, 1, 0, 1, 1, 0, 2, 1, 1, 3, 3, 0, 2, 2]
WEST = ["abydos", "baharya", "buto", "dakhla", "damanhur", "edfu", "kharga", "memphis"]
LOWER = ["amarna", "avaris", "baharya", "buto", "damanhur", "memphis", "mendes"]
NILE = ["abu", "abydos", "amarna", "buto", "edfu", "memphis", "mendes", "thebes"]


def test_the_reconstructed_values() -> None:
    assert list(BOARD.fields) == FIELDS_WE_BELIEVE
    assert list(BOARD.icons) == ICONS_WE_BELIEVE
    assert printed("amarna", "temples") == "1"


def test_where_the_provinces_lie() -> None:
    assert [name for name, west in zip(PROVINCES, BOARD.west, strict=True) if west] == WEST
    assert [name for name, lower in zip(PROVINCES, BOARD.lower, strict=True) if lower] == LOWER
    assert [name for name, nile in zip(PROVINCES, BOARD.nile, strict=True) if nile] == NILE


def test_provenance_of_every_cell() -> None:
    letters = {column: "".join(BOARD.cell(province, column).provenance for province in PROVINCES) for column in COLUMNS}
    assert letters["fields"] == "????RR?R??????R"
    assert letters["icons"] == "?R?R??RR???RR?R"
    assert letters["temples"] == "RR?RRRRRRRRRRRR"
    assert letters["side"] == "RGGGGRGGGRGGGGR"
    assert letters["half"] == letters["nile"] == "GGGGGGGGGGGGGGR"
    assert {letters[column] for column in ONLY} == {"R" * 15}


@pytest.mark.parametrize("column", COLUMNS[:9])
def test_number_columns_are_the_cells_in_province_order(column: str) -> None:
    assert list(getattr(BOARD, column)) == numbers(column)


# The map.

LAND = [
    *("damanhur-buto", "baharya-memphis", "dakhla-abydos", "kharga-edfu", "damanhur-baharya", "baharya-dakhla"),
    *("dakhla-kharga", "buto-memphis", "memphis-abydos", "abydos-edfu", "mendes-avaris", "thebes-sawu", "abu-berenike"),
    *("mendes-amarna", "amarna-thebes", "thebes-abu", "sawu-berenike", "amarna-avaris", "amarna-sawu"),
]
RIVER = ["buto-mendes", "memphis-amarna", "abydos-thebes", "edfu-abu"]


def pairs(borders: list[str]) -> list[tuple[str, ...]]:
    return sorted(tuple(sorted(border.split("-"))) for border in borders)


def test_nineteen_land_borders_and_four_river_crossings() -> None:
    assert (len(LAND), len(RIVER)) == (19, 4)
    assert sorted((border.one, border.other) for border in BOARD.borders if not border.river) == pairs(LAND)
    assert sorted((border.one, border.other) for border in BOARD.borders if border.river) == pairs(RIVER)


def test_neighbours_are_exactly_these_borders() -> None:
    found = [(PROVINCES[one], PROVINCES[other]) for one in range(15) for other in BOARD.neighbours[one] if one < other]
    assert sorted(found) == pairs(LAND + RIVER)


def test_neighbours_are_mutual_and_ascending() -> None:
    for one in range(15):
        assert list(BOARD.neighbours[one]) == sorted(BOARD.neighbours[one])
        assert all(one in BOARD.neighbours[other] for other in BOARD.neighbours[one])


def test_river_crossings_join_the_two_banks() -> None:
    for border in BOARD.borders:
        if border.river:
            assert printed(border.one, "nile") == printed(border.other, "nile") == "river"
            assert printed(border.one, "side") != printed(border.other, "side")


def test_the_map_is_a_reconstruction() -> None:
    assert {border.provenance for border in BOARD.borders} == {"?"}


# A file of one's own.


def test_an_empty_file_is_the_standard_board() -> None:
    board = parse_board("", "empty.toml")
    assert board.digest == BOARD.digest
    assert board.source == "empty.toml"


def test_a_copy_of_the_standard_file_is_the_standard_board() -> None:
    assert parse_board(STANDARD_TEXT, "copy.toml").digest == BOARD.digest


def test_a_correction_changes_its_cell_only() -> None:
    board = parse_board("[provinces]\nabu = {fields = 3}", "mine.toml")
    assert list(board.fields) == [3, *FIELDS_WE_BELIEVE[1:]]
    assert list(board.icons) == list(BOARD.icons)
    assert board.digest != BOARD.digest
    assert list(standard_board().fields) == FIELDS_WE_BELIEVE


def test_a_corrected_cell_says_that_it_is_the_users() -> None:
    board = parse_board("[provinces]\nabu = {fields = 3, mine = 4}", "mine.toml")
    assert board.cell("abu", "fields").provenance == "U"
    assert board.cell("abu", "icons").provenance == "?"
    assert board.cell("abu", "mine").provenance == "R"


def test_two_provinces_may_swap_halves() -> None:
    board = parse_board('[provinces]\namarna = {half = "upper"}\nsawu = {half = "lower"}', "mine.toml")
    assert sum(board.lower) == 7


def test_halves_must_stay_seven_and_eight() -> None:
    (sentence,) = refusal('[provinces]\namarna = {half = "upper"}')
    assert sentence == "half: found 6 lower and 9 upper provinces, but the rulebooks say 7 lower and 8 upper."


def test_a_list_of_borders_replaces_that_list_only() -> None:
    board = parse_board('[map]\nriver = [["mendes", "buto"]]', "mine.toml")
    (crossing,) = [border for border in board.borders if border.river]
    assert (crossing.one, crossing.other, crossing.provenance) == ("buto", "mendes", "U")
    assert sum(not border.river for border in board.borders) == 19
    assert PROVINCES.index("abu") not in board.neighbours[PROVINCES.index("edfu")]


def test_the_digest_depends_on_values_not_on_their_order() -> None:
    one = parse_board('[map]\nriver = [["mendes", "buto"], ["edfu", "abu"]]', "a")
    other = parse_board('[map]\nriver = [["abu", "edfu"], ["buto", "mendes"]]', "b")
    assert one.digest == other.digest


def test_every_wrong_cell_has_its_sentence() -> None:
    text = '[provinces]\nabu = {fields = 0, icons = 5}\nedfu = {side = "north", q = 1}\nparis = {}\nthebes = 4'
    lines = refusal(text)
    starts = ["abu, fields: found 0", "abu, icons: found 5", "edfu, side: found 'north'", "edfu, 'q':", "'paris':"]
    starts.append("thebes: found 4")
    assert len(lines) == len(starts)
    assert all(line.startswith(start) for line, start in zip(lines, starts, strict=True))


WRONG_CELLS = {
    "true": "true",
    "'2'": "'2'",
    "2.0": "a fraction",
    "[2]": "a list of 1",
    "{value = 2}": "a table",
    "1979-05-27": "a date or time",
    "10": "10",
    "-1": "-1",
    "9" * 100: "a very large number",
    "nan": "a fraction",
}


@pytest.mark.parametrize(("value", "found"), WRONG_CELLS.items())
def test_a_cell_that_is_no_number_in_bounds_is_refused(value: str, found: str) -> None:
    (sentence,) = refusal(f"[provinces]\nabu = {{fields = {value}}}")
    assert sentence.startswith(f"abu, fields: found {found}, but it must be a whole number from 1 to 9")


@pytest.mark.parametrize("value", ["true", "1", "'East'", "['east']", "''"])
def test_a_side_that_is_not_one_of_its_words_is_refused(value: str) -> None:
    (sentence,) = refusal(f"[provinces]\namarna = {{side = {value}}}")
    assert sentence.startswith("amarna, side: found ")
    assert sentence.endswith("but it must be east or west.")


WRONG_MAPS = {
    "map = 3": "map: found 3, but a table with land and river is needed.",
    "[map]\nsea = []": "map, 'sea': there is no such list; known are land and river.",
    "[map]\nland = 1": 'map, land: found 1, but a list of pairs is needed, such as [["abu", "edfu"]].',
    "[map]\nland = ['abu']": "map, land, border 1: found 'abu', but a pair of provinces is needed.",
    "[map]\nland = [['abu']]": "map, land, border 1: found a list of 1, but a pair of provinces is needed.",
    "[map]\nland = [['abu', 'rome']]": "map, land, border 1: found 'rome', but a province is needed.",
    "[map]\nland = [['abu', 7]]": "map, land, border 1: found 7, but a province is needed.",
    "[map]\nland = [['abu', 'abu']]": "map, land, border 1: abu cannot border itself.",
    "[map]\nriver = [['abu', 'edfu'], ['edfu', 'abu']]": "map: the border of abu and edfu is given more than once.",
    "[map]\nriver = [['abu', 'thebes']]": "map: the border of abu and thebes is given more than once.",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG_MAPS.items())
def test_a_wrong_map_is_refused(text: str, sentence: str) -> None:
    assert refusal(text) == [sentence]


def test_the_rulebooks_bounds_cannot_be_changed() -> None:
    (sentence,) = refusal("[bounds]\nabu = {fields = {at_least = 0}}")
    assert sentence == "bounds: this table cannot be changed; leave it out or as it is in the standard file."


def test_an_unknown_table_is_refused() -> None:
    assert refusal("colour = 1") == ["'colour': there is no such table; known are provinces and map."]


def test_provinces_must_be_a_table() -> None:
    assert refusal("provinces = []") == ["provinces: found a list of 0, but a table of provinces is needed."]


# Broken and hostile files.

HOSTILE = {
    "no toml": "provinces",
    "a name twice": "[map]\n[map]",
    "deep list": "a = " + "[" * 100_000,
    "deep table": "a = " + "{a = " * 100_000,
    "long name": ".".join("a" * 100_000) + " = 1",
    "long header": "[" + ".".join("a" * 100_000) + "]",
    "long number": "a = " + "9" * 100_000,
    "long text": "a = '" + "a" * 100_000 + "'",
    "long wrong name": "[" + "a" * 100_000 + "]\n" * 2,
    "control character": "a = '\x00'",
    "control character in a name": '"\\u001b[31m" = 1',
    "larger than the limit": "#" * (LARGEST_FILE + 1),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_text_gets_one_short_sentence(text: str) -> None:
    (sentence,) = refusal(text)
    assert sentence.endswith(".")
    assert len(sentence) < 300
    assert sentence.isprintable()


def test_a_file_that_is_wrong_from_end_to_end_gets_a_finite_answer() -> None:
    lines = refusal("".join(f"a{number} = 1\n" for number in range(1000)))
    assert len(lines) == 201
    assert lines[-1] == "And 800 more mistakes."


def test_a_user_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf[provinces]\r\nabu = {fields = 3}\r\n")
    board = load_board(str(path))
    assert board.fields[0] == 3
    assert board.source == "mine.toml"


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="there is no such file"):
        load_board(str(tmp_path / "nowhere.toml"))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="there is no such file"):
        load_board(str(tmp_path))


def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BoardError, match="there is no such file"):
        load_board(str(tmp_path / "pipe"))


def test_a_file_name_that_cannot_be() -> None:
    with pytest.raises(BoardError, match="there is no such file"):
        load_board("a\0b")


def test_a_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BoardError, match="not a text file in UTF-8"):
        load_board(str(path))


def test_a_file_larger_than_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(BoardError, match="larger than"):
        load_board(str(path))


def read_or_refuse(text: str) -> None:
    """Nothing but a Board or a BoardError may come of any text."""
    with suppress(BoardError):
        assert isinstance(parse_board(text, "fuzz.toml"), Board)


@given(st.text())
def test_any_text_is_a_board_or_an_error(text: str) -> None:
    read_or_refuse(text)


@given(st.binary())
def test_any_bytes_are_a_board_or_an_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "board.toml"
    path.write_bytes(content)
    with suppress(BoardError):
        assert isinstance(load_board(str(path)), Board)


VALUES = st.sampled_from(
    ["0", "1", "4", "true", "'east'", "'upper'", "[]", "{}", "1e400", "inf", "07:32:00", "[['abu', 'edfu']]"]
)
KEYS = st.sampled_from(["abu", "amarna", "fields", "side", "half", "land", "river", "'x'", '""'])


@given(st.lists(st.tuples(st.sampled_from(["provinces", "map", "bounds", "columns"]), KEYS, KEYS, VALUES), max_size=8))
def test_any_table_of_the_right_shape_is_a_board_or_an_error(cells: list[tuple[str, str, str, str]]) -> None:
    read_or_refuse("\n".join(f"{table}.{province}.{column} = {value}" for table, province, column, value in cells))


@given(st.integers(0, len(STANDARD_TEXT)), st.integers(0, 40), st.text(max_size=5))
def test_a_damaged_standard_file_is_a_board_or_an_error(place: int, length: int, patch: str) -> None:
    read_or_refuse(STANDARD_TEXT[:place] + patch + STANDARD_TEXT[place + length :])
