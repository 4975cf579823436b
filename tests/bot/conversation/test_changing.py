"""Any answer is changed in two taps, nothing that still matters is lost, Back goes all the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from bot.conversation.callback_data import Press
from bot.conversation.changing import entries, question_anew
from bot.conversation.interview import Interview, ask_the_law, known_answers
from bot.conversation.model import Conversation
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind
from bot.screens.interview import screen
from lawcore import SUBJECTS, Branches, Question, Ruling
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, opened
from tests.bot.scripts import Script, scripted
from tests.bot.walks import BOOKS, actions, at_random, begun, done, tell
from tests.each import together

SEEDS = range(4)
BOOK = together("subject, edition", BOOKS)


def answered(*facts: str, edition: int = 2017) -> Conversation:
    return done(begun("revoke", edition), *facts)


ORDINARY = (
    "hand=defender",
    "trick=5",
    "since=played+after_play",
    "won_by=offender",
    "later_tricks=more",
)
RULED = answered(*ORDINARY)
UNSURE = answered(*ORDINARY[:3], "unsure", "later_tricks=more")
SEVERAL = done(
    RULED, "another", "2.by=partner", "2.trick=8", "2.since=played+after_play", "2.won_by=offender"
)


def as_usual(subject: str, name: str, value: object) -> bool:
    """It need not be told: it is as usual, or a player has not chosen yet."""
    not_yet = SUBJECTS[subject].facts.undecided_answers.get(name)
    return value is not None and value in (SUBJECTS[subject].usual(name), not_yet)


def changes(ruled: Conversation) -> Iterator[tuple[Conversation, str, Conversation]]:
    """Each change that a ruling offers: the question, what is pressed, and what comes of it."""
    for action in actions(ruled):
        if action.startswith("entry-"):
            asked = done(ruled, action)
            for option in actions(asked):
                if "=" in option:
                    after = done(asked, option)
                    if after.subject == ruled.subject:
                        yield asked, option, after


@BOOK
def test_every_answer_has_two_taps_to_every_other(subject: str, edition: int) -> None:
    for seed in SEEDS:
        ruled = at_random(subject, edition, seed, unsure=True)
        told = {place for entry in entries(Interview.of(ruled)) for place in entry.places}
        supposed = {n for n, one in enumerate(ruled.answers) if as_usual(subject, *one)}
        assert told | supposed == set(range(len(ruled.answers))), "nothing told cannot be changed"
        for entry in entries(Interview.of(ruled)):
            anew = done(ruled, f"entry-{entry.places[0]}")
            for asked in question_anew(Interview.of(anew), entry).facts:
                for option in asked.options:
                    if option != asked.usual:
                        after = done(anew, tell(asked.name, option))
                        own = next(
                            i for i in Interview.of(after).links if i.subject.name == subject
                        )
                        assert own.told[asked.name] == option
                        assert Interview.of(after).conversation == after


@BOOK
def test_what_a_change_drops_does_not_matter_or_is_impossible(subject: str, edition: int) -> None:
    for seed in SEEDS:
        ruled = at_random(subject, edition, seed)
        for asked, _, after in changes(ruled):
            ruling = Interview.of(after).reply
            before, now = dict(asked.answers), dict(after.answers)
            for name in before.keys() - now.keys():
                value = before[name]
                assert value is not None
                if value not in SUBJECTS[subject].offered(name, known_answers(after)):
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
                if name not in now and not as_usual(subject, name, value)
            ]
            said = [
                line
                for line in screen(Interview.of(after)).lines
                if line.text.startswith("No longer count")
            ]
            assert len(said) == bool(gone)
            if gone and isinstance(ask_the_law(after), Ruling):
                back = done(after, Action.REASONING, Action.SHOW)
                assert not any(
                    one.text.startswith("Dropped") for one in screen(Interview.of(back)).lines
                )


def test_an_answer_that_has_become_impossible_is_dropped() -> None:
    after = done(RULED, "entry-1", "trick=12")
    assert "later_tricks" not in known_answers(after)
    lines = [line.text for line in screen(Interview.of(after)).lines]
    assert "No longer counts: more later tricks" in lines
    assert isinstance(ask_the_law(after), Question)


def test_what_matters_no_more_is_found_even_where_more_was_asked_first() -> None:
    after = done(RULED, "entry-2", "since=nothing")
    assert isinstance(ask_the_law(after), Question)
    assert "won_by" in known_answers(after), "it may matter yet"
    while isinstance(question := ask_the_law(after), Question):
        name, option = question.facts[0].name, question.facts[0].options[-1]
        after = done(after, Action.NONE if question.is_list else tell(name, option))
        if "opponents_played_after" in known_answers(after):
            break
    while isinstance(question := ask_the_law(after), Question):
        after = done(after, tell(question.facts[0].name, question.facts[0].options[-1]))
    assert isinstance(ask_the_law(after), Ruling)
    assert not {"won_by", "later_tricks"} & known_answers(after).keys()
    lines = [line.text for line in screen(Interview.of(after)).lines]
    assert any(
        line.startswith("No longer counts") and "the player won it" in line for line in lines
    )
    assert any(line.startswith("Changed: played on") for line in lines)


def test_the_same_answer_again_changes_nothing() -> None:
    again = done(RULED, "entry-1", "trick=5")
    assert again.answers == RULED.answers
    assert screen(Interview.of(again)).lines == screen(Interview.of(RULED)).lines


def test_an_answer_that_told_two_facts_is_changed_with_both() -> None:
    place = next(one.places[0] for one in entries(Interview.of(RULED)) if one.name == "since")
    asked = done(RULED, f"entry-{place}")
    present = [one.text for one in screen(Interview.of(asked)).buttons if "•" in one.text]
    assert present == ["• Yes, play is over"]
    after = done(asked, "since=played+during_play")
    assert known_answers(after)["attention"] == "during_play"


def test_what_was_not_sure_is_made_sure_and_the_other_way_round() -> None:
    assert isinstance(ask_the_law(UNSURE), Branches)
    place = next(
        entry.places[0]
        for entry in entries(Interview.of(UNSURE))
        if entry.value is None and entry.name
    )
    sure = done(UNSURE, f"entry-{place}", "won_by=offender")
    assert isinstance(ask_the_law(sure), Ruling)
    assert isinstance(ask_the_law(done(sure, f"entry-{place}", "unsure")), Branches)


def test_one_revoke_less_forgets_what_was_told_of_it() -> None:
    whole = SEVERAL
    while isinstance(question := ask_the_law(whole), Question):
        name = question.facts[0].name
        listed = question.is_list
        whole = done(whole, Action.NONE if listed else tell(name, question.facts[0].options[-1]))
    place = next(
        entry.places[0] for entry in entries(Interview.of(whole)) if entry.name == "revokes"
    )
    after = done(whole, f"entry-{place}", "revokes=1")
    assert after.answers == RULED.answers
    dropped = next(
        line.text
        for line in screen(Interview.of(after)).lines
        if line.text.startswith("No longer count")
    )
    assert "and " in dropped, "a long list names the first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_answer_is_a_button_with_its_text(language: str) -> None:
    reviewed = done(replace(RULED, language=language), Action.CHANGE)
    labels = [
        one.text
        for one in screen(Interview.of(reviewed)).buttons
        if isinstance(one.data, Press) and str(one.data.action).startswith("entry-")
    ]
    assert len(labels) == len(list(entries(Interview.of(RULED)))) == 5
    assert not any(label.isdigit() for label in labels)
    assert not any(one.text.isdigit() for one in screen(Interview.of(RULED)).buttons)


def test_back_leaves_each_screen_beside_the_ruling() -> None:
    for way in ("why", "more", "unusual", "reasoning", "change", "read-it", "entry-1"):
        assert (
            screen(Interview.of(done(RULED, way, "back"))).lines
            == screen(Interview.of(RULED)).lines
        )
    assert done(RULED, "change", "entry-1", "back").screen.kind is ScreenKind.CHANGE


@BOOK
def test_back_steps_from_the_ruling_to_the_first_question(subject: str, edition: int) -> None:
    ruled = at_random(subject, edition, 1)
    ruled, steps = done(ruled, "back"), 1
    while ruled.answers:
        ruled = done(ruled, "back")
        steps += 1
        assert steps < 60


def test_nothing_is_changed_while_the_law_still_asks() -> None:
    asked = answered(*ORDINARY[:2])
    assert not any(action.startswith("entry-") for action in actions(asked))


A_WEEK_PASSES = """
update conversation
set touched_at = strftime('%Y-%m-%d %H:%M:%f000', touched_at, '-7 days'),
    created_at = strftime('%Y-%m-%d %H:%M:%f000', created_at, '-7 days')
"""


@scripted
async def test_what_is_changed(club: Club, script: Script) -> None:
    await script.play(club)


async def test_an_interview_left_for_a_week_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'week.sqlite3'}"
    async with opened(database) as club:
        person = await club.person().act("/revoke", "<hand=defender>")
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(text(A_WEEK_PASSES))
        engine.dispose()
        await club.bot.housekeeping.delete_old()
        assert "trick=1-11" in person.actions
        await person.act("<trick=1-11>", "<back>")
        assert "hand=defender+1-11" in person.actions


@pytest.mark.parametrize("edition", SUBJECTS["penalty_card"].books)
def test_a_choice_is_changed_to_what_its_edition_offers(edition: int) -> None:
    """Before 2017 declarer could not require another suit: no button says he did."""
    told = (("role", "defender"), ("how", "played_early"), ("play_choice", "highest"))
    ruled = Interview.of(replace(begun("penalty_card", edition), answers=told))
    entry = next(one for one in entries(ruled) if one.name == "play_choice")
    [asked] = question_anew(ruled, entry).facts
    every = ["not_yet", "highest", "lowest", "other_suit", "not_other_suit"]
    if edition < 2017:
        every.remove("other_suit")
    assert sorted(map(str, asked.options)) == sorted(every)
    shown = actions(done(ruled.conversation, f"entry-{entry.places[0]}"))
    buttons = {tell("play_choice", one) for one in every if one != "not_yet"}
    assert {one for one in shown if one.startswith("play_choice=")} >= buttons
    assert (tell("play_choice", "other_suit") in shown) is (edition >= 2017)
