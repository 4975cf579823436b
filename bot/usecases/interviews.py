"""What is done with one update, within one transaction; no Telegram, no SQL."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.conversation import actions
from bot.conversation.actions import PressResult, press
from bot.conversation.callback_data import NO_AUTHORITY, Choice, Press
from bot.conversation.deep_links import LinkedCase
from bot.conversation.fingerprint import LOOKED_THROUGH, add_fingerprint, select_distinct
from bot.conversation.free_text import is_article, may_state_a_fact, propose, read_statement
from bot.conversation.interview import Interview
from bot.conversation.model import EVERYBODY, Conversation, Preference
from bot.conversation.notice import Notice
from bot.conversation.preferences import make_choice, merge_preferences
from bot.screens.interview import screen
from bot.screens.plain import is_said_by
from bot.settings import Settings
from bot.storage.store import Transaction
from bot.usecases.outcome import Outcome, Sender
from lawcore import Answer
from lawcore.understanding import understand
from lawcore.wording import LANGUAGES

NOTHING: Mapping[str, Answer] = {}


class Desk:
    """Carries out updates on the rows of one transaction."""

    def __init__(self, settings: Settings) -> None:
        self._language = settings.default_language
        self._edition = settings.default_edition

    def spoken(self, sender: Sender) -> str:
        """Return the language of somebody who has chosen none."""
        code = (sender.language_code or "").partition("-")[0].lower()
        return code if code in LANGUAGES else self._language

    def greet(self, rows: Transaction, sender: Sender) -> Outcome:
        """Look up what a person has chosen, else his chat, else whoever runs the bot."""
        chosen = self.chosen(rows, sender)
        language = chosen.language if chosen.language in LANGUAGES else None
        return Outcome(
            language or self.spoken(sender),
            chosen.edition or self._edition,
            authority=None if chosen.authority == NO_AUTHORITY else chosen.authority,
            compact=bool(chosen.compact),
            plain=bool(chosen.plain),
        )

    @staticmethod
    def chosen(rows: Transaction, sender: Sender) -> Preference:
        """Return what a person has chosen in a chat; what he has not, as the chat has it."""
        own = rows.preference(sender.chat_id, sender.user_id)
        if sender.chat_id == sender.user_id:
            return own
        return merge_preferences(own, rows.preference(sender.chat_id, EVERYBODY))

    def look(self, rows: Transaction, sender: Sender) -> Outcome:
        """Look up a person's open conversation."""
        row = _open(rows, sender)
        interview = None if row is None else Interview.of(row)
        return replace(self.greet(rows, sender), interview=interview)

    def begin(
        self, rows: Transaction, sender: Sender, subject: str, told: Mapping[str, Answer] = NOTHING
    ) -> Outcome:
        """Begin an interview; an open one is set aside, until one of its buttons is pressed."""
        outcome = self.greet(rows, sender)
        _set_aside(rows, sender)
        begun = Conversation(
            chat_id=sender.chat_id,
            user_id=sender.user_id,
            topic_id=sender.topic_id,
            subject=subject,
            edition=outcome.edition,
            language=outcome.language,
            authority=outcome.authority,
            compact=outcome.compact,
            plain=outcome.plain,
            answers=tuple(told.items()),
        )
        return replace(outcome, begun=_keep(rows, begun, rows.add))

    def follow(self, rows: Transaction, sender: Sender, linked: LinkedCase) -> Outcome:
        """Begin an interview where a link leads: with its facts, edition and authority."""
        outcome = self.begin(rows, sender, linked.subject)
        return _told(rows, outcome, linked)

    def recall(self, rows: Transaction, sender: Sender, key: str) -> Outcome:
        """Begin an interview with the answers of one's own ruling, and rule on them anew."""
        kept = rows.conversation(key)
        if kept is None or kept.ruled is None:
            return replace(self.look(rows, sender), notice=Notice.GONE)
        if kept.user_id != sender.user_id:
            return replace(self.look(rows, sender), notice=Notice.FOREIGN)
        linked = LinkedCase(kept.subject, kept.edition, kept.authority, kept.answers)
        outcome = _told(rows, self.begin(rows, sender, kept.subject), linked)
        begun = outcome.begun
        changed = begun is not None and begun.conversation.ruled != kept.ruled
        return replace(outcome, since=kept if changed else None)

    def history(
        self, rows: Transaction, sender: Sender
    ) -> tuple[Outcome, tuple[Conversation, ...]]:
        """Look up a person's rulings: all of them in his private chat, a group's in the group."""
        chat = None if sender.chat_id == sender.user_id else sender.chat_id
        found = rows.rulings(sender.user_id, chat, LOOKED_THROUGH)
        return self.greet(rows, sender), select_distinct(found)

    def press(self, rows: Transaction, sender: Sender, pressed: Press, message_id: int) -> Outcome:
        """Carry out a press on a message; one that nothing offers changes nothing."""
        conversation = rows.conversation(pressed.conversation)
        if conversation is None or conversation.chat_id != sender.chat_id:
            return replace(self.look(rows, sender), notice=Notice.GONE)
        is_owner = conversation.user_id == sender.user_id
        if not is_owner and not sender.administers:
            return replace(self.greet(rows, sender), notice=Notice.FOREIGN)
        outcome = _spoken_in(conversation) if is_owner else self.greet(rows, sender)
        interview = Interview.of(conversation)
        row = _link(rows, replace(interview.conversation, message_id=message_id), interview)
        interview = interview.with_row(row)
        change = press(interview, pressed)
        outcome = replace(outcome, interview=interview)
        if change.notice is not None:
            return replace(outcome, notice=change.notice)
        if is_owner:
            return self._carry_out(rows, sender, outcome, change)
        _set_aside(rows, sender)
        taken = replace(change.conversation, user_id=sender.user_id)
        outcome = self._carry_out(rows, sender, outcome, replace(change, conversation=taken))
        return replace(outcome, notice=Notice.TAKEN_OVER)

    def begin_in(
        self, rows: Transaction, sender: Sender, subject: str, message_id: int
    ) -> Outcome:
        """Begin an interview in the message of the button: in a group one, for who was first."""
        if not sender.is_in_group:
            return self.begin(rows, sender, subject)
        there = rows.shown_in(sender.chat_id, message_id)
        if there is not None and not there.finished:
            notice = Notice.STALE if there.user_id == sender.user_id else Notice.FOREIGN
            return replace(self.greet(rows, sender), notice=notice)
        outcome = self.begin(rows, sender, subject)
        if outcome.begun is None:
            return outcome
        row = rows.save(replace(outcome.begun.conversation, message_id=message_id))
        return replace(outcome, begun=outcome.begun.with_row(row))

    def open_below(self, rows: Transaction, sender: Sender, message_id: int) -> Outcome:
        """Look up what is chosen by who opens an article below a message; in a group its owner."""
        outcome = self.greet(rows, sender)
        there = rows.shown_in(sender.chat_id, message_id) if sender.is_in_group else None
        if there is None or there.user_id == sender.user_id or sender.administers:
            return outcome
        return replace(outcome, notice=Notice.FOREIGN)

    def write(self, rows: Transaction, sender: Sender, text: str) -> Outcome:
        """Carry out a text."""
        outcome = self.look(rows, sender)
        if outcome.interview is not None:
            change = press_by_text(outcome.interview, text)
            if change.notice is None:
                return self._carry_out(rows, sender, outcome, change)
            outcome = replace(outcome, notice=change.notice)
        if is_article(text, outcome.language, outcome.edition):
            return outcome
        return self._understood(rows, sender, outcome, text)

    def begin_with(
        self, rows: Transaction, sender: Sender, subject: str, text: str = ""
    ) -> Outcome:
        """Begin an interview, and propose what a text written beside its command states."""
        outcome = self.begin(rows, sender, subject)
        if not text:
            return outcome
        return _proposed(rows, outcome, understand(text, subject=subject).answers)

    def _understood(
        self, rows: Transaction, sender: Sender, outcome: Outcome, text: str
    ) -> Outcome:
        """Propose what a text states: to the interview that asks for it, or to a new one."""
        interview = outcome.interview
        read = read_statement(text, interview)
        if read.subject is None or (interview is not None and not read.answers):
            return outcome
        if interview is None:
            return _proposed(rows, self.begin(rows, sender, read.subject), read.answers)
        if read.subject == interview.subject.name and may_state_a_fact(interview):
            proposal = propose(interview, read.answers)
            if proposal is None:
                return replace(outcome, notice=Notice.HINT_KNOWN)
            proposing = interview.with_row(rows.save(proposal))
            return replace(outcome, interview=proposing, notice=None)
        begun = self.begin(rows, sender, read.subject)
        return _proposed(rows, begun, read.answers, interview.conversation.id)

    def _carry_out(
        self, rows: Transaction, sender: Sender, outcome: Outcome, change: PressResult
    ) -> Outcome:
        """Keep what comes of a press."""
        row = change.conversation
        former = None if change.back_to is None else rows.conversation(change.back_to)
        if former is not None:
            rows.drop(row)
            again = replace(former, message_id=row.message_id, finished=False)
            interview = Interview.of(again)
            kept = rows.save(_link(rows, again, interview))
            return replace(outcome, interview=interview.with_row(kept))
        if change.new is not None:
            saved = Interview.of(rows.save(replace(row, finished=True)))
            begun = self.begin(rows, sender, change.new.subject, change.new.answers)
            return replace(begun, interview=saved)
        if row.finished:
            _set_aside(rows, sender)
            row = replace(row, finished=False)
        interview = _keep(rows, row, rows.save)
        before = None if outcome.interview is None else outcome.interview.conversation
        return replace(outcome, interview=interview, settled=interview.result_since(before))

    def cancel(self, rows: Transaction, sender: Sender) -> Outcome:
        """Close the open interview."""
        return self._changed(rows, sender, actions.cancel)

    def choose(self, rows: Transaction, sender: Sender, choice: Choice) -> Outcome:
        """Keep a choice, for the open interview too."""
        if choice.user_id != sender.user_id:
            return replace(self.greet(rows, sender), notice=Notice.FOREIGN)
        return self.keep(rows, sender, choice)

    def keep(self, rows: Transaction, sender: Sender, choice: Choice) -> Outcome:
        """Keep a choice of the sender or, where its user is EVERYBODY, of the whole chat."""
        kept = rows.preference(sender.chat_id, choice.user_id)
        chosen = make_choice(kept, choice.of, choice.value)
        if chosen is None:
            return replace(self.look(rows, sender), notice=Notice.UNREADABLE)
        rows.set_preference(sender.chat_id, choice.user_id, chosen)
        now = self.greet(rows, sender)
        return self._changed(rows, sender, lambda one: _following(one, choice.of, now))

    def _changed(
        self,
        rows: Transaction,
        sender: Sender,
        change: Callable[[Conversation], Conversation],
    ) -> Outcome:
        row, outcome = _open(rows, sender), self.greet(rows, sender)
        if row is None:
            return outcome
        return replace(outcome, interview=_keep(rows, change(row), rows.save))


def _proposed(
    rows: Transaction,
    outcome: Outcome,
    answers: Mapping[str, Answer],
    interrupted: str | None = None,
) -> Outcome:
    """Propose answers to the interview that was begun; as it was where there are none."""
    begun = outcome.begun
    proposal = None if begun is None else propose(begun, answers, interrupted)
    if begun is None or proposal is None:
        return outcome
    return replace(outcome, begun=begun.with_row(rows.save(proposal)))


def _following(conversation: Conversation, choice: str, now: Outcome) -> Conversation:
    """Return a conversation by what is chosen now."""
    match choice:
        case "language":
            return actions.set_language(conversation, now.language)
        case "edition":
            return actions.set_edition(conversation, now.edition)
        case "authority":
            return actions.set_authority(conversation, now.authority)
        case _:
            return actions.set_style(conversation, compact=now.compact, plain=now.plain)


def _told(rows: Transaction, outcome: Outcome, linked: LinkedCase) -> Outcome:
    """Keep what a link or a ruling tells in the interview that was begun."""
    if outcome.begun is None:
        return outcome
    begun = replace(
        outcome.begun.conversation,
        edition=linked.edition,
        authority=linked.authority,
        answers=linked.answers,
    )
    return replace(outcome, begun=_keep(rows, begun, rows.save))


def place(rows: Transaction, conversation: Conversation, message_id: int) -> None:
    """Keep in which message a conversation is shown."""
    kept = rows.conversation(conversation.id)
    if kept is not None:
        rows.save(replace(kept, message_id=message_id))


def _open(rows: Transaction, sender: Sender) -> Conversation | None:
    return rows.open_conversation(sender.chat_id, sender.user_id, sender.topic_id)


def _set_aside(rows: Transaction, sender: Sender) -> None:
    other = _open(rows, sender)
    if other is not None:
        rows.save(replace(other, finished=True))


def not_posted(rows: Transaction, interview: Interview) -> Interview:
    """Take the mark of what was to be posted from an interview, because it was not."""
    kept = rows.conversation(interview.conversation.id)
    return interview if kept is None else Interview.of(rows.save(replace(kept, posted=None)))


def _keep(
    rows: Transaction, row: Conversation, keep: Callable[[Conversation], Conversation]
) -> Interview:
    """Add or save a row with what its interview has come to; return the interview."""
    interview = Interview.of(row)
    return interview.with_row(keep(add_fingerprint(_link(rows, row, interview), interview)))


def _link(rows: Transaction, conversation: Conversation, interview: Interview) -> Conversation:
    """Return the row of an interview with the chat to which its rulings may be posted now.

    While more is asked nothing can be posted, and nobody is asked where to.
    """
    if interview.is_asking:
        return conversation
    whose = EVERYBODY if conversation.chat_id < 0 else conversation.user_id
    link = rows.link(conversation.chat_id, whose)
    if link is None:
        return replace(conversation, linked_id=None, linked_name=None)
    return replace(conversation, linked_id=link.target_id, linked_name=link.name)


def _spoken_in(conversation: Conversation) -> Outcome:
    """Return what is chosen for a conversation: its owner is answered as it is shown."""
    return Outcome(
        conversation.language,
        conversation.edition,
        authority=conversation.authority,
        compact=conversation.compact,
        plain=conversation.plain,
    )


def press_by_text(interview: Interview, text: str) -> PressResult:
    """Return what comes of a text: what is written on a button presses it."""
    conversation = interview.conversation
    wanted = " ".join(text.split()).casefold()
    for button in screen(interview).buttons:
        is_meant = button.text.casefold() == wanted
        if conversation.plain:
            is_meant = is_said_by(button.text, wanted)
        if is_meant and isinstance(button.data, Press):
            return press(interview, button.data)
    hint = Notice.HINT_QUESTION if interview.is_asking else Notice.HINT_OTHER
    return PressResult(conversation, hint)
