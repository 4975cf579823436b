"""Each use of a message has its words, and the next ones where a subject has none of its own."""

import re

import pytest

from lawcore import SUBJECTS
from lawcore.languages.fluent_file import MessageFile
from lawcore.languages.messages import Texts
from lawcore.wording.filled import USES, Speech

USE = pytest.mark.parametrize("use", USES)
ANY = r"[A-Za-z0-9_.-]+"


def written(key: str) -> re.Pattern[str]:
    """What a key of the table looks like in the files."""
    return re.compile(re.sub(r"\\{\w+\\}", ANY, re.escape(key)))


@USE
def test_each_message_of_the_table_is_written_for_some_subject(use: str) -> None:
    english = Speech("en")
    keys = set[str]().union(*(english.of(name).keys() for name in SUBJECTS))
    for key in USES[use]:
        assert any(map(written(key).fullmatch, keys)), key


@USE
def test_the_first_message_there_is_says_it(use: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {name: name for key in USES[use] for name in re.findall(r"{(\w+)}", key)}
    chain = [key.format(**names) for key in USES[use]]
    for place, first in enumerate(chain):
        there = Texts("en", MessageFile("\n".join(map(message, chain[place:]))))
        speech = Speech("en")
        monkeypatch.setattr(speech, "of", lambda _, there=there: there)
        assert speech.key("revoke", use, **names) == first
        assert speech.key("revoke", use, **dict.fromkeys(names, "another")) is None


def message(key: str) -> str:
    """A message with a key, or with the attribute that the key names."""
    name, dot, attribute = key.partition(".")
    return f"{name} =\n    .{attribute} = x" if dot else f"{name} = x"


def test_a_language_says_a_later_message_before_it_borrows_an_earlier_one() -> None:
    english = Texts("en", MessageFile("ask-hand = Who?\nfact-hand = Who was it?"))
    other = Texts("it", MessageFile("fact-hand = Chi?"), fallback=english)
    assert other.first_of(key.format(fact="hand") for key in USES["ask"]) == "fact-hand"
