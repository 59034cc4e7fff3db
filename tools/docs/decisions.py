"""docs/decisions/index.md: every decision with its question, in a line."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"

INTRO = """# Decisions

Choices that a later reader may want to reverse: what the question was, what we decided, what follows from it. Numbers
from 1 on are about the project and the rules, from 20 on about the server, from 30 on about the client, from 40
on about packaging. A new one takes the next free number of its group, and a line in the navigation of zensical.toml.

| | decision | the question |
| --- | --- | --- |"""


def page() -> str:
    """The whole page."""
    lines = [INTRO]
    for number, file in numbered():
        text = file.read_text(encoding="utf-8")
        title = re.match(r"# \d+\. (.*)\n", text)
        context = re.search(r"\*\*Context\.\*\* (.*?[.?:])\s", text, re.DOTALL)
        if title is None or context is None:
            raise ValueError(f"{file.name} needs the heading '# {number}. ...' and a paragraph '**Context.** ...'.")
        question = " ".join(context[1].split()).rstrip(":")
        lines.append(f"| {number} | [{title[1]}]({file.name}) | {question} |")
    return "\n".join([*lines, ""])


def numbered() -> list[tuple[int, Path]]:
    """The pages in order. Two with one number, or one whose heading has another, are an error."""
    files = [(int(file.name[:4]), file) for file in sorted(FOLDER.glob("[0-9]*.md"))]
    for place, (number, file) in enumerate(files):
        if place and files[place - 1][0] == number:
            raise ValueError(f"Two decisions have the number {number}.")
        if not file.read_text(encoding="utf-8").startswith(f"# {number}. "):
            raise ValueError(f"The heading of {file.name} has another number.")
    return files
