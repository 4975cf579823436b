"""The picture of a played board, or of a table, as PNG, where resvg-py is installed."""

from importlib import import_module
from importlib.resources import as_file, files
from types import ModuleType

from lawcore.bridge.drawing.font import FAMILY, FILES
from lawcore.bridge.drawing.picture import Picture
from lawcore.bridge.drawing.seating import Seating, svg_of
from lawcore.bridge.drawing.svg import svg

SCALES = (0.25, 4.0)
"""The smallest and the largest scale; at 1 a picture is 900 pixels wide."""


class NoRenderer(RuntimeError):  # noqa: N818 - named by what it is
    """The package resvg-py, which makes a PNG of an SVG, is not installed."""


def _renderer() -> ModuleType:
    try:
        return import_module("resvg_py")
    except ImportError:
        msg = "a PNG needs the package resvg-py, which is not installed"
        raise NoRenderer(msg) from None


def png(picture: Picture | Seating, scale: float = 1.0) -> bytes:
    """Draw a board or a table with the bundled fonts alone; at scale 1 it is 900 pixels wide.

    It takes a few tenths of a second, in which no other thread of the process runs. Raises
    ValueError for a scale outside 0.25 to 4, NoRenderer where resvg-py is not installed.
    """
    smallest, largest = SCALES
    if not smallest <= scale <= largest:
        msg = f"the scale of a picture is from {smallest} to {largest}, not {scale}"
        raise ValueError(msg)
    renderer = _renderer()
    with as_file(files("lawcore.bridge.drawing") / "fonts") as folder:
        drawn = renderer.svg_to_bytes(
            svg_string=svg(picture) if isinstance(picture, Picture) else svg_of(picture),
            zoom=scale,
            skip_system_fonts=True,
            font_files=[str(folder / name) for name in FILES.values()],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    return bytes(drawn)
