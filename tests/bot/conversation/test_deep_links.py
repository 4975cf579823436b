"""A link holds a case: all of it, in 64 characters, in any process, and nothing else is taken."""

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conversation import deep_links
from bot.conversation.callback_data import Look
from bot.conversation.deep_links import (
    LONGEST,
    BadLink,
    LinkedCase,
    LinkFault,
    article_payload,
    follow,
    is_carried,
    payload,
)
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation, new_id
from bot.conversation.screen_state import Answered, ScreenKind, ScreenState
from bot.markup import length
from bot.screens.elements import Sharing
from bot.screens.interview import screen
from bot.screens.sharing import citation
from lawcore import EDITIONS, SUBJECTS, Answer, Branches, Edition, Question, Ruling, enquire
from lawcore.book.authorities import AUTHORITIES
from lawcore.book.library import Library
from lawcore.engine.dialogues import dialogues
from lawcore.engine.records import replace
from lawcore.laws.subjects.revoke.further import FurtherRevoke
from lawcore.wording import LANGUAGES
from tests.bot.person import Club
from tests.bot.storage.direct import run
from tests.bot.terminal.test_chat import last, printed
from tests.bot.walks import begun
from tests.each import together
from tests.sampling import NIGHT, in_turn, some
from tools.link_schemas import COMMAND, FILE, current_schema, updated
from tools.link_schemas import as_text as schemas_as_text

ALLOWED = re.compile(r"[A-Za-z0-9_-]{1,64}")
SOME = 60
"""The dialogues that stand for all of a book; at night every one comes back from its link."""
CITED = 30
"""Those of which a citation is looked at, in each language."""

NUMBERED = set(deep_links._load_numbering().editions)
"""The editions of which links can speak; one that is missing is asked for by a test of its own."""
COVERED = [
    (name, int(edition))
    for name, subject in SUBJECTS.items()
    for edition in subject.books
    if edition in NUMBERED
]
ORDINARY: dict[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "offender",
    "later_tricks": "more",
}


def case(subject: str, *answers: Answered, edition: int = 2017, **more: Any) -> Conversation:
    return begun(subject, edition, "en", *answers, id=new_id(), **more)


def plain(value: Answer | None) -> Answer | None:
    return str(value) if isinstance(value, str) else value


def told(conversation: Conversation) -> dict[str, Answer | None]:
    return {name: plain(value) for name, value in conversation.answers}


def there_and_back(conversation: Conversation) -> LinkedCase:
    code = payload(conversation)
    assert code is not None
    assert ALLOWED.fullmatch(code)
    linked = follow(code)
    assert isinstance(linked, LinkedCase)
    assert dict(linked.answers) == told(conversation)
    assert (linked.subject, linked.edition) == (conversation.subject, conversation.edition)
    assert linked.authority == conversation.authority
    return linked


def ruled(club: Club) -> str:
    """The payload that the last message of somebody's ruling shares."""
    return dict(club.person().message.row)["Share"]


def newest(subject: str) -> int:
    """The newest edition of a subject of which links can speak."""
    return max(int(edition) for edition in SUBJECTS[subject].books if edition in NUMBERED)


@cache
def spread(subject: str, edition: int) -> tuple[dict[str, Answer], ...]:
    """The answers of some dialogues, by chance; of rare circumstances most did not occur."""
    chance = Random(f"{subject} {edition}")  # noqa: S311 - the same dialogues each time
    return tuple(walk(subject, edition, chance) for _ in range(SOME))


def walk(subject: str, edition: int, chance: Random) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    while isinstance(question := enquire(SUBJECTS[subject], Edition(edition), answers), Question):
        asked = chance.choice(question.facts)
        is_usual = asked.usual is not None and chance.random() < 0.9
        answers[asked.name] = asked.usual if is_usual else chance.choice(asked.options)  # type: ignore[assignment]
    return answers


@together("subject, edition", COVERED)
def test_every_dialogue_comes_back_from_its_link(subject: str, edition: int) -> None:
    authorities = (None, *AUTHORITIES)
    found = (one.answers for one in dialogues(SUBJECTS[subject], Edition(edition)))
    for place, answers in enumerate(found if NIGHT else spread(subject, edition)):
        authority = authorities[place % len(authorities)]
        asked = case(subject, *answers.items(), edition=edition, authority=authority)
        code = payload(asked)
        assert code is not None
        assert ALLOWED.fullmatch(code)
        linked = deep_links._read(code[1:])
        assert dict(linked.answers) == answers
        assert (linked.subject, linked.edition) == (subject, edition)
        assert linked.authority == authority
        if not place % 50:
            there_and_back(asked)


@together("subject", SUBJECTS)
def test_any_answers_and_doubts_come_back_from_their_link(subject: str) -> None:
    chance = Random(subject)  # noqa: S311 - the same cases each time
    edition = newest(subject)
    for answers in chance.choices(spread(subject, edition), k=90):
        told: list[Answered] = [one for one in answers.items() if chance.random() < 0.8]
        for _ in range(chance.randrange(3)):
            if told:
                place = chance.randrange(len(told))
                told[place] = told[place][0], None
        there_and_back(case(subject, *told, edition=edition))


def boards(seed: int) -> Iterator[Conversation]:
    """Boards with up to six revokes and anything told of them, sensible or not."""
    chance = Random(seed)  # noqa: S311 - the same boards each time
    facts = (*SUBJECTS["revoke"].facts.listed, *FurtherRevoke.listed)
    for _ in range(60):
        answers: dict[str, Answer | None] = {}
        number = chance.randrange(1, 7)
        for prefix in ("", *(f"{place}." for place in range(2, number + 1))):
            for fact in facts:
                if (prefix or fact.name not in FurtherRevoke.named) and chance.random() < 0.4:
                    answers[prefix + fact.name] = chance.choice((None, *fact.options))
            for trick in range(1, 14):
                if chance.random() < 0.1:
                    answers[f"{prefix}playable_{trick}"] = chance.random() < 0.5
        for trick in range(1, 14):
            answers[f"took_{trick}"] = chance.choice((True, False, None))
        answers["revokes"] = number
        yield case("revoke", *answers.items())


@together("seed", range(12))
def test_a_board_with_several_revokes_comes_back_or_has_no_link(seed: int) -> None:
    lengths = []
    for board in boards(seed):
        code = payload(board)
        if code is not None:
            lengths.append(len(code))
            assert ALLOWED.fullmatch(code)
            assert dict(deep_links._read(code[1:]).answers) == told(board)
    assert 10 < len(lengths) < 60


def several(number: int, *, counted: bool) -> Conversation:
    """A board with some revokes and everything about them told."""
    answers: dict[str, Answer] = {"revokes": number}
    for place in range(1, number + 1):
        prefix = "" if place == 1 else f"{place}."
        facts = {
            **ORDINARY,
            **{f.name: f.usual for f in SUBJECTS["revoke"].facts.listed if f.usual is not None},
            "trick": place,
        }
        answers |= {f"{prefix}{name}": value for name, value in facts.items()}
        if place > 1:
            answers |= {f"{prefix}by": "partner", f"{prefix}suit_again": False}
            del answers[f"{prefix}hand"]
        if counted:
            answers |= {f"{prefix}playable_{trick}": trick % 3 == 0 for trick in range(1, 14)}
    answers |= {f"took_{trick}": True for trick in range(number + 1, 14)}
    return case("revoke", *answers.items())


@pytest.mark.parametrize("number", range(2, 7))
def test_six_revokes_on_a_board_fit_into_a_link(number: int) -> None:
    there_and_back(several(number, counted=False))


def test_what_does_not_fit_has_no_link_and_says_so() -> None:
    most = several(6, counted=True)
    assert payload(most) is None
    assert isinstance(ask_the_law(most), Ruling)
    shown = screen(Interview.of(replace(most, screen=ScreenState(ScreenKind.MORE))))
    assert shown.lines[-1].text.startswith("Too many answers for a link")
    assert shown.sharing is not None
    assert shown.sharing.payload is None
    assert shown.sharing.headline


def test_a_link_is_the_same_in_every_process() -> None:
    now = "tb6m2HooAS4ckEAAC"
    assert payload(case("revoke", *ORDINARY.items())) == now
    assert follow(now) == LinkedCase("revoke", 2017, None, tuple(ORDINARY.items()))


@pytest.mark.parametrize("code", ["r0uItkvryxlbbACCA", "rC086KL95cL-ACAA", "nAAAAAB", "cAAAB"])
def test_a_link_from_before_the_first_release_says_that_it_is_of_another_version(
    code: str,
) -> None:
    with pytest.raises(BadLink) as bad:
        follow(code)
    assert bad.value.trouble is LinkFault.OTHER_VERSION


@together("subject", SUBJECTS)
def test_the_newest_schema_is_that_of_the_law(subject: str) -> None:
    """Where the facts have changed a further schema is to be added behind the present one."""
    kept = deep_links._load_numbering()
    now = deep_links._parse_facts(current_schema(subject))
    assert kept.schemas[subject][-1].facts == now, COMMAND
    assert (kept.schemas[subject][-1].further is not None) is bool(SUBJECTS[subject].several)


def test_what_else_is_numbered_is_complete() -> None:
    kept = deep_links._load_numbering()
    assert set(kept.subjects) == kept.schemas.keys()
    assert {int(edition) for edition in EDITIONS} == set(kept.editions), COMMAND
    assert {None, *AUTHORITIES} == set(kept.authorities), COMMAND
    for schemas in kept.schemas.values():
        for schema in schemas:
            for fact in schema.further or ():
                assert fact.options == tuple(map(plain, FurtherRevoke.named[fact.name].options))


def test_what_is_new_is_added_behind_what_was_there() -> None:
    text = FILE.read_text("utf-8")
    kept = json.loads(text)
    assert schemas_as_text(updated(kept)) == text, COMMAND
    *others, last = kept["subjects"]
    assert updated({**kept, "subjects": others})["subjects"] == [
        *others,
        {**last, "schemas": last["schemas"][-1:]},
    ]
    first = kept["subjects"][0]
    older = {**first, "schemas": [first["schemas"][-1][1:]]}
    before = {**kept, "subjects": [older], "editions": [2017], "authorities": []}
    now = updated(before)["subjects"][0]
    assert now["schemas"] == [*older["schemas"], first["schemas"][-1]]
    assert updated(before)["editions"][0] == 2017
    assert {*updated(before)["editions"]} == {*kept["editions"]}


def test_only_what_is_too_long_is_said_to_have_too_many_answers() -> None:
    assert is_carried(case("revoke", *ORDINARY.items()))
    assert not is_carried(case("revoke", *ORDINARY.items(), authority="moon"))
    assert not is_carried(case("revoke", *ORDINARY.items(), ("mood", "bad")))
    unknown = case("revoke", *ORDINARY.items(), authority="moon")
    shown = screen(Interview.of(replace(unknown, screen=ScreenState(ScreenKind.MORE))))
    assert shown.lines[-1].text.startswith("Links do not know this")


def test_a_link_of_an_older_schema_is_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    old = payload(case("revoke", *ORDINARY.items()))
    assert old is not None
    kept = deep_links._load_numbering()
    schemas = kept.schemas["revoke"]
    newer = replace(schemas[-1], facts=schemas[-1].facts[::-1])
    now = replace(kept, schemas={**kept.schemas, "revoke": (*schemas, newer)})
    monkeypatch.setattr(deep_links, "_load_numbering", lambda: now)
    found = follow(old)
    assert isinstance(found, LinkedCase)
    assert dict(found.answers) == ORDINARY
    assert payload(case("revoke", *ORDINARY.items())) != old
    there_and_back(case("revoke", *ORDINARY.items()))


def test_a_link_of_a_newer_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = deep_links._load_numbering()
    one = kept.schemas["revoke"]
    newer = replace(kept, schemas={**kept.schemas, "revoke": (*one, *one)})
    with monkeypatch.context() as patched:
        patched.setattr(deep_links, "_load_numbering", lambda: newer)
        code = payload(case("revoke", *ORDINARY.items()))
    assert code is not None
    with pytest.raises(BadLink) as bad:
        follow(code)
    assert bad.value.trouble is LinkFault.OTHER_VERSION


def test_answers_that_the_law_refuses_lead_nowhere() -> None:
    impossible = payload(case("revoke", ("trick", 13), ("later_tricks", "more")))
    assert impossible is not None
    with pytest.raises(BadLink) as bad:
        follow(impossible)
    assert bad.value.trouble is LinkFault.OTHER_VERSION
    doubts: tuple[Answered, ...] = (("hand", None), ("trick", None), ("since", None))
    doubtful = payload(case("revoke", *doubts, ("revokes", 2)))
    assert doubtful is not None
    with pytest.raises(BadLink):
        follow(doubtful)


def test_an_answer_that_no_schema_has_gets_no_link() -> None:
    assert payload(case("revoke", ("mood", "bad"))) is None
    assert payload(case("revoke", ("trick", 14))) is None
    assert payload(case("revoke", authority="moon")) is None


@given(st.text(alphabet=deep_links._DIGITS, max_size=70))
def test_made_up_payloads_are_refused(text: str) -> None:
    for code in (text, f"t{text}", f"r{text}", f"a2017-{text}"):
        try:
            found = follow(code)
        except BadLink:
            continue
        assert isinstance(found, Look)


@given(st.data())
def test_one_wrong_character_is_noticed(data: st.DataObject) -> None:
    code = payload(case("revoke", *ORDINARY.items()))
    assert code is not None
    place = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from(sorted(set(deep_links._DIGITS) - {code[place]})))
    with pytest.raises(BadLink):
        follow(code[:place] + other + code[place + 1 :])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_article_has_a_link(edition: Any) -> None:
    for number in Library.of("en").numbers(edition):
        code = article_payload(number, int(edition))
        assert ALLOWED.fullmatch(code)
        assert follow(code) == Look(int(edition), number)


@together("subject, language", in_turn(SUBJECTS, LANGUAGES))
def test_a_citation_has_all_articles_and_the_link(subject: str, language: str) -> None:
    link = "https://t.me/a_bot_with_the_longest_of_names_32?start=" + "x" * LONGEST
    edition = newest(subject)
    for answers in some(spread(subject, edition), CITED):
        asked = case(subject, *answers.items(), edition=edition)
        more = replace(asked, language=language, screen=ScreenState(ScreenKind.MORE))
        shared = screen(Interview.of(more)).sharing
        assert shared is not None
        for address in (link, ""):
            text = citation(shared, address)
            assert 0 < length(text) <= 256
            assert text.endswith(address)
            assert shared.source in text
            assert str(edition) in text


def test_only_the_headline_of_a_citation_is_cut() -> None:
    long = Sharing("", "", " ".join(["word"] * 90), "64A1, 2017 Laws", None)
    text = citation(long, "https://t.me/x?start=y")
    assert length(text) <= 256
    assert text.splitlines()[0].endswith("word…")
    assert text.splitlines()[1:] == ["64A1, 2017 Laws", "https://t.me/x?start=y"]


async def test_a_ruling_is_copied_and_shared(club: Club) -> None:
    person = await club.person().act("/revoke")
    assert "Share" not in person.buttons
    await person.act(ORDINARY, "<more>")
    copied, shared = dict(person.message.row)["Copy"], ruled(club)
    first, source, link = copied.splitlines()
    assert first in person.screen
    assert source.endswith("2017 Laws")
    assert link == f"https://t.me/local_renonce_bot?start={shared}"


async def test_a_bot_without_inline_mode_shares_the_address(club: Club) -> None:
    person = club.person()
    bot = club.bot.application.bot
    with bot.bot._unfrozen():
        bot.bot.supports_inline_queries = False
    await person.act("/revoke", ORDINARY, "<more>")
    assert ruled(club).startswith("https://t.me/share/url?url=https%3A%2F%2Ft.me%2F")


async def test_a_link_opens_the_ruling_for_somebody_else(club: Club) -> None:
    director, colleague = club.person(7), club.person(8, language="it")
    await director.act("/edition", "[2007 Laws]", "/revoke", ORDINARY, "<more>")
    await colleague.send(f"/start {ruled(club)}")
    assert colleague.screen.startswith("Renonce · Codice 2007")
    assert "64A1" in colleague.screen
    await colleague.do("change")
    assert "more" not in colleague.actions


async def test_a_link_goes_on_where_the_interview_was(club: Club) -> None:
    code = payload(case("revoke", ("hand", None), ("trick", "1-11")))
    person = await club.person().act(f"/start {code}")
    assert "since=played+during_play" in person.actions
    await person.do("back")
    assert "trick=12" in person.actions


async def test_not_sure_and_several_revokes_are_reproduced(club: Club) -> None:
    person = club.person()
    unsure = {**ORDINARY, "won_by": None, **_nothing_rare()}
    await person.send(f"/start {payload(case('revoke', *unsure.items()))}")
    assert isinstance(ask_the_law(case("revoke", *unsure.items())), Branches)
    assert "It depends on who won the revoke trick:" in person.screen
    await person.send(f"/start {payload(several(3, counted=False))}")
    assert not isinstance(ask_the_law(several(3, counted=False)), Branches)
    assert person.screen.startswith("Revoke\n")


def _nothing_rare() -> dict[str, Answer]:
    return {f.name: f.usual for f in SUBJECTS["revoke"].facts.listed if f.usual is not None}


async def test_a_link_to_an_article_opens_it(club: Club) -> None:
    person = await club.person().act(f"/start {article_payload('64A1', 2007)}")
    assert "64A1" in person.screen.splitlines()[0]
    assert "2007" in person.screen.splitlines()[0]


@pytest.mark.parametrize(
    "made_up", ["x", "t", "tAAAA", "hello-there", "t" * 64, "a1987-64A1", "é"]
)
async def test_a_made_up_payload_is_answered_and_nothing_is_kept(club: Club, made_up: str) -> None:
    person = await club.person().act(f"/start {made_up}")
    assert person.screen.startswith("This link leads nowhere")
    assert run(club.bot.store, lambda rows: rows.open_conversation(7, 7)) is None


async def test_the_same_link_twice_at_once_opens_it_once(club: Club) -> None:
    person = club.person()
    code = payload(case("revoke", *ORDINARY.items()))
    update = club.api.write(person.someone, f"/start {code}")
    await club.deliver(update, update)
    kept = run(club.bot.store, lambda rows: rows.export(7))
    assert len(kept["conversation"]) == 1


def test_in_the_terminal_the_citation_is_printed_to_be_copied(database: str) -> None:
    code = payload(case("revoke", *ORDINARY.items(), *_nothing_rare().items()))
    ruled_there = printed(database, f"/start {code}")
    more = re.findall(r"\[([0-9]+)\] More…", ruled_there)[-1]
    before = printed(database, "1", more)
    number = re.findall(r"\[([0-9]+)\] Copy", before)[-1]
    shown = printed(database, "1", number)
    citation_lines = last(shown).splitlines()
    assert len(citation_lines) == 3
    assert citation_lines[0] in before
    assert citation_lines[2].endswith(f"?start={code}")
