"""Who sits where in a case, seen from the player who erred."""

from dataclasses import KW_ONLY, dataclass
from enum import StrEnum, auto
from typing import Any

from lawcore.engine.fact.fact import Answered, Answers


class PlayerRole(StrEnum):
    """What a player is in a case; the name is also the key of the words."""

    CALLED = auto()
    LED = auto()
    REVOKED = auto()
    OWNER = auto()
    """The owner of the card that lies face up."""
    NEXT = auto()
    PARTNER = auto()
    RIGHT = auto()
    DECLARER = auto()
    DUMMY = auto()
    DEFENDER = auto()
    DECLARERS_SIDE = auto()
    """Declarer or dummy."""
    TURN = auto()
    """It was that player's turn."""


Faced = StrEnum("Faced", "LED_FACED LED_FACE_DOWN PENALTY_CARD")
"""What lies on the table; the name is also the key of the words."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """The player who erred, the next ones clockwise, and `where` they sit so: an answer.

    Without `right` that player is what the one on the `left` is. `in_turn` counts the seats from
    who erred to the player whose turn it was.
    """

    own: PlayerRole
    left: PlayerRole
    opposite: PlayerRole
    right: PlayerRole | None = None
    _: KW_ONLY
    faced: Faced | None = None
    in_turn: int | None = None
    where: Answered[Any] | None = None

    @property
    def roles(self) -> tuple[PlayerRole, ...]:
        """What each player is, clockwise from who erred."""
        return self.own, self.left, self.opposite, self.right or self.left

    def holds(self, answers: Answers) -> bool:
        """Tell whether the players are known to sit so."""
        return self.where is None or self.where.holds(answers)
