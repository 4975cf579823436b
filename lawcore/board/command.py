"""Records of play on the command line: replayed and ruled, one board after the other."""

import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from lawcore.board.indicated import Indication
from lawcore.board.indication import indicate
from lawcore.board.indication_wording import IndicationWording
from lawcore.board.play_wording import PlayWording
from lawcore.board.report import (
    Json,
    Report,
    board_as_json,
    board_as_text,
    error_as_json,
    picture_of,
)
from lawcore.bridge.play.detect import LARGEST, read
from lawcore.bridge.play.record import BadRecord, RecordError, Wrong
from lawcore.bridge.play.worker import SolverProcess
from lawcore.engine.fact import Edition
from lawcore.laws.editions import IN_FORCE

STANDARD_INPUT = "-"
_SCALE = 2.0


class _Form(Struct, frozen=True):
    """How boards are shown: the language, as JSON or text, the picture's path, the solver."""

    language: str
    as_json: bool
    picture: Path | None
    solver: SolverProcess | None
    edition: Edition


def play(  # noqa: PLR0913 - each is an option of the command
    paths: Sequence[str],
    language: str = "en",
    *,
    as_json: bool = False,
    picture: str | None = None,
    dd: bool = False,
    edition: Edition = IN_FORCE,
) -> int:
    """Print each board of some files, "-" being standard input; return the exit status.

    A board is a line of JSON, or some lines of text with an empty one after it. A file that is no
    record gets its error instead and makes the status 1; the next is read. `picture` is the path
    of an SVG or PNG, of a further board with its number; `dd` adds the double-dummy block.
    """
    with ExitStack() as open_while_solving:
        solver = open_while_solving.enter_context(SolverProcess()) if dd else None
        form = _Form(language, as_json, Path(picture) if picture else None, solver, edition)
        status, shown = 0, 0
        for path in paths:
            try:
                for record in read(_content(path), form.language):
                    shown += 1
                    _show(Report.of(record, form.edition), form, shown)
            except BadRecord as bad:
                _show_error(path, bad.error, form)
                status = 1
            except (OSError, RuntimeError) as failed:
                sys.stderr.write(f"{failed}\n")
                status = 1
    return status


def _content(path: str) -> bytes:
    """Return the bytes of a file, cut to one more than the limit."""
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise BadRecord(RecordError(Wrong.NO_FILE, text=path)) from None


def _show(report: Report, form: _Form, number: int) -> None:
    indication = None
    if form.solver and report.ruling and report.replay.revokes:
        solve, edition = form.solver.values, int(form.edition)
        indication = indicate(report.replay, report.each, solve, edition)
    words = IndicationWording.of(form.language)
    engine = form.solver.engine if form.solver else None
    lines = words.lines(indication, engine) if indication else ()
    if form.picture:
        _draw(report, form, number, lines)
    if form.as_json:
        found = indication_as_json(indication) if indication else None
        _print(json.dumps(board_as_json(report, form.language, found), ensure_ascii=False))
        return
    block = (words.title(), *lines, *words.caveats()) if lines else ()
    _print(board_as_text(report, form.language, block) + "\n")


def _show_error(path: str, error: RecordError, form: _Form) -> None:
    words = PlayWording.of(form.language)
    if form.as_json:
        shown = error_as_json(error, words)
        body = {name: shown[name] for name in ("code", "line", "message")}
        _print(json.dumps({"error": body}, ensure_ascii=False))
    else:
        sys.stderr.write(f"{path}: {words.at_line(error)}\n")


def indication_as_json(indication: Indication) -> Json | None:
    """Return an indication as an object of the contract; None if a solver did not finish."""
    if indication.silence is not None or not indication.finished:
        return None
    without: list[Json | None] = []
    for revoke in indication.revokes:
        tricks = revoke.offenders
        if tricks is None:
            without.append(None)
            continue
        tricks = indication.of_declarer(revoke.revoke.seat.side, tricks)
        without.append({"declarer_without": {"min": tricks.least, "max": tricks.most}})
    found = indication.declarer_tricks
    readings = [result.reading for result in indication.results]
    return {
        "revokes": without,
        "declarer_tricks": None if found is None else found.single,
        "reading": readings[0] if readings else None,
    }


def _draw(report: Report, form: _Form, number: int, indication: tuple[str, ...]) -> None:
    """Write the picture of a board; raise OSError, or RuntimeError if PNG cannot be made."""
    if form.picture is None:
        return
    path = form.picture
    if number > 1:
        path = path.with_stem(f"{path.stem}-{number}")
    picture = picture_of(report, form.language, indication)
    if path.suffix.lower() == ".png":
        from lawcore.bridge.drawing.png import png  # noqa: PLC0415

        path.write_bytes(png(picture, _SCALE))
    else:
        from lawcore.bridge.drawing.svg import svg  # noqa: PLC0415

        path.write_text(svg(picture), encoding="utf-8")


def _print(text: str) -> None:
    sys.stdout.buffer.write(f"{text}\n".encode("utf-8", "backslashreplace"))
    sys.stdout.buffer.flush()
