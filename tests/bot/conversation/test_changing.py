"""Any answer is changed in two taps, nothing that still matters is lost, Back goes all the way."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from bot.conversation.callback_data import ENTRY, Action, action_to_tell
from bot.conversation.changing import entries, question_anew
from bot.conversation.interview import Interview, ask_the_law, told_by
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from bot.screens.interview import screen
from lawcore import SUBJECTS, Branches, Question, Ruling
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, opened
from tests.bot.walks import BOOKS, actions, at_random, begun, done

SEEDS = range(4)
BOOK = pytest.mark.parametrize(("subject", "edition"), BOOKS)


def answered(*facts: str, edition: int = 2017) -> Conversation:
    return done(begun("revoke", edition), *facts)


ORDINARY = ("hand=defender", "trick=5", "since=played", "won_by=offender", "later_tricks=more")
RULED = answered(*ORDINARY)
UNSURE = answered("hand=defender", "trick=5", "since=played", "unsure", "later_tricks=more")
SEVERAL = done(
    RULED, "another", "2.by=partner", "2.trick=8", "2.since=played", "2.won_by=offender"
)


def changes(ruled: Conversation) -> Iterator[tuple[Conversation, str, Conversation]]:
    """Each change that a ruling offers: the question, what is pressed, and what comes of it."""
    for action in actions(ruled):
        if action.startswith(ENTRY):
            asked = done(ruled, action)
            for option in actions(asked):
                if "=" in option:
                    yield asked, option, done(asked, option)


@BOOK
def test_every_answer_has_two_taps_to_every_other(subject: str, edition: int) -> None:
    for seed in SEEDS:
        ruled = at_random(subject, edition, seed, unsure=True)
        names = [entry.places for entry in entries(Interview.of(ruled))]
        assert sum(map(len, names)) == len(ruled.answers), "nothing told cannot be changed"
        for entry in entries(Interview.of(ruled)):
            anew = done(ruled, f"{ENTRY}{entry.places[0]}")
            for asked in question_anew(Interview.of(anew), entry).facts:
                for option in asked.options:
                    if option != asked.usual:
                        after = done(anew, action_to_tell(asked.name, option))
                        assert told_by(after)[asked.name] == option
                        assert Interview.of(after).conversation == after


@BOOK
def test_what_a_change_drops_does_not_matter_or_is_impossible(subject: str, edition: int) -> None:
    for seed in SEEDS:
        ruled = at_random(subject, edition, seed)
        for asked, _, after in changes(ruled):
            ruling = ask_the_law(after)
            before, now = dict(asked.answers), dict(after.answers)
            for name in before.keys() - now.keys():
                value = before[name]
                assert value is not None
                if value not in SUBJECTS[subject].offered(name, told_by(after)):
                    continue
                assert isinstance(ruling, Ruling), (name, after.answers)
                again = ask_the_law(replace(after, answers=(*after.answers, (name, value))))
                assert isinstance(again, Ruling)
                assert again.substance == ruling.substance


@BOOK
def test_what_is_dropped_is_named_once(subject: str, edition: int) -> None:
    for seed in SEEDS:
        ruled = at_random(subject, edition, seed)
        for asked, _, after in changes(ruled):
            now = dict(after.answers)
            gone = [
                name
                for name, value in asked.answers
                if name not in now and value != SUBJECTS[subject].usual(name)
            ]
            said = [
                line
                for line in screen(Interview.of(after)).lines
                if line.text.startswith("Dropped")
            ]
            assert len(said) == bool(gone)
            if gone and isinstance(ask_the_law(after), Ruling):
                back = done(after, Action.REASONING, Action.SHOW)
                assert not any(
                    one.text.startswith("Dropped") for one in screen(Interview.of(back)).lines
                )


def test_an_answer_that_has_become_impossible_is_dropped() -> None:
    after = done(RULED, "entry-1", "trick=12")
    assert "later_tricks" not in told_by(after)
    assert "Two or more" in screen(Interview.of(after)).lines[-1].text
    assert isinstance(ask_the_law(after), Question)


def test_what_matters_no_more_is_found_even_where_more_was_asked_first() -> None:
    after = done(RULED, "entry-2", "since=nothing")
    assert isinstance(ask_the_law(after), Question)
    assert "won_by" in told_by(after), "it may matter yet"
    while isinstance(question := ask_the_law(after), Question):
        name, option = question.facts[0].name, question.facts[0].options[-1]
        after = done(after, Action.NONE if question.is_list else action_to_tell(name, option))
        if "opponents_played_after" in told_by(after):
            break
    while isinstance(question := ask_the_law(after), Question):
        after = done(after, action_to_tell(question.facts[0].name, question.facts[0].options[-1]))
    assert isinstance(ask_the_law(after), Ruling)
    assert not {"won_by", "later_tricks"} & told_by(after).keys()
    assert "Who won the revoke trick?" in screen(Interview.of(after)).lines[-1].text


def test_the_same_answer_again_changes_nothing() -> None:
    again = done(RULED, "entry-1", "trick=5")
    assert again.answers == RULED.answers
    assert screen(Interview.of(again)).lines == screen(Interview.of(RULED)).lines


def test_a_denied_list_takes_what_did_happen() -> None:
    place = next(entry.places[0] for entry in entries(Interview.of(RULED)) if not entry.name)
    after = done(RULED, f"{ENTRY}{place}", "attention=after_round")
    assert told_by(after)["attention"] == "after_round"
    assert told_by(after)["could_comply"] is True, "the rest stays denied"


def test_a_told_circumstance_is_taken_back_in_two_taps() -> None:
    place = next(entry.places[0] for entry in entries(Interview.of(RULED)) if not entry.name)
    told_of = done(RULED, f"{ENTRY}{place}", "on_purpose=true")
    place = next(
        one.places[0] for one in entries(Interview.of(told_of)) if one.name == "on_purpose"
    )
    after = done(told_of, f"{ENTRY}{place}", "on_purpose=false")
    assert screen(Interview.of(after)).lines == screen(Interview.of(RULED)).lines


def test_what_was_not_sure_is_made_sure_and_the_other_way_round() -> None:
    assert isinstance(ask_the_law(UNSURE), Branches)
    place = next(
        entry.places[0]
        for entry in entries(Interview.of(UNSURE))
        if entry.value is None and entry.name
    )
    sure = done(UNSURE, f"{ENTRY}{place}", "won_by=offender")
    assert isinstance(ask_the_law(sure), Ruling)
    assert isinstance(ask_the_law(done(sure, f"{ENTRY}{place}", "unsure")), Branches)


def test_one_revoke_less_forgets_what_was_told_of_it() -> None:
    whole = SEVERAL
    while isinstance(question := ask_the_law(whole), Question):
        name = question.facts[0].name
        listed = question.is_list
        whole = done(
            whole, Action.NONE if listed else action_to_tell(name, question.facts[0].options[-1])
        )
    place = next(
        entry.places[0] for entry in entries(Interview.of(whole)) if entry.name == "revokes"
    )
    after = done(whole, f"{ENTRY}{place}", "revokes=1")
    assert after.answers == RULED.answers
    assert "and " in screen(Interview.of(after)).lines[-1].text, "a long list names the first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ruling_lists_the_answers_under_the_numbers_of_their_buttons(language: str) -> None:
    shown = screen(Interview.of(replace(RULED, language=language)))
    line = next(line.text for line in shown.lines if " · 2 " in line.text)
    numbers = [one.text for one in shown.buttons if one.text.isdigit()]
    assert numbers == [str(n) for n in range(1, len(list(entries(Interview.of(RULED)))) + 1)]
    assert all(f" {number} " in line for number in numbers)


def test_back_leaves_each_screen_beside_the_ruling() -> None:
    for way in (["reasoning"], ["change"], ["read-it"], ["entry-1"]):
        assert (
            screen(Interview.of(done(RULED, *way, "back"))).lines
            == screen(Interview.of(RULED)).lines
        )
    assert done(RULED, "change", "entry-1", "back").screen.kind is ScreenKind.CHANGE


@BOOK
def test_back_steps_from_the_ruling_to_the_first_question(subject: str, edition: int) -> None:
    ruled = at_random(subject, edition, 1)
    steps = 0
    while "back" in actions(ruled):
        ruled = done(ruled, "back")
        steps += 1
        assert steps < 60
    assert ruled.answers == ()
    assert steps


def test_nothing_is_changed_while_the_law_still_asks() -> None:
    asked = answered(*ORDINARY[:2])
    assert not any(action.startswith(ENTRY) for action in actions(asked))


A_WEEK_PASSES = """
update conversation
set touched_at = strftime('%Y-%m-%d %H:%M:%f000', touched_at, '-7 days'),
    created_at = strftime('%Y-%m-%d %H:%M:%f000', created_at, '-7 days')
"""


async def test_an_interview_left_for_a_week_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'week.sqlite3'}"
    async with opened(database) as club:
        person = club.person()
        await person.send("/revoke")
        await person.do("hand=defender")
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(text(A_WEEK_PASSES))
        engine.dispose()
        await club.bot.housekeeping.delete_old()
        assert "trick=5" in person.actions
        await person.do("trick=5")
        await person.do("back")
        await person.do("back")
        assert "hand=defender" in person.actions


async def test_one_persons_interviews_in_two_chats_do_not_mix(club: Club) -> None:
    alone, elsewhere = club.person(7), club.person(7, chat_id=70)
    await alone.send("/revoke")
    await elsewhere.send("/revoke")
    await alone.do("hand=defender")
    await elsewhere.do("hand=dummy")
    await alone.answer(trick=5, since="played", won_by="offender", later_tricks="more")
    await elsewhere.answer(trick=6, since="played")
    assert "1 Defender · 2 Trick 5" in alone.screen
    assert "1 Dummy · 2 Trick 6" in elsewhere.screen


async def test_a_change_is_two_presses_on_the_message_of_the_ruling(club: Club) -> None:
    person = club.person()
    await person.send("/revoke")
    await person.answer(
        hand="defender", trick=5, since="played", won_by="offender", later_tricks="more"
    )
    message = person.message.message_id
    await person.press("2")
    await person.press("7")
    assert "trick 7 and one later trick" in person.screen
    assert person.message.message_id == message
