"""Every screen in every language: nothing is left in English, nothing is missing, nothing scrolls sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from amunre.rules.board import PROVINCES
from tests.server.live import Live
from tests.web.clicking import Pointer, address, new_table
from tests.web.conftest import NewPage
from tests.web.walking import WALKS, Walk, finished_table

TAGS = {"de": "de-DE", "fr": "fr-FR", "zh-Hant": "zh-TW"}
MISSING = re.compile(r"^[a-z]+(\.[\w-]+)+$|[{}]|undefined|NaN|\[object")
"""A key instead of its sentence, a hole that was not filled."""
NAMES = re.compile("|".join(["Amun-Re", "Thursday", "Super Meeple", *(name.capitalize() for name in PROVINCES)]))
"""The same in all languages that are written with our letters."""
TWO_WORDS = re.compile(r"[A-Za-z]{2}.* [A-Za-z]{2}")

WORDS = """() => {
  const found = new Set();
  const add = (text) => found.add(text.replace(/\\s+/g, ' ').trim());
  const foreign = (element) => element.closest('[lang]') !== document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('script, style, noscript') && !foreign(parent)) add(walker.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const each of document.querySelectorAll(`[${name}]`)) add(each.getAttribute(name));
  return [...found];
}"""


def words(page: Page) -> set[str]:
    """Everything the page says, to the eye and to a screen reader."""
    return set(page.evaluate(WORDS))


class Readers:
    """One reader of English and two of another language, at the desk and on a phone, at the same screen."""

    def __init__(self, new_page: NewPage, language: str) -> None:
        self.language = language
        forgive = ["status of 404"]  # a page that is not there is among those that are read
        self.english = new_page(forgive=forgive)
        self.desk = new_page(forgive=forgive, locale=TAGS[language])
        self.phone = new_page(360, 740, forgive=forgive, locale=TAGS[language])
        self.pages = (self.english, self.desk, self.phone)

    def open(self, address: str, ready: str = "main h1") -> None:
        for page in self.pages:
            page.goto(address)
            expect(page.locator(ready).first).to_be_attached()

    def check(self, screen: str) -> list[str]:
        """What is wrong with the screen. A row of two English words in another language's page is a leftover."""
        wrong = []
        for page in (self.desk, self.phone):
            said = words(page)
            assert page.evaluate("document.documentElement.lang") == self.language
            wrong += [f"{screen}: {text}" for text in said if MISSING.search(text)]
            same = [text for text in said & words(self.english) if TWO_WORDS.search(NAMES.sub("", text))]
            wrong += [f"{screen}, in English: {text}" for text in same]
        for page in self.pages:
            if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
                wrong.append(f"{screen}: scrolls sideways")
        return wrong


@pytest.mark.slow
@pytest.mark.parametrize("language", TAGS)
def test_the_pages_around_the_table(live: Live, new_page: NewPage, language: str) -> None:
    readers = Readers(new_page, language)
    waiting = live.create(players=3, mine=1, name="Thursday")
    finished = finished_table(live, edition="anniversary")
    wrong: list[str] = []
    for path in ("/", "/new", "/rules", "/learn", "/nowhere", "/table/aaaaaaaaaaaaaaaa", f"/replay/{finished['id']}"):
        readers.open(live.url + path)
        wrong += readers.check(path)
    for made in (waiting, finished):
        readers.open(address(live, made))
        wrong += readers.check("the result" if made is finished else "waiting room")
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("language", TAGS)
def test_every_kind_of_decision(live: Live, new_page: NewPage, language: str) -> None:
    readers = Readers(new_page, language)
    wrong: list[str] = []
    wish, seed, kinds = WALKS["two players, all modules"]
    walk = Walk(live, wish, seed)
    readers.open(walk.address, "[data-tour=turn]")
    for kind in walk.moments(kinds):
        for page in readers.pages:
            expect(page.locator("[data-decision]")).to_have_attribute("data-decision", kind)
        wrong += readers.check(kind)
    assert wrong == []


def test_the_language_is_changed_in_the_middle_of_a_game(live: Live, new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.goto(address(live, new_table(live, bot="random", edition="classic")))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ann = Pointer(page)
    ann.go_on(5)
    for language in ("zh-Hant", "de", "en"):
        page.locator("[data-tour=menu] button").last.click()
        page.get_by_role("dialog").locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        ann.go_on(5)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
