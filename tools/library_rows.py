"""The rows of `docs/law/library.toml`: what each paraphrase of the library was read against.

    python -m tools.library_rows          say what is wrong with the rows, if anything
    python -m tools.library_rows --write  a row for each new paraphrase, none for one that is gone

A row is the sentence as it was when somebody read the text for it, under the source that was read
(`sources.toml`). Where the sentence has changed it stands under `unread` again.
"""

import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence

from lawcore.library.numbers import place
from lawcore.library.words import own, own_numbers
from tools.law_rows import EDITION, FOLDER, UNREAD

FILE = FOLDER / "library.toml"
HEAD = f"""\
# The library's own paraphrases for {EDITION}, by number, each under what was read to check it
# (sources.toml). Provisions have rows of their own, in the file of their subject. `python -m
# tools.library_rows` checks this file.
"""

Rows = Mapping[str, Mapping[str, str]]
"""By the source that was read: the sentence of each number."""


def wanted() -> Mapping[str, str]:
    """Return the sentence of each number that the library paraphrases, in the book's order."""
    found = {number: own("en", number, EDITION) for number in own_numbers("en", EDITION)}
    return {number: found[number] or "" for number in sorted(found, key=place)}


def kept() -> Rows:
    """Return the rows of the file."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def faults(rows: Rows, sources: Mapping[str, object]) -> Iterator[str]:
    """Yield what is wrong with the rows."""
    now = wanted()
    read = {number: text for of_source in rows.values() for number, text in of_source.items()}
    yield from (
        f"sources.toml knows no {name}" for name in rows.keys() - sources.keys() - {UNREAD}
    )
    yield from (f"{number}: nobody has read the text for it" for number in rows.get(UNREAD, {}))
    yield from (f"{number}: no row" for number in now.keys() - read.keys())
    yield from (f"{number}: a row, and no such paraphrase" for number in read.keys() - now.keys())
    for number in now.keys() & read.keys():
        if now[number] != read[number]:
            yield f"{number}: read as “{read[number]}”, and says “{now[number]}” now"


def renewed(rows: Rows) -> Rows:
    """Return the rows as they have to be: what is new or has changed is unread."""
    source_of = {(n, t): source for source, texts in rows.items() for n, t in texts.items()}
    found: dict[str, dict[str, str]] = {}
    for number, text in wanted().items():
        found.setdefault(source_of.get((number, text), UNREAD), {})[number] = text
    return found


def spelt(rows: Rows) -> str:
    """Return the text of the file."""
    blocks = [HEAD]
    for source, texts in sorted(rows.items()):
        lines = (
            f"{json.dumps(n)} = {json.dumps(t, ensure_ascii=False)}" for n, t in texts.items()
        )
        blocks.append("\n".join((f"[{json.dumps(source)}]", *lines)) + "\n")
    return "\n".join(blocks)


def main(arguments: Sequence[str]) -> int:
    """Check the rows, or write them anew, and return the exit status."""
    sources = tomllib.loads((FOLDER / "sources.toml").read_text(encoding="utf-8"))
    if "--write" in arguments:
        FILE.write_text(spelt(renewed(kept())), encoding="utf-8")
    found = sorted(faults(kept(), sources))
    for fault in found:
        sys.stderr.write(f"docs/law/library.toml: {fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
