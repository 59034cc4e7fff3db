"""The scenes: every screen that a person can meet, each reached as he would reach it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from album import Album, Player
from playwright.sync_api import Page

EXPANSIONS = ["statues", "pharaoh", "afterlife", "promos"]
CLASSIC: dict[str, Any] = {"edition": "classic", "players": 4}
MEEPLE: dict[str, Any] = {"edition": "meeple", "players": 5, "switches": {"expert": True}}
ANNIVERSARY: dict[str, Any] = {"edition": "anniversary", "players": 5}
OFFICIALS: dict[str, Any] = {"edition": "classic", "players": 3, "modules": ["officials"]}
FEAST: dict[str, Any] = {"players": 4, "modules": EXPANSIONS}
DUEL: dict[str, Any] = {"players": 2, "modules": ["officials", *EXPANSIONS]}
LANGUAGES = {"de": "de-DE", "fr": "fr-FR", "zh-Hant": "zh-TW"}
TUTORIAL = ("welcome", "map", "status", "keep", "auction", "bid")


def start(album: Album) -> None:
    """The start page, empty and with tables; the settings; the top of a page that was scrolled."""
    album.go("/")
    album.shoot("start")
    for name in ("Thursday evening", "For three"):
        album.live.create(players=3, mine=1, public=True, name=name)
    album.press("Play now")
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    album.go("/")
    album.shoot("start-tables", full=True)
    album.press("Settings")
    album.shoot("settings")


def new_table(album: Album) -> None:
    """A new table with every module, and with seats for friends."""
    album.go("/new")
    album.shoot("new")
    album.each(lambda page: page.get_by_label("Seat 2", exact=True).select_option("open"))
    album.shoot("new-full", full=True)
    album.each(open_details)
    for label in ("Statues", "Afterlife"):
        album.each(lambda page, label=label: page.get_by_label(label).first.check())  # type: ignore[misc]
    album.shoot("new-modules", full=True)


def open_details(page: Page) -> None:
    """Whatever is folded unfolds."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")


def waiting(album: Album) -> None:
    """The waiting room with a link and its QR code, and as a friend sees it."""
    made = album.live.create(players=3, mine=1, name="Thursday evening")
    album.go("/new")
    album.each(lambda page: page.get_by_label("Seat 2", exact=True).select_option("open"))
    album.press("Set the table")
    album.press("Link")
    album.press("QR code")
    album.shoot("waiting", full=True)
    album.go(f"/table/{made['id']}#{made['seat_tokens'][0]}")
    album.shoot("waiting-guest", full=True)


def decisions(album: Album, name: str, player: Player, first: int, always: tuple[str, ...] = ()) -> None:
    """One picture of each kind of decision of a game, from a round on; of rare ones as soon as they come."""
    album.go(player.path)
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    seen: set[str] = set()
    for kind in player.decisions():
        if kind not in seen and (player.view["round"] >= first or kind in always):
            seen.add(kind)
            album.shoot(f"{name}-{kind.replace(' ', '-')}")


def classic(album: Album) -> None:
    """The first edition: bids, the Market, offerings, gifts, harvests, Schemes."""
    player = Player(album.live, 3, whims=0.3, **CLASSIC)
    decisions(album, "classic", player, 4, ("influence",))
    final(album, "classic-final")


def meeple(album: Album) -> None:
    """Secret provinces, five players, cards sold to pay."""
    decisions(album, "meeple", Player(album.live, 2, whims=0.3, **MEEPLE), 4, ("pay", "reveal"))


def anniversary(album: Album) -> None:
    """The youngest edition, with the cards one keeps at the start."""
    decisions(album, "anniversary", Player(album.live, 8, whims=0.1, **ANNIVERSARY), 2, ("keep",))


def officials(album: Album) -> None:
    """Officials, with lifted Scribes and forced sales."""
    player = Player(album.live, 2, whims=0.3, **OFFICIALS)
    decisions(album, "officials", player, 3, ("lift", "choose", "pay"))


def sales(album: Album) -> None:
    """Who cannot pay his bid has to sell; tombs being built: both are rare, so games are played until they come."""
    for name, kind, wish in (("officials", "pay", OFFICIALS), ("feast", "tomb", FEAST), ("feast", "extra", FEAST)):
        players = (Player(album.live, seed, whims=0.3, **wish) for seed in range(20, 40))
        player = next(player for player in players if player.until(kind, turn=2))
        album.go(player.path)
        album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
        album.shoot(f"{name}-{kind}")


def feast(album: Album) -> None:
    """Statues, Pharaoh, tombs and promos at once."""
    decisions(album, "feast", Player(album.live, 4, whims=0.15, **FEAST), 3, ("keep", "again stones"))


def duel(album: Album) -> None:
    """Two players with every module."""
    decisions(album, "duel", Player(album.live, 5, whims=0.15, **DUEL), 3, ("lift", "pay", "influence"))
    final(album, "duel-final")


def table(album: Album) -> None:
    """Everything around one turn: hint, hand, players, log, chat, notes, seats, recap, a card of a province."""
    player = Player(album.live, 12, whims=0.1, hints=True, **ANNIVERSARY)
    player.until("bid", turn=5)
    for line in ("Good luck!", "The delta is mine this time."):
        album.live.done("POST", f"/api/tables/{player.id}/chat", {"text": line}, player.token)
    album.go(player.path)
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    album.shoot("table")
    album.press("Hint")
    album.each(lambda page: page.get_by_text("Vizier").first.wait_for())
    album.shoot("table-hint")
    album.each(lambda page: page.locator("[data-tour=turn] footer").scroll_into_view_if_needed())
    album.shoot("table-hint-low", "phone")
    for label in ("Chat", "Notes", "Seats", "Log"):
        album.part(label)
        album.shoot(f"table-{label.lower()}")
    for label in ("Hand", "Players"):
        album.each(lambda page, label=label: page.get_by_role("button", name=label).first.click(), "phone")  # type: ignore[misc]
        album.each(open_details)
        album.shoot(f"table-{label.lower()}", "phone")
    album.each(open_details)
    album.shoot("table-open", "desktop", "dark")
    album.each(lambda page: page.get_by_role("button", name="Close").first.click(), "phone")
    album.shoot("table-map")
    album.each(lambda page: page.locator(".map [data-province=memphis]").first.click(force=True))
    album.shoot("table-slip")
    album.each(lambda page: page.keyboard.press("Escape"))
    album.part("Log")
    album.each(lambda page: page.locator("[data-tour=log] .jump").nth(14).click())
    album.each(lambda page: page.get_by_role("button", name="Back to now").wait_for())
    album.shoot("table-past", settles=800)
    album.press("Back to now")
    album.each(lambda page: page.locator(".offers li").nth(1).hover(), "desktop", "dark")
    album.shoot("table-tip", "desktop", "dark", settles=800)


def offline(album: Album) -> None:
    """The server goes away."""
    player = Player(album.live, 3, **CLASSIC)
    album.go(player.path)
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    album.live.kill()
    album.each(lambda page: page.get_by_text("Connection lost").first.wait_for())
    album.shoot("offline")
    album.live.start()


def final(album: Album, name: str) -> None:
    """The end, its sheet, and the chances as far as they are worked out."""
    album.each(lambda page: page.get_by_role("heading", name="Score sheet").wait_for())
    album.shoot(name, settles=1500)
    album.shoot(f"{name}-full", full=True)


def replay(album: Album) -> None:
    """A finished game again, at its start, in the middle, at its end."""
    player = Player(album.live, 7, whims=0.05, **ANNIVERSARY)
    for _ in player.decisions():
        pass
    album.go(player.path)
    final(album, "final")
    album.press("Analyse the game")
    album.each(lambda page: page.get_by_role("img", name="Lines of the chances").wait_for())
    album.shoot("final-analysis", full=True)
    album.go(f"/replay/{player.id}")
    album.each(lambda page: page.get_by_role("slider").wait_for())
    album.shoot("replay-start")
    album.each(lambda page: page.get_by_role("slider").evaluate(MIDDLE))
    album.shoot("replay", settles=1200)
    album.shoot("replay-full", full=True)


MIDDLE = """(slider) => {
  slider.value = Math.round(Number(slider.max) * 0.62);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""


def plain(album: Album) -> None:
    """The table as text: a bid, an offering."""
    player = Player(album.live, 3, **CLASSIC)
    album.go(player.path)
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    album.press("Table as text")
    for kind in ("bid", "offer"):
        player.until(kind, turn=4)
        album.shoot(f"plain-{kind}")
    album.shoot("plain-full", full=True)


def learn(album: Album) -> None:
    """The rules, and the first lessons of the tutorial."""
    album.go("/rules")
    album.shoot("rules", settles=800)
    album.go("/learn")
    album.shoot("tutorial")
    album.press("Begin")
    for number, lesson in enumerate(TUTORIAL):
        album.each(lambda page: page.locator(".coach").wait_for())
        album.shoot(f"tutorial-{number}-{lesson}")
        album.each(go_on)
    album.shoot("tutorial-later")


def go_on(page: Page) -> None:
    """Reads on, or does what the guide asks for."""
    following = page.get_by_role("button", name="Next", exact=True)
    if following.count():
        following.click()
        return
    page.get_by_role("button", name="Let me do it").click()
    page.locator("[data-tour=turn] button:not([disabled])").first.click()


def errors(album: Album) -> None:
    """Wrong links, a table by invitation, a seat whose link was renewed, a record that is not one."""
    for name, path in (("no-table", "/table/aaaaaaaaaaaaaaaa"), ("no-page", "/nowhere"), ("no-replay", "/replay/none")):
        album.go(path)
        album.shoot(f"error-{name}", settles=600)
    made = album.live.create(players=3)
    album.go(f"/table/{made['id']}")
    album.shoot("error-invitation", settles=600)
    player = Player(album.live, 3, **CLASSIC)
    album.go(player.path)
    album.each(lambda page: page.locator("[data-tour=turn]").wait_for())
    album.live.done("POST", f"/api/tables/{player.id}/seats/0/link", token=player.made["host_token"])
    album.shoot("error-renewed", settles=800)


def languages(album: Album) -> None:
    """The start page and a turn in every other language."""
    for name, locale in LANGUAGES.items():
        album.open_pages(locale)
        album.go("/")
        album.shoot(f"{name}-start")
        player = Player(album.live, 3, whims=0.3, **CLASSIC)
        album.go(player.path)
        for kind in ("buy farmers", "offer"):
            player.until(kind, turn=4)
            time.sleep(0.3)
            album.shoot(f"{name}-{kind.replace(' ', '-')}")


SCENES: dict[str, Callable[[Album], None]] = {
    "start": start,
    "new": new_table,
    "waiting": waiting,
    "table": table,
    "classic": classic,
    "meeple": meeple,
    "anniversary": anniversary,
    "officials": officials,
    "sales": sales,
    "feast": feast,
    "duel": duel,
    "replay": replay,
    "plain": plain,
    "learn": learn,
    "errors": errors,
    "offline": offline,
    "languages": languages,
}
