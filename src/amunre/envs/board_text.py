"""The table as plain text, for `render`: what lies open, from the view of a spectator."""

from typing import Any

from amunre.rules.state import State
from amunre.rules.view import view


def board_text(game: State) -> str:
    """All that everybody may see."""
    seen: dict[str, Any] = view(game, None)
    return "\n".join([*_heading(seen), *_provinces(seen), *_seats(seen)])


def _heading(seen: dict[str, Any]) -> list[str]:
    order = " ".join(map(str, seen["turn_order"]))
    to_act = " ".join(map(str, seen["to_act"])) or "nobody"
    return [
        f"{seen['ruleset']}  round {seen['round']}  {seen['phase']}  to act: {to_act}",
        f"temple {seen['temple']}  collective offering {seen['collective_offering']}  turn order {order}",
        "",
    ]


def _provinces(seen: dict[str, Any]) -> list[str]:
    lines = [f"{'province':10}{'owner':>6}{'farmers':>9}{'stones':>8}{'pyramids':>10}  bids (seat: gold)"]
    for name, place in seen["provinces"].items():
        if name in seen["blocked"]:
            lines.append(f"{name:10}  blocked")
            continue
        owner = "-" if place["owner"] is None else place["owner"]
        farmers = place["farmers"] + place["extra_farmers"] + place["printed_farmers"]
        bids = "  ".join(f"{seat}: {gold}" for seat, gold in seen["bids"].get(name, []))
        status = "for auction" if name in seen["open"] and not bids else bids
        lines.append(f"{name:10}{owner:>6}{farmers:>9}{place['stones']:>8}{place['pyramids']:>10}  {status}".rstrip())
    return lines


def _seats(seen: dict[str, Any]) -> list[str]:
    lines = ["", f"{'seat':10}{'points':>6}{'cards':>9}{'offered':>8}"]
    for seat, player in enumerate(seen["seats"]):
        offered = "theft" if player["theft"] else player["offered"]
        lines.append(f"{seat:<10}{player['score']:>6}{player['hand']:>9}{offered:>8}")
    return lines
