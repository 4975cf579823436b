"""The row behind a button of an evening, and what can be shown and settled from there."""

from collections.abc import Callable

from msgspec import Struct

from bot.conversation.callback_data import EveningButton
from bot.conversation.model import EffectiveChoices
from bot.conversation.notice import Notice
from bot.evening.model import Director, Evening, ExpectedInput, NotedRuling, Task, TaskState
from bot.screens.elements import Screen
from bot.screens.evening import EveningList, evening_screen
from bot.screens.evening_scores import ScoredItem
from bot.storage.evenings import EveningRows
from bot.storage.transaction import Transaction
from bot.usecases.noting import director_of
from bot.usecases.outcome import Outcome, Sender
from lawcore.engine.records import replace


def list_of(rows: EveningRows, evening: Evening) -> EveningList:
    """Return an evening with everything noted in it: all that an export needs.

    It includes each `own_line`, which only its director may see, in the private chat or in a file
    that is sent there.
    """
    return EveningList(
        evening,
        rows.noted_in(evening.id),
        rows.tasks_in(evening.id),
        rows.directors(evening.id),
    )


class AtEvening(Struct, frozen=True):
    """An evening, which is locked, as its button was pressed; `number` is that of the button.

    `waiting` is what the sender was about to type when the button was pressed.
    """

    rows: Transaction
    sender: Sender
    choices: EffectiveChoices
    evening: Evening
    number: int
    waiting: ExpectedInput | None

    @property
    def language(self) -> str:
        """The language of whoever pressed."""
        return self.choices.language

    @property
    def key(self) -> str:
        """The id of what is waited for: of the task, else of the ruling, else of the evening."""
        return self.evening.id

    @property
    def director(self) -> Director:
        """Return the director who pressed."""
        return director_of(self.rows, self.evening, self.sender.user_id)

    @property
    def listed(self) -> EveningList:
        """Return the evening with everything in it, as it is now."""
        return list_of(self.rows, self.evening)

    def show(self, screen: Screen, notice: Notice | None = None) -> Outcome:
        return Outcome(self.choices, screen=screen, notice=notice)

    def show_list(self, notice: Notice | None = None, page: int = 0) -> Outcome:
        return self.show(evening_screen(self.language, self.listed, page), notice)

    def save(self) -> Outcome:
        """Store that the evening has changed, and show the list."""
        self.rows.save_evening(self.evening)
        return self.show_list()

    def wait_for(self, awaited: ExpectedInput) -> None:
        """Store what the director is about to type, or has typed."""
        self.rows.keep_director(replace(self.director, awaiting=str(awaited)))
        self.rows.save_evening(self.evening)


class AtRuling(AtEvening, frozen=True):
    """A ruling noted in an evening, as its button was pressed."""

    noted: NotedRuling

    @property
    def key(self) -> str:
        """The id of the ruling."""
        return self.noted.id

    @property
    def item(self) -> ScoredItem:
        """What a number is of."""
        return ScoredItem(self.listed, self.noted)

    @property
    def is_own(self) -> bool:
        """Only the director who noted the ruling sees what is shown."""
        return self.sender.is_in_private and self.noted.user_id == self.sender.user_id


class AtTask(AtRuling, frozen=True):
    """A task of a ruling noted in an evening, as its button was pressed."""

    task: Task

    @property
    def key(self) -> str:
        """The id of the task."""
        return self.task.id

    @property
    def item(self) -> ScoredItem:
        """What a number is of."""
        return ScoredItem(self.listed, self.noted, self.task)

    def settle(self, state: TaskState, after: str | None = None) -> Outcome:
        """Settle the task, with the score that came of it, and show the list."""
        number = self.director.number
        self.rows.keep_task(replace(self.task, state=state, adjusted=after, settled_by=number))
        return self.save()


def find_row(
    rows: Transaction,
    sender: Sender,
    choices: EffectiveChoices,
    pressed: EveningButton,
    waiting: ExpectedInput | None = None,
) -> AtEvening | None:
    """Return the row behind a button, its evening locked; None where it was deleted."""
    readers: dict[str, Callable[[str], NotedRuling | Task | None]]
    readers = {"noted": rows.noted, "task": rows.task}
    read = readers.get(pressed.of)
    there = None if read is None else read(pressed.key)
    evening = rows.evening(pressed.key if there is None else there.evening)
    if evening is None or evening.chat_id != sender.chat_id:
        return None
    at = (rows, sender, choices, evening, pressed.page, waiting)
    match read and read(pressed.key):  # again, now that nobody else changes it
        case NotedRuling() as noted:
            return AtRuling(*at, noted)
        case Task() as task:
            ruling = rows.noted(task.noted)
            return None if ruling is None else AtTask(*at, ruling, task)
        case _:
            return AtEvening(*at) if read is None else None
