"""What can be ordered on an opening lead, each kind by its imperative.

A lead out of turn is ruled by its own subject: what is known of it here is told there.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import auto

from lawcore.fact import Answer
from lawcore.ruling import DECIDES, Ask, Lead, Order, Status
from lawcore.subjects.opening_lead.facts import Choice

INFORMATION = 40
_REPLIES = {
    Choice.SPREAD: "spread",
    Choice.ACCEPT: "accepted",
    Choice.REFUSE: "refused",
    Choice.UNDECIDED: "nothing",
}
"""What declarer chooses, as a lead out of turn is told of it."""


def _faced(reply: str, **more: Answer) -> Lead:
    """Lead over to a faced opening lead out of turn, of which so much is known."""
    answers: Mapping[str, Answer] = {"lead": "opening_faced", "reply": reply, **more}
    return Lead("lead_out_of_turn", answers)


class Opened(Status):
    """What an opening lead has come to."""

    LEAD_STANDS = auto()
    LEAD_FACE_DOWN = auto()
    LEAD_WITHDRAWN = auto()
    DECLARER_CHOOSES = auto()
    LED_OUT_OF_TURN = auto()


class BeginPlay(Order, decides=Opened.LEAD_STANDS):
    """The right defender has faced his lead: play begins, and dummy is spread."""


class LeaveItFaceDown(Order, decides=Opened.LEAD_FACE_DOWN):
    """The right defender's face-down lead goes back only on the Director's instruction."""


class HaveTheLeadTakenBack(Order, decides=Opened.LEAD_WITHDRAWN):
    """An opponent told him that it was his lead: it is taken back and may not be accepted."""


class HaveTheOtherLeadTakenBack(Order, place=DECIDES - 1):
    """The face-down lead of the right defender is taken back too."""


class MindTheWithdrawnLead(Order, place=INFORMATION):
    """What the lead taken back has told is for the side that was misled alone."""


class RuleTheFaceDownLead(Order, decides=Opened.LED_OUT_OF_TURN):
    """The wrong defender has led face down."""

    @property
    def leads_to(self) -> Lead:
        """The face-down lead out of turn."""
        return Lead("lead_out_of_turn", {"lead": "opening_face_down"})


class RuleTheLeadOfDeclarersSide(Order, decides=Opened.LED_OUT_OF_TURN):
    """Declarer or dummy has led."""

    @property
    def leads_to(self) -> Lead:
        """The opening lead by the wrong side."""
        return Lead("lead_out_of_turn", {"lead": "opening_wrong_side"})


@dataclass(frozen=True)
class RuleTheLeadWithDummySeen(Order, decides=Opened.LED_OUT_OF_TURN):
    """Declarer could have seen a card of dummy's before he chose."""

    partner_down: bool

    @property
    def leads_to(self) -> Lead:
        """The faced lead out of turn, of which nothing that declarer says matters."""
        return _faced("nothing", dummy_seen=True, partner_led_face_down=self.partner_down)


@dataclass(frozen=True)
class RuleWhatDeclarerChose(Order, decides=Opened.LED_OUT_OF_TURN):
    """Declarer has chosen."""

    choice: Choice
    partner_down: bool

    @property
    def leads_to(self) -> Lead:
        """The faced lead out of turn, with what declarer chose."""
        return _faced(_REPLIES[self.choice], partner_led_face_down=self.partner_down)


class AskDeclarer(Order, decides=Opened.DECLARER_CHOOSES, asks=Ask("choice")):
    """Declarer is told all that he may choose, and chooses."""

    @property
    def leads_to(self) -> Lead:
        """What he may choose stands where leads out of turn are ruled."""
        return _faced("nothing")
