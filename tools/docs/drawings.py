"""Small drawings for the player's guide, with numbers from the rules: the course of a game, prices, the temple."""

from amunre.rules.actions import triangle
from amunre.rules.ruleset import ruleset, temple_track
from tools.docs.words import name

STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #5f5039; text-anchor: middle }
  .name { font: 700 20px Georgia, serif; fill: #fffdf6 }
  .light { fill: #fffdf6 }
  .ink { font: 700 19px Georgia, serif; fill: #33281b }
  .space { font: 700 44px Georgia, serif; fill: #1f4e8c }
  .yes { fill: #2f7d5b } .no { fill: #9d3320 }
  .paper { fill: #fbf5e6; stroke: #a98f5c }
"""
PHASES = {
    "auction": ("#b5452c", "win a province"),
    "market": ("#6b3f87", "buy and build"),
    "offering": ("#1f4e8c", "move the temple"),
    "harvest": ("#2f7d5b", "gold from provinces"),
}
AGES = {"thing.old": (40, "points", ""), "thing.new": (510, "points", "+ gold")}


def game() -> str:
    """Two ages of three rounds, and what a round is made of."""
    lines = [line for term in AGES for line in _age(term)]
    for place, (phase, (colour, text)) in enumerate(PHASES.items()):
        x = 40 + 232 * place
        lines += [
            f'<path d="M{x} 150h196l24 34-24 34h-196l24-34Z" fill="{colour}"/>',
            f'<text class="name" x="{x + 116}" y="182">{name(f"phase.{phase}")}</text>',
            f'<text class="light" x="{x + 116}" y="204">{text}</text>',
        ]
    brace = "M40 116c0 14 150 10 200 12 40 2 252 0 252 14 0-14 212-12 252-14 50-2 226 2 226-12"
    lines.append(f'<path d="{brace}" fill="none" stroke="#a98f5c" stroke-width="1.5"/>')
    title = "Two ages of three rounds, each of four phases; points after rounds 3 and 6"
    return _drawing(1010, 240, title, lines)


def _age(term: str) -> list[str]:
    left, first, second = AGES[term]
    lines = [f'<text class="ink" x="{left + 175}" y="42">{name(term)}</text>']
    for place in range(3):
        x = left + 112 * place
        number = place + 1 if term == "thing.old" else place + 4
        lines += [
            f'<rect class="paper" x="{x}" y="58" width="102" height="44" rx="8"/>',
            f'<text class="ink" x="{x + 51}" y="87">round {number}</text>',
        ]
    x = left + 372
    lines += [
        f'<circle cx="{x}" cy="80" r="33" fill="#fbecc4" stroke="#d9a441" stroke-width="2"/>',
        f'<text x="{x}" y="{77 if second else 85}">{first}</text>',
        f'<text x="{x}" y="95">{second}</text>',
    ]
    return lines


def prices() -> str:
    """What one to seven of a kind cost together."""
    lines = []
    for count in range(1, 8):
        x = 118 * count - 37  # the middle
        for step in range(count):
            height = 13 * (step + 1)
            shape = f'x="{x + 13 * step - 13 * count // 2}" y="{133 - height}" width="12" height="{height}" rx="2"'
            lines.append(f'<rect {shape} fill="#d9a441" stroke="#8a5a0c" stroke-width=".7"/>')
        lines += [
            f'<text class="ink" x="{x}" y="166">{triangle(count)} gold</text>',
            f'<text x="{x}" y="188">for {count}</text>',
        ]
    return _drawing(870, 206, "What one to seven of a kind cost together", lines)


def temple() -> str:
    """Which collective offering puts the temple where."""
    large, small = (temple_track(ruleset("anniversary", players=players)) for players in (4, 3))
    lines = []
    for space in range(4):
        x = 30 + 205 * space
        pays = ("yes", "caravans pay") if space < 2 else ("no", "caravans do not pay")
        lines += [
            f'<rect class="paper" x="{x}" y="24" width="190" height="126" rx="10"/>',
            f'<text class="space" x="{x + 95}" y="72">{space + 1}</text>',
            f'<text x="{x + 95}" y="97">{_span(large, space)}</text>',
            f'<text x="{x + 95}" y="117">2-3 players: {_span(small, space)}</text>',
            f'<text class="{pays[0]}" x="{x + 95}" y="139">{pays[1]}</text>',
        ]
    return _drawing(865, 174, "The temple track: where the collective offering puts the temple", lines)


def _span(track: list[int], space: int) -> str:
    if space == 0:
        return f"{track[0] - 1} or less"
    lowest = track[space - 1]
    return f"{lowest} to {track[space] - 1}" if space < len(track) else f"{lowest} or more"


def _drawing(width: int, height: int, title: str, lines: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    ground = f'<rect width="{width}" height="{height}" rx="14" fill="#f6ecd6"/>'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", ground, *lines, "</svg>", ""])
