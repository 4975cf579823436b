"""Laws 10C1, 41A and 54 - An opening lead by the wrong player, ruled as a lead out of turn."""

from lawcore.article import condition, consequence
from lawcore.ruling import DECIDES, Lead, Order
from lawcore.subjects.opening_lead import orders
from lawcore.subjects.opening_lead.facts import Choice, Leader, OpeningLead
from lawcore.subjects.opening_lead.law_47 import led_by_his_own_error, told_it_was_his_lead


@consequence(
    "54",
    Order(
        "RuleTheLeadOfDeclarersSide",
        decides=orders.Opened.LED_OUT_OF_TURN,
        leads_to=Lead("lead_out_of_turn", {"lead": "opening_wrong_side"}),
    ),
)
def declarers_side_led(case: OpeningLead) -> bool:
    """An opening lead by declarer or dummy is ruled as one out of turn."""
    return case.leader is Leader.DECL_SIDE


@consequence(
    "41A",
    Order(
        "RuleTheFaceDownLead",
        decides=orders.Opened.LED_OUT_OF_TURN,
        leads_to=Lead("lead_out_of_turn", {"lead": "opening_face_down"}),
    ),
)
def wrong_defender_led_face_down(case: OpeningLead) -> bool:
    """A face-down lead by the wrong defender is ruled as one out of turn."""
    return led_by_his_own_error(case) and not case.faced


@condition("54", cited=False)
def faced_out_of_turn(case: OpeningLead) -> bool:
    """The wrong defender has faced his lead."""
    return led_by_his_own_error(case) and case.faced


@condition("54", cited=False)
def right_defender_had_led_face_down(case: OpeningLead) -> bool:
    """The defender whose lead it was had led face down."""
    return faced_out_of_turn(case) and case.partner_down


@consequence("54", orders.RULE_THE_LEAD_WITH_DUMMY_SEEN)
def declarer_could_see_dummy(case: OpeningLead) -> Order | None:
    """Whether a declarer who could see a card of dummy's still has a choice is ruled there."""
    if not faced_out_of_turn(case) or not case.dummy_seen:
        return None
    return orders.rule_the_lead_with_dummy_seen(
        partner_down=right_defender_had_led_face_down(case)
    )


@condition("54", cited=False)
def choice_is_declarers(case: OpeningLead) -> bool:
    """The lead was faced out of turn, and declarer has the choice."""
    return faced_out_of_turn(case) and not declarer_could_see_dummy(case)


@condition("54", cited=False)
def declarer_has_not_chosen(case: OpeningLead) -> bool:
    """Declarer has the choice, and nobody has asked him."""
    return choice_is_declarers(case) and case.choice is Choice.UNDECIDED


@consequence("10C1", orders.ASK_DECLARER)
def declarer_is_told_his_choices(case: OpeningLead) -> bool:
    """A declarer who has not chosen is told all that he may choose."""
    return declarer_has_not_chosen(case)


@consequence("54", orders.RULE_WHAT_DECLARER_CHOSE)
def declarer_has_chosen(case: OpeningLead) -> Order | None:
    """What a declarer's choice comes to is ruled as of a lead out of turn."""
    if not choice_is_declarers(case) or case.choice is Choice.UNDECIDED:
        return None
    return orders.rule_what_declarer_chose(
        case.choice, partner_down=right_defender_had_led_face_down(case)
    )


@condition("54", cited=False)
def faced_lead_is_dealt_with_here(case: OpeningLead) -> bool:
    """The faced lead goes back because he was misled, or declarer is only now asked about it."""
    if told_it_was_his_lead(case):
        return case.faced
    return declarer_has_not_chosen(case)


@consequence("54", Order("HaveTheOtherLeadTakenBack", place=DECIDES - 1))
def the_other_had_led_face_down(case: OpeningLead) -> bool:
    """Where a lead out of turn is faced, the partner's face-down lead is taken back."""
    return faced_lead_is_dealt_with_here(case) and case.partner_down
