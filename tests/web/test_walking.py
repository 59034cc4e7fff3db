"""The walks of these tests lead past everything that can be decided."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.walking import WALKS

REGISTRY = Path(__file__).parents[2] / "web/src/turn/panels/registry.ts"


def test_the_walks_meet_every_kind_of_decision_that_has_a_panel() -> None:
    table = REGISTRY.read_text().partition("const PANELS")[2].partition("};")[0]
    kinds = {quoted or bare for quoted, bare in re.findall(r"^  (?:'([a-z ]+)'|([a-z]+)):", table, re.MULTILINE)}
    assert kinds == {kind for _, _, met in WALKS.values() for kind in met}
