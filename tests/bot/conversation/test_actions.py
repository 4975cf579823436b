"""A conversation and what is done in it, without Telegram and without a store."""

from collections.abc import Mapping

import pytest

from bot.conversation.actions import Step, press, set_edition
from bot.conversation.callback_data import Press
from bot.conversation.changing import add_another, size_of_last_step
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action, read_action
from bot.conversation.screen_state import MAIN, Answered, ScreenState
from bot.screens.elements import Screen, Style
from bot.screens.interview import screen
from bot.screens.question import MOST_LISTED
from bot.usecases.lines import press_by_text
from bot.wording import TEXTS
from lawcore import Answer, Question, Ruling
from lawcore.engine.records import replace
from tests.bot.walks import begun, done, pressed
from tests.tables import tabled

FRESH = begun("revoke")
FACTS: dict[str, str | int | bool] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "offender",
    "later_tricks": "more",
}


def told(*answers: Answered) -> Conversation:
    return replace(FRESH, answers=answers)


def ruled(conversation: Conversation, **changes: str | int | bool) -> Conversation:
    """The conversation at its ruling."""
    facts = {**FACTS, **changes}
    while isinstance(question := ask_the_law(conversation), Question):
        name = question.facts[0].name
        conversation = done(conversation, f"{name}={str(facts[name]).lower()}")
    if Interview.of(conversation).counted is not None:
        return done(conversation, "count", f"later_tricks={facts['later_tricks']}")
    return conversation


def actions(shown: Screen) -> set[str]:
    return {str(one.data.action) for one in shown.buttons if isinstance(one.data, Press)}


def test_each_action_is_a_step() -> None:
    assert done(FRESH, "why", "why", "hand=dummy", "back").step == 4


def test_a_press_of_another_step_changes_nothing() -> None:
    turn = press(Interview.of(FRESH), Press(FRESH.id, 1, read_action("hand=dummy")))
    assert turn == Step(Interview.of(FRESH), Notice.STALE)


def test_why_is_quoted_below_the_question() -> None:
    asked, why = screen(Interview.of(FRESH)), screen(Interview.of(done(FRESH, "why")))
    assert why.lines[: len(asked.lines)] == asked.lines
    assert {line.style for line in why.lines[len(asked.lines) :]} == {Style.QUOTE}


def test_what_one_button_tells_is_one_step() -> None:
    assert size_of_last_step(Interview.of(FRESH)) == 0
    alone = done(FRESH, "hand=defender")
    assert size_of_last_step(Interview.of(alone)) == 1
    before = done(FRESH, "hand=defender+1-11")
    assert before.answers == (("hand", "defender"), ("trick", "1-11"))
    assert size_of_last_step(Interview.of(before)) == 2
    assert done(before, "back").answers == ()
    after = done(before, "since=played+after_play")
    assert after.answers[2:] == (("since", "played"), ("attention", "after_play"))
    assert size_of_last_step(Interview.of(after)) == 2
    assert done(after, "back").answers == before.answers


def test_none_of_these_tricks_is_one_step() -> None:
    facts: dict[str, str | int | bool] = {
        "revokes": 2,
        "2.by": "partner",
        "2.trick": 8,
        "2.since": "played",
    }
    first = told(*FACTS.items(), ("attention", "after_play"))
    rest = (("2.won_by", "offender"), ("2.attention", "after_play"))
    before = replace(first, answers=(*first.answers, *facts.items(), *rest))
    question = ask_the_law(before)
    assert isinstance(question, Question)
    assert question.is_list
    after = done(before, "none")
    assert size_of_last_step(Interview.of(after)) == len(question.facts)
    assert done(after, "back").answers == before.answers


def test_a_rare_circumstance_goes_on_at_once_and_is_a_step_of_its_own() -> None:
    last = done(FRESH, "hand=defender", "trick=5", "since=played")
    chosen = done(last, "unusual", "group-doubtful", "on_purpose=true")
    assert size_of_last_step(Interview.of(chosen)) == 1
    assert chosen.screen == MAIN
    assert ask_the_law(chosen) == ask_the_law(replace(chosen, screen=last.screen))
    shown = screen(Interview.of(done(chosen, "unusual")))
    assert "It looks deliberate or hidden" in shown.lines[2].text
    assert done(chosen, "unusual", "back").answers == chosen.answers
    assert done(chosen, "back").answers == last.answers


def test_small_groups_of_rare_circumstances_are_listed_at_once() -> None:
    last = done(FRESH, "hand=declarer", "trick=5", "since=played+during_play")
    listed = actions(screen(Interview.of(done(last, "unusual"))))
    assert len(listed) <= MOST_LISTED + len(("back",))
    assert "noticed_by=director" in listed
    assert "group-noticed" not in listed
    assert "group-several" in listed


def test_a_group_is_left_as_it_was_entered() -> None:
    asked = done(FRESH, "hand=defender", "trick=5")
    grouped = done(asked, "group-claim")
    assert screen(Interview.of(grouped)).lines[0].text == "Whose claim or concession?"
    assert done(grouped, "back").screen == asked.screen
    assert done(grouped, "since=claimed").answers[-1] == ("since", "claimed")


def test_the_usual_answer_is_on_no_button() -> None:
    before = done(FRESH, "hand=defender", "trick=5", "since=played", "won_by=offender")
    assert Interview.of(before).rare
    assert press(Interview.of(before), pressed(before, "on_purpose=false")).notice is Notice.STALE


def test_a_press_mends_what_it_finds() -> None:
    old = told(("hand", "defender"), ("mood", "bad"))
    assert done(old, "trick=5").answers == (("hand", "defender"), ("trick", 5))


def test_what_was_told_of_another_side_is_asked_again_and_named_once() -> None:
    changed = done(ruled(FRESH), "change", "entry-0", "hand=dummy")
    assert changed.answers == (("hand", "dummy"), ("trick", 5))
    lines = [line.text for line in screen(Interview.of(changed)).lines]
    assert lines[1] == "No longer count: played on · the player won it, and 1 more."
    again = done(changed, "back")
    assert not any("No longer" in line.text for line in screen(Interview.of(again)).lines)


def test_an_answer_that_matters_no_more_is_dropped_by_a_change() -> None:
    changed = done(ruled(FRESH), "change", "entry-1", "trick=12")
    assert "later_tricks" not in {name for name, _ in changed.answers}
    assert {"since", "won_by"} <= {name for name, _ in changed.answers}


def test_another_revoke_is_taken_back_by_back() -> None:
    conversation = ruled(FRESH)
    again = done(conversation, "another", "back")
    assert again.answers == conversation.answers


def test_there_is_an_end_to_further_revokes() -> None:
    most = told(*FACTS.items(), ("revokes", 6))
    assert add_another(Interview.of(told(*FACTS.items()))) is not None
    assert add_another(Interview.of(most)) is None
    assert press(Interview.of(most), pressed(most, "another")).notice is Notice.STALE


def test_with_several_revokes_only_so_much_is_left_open() -> None:
    doubts: tuple[Answered, ...] = (("hand", None), ("trick", 7), ("since", "played"))
    several = told(*doubts, ("could_comply", False), ("revokes", 2), ("2.by", None))
    assert isinstance(ask_the_law(several), Question)
    assert "unsure" not in actions(screen(Interview.of(several)))
    assert press(Interview.of(several), pressed(several, "unsure")).notice is Notice.STALE
    assert "unsure" in actions(screen(Interview.of(told(*doubts))))


def branches(*answers: Answered) -> tuple[Conversation, list[str]]:
    """An unsure conversation, and what its screen supposes, a line a ruling."""
    conversation = told(*answers)
    while isinstance(question := ask_the_law(conversation), Question):
        name = question.facts[0].name
        conversation = done(conversation, f"{name}={FACTS[name]}")
    lines = [line.text for line in screen(Interview.of(conversation)).lines]
    return conversation, [line for line in lines if line.startswith("• ")]


def test_a_branch_names_every_answer_that_leads_to_it() -> None:
    others = (one for one in FACTS.items() if one[0] != "won_by")
    conversation, supposed = branches(("won_by", None), *others)
    assert len(supposed) == 2
    assert "the partner or declarer or dummy" in supposed[1]
    buttons = [one for one in actions(screen(Interview.of(conversation))) if "=" in one]
    assert set(buttons) == {"won_by=offender", "won_by=partner", "won_by=opponents"}
    assert isinstance(ask_the_law(done(conversation, "won_by=partner")), Ruling)


def test_of_many_branches_the_first_are_named() -> None:
    told = (("hand", None), ("trick", 5), ("since", "played"), ("attention", "after_play"))
    _, supposed = branches(*told, ("won_by", "offender"), ("later_tricks", "more"))
    assert len(supposed) <= 4


def test_under_another_edition_the_answers_stay() -> None:
    conversation = ruled(FRESH)
    assert set_edition(conversation, 2007).answers == conversation.answers


def test_what_is_written_is_matched_without_case_or_spaces() -> None:
    asked = screen(Interview.of(FRESH)).buttons[0].text
    turn = press_by_text(Interview.of(FRESH), f" {asked.upper()}\n")
    assert turn.conversation.answers == (("hand", "defender"), ("trick", "1-11"))
    assert press_by_text(Interview.of(FRESH), asked + "!").notice is Notice.HINT_QUESTION
    assert press_by_text(Interview.of(ruled(FRESH)), "thanks").notice is Notice.HINT_OTHER


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "why"), ("it", "perche"), ("it", "Perché"), ("it", "perché ?")]
)
def test_the_name_of_a_button_is_matched_without_its_signs(language: str, typed: str) -> None:
    interview = Interview.of(replace(FRESH, language=language))
    why = next(one for one in screen(interview).buttons if one.text.endswith("?"))
    assert isinstance(why.data, Press)
    assert press_by_text(interview, typed) == press(interview, why.data)


def test_a_hint_stands_below_the_title_and_above_the_question() -> None:
    asked = screen(Interview.of(FRESH)).lines
    first, hint, *rest = screen(Interview.of(FRESH), "hint").lines
    assert hint.text == "hint"
    assert (first, *rest) == asked


@tabled
def test_what_was_not_decided_yet_is_not_offered_where_it_is_asked_again(
    subject: str, known: Mapping[str, str]
) -> None:
    fact, until_now = list(known.items())[-1]
    before = replace(begun(subject, 2017), answers=tuple(known.items()))
    again = done(before, Action.NEXT)
    question = Interview.of(again).question
    assert question is not None
    assert question.facts[0].name == fact
    offered = [one for one in actions(screen(Interview.of(again))) if one.startswith(f"{fact}=")]
    assert len(offered) > 1
    assert f"{fact}={until_now}" not in offered
    assert f"{fact}={until_now}" in actions(
        screen(Interview.of(replace(before, answers=before.answers[:-1])))
    )


def test_a_touched_fact_is_not_asked_of_a_choice_that_is_not_made() -> None:
    known = {"role": "defender", "how": "dropped", "number_of_penalty_cards": "several_suits"}
    at_lead = {**known, "on_lead": "partner", "declarer_choice": "not_yet"}
    line = ScreenState(touched=("penalty_card/chose_both",))
    case = replace(begun("penalty_card", 2017), answers=tuple(at_lead.items()), screen=line)
    assert Interview.of(case).question is None


def test_that_a_line_wrote_of_a_fact_is_said_only_where_it_told_several_answers() -> None:
    case = told(*FACTS.items())
    reached = Interview.of(case).ruling
    assert reached is not None
    rare = (one for group in reached.rare for one in group.facts)
    fact = next(one for one in rare if len(one.options) > 1)
    name, (first, second, *_) = f"revoke/{fact.name}", fact.options
    wrote = TEXTS["en"].say("you-wrote")
    for likely, is_said in (((), False), ((first,), False), ((first, second), True)):
        pointed = tuple((name, answer) for answer in likely)
        line = ScreenState(touched=(name,), likely=pointed)
        at = Interview.of(replace(case, screen=line))
        assert at.question is not None
        assert at.question.facts[0].name == fact.name
        assert (wrote in [one.text for one in screen(at).lines]) is is_said


def test_what_a_line_touches_is_asked_before_a_player_is_offered_a_choice() -> None:
    """The choice follows with its words; Back leaves the question for the answer before it."""
    told: dict[str, Answer] = {
        "role": "defender",
        "how": "dropped",
        "honour": True,
        "on_lead": "partner",
    }
    line = ScreenState(touched=("penalty_card/leader_has_penalty_card",))
    case = replace(begun("penalty_card", 2017), answers=tuple(told.items()), screen=line)
    asking = Interview.of(case)
    assert asking.question is not None
    assert asking.question.facts[0].name == "leader_has_penalty_card"
    after = Interview.of(done(case, "leader_has_penalty_card=false"))
    assert after.waiting == "declarer_choice"
    back = Interview.of(done(asking.conversation, Action.BACK))
    assert back.told.keys() < told.keys()
