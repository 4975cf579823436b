"""What the buttons of a new call say follows is what the ruling then says."""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview, choices_of
from bot.screens.auction import Follows, follows
from bot.screens.interview import screen
from bot.screens.ruling import ruling_lines
from bot.screens.ways import next_question
from lawcore import SUBJECTS, Edition
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.screens.rules import broken
from tests.bot.walks import actions, begun, done, tell
from tests.each import together
from tests.lawcore.second import bids
from tests.lawcore.walks import every_dialogue

OF_CALLS = ("insufficient_bid", "call_out_of_turn", "inadmissible_call", "changed_call")
BARRED = {"BarPartnerOnce": Follows.ONCE, "BarPartnerThroughout": Follows.THROUGHOUT}
CANCELLED = {"CancelTheDouble", "CancelTheSecondBid"}
"""The orders that cancel what was to replace an insufficient bid."""


def asked_of_new_calls(subject: str, edition: int) -> Iterator[Interview]:
    """Every interview of a subject that asks whether a new call is comparable.

    Where that stands below a ruling, the interview is as before.
    """
    seen = set[object]()
    for dialogue in every_dialogue(SUBJECTS[subject], Edition(edition)):
        told = tuple(dialogue.answers.items())
        for place in range(len(told) + 1):
            if told[:place] in seen:
                continue
            seen.add(told[:place])
            row = replace(begun(subject, edition), answers=told[:place])
            reached = Interview.of(row)
            interview = reached.before_choosing or reached
            question, new_call = interview.question, interview.subject.facts.new_call
            if question is not None and question.facts[0].name in {one.name for one in new_call}:
                yield interview


def outcome(interview: Interview) -> Follows:
    """What a ruling comes to by the names of its orders."""
    ruling = interview.ruling
    assert ruling is not None
    names = {ordered.order.name for ordered in ruling.orders}
    if names & CANCELLED and ruling.subject == "insufficient_bid":
        return Follows.CANCELLED
    return next((one for name, one in BARRED.items() if name in names), Follows.FREE)


@pytest.mark.parametrize("edition", SUBJECTS["penalty_card"].books)
def test_only_what_an_edition_lets_declarer_choose_is_a_button(edition: Edition) -> None:
    """Before 2017 no other suit could be required; what is pressed is not asked again."""
    told = (("role", "defender"), ("how", "played_early"))
    interview = Interview.of(replace(begun("penalty_card", edition), answers=told))
    chosen = next_question(interview)
    assert chosen is not None
    answers = ["highest", "lowest", "other_suit", "not_other_suit"]
    if edition < 2017:
        answers.remove("other_suit")
    assert [str(way.action) for way in chosen.ways] == [
        tell("play_choice", one) for one in answers
    ]
    for one in answers:
        row = replace(interview.conversation, answers=(*told, ("play_choice", one)))
        assert Interview.of(row).waiting is None


@pytest.mark.parametrize("edition", SUBJECTS["penalty_card"].books)
def test_declarer_chooses_all_the_same_where_the_lead_was_too_soon(edition: Edition) -> None:
    """The choices are buttons, and the card that was led is the leader's own penalty card."""
    told = (("role", "defender"), ("how", "dropped"), ("honour", True), ("on_lead", "partner"))
    answers = (*told, ("declarer_choice", "led_too_soon"))
    interview = Interview.of(replace(begun("penalty_card", edition), answers=answers))
    chosen = next_question(interview)
    assert chosen is not None
    choices = ["require", "forbid", "none"]
    assert [str(way.action) for way in chosen.ways] == [
        tell("declarer_choice", one) for one in choices
    ]
    for one in choices:
        after = Interview.of(done(interview.conversation, tell("declarer_choice", one)))
        assert after.ruling is not None
        assert after.waiting is None
        assert after.told["leader_has_penalty_card"] is True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", SUBJECTS["lead_out_of_turn"].books)
def test_what_may_be_chosen_at_the_next_subject_is_said_once(
    edition: Edition, language: str
) -> None:
    """A faced lead is refused, and declarer is told the three choices; nothing else is lost."""
    told = (("lead", "opening_faced"), ("reply", "refused"))
    interview = Interview.of(replace(begun("lead_out_of_turn", edition, language), answers=told))
    chosen = next_question(interview)
    assert chosen is not None
    assert interview.ruling is not None
    said = [line.text for line in ruling_lines(interview, interview.ruling, chosen)]
    assert set(chosen.offers) < set(said)
    to_declarer = "Al dichiarante" if language == "it" else "To declarer"
    assert sum(to_declarer in line for line in said) == 1
    steps = interview.words.law.briefs.brief(interview.ruling, chosen.offers).steps
    left_out = [step for step in steps if not any(step.text in line for line in said)]
    assert [step.to for step in left_out] == ["declarer"]


@together("edition", [2007, 2017])
@together("subject", OF_CALLS)
def test_what_is_named_is_what_is_ruled(subject: str, edition: int) -> None:
    """Each button is pressed."""
    if edition not in SUBJECTS[subject].books:
        return
    named = set[Follows]()
    for interview in asked_of_new_calls(subject, edition):
        question = interview.question
        assert question is not None
        [asked] = question.facts
        for choice in choices_of(asked):
            said = follows(interview, asked.name, choice)
            if said is None:
                continue
            named.add(said)
            action = tell(asked.name, choice.answer)
            pressed = done(interview.conversation, action)
            assert outcome(Interview.of(pressed)) is said
    assert named or edition == 2007


SOME_BIDS = ("1C", "1N", "2D", "3H", "6S", "7C", "7S", "7N")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lowest_bid_that_is_named_frees_everybody(language: str) -> None:
    """Of every two bids the second of which is too low, by the second table of bids."""
    words = AuctionWording.of(language)
    for last, low in product(SOME_BIDS, bids.BIDS):
        if bids.sufficient(low, last):
            continue
        row = replace(begun("insufficient_bid", 2017, language), auction=f"N N{last} E{low}?")
        row = done(row, "meant=meant", "lho=declines")
        interview = Interview.of(row)
        shown = screen(interview)
        assert not [*broken(interview, shown)]
        labels = {
            str(one.data.action): one.text for one in shown.buttons if isinstance(one.data, Press)
        }
        lowest = bids.lowest(last, low[1])
        if lowest is None:
            assert "repl=same_denom" not in labels
        else:
            assert labels["repl=same_denom"] == f"1 {words.lowest(lowest)}"
            assert outcome(Interview.of(done(row, "repl=same_denom"))) is Follows.FREE
        assert ("repl=other_bid" in labels) is (last != "7N")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_every_answer_comes_to_the_same_nothing_is_said(language: str) -> None:
    row = replace(begun("insufficient_bid", 2017, language), answers=(("prior", "dbl"),))
    row = done(row, "meant=meant", "lho=declines")
    assert {"repl=pass", "repl=same_denom"} <= set(actions(row))
    assert not any(":" in one.text for one in screen(Interview.of(row)).buttons)


WHO = {
    ("changed_call", "partner", "en"): "The partner is West.",
}
GIVEN = {
    "changed_call": ("N N1C E1H?>1S", ("meant=slip",)),
}


@pytest.mark.parametrize(("subject", "fact", "language"), WHO)
def test_the_player_who_is_meant_is_named(subject: str, fact: str, language: str) -> None:
    auction, told = GIVEN[subject]
    row = done(replace(begun(subject, 2017, language), auction=auction), *told)
    interview = Interview.of(row)
    assert interview.question is not None
    assert interview.question.facts[0].name == fact
    shown = screen(interview)
    assert WHO[subject, fact, language] in [line.text for line in shown.lines]
    assert not [*broken(interview, shown)]
    unseated = replace(row, auction=f"~{auction}")
    said = [line.text for line in screen(Interview.of(unseated)).lines]
    assert not any(WHO[subject, fact, language] in line for line in said)


@pytest.mark.parametrize(("language", "words"), [("en", "South, decide"), ("it", "Sud, decida")])
def test_the_player_who_chooses_is_spoken_to_by_seat(language: str, words: str) -> None:
    row = done(
        replace(begun("insufficient_bid", 2017, language), auction="N N2H E2D?"), "meant=meant"
    )
    shown = screen(Interview.of(row))
    assert any(words in line.text for line in shown.lines)
    assert {"lho=accepts", "lho=declines"} <= set(actions(row))


def test_every_outcome_has_words() -> None:
    for language, one in product(LANGUAGES, Follows):
        words = AuctionWording.of(language)
        assert words.follows(one)
        assert len(words.follows(f"{one}.short")) <= len(words.follows(one))
