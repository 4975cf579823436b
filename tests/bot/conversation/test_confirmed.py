"""Only what is confirmed counts: a typed line answers nothing that it does not press.

Lines of people at a table, and lines of any words: of labels, phrases and questions of forums.
"""

import json
from collections.abc import Iterator
from functools import cache, partial
from operator import methodcaller
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conversation.actions import press
from bot.conversation.callback_data import Press
from bot.conversation.free_text import not_understood, touching
from bot.conversation.interview import Interview
from bot.conversation.lines import stems, words_of
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN
from bot.screens.interview import screen
from bot.screens.rows import as_typed
from bot.storage.store import Store
from bot.storage.tables import CONVERSATION
from bot.usecases.lines import press_by_text, write
from bot.usecases.outcome import Sender
from bot.wording import TEXTS
from lawcore import SUBJECTS
from lawcore.languages import text_of
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES, Wording
from tests.bot.conversation.test_free_text import answers_of, kept_by
from tests.bot.person import Club, Person
from tests.bot.scripts import Script, both, scripted
from tests.bot.storage.direct import run, stored
from tests.bot.storage.in_memory import store_in_memory
from tests.bot.walks import begun
from tests.each import together
from tests.sampling import NIGHT
from tests.tables import tabled

CORPORA = Path(__file__).parents[2] / "lawcore" / "understanding"


@scripted
async def test_a_line(club: Club, script: Script) -> None:
    await script.play(club)


@scripted
async def test_a_line_in_a_group_in_reply_or_after_the_name_changes_no_answer(
    club: Club, script: Script
) -> None:
    await script.play(both(club, 1, chat_id=-9))


async def _asked(club: Club, language: str, subject: str, pressed: tuple[str, ...]) -> Person:
    person = await club.person(language=language).act(f"/{subject}")
    for action in pressed:
        await person.do(action)
    return person


@tabled
async def test_a_question_is_answered_in_general_and_the_case_goes_on(
    club: Club, language: str, line: str
) -> None:
    person = await _asked(club, language, "revoke", ())
    await person.send(line)
    ways = {text for text, _ in person.message.row}
    assert ways & {"Go on with the case", "Continua il caso"} or "hand=defender+1-11" in (
        person.actions
    )
    assert kept_by(club, person).proposed is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_on_the_menus_is_a_word_and_a_command(club: Club, language: str) -> None:
    person = club.person(language=language)
    names: list[str] = []
    for menu in ("/start", "/help", "/commands"):
        await person.send(menu)
        names += person.buttons
    names.remove(TEXTS[language].say("help-try"))
    for name in dict.fromkeys(names):
        bare = "".join(one for one in as_typed(name).rstrip("…") if one.isalnum() or one == " ")
        for text in (name, f"/{'_'.join(bare.split())}"):
            before = person.message
            await person.act("/quiz", text)
            unknown = [TEXTS[language].say(key) for key in ("hint-other", "hint-command")]
            assert not any(one in person.screen for one in unknown), text
            assert person.message != before


@tabled
async def test_what_a_line_touches_is_asked_and_never_assumed_against_it(
    club: Club, language: str, line: str, assumed: str, touched: str
) -> None:
    person = club.person(language=language)
    await person.send(line)
    fact = Wording.of(language).ask(kept_by(club, person).subject, touched, {})
    assert TEXTS[language].say("understood-open", asks=fact) in person.screen
    await person.do("agree")
    while touched not in person.asked:
        assert assumed not in person.screen
        await person.do(next(a for a in person.actions if "=" in a or a.startswith("group-")))
    assert {"en": "You wrote", "it": "Ne hai scritto"}[language] in person.screen
    await person.do(next(one for one in person.actions if one.startswith(f"{touched}=")))
    assert touched in answers_of(club, person)


def test_what_does_not_go_with_what_is_likely_is_asked() -> None:
    line = "il dichiarante dice cuori e poi cambia in quadri"
    read = understand(line, preferred="it")
    left = not_understood(None, line, read)
    assert dict(left.likely)["designation"] == "suit_only"
    screen = touching(begun("played_card", 2017, "it"), MAIN, left)
    assert "played_card/first_call_incomplete" in screen.touched


@together("language", LANGUAGES)
@together("subject", SUBJECTS)
def test_no_line_that_has_the_words_of_a_circumstance_is_ruled_on_without_it(
    subject: str, language: str
) -> None:
    words = Wording.of(language)
    name = words.subject(subject)
    for fact in SUBJECTS[subject].facts.listed:
        for option in set(fact.options) - {fact.usual} if fact.usual is not None else ():
            for say in (words.facts.answer, words.facts.answer_label):
                said = say(subject, fact.name, option, {})
                if stems(words_of(said)) <= stems(words_of(name)):
                    continue  # it says no more than the name
                line = f"{name}, {said}"
                read = understand(line, subject=subject, preferred=language)
                left = not_understood(None, line, read, is_given=True)
                screen = touching(begun(subject, 2017, language), MAIN, left)
                assert read.answers.get(fact.name) != fact.usual, line
                is_asked = f"{subject}/{fact.name}" in screen.touched
                assert is_asked or fact.name in read.answers, line


@cache
def _words() -> tuple[str, ...]:
    """The words of labels, phrases and lines, in both languages."""
    texts = [
        Wording.of(language).facts.answer_label(name, fact.name, option, {})
        for language in LANGUAGES
        for name, subject in SUBJECTS.items()
        for fact in subject.facts.listed
        for option in fact.options
    ]
    files = (text_of(language, f"phrases/{name}") for language in LANGUAGES for name in SUBJECTS)
    texts += [text for text in files if text]
    words = {word for text in (*texts, *_lines()) for word in text.split() if word.isalpha()}
    return (*sorted(words), "?", "1", "5", "12", "♠", "1S", "no", "sì", "oops", "credo", "boh")


@cache
def _lines() -> tuple[str, ...]:
    """The lines of the corpora, of no more words than anybody types beside a question."""
    rows = (
        json.loads(row)["text"]
        for name in ("lines", "unread_lines", "labelled")
        for row in (CORPORA / f"{name}.jsonl").read_text("utf-8").splitlines()
    )
    return tuple(dict.fromkeys(text for text in rows if len(text.split()) <= 15))


@st.composite
def _questions(draw: st.DrawFn) -> Interview:
    """An interview about any subject, a few presses on."""
    interview = Interview.of(
        Conversation(
            chat_id=1,
            user_id=1,
            subject=draw(st.sampled_from(sorted(SUBJECTS))),
            edition=2017,
            language=draw(st.sampled_from(LANGUAGES)),
        )
    )
    for _ in range(draw(st.integers(0, 5))):
        answers = [one for one in _presses(interview) if "=" in str(one.action)]
        if not answers:
            break
        interview = Interview.of(press(interview, draw(st.sampled_from(answers))).conversation)
    return interview


def _presses(interview: Interview) -> Iterator[Press]:
    return (one.data for one in screen(interview).buttons if isinstance(one.data, Press))


@st.composite
def _typed(draw: st.DrawFn, interview: Interview) -> str:
    """A line: words of any kind, a line of somebody, or a label with more around it."""
    words = st.lists(st.sampled_from(_words()), min_size=1, max_size=6).map(" ".join)
    labels = [one.text for one in screen(interview).buttons] or ["no"]
    around = st.tuples(words, st.sampled_from(labels)).flatmap(st.permutations).map(" ".join)
    asked = st.sampled_from(labels).map("{}?".format)
    return draw(st.one_of(words, st.sampled_from(_lines()), around, asked))


def _may_press(interview: Interview, line: str) -> bool:
    """A line is a label, a number, a plain yes or no, or says that nobody knows."""
    labels = {as_typed(one.text) for one in screen(interview).buttons}
    plain = {
        one.strip()
        for key in ("line-yes", "line-no", "line-unsure")
        for each in TEXTS.values()
        for one in each.say(key).split("|")
    }
    bare = " ".join(line.split()).casefold()
    asked = {as_typed(one.text) for one in screen(interview).buttons if "?" in one.text}
    is_label = as_typed(line) in (asked if "?" in line else labels)
    return is_label or bare.isdecimal() or bare.strip(".!,") in plain


def test_no_line_changes_an_answer_without_a_press() -> None:
    @given(data=st.data())
    def try_lines(data: st.DataObject) -> None:
        _try_line(store, data)

    with store_in_memory() as store:
        try_lines()


def _try_line(store: Store, data: st.DataObject) -> None:
    interview = data.draw(_questions())
    line = data.draw(_typed(interview))
    if _may_press(interview, line):
        return
    run(store, methodcaller("forget", 1))
    row = run(store, methodcaller("add", interview.conversation))
    run(store, partial(write, sender=Sender(1, 1, row.language), text=line))
    kept = {one["id"]: one for one in stored(store, CONVERSATION)}
    assert kept[row.id]["answers"] == row.answers, line
    assert all(not one["answers"] for key, one in kept.items() if key != row.id), line


@given(st.data())
@settings(max_examples=10_000 if NIGHT else 100)
def test_no_other_line_presses_a_button(data: st.DataObject) -> None:
    interview = data.draw(_questions())
    line = data.draw(_typed(interview))
    is_pressed = press_by_text(interview, line).notice is None
    assert not is_pressed or _may_press(interview, line)


@tabled
@pytest.mark.parametrize("is_tapped", [False, True])
async def test_what_a_line_points_to_is_the_first_answer_and_one_tap_confirms_it(
    club: Club, language: str, line: str, first: list[str], *, is_tapped: bool
) -> None:
    person = club.person(language=language)
    await person.send(line)
    await person.do("agree")
    assert "since" not in answers_of(club, person)
    assert {"en": "You wrote, it seems: ", "it": "Hai scritto, pare: "}[language] in person.screen
    assert person.buttons[: len(first)] == first
    assert len(set(person.actions.values())) == len(person.actions)
    await (person.press(first[-1]) if is_tapped else person.send(first[-1][2:]))
    told = answers_of(club, person)
    assert (told["since"], told["attention"]) == ("played", "after_play")
