"""What becomes of an opening lead, and what more than one provision orders.

A lead out of turn is ruled by its own subject: what is known of it here is told there.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import auto

from lawcore.fact import Answer
from lawcore.ruling import Ask, Lead, Order, Status
from lawcore.subjects.opening_lead.facts import Choice

INFORMATION = 40
_REPLIES = {
    Choice.SPREAD: "spread",
    Choice.ACCEPT: "accepted",
    Choice.REFUSE: "refused",
    Choice.UNDECIDED: "nothing",
}
"""What declarer chooses, as a lead out of turn is told of it."""


class Opened(Status):
    """What an opening lead has come to."""

    LEAD_STANDS = auto()
    LEAD_FACE_DOWN = auto()
    LEAD_WITHDRAWN = auto()
    DECLARER_CHOOSES = auto()
    LED_OUT_OF_TURN = auto()


def _faced(reply: str, **more: Answer) -> Lead:
    """Lead over to a faced opening lead out of turn, of which so much is known."""
    answers: Mapping[str, Answer] = {"lead": "opening_faced", "reply": reply, **more}
    return Lead("lead_out_of_turn", answers)


RULE_THE_LEAD_WITH_DUMMY_SEEN = Order(
    "RuleTheLeadWithDummySeen", decides=Opened.LED_OUT_OF_TURN, takes=("partner_down",)
)
RULE_WHAT_DECLARER_CHOSE = Order(
    "RuleWhatDeclarerChose", decides=Opened.LED_OUT_OF_TURN, takes=("choice", "partner_down")
)
ASK_DECLARER = Order(
    "AskDeclarer", decides=Opened.DECLARER_CHOOSES, asks=Ask("choice"), leads_to=_faced("nothing")
)


def rule_the_lead_with_dummy_seen(partner_down: bool) -> Order:
    """Declarer could have seen a card of dummy's before he chose."""
    return replace(
        RULE_THE_LEAD_WITH_DUMMY_SEEN,
        values={"partner_down": partner_down},
        leads_to=_faced("nothing", dummy_seen=True, partner_led_face_down=partner_down),
    )


def rule_what_declarer_chose(choice: Choice, partner_down: bool) -> Order:
    """Declarer has chosen."""
    return replace(
        RULE_WHAT_DECLARER_CHOSE,
        values={"choice": choice, "partner_down": partner_down},
        leads_to=_faced(_REPLIES[choice], partner_led_face_down=partner_down),
    )
