"""Counts the missing phrases of each language: `python -m bot.wording [LANGUAGE]` names them.

With no language named it refuses, with status 1, a finished language that lacks a phrase.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import TypeAlias

from lawcore.languages import FALLBACK, LANGUAGES, UNFINISHED
from lawcore.languages.messages import lacking, missing_in

Missing: TypeAlias = Mapping[str, tuple[int, tuple[str, ...]]]
"""For each file how many keys English has there, and those that lack."""


def main(arguments: Sequence[str]) -> int:
    """Print a line a language, and the missing keys of a named one; return the exit status."""
    if not set(arguments) <= {*LANGUAGES, *UNFINISHED}:
        sys.stderr.write(f"python -m bot.wording [{' | '.join((*LANGUAGES, *UNFINISHED))}]\n")
        return 2
    status = 0
    for language in arguments or (*LANGUAGES, *UNFINISHED):
        found = missing(language)
        for line in report(language, found, names=bool(arguments)):
            sys.stdout.write(f"{line}\n")
        lacks = any(keys for _, keys in found.values())
        if lacks and language in LANGUAGES and not arguments:
            way = f"python -m bot.wording {language}"
            sys.stderr.write(f"{language} is finished and not whole: {way}\n")
            status = 1
    return status


def report(language: str, found: Missing, *, names: bool) -> Iterator[str]:
    """Yield how much of English a language says, and if it `names` them the keys that lack."""
    whole = sum(number for number, _ in found.values())
    said = whole - sum(len(keys) for _, keys in found.values())
    offered = "" if language in LANGUAGES else " (unfinished, offered to nobody)"
    yield f"{language}{offered}: {said} of {whole} messages"
    for file, (number, keys) in found.items():
        if names and keys:
            yield f"  {file}: {number - len(keys)} of {number}; missing: {' '.join(keys)}"


def missing(language: str) -> Missing:
    """Return for each file, by its path, how many keys English has there and those that lack."""
    law = missing_in(language)
    own, english = (files("bot.wording").joinpath(f"{one}.ftl") for one in (language, FALLBACK))
    text = own.read_text("utf-8") if own.is_file() else None
    return {
        **{f"lawcore/languages/{language}/{name}.ftl": found for name, found in law.items()},
        f"bot/wording/{language}.ftl": lacking(text, english.read_text("utf-8")),
    }


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
