"""A case that goes through several subjects is one: it goes on by itself, back, and is changed."""

import pytest

from bot.conversation.deep_links import LinkedCase, follow, payload
from bot.conversation.interview import Interview
from bot.conversation.model import ALONE, Chain, Conversation
from bot.conversation.pressing import Action
from bot.evening.tasks import to_do_of
from bot.screens.elements import Style
from bot.screens.interview import screen
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.walks import actions, begun, done

FACED = ("leader=wrong+yes",)
"""The wrong defender has faced the opening lead."""


def led(*further: str, language: str = "en") -> Conversation:
    return done(begun("opening_lead", 2017, language), *FACED, *further)


def subjects(conversation: Conversation) -> list[str]:
    return [one.subject.name for one in Interview.of(conversation).links]


def test_a_subject_that_rules_nothing_is_left_for_the_one_that_does() -> None:
    """A faced opening lead out of turn waits for declarer at once; nothing is asked twice."""
    reached = led()
    assert subjects(reached) == ["opening_lead", "lead_out_of_turn"]
    assert Interview.of(reached).waiting == "reply"
    assert Interview.of(reached).told["lead"] == "opening_faced"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_may_choose_is_numbered_as_the_buttons_are(language: str) -> None:
    shown = screen(Interview.of(led(language=language)))
    said = [line.text[0] for line in shown.lines if line.style is Style.SAID]
    buttons = [one.text[0] for one in shown.buttons]
    assert [one for one in said if one.isdigit()] == list("12345")
    assert [one for one in buttons if one.isdigit()] == list("12345")
    assert [line for line in shown.lines if line.style is Style.STRONG][-1] == shown.lines[-1]


def test_one_press_gives_a_choice_and_the_one_that_follows_it() -> None:
    chosen = led("reply=refused>go-declarer_choice=require")
    assert subjects(chosen) == ["opening_lead", "lead_out_of_turn", "penalty_card"]
    ruling = Interview.of(chosen).ruling
    assert ruling is not None
    assert str(ruling.status) == "picked_up"


def test_back_goes_all_the_way_across() -> None:
    chosen = led("reply=refused>go-declarer_choice=require")
    seen = [chosen.subject]
    while chosen.answers or chosen.chain.former:
        chosen = done(chosen, Action.BACK)
        seen.append(chosen.subject)
        assert len(seen) < 9
    assert (chosen.subject, chosen.answers, chosen.chain) == ("opening_lead", (), ALONE)


def test_an_answer_of_any_subject_is_changed_and_what_no_longer_follows_falls_away() -> None:
    chosen = led("reply=refused>go-declarer_choice=require")
    still = done(chosen, Action.CHANGE, "entry-2.1", "reply=refused")
    assert (still.subject, still.answers) == (chosen.subject, chosen.answers)
    spread = done(chosen, Action.CHANGE, "entry-2.1", "reply=spread")
    assert subjects(spread) == ["opening_lead", "lead_out_of_turn"]
    assert spread.chain.later == ()
    lines = [line.text for line in screen(Interview.of(spread)).lines]
    assert "No longer at issue: Penalty card." in lines


def test_leaving_a_question_that_would_change_an_answer_changes_nothing() -> None:
    chosen = led("reply=refused>go-declarer_choice=require")
    left = done(chosen, Action.CHANGE, "entry-2.1", Action.BACK, Action.SHOW)
    assert (left.subject, left.answers, left.chain) == (
        chosen.subject,
        chosen.answers,
        chosen.chain,
    )


def test_a_link_carries_all_subjects() -> None:
    chosen = led("reply=refused>go-declarer_choice=require")
    code = payload(chosen)
    assert code is not None
    linked = follow(code)
    assert isinstance(linked, LinkedCase)
    assert (linked.subject, dict(linked.answers)) == (chosen.subject, dict(chosen.answers))
    assert [one.subject for one in linked.chain.former] == ["opening_lead", "lead_out_of_turn"]
    assert dict(linked.chain.former[1].answers) == dict(chosen.chain.former[1].answers)


def test_a_subject_that_is_asked_for_an_answer_gives_it_back() -> None:
    """Whether a new call is comparable is asked in the same case, and answers its question."""
    asked = done(begun("insufficient_bid", 2017), "meant=meant", "lho=declines")
    asked = done(asked, "repl=other_bid", "cmp=unsure")
    assert subjects(asked) == ["insufficient_bid", "comparable"]
    while asked.subject == "comparable":
        asked = done(asked, next(one for one in actions(asked) if "=" in one or "return-" in one))
    assert subjects(asked) == ["insufficient_bid"]
    assert dict(asked.answers)["cmp"] in {"yes", "no"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_subject_leaves_for_later_is_left_by_the_case(language: str) -> None:
    chosen = Interview.of(led("reply=refused>go-declarer_choice=require"))
    of_each = {task for one in chosen.links for task in to_do_of(one, language)}
    assert of_each <= set(to_do_of(chosen, language))


@pytest.mark.parametrize("column", [None, "x", [], {"former": 3}, {"later": [["a"]]}])
def test_a_column_that_cannot_be_read_is_a_case_of_one_subject(column: object) -> None:
    assert Chain.from_json(column) == ALONE


def test_a_chain_is_read_as_it_was_written() -> None:
    chain = led("reply=refused>go-declarer_choice=require").chain
    assert Chain.from_json(chain.as_json()) == chain
    assert ALONE.as_json() is None


WAITS = {"accepted": "no", "act": "said_win_n", "by": "declarer", "revoke_pending": "others"}
"""A contested claim; the other side has revoked."""


def test_a_claim_that_waits_for_the_revoke_is_ruled_on_afterwards_as_it_was_told() -> None:
    """None of its answers is asked again, and the revoke is no longer pending."""
    waits = replace(begun("claim", 2017), answers=tuple(WAITS.items()))
    revoke = done(waits, "over-revoke", "trick=1-11", "opponents_played_after=false")
    assert subjects(revoke) == ["claim", "revoke"]
    claim = done(revoke, "over-claim")
    assert subjects(claim) == ["claim", "revoke", "claim"]
    told = Interview.of(claim).told
    assert told == {name: one for name, one in WAITS.items() if name != "revoke_pending"}
    assert actions(revoke)[0] == "go-less_successful_normal_line=yes"
    assert actions(claim)[0] == "less_successful_normal_line=yes"
