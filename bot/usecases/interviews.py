"""Interviews: begun, answered by presses and texts, cancelled, opened again, moved."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.conversation import actions
from bot.conversation.actions import Action, PressResult, number_told
from bot.conversation.callback_data import EDITION, Press, action_to_tell
from bot.conversation.deep_links import LinkedCase
from bot.conversation.fingerprint import LOOKED_THROUGH, add_fingerprint, select_distinct
from bot.conversation.following import answer_meant, change_meant, edition_meant
from bot.conversation.free_text import (
    is_article,
    may_state_a_fact,
    propose,
    read_statement,
    with_usual,
)
from bot.conversation.interview import Interview
from bot.conversation.model import NOT_NOTED, Conversation
from bot.conversation.notice import Notice
from bot.conversation.screen_state import ScreenKind
from bot.evening.place import TablePlace, read_place
from bot.screens.help import help_screen
from bot.screens.history import history_screen
from bot.screens.interview import screen
from bot.screens.plain import is_said_by
from bot.screens.rows import ALL_GROUPS, as_typed
from bot.screens.start import greeting_screen, group_screen, start_screen
from bot.storage.store import Transaction
from bot.usecases.choices import choices_in, choices_of
from bot.usecases.noting import place, take_over, tell_place, unnote, with_note
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.posting import with_linked_chat
from bot.wording import TEXTS
from lawcore import SUBJECTS, Answer, Edition
from lawcore.answers import CARDS, meant
from lawcore.auction.typed import read_auction
from lawcore.understanding import Understood, understand
from lawcore.wording import LANGUAGES, Wording

LATELY = timedelta(days=1)
"""An interview changed within this time is shown again after its chat has moved."""

NOTHING_TOLD: Mapping[str, Answer] = {}
ABBREVIATIONS: Mapping[str, tuple[str, Mapping[str, Answer]]] = {
    "poot": ("call_out_of_turn", {"kind": "pass"}),
    "boot": ("call_out_of_turn", {"kind": "bid"}),
    "coot": ("call_out_of_turn", NOTHING_TOLD),
    "loot": ("lead_out_of_turn", NOTHING_TOLD),
    "oloot": ("opening_lead", NOTHING_TOLD),
    "ui": ("unauthorised_information", NOTHING_TOLD),
    "mi": ("misinformation", NOTHING_TOLD),
}
"""What directors write short, in every country: the subject, and the facts told with it."""
_WORDS_OF_NOTHING = 2
"""More words than these are about something else than what is waited for."""
_TELLING = 5
"""Minimum words for text to open a new case beside an interview that asks."""


def find_open(rows: Transaction, sender: Sender) -> Outcome:
    """Return a person's open interview, if there is one."""
    row = _open(rows, sender)
    interview = None if row is None else Interview.of(row)
    return Outcome(choices_of(rows, sender), interview=interview)


def find_open_again(rows: Transaction, sender: Sender) -> Outcome:
    """Return a person's open interview, for an update that was carried out before."""
    return replace(find_open(rows, sender), again=True)


def start(rows: Transaction, sender: Sender) -> Outcome:
    """Return the first screen; a person who was here before is not greeted again.

    What was understood of a line and not confirmed is dropped.
    """
    choices, row = choices_of(rows, sender), _without_proposal(rows, sender)
    if row is None and not rows.rulings(sender.user_id, None, 1):
        return Outcome(choices, screen=greeting_screen(choices.language, choices.edition))
    going_on = None if row is None else Interview.of(row)
    shown = start_screen(choices.language, choices.edition, going_on=going_on)
    return Outcome(choices, screen=shown)


def _without_proposal(rows: Transaction, sender: Sender) -> Conversation | None:
    """Return a person's open conversation, with nothing in it that was not confirmed.

    One of which nothing was confirmed is set aside; one that it interrupted is open again.
    """
    row = _open(rows, sender)
    if row is None or not row.is_proposing:
        return row
    change = actions.press(Interview.of(row), Press(row.id, row.step, Action.DISCARD))
    if change.back_to is not None and (former := rows.conversation(change.back_to)) is not None:
        rows.drop(row)
        return rows.save(replace(former, finished=False))
    kept = rows.save(replace(change.conversation, finished=not change.conversation.answers))
    return None if kept.finished else kept


def begin(
    rows: Transaction, sender: Sender, subject: str, told: Mapping[str, Answer] = NOTHING_TOLD
) -> Outcome:
    """Begin an interview; an open one is set aside until one of its buttons is pressed."""
    choices = choices_of(rows, sender)
    _set_open_aside(rows, sender)
    row = Conversation(
        chat_id=sender.chat_id,
        user_id=sender.user_id,
        topic_id=sender.topic_id,
        subject=subject,
        edition=choices.edition,
        language=choices.language,
        authority=choices.authority,
        plain=choices.plain,
        answers=tuple(told.items()),
    )
    return Outcome(choices, begun=_keep(rows, row, rows.add))


def begin_with_text(rows: Transaction, sender: Sender, subject: str, text: str) -> Outcome:
    """Begin an interview, and propose the facts in the text beside its command."""
    outcome = begin(rows, sender, subject)
    if not text:
        return outcome
    outcome = _with_place(rows, outcome, text)
    language = outcome.choices.language
    read = with_usual(understand(text, subject=subject, preferred=language))
    if read.auction is not None and read.auction.slip is not None:
        return replace(outcome, unsettled=read)
    return _propose(rows, outcome, read)


def begin_with_line(
    rows: Transaction, sender: Sender, subject: str, line: str, message_id: int
) -> Outcome:
    """Begin an interview about the subject chosen for a line, and remove that choice."""
    outcome = begin_with_text(rows, sender, subject, line)
    return replace(outcome, closed=((sender.chat_id, message_id),))


def begin_in_message(
    rows: Transaction, sender: Sender, subject: str, message_id: int, text: str = ""
) -> Outcome:
    """Begin an interview by a button, in its message: in a group for the first who presses."""
    there = rows.find_shown_in(sender.chat_id, message_id)
    if there is not None and not there.finished:
        notice = Notice.STALE if there.user_id == sender.user_id else Notice.FOREIGN
        return Outcome(choices_of(rows, sender), notice=notice)
    outcome = begin_with_text(rows, sender, subject, text)
    if outcome.begun is None:
        return outcome
    row = rows.save(replace(outcome.begun.conversation, message_id=message_id))
    return replace(outcome, begun=outcome.begun.with_row(row))


def begin_below(rows: Transaction, sender: Sender, subject: str, message_id: int) -> Outcome:
    """Begin an interview by a button, below its message, which keeps no buttons."""
    outcome = begin(rows, sender, subject)
    return replace(outcome, closed=((sender.chat_id, message_id),))


def begin_answered(rows: Transaction, sender: Sender, card: str, message_id: int) -> Outcome:
    """Begin the interview about a general question below its answer, which keeps no buttons.

    The facts are those that the question told, as far as the edition in force knows them.
    """
    opens, told = CARDS[card].opens, CARDS[card].facts
    if opens is None:
        return press_unreadable(rows, sender)
    outcome = begin(rows, sender, opens, told)
    return replace(outcome, closed=((sender.chat_id, message_id),))


def follow(rows: Transaction, sender: Sender, linked: LinkedCase) -> Outcome:
    """Begin the interview of a link: with its facts, edition and authority."""
    return _tell(rows, begin(rows, sender, linked.subject), linked)


def recall(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Begin an interview with the answers of the person's own ruling, and rule again."""
    former = rows.conversation(key)
    if former is None or former.ruled is None:
        return replace(find_open(rows, sender), notice=Notice.GONE)
    if former.user_id != sender.user_id:
        return replace(find_open(rows, sender), notice=Notice.FOREIGN)
    linked = LinkedCase(
        former.subject, former.edition, former.authority, former.answers, former.chain
    )
    outcome = _tell(rows, begin(rows, sender, linked.subject), linked, former)
    begun = outcome.begun
    is_another = begun is not None and begun.conversation.ruled != former.ruled
    return replace(outcome, since=former if is_another else None)


def list_rulings(rows: Transaction, sender: Sender, page: int = 0) -> Outcome:
    """Return a page of a person's rulings: in a group those of the group alone."""
    chat_id = None if sender.is_in_private else sender.chat_id
    rulings = select_distinct(rows.rulings(sender.user_id, chat_id, LOOKED_THROUGH))
    choices = choices_of(rows, sender)
    return Outcome(choices, screen=history_screen(choices.language, rulings, page))


def list_group(rows: Transaction, sender: Sender, group: str) -> Outcome:
    """Return the subjects of a group, or those that are asked about most and all groups."""
    choices = choices_of(rows, sender)
    if group == ALL_GROUPS:
        return Outcome(choices, screen=start_screen(choices.language, choices.edition))
    return Outcome(choices, screen=group_screen(choices.language, group))


def press(rows: Transaction, sender: Sender, pressed: Press, message_id: int) -> Outcome:
    """Carry out a button of an interview; one that its screen does not have changes nothing.

    In a group the interview belongs to the person who began it; an administrator takes it over.
    """
    row = rows.conversation(pressed.conversation)
    if row is None or row.chat_id != sender.chat_id:
        return replace(find_open(rows, sender), notice=Notice.GONE)
    is_owner = row.user_id == sender.user_id
    if not is_owner and not sender.administers:
        return Outcome(choices_of(rows, sender), notice=Notice.FOREIGN)
    choices = choices_in(row) if is_owner else choices_of(rows, sender)
    if row.message_id != message_id:
        row = replace(row, message_id=message_id)
    interview = Interview.of(row)
    if _may_be_posted(row):
        interview = interview.with_row(with_linked_chat(rows, row, interview))
    change = actions.press(interview, pressed)
    outcome = Outcome(choices, interview=interview)
    if change.notice is not None:
        return replace(outcome, notice=change.notice)
    if change.placed is not None:
        return _place_anew(rows, outcome, interview, change.placed)
    if is_owner:
        return _keep_change(rows, sender, outcome, change)
    _set_open_aside(rows, sender)
    taken_over = replace(change.conversation, user_id=sender.user_id)
    outcome = _keep_change(rows, sender, outcome, replace(change, conversation=taken_over))
    return replace(outcome, notice=Notice.TAKEN_OVER)


def press_unreadable(rows: Transaction, sender: Sender) -> Outcome:
    """Say that no button of the bot has this data."""
    return replace(find_open(rows, sender), notice=Notice.UNREADABLE)


def write(rows: Transaction, sender: Sender, text: str) -> Outcome:
    """Carry out a text: it presses the button with that label, or states a case."""
    outcome = find_open(rows, sender)
    if outcome.interview is not None:
        change = press_by_text(outcome.interview, text)
        if change.notice is None:
            return _keep_change(rows, sender, outcome, change)
        if is_for_note(outcome.interview, text):
            return _place(rows, outcome, outcome.interview, text)
        if (followed := _follow_up(rows, sender, outcome, outcome.interview, text)) is not None:
            return followed
        outcome = replace(outcome, notice=change.notice)
    if (answered := _answer_word(rows, sender, outcome, text)) is not None:
        return answered
    if is_article(text, outcome.choices.language, outcome.choices.edition):
        return outcome
    asked = _ask_in_general(outcome, text)
    return asked or _propose_statement(rows, sender, outcome, text)


def _follow_up(
    rows: Transaction, sender: Sender, outcome: Outcome, interview: Interview, text: str
) -> Outcome | None:
    """Go on with the open case by a text that answers, says where it was, or changes an answer.

    An answer counts at once, like a press; a change is proposed with what was told before, and
    another edition is compared. None where the text does neither.
    """
    row = interview.conversation
    if row.is_proposing or read_auction(text, row.language) is not None:
        return None
    if interview.is_asking:
        meant = answer_meant(interview, text)
        action = None if meant is None else action_to_tell(*meant)
    else:
        year = edition_meant(interview, text)
        action = None if year is None else f"{EDITION}{year}"
    if action is not None:
        change = actions.press(interview, Press(row.id, row.step, action))
        return None if change.notice else _keep_change(rows, sender, outcome, change)
    if interview.is_asking:
        return _tell_place(rows, outcome, interview, text)
    told = change_meant(interview, text)
    proposal = propose(interview, told) if told else None
    if proposal is None:
        return None
    return replace(outcome, interview=interview.with_row(rows.save(proposal)), notice=None)


def _tell_place(
    rows: Transaction, outcome: Outcome, interview: Interview, text: str
) -> Outcome | None:
    """Keep the place of the ruling still to come, once; None for a text that is none."""
    typed = read_place(text)
    if typed.own_line or not typed.is_whole:
        return None
    if interview.conversation.place_told:
        return replace(outcome, notice=Notice.PLACE_KNOWN)
    row = tell_place(rows, interview.conversation, text)
    if row is None:
        return None
    return replace(outcome, interview=interview.with_row(row), notice=Notice.PLACE_TOLD)


def is_answer(interview: Interview, text: str) -> bool:
    """Tell whether a text answers the question of an interview, or presses a button of it."""
    if press_by_text(interview, text).notice is None:
        return True
    return answer_meant(interview, text) is not None


def says_something(rows: Transaction, sender: Sender, text: str) -> bool:
    """Tell whether a text is more than a word or two that mean nothing to the bot."""
    if len(text.split()) > _WORDS_OF_NOTHING or any(map(str.isdecimal, text)):
        return True
    open_row = _open(rows, sender)
    if open_row is not None and is_answer(Interview.of(open_row), text):
        return True
    word, language = _bare_word(text), choices_of(rows, sender).language
    if _kinds_of_word(word) or _subject_named(word, language) is not None:
        return True
    return read_statement(text, None, language).subject is not None


def _bare_word(text: str) -> str:
    return " ".join(text.split()).casefold().strip("!.?")


def _kinds_of_word(word: str) -> set[str]:
    """Return which of the words that the bot answers a word is, by their keys."""
    return {key for key in _WORDS for one in TEXTS.values() if word in one.say(key).split()}


def _answer_word(rows: Transaction, sender: Sender, outcome: Outcome, text: str) -> Outcome | None:
    """Answer a word that asks for help or the Director, thanks or ends, or names a subject.

    None for any other text.
    """
    word = _bare_word(text)
    said = _kinds_of_word(word)
    if "word-help" in said:
        return replace(outcome, screen=help_screen(outcome.choices.language))
    if "word-thanks" in said:
        return replace(outcome, notice=Notice.THANKED)
    if "word-director" in said:
        return start(rows, sender)
    if "word-quit" in said:
        closed = cancel(rows, sender)
        return closed if closed.interview else replace(closed, notice=Notice.NOTHING_OPEN)
    named = _subject_named(word, outcome.choices.language)
    return None if named is None else begin(rows, sender, *named)


_WORDS = ("word-help", "word-thanks", "word-quit", "word-director")


def _ask_in_general(outcome: Outcome, text: str) -> Outcome | None:
    """Return which answers a general question asks for, None for any other text.

    An open case stays as it is; what may belong to it is not taken for such a question.
    """
    choices = outcome.choices
    read = understand(text, preferred=choices.language)
    asked = meant(text, Edition(choices.edition), read)
    if not asked or (outcome.interview is not None and (asked.tells or not asked.asks)):
        return None
    return replace(outcome, meant=asked, unsettled=read, notice=None)


def _subject_named(word: str, language: str) -> tuple[str, Mapping[str, Answer]] | None:
    """Return the subject that a text names, by an abbreviation with what it tells beside."""
    if word in ABBREVIATIONS:
        return ABBREVIATIONS[word]
    for one in (language, *LANGUAGES):
        law = Wording.of(one)
        for subject in SUBJECTS:
            if word in {law.subject(subject).casefold(), law.command(subject)}:
                return subject, NOTHING_TOLD
    return None


def is_for_note(interview: Interview, text: str) -> bool:
    """Tell whether a text says where a ruling was noted, or is a line of the director's own.

    Below a ruling it is board and table; one of them alone, or pairs, only where the place is not
    known yet. Where a place is waited for it may also state another case; a line that has neither
    board, table nor pairs then does.
    """
    row, typed = interview.conversation, read_place(text)
    if interview.is_asking or "\n" in text.strip():
        return False
    if row.screen.kind is ScreenKind.NOTING:
        says_where = bool(typed.where or typed.pairs)
        return says_where or read_statement(text, interview).subject is None
    is_shown = row.screen.kind is not ScreenKind.CANCELLED
    if not is_shown or row.noted == NOT_NOTED or typed.own_line:
        return False
    is_new = row.is_noted and not TablePlace.parse(row.noted or "")
    return typed.is_whole or (is_new and bool(typed.where))


def _place(rows: Transaction, outcome: Outcome, interview: Interview, text: str) -> Outcome:
    """Store what was typed about a ruling, noted now if need be, and show the ruling again.

    Another place than the one there is is asked about first.
    """
    row = interview.conversation
    if not row.is_noted and row.noted != NOT_NOTED:
        interview = _keep(rows, actions.begin_noting(row), rows.save)
    placed = place(rows, interview.conversation, text)
    if placed is None:
        gone = rows.save(actions.note_at(interview.conversation, NOT_NOTED))
        return replace(outcome, interview=interview.with_row(gone), notice=Notice.EVENING_GONE)
    return replace(outcome, interview=interview.with_row(rows.save(placed)))


def _place_anew(rows: Transaction, outcome: Outcome, interview: Interview, text: str) -> Outcome:
    """Store another place than there was, which the director has confirmed."""
    placed = place(rows, interview.conversation, text, is_confirmed=True)
    if placed is None:
        placed = actions.note_at(interview.conversation, NOT_NOTED)
    return replace(outcome, interview=interview.with_row(rows.save(placed)))


def press_by_text(interview: Interview, text: str) -> PressResult:
    """Return the outcome of a text that presses a button; with a notice it presses none."""
    wanted, typed = " ".join(text.split()).casefold(), as_typed(text)
    for button in screen(interview).buttons:
        is_meant = typed == as_typed(button.text)
        if interview.conversation.plain:
            is_meant = is_said_by(button.text, wanted)
        if is_meant and isinstance(button.data, Press):
            return actions.press(interview, button.data)
    if (number := number_told(interview, wanted)) is not None:
        told = Press(interview.conversation.id, interview.conversation.step, number)
        return actions.press(interview, told)
    hint = Notice.HINT_QUESTION if interview.is_asking else Notice.HINT_OTHER
    if interview.conversation.is_noted and read_place(text).where:
        hint = Notice.HINT_PLACE
    return PressResult(interview.conversation, hint)


def cancel(rows: Transaction, sender: Sender) -> Outcome:
    """Close the open interview."""
    return change_open(rows, sender, actions.cancel)


def change_open(
    rows: Transaction, sender: Sender, change: Callable[[Conversation], Conversation]
) -> Outcome:
    """Change the open interview, if there is one."""
    row, choices = _open(rows, sender), choices_of(rows, sender)
    if row is None:
        return Outcome(choices)
    return Outcome(choices, interview=_keep(rows, change(row), rows.save))


def is_anothers(rows: Transaction, sender: Sender, message_id: int) -> bool:
    """Tell whether a message of a group shows the interview of somebody else."""
    if not sender.is_in_group:
        return False
    there = rows.find_shown_in(sender.chat_id, message_id)
    return there is not None and there.user_id != sender.user_id


def shows_case(rows: Transaction, sender: Sender, message_id: int) -> bool:
    """Tell whether a message shows an interview."""
    return rows.find_shown_in(sender.chat_id, message_id) is not None


def check_message(rows: Transaction, sender: Sender, message_id: int) -> Outcome:
    """Return a notice where the sender may neither change a message nor send below it.

    In a group only the owner of its interview may, and an administrator.
    """
    choices = choices_of(rows, sender)
    if sender.administers or not is_anothers(rows, sender, message_id):
        return Outcome(choices)
    return Outcome(choices, notice=Notice.FOREIGN)


@dataclass(frozen=True, slots=True)
class Left:
    """A message of a private chat that has been left, and the case that it shows, if any."""

    message_id: int
    case: Conversation | None


def move_keyboard(rows: Transaction, user_id: int, message_id: int) -> Left | None:
    """Store which message of a private chat has live buttons; return the one that had them."""
    former = rows.move_keyboard(user_id, message_id)
    if former is None or former == message_id:
        return None
    return Left(former, rows.find_shown_in(user_id, former))


def show_in(rows: Transaction, key: str, message_id: int) -> Left | None:
    """Store in which message an interview is shown; in a private chat its buttons are live."""
    row = rows.conversation(key)
    if row is None:
        return None
    rows.save(replace(row, message_id=message_id))
    return move_keyboard(rows, row.chat_id, message_id) if row.chat_id > 0 else None


def move_chat(rows: Transaction, former: int, latter: int) -> list[Interview]:
    """Follow a chat whose id has changed; returns the open interviews touched lately."""
    since = rows.now - LATELY
    return [
        Interview.of(row)
        for row in rows.move_chat(former, latter)
        if row.touched_at is not None and row.touched_at >= since
    ]


def _propose_statement(rows: Transaction, sender: Sender, outcome: Outcome, text: str) -> Outcome:
    """Propose the facts of a text: to the interview that asks for them, or to a new one."""
    interview = outcome.interview
    statement = read_statement(text, interview, outcome.choices.language)
    if statement.subject is None:
        tells = len(text.split()) >= _TELLING and bool(statement.among or statement.law)
        is_unsettled = interview is None or statement.auction is not None or tells
        return replace(outcome, unsettled=statement) if is_unsettled else outcome
    if interview is not None and not statement.answers:
        return _offer_beside(outcome, interview, statement)
    if interview is None:
        begun = _with_place(rows, begin(rows, sender, statement.subject), text)
        return _propose(rows, begun, statement)
    if statement.subject == interview.subject.name and may_state_a_fact(interview):
        proposal = propose(interview, statement.answers, auction=_auction_of(statement))
        if proposal is None:
            return replace(outcome, notice=Notice.HINT_KNOWN)
        proposing = interview.with_row(rows.save(proposal))
        return replace(outcome, interview=proposing, notice=None)
    begun = _with_place(rows, begin(rows, sender, statement.subject), text)
    return _propose(rows, begun, statement, interview.conversation.id)


def begin_read(rows: Transaction, sender: Sender, text: str, read: Understood) -> Outcome:
    """Propose the facts that a language model has read in a text, and those it surely states.

    Where the model has read a subject alone, or one of two, these are offered first, and no more
    than without it.
    """
    if read.subject is None or not read.answers:
        written = write(rows, sender, text)
        if written.unsettled is None:
            return written
        among = offered_first(read, written.unsettled.among)
        return replace(written, unsettled=replace(written.unsettled, among=among, law=None))
    row = _open(rows, sender)
    stated = understand(text, subject=read.subject).answers
    begun = _with_place(rows, begin(rows, sender, read.subject), text)
    read = replace(read, answers={**stated, **read.answers})
    return _propose(rows, begun, read, None if row is None else row.id)


def offered_first(read: Understood, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Return the subjects that are offered, those that a language model has read first."""
    first = read.among if read.subject is None else (read.subject,)
    others = (one for one in offered if one not in first)
    return (*first, *others)[: max(len(first), len(offered))]


def _with_place(rows: Transaction, outcome: Outcome, text: str) -> Outcome:
    """Keep the board and table with which a text about a new case begins."""
    begun = outcome.begun
    row = None if begun is None else tell_place(rows, begun.conversation, text)
    if begun is None or row is None:
        return outcome
    return replace(outcome, begun=begun.with_row(row))


def _offer_beside(outcome: Outcome, interview: Interview, read: Understood) -> Outcome:
    """Offer to begin a case about another matter that a text only names, beside the open one."""
    if read.subject is None or read.subject == interview.subject.name:
        return outcome
    return replace(outcome, unsettled=replace(read, subject=None, among=(read.subject,)))


def _propose(
    rows: Transaction,
    outcome: Outcome,
    read: Understood,
    interrupted: str | None = None,
) -> Outcome:
    """Propose answers to the new interview; without answers it stays as it is."""
    begun = outcome.begun
    auction = _auction_of(read)
    proposal = None if begun is None else propose(begun, read.answers, interrupted, auction)
    if begun is None or proposal is None:
        return outcome
    return replace(outcome, begun=begun.with_row(rows.save(proposal)))


def _auction_of(read: Understood) -> str | None:
    """Return the auction that was read in the form of its column."""
    given = None if read.auction is None else read.auction.given
    return None if given is None else str(given)


def _keep_change(
    rows: Transaction, sender: Sender, outcome: Outcome, change: PressResult
) -> Outcome:
    """Store the conversation as a press has changed it; return the outcome with it."""
    row = change.conversation
    if change.back_to is not None:
        return _go_back(rows, outcome, change, change.back_to)
    if change.new is not None:
        finished = Interview.of(rows.save(replace(row, finished=True)))
        return replace(begin(rows, sender, change.new), interview=finished)
    was_noted = outcome.interview is not None and outcome.interview.conversation.is_noted
    if row.noted == NOT_NOTED and was_noted:
        unnote(rows, row)
    if row.finished:
        _set_open_aside(rows, sender)
        row = replace(row, finished=False)
    interview = _keep(rows, row, rows.save)
    if row.screen.kind is not interview.conversation.screen.kind:
        outcome = replace(outcome, notice=Notice.EVENING_FULL)
    before = None if outcome.interview is None else outcome.interview.conversation
    return replace(outcome, interview=interview, settled=interview.result_since(before))


def _go_back(rows: Transaction, outcome: Outcome, change: PressResult, key: str) -> Outcome:
    """Show a waiting conversation instead of this one, with the answer it waited for."""
    former = rows.conversation(key)
    if former is None:
        return replace(outcome, notice=Notice.GONE)
    row = change.conversation
    rows.drop(row)
    again = replace(former, message_id=row.message_id, finished=False)
    return replace(outcome, interview=_keep(rows, again, rows.save))


def _tell(
    rows: Transaction, outcome: Outcome, linked: LinkedCase, former: Conversation | None = None
) -> Outcome:
    """Store the facts of a link, or of a `former` ruling, in the new interview."""
    if outcome.begun is None:
        return outcome
    row = outcome.begun.conversation
    if former is not None:
        row = take_over(rows, former, row)
    row = replace(
        row,
        edition=linked.edition,
        subject=linked.subject,
        authority=linked.authority,
        answers=linked.answers,
        chain=linked.chain,
    )
    return replace(outcome, begun=_keep(rows, row, rows.save))


def _open(rows: Transaction, sender: Sender) -> Conversation | None:
    return rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)


def _set_open_aside(rows: Transaction, sender: Sender) -> None:
    row = _open(rows, sender)
    if row is not None:
        rows.save(replace(row, finished=True))


def _keep(
    rows: Transaction, row: Conversation, keep: Callable[[Conversation], Conversation]
) -> Interview:
    """Add or save a row with the new result of its interview; returns the interview.

    A ruling is noted in the evening of its chat, if one is open or the director asks for it.
    """
    interview = Interview.of(row)
    row = _as_it_went_on(row, interview)
    if row.attached is None and not interview.is_asking:
        row = replace(row, may_ask=rows.has_desk())
    linked = with_linked_chat(rows, row, interview) if _may_be_posted(row) else row
    marked = add_fingerprint(linked, interview)
    noted = with_note(rows, marked, interview, row.ruled) if _may_be_noted(marked) else marked
    return interview.with_row(keep(noted))


def _as_it_went_on(row: Conversation, interview: Interview) -> Conversation:
    """Return a row at the subject and choice to which its case has gone on by itself.

    Answers that do not fit its edition stay: another edition may be only looked at.
    """
    now = interview.conversation
    is_longer = now.answers[: len(row.answers)] == row.answers
    if (row.subject, row.chain) == (now.subject, now.chain) and not is_longer:
        return row
    return interview.with_row(row).conversation


def _may_be_posted(row: Conversation) -> bool:
    """Tell whether a chat is linked where an interview is shown, or was; also if not known."""
    return row.attached is None or row.attached.link or row.linked_id is not None


def _may_be_noted(row: Conversation) -> bool:
    """Tell whether a ruling may belong to an evening; also where that is not known."""
    is_asked_for = row.is_noted or row.screen.kind is ScreenKind.NOTING
    return row.attached is None or row.attached.evening or is_asked_for
