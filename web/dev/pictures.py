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
COMMON, RARE = 184, 72
"""Colours: those of the large grounds, and as many again that few pixels have, such as a seat's mark."""
TALLEST = 1560
"""Of a picture, in pixels."""
GAP = 40


def main(shots: Path, folder: Path) -> None:
    """All of them anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sources in CHOICE.items():
        picture = beside([Image.open(shots / f"{source}.png").convert("RGB") for source in sources])
        small = picture.quantize(palette=palette(picture), dither=Image.Dither.NONE)
        target = folder / f"{name}.png"
        small.save(target, optimize=True)
        print(f"{target}: {picture.width} x {picture.height}, {target.stat().st_size // 1000} kB")


def palette(picture: Image.Image) -> Image.Image:
    """The picture's common colours as they are, and its rare ones too."""
    common = picture.quantize(COMMON, method=Image.Quantize.MEDIANCUT).getpalette() or []
    rare = picture.quantize(RARE, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    found = Image.new("P", (1, 1))
    found.putpalette(common[: 3 * COMMON] + rare[: 3 * RARE])
    return found


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
