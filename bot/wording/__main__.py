"""Counts the missing phrases of each language: `python -m bot.wording [LANGUAGE]` names them.

With no language named it refuses, with status 1, a finished language that lacks a phrase.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files

from lawcore.languages import FALLBACK, LANGUAGES, UNFINISHED
from lawcore.languages.messages import lacking, missing_in


def main(arguments: Sequence[str]) -> int:
    """Print a line a language, and the missing keys of a named one; return the exit status."""
    if not set(arguments) <= {*LANGUAGES, *UNFINISHED}:
        sys.stderr.write(f"python -m bot.wording [{' | '.join((*LANGUAGES, *UNFINISHED))}]\n")
        return 2
    for line in report(arguments):
        sys.stdout.write(f"{line}\n")
    lacks = [] if arguments else [one for one in LANGUAGES if any_is_missing(one)]
    for language in lacks:
        sys.stderr.write(
            f"{language} is finished and not whole: python -m bot.wording {language}\n"
        )
    return 1 if lacks else 0


def report(named: Sequence[str]) -> Iterator[str]:
    """Yield how much of English each language says, and of those named what is missing."""
    for language in named or (*LANGUAGES, *UNFINISHED):
        found = missing(language)
        whole = sum(number for number, _ in found.values())
        said = whole - sum(len(keys) for _, keys in found.values())
        offered = "" if language in LANGUAGES else " (unfinished, offered to nobody)"
        yield f"{language}{offered}: {said} of {whole} messages"
        for file, (number, keys) in found.items():
            if named and keys:
                yield f"  {file}: {number - len(keys)} of {number}; missing: {' '.join(keys)}"


def any_is_missing(language: str) -> bool:
    """Tell whether a language lacks a phrase that English has."""
    return any(keys for _, keys in missing(language).values())


def missing(language: str) -> Mapping[str, tuple[int, tuple[str, ...]]]:
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
