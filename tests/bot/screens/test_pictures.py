"""The pictures of the README: they are there, small, and say what the screens say."""

import re
from html import unescape

from lawcore.bridge.drawing.canvas import SHAPES
from lawcore.bridge.drawing.font import SUITS, runs, shown
from tests.bot.screens.snapshots import of_the_bot
from tools.pictures import FOLDER, ROOT, as_png, drawn, pictures

SMALL = 250_000
"""Bytes a picture may take."""
OF_A_BROWSER = "page"
"""The picture of the page, which `tools.page_figures` takes where there is a browser."""


def test_the_pictures_of_the_readme_are_those_that_are_drawn() -> None:
    linked = re.findall(r"[(\"]docs/pictures/(\w+)\.png", (ROOT / "README.md").read_text("utf-8"))
    assert {*linked} == {OF_A_BROWSER, *(name for name, _, _ in pictures())}
    for name in linked:
        kept = (FOLDER / f"{name}.png").read_bytes()
        assert kept.startswith(b"\x89PNG")
        assert len(kept) < SMALL, name


def test_every_label_of_a_drawn_screen_is_whole() -> None:
    drawing = ""
    for heading, one in of_the_bot("it"):
        drawing = drawn(one, "it")
        said = unescape(drawing)
        for button in one.buttons:
            for run in runs(shown(button.text).strip()):
                part = SHAPES[SUITS[run]] if run in SUITS else run
                assert part in said, (heading, button.text)
    assert as_png(drawing, 1.0).startswith(b"\x89PNG")
