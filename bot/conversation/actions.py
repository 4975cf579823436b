"""What a press does in an interview: the conversation that results from it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from bot.conversation.callback_data import Press
from bot.conversation.changing import (
    AnswerEntry,
    add_another,
    change_answer,
    drop_what_no_longer_matters,
    find_entry,
    is_fact,
    list_dropped,
    question_anew,
    size_of_last_step,
)
from bot.conversation.fingerprint import mark_to_post
from bot.conversation.free_text import confirm_proposal, discard_proposal, remove_from_proposal
from bot.conversation.interview import (
    Interview,
    add_to,
    find_answers,
    find_lead,
    go_back_with,
    go_over,
    none_of,
    told_before,
)
from bot.conversation.keypad import open_keypad, tap
from bot.conversation.model import NOT_NOTED, Chain, Conversation
from bot.conversation.notice import Notice
from bot.conversation.pressing import (
    Action,
    AnyAction,
    AskAgain,
    GoOn,
    GoOver,
    InTurn,
    OpenGroup,
    ReadOut,
    ReturnWith,
    RuleBy,
    TakeOut,
    Tap,
    Tell,
)
from bot.conversation.screen_state import MAIN, Answered, ScreenKind, ScreenState
from bot.conversation.seats import show_table
from lawcore import Asked, Lead, Question
from lawcore.engine.records import replace
from lawcore.engine.ruling import When
from lawcore.wording import LANGUAGES

_Do: TypeAlias = Callable[[Interview], Conversation | None]
"""Does what an action says; None where it is not on the screen."""


class Step(Struct, frozen=True):
    """The result of a press: the row as it is now with the law's reply, and what else is to do.

    With a notice nothing has changed. `new` asks for a further interview about a subject; where
    this one still asks, it was gone back from before anything was told.
    `back_to` is the id of another conversation, which is shown instead of this one. `placed` is
    the text with another place for its ruling, which was confirmed.
    """

    interview: Interview
    notice: Notice | None = None
    new: str | None = None
    back_to: str | None = None
    placed: str | None = None

    @property
    def conversation(self) -> Conversation:
        """The row after the press."""
        return self.interview.conversation


def press(interview: Interview, pressed: Press) -> Step:
    """Return the result of a press; a button that is not on the present screen is stale.

    That the table of the case was drawn is remembered, and what a typed line may be about.
    """
    conversation, action = interview.conversation, pressed.action
    stale = Step(interview, Notice.STALE)
    if pressed.step != conversation.step:
        return stale
    if action is Action.RESUME:
        return Step(Interview(advance(conversation), interview.reply))
    if interview.is_proposing:
        return _answer_proposal(interview, action) or stale
    if (action is Action.NEW and not interview.is_asking) or _leaves(interview, action):
        new = interview.links[0].conversation.subject
        return Step(_reached(interview, advance(conversation, screen=MAIN)), new=new)
    if action is Action.REPLACE and conversation.screen.typed is not None:
        return Step(interview, placed=conversation.screen.typed)
    after = _act(interview, action)
    return stale if after is None else Step(_reached(interview, after))


def _leaves(interview: Interview, action: AnyAction) -> bool:
    """Tell whether an action goes back from the first question of a case."""
    row = interview.conversation
    is_first = not (row.answers or row.chain.former or row.screen.group)
    is_asking = interview.is_asking and row.screen.kind is ScreenKind.MAIN
    return action is Action.BACK and is_first and is_asking


def _reached(before: Interview, after: Conversation) -> Interview:
    """Return the interview at which a case arrives after one press.

    Its screen knows what that before knew of the whole case, also where it went on by itself.
    """
    shown, step = before.conversation.screen, before.conversation.step + 1
    reached = Interview.of(after.changed(screen=after.screen.remembering(shown), step=step))
    row = reached.conversation
    screen = row.screen.remembering(shown)
    if screen == row.screen:
        return Interview(row, reached.reply)
    return Interview.of(row.changed(screen=screen))


def cancel(conversation: Conversation) -> Conversation:
    """Return the conversation closed by the person."""
    closed = ScreenState(ScreenKind.CANCELLED)
    return advance(conversation, screen=closed, proposed=None, finished=True)


def begin_noting(conversation: Conversation, typed: str | None = None) -> Conversation:
    """Return a conversation at the screen of its place, or that asks about another `typed` one."""
    return advance(conversation, screen=ScreenState(ScreenKind.NOTING, typed=typed))


def set_authority(conversation: Conversation, key: str | None) -> Conversation:
    """Return the same answers under the options of another authority."""
    return advance(conversation, authority=key, screen=_proposal_or_main(conversation))


def set_edition(conversation: Conversation, edition: int) -> Conversation:
    """Return the same answers under another edition."""
    return advance(conversation, edition=edition, screen=_proposal_or_main(conversation))


def _proposal_or_main(conversation: Conversation) -> ScreenState:
    screen = conversation.screen
    return screen if conversation.is_proposing else MAIN.remembering(screen)


def advance(conversation: Conversation, **changes: object) -> Conversation:
    """Return a changed conversation at its next step, so that buttons of this step are stale."""
    return conversation.changed(step=conversation.step + 1, **changes)


def _answer_proposal(interview: Interview, action: AnyAction) -> Step | None:
    """Return the result of a press on a proposal, None where the button is not on it."""
    conversation = interview.conversation
    if action is Action.AGREE:
        return Step(_reached(interview, confirm_proposal(conversation)))
    after = None
    if action is Action.DISCARD:
        after = discard_proposal(conversation)
    elif isinstance(action, TakeOut):
        after = remove_from_proposal(conversation, action.place)
    if after is None:
        return None
    is_empty = not after.proposed and not after.answers
    interrupted = conversation.screen.interrupted if is_empty else None
    return Step(_reached(interview, after), back_to=interrupted)


def _go_over(interview: Interview, subject: str) -> Conversation | None:
    """Return the conversation at a subject to which its ruling leads, None where it does not."""
    lead = find_lead(interview.reply, subject)
    over = None if lead is None else go_over(interview, lead)
    return None if over is None else advance(over)


def _go_on_with(interview: Interview, then: AnyAction) -> Conversation | None:
    """Return the conversation at the next subject, with an answer to its first question."""
    lead = next_lead(interview)
    over = None if lead is None else go_over(interview, lead)
    if over is None:
        return None
    return _act(Interview.of(advance(over)), then)


def _do_in_turn(interview: Interview, action: InTurn) -> Conversation | None:
    """Return the conversation with an answer, and with one to the question that follows it."""
    after = _act(interview, action.first)
    return None if after is None else _act(Interview.of(after), action.then)


def next_lead(interview: Interview) -> Lead | None:
    """Return the first subject to which a ruling leads over now, None where it leads nowhere.

    Another subject that led here, and would be told nothing new, has been ruled on in this case.
    """
    orders = interview.ruling.orders if interview.ruling else ()
    leads = (ordered.order.leads_to for ordered in orders if ordered.order.when is When.NOW)
    above = {link.subject for link in interview.conversation.chain.former}
    above.discard(interview.subject.name)
    for one in leads:
        if (
            one
            and not one.perhaps
            and (one.answers or one.subject not in above or told_before(interview, one))
        ):
            return one
    return None


def _return_with(interview: Interview, answer: str) -> Conversation | None:
    """Return the conversation at the subject that waits for this one; None where none does."""
    if answer not in map(str, interview.possible_returns):
        return None
    back = go_back_with(interview, answer)
    return None if back is None else advance(back)


def _ask_next(interview: Interview) -> Conversation | None:
    """Return the conversation at the question that comes next, once the orders are carried out.

    The facts after that one are asked again, except for rare circumstances.
    """
    ask = None if interview.ruling is None else interview.ruling.ask
    if ask is None:
        return None
    conversation, subject = interview.conversation, interview.subject
    order = [fact.name for fact in subject.facts.listed]
    before = order[: order.index(ask.fact)]
    kept = tuple(
        (name, value)
        for name, value in conversation.answers
        if name in before or (name != ask.fact and subject.usual(name) is not None)
    )
    until_now = interview.told.get(ask.fact)
    screen = MAIN if until_now is None else replace(MAIN, undecided=(ask.fact, until_now))
    return advance(conversation, answers=add_to(kept, *ask.telling.items()), screen=screen)


def _act(interview: Interview, action: AnyAction) -> Conversation | None:
    """Return the conversation after an action, None if the screen has no such button."""
    screen = interview.conversation.screen
    if screen.kind is ScreenKind.CANCELLED:
        return None
    if screen.entry is not None and (entry := find_entry(interview, screen.entry)) is not None:
        return _change_entry(interview, entry, action)
    if isinstance(action, Action):
        do = _BY_NAME.get(action)
        return None if do is None else do(interview)
    do_with = _BY_KIND.get(type(action))
    return None if do_with is None else do_with(interview, action)


def _add_answers(interview: Interview, *answers: Answered) -> Conversation:
    """Return the conversation with further answers, at its next question or ruling."""
    conversation = interview.conversation
    after = advance(
        conversation,
        answers=add_to(conversation.answers, *answers),
        screen=conversation.screen.going_on,
    )
    return _clean_up(Interview.as_told(after), interview) if after.screen.was_changed else after


def _clean_up(after: Interview, before: Interview) -> Conversation:
    """Return a changed conversation without the answers that no longer matter, named once."""
    kept = drop_what_no_longer_matters(after, before.conversation)
    dropped = list_dropped(before, kept)
    screen = after.conversation.screen
    if not dropped and screen.became is None and not kept.is_asking:
        return replace(kept.conversation, screen=MAIN)
    return replace(
        kept.conversation,
        screen=ScreenState(
            was_changed=True, was=screen.was, became=screen.became, dropped=dropped
        ),
    )


def number_told(interview: Interview, typed: str) -> tuple[str, int] | None:
    """Return which fact a typed number answers; None where no number is asked for."""
    if not typed.isdecimal() or len(typed) > len(str(_MOST)):
        return None
    asked = numbers_asked(interview).items()
    return next(((name, int(typed)) for name, numbers in asked if int(typed) in numbers), None)


def numbers_asked(interview: Interview) -> Mapping[str, Sequence[int]]:
    """Return the numbers that may answer each fact for which one may be typed.

    It is what is asked, or a fact told by an answer that stands for several numbers.
    """
    question = interview.question
    if question is None or question.is_list:
        return {}
    together = (name for name in interview.told if interview.is_told_together(name))
    options = {
        name: interview.ask_anew(name, interview.told).options
        for name in (question.facts[0].name, *together)
    }
    numbers = {n: [one for one in each if type(one) is int] for n, each in options.items()}
    return {name: each for name, each in numbers.items() if each}


_MOST = 99
"""No fact has a larger number as an answer."""


def _tell(interview: Interview, action: Tell) -> Conversation | None:
    """Return the conversation with the answer on a button, None where it is not offered."""
    kind = interview.conversation.screen.kind
    if kind is ScreenKind.COUNT:
        return _count(interview, action)
    if kind in _NOTHING_IS_TOLD:
        return None
    if (chosen := _choose(interview, action)) is not None:
        return chosen
    doubted = interview.doubted
    if doubted is not None and (told := find_answers(doubted, action)) is not None:
        return _add_answers(interview, *told)
    question = interview.question
    for asked in () if question is None or kind is ScreenKind.UNUSUAL else question.facts:
        if (told := find_answers(asked, action)) is not None:
            return _pick(interview, asked, told)
    return _tell_unusual(interview, action)


def _choose(interview: Interview, action: Tell) -> Conversation | None:
    """Return the conversation with what a player chose, None where nobody is to choose."""
    before, fact = interview.before_choosing, interview.waiting
    if before is None or fact is None:
        return None
    told = find_answers(before.ask_anew(fact, before.told), action)
    return None if told is None else _add_answers(before, *told)


_NOTHING_IS_TOLD = frozenset(
    {
        ScreenKind.CHANGE,
        ScreenKind.BECAUSE,
        ScreenKind.REASONING,
        ScreenKind.MORE,
        ScreenKind.READ,
        ScreenKind.NOTING,
    }
)
"""The screens beside a ruling on which no fact can be answered."""


def _count(interview: Interview, action: Tell) -> Conversation | None:
    """Return the conversation with a fact that can be known only once play is over."""
    asked = interview.counted
    told = None if asked is None else find_answers(asked, action)
    if told is None:
        return None
    after = _add_answers(interview, *told)
    if Interview.of(after).counted is None:
        return after
    return replace(after, screen=ScreenState(ScreenKind.COUNT))


def _tell_unusual(interview: Interview, action: Tell) -> Conversation | None:
    """Return the conversation with a rare circumstance, back at its question or ruling."""
    kind = interview.conversation.screen.kind
    for asked in (asked for group in interview.rare for asked in group.facts):
        told = find_answers(asked, action)
        if told is None:
            continue
        if kind is ScreenKind.UNSURE:
            return replace(_add_answers(interview, (asked.name, None)), screen=MAIN)
        return _add_answers(interview, *told)
    return None


def _pick(interview: Interview, asked: Asked, told: tuple[Answered, ...]) -> Conversation:
    """Return the conversation with an answer; from a list several may be picked in turn."""
    screen, question = interview.conversation.screen, interview.question
    if question is None or not question.is_list:
        return _add_answers(interview, *told)
    if screen.kind is ScreenKind.UNSURE:
        return replace(_add_answers(interview, (asked.name, None)), screen=MAIN)
    after = _add_answers(interview, *told)
    return replace(after, screen=screen) if _asks_on(question, after) else after


def _asks_on(question: Question, after: Conversation) -> bool:
    """Tell whether the same list is asked again, with the facts that are left of it."""
    now = Interview.of(after).question
    asked = {fact.name for fact in question.facts}
    return now is not None and asked.issuperset(fact.name for fact in now.facts)


def _open_group(interview: Interview, name: str) -> Conversation | None:
    """Return the conversation at a group of answers or of rare circumstances, or at a page."""
    conversation, question = interview.conversation, interview.question
    if conversation.screen.kind is ScreenKind.CHANGE:
        state = ScreenState(ScreenKind.CHANGE, group=name)
        return advance(conversation, screen=state) if name.isdecimal() else None
    if conversation.screen.kind is ScreenKind.UNUSUAL:
        if all(group.group != name for group in interview.rare):
            return None
        return advance(conversation, screen=ScreenState(ScreenKind.UNUSUAL, group=name))
    asked = interview.doubted if question is None else question.facts[0]
    if asked is None or not _has_group(asked, name):
        return None
    return advance(conversation, screen=replace(conversation.screen.going_on, group=name))


def _has_group(asked: Asked, name: str) -> bool:
    return any(choice.group == name for choice in asked.choices)


def _deny_list(interview: Interview) -> Conversation | None:
    question = interview.question
    if question is None or not question.is_list:
        return None
    return _add_answers(interview, *none_of(question))


def _leave_open(interview: Interview) -> Conversation | None:
    """Return the conversation with the present question left open, None where it cannot be."""
    question, conversation = interview.question, interview.conversation
    if question is None or not interview.may_be_unsure:
        return None
    if conversation.screen.kind in {ScreenKind.UNSURE, ScreenKind.UNUSUAL}:
        return None
    if question.is_list:
        return advance(conversation, screen=ScreenState(ScreenKind.UNSURE))
    return _add_answers(interview, (question.facts[0].name, None))


_LEFT_BY_BACK = _NOTHING_IS_TOLD | {ScreenKind.UNSURE, ScreenKind.UNUSUAL, ScreenKind.COUNT}
"""The screens that *Back* leaves for the main one; there it takes back the last answer."""


def _go_back(interview: Interview) -> Conversation | None:
    conversation = interview.conversation
    screen = conversation.screen
    if screen.group is not None:
        above = screen.going_on if screen.kind is ScreenKind.MAIN else ScreenState(screen.kind)
        return advance(conversation, screen=above)
    if screen.kind in _LEFT_BY_BACK:
        return advance(conversation, screen=MAIN)
    return _take_back(interview)


def _take_back(interview: Interview) -> Conversation | None:
    """Return the conversation without its last answer, None where nothing was told.

    What stands there until a player chooses was not told. A subject without an answer of its own
    is left for the one before it.
    """
    interview = interview.before_choosing or interview
    conversation, above = interview.conversation, interview.above
    undecided = interview.subject.facts.undecided_answers.items()
    if interview.is_asking and any(one in undecided for one in conversation.answers[-1:]):
        conversation = replace(conversation, answers=conversation.answers[:-1])
        interview = Interview.as_told(conversation)
    if interview.own_answers:
        kept = conversation.answers[: -size_of_last_step(interview)]
        return advance(conversation, answers=kept, chain=_no_more(conversation), screen=MAIN)
    if above is None or above.ruling is None:
        return None
    if above.ruling.relay is not None:
        return _take_back(above)
    return advance(above.conversation, chain=_no_more(above.conversation), screen=MAIN)


def _no_more(conversation: Conversation) -> Chain:
    """Return the chain of a conversation without what followed it."""
    return Chain(conversation.chain.former)


def _show_why(interview: Interview) -> Conversation | None:
    conversation = interview.conversation
    screen = conversation.screen
    if interview.ruling is not None:
        return advance(conversation, screen=ScreenState(ScreenKind.BECAUSE))
    if not interview.is_asking:
        return None
    asking = replace(screen.going_on, shows_why=not screen.shows_why, group=screen.group)
    return advance(conversation, screen=asking)


def _show_ruling(interview: Interview) -> Conversation | None:
    if interview.conversation.screen.kind in _LEFT_BY_BACK:
        return advance(interview.conversation, screen=MAIN)
    return None


def _beside(kind: ScreenKind, has_something: Callable[[Interview], object]) -> _Do:
    """Return what opens a screen beside the present one, where it has something to show."""

    def show(interview: Interview) -> Conversation | None:
        at = ScreenState(kind)
        return advance(interview.conversation, screen=at) if has_something(interview) else None

    return show


def _unnote(interview: Interview) -> Conversation | None:
    """Return the conversation with its ruling taken out of the evening."""
    if interview.conversation.screen.kind is not ScreenKind.NOTING:
        return None
    return advance(interview.conversation, noted=NOT_NOTED, screen=MAIN)


def _compare(interview: Interview, year: int) -> Conversation | None:
    """Return the same answers under another edition, with the edition they came from."""
    conversation = interview.conversation
    if year not in interview.editions or year == conversation.edition:
        return None
    compared = set_edition(conversation, year)
    if interview.is_asking:
        return compared if conversation.screen.came_from == year else None
    return replace(compared, screen=ScreenState(came_from=conversation.edition))


def _open_entry(interview: Interview, asked: AskAgain) -> Conversation | None:
    if interview.is_asking:
        return None
    from_review = interview.conversation.screen.kind is ScreenKind.CHANGE
    if asked.subject is not None:
        if asked.subject >= len(interview.links):
            return None
        interview = interview.links[asked.subject]
    if find_entry(interview, asked.place) is None:
        is_told = asked.place < len(interview.conversation.answers)
        return _BY_NAME[Action.UNUSUAL](interview) if is_told else None
    kind = ScreenKind.RECHANGING if from_review else ScreenKind.CHANGING
    return advance(interview.conversation, screen=ScreenState(kind, entry=asked.place))


def _change_entry(
    interview: Interview, entry: AnswerEntry, action: AnyAction
) -> Conversation | None:
    conversation = interview.conversation
    question = question_anew(interview, entry)
    if action is Action.BACK:
        return _leave_entry(conversation)
    if isinstance(action, OpenGroup):
        if not _has_group(question.facts[0], action.name):
            return None
        return advance(conversation, screen=replace(conversation.screen, group=action.name))
    if action is Action.UNSURE:
        is_sure = entry.value is not None and is_fact(interview, entry)
        may_be = is_sure and interview.may_be_unsure_of(entry.name)
        return _change_to(interview, entry, (entry.name, None)) if may_be else None
    if not isinstance(action, Tell):
        return None
    told = (find_answers(asked, action) for asked in question.facts)
    found = next((one for one in told if one is not None), None)
    return None if found is None else _change_to(interview, entry, *found)


def _leave_entry(conversation: Conversation) -> Conversation:
    """Return the conversation at the screen from which the answer was to be changed."""
    screen = conversation.screen
    if screen.group is not None:
        return advance(conversation, screen=replace(screen, group=None))
    from_review = screen.kind is ScreenKind.RECHANGING
    whole = Interview.of(replace(conversation, screen=MAIN)).conversation
    return advance(whole, screen=ScreenState(ScreenKind.CHANGE) if from_review else MAIN)


def _change_to(interview: Interview, entry: AnswerEntry, *told: Answered) -> Conversation:
    """Return the conversation with another answer; the same answer changes nothing."""
    if entry.name and told == ((entry.name, entry.value), *entry.also):
        return advance(interview.conversation, screen=MAIN)
    after = change_answer(interview, entry, *told)
    was = (entry.name, entry.value) if entry.name else None
    noted = ScreenState(was_changed=True, was=was, became=told[0]) if was else MAIN
    marked = Interview(replace(after.conversation, screen=noted), after.reply)
    return advance(_clean_up(marked, interview))


def _read_out(interview: Interview, language: str) -> Conversation | None:
    """Return the conversation that shows what is read to the players in another language."""
    if language not in LANGUAGES or interview.ruling is None:
        return None
    screen = ScreenState(ScreenKind.READ, language=language)
    return advance(interview.conversation, screen=screen)


def _post(interview: Interview) -> Conversation | None:
    mark = mark_to_post(interview)
    return None if mark is None else advance(interview.conversation, posted=mark)


_BY_NAME: Mapping[Action, _Do] = {
    Action.NONE: _deny_list,
    Action.UNSURE: _leave_open,
    Action.BACK: _go_back,
    Action.WHY: _show_why,
    Action.SHOW: _show_ruling,
    Action.UNUSUAL: _beside(ScreenKind.UNUSUAL, lambda one: one.rare or one.chosen),
    Action.COUNT: _beside(ScreenKind.COUNT, lambda one: one.counted),
    Action.REASONING: _beside(ScreenKind.REASONING, lambda one: one.ruling),
    Action.MORE: _beside(ScreenKind.MORE, lambda one: not one.is_asking),
    Action.CHANGE: _beside(ScreenKind.CHANGE, lambda one: not one.is_asking),
    Action.NOTE: _beside(ScreenKind.NOTING, lambda one: not one.is_asking),
    Action.NEXT: _ask_next,
    Action.ANOTHER: add_another,
    Action.POST: _post,
    Action.UNNOTE: _unnote,
    Action.KEYPAD: open_keypad,
    Action.TABLE: show_table,
}
"""What the actions do that carry nothing."""
_BY_KIND: Mapping[type, Callable[[Interview, Any], Conversation | None]] = {
    Tell: _tell,
    OpenGroup: lambda interview, action: _open_group(interview, action.name),
    AskAgain: _open_entry,
    ReadOut: lambda interview, action: _read_out(interview, action.language),
    RuleBy: lambda interview, action: _compare(interview, action.edition),
    GoOver: lambda interview, action: _go_over(interview, action.subject),
    Tap: lambda interview, action: tap(interview, action.key),
    ReturnWith: lambda interview, action: _return_with(interview, action.answer),
    GoOn: lambda interview, action: _go_on_with(interview, action.then),
    InTurn: _do_in_turn,
}
"""What the actions do that carry something."""
