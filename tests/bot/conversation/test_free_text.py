"""A line of text instead of presses: what was understood is shown, and counts once confirmed."""

from typing import cast

import pytest

from bot.conversation import free_text
from bot.conversation.actions import cancel, set_edition
from bot.conversation.free_text import (
    confirm_proposal,
    propose,
    read_statement,
    remove_from_proposal,
)
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.screens.interview import screen
from bot.screens.plain import is_said_by
from bot.telegram.rendering import LIMIT, keyboard, text
from lawcore import SUBJECTS
from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person
from tests.bot.storage.direct import run
from tests.bot.walks import begun
from tests.each import together
from tests.tables import tabled

LINE = "defender, trick 5, won by partner, established, two more tricks afterwards"
STATED = {"hand": "defender", "trick": 5, "won_by": "partner"}
LABEL = 36
SENTENCES = {
    "en": "I understood: a defender revoked at trick 5, partner won it.",
    "it": "Ho capito: un difensore ha fatto renonce alla 5ª, vinta dal compagno.",
}


def fresh(subject: str = "revoke", language: str = "en") -> Conversation:
    return begun(subject, language=language)


def proposed(conversation: Conversation, **answers: Answer) -> Conversation:
    found = propose(Interview.of(conversation), answers)
    assert found is not None
    return found


def answers_of(club: Club, person: Person) -> dict[str, object]:
    kept = kept_by(club, person)
    return dict(kept.answers)


def kept_by(club: Club, person: Person) -> Conversation:
    store = club.bot.store
    where = person.someone.chat_id, person.someone.user_id
    return cast("Conversation", run(store, lambda rows: rows.open_conversation(*where)))


async def test_one_line_and_one_press_instead_of_an_interview(club: Club) -> None:
    person = club.person()
    await person.send(LINE)
    (understood,) = person.screen.splitlines()
    assert understood.startswith("I understood: a defender revoked at trick 5, ")
    assert {"✕ defender", "✕ trick 5"} < set(person.buttons)
    assert answers_of(club, person) == {}
    await person.press("Right")
    read = ("hand", "trick", "won_by")
    assert answers_of(club, person) == {name: STATED[name] for name in read}
    assert person.screen.splitlines()[0] == "You wrote, it seems: played on."


async def test_a_line_beside_the_command_is_read_in_italian(club: Club) -> None:
    person = club.person(language="it")
    await person.send("/renonce difensore, quinta presa, vinta dal compagno")
    assert "Ho capito:" in person.screen
    await person.press("Giusto")
    assert answers_of(club, person) == {"hand": "defender", "trick": 5, "won_by": "partner"}


async def test_in_a_group_a_line_is_read_only_beside_a_command(club: Club) -> None:
    person = club.person(chat_id=-9)
    await person.send(LINE)
    assert not club.api.messages
    await person.send(f"/revoke {LINE}")
    assert "I understood:" in person.screen


async def test_a_command_with_nothing_to_understand_just_asks(club: Club) -> None:
    person = await club.person().act("/revoke as soon as you can, please")
    assert "hand=defender+1-11" in person.actions


async def test_what_is_tapped_is_taken_out_and_asked(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3", "[✕ declarer]")
    assert "declarer" not in " ".join(person.buttons)
    await person.press("Right")
    assert answers_of(club, person) == {"trick": 3}
    assert "hand=declarer" in person.actions


@pytest.mark.parametrize("presses", [("discard",), ("out-1", "discard")])
async def test_of_what_is_discarded_nothing_stays(club: Club, presses: tuple[str, ...]) -> None:
    person = await club.person().act("declarer revoked at trick 3")
    for action in presses:
        await person.do(action)
    assert answers_of(club, person) == {}
    assert kept_by(club, person).proposed is None
    assert "hand=declarer+1-11" in person.actions


async def test_while_asking_one_fact_joins_the_answers(club: Club) -> None:
    person = club.person()
    await person.act("/revoke", "<hand=defender>", "won by the partner of the revoker")
    await person.act("[Right]")
    assert answers_of(club, person) == {"hand": "defender", "won_by": "partner"}


async def test_a_second_line_joins_the_proposal(club: Club) -> None:
    person = await club.person().act("declarer revoked", "trick 7")
    assert person.buttons[1:3] == ["✕ declarer", "✕ trick 7"]
    await person.press("Right")
    assert answers_of(club, person) == {"hand": "declarer", "trick": 7}


async def test_what_contradicts_an_answer_is_shown_with_it(club: Club) -> None:
    person = await club.person().act("/revoke", "<hand=defender>", "declarer revoked at trick 9")
    assert "(before: defender)" in person.screen
    await person.press("Right")
    assert answers_of(club, person) == {"hand": "declarer", "trick": 9}


async def test_what_was_told_before_is_not_proposed_again(club: Club) -> None:
    person = await club.person().act("/revoke", "<hand=declarer>", "declarer revoked")
    assert "That is among your answers already." in person.screen


async def test_another_subject_is_offered_and_the_open_case_stays(club: Club) -> None:
    person = await club.person().act("/revoke", "<hand=declarer>")
    before = kept_by(club, person).id
    await person.send("declarer claimed and a defender objected")
    assert "Claim" in person.buttons
    await person.press("Go on with the case")
    assert kept_by(club, person).id == before
    assert answers_of(club, person) == {"hand": "declarer"}
    assert "trick=1-11" in person.actions


async def test_another_subject_that_is_confirmed_stays(club: Club) -> None:
    person = club.person()
    await person.act("/revoke", "declarer claimed and a defender objected", "[Claim]")
    await person.act("[Right]")
    assert kept_by(club, person).subject == "claim"
    assert answers_of(club, person)["by"] == "declarer"


async def test_after_a_ruling_a_line_begins_a_new_case(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(**{**STATED, "since": "played", "later_tricks": None})
    ruled = kept_by(club, person).id
    await person.send("declarer revoked at trick 3")
    assert kept_by(club, person).id != ruled
    await person.press("Right")
    assert answers_of(club, person) == {"hand": "declarer", "trick": 3}


@pytest.mark.parametrize("line", ["🙂", "is it so?", "maybe at trick 5"])
async def test_where_nothing_is_sure_the_hint_stays(club: Club, line: str) -> None:
    person = await club.person().act("/revoke")
    await person.send(line)
    assert "That is none of the answers" in person.screen or "tap" in person.screen.lower()
    assert kept_by(club, person).proposed is None


async def test_without_an_open_case_a_line_about_nothing_gets_the_hint(club: Club) -> None:
    person = await club.person().act("good morning to all of you")
    assert person.screen.startswith("I did not understand that.\nWhat happened?")
    assert "Revoke" in person.buttons


async def test_a_line_that_only_names_a_subject_begins_it(club: Club) -> None:
    person = await club.person(language="it").act("abbiamo una renonce al tavolo")
    assert "hand=defender+1-11" in person.actions


async def test_the_number_of_an_article_is_no_fact(club: Club) -> None:
    person = await club.person().act("/revoke", "64A1")
    assert "64A1" in person.screen
    assert kept_by(club, person).proposed is None


async def test_an_old_button_confirms_nothing(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3")
    old, message = person.actions["agree"], person.message.message_id
    await person.do("out-1")
    await person.carry(old, message)
    assert answers_of(club, person) == {}
    assert person.said == "That button is out of date: this is where we are."


async def test_no_other_button_works_while_it_waits_for_confirmation(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3")
    kept = kept_by(club, person)
    for action in ("hand=defender", "new", "none", "change", "out-7", "out-x", "edition-2007"):
        await person.carry(f"{kept.id}.{kept.step}.{action}")
    assert kept_by(club, person).answers == ()
    assert kept_by(club, person).is_proposing


async def test_the_labels_can_be_typed(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3", "right")
    assert answers_of(club, person) == {"hand": "declarer", "trick": 3}


async def test_cancelling_lets_go_of_what_was_proposed(club: Club) -> None:
    person = await club.person().act("declarer revoked at trick 3", "/cancel")
    assert "I understood" not in person.screen
    assert cancel(proposed(fresh(), hand="declarer")).proposed is None


def test_what_the_law_does_not_take_together_is_not_proposed() -> None:
    told = replace(fresh(), answers=(("trick", 13),))
    assert propose(Interview.of(told), {"later_tricks": "more"}) is None
    assert proposed(told, hand="dummy", later_tricks="more").proposed == (("hand", "dummy"),)


def test_a_changed_answer_takes_the_place_of_the_former() -> None:
    told = replace(fresh(), answers=(("hand", "defender"), ("trick", 5)))
    assert confirm_proposal(proposed(told, hand="dummy")).answers == (
        ("hand", "dummy"),
        ("trick", 5),
    )


def test_what_somebody_was_unsure_of_can_be_understood() -> None:
    told = replace(fresh(), answers=(("hand", None),))
    assert confirm_proposal(proposed(told, hand="dummy")).answers == (("hand", "dummy"),)


def test_with_several_revokes_nothing_is_proposed() -> None:
    told = replace(fresh(), answers=(("hand", "defender"), ("revokes", 2)))
    assert read_statement("at trick 5", Interview.of(told), "en").subject is None


def test_another_edition_keeps_what_waits_for_confirmation() -> None:
    assert set_edition(proposed(fresh(), hand="dummy"), 1997).is_proposing


def test_there_is_nothing_to_take_out_where_nothing_stands() -> None:
    assert remove_from_proposal(proposed(fresh(), hand="dummy"), 1) is None
    assert remove_from_proposal(fresh(), 0) is None


def test_a_text_says_more_while_its_subject_is_asked_about() -> None:
    assert understand("trick 5", "en").answers == {}
    assert read_statement("trick 5", Interview.of(fresh()), "en").answers == {"trick": 5}
    assert read_statement("trick 5", None, "en").answers == {}


def test_a_subject_that_is_none_of_ours_is_refused() -> None:
    with pytest.raises(KeyError):
        understand("trick 5", subject="auction")


@together("language", LANGUAGES)
@together("subject", SUBJECTS)
def test_every_fact_fits_on_the_screen_of_a_proposal(subject: str, language: str) -> None:
    for fact in SUBJECTS[subject].facts.listed:
        for option in fact.options:
            shown = screen(Interview.of(proposed(fresh(subject, language), **{fact.name: option})))
            assert all(len(button.text) <= LABEL for button in shown.buttons)
            assert len(text(shown)) < LIMIT
            assert keyboard(shown) is not None


def test_the_screen_of_everything_at_once_fits_into_a_message() -> None:
    for subject in SUBJECTS:
        everything = {fact.name: fact.options[0] for fact in SUBJECTS[subject].facts.listed}
        shown = screen(Interview.of(proposed(fresh(subject, "it"), **everything)))
        assert len(text(shown)) < LIMIT


@tabled
def test_an_unclear_line_within_an_interview_has_its_choices(language: str, line: str) -> None:
    asking = Interview.of(fresh("revoke", language))
    read = free_text.read_statement(line, asking)
    assert read.subject is None
    assert read.among


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_understood_is_one_sentence(language: str) -> None:
    facts: dict[str, Answer] = {"hand": "defender", "trick": 5, "won_by": "partner"}
    shown = text(screen(Interview.of(proposed(fresh("revoke", language), **facts))))
    assert SENTENCES[language] in shown


def test_what_the_opening_says_is_not_said_again() -> None:
    for language in LANGUAGES:
        for subject in SUBJECTS:
            for fact in SUBJECTS[subject].facts.listed:
                alone = propose(
                    Interview.of(fresh(subject, language)), {fact.name: fact.options[0]}
                )
                if alone is None:
                    continue
                first, *_ = text(screen(Interview.of(alone))).splitlines()
                sentence = first.split(": ", 1)[1]
                parts = sentence.casefold().split(", ")
                assert len(parts) == len(set(parts)), sentence
                assert "untold" not in sentence


@pytest.mark.parametrize("before", [("/start",), ("/revoke", "<hand=defender+1-11>")])
@pytest.mark.parametrize("text", ["2.", "2)"])
async def test_a_number_that_counts_what_is_listed_opens_no_article_and_changes_nothing(
    club: Club, before: tuple[str, ...], text: str
) -> None:
    person = await club.person(language="en").act(*before)
    await person.send(text)
    assert "The choices have no numbers here" in person.screen


@pytest.mark.parametrize(
    ("typed", "is_said"), [("2", True), ("2.", True), ("2)", True), ("1.", False), ("2.5", False)]
)
def test_a_number_is_typed_with_or_without_its_dot(typed: str, is_said: bool) -> None:
    assert is_said_by("2. Declarer", typed) is is_said
