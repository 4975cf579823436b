"""Interviews: begun, answered by presses and texts, cancelled, opened again, moved."""

from collections.abc import Callable, Mapping
from datetime import timedelta

from msgspec import Struct

from bot.conversation import actions
from bot.conversation.actions import Step
from bot.conversation.callback_data import Begin, Page, Press
from bot.conversation.deep_links import LinkedCase
from bot.conversation.fingerprint import LOOKED_THROUGH, add_fingerprint, headline, select_distinct
from bot.conversation.free_text import not_understood, propose, touching, with_usual
from bot.conversation.interview import Interview
from bot.conversation.lines import begins_with_number
from bot.conversation.model import NOT_NOTED, Conversation, EffectiveChoices, Place, Shown, case_of
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action
from bot.conversation.screen_state import MAIN, Answered, ScreenKind, ScreenState
from bot.conversation.unread import NOTHING_LEFT, Unread
from bot.screens.elements import Button
from bot.screens.history import history_screen
from bot.screens.rows import ALL_GROUPS, READ_IN_A_PAGE, page_of
from bot.screens.start import greeting_screen, group_screen, start_screen
from bot.storage.transaction import Transaction
from bot.usecases.noting import place, take_over, tell_place, translate, unnote, with_note
from bot.usecases.outcome import Begun, Outcome, Sender, choices_of
from bot.usecases.posting import with_linked_chat
from lawcore import Answer
from lawcore.engine.records import replace
from lawcore.understanding import Understood, understand
from lawcore.understanding.answers import CARDS

LATELY = timedelta(days=1)
"""An interview changed within this time is shown again after its chat has moved."""

SEEN_ALONE = timedelta(hours=1)
"""How long a message that one person saw is taken for the one that has its id."""

NOTHING_TOLD: Mapping[str, Answer] = {}


def find_open(rows: Transaction, sender: Sender) -> Outcome:
    """Return a person's open interview, if there is one."""
    row = open_row(rows, sender)
    interview = None if row is None else Interview.of(row)
    return Outcome(choices_of(rows, sender), interview=interview)


def find_latest(rows: Transaction, sender: Sender) -> Outcome:
    """Return a person's open interview; in private else the latest seen alone in a group."""
    outcome = find_open(rows, sender)
    if outcome.interview is not None or not sender.is_in_private:
        return outcome
    there = rows.find_seen_alone(sender.user_id)
    return outcome if there is None else go_on_here(rows, sender, there)


def go_on_here(rows: Transaction, sender: Sender, there: Conversation) -> Outcome:
    """Go on in the private chat with a case of a group, which is closed there."""
    outcome = begin_as(rows, sender, there, proposed=there.proposed, screen=there.screen)
    rows.save(replace(there, finished=True))
    return outcome


def begin_as(
    rows: Transaction,
    sender: Sender,
    there: Conversation,
    proposed: tuple[Answered, ...] | None = None,
    screen: ScreenState = MAIN,
) -> Begun:
    """Begin an interview with everything that was told in another one."""
    outcome = begin(rows, sender, there.subject)
    row = replace(outcome.begun.conversation, auction=there.auction, **case_of(there))
    here = replace(row, proposed=proposed, screen=screen)
    return replace(outcome, begun=keep_row(rows, here, rows.save))


def find_open_again(rows: Transaction, sender: Sender) -> Outcome:
    """Return a person's open interview, for an update that was carried out before."""
    return replace(find_open(rows, sender), again=True)


def start(rows: Transaction, sender: Sender) -> Outcome:
    """Return the first screen; a person who was here before is not greeted again.

    What was understood of a line and not confirmed is dropped.
    """
    choices, row = choices_of(rows, sender), _without_proposal(rows, sender)
    in_group = sender.is_in_group
    if not in_group:
        translate(rows, sender.chat_id, choices.language)
        if row is not None and row.language != choices.language:
            spoken = actions.advance(row, language=choices.language)
            row = keep_row(rows, spoken, rows.save).conversation
    if not in_group and row is None and not rows.rulings(sender.user_id, None, 1):
        return Outcome(choices, screen=greeting_screen(choices.language, choices.edition))
    going_on = None if row is None or (row.alone and not sender.alone) else Interview.of(row)
    shown = start_screen(choices.language, choices.edition, going_on=going_on, in_group=in_group)
    return Outcome(choices, screen=shown)


def _without_proposal(rows: Transaction, sender: Sender) -> Conversation | None:
    """Return a person's open conversation, with nothing in it that was not confirmed.

    One of which nothing was confirmed is set aside; one that it interrupted is open again.
    """
    row = open_row(rows, sender)
    if row is None or not row.is_proposing:
        return row
    interview = Interview.of(row)
    step = actions.press(interview, Press(row.id, row.step, Action.DISCARD))
    if step.back_to is not None and (former := rows.conversation(step.back_to)) is not None:
        rows.drop(row)
        return rows.save(replace(former, finished=False))
    is_empty = not interview.conversation.answers
    kept = rows.save(replace(step.conversation, finished=is_empty))
    return None if kept.finished else kept


def begin(
    rows: Transaction, sender: Sender, subject: str, told: Mapping[str, Answer] = NOTHING_TOLD
) -> Begun:
    """Begin an interview; an open one is set aside until one of its buttons is pressed.

    In a group it has none any longer: a person has one live case there.
    """
    choices = choices_of(rows, sender)
    former = _set_open_aside(rows, sender)
    row = Conversation(
        chat_id=sender.chat_id,
        user_id=sender.user_id,
        topic_id=sender.topic_id,
        origin_id=sender.about,
        alone=sender.alone,
        asker=sender.name or None,
        subject=subject,
        edition=choices.edition,
        language=choices.language,
        authority=choices.authority,
        plain=choices.plain,
        answers=tuple(told.items()),
    )
    return Begun(choices, begun=keep_row(rows, row, rows.add), folded=former)


def begin_with_text(
    rows: Transaction,
    sender: Sender,
    subject: str,
    text: str,
    told: Mapping[str, Answer] = NOTHING_TOLD,
) -> Begun:
    """Begin an interview, and propose the facts in the text beside its command."""
    outcome = begin(rows, sender, subject, told)
    if not text:
        return outcome
    outcome = with_place(rows, outcome, text)
    language = outcome.choices.language
    read = with_usual(understand(text, subject=subject, preferred=language))
    if read.auction is not None and read.auction.slip is not None:
        return replace(outcome, asks=read)
    left = not_understood(None, text, read, is_given=True)
    return propose_begun(rows, outcome, read, left=left)


def begin_with_line(
    rows: Transaction, sender: Sender, subject: str, line: str, place: Place
) -> Outcome:
    """Begin an interview about the subject chosen for a line, and remove that choice."""
    return replace(begin_with_text(rows, sender, subject, line), closed=(place,))


def begin_in_message(  # noqa: PLR0913 - what begins, where, and what is known of it
    rows: Transaction,
    sender: Sender,
    subject: str,
    place: Place,
    text: str = "",
    *,
    told: Mapping[str, Answer] = NOTHING_TOLD,
) -> Outcome:
    """Begin an interview by a button, in its message: in a group for the first who presses.

    What its button `told` is known; what a text tells is proposed.
    """
    there = rows.find_shown_in(place)
    if there is not None and not there.finished:
        notice = Notice.STALE if there.user_id == sender.user_id else Notice.FOREIGN
        return Outcome(choices_of(rows, sender), notice=notice)
    outcome = begin_with_text(rows, sender, subject, text, told)
    return outcome.with_row(rows.save(outcome.begun.conversation.shown_in(place)))


def begin_below(rows: Transaction, sender: Sender, subject: str, place: Place) -> Outcome:
    """Begin an interview by a button, below its message, which keeps no buttons."""
    return replace(begin(rows, sender, subject), closed=(place,))


def begin_answered(
    rows: Transaction, sender: Sender, card: str, line: str, place: Place
) -> Outcome:
    """Begin the interview about a general question below its answer, which keeps no buttons.

    The facts are those that the question told, as far as the edition in force knows them; what
    else the line tells that was answered is proposed.
    """
    opens, told = CARDS[card].opens, CARDS[card].facts
    if opens is None:
        return press_unreadable(rows, sender)
    begun = begin(rows, sender, opens, told)
    read = understand(line, subject=opens, preferred=begun.choices.language)
    left = replace(not_understood(None, line, read, is_given=True), said="")
    if read.answers or read.likely:
        begun = propose_begun(rows, begun, read, left=left)
    return replace(begun, closed=(place,))


def follow(rows: Transaction, sender: Sender, linked: LinkedCase, mention: str = "") -> Outcome:
    """Begin the interview of a link: with its facts, edition and authority.

    It may be the payload below the answer to a `mention` of the sender's in another chat: then the
    ruling can be shown there.
    """
    outcome = _tell(rows, begin(rows, sender, linked.subject), linked)
    there = rows.find_mention(sender.user_id, mention) if mention else None
    if there is None:
        return outcome
    return outcome.with_row(rows.save(replace(outcome.begun.conversation, guest_id=there)))


def recall(rows: Transaction, sender: Sender, key: str) -> Outcome:
    """Begin an interview with the answers of the person's own ruling, and rule again."""
    former = rows.conversation(key)
    if former is None or former.ruled is None:
        return replace(find_open(rows, sender), notice=Notice.GONE)
    if former.user_id != sender.user_id:
        return replace(find_open(rows, sender), notice=Notice.FOREIGN)
    outcome = _tell(rows, begin(rows, sender, former.subject), former)
    is_another = outcome.begun.conversation.ruled != former.ruled
    return replace(outcome, since=former if is_another else None)


def list_rulings(rows: Transaction, sender: Sender, page: int = 0) -> Outcome:
    """Return a page of a person's rulings: in a group those of the group alone."""
    chat_id = None if sender.is_in_private else sender.chat_id
    rulings = select_distinct(rows.rulings(sender.user_id, chat_id, LOOKED_THROUGH))
    choices = choices_of(rows, sender)
    shown = {row.id for row in page_of(rulings, page, READ_IN_A_PAGE)}
    listed = [_told_in(choices.language, row) if row.id in shown else row for row in rulings]
    return Outcome(choices, screen=history_screen(choices.language, listed, page))


def _told_in(language: str, row: Conversation) -> Conversation:
    """Return a ruling with its headline in a language."""
    if row.language == language:
        return row
    told = headline(Interview.of(replace(row, screen=MAIN)).reply, language)
    return replace(row, headline=told)


def list_group(rows: Transaction, sender: Sender, group: str) -> Outcome:
    """Return the subjects of a group, or those that are asked about most and all groups."""
    choices = choices_of(rows, sender)
    if group == ALL_GROUPS:
        shown = start_screen(choices.language, choices.edition, in_group=sender.is_in_group)
        return Outcome(choices, screen=shown)
    return Outcome(choices, screen=group_screen(choices.language, group))


def press(rows: Transaction, sender: Sender, pressed: Press, place: Place) -> Outcome:
    """Carry out a button of an interview; one that its screen does not have changes nothing.

    In a group the interview belongs to the person who began it; an administrator takes it over.
    """
    row = rows.conversation(pressed.conversation)
    is_there = row is not None and row.chat_id == sender.chat_id
    if row is None or not is_there or (row.alone and isinstance(place, Shown)):
        return replace(find_open(rows, sender), notice=Notice.GONE)
    is_owner = row.user_id == sender.user_id
    if not is_owner and not sender.administers:
        return Outcome(choices_of(rows, sender), notice=Notice.FOREIGN)
    choices = EffectiveChoices.of(row)
    if row.chat_id < 0:
        choices = choices_of(rows, sender)
        row = replace(row, language=choices.language)
    row = row if row.place == place else row.shown_in(place)
    interview = Interview.of(row)
    if _may_be_posted(row):
        interview = interview.with_row(with_linked_chat(rows, row, interview))
    step = actions.press(interview, pressed)
    outcome = Outcome(choices, interview=interview)
    if step.notice is not None:
        return replace(outcome, notice=step.notice)
    if is_owner:
        return keep_step(rows, sender, outcome, step)
    folded = _set_open_aside(rows, sender)
    taken_over = step.interview.with_row(replace(step.conversation, user_id=sender.user_id))
    outcome = keep_step(rows, sender, outcome, replace(step, interview=taken_over))
    return replace(outcome, notice=Notice.TAKEN_OVER, folded=folded)


def press_unreadable(rows: Transaction, sender: Sender) -> Outcome:
    """Say that no button of the bot has this data."""
    return replace(find_open(rows, sender), notice=Notice.UNREADABLE)


def _place_anew(rows: Transaction, outcome: Outcome, interview: Interview, text: str) -> Outcome:
    """Store another place than there was, which the director has confirmed."""
    placed = place(rows, interview.conversation, text, is_confirmed=True)
    if placed is None:
        placed = actions.advance(interview.conversation, noted=NOT_NOTED, screen=MAIN)
    return replace(outcome, interview=interview.with_row(rows.save(placed)))


def cancel(rows: Transaction, sender: Sender) -> Outcome:
    """Close the open interview."""
    return change_open(rows, sender, actions.cancel)


def change_open(
    rows: Transaction, sender: Sender, change: Callable[[Conversation], Conversation]
) -> Outcome:
    """Change the open interview, if there is one."""
    row, choices = open_row(rows, sender), choices_of(rows, sender)
    if row is None:
        return Outcome(choices)
    return Outcome(choices, interview=keep_row(rows, change(row), rows.save))


def is_anothers(rows: Transaction, sender: Sender, place: Place) -> bool:
    """Tell whether a message of a group shows the interview of somebody else."""
    if not sender.is_in_group:
        return False
    there = rows.find_shown_in(place)
    return there is not None and there.user_id != sender.user_id


def is_shown_in(rows: Transaction, place: Place) -> bool:
    """Tell whether a message shows an interview."""
    return rows.find_shown_in(place) is not None


def check_message(rows: Transaction, sender: Sender, place: Place) -> Outcome:
    """Return a notice where the sender may neither change a message nor send below it.

    In a group only the owner of its interview may, and an administrator.
    """
    choices = choices_of(rows, sender)
    if sender.administers or not is_anothers(rows, sender, place):
        return Outcome(choices)
    return Outcome(choices, notice=Notice.FOREIGN)


class OldKeyboard(Struct, frozen=True):
    """A message of a private chat that has been left, and the case that it shows, if any."""

    message_id: int
    case: Conversation | None


def move_keyboard(
    rows: Transaction, user_id: int, message_id: int, awaits: Page | None = None
) -> OldKeyboard | None:
    """Store which message of a private chat has live buttons; return the one that had them.

    It may be of a page that the next line `awaits`.
    """
    former = rows.move_keyboard(user_id, message_id, awaits)
    if former is None or former == message_id:
        return None
    return OldKeyboard(former, rows.find_shown_in(Shown(user_id, former)))


def show_in(rows: Transaction, key: str, place: Place) -> OldKeyboard | None:
    """Store in which message an interview is shown; in a private chat its buttons are live."""
    row = rows.conversation(key)
    if row is None:
        return None
    rows.save(row.shown_in(place))
    if row.chat_id < 0 or not isinstance(place, Shown):
        return None
    return move_keyboard(rows, row.chat_id, place.message_id)


def move_chat(rows: Transaction, former: int, latter: int) -> list[Interview]:
    """Follow a chat whose id has changed; returns the open interviews touched lately.

    Those that nobody else was to see are gone on with once their asker asks for them.
    """
    since = rows.now - LATELY
    return [
        Interview.of(row)
        for row in rows.move_chat(former, latter)
        if row.touched_at is not None and row.touched_at >= since and not row.alone
    ]


def with_place(rows: Transaction, outcome: Begun, text: str) -> Begun:
    """Keep the board and table with which a text about a new case begins."""
    is_told = begins_with_number(text)
    row = tell_place(rows, outcome.begun.conversation, text) if is_told else None
    return outcome if row is None else outcome.with_row(row)


def propose_begun(
    rows: Transaction,
    outcome: Begun,
    read: Understood,
    interrupted: str | None = None,
    left: Unread = NOTHING_LEFT,
) -> Begun:
    """Propose answers to the new interview; without answers it asks, first what a line touches."""
    begun = outcome.begun
    proposal = propose(begun, read.answers, interrupted, auction_of(read), left)
    if proposal is not None:
        return replace(outcome.with_row(rows.save(proposal)), hint=said_left(begun, left))
    row = begun.conversation
    touched = Interview.of(rows.save(replace(row, screen=touching(row, row.screen, left))))
    return replace(outcome, begun=touched, hint=said_left(touched, left))


def said_left(interview: Interview, left: Unread) -> str:
    """Return which words of a line were not understood, and what it tells that is asked later."""
    said, law, subject = interview.words.bot, interview.words.law, interview.subject.name
    lines = [said.say("understood-not", words=left.said)] if left.said else []
    if left.several:
        lines.append(said.say("understood-several", another=law.another(subject)))
    asked = () if interview.question is None else interview.question.facts
    now = {one.name for one in asked} if not interview.is_proposing else set[str]()
    names = dict.fromkeys(name for name, _ in left.open if name not in now)
    later = [law.ask(subject, name, {}) for name in names]
    return "\n".join((*lines, *(said.say("understood-open", asks=one) for one in later)))


def auction_of(read: Understood) -> str | None:
    """Return the auction that was read in the form of its column."""
    given = None if read.auction is None else read.auction.given
    return None if given is None else str(given)


def keep_step(rows: Transaction, sender: Sender, outcome: Outcome, step: Step) -> Outcome:
    """Store the conversation as a press has changed it; return the outcome with it."""
    row = step.interview.conversation
    if step.placed is not None:
        return _place_anew(rows, outcome, step.interview, step.placed)
    if step.back_to is not None:
        return _go_back(rows, outcome, row, step.back_to)
    if step.new is not None and step.interview.is_asking:
        rows.save(replace(row, finished=True))
        return list_group(rows, sender, step.interview.subject.group or ALL_GROUPS)
    if step.new is not None:
        finished = step.interview.with_row(rows.save(replace(row, finished=True)))
        words, choices = finished.words, outcome.choices
        name = words.law.subject(step.new)
        again = Button(words.bot.say("begin-again", subject=name), Begin(step.new))
        menu = start_screen(
            choices.language, choices.edition, beside=(again,), in_group=sender.is_in_group
        )
        return replace(outcome, interview=finished, screen=menu, below=True)
    before = None if outcome.interview is None else outcome.interview.conversation
    if row.noted == NOT_NOTED and before is not None and before.is_noted:
        unnote(rows, row)
    if row.finished:
        outcome = replace(outcome, folded=_set_open_aside(rows, sender))
        row = replace(row, finished=False)
    interview = step.interview.with_row(rows.save(_marked(rows, row, step.interview)))
    if row.screen.kind is not interview.conversation.screen.kind:
        outcome = replace(outcome, notice=Notice.EVENING_FULL)
    return replace(outcome, interview=interview, settled=interview.result_since(before))


def _go_back(rows: Transaction, outcome: Outcome, row: Conversation, key: str) -> Outcome:
    """Show a waiting conversation instead of this one, with the answer it waited for."""
    former = rows.conversation(key)
    if former is None:
        return replace(outcome, notice=Notice.GONE)
    rows.drop(row)
    again = replace(former.shown_in(row.place), finished=False)
    return replace(outcome, interview=keep_row(rows, again, rows.save))


def _tell(rows: Transaction, outcome: Begun, told: LinkedCase | Conversation) -> Begun:
    """Store the facts of a link, or of a former ruling, in the new interview."""
    row = outcome.begun.conversation
    if isinstance(told, Conversation):
        row = take_over(rows, told, row)
    return replace(outcome, begun=keep_row(rows, replace(row, **case_of(told)), rows.save))


def open_row(rows: Transaction, sender: Sender) -> Conversation | None:
    return rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)


def _set_open_aside(rows: Transaction, sender: Sender) -> Conversation | None:
    """Set the open case aside; return it where it is to be folded: in a group.

    The id of what one person alone saw long ago may be another message's by now: it is left alone.
    """
    row = open_row(rows, sender)
    if row is None:
        return None
    rows.save(replace(row, finished=True))
    is_old = row.touched_at is None or rows.now - row.touched_at > SEEN_ALONE
    return None if not sender.is_in_group or (row.ephemeral_id and is_old) else row


def keep_row(
    rows: Transaction, row: Conversation, keep: Callable[[Conversation], Conversation]
) -> Interview:
    """Add or save a row with what the law replies to it now; returns the interview."""
    interview = Interview.of(row)
    return interview.with_row(keep(_marked(rows, _resumed(row, interview), interview)))


def _marked(rows: Transaction, row: Conversation, interview: Interview) -> Conversation:
    """Return the row of an interview as it is kept, with the mark of its ruling.

    A ruling is noted in the evening of its chat, if one is open or the director asks for it. While
    it asks and has not ruled yet there is nothing to mark, to note or to post.
    """
    if interview.is_asking and row.ruled is None:
        return row
    if row.attached is None and not interview.is_asking:
        row = replace(row, may_ask=rows.has_desk())
    linked = with_linked_chat(rows, row, interview) if _may_be_posted(row) else row
    marked = add_fingerprint(linked, interview)
    return with_note(rows, marked, interview, row.ruled) if _may_be_noted(marked) else marked


def _resumed(row: Conversation, interview: Interview) -> Conversation:
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
    if row.attached is None or row.attached.evening or row.screen.kind is ScreenKind.NOTING:
        return True
    return row.noted is not None and row.is_noted
