"""Typed lines: which presses a button, and what is proposed of any other."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from bot.conversation import actions
from bot.conversation.actions import Step, number_told, numbers_asked
from bot.conversation.callback_data import Page, Press
from bot.conversation.continuation import (
    answer_meant,
    answered_otherwise,
    change_meant,
    correction_meant,
    edition_meant,
    facts_answered,
    facts_told,
)
from bot.conversation.free_text import (
    ANOTHER_CASE,
    is_article,
    may_state_a_fact,
    not_understood,
    propose,
    read_statement,
    touching,
)
from bot.conversation.interview import Interview
from bot.conversation.lines import (
    affirms,
    asks,
    counts,
    denies,
    is_brief,
    plainly_meant,
    says,
    stems,
    without_correcting,
    without_doubt,
    words_of,
)
from bot.conversation.model import NOT_NOTED, Conversation, Keyboard
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action, RuleBy, Tell
from bot.conversation.screen_state import MAIN, ScreenKind
from bot.conversation.unread import Unread
from bot.evening.place import TablePlace, is_bare, read_place
from bot.screens.help import help_screen
from bot.screens.interview import screen
from bot.screens.plain import is_said_by
from bot.screens.rows import as_typed
from bot.screens.told import short_answer
from bot.storage.transaction import Transaction
from bot.usecases.interviews import (
    NOTHING_TOLD,
    auction_of,
    begin,
    cancel,
    find_open,
    keep_row,
    keep_step,
    list_group,
    open_row,
    propose_begun,
    said_left,
    start,
    with_place,
)
from bot.usecases.named import Named, named_by
from bot.usecases.noting import place, tell_place
from bot.usecases.outcome import InGeneral, LookUp, Outcome, Sender, choices_of
from lawcore import Answer, Edition
from lawcore.book.library import Library
from lawcore.bridge.auction.typed import read_auction
from lawcore.engine.records import replace
from lawcore.understanding import Understood, begins_as_follow_up, understand
from lawcore.understanding.answers import CARDS, meant

_A_WORD = 1
"""A question of one word that says anything asks about the open case, not in general."""
_WORDS_OF_NOTHING = 2
"""More words than these are about something else than what is waited for."""


_NUMBER = re.compile(r"\d+|(?:\w+ )?[-\u2212\u2013] ?\d+")
"""A number alone, or one below nought, with a word before it."""
_WORDS = ("word-help", "word-thanks", "word-quit", "word-director")


_Read: TypeAlias = Callable[[Interview, str], Mapping[str, Answer]]
"""Reads the answers of a text in a case."""


class _Typed(Struct, frozen=True):
    """A typed line, by whom, and the outcome if nothing is made of it.

    The open case `is_shown` where nothing was shown since, such as the menu.
    """

    rows: Transaction
    sender: Sender
    text: str
    outcome: Outcome
    is_shown: bool = False

    @property
    def interview(self) -> Interview:
        """The open case; only asked where there is one."""
        if self.outcome.interview is None:
            raise LookupError
        return self.outcome.interview

    @property
    def sure(self) -> str:
        """The line without the expressions of doubt in it."""
        return without_doubt(self.text)

    @property
    def corrected(self) -> str:
        """The line without what takes something back."""
        return without_correcting(self.text)

    @property
    def is_question(self) -> bool:
        """It asks something. What would be otherwise may be asked of a ruling."""
        if not asks(self.sure) or read_auction(self.text, self.outcome.choices.language):
            return False
        return self.interview.is_asking or not begins_as_follow_up(self.text)

    @property
    def taken(self) -> Outcome:
        """The outcome of a line of which something is made: without a hint."""
        return replace(self.outcome, notice=None)

    def hint(self, notice: Notice) -> Outcome:
        """Return the outcome that shows the open case with a notice."""
        return replace(self.outcome, notice=notice)

    def propose(self, read: _Read, text: str | None = None) -> Outcome | None:
        """Propose what is read in the open case; None where there is more that was not read."""
        interview, text = self.interview, self.text if text is None else text
        told = read(interview, text)
        if not told:
            return None
        understood = Understood(interview.subject.name, dict(told))
        left = not_understood(interview, text, understood, is_given=True)
        proposal = None if left.is_most else propose(interview, told, left=left)
        return None if proposal is None else self.proposing(proposal, left)

    def proposing(self, proposal: Conversation, left: Unread) -> Outcome:
        """Store a proposal in the open case, and say what of the line was not read."""
        proposing = self.interview.with_row(self.rows.save(proposal))
        return replace(self.taken, interview=proposing, hint=said_left(self.interview, left))


def write(rows: Transaction, sender: Sender, text: str) -> Outcome:
    """Carry out a text: it presses the button with that label, or states a case.

    It presses a button only where it is its label or number, or a plain yes or no that fits one
    answer, and the case is what is shown last. What else it tells is proposed; a question never
    answers one. A page that awaits a line is answered first.
    """
    outcome = find_open(rows, sender)
    live = rows.keyboard(sender.user_id) if sender.is_in_private else None
    if live is not None and live.awaits == Page.LAW and _looks_up(outcome, text):
        return replace(outcome, interview=None, asks=LookUp(text))
    is_shown = outcome.interview is not None and _is_last(outcome.interview, live)
    if outcome.interview is not None:
        step = press_by_text(outcome.interview, text) if is_shown else None
        if step is not None and step.notice is None:
            return keep_step(rows, sender, outcome, step)
        outcome = replace(outcome, notice=_hint(outcome.interview, text))
    typed = _Typed(rows, sender, text, outcome, is_shown=is_shown)
    for take in _ANYWHERE if outcome.interview is None else _IN_A_CASE:
        if (taken := take(typed)) is not None:
            return taken
    stated = _propose_statement(typed)
    return _keep_touched(typed) if stated is outcome and outcome.interview else stated


def _is_last(interview: Interview, live: Keyboard | None) -> bool:
    """Tell whether a case is what is shown last, with live buttons."""
    return live is None or live.message_id == interview.conversation.message_id


def _keep_touched(typed: _Typed) -> Outcome:
    """Remember what a line may be about of which nothing was understood: that is asked first."""
    interview, row = typed.interview, typed.interview.conversation
    words = frozenset(stems(words_of(typed.text)))
    screen = touching(row, row.screen, Unread(typed.text, words, words))
    if screen == row.screen or not interview.is_asking:
        return typed.outcome
    asking = Interview.of(typed.rows.save(replace(row, screen=screen, step=row.step + 1)))
    return replace(typed.outcome, interview=asking)


def _looks_up(outcome: Outcome, text: str) -> bool:
    """Tell whether a text is the number of an article, or words that some have."""
    choices = outcome.choices
    library, edition = Library.of(choices.language), Edition(choices.edition)
    is_number = library.read(text, edition) is not None
    is_short = len(text.split()) < ANOTHER_CASE and not any(says(text, key) for key in _WORDS)
    return is_number or (is_short and bool(library.search(text, edition)))


def _take_as_place(typed: _Typed) -> Outcome | None:
    """Store where a ruling was noted, noted now if need be; another place is asked about first."""
    interview, rows = typed.interview, typed.rows
    if asks(typed.text) or not is_for_note(interview, typed.text):
        return None
    row = interview.conversation
    if not row.is_noted and row.noted != NOT_NOTED:
        interview = keep_row(rows, actions.begin_noting(row), rows.save)
    placed = place(rows, interview.conversation, typed.text)
    if placed is None:
        gone = rows.save(actions.advance(interview.conversation, noted=NOT_NOTED, screen=MAIN))
        return replace(typed.hint(Notice.EVENING_GONE), interview=interview.with_row(gone))
    return replace(typed.taken, interview=interview.with_row(rows.save(placed)))


def _take_as_word(typed: _Typed) -> Outcome | None:
    """Answer a word that asks for help or the Director, thanks or ends; an open case stays."""
    is_open = typed.outcome.interview is not None
    is_lost = not words_of(typed.text) and "?" in typed.text
    is_lost |= not is_open and says(typed.text, "line-unsure")
    if is_lost or says(typed.text, "word-help"):
        shown = help_screen(typed.outcome.choices.language, going_on=is_open)
        return replace(typed.outcome, interview=None, screen=shown)
    if says(typed.text, "word-thanks"):
        return typed.hint(Notice.THANKED)
    if says(typed.text, "word-director") or says(typed.text, "word-quit"):
        return start(typed.rows, typed.sender)
    return None


def _take_as_plain(typed: _Typed) -> Outcome | None:
    """Make nothing of a yes or no that fits no answer; agreement with a ruling ends it."""
    if says(typed.text, "line-agrees") and not typed.interview.is_asking:
        return typed.hint(Notice.THANKED)
    is_plain = any(says(typed.text, key) for key in ("line-yes", "line-no", "line-agrees"))
    return typed.outcome if is_plain else None


def _take_as_taken_back(typed: _Typed) -> Outcome | None:
    """Say how the last answer is changed where a short line only takes something back."""
    is_short = len(typed.text.split()) <= ANOTHER_CASE
    if typed.corrected == typed.text or not is_short or not facts_answered(typed.interview):
        return None
    return replace(typed.outcome, hint=hint_to_change(typed.interview))


def _take_as_number(typed: _Typed) -> Outcome | None:
    """Propose a number instead of an answer that stands for several; refuse what is none there."""
    if not _NUMBER.fullmatch(typed.text.strip()):
        return None
    numbers = next(iter(numbers_asked(typed.interview).values()), None)
    if numbers is None:
        return None
    said = typed.interview.words.bot
    refused = said.say("hint-number", first=min(numbers), last=max(numbers))
    return typed.propose(_number_told) or replace(typed.taken, hint=refused)


def _number_told(interview: Interview, text: str) -> Mapping[str, Answer]:
    number = number_told(interview, text.strip())
    return NOTHING_TOLD if number is None else dict([number])


def _take_as_counted(typed: _Typed) -> Outcome | None:
    """Say of a number that counts choices, as "2." does, that these have none."""
    return typed.hint(Notice.HINT_COUNTED) if counts(typed.text) else None


def _take_as_article(typed: _Typed) -> Outcome | None:
    """Leave the number of an article to who shows it."""
    choices = typed.outcome.choices
    return typed.outcome if is_article(typed.text, choices.language, choices.edition) else None


def _take_as_edition(typed: _Typed) -> Outcome | None:
    """Compare another edition that a text names below a ruling, or say that it has none."""
    interview = typed.interview
    row = interview.conversation
    year = None if interview.is_asking else edition_meant(interview, typed.text)
    if year is None:
        return None
    if year not in interview.editions:
        lacking = next(one.subject for one in interview.links if year not in one.subject.books)
        said = interview.words.law.instead(lacking.name, year, interview.edition)
        return replace(typed.taken, hint=said)
    step = actions.press(interview, Press(row.id, row.step, RuleBy(year)))
    return None if step.notice else keep_step(typed.rows, typed.sender, typed.taken, step)


def _take_as_question(typed: _Typed) -> Outcome | None:
    """Answer a question in general; the open case stays as it is."""
    return _answer_question(typed) if typed.is_question else None


def _take_as_any_question(typed: _Typed) -> Outcome | None:
    """Answer a question that would change nothing of the ruling it may be about."""
    is_auction = read_auction(typed.text, typed.outcome.choices.language) is not None
    return _answer_question(typed) if asks(typed.sure) and not is_auction else None


def _answer_question(typed: _Typed) -> Outcome:
    """Return the answer to a question; one about another matter is only offered."""
    choices, own = typed.outcome.choices, typed.interview.subject.name
    if len(stems(words_of(typed.text))) <= _A_WORD:
        return typed.hint(Notice.HINT_ASKED)
    read = understand(typed.text, preferred=choices.language)
    if asked := meant(typed.text, Edition(choices.edition), read):
        if asked.sure is not None and CARDS[asked.sure].opens not in {None, own, read.subject}:
            asked = replace(asked, sure=None, near=(asked.sure,))
        return replace(typed.outcome, asks=InGeneral(asked, read), notice=None)
    heard = read.among if read.subject is None else (read.subject,)
    among = tuple(one for one in heard if one != own)
    if among and own not in heard and len(typed.text.split()) >= ANOTHER_CASE:
        offered = replace(read, subject=None, answers={}, among=among)
        return replace(typed.outcome, asks=offered)
    return typed.hint(Notice.HINT_ASKED)


def _take_as_correction(typed: _Typed) -> Outcome | None:
    """Propose another answer than the last one of which a text that takes back has another."""
    if typed.corrected == typed.text or not facts_answered(typed.interview):
        return None
    return typed.propose(correction_meant, typed.corrected)


def _take_as_unsure(typed: _Typed) -> Outcome | None:
    """Propose the answer around which somebody was not sure; else say how to leave it open."""
    text, is_asking = typed.sure, typed.interview.is_asking
    if text == typed.text:
        return None
    read = _answer_or_change if is_asking else change_meant
    proposed = None if denies(text) else typed.propose(read, text)
    if proposed is not None:
        return proposed
    if typed.interview.conversation.is_proposing:
        return typed.hint(Notice.HINT_DOUBTED)
    if typed.interview.waiting is not None:
        return typed.hint(Notice.HINT_WAITS)
    return typed.hint(Notice.HINT_UNSURE) if is_asking else None


def _take_as_further(typed: _Typed) -> Outcome | None:
    """Propose an answer in other words than a button, or below a ruling a change."""
    interview = typed.interview
    if read_auction(typed.text, interview.conversation.language) is not None:
        return None
    if not interview.is_asking:
        return typed.propose(change_meant)
    if (placed := _tell_place(typed)) is not None:
        return placed
    return typed.propose(_answer_or_change, typed.corrected)


def _answer_or_change(interview: Interview, text: str) -> Mapping[str, Answer]:
    """Return the answer of a text to the present question, else to one that was answered."""
    if (meant := answer_meant(interview, text)) is not None:
        return dict([meant])
    told = facts_told(interview, text)
    if len(told) == 1 and all(map(interview.is_told_together, told)):
        return told
    return NOTHING_TOLD if counts(text) else answered_otherwise(interview, text)


def _take_as_name(typed: _Typed) -> Outcome | None:
    """Begin an interview about the subject that a name is of, or offer it beside the open one.

    The name of a group lists its subjects, that of a page opens it; the open case stays.
    """
    outcome, interview = typed.outcome, typed.outcome.interview
    named = named_by(typed.text, outcome.choices.language) if is_brief(typed.text) else None
    if named is None:
        return None
    if named.page is not None:
        return replace(outcome, asks=named.page)
    if named.group:
        return list_group(typed.rows, typed.sender, named.group)
    if interview is not None and interview.is_asking:
        return _offer_beside(outcome, interview, Understood(named.subject))
    return _begin_named(typed.rows, typed.sender, named, typed.text)


def _begin_named(rows: Transaction, sender: Sender, named: Named, text: str) -> Outcome:
    """Begin an interview about the subject that a text names, and propose what it tells."""
    begun = begin(rows, sender, named.subject)
    if named.whole:
        return begun
    read = understand(text, subject=named.subject, preferred=begun.choices.language)
    return propose_begun(rows, begun, replace(read, answers=dict(named.told) or read.answers))


def call(rows: Transaction, sender: Sender, command: str) -> Outcome:
    """Carry out a command that is a name of the menu, such as "/carta_penalizzata".

    So is one that is a word such as "/annulla"; any other shows the open case, with a notice.
    """
    outcome, text = find_open(rows, sender), command.lstrip("/").replace("_", " ")
    named = named_by(text, outcome.choices.language)
    if named is None:
        if says(text, "word-quit"):
            return cancel(rows, sender)
        word = _take_as_word(_Typed(rows, sender, text, outcome))
        return word or replace(outcome, notice=Notice.HINT_COMMAND)
    if named.page is not None:
        return replace(outcome, asks=named.page)
    if named.group:
        return list_group(rows, sender, named.group)
    return _begin_named(rows, sender, named, text)


def _take_in_general(typed: _Typed) -> Outcome | None:
    """Return which answers a question asks for with no case open."""
    choices = typed.outcome.choices
    read = understand(typed.text, preferred=choices.language)
    asked = meant(typed.text, Edition(choices.edition), read)
    return replace(typed.outcome, asks=InGeneral(asked, read)) if asked else None


_Take: TypeAlias = Callable[[_Typed], Outcome | None]
_ANYWHERE: tuple[_Take, ...] = (
    _take_as_word,
    _take_as_counted,
    _take_as_article,
    _take_as_name,
    _take_in_general,
)
_IN_A_CASE: tuple[_Take, ...] = (
    _take_as_place,
    _take_as_plain,
    _take_as_word,
    _take_as_number,
    _take_as_counted,
    _take_as_edition,
    _take_as_article,
    _take_as_question,
    _take_as_correction,
    _take_as_unsure,
    _take_as_further,
    _take_as_name,
    _take_as_any_question,
    _take_as_taken_back,
)
"""What a line may be, in the order in which it is tried: the first that it is takes it."""


def _tell_place(typed: _Typed) -> Outcome | None:
    """Keep the place of the ruling still to come, once; None for a text that is none."""
    told, row = read_place(typed.text), typed.interview.conversation
    if told.own_line or not told.is_whole:
        return None
    if row.place_told:
        return typed.hint(Notice.PLACE_KNOWN)
    kept = tell_place(typed.rows, row, typed.text)
    if kept is None:
        return None
    return replace(typed.hint(Notice.PLACE_TOLD), interview=typed.interview.with_row(kept))


def is_answer(interview: Interview, text: str) -> bool:
    """Tell whether a text answers the question of an interview, or presses a button of it."""
    if press_by_text(interview, text).notice is None:
        return True
    return answer_meant(interview, without_correcting(without_doubt(text))) is not None


def says_something(rows: Transaction, sender: Sender, text: str) -> bool:
    """Tell whether a text is more than a word or two that mean nothing to the bot."""
    if len(text.split()) > _WORDS_OF_NOTHING or any(map(str.isdecimal, text)):
        return True
    row = open_row(rows, sender)
    if row is not None and is_answer(Interview.of(row), text):
        return True
    language = choices_of(rows, sender).language
    if any(says(text, key) for key in _WORDS) or named_by(text, language) is not None:
        return True
    return read_statement(text, None, language).subject is not None


def is_for_note(interview: Interview, text: str) -> bool:
    """Tell whether a text says where a ruling was noted, or is a line of the director's own.

    Below a ruling it is board and table, or a table that is called so; one of them alone, or
    pairs, only where the place is not known yet. Where a place is waited for it may also state
    another case; a line that has neither board, table nor pairs then does. None is the director's
    own where it is asked whether the place was another.
    """
    row, typed = interview.conversation, read_place(text)
    if interview.is_asking or "\n" in text.strip():
        return False
    if row.screen.kind is ScreenKind.NOTING:
        says_where = bool(typed.where or typed.pairs)
        is_asked = row.screen.typed is not None
        return says_where or (not is_asked and read_statement(text, interview).subject is None)
    is_shown = row.screen.kind is not ScreenKind.CANCELLED
    if not is_shown or row.noted == NOT_NOTED or typed.own_line:
        return False
    is_new = row.is_noted and not TablePlace.parse(row.noted or "")
    is_table = typed.where.table is not None and not is_bare(text)
    return typed.is_whole or is_table or (is_new and bool(typed.where))


def press_by_text(interview: Interview, text: str) -> Step:
    """Return the outcome of a text that presses a button; with a notice it presses none."""
    labels = {
        one.text: one.data for one in screen(interview).buttons if isinstance(one.data, Press)
    }
    label = next((one for one in labels if _is_label(interview, one, text)), None)
    pressed = None if label is None else labels[label]
    if pressed is None and "?" not in text:
        pressed = _plainly_said(interview.conversation, labels, text)
    if pressed is not None:
        return actions.press(interview, pressed)
    number = number_told(interview, text.strip())
    if number is not None and interview.question and number[0] == interview.question.facts[0].name:
        row = interview.conversation
        return actions.press(interview, Press(row.id, row.step, Tell.told(*number)))
    return Step(interview, _hint(interview, text))


def _hint(interview: Interview, text: str) -> Notice:
    """Return how an open case is gone on with, for a text of which nothing is made."""
    if interview.conversation.is_noted and read_place(text).where:
        return Notice.HINT_PLACE
    return Notice.HINT_QUESTION if interview.is_asking else Notice.HINT_OTHER


def _is_label(interview: Interview, label: str, text: str) -> bool:
    """Tell whether a text is a label, in plain mode also its number or its words alone.

    A question is one only where the label asks it too.
    """
    if "?" in text and "?" not in label:
        return False
    if interview.conversation.plain:
        return is_said_by(label, " ".join(text.split()).casefold())
    return as_typed(text) == as_typed(label)


def _plainly_said(row: Conversation, labels: Mapping[str, Press], text: str) -> Press | None:
    """Return the only button of which a plain yes, no, or *not sure* is the answer."""
    by = {one.action: one for one in labels.values()}
    if says(text, "line-unsure"):
        return by.get(Action.UNSURE)
    agree = by.get(Action.AGREE) or by.get(Action.REPLACE)
    if agree is not None and affirms(text):
        return agree
    if row.is_proposing and says(text, "line-no"):
        return by.get(Action.DISCARD)
    only = plainly_meant(labels, text)
    return None if only is None else labels[only]


def _propose_statement(typed: _Typed) -> Outcome:
    """Propose the facts of a text: to the interview that asks for them, or to a new one."""
    rows, outcome, text = typed.rows, typed.outcome, typed.text
    interview = outcome.interview
    statement = read_statement(text, interview, outcome.choices.language)
    if statement.subject is None:
        is_long = len(text.split()) >= ANOTHER_CASE or not typed.is_shown
        tells = is_long and bool(statement.among or statement.law)
        is_unsettled = interview is None or statement.auction is not None or tells
        return replace(outcome, asks=statement) if is_unsettled else outcome
    if interview is not None:
        is_own = statement.subject == interview.subject.name
        is_sure = statement.auction is not None or not interview.is_asking
        if not statement.answers or not (is_own or is_sure):
            return _offer_beside(outcome, interview, statement)
        if is_own and may_state_a_fact(interview):
            return _propose_own(typed, statement)
    left = not_understood(None, text, statement)
    begun = with_place(rows, begin(rows, typed.sender, statement.subject), text)
    interrupted = None if interview is None else interview.conversation.id
    return propose_begun(rows, begun, statement, interrupted, left)


def _propose_own(typed: _Typed, read: Understood) -> Outcome:
    """Propose what a text tells of the open case, unless it says more that was not read."""
    interview = typed.interview
    left = not_understood(interview, typed.text, read)
    if left.is_most and read.auction is None:
        return typed.outcome
    proposal = propose(interview, read.answers, auction=auction_of(read), left=left)
    return typed.hint(Notice.HINT_KNOWN) if proposal is None else typed.proposing(proposal, left)


def hint_to_change(interview: Interview) -> str:
    """Return how the last answer is changed: by *Back*, or on a ruling by its own button."""
    said = interview.words.bot
    answer = short_answer(interview, facts_answered(interview)[-1])
    way = said.say("back" if interview.is_asking else "change")
    return said.say("hint-change", answer=answer, way=way)


def begin_from_model(rows: Transaction, sender: Sender, text: str, read: Understood) -> Outcome:
    """Propose the facts that a language model has read in a text, and those it surely states.

    Where the model has read a subject alone, or one of two, these are offered first, and no more
    than without it.
    """
    if read.subject is None or not read.answers:
        written = write(rows, sender, text)
        match written.asks:
            case Understood() as own:
                return replace(written, asks=_with_offers(own, read))
            case InGeneral(meant, own):
                return replace(written, asks=InGeneral(meant, _with_offers(own, read)))
            case _:
                return written
    row = open_row(rows, sender)
    stated = understand(text, subject=read.subject).answers
    begun = with_place(rows, begin(rows, sender, read.subject), text)
    read = replace(read, answers={**stated, **read.answers})
    return propose_begun(rows, begun, read, None if row is None else row.id)


def _with_offers(own: Understood, read: Understood) -> Understood:
    """Return what was understood of a text, with what a language model has read offered first."""
    return replace(own, among=offered_first(read, own.among), law=None)


def offered_first(read: Understood, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Return the subjects that are offered, those that a language model has read first."""
    first = read.among if read.subject is None else (read.subject,)
    others = (one for one in offered if one not in first)
    return (*first, *others)[: max(len(first), len(offered))]


def _offer_beside(outcome: Outcome, interview: Interview, read: Understood) -> Outcome:
    """Offer to begin a case about another matter that a text only names, beside the open one."""
    if read.subject is None or read.subject == interview.subject.name:
        return outcome
    return replace(outcome, asks=replace(read, subject=None, among=(read.subject,)))
