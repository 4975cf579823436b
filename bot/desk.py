"""What is done with one update, within one transaction; no Telegram, no SQL."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot import dialogue
from bot.buttons import NO_AUTHORITY, Choice, Press
from bot.conversations import Conversation, Preference, Transaction
from bot.dialogue import Notice, Turn
from bot.interview import editions_of
from bot.settings import Settings
from lawcore import SUBJECTS, Answer
from lawcore.authorities import AUTHORITIES
from lawcore.wording import LANGUAGES

NOTHING: Mapping[str, Answer] = {}


@dataclass(frozen=True, slots=True)
class Sender:
    """Who wrote or pressed, where, and the language of his Telegram."""

    chat_id: int
    user_id: int
    language_code: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is to be shown after an update: a conversation, another that was begun, and a notice.

    `again` says that the update was carried out before and has changed nothing now.
    """

    language: str
    edition: int
    conversation: Conversation | None = None
    notice: Notice | None = None
    begun: Conversation | None = None
    again: bool = False


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
        """Look up what a person has chosen."""
        chosen = rows.preference(sender.chat_id, sender.user_id)
        language = chosen.language if chosen.language in LANGUAGES else None
        return Outcome(language or self.spoken(sender), chosen.edition or self._edition)

    def look(self, rows: Transaction, sender: Sender) -> Outcome:
        """Look up a person's open conversation."""
        return replace(self.greet(rows, sender), conversation=_open(rows, sender))

    def begin(
        self, rows: Transaction, sender: Sender, subject: str, told: Mapping[str, Answer] = NOTHING
    ) -> Outcome:
        """Begin an interview; an open one is set aside, until one of its buttons is pressed."""
        outcome = self.greet(rows, sender)
        _set_aside(rows, sender)
        begun = Conversation(
            chat_id=sender.chat_id,
            user_id=sender.user_id,
            subject=subject,
            edition=outcome.edition,
            language=outcome.language,
            authority=rows.preference(sender.chat_id, sender.user_id).authority,
            answers=tuple(told.items()),
        )
        return replace(outcome, begun=rows.add(begun))

    def press(self, rows: Transaction, sender: Sender, pressed: Press, message_id: int) -> Outcome:
        """Carry out a press on a message; one that nothing offers changes nothing."""
        outcome = self.greet(rows, sender)
        conversation = rows.conversation(pressed.conversation)
        if conversation is None or conversation.chat_id != sender.chat_id:
            return replace(outcome, notice=Notice.GONE, conversation=_open(rows, sender))
        if conversation.user_id != sender.user_id:
            return replace(outcome, notice=Notice.FOREIGN)
        turn = dialogue.press(conversation, pressed)
        if turn.notice is None:
            turn = replace(turn, conversation=replace(turn.conversation, message_id=message_id))
        else:
            shown = replace(conversation, message_id=message_id)
            return replace(outcome, notice=turn.notice, conversation=shown)
        return self._taken(rows, sender, outcome, turn)

    def write(self, rows: Transaction, sender: Sender, text: str) -> Outcome:
        """Carry out a text."""
        outcome = self.look(rows, sender)
        if outcome.conversation is None:
            return outcome
        turn = dialogue.write(outcome.conversation, text)
        if turn.notice is not None:
            return replace(outcome, notice=turn.notice)
        return self._taken(rows, sender, outcome, turn)

    def _taken(self, rows: Transaction, sender: Sender, outcome: Outcome, turn: Turn) -> Outcome:
        conversation = turn.conversation
        if turn.new is not None:
            saved = rows.save(replace(conversation, finished=True))
            begun = self.begin(rows, sender, turn.new.subject, turn.new.answers)
            return replace(begun, conversation=saved)
        if conversation.finished:
            _set_aside(rows, sender)
        saved = rows.save(replace(conversation, finished=False))
        return replace(outcome, conversation=saved)

    def cancel(self, rows: Transaction, sender: Sender) -> Outcome:
        """Close the open interview."""
        return self._changed(rows, sender, dialogue.cancelled)

    def choose(self, rows: Transaction, sender: Sender, choice: Choice) -> Outcome:
        """Keep a choice, for the open interview too."""
        if choice.user_id != sender.user_id:
            return replace(self.greet(rows, sender), notice=Notice.FOREIGN)
        kept = rows.preference(sender.chat_id, sender.user_id)
        if choice.of == "language" and choice.value in LANGUAGES:
            self._keep(rows, sender, replace(kept, language=choice.value))
            return self._changed(rows, sender, lambda one: dialogue.in_language(one, choice.value))
        if choice.of == "edition" and choice.value in map(str, editions_of(*SUBJECTS)):
            year = int(choice.value)
            self._keep(rows, sender, replace(kept, edition=year))
            return self._changed(rows, sender, lambda one: dialogue.under(one, year))
        if choice.of == "authority" and choice.value in {NO_AUTHORITY, *AUTHORITIES}:
            key = None if choice.value == NO_AUTHORITY else choice.value
            self._keep(rows, sender, replace(kept, authority=key))
            return self._changed(rows, sender, lambda one: dialogue.by_authority(one, key))
        return replace(self.look(rows, sender), notice=Notice.UNREADABLE)

    @staticmethod
    def _keep(rows: Transaction, sender: Sender, preference: Preference) -> None:
        rows.set_preference(sender.chat_id, sender.user_id, preference)

    def _changed(
        self,
        rows: Transaction,
        sender: Sender,
        change: Callable[[Conversation], Conversation],
    ) -> Outcome:
        outcome = self.look(rows, sender)
        if outcome.conversation is None:
            return outcome
        return replace(outcome, conversation=rows.save(change(outcome.conversation)))


def place(rows: Transaction, conversation: Conversation, message_id: int) -> None:
    """Keep in which message a conversation is shown."""
    kept = rows.conversation(conversation.id)
    if kept is not None:
        rows.save(replace(kept, message_id=message_id))


def _open(rows: Transaction, sender: Sender) -> Conversation | None:
    return rows.open_conversation(sender.chat_id, sender.user_id)


def _set_aside(rows: Transaction, sender: Sender) -> None:
    other = _open(rows, sender)
    if other is not None:
        rows.save(replace(other, finished=True))
