"""The choice of pictures that stands in the docs, made small: python web/dev/pictures.py [build/shots] [docs/pictures]

After `./run shots`. Phones stand side by side; a long page is cut where the reader has seen what it is about.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

CHOICE: dict[str, tuple[str, ...]] = {
    "start": ("start.desktop",),
    "table": ("feast-stone.desktop",),
    "auction": ("table.desktop",),
    "dark": ("classic-buy-stones.dark",),
    "phone": ("table.phone", "table-map.phone", "classic-offer.phone"),
    "final": ("final-analysis.desktop",),
    "text": ("plain-offer.desktop",),
}
COLOURS = 256
TALLEST = 1560
"""Of a picture, in pixels."""
GAP = 40


def main(shots: Path, folder: Path) -> None:
    """All of them anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sources in CHOICE.items():
        picture = beside([Image.open(shots / f"{source}.png").convert("RGB") for source in sources])
        # Every seat keeps its colour, however small its mark: no average of the common ones.
        small = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        target = folder / f"{name}.png"
        small.save(target, optimize=True)
        print(f"{target}: {picture.width} x {picture.height}, {target.stat().st_size // 1000} kB")


def beside(pictures: list[Image.Image]) -> Image.Image:
    """One after the other from left to right, on paper."""
    if len(pictures) > 1:  # phones, photographed at twice their size
        pictures = [
            each.resize((each.width * 2 // 3, each.height * 2 // 3), Image.Resampling.LANCZOS) for each in pictures
        ]
    cut = [each.crop((0, 0, each.width, min(each.height, TALLEST))) for each in pictures]
    width = sum(each.width for each in cut) + GAP * (len(cut) - 1)
    page = Image.new("RGB", (width, max(each.height for each in cut)), "#ffffff")
    x = 0
    for each in cut:
        page.paste(each, (x, 0))
        x += each.width + GAP
    return page


if __name__ == "__main__":
    words = [*sys.argv[1:], *["build/shots", "docs/pictures"][len(sys.argv) - 1 :]]
    main(Path(words[0]), Path(words[1]))
