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
from tests.bot.scripts import Script, scripted
from tests.bot.storage.direct import run
from tests.bot.walks import begun
from tests.each import together
from tests.tables import tabled

LINE = "defender, trick 5, won by partner, established, two more tricks afterwards"
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


@scripted
async def test_a_line_instead_of_presses(club: Club, script: Script) -> None:
    await script.play(club)


async def test_in_a_group_a_line_is_read_only_beside_a_command(club: Club) -> None:
    person = club.person(chat_id=-9)
    await person.send(LINE)
    assert not club.api.messages
    await person.send(f"/revoke {LINE}")
    assert "I understood:" in person.screen


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


@pytest.mark.parametrize(
    ("typed", "is_said"), [("2", True), ("2.", True), ("2)", True), ("1.", False), ("2.5", False)]
)
def test_a_number_is_typed_with_or_without_its_dot(typed: str, is_said: bool) -> None:
    assert is_said_by("2. Declarer", typed) is is_said
