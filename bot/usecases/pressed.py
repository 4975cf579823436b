"""The row behind a button of an evening, and what can be shown and settled from there."""

from dataclasses import dataclass, replace

from bot.conversation.callback_data import EveningButton
from bot.conversation.notice import Notice
from bot.evening.model import Director, Evening, ExpectedInput, NotedRuling, Task, TaskState
from bot.screens.elements import Screen
from bot.screens.evening import EveningList, evening_screen
from bot.storage.evenings import EveningRows
from bot.storage.transaction import Transaction
from bot.usecases.noting import director_of
from bot.usecases.outcome import EffectiveChoices, Outcome, Sender


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


@dataclass(frozen=True, slots=True)
class PressedRow:
    """The row behind a button: its evening, which is locked, and its ruling and task if any.

    `waiting` is what the sender was about to type when the button was pressed.
    """

    rows: Transaction
    sender: Sender
    choices: EffectiveChoices
    pressed: EveningButton
    evening: Evening
    noted: NotedRuling | None = None
    task: Task | None = None
    waiting: ExpectedInput | None = None

    @property
    def key(self) -> str:
        """Return the id of the task, else of the ruling, else of the evening."""
        return self.pressed.key

    @property
    def board(self) -> str | None:
        """Return the board of the ruling, if it is known."""
        return None if self.noted is None else self.noted.board

    @property
    def has_open_task(self) -> bool:
        """There is a task, and nobody has settled it."""
        return self.task is not None and self.task.is_open

    @property
    def director(self) -> Director:
        """Return the director who pressed."""
        return director_of(self.rows, self.evening, self.sender.user_id)

    @property
    def listed(self) -> EveningList:
        """Return the evening with everything in it, as it is now."""
        return list_of(self.rows, self.evening)

    def show(self, screen: Screen, notice: Notice | None = None) -> Outcome:
        """Return the outcome that shows a screen."""
        return Outcome(self.choices, screen=screen, notice=notice)

    def show_list(self, notice: Notice | None = None, page: int = 0) -> Outcome:
        """Return the outcome that shows the list."""
        return self.show(evening_screen(self.choices.language, self.listed, page), notice)

    def show_settled(self) -> Outcome:
        """Return the outcome that says that the task is settled already."""
        return self.show_list(Notice.TASK_SETTLED)

    def settle(self, state: TaskState, after: str | None = None) -> Outcome:
        """Settle the task, with the score that came of it, and show the list."""
        if self.task is not None:
            number = self.director.number
            settled = replace(self.task, state=state, adjusted=after, settled_by=number)
            self.rows.keep_task(settled)
            self.rows.save_evening(self.evening)
        return self.show_list()


def find_row(
    rows: Transaction, sender: Sender, choices: EffectiveChoices, pressed: EveningButton
) -> PressedRow | None:
    """Return the row behind a button, its evening locked; None where it was deleted."""
    found = {"noted": rows.noted, "task": rows.task}.get(pressed.of)
    thing = None if found is None else found(pressed.key)
    if found is not None and thing is None:
        return None
    evening = rows.evening(pressed.key if thing is None else thing.evening)
    if evening is None or evening.chat_id != sender.chat_id:
        return None
    task = rows.task(pressed.key) if pressed.of == "task" else None
    key = task.noted if task is not None else pressed.key
    noted = None if pressed.of == "evening" else rows.noted(key)
    if (pressed.of == "task" and task is None) or (pressed.of != "evening" and noted is None):
        return None
    return PressedRow(rows, sender, choices, pressed, evening, noted, task)
