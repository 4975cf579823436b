"""What people send, and how it is carried out on a store, also by one process of several.

An event names an interview by its number among the person's own, so that the same events can be
carried out on any store.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from multiprocessing.connection import Connection
from random import Random

from bot.conversation.callback_data import Press, SetPreference
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, Preference, Shown
from bot.conversation.pressing import read_action
from bot.screens.interview import screen
from bot.storage import open_store
from bot.storage.errors import AlreadyDone
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.usecases import interviews, lines, settings
from bot.usecases.outcome import Outcome, Sender
from lawcore import SUBJECTS
from lawcore.engine.records import replace
from tests.bot.storage.direct import once, run

TEXTS = (
    "revoke by a defender, fifth trick",
    "renonce di un difensore, quinta presa",
    "64A1",
    "qwrt",
)
"""A case in words in two languages, an article, and nothing that is understood."""


@dataclass(frozen=True, slots=True)
class Event:
    """An update of a person: its kind, what it says, and of which of his interviews."""

    update_id: int
    user_id: int
    kind: str
    said: str = ""
    number: int = 0
    step: int = 0


@dataclass(slots=True)
class Person:
    """What is known of a person while his events are carried out: the ids of his interviews."""

    user_id: int
    language: str = "en"
    ids: list[str] = field(default_factory=list)

    @property
    def sender(self) -> Sender:
        return Sender(self.user_id, self.user_id, self.language)

    def work(self, event: Event) -> Callable[[Transaction], Outcome]:
        """What an event does within a transaction."""
        return done_by(event, self.sender, self.key(event))

    def key(self, event: Event) -> str:
        """The id of the interview that an event names."""
        return self.ids[event.number] if event.number < len(self.ids) else "unknown"

    def carry_out(self, store: Store, event: Event) -> Outcome | AlreadyDone:
        """Carry out an event, and learn the id of what it began."""
        outcome = once(store, event.update_id, self.work(event))
        self.learn(outcome)
        return outcome

    def learn(self, outcome: Outcome | AlreadyDone) -> None:
        """Learn the id of what an event began."""
        if isinstance(outcome, Outcome) and outcome.begun is not None:
            self.ids.append(outcome.begun.conversation.id)

    def state(self, store: Store) -> tuple[object, ...]:
        """Everything that is kept of a person, without ids and times."""

        def read(rows: Transaction) -> tuple[list[Conversation | None], Preference]:
            kept = [rows.conversation(key, lock=False) for key in self.ids]
            return kept, rows.preference(self.user_id, self.user_id)

        kept, preference = run(store, read)
        return preference, tuple(None if one is None else self._bare(one) for one in kept)

    def _bare(self, kept: Conversation) -> Conversation:
        interrupted = kept.screen.interrupted
        if interrupted is not None:
            interrupted = str(self.ids.index(interrupted))
        screen = replace(kept.screen, interrupted=interrupted)
        return replace(kept, id="", screen=screen, created_at=None, touched_at=None)


def done_by(event: Event, sender: Sender, key: str) -> Callable[[Transaction], Outcome]:
    """What an event does; `key` is the interview it names."""
    match event.kind:
        case "begin":
            return lambda rows: interviews.begin(rows, sender, event.said)
        case "write":
            return lambda rows: lines.write(rows, sender, event.said)
        case "cancel":
            return lambda rows: interviews.cancel(rows, sender)
        case "recall":
            return lambda rows: interviews.recall(rows, sender, key)
        case "choose":
            of, _, value = event.said.partition(" ")
            return lambda rows: settings.choose(
                rows, sender, SetPreference(of, sender.user_id, value)
            )
        case _:
            press = Press(key, event.step, read_action(event.said))
            return lambda rows: interviews.press(rows, sender, press, Shown(sender.chat_id, 1))


@cache
def offered(conversation: Conversation) -> tuple[str, ...]:
    """The actions of the buttons that a conversation shows; its id and times do not matter."""
    data = (button.data for button in screen(Interview.of(conversation)).buttons)
    return tuple(str(one.action) for one in data if isinstance(one, Press))


SUBJECTS_ASKED = [*SUBJECTS][:3]
CHOICES = ("language it", "language en", "edition 2007", "authority ebu")
KINDS = {"press": 78, "again": 10, "write": 4, "choose": 3, "begin": 3, "recall": 2, "cancel": 1}
"""How often a person does what; `again` presses a button of an older screen."""


def next_event(
    dice: Random, number: int, person: Person, shown: Conversation | None, sent: list[Event]
) -> Event:
    """What a person sends next: mostly he presses what is on his screen, at times anything."""
    kind = dice.choices([*KINDS], [*KINDS.values()])[0]
    pressed = [one for one in sent if one.kind == "press"]
    if kind == "again" and pressed:
        return replace(dice.choice(pressed), update_id=number)
    actions = () if shown is None else offered_on(shown)[:4]
    if shown is None or not actions:
        kind = "begin"
    if shown is not None and kind in {"press", "again"}:
        place = person.ids.index(shown.id)
        return Event(number, person.user_id, "press", dice.choice(actions), place, shown.step)
    said = {"begin": SUBJECTS_ASKED, "write": TEXTS, "choose": CHOICES}.get(kind, [""])
    of = dice.randrange(len(person.ids)) if kind == "recall" else 0
    return Event(number, person.user_id, kind, dice.choice(said), of)


def offered_on(shown: Conversation) -> tuple[str, ...]:
    """The actions of the buttons of the screen that a person sees."""
    bare = replace(shown, id="x", created_at=None, touched_at=None, version=0, message_id=None)
    return offered(replace(bare, chat_id=1, user_id=1, step=0))


def shown_by(outcome: Outcome, before: Conversation | None) -> Conversation | None:
    """What a person looks at after an update: what was begun, else what was redrawn."""
    shown = outcome.begun or outcome.interview
    return before if shown is None else shown.conversation


def carry_out_all(address: str, pipe: Connection) -> None:
    """Carry out on a database what comes in, each an event with a key, until nobody sends."""
    store = open_store(address)
    pipe.send("ready")
    with suppress(EOFError):
        while True:
            event, key = pipe.recv()
            sender = Sender(event.user_id, event.user_id, "en")
            outcome = once(store, event.update_id, done_by(event, sender, key))
            if isinstance(outcome, AlreadyDone):
                pipe.send({"seen": True})
                continue
            now = shown_by(outcome, None)
            begun = outcome.begun and outcome.begun.conversation.id
            answer = {"begun": begun, "notice": outcome.notice, "shown": now and now.id}
            pipe.send({"seen": False, **answer})
    store.close()
