"""Files of messages: alike in every language, cut as the parser itself finds their messages."""

from pathlib import Path

import pytest
from fluent.syntax.ast import Term

import bot
import lawcore
from lawcore.languages.fluent_file import MessageFile, MessageSource, Value
from lawcore.wording import LANGUAGES, Texts
from tests.each import each, together
from tests.parsed import entries, variables
from tests.sampling import some

OF_THE_LAW = Path(lawcore.__file__).parent / "languages"
OF_THE_BOT = Path(bot.__file__).parent / "wording"
FILES = [*sorted(OF_THE_LAW.rglob("*.ftl")), *sorted(OF_THE_BOT.rglob("*.ftl"))]
SAID = {
    *(Path(*file.relative_to(OF_THE_LAW).parts[1:]) for file in OF_THE_LAW.rglob("*.ftl")),
    Path(OF_THE_BOT.name),
}
"""What each language has; of a line each says the words that are its own."""
PARSED = 25
"""The messages of a file that are parsed by themselves; at night all."""
OWN = "phrases"
AWKWARD = Path(__file__).with_name("awkward.ftl").read_text("utf-8")


def every(source: str) -> list[MessageSource]:
    """What a file is cut into: its messages, then its terms."""
    found = MessageFile(source)
    both = (found.messages, found.terms)
    return [*dict.fromkeys(found.cut(entries, key) for entries in both for key in entries)]


def cut_as_parsed(source: str) -> None:
    """Each message is cut and read as parsed; one of a line of words says it unparsed."""
    parsed = sorted(entries(source), key=lambda entry: isinstance(entry, Term))
    found = every(source)
    named = [f"{'-' * isinstance(one, Term)}{one.id.name}" for one in parsed]
    assert [one.name for one in found] == named
    for written, entry in some([*zip(found, parsed, strict=True)], PARSED):
        assert written.parse().equals(entry, ignored_fields=["span", "comment"])
        assert written.attributes == tuple(one.id.name for one in entry.attributes)
        parts = {f".{one.id.name}": one.value for one in entry.attributes}
        for key, part in ({"": entry.value} | parts).items():
            said, wanted = written.value(f"{written.name}{key}"), Value.of(part)
            assert (said.text, said.variables) == (wanted.text, wanted.variables)
            assert (said.refers, said.pattern is None) == (wanted.refers, wanted.pattern is None)
        assert written.text in {None, written.value(written.name).text}


@each("file", FILES, of=lambda file: "/".join(file.parent.parts[-2:]))
def test_every_file_is_cut_where_its_messages_begin(file: Path) -> None:
    cut_as_parsed(file.read_text(encoding="utf-8"))


@together("file", sorted(one for one in SAID if OWN not in one.parts))
def test_every_language_says_the_same_with_the_same_variables(file: Path) -> None:
    """A command may have a name of its own, where the language is not English."""
    of_the_bot = file.name == OF_THE_BOT.name
    first, *others = (
        variables(
            (OF_THE_BOT / f"{one}.ftl" if of_the_bot else OF_THE_LAW / one / file).read_text(
                "utf-8"
            )
        )
        for one in LANGUAGES
    )
    for other in others:
        differing = dict(first.items() ^ other.items())
        assert not [key for key in differing if not key.endswith(".name")]


def test_awkward_messages_are_cut_where_they_begin() -> None:
    cut_as_parsed(AWKWARD)
    assert len(every(AWKWARD)) == 5


def test_messages_that_name_others_are_filled_in() -> None:
    said = Texts("en", MessageFile(AWKWARD))
    assert said.say("first.attribute", who="He") == "He plays -term = the card"
    assert said.say("plain") == "2"
    assert said.say("first") == "} and\nmore = than\none line"
    assert said.say("only-attributes.b") == "b"


def test_a_term_is_said_within_messages_alone() -> None:
    said = Texts("en", MessageFile(AWKWARD))
    assert not said.has("-term")
    assert list(said.keys()) == [
        "first", "first.attribute", "only-attributes", "only-attributes.a", "only-attributes.b",
        "plain", "second",
    ]  # fmt: skip


def test_a_message_is_read_when_it_is_first_wanted() -> None:
    said = Texts("en", MessageFile("wanted = { $one }\nbeside = never read {"))
    assert said.say("wanted", one=1) == "1"
    assert said.variables("wanted") == {"one"}
    with pytest.raises(ValueError, match="never read"):
        said.say("beside")


def test_what_is_read_is_kept() -> None:
    file = MessageFile("kept = text\n    and more\n    .beside = { $it }")
    written = file.cut(file.messages, "kept.beside")
    assert written is file.cut(file.messages, "kept")
    assert written.value("kept") is written.value("kept")


def test_messages_of_one_line_need_not_be_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = [one for file in FILES for one in every(file.read_text("utf-8")) if one.text]
    assert len(plain) > 1_000
    monkeypatch.delattr(MessageSource, "parse")
    assert all(one.value(one.name).text == one.text for one in plain)
    among = MessageFile("a =\n    .b = c\nd = e\n\n    .f = g ")
    said = {key: among.cut(among.messages, key).value(key).text for key in among.messages}
    assert said == {"a": None, "a.b": "c", "d": "e", "d.f": "g"}


@pytest.mark.parametrize(
    "source", ["a = { b }", "a = b }", "a =\n    b", "a = b\n    c", "a =", "a = "]
)
def test_a_message_of_more_than_a_line_of_words_is_parsed(source: str) -> None:
    (written,) = every(source)
    assert written.text is None


def test_what_a_message_names_is_found_through_others() -> None:
    source = "a = { b.c }\nb = b\n    .c = { -d } { $one }\n-d = { e }\n    .f = f\ne = 5"
    assert Texts("en", MessageFile(source)).say("a", one=1_234) == "5 1,234"
    with pytest.raises(ValueError, match="Unknown message: z"):
        Texts("en", MessageFile("a = { z }")).say("a")
