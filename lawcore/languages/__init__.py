"""The languages: a folder for each, with all its words; a folder is found, no list names it.

A folder may have less than that of the English language, which has everything: what is missing is
said in English, message by message. `letters.toml` has the letters and short words by which cards,
players, records of play and numbers of articles are read and written; `place` in it is where the
language stands among the others. A language is offered, and its letters are read, once its file
says `finished = true`; until then it is counted alone (`python -m bot.wording`).
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

FALLBACK = "en"
"""The language that says what another does not."""
_LETTERS = "letters.toml"
_LAST = 1000


def text_of(language: str, name: str) -> str | None:
    """Return the text of a file of messages of a language, such as "subjects/revoke".

    None where the language has no such file.
    """
    file = files(__name__).joinpath(language, *f"{name}.ftl".split("/"))
    return file.read_text("utf-8") if file.is_file() else None


@cache
def names_of(language: str, folder: str) -> tuple[str, ...]:
    """Return the names of the files of messages in a folder of a language."""
    there = files(__name__).joinpath(language, *filter(None, [folder]))
    found = (file.name for file in there.iterdir()) if there.is_dir() else ()
    return tuple(sorted(name.removesuffix(".ftl") for name in found if name.endswith(".ftl")))


@cache
def letters(language: str) -> Mapping[str, Any]:
    """Return the letters and short words of a language, table by table as in the file.

    What the file has not is as in English. Raises KeyError for a language there is not.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    own, english = _letters(language), _letters(FALLBACK)
    behind = {name: table for name, table in english.items() if isinstance(table, dict)}
    return {**own, **{name: {**table, **own.get(name, {})} for name, table in behind.items()}}


def numbers_of(language: str) -> Mapping[str, str] | None:
    """Return which numbers a language counts as one, and the signs in them.

    None where its own file does not say: another language's would be wrong.
    """
    return _letters(language).get("numbers")


def name_of(language: str) -> str:
    """Return what a language calls itself, its code where it does not say."""
    return str(letters(language).get("name", language))


def words_of_all(table: str, kind: str) -> tuple[str, ...]:
    """Return the words of a kind in a table of the letters: those of every language, each once."""
    every = (word for language in LANGUAGES for word in letters(language)[table][kind])
    return tuple(dict.fromkeys(every))


@cache
def _letters(language: str) -> Mapping[str, Any]:
    file = files(__name__).joinpath(language, _LETTERS)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _languages(*, finished: bool) -> tuple[str, ...]:
    """Return the languages of the folder, finished or not, in their order."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.is_dir()]
    of_each = {name: _letters(name) for name in found if not name.startswith("_")}
    named = [name for name, own in of_each.items() if own.get("finished", False) is finished]
    return tuple(sorted(named, key=lambda name: (of_each[name].get("place", _LAST), name)))


LANGUAGES = _languages(finished=True)
"""The code of each language that is offered, as Telegram and browsers name it."""
UNFINISHED = _languages(finished=False)
"""The codes of the languages that are being written, and offered to nobody."""
