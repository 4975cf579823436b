"""An opening lead, face down or faced, by who had it or by somebody else.

A lead out of turn is ruled by its own subject: what is known of it here is told there.
"""

import sys
from enum import StrEnum
from typing import ClassVar

from lawcore.engine.article import condition, consequence, remark
from lawcore.engine.fact import NO, YES, Answer, Answers, Fact, Facts, YesNo, by_itself, choice_of
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Ask, Lead, Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_10c2
from lawcore.laws.provisions.facts import WRONG_OPENING_LEAD
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting

Leader = StrEnum("Leader", "RIGHT WRONG DECL_SIDE")
"""Who made the opening lead."""

Choice = StrEnum("Choice", "SPREAD ACCEPT REFUSE UNDECIDED")
"""What declarer chooses after a faced lead out of turn."""


class OpeningLead(Facts):
    """One opening lead, in the order in which a director asks."""

    leader = Fact(Leader)
    faced = YesNo(YES, NO)
    choice = Fact(Choice)

    misinformed = YesNo(NO, YES, usual=False)
    partner_down = YesNo(NO, YES, usual=False)
    dummy_seen = YesNo(NO, YES, usual=False)

    undecided_answers: ClassVar = {"choice": Choice.UNDECIDED}
    choices: ClassVar = {
        "leader": (
            choice_of(Leader.WRONG, faced=YES),
            choice_of(Leader.WRONG, faced=YES, dummy_seen=YES),
            choice_of(Leader.WRONG, faced=NO),
            choice_of(Leader.RIGHT, faced=YES),
            choice_of(Leader.RIGHT, faced=NO),
            *by_itself(Leader.DECL_SIDE),
        ),
    }
    likeliest = (misinformed, dummy_seen, partner_down)
    seats = (WRONG_OPENING_LEAD,)
    speaks_of_seats = (choice,)


OPTIONS, INFORMATION = 20, 40
_REPLIES = {
    Choice.SPREAD: "spread",
    Choice.ACCEPT: "accepted",
    Choice.REFUSE: "refused",
    Choice.UNDECIDED: "nothing",
}
"""What declarer chooses, as a lead out of turn is told of it."""


def _faced(reply: str, **more: Answer) -> Lead:
    """Lead over to a faced opening lead out of turn, of which so much is known."""
    answers: Answers = {"lead": "opening_faced", "reply": reply, **more}
    return Lead("lead_out_of_turn", answers, at_once=True)


RULE_THE_LEAD_WITH_DUMMY_SEEN = Order(
    "RuleTheLeadWithDummySeen", decides="led_out_of_turn", takes=("partner_down",)
)
RULE_WHAT_DECLARER_CHOSE = Order(
    "RuleWhatDeclarerChose", decides="led_out_of_turn", takes=("choice", "partner_down")
)
ASK_DECLARER = Order("AskDeclarer", decides="declarer_chooses", asks=Ask("choice"))


def rule_the_lead_with_dummy_seen(partner_down: bool) -> Order:
    """Declarer could have seen a card of dummy's before choosing."""
    return replace(
        RULE_THE_LEAD_WITH_DUMMY_SEEN,
        values={"partner_down": partner_down},
        leads_to=_faced("nothing", dummy_seen=True, partner_led_face_down=partner_down),
    )


def ask_declarer(partner_down: bool) -> Order:
    """Declarer has not chosen yet."""
    return replace(ASK_DECLARER, leads_to=_faced("nothing", partner_led_face_down=partner_down))


def rule_what_declarer_chose(choice: Choice, partner_down: bool) -> Order:
    """Declarer has chosen."""
    return replace(
        RULE_WHAT_DECLARER_CHOSE,
        values={"choice": choice, "partner_down": partner_down},
        leads_to=_faced(_REPLIES[choice], partner_led_face_down=partner_down),
    )


# Law 41 - The opening lead of the right defender.


@condition("41", cited=False)
def right_defender_led(case: OpeningLead) -> bool:
    """The defender whose lead it was has led."""
    return case.leader is Leader.RIGHT


@consequence("41C", Order("BeginPlay", decides="lead_stands"))
def play_begins(case: OpeningLead) -> bool:
    """With the lead faced play begins for good, and dummy's hand is spread."""
    return right_defender_led(case) and case.faced


@consequence("41A", Order("LeaveItFaceDown", decides="lead_face_down"))
def lead_lies_face_down(case: OpeningLead) -> bool:
    """A face-down lead is withdrawn only on the Director's instruction after an irregularity."""
    return right_defender_led(case) and not case.faced


@consequence("41B", Order("AllowReviewAndQuestions", place=INFORMATION))
def before_it_is_faced(case: OpeningLead) -> bool:
    """Before it is faced the leader's partner and presumed declarer may ask."""
    return lead_lies_face_down(case)


# Laws 47E1 and 16C - An opening lead made because an opponent said whose it was.


@condition("54", cited=False)
def wrong_defender_led(case: OpeningLead) -> bool:
    """The defender whose lead it was not has led."""
    return case.leader is Leader.WRONG


@consequence("47E1", Order("HaveTheLeadTakenBack", decides="lead_withdrawn"))
def told_it_was_his_lead(case: OpeningLead) -> bool:
    """A lead made on an opponent's word that it was due is taken back and not accepted."""
    return wrong_defender_led(case) and case.faced and case.misinformed


@consequence("16C", Order("MindTheWithdrawnLead", place=INFORMATION))
def what_the_withdrawn_lead_told(case: OpeningLead) -> bool:
    """What a withdrawn card told is authorised for the side that was misled alone."""
    return told_it_was_his_lead(case)


@condition("54", cited=False)
def led_by_his_own_error(case: OpeningLead) -> bool:
    """The wrong defender led, and not on an opponent's word."""
    return wrong_defender_led(case) and not told_it_was_his_lead(case)


# Laws 10C1, 41A and 54 - An opening lead by the wrong player, ruled as a lead out of turn.


@consequence(
    "54E",
    Order(
        "RuleTheLeadOfDeclarersSide",
        decides="led_out_of_turn",
        leads_to=Lead("lead_out_of_turn", {"lead": "opening_wrong_side"}, at_once=True),
    ),
)
def declarers_side_led(case: OpeningLead) -> bool:
    """An opening lead by declarer or dummy is ruled as one out of turn."""
    return case.leader is Leader.DECL_SIDE


@consequence(
    "41A",
    Order(
        "RuleTheFaceDownLead",
        decides="led_out_of_turn",
        leads_to=Lead("lead_out_of_turn", {"lead": "opening_face_down"}, at_once=True),
    ),
)
def wrong_defender_led_face_down(case: OpeningLead) -> bool:
    """A face-down lead by the wrong defender is ruled as one out of turn."""
    return led_by_his_own_error(case) and not case.faced


@condition("54", cited=False)
def faced_out_of_turn(case: OpeningLead) -> bool:
    """The wrong defender has faced the lead."""
    return led_by_his_own_error(case) and case.faced


@condition("54", cited=False)
def right_defender_had_led_face_down(case: OpeningLead) -> bool:
    """The defender whose lead it was had led face down."""
    return faced_out_of_turn(case) and case.partner_down


@consequence("54C", RULE_THE_LEAD_WITH_DUMMY_SEEN)
def declarer_could_see_dummy(case: OpeningLead) -> Order | None:
    """Whether a declarer who could see a card of dummy's still has a choice is ruled there."""
    if not faced_out_of_turn(case) or not case.dummy_seen:
        return None
    return rule_the_lead_with_dummy_seen(partner_down=right_defender_had_led_face_down(case))


@condition("54", cited=False)
def choice_is_declarers(case: OpeningLead) -> bool:
    """The lead was faced out of turn, and declarer has the choice."""
    return faced_out_of_turn(case) and not declarer_could_see_dummy(case)


@condition("54", cited=False)
def declarer_has_not_chosen(case: OpeningLead) -> bool:
    """Declarer has the choice, and nobody has asked for it."""
    return choice_is_declarers(case) and case.choice is Choice.UNDECIDED


@condition("9B2")
def nobody_acts_before_declarer(case: OpeningLead) -> bool:
    """Nobody takes any action before the Director has explained what declarer may do."""
    return chosen_without_consulting(case)


@consequence("10C1", ASK_DECLARER)
def declarer_is_told_his_choices(case: OpeningLead) -> Order | None:
    """A declarer who has not chosen is told every choice."""
    if not nobody_acts_before_declarer(case):
        return None
    return ask_declarer(partner_down=right_defender_had_led_face_down(case))


@consequence("54A", Order("OfferToSpread", place=OPTIONS))
def declarer_may_spread(case: OpeningLead) -> bool:
    """Declarer may spread the hand, and becomes dummy."""
    return declarer_has_not_chosen(case)


@consequence("54B", Order("OfferToAccept", place=OPTIONS + 1))
def declarer_may_accept(case: OpeningLead) -> bool:
    """Declarer may accept the lead; the second card comes from declarer's hand."""
    return declarer_has_not_chosen(case)


@consequence("54D", Order("OfferToRefuse", place=OPTIONS + 2))
def declarer_may_refuse(case: OpeningLead) -> bool:
    """Declarer may refuse the lead: the card is a major penalty card."""
    return declarer_has_not_chosen(case)


@consequence("50D2", Order("OfferToBindTheSuit", place=OPTIONS + 3))
def declarer_may_then_bind_the_lead(case: OpeningLead) -> bool:
    """After a refusal declarer may require or forbid the lead of its suit, or do neither."""
    return declarer_may_refuse(case)


@consequence("54", RULE_WHAT_DECLARER_CHOSE)
def declarer_has_chosen(case: OpeningLead) -> Order | None:
    """What a declarer's choice comes to is ruled as of a lead out of turn."""
    if not choice_is_declarers(case) or case.choice is Choice.UNDECIDED:
        return None
    return rule_what_declarer_chose(
        case.choice, partner_down=right_defender_had_led_face_down(case)
    )


@condition("54", cited=False)
def faced_lead_is_dealt_with_here(case: OpeningLead) -> bool:
    """The faced lead goes back because its maker was misled, or declarer is only now asked."""
    if told_it_was_his_lead(case):
        return case.faced
    return declarer_has_not_chosen(case)


@consequence("54", Order("HaveTheOtherLeadTakenBack", place=DECIDES - 1))
def the_other_had_led_face_down(case: OpeningLead) -> bool:
    """Where a lead out of turn is faced, the partner's face-down lead is taken back."""
    return faced_lead_is_dealt_with_here(case) and case.partner_down


# What the Laws leave to the Director on an opening lead.


@remark("J51")
def face_down_lead_of_the_wrong_defender(case: OpeningLead) -> bool:
    """What becomes of a lead out of turn that nobody has seen."""
    return wrong_defender_led(case) and not case.faced


SUBJECT = declare_subject(
    "opening_lead",
    145,
    OpeningLead,
    sys.modules[__name__],
    law_10c2,
    premises={law_10c2.a_choice_is_open: declarer_has_not_chosen},
    since=2017,
    same_effect=(
        frozenset({"led_out_of_turn", "lead_withdrawn"}),
        frozenset({"led_out_of_turn", "declarer_chooses"}),
    ),
    group="auction",
    within="lead_out_of_turn",
)
