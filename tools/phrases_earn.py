"""What each phrase earns: `python -m tools.phrases_earn` lists those that earn nothing.

Of each phrase of a subject it finds the labelled lines of its language that it matches: of all
subjects for one that tells the subject, of its own for one that tells a fact. What is learned
depends on which keys a line has, not on which phrase gave them, so a phrase earns the lines that
no phrase of its key matches that earns more. `--least 2` lists those that earn fewer than two
lines, with how many they earn and match; `--drop` writes the files without them. Where none that
earns a line is dropped, features of one labelled line in fifty change, because longer matches hide
shorter ones; run `python -m tools.learn` then too. Measure on lines that were not learned from.
"""

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import lawcore.languages
from lawcore import SUBJECTS
from lawcore.understanding.line import read
from lawcore.understanding.phrase_book import Book
from lawcore.understanding.phrases import Language
from tools.learn import LABELLED, labelled_texts

FOLDER = Path(lawcore.languages.__file__).parent
OF_THE_SUBJECT = ("certain", "topic", "hint", "trace", "against")
NO_PHRASES = re.compile(
    r"word-.*|law|asked-about|offender-role|outcome|several-keeps|told-first|told-last"
    r"|counted-when|of-this-trick|won-with|next-trick|afterwards"
    r"|.*-(?:counted|compared|denominations)"
)
"""The keys of classes of words and of names."""
NOT_JUDGED = re.compile(
    r"subject|event|offender.*|aside|several|is-.*|.*-(?:suits|bid|number|who|unless)"
)
"""The keys of phrases that count by what they catch, or by what they forbid."""
KEY = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
WIDTH = 150
HOLDS_IN_A_QUESTION = "+"


class Named(NamedTuple):
    """A phrase as it is written, under a key of a subject."""

    subject: str
    key: str
    text: str


def file_of(language: str, subject: str) -> Path:
    """Return the file of the phrases about a subject."""
    return FOLDER / language / "phrases" / f"{subject}.ftl"


def written(language: str) -> Iterator[Named]:
    """Yield the phrases of a language that tell a subject or an answer."""
    for subject in SUBJECTS:
        path = file_of(language, subject)
        source = path.read_text("utf-8") if path.exists() else ""
        for key, texts in KEY.findall(source):
            if not (NO_PHRASES.fullmatch(key) or NOT_JUDGED.fullmatch(key)):
                every = (text for text in _alternatives(texts) if text[0] != HOLDS_IN_A_QUESTION)
                yield from (Named(subject, key, text) for text in every)


def _alternatives(texts: str) -> list[str]:
    return [" ".join(text.split()) for text in texts.split("|") if text.strip()]


def matched_by(name: str) -> dict[Named, set[int]]:
    """Return the numbers of the labelled lines that each phrase of a language matches."""
    language = Language(name)
    every = [(one, language.only(one.subject, one.text)) for one in dict.fromkeys(written(name))]
    telling = Book(pair for pair in every if pair[0].key in OF_THE_SUBJECT)
    others = {
        subject: Book(
            pair
            for pair in every
            if pair[0].subject == subject and pair[0].key not in OF_THE_SUBJECT
        )
        for subject in SUBJECTS
    }
    matched: dict[Named, set[int]] = {one: set() for one, _ in every}
    for number, (text, subject) in enumerate(labelled_texts(name)):
        line = read(text, language)
        books = [telling, *([others[subject]] if subject in others else [])]
        for book in books:
            for one, phrase in book.likely(line.set):
                if any(True for _ in phrase.found(line.text, line.set)):
                    matched[one].add(number)
    return matched


def earned(matched: Mapping[Named, set[int]]) -> dict[Named, int]:
    """Return how many lines each phrase adds to those of its key that add more."""
    of_keys: defaultdict[tuple[str, str], dict[Named, set[int]]] = defaultdict(dict)
    for one, numbers in matched.items():
        of_keys[one.subject, one.key][one] = numbers
    earns: dict[Named, int] = {}
    for left in of_keys.values():
        seen: set[int] = set()
        while left:
            most = max(left, key=lambda one: (len(left[one] - seen), len(left[one]), one.text))
            numbers = left.pop(most)
            earns[most] = len(numbers - seen)
            seen |= numbers
    return earns


def drop(language: str, dropped: Iterable[Named]) -> None:
    """Write the files of a language without some phrases, and classes of words then unused."""
    gone = set(dropped)
    for subject in {one.subject for one in gone}:
        path = file_of(language, subject)

        def kept(found: re.Match[str], about: str = subject) -> str:
            key, texts = found.groups()
            every = _alternatives(texts)
            left = [text for text in every if Named(about, key, text) not in gone]
            if NO_PHRASES.fullmatch(key) or left == every:
                return found[0]
            return laid_out(key, left)

        source = re.sub(r"\n{2,}", "\n", KEY.sub(kept, path.read_text("utf-8")))
        path.write_text(_without_unused(source), "utf-8")


def _without_unused(source: str) -> str:
    """Return a file without classes of words that no phrase names any more."""
    for key, _ in KEY.findall(source):
        if key.startswith("word-") and f"<{key.removeprefix('word-')}>" not in source:
            fewer = re.sub(rf"^{key} =.*(?:\n[ \t]+.*)*\n", "", source, flags=re.MULTILINE)
            return _without_unused(fewer)
    return source


def laid_out(key: str, texts: list[str]) -> str:
    """Return a key with its phrases as the files have them, nothing if there is none."""
    short = f"{key} = {' | '.join(texts)}"
    if not texts:
        return ""
    if len(short) <= WIDTH:
        return short
    rows: list[str] = []
    for text in texts:
        if rows and len(rows[-1]) + len(text) + 3 <= WIDTH:
            rows[-1] += f" | {text}"
        else:
            rows.append(f"    | {text}")
    return "\n".join([f"{key} =", *rows])


def main() -> None:
    """List the phrases that earn little, or write the files without them."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--least", type=int, default=1, help="the fewest lines that are enough")
    parser.add_argument("--drop", action="store_true", help="write the files without the others")
    options = parser.parse_args()
    with ProcessPoolExecutor(len(LABELLED), get_context("spawn")) as workers:
        found = zip(LABELLED, workers.map(matched_by, LABELLED), strict=True)
    for name, matched in found:
        little = {one: n for one, n in earned(matched).items() if n < options.least}
        for one, count in little.items():
            row = (count, len(matched[one]), name, *one)
            sys.stdout.write("\t".join(map(str, row)) + "\n")
        sys.stdout.write(f"# {name}: {len(little)} of {len(matched)} phrases\n")
        if options.drop:
            drop(name, little)


if __name__ == "__main__":
    main()
