"""Draw the rooms of the code from its imports: `make rooms` writes docs/rooms.md."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

PICTURE = Path(__file__).parents[1] / "docs" / "rooms.md"
PACKAGES = ("bot", "lawcore")
HEAD = """# The rooms

Drawn from the imports by `make rooms`; a test fails while it is older than the code. An arrow
means "imports"; an arrow that follows from others is left out. What each room is for stands in the
docstring of its package.
"""

Arrows = Mapping[str, frozenset[str]]


def arrows(package: str) -> Arrows:
    """Return, for each room of a package, the rooms of that package it imports directly."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    rooms = sorted(graph.find_children(package))
    return {
        room: frozenset(
            other
            for other in rooms
            if other != room
            and graph.direct_import_exists(importer=room, imported=other, as_packages=True)
        )
        for room in rooms
    }


def reachable(room: str, of: Arrows) -> frozenset[str]:
    """Return every room that a room reaches by one arrow or more."""
    seen: set[str] = set()
    waiting = list(of[room])
    while waiting:
        other = waiting.pop()
        if other not in seen:
            seen.add(other)
            waiting.extend(of[other])
    return frozenset(seen)


def reduced(of: Arrows) -> Arrows:
    """Return the arrows that do not follow from others; `of` has no circle."""
    below = {room: reachable(room, of) for room in of}
    return {
        room: frozenset(
            other for other in others if not any(other in below[third] for third in others)
        )
        for room, others in of.items()
    }


def mermaid(of: Arrows) -> Iterable[str]:
    """Yield the lines of a Mermaid graph."""
    yield "```mermaid"
    yield "graph TD"
    for room, others in sorted(of.items()):
        name = room.rpartition(".")[2]
        yield f"  {room.replace('.', '_')}[{name}]"
        for other in sorted(others):
            yield f"  {room.replace('.', '_')} --> {other.replace('.', '_')}"
    yield "```"


def picture() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for package in PACKAGES:
        lines.extend((f"## `{package}`", "", *mermaid(reduced(arrows(package))), ""))
    return "\n".join(lines)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    sys.stdout.write(f"{PICTURE}\n")
