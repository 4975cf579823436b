"""Laws 10C1, 41A and 54 - An opening lead by the wrong player, ruled as a lead out of turn."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.opening_lead.facts import Choice, Leader, OpeningLead
from lawcore.subjects.opening_lead.law_47 import led_by_his_own_error, told_it_was_his_lead
from lawcore.subjects.opening_lead.orders import (
    AskDeclarer,
    HaveTheOtherLeadTakenBack,
    RuleTheFaceDownLead,
    RuleTheLeadOfDeclarersSide,
    RuleTheLeadWithDummySeen,
    RuleWhatDeclarerChose,
)


@consequence("54")
def declarers_side_led(opening_lead: OpeningLead) -> RuleTheLeadOfDeclarersSide | None:
    """An opening lead by declarer or dummy is ruled as one out of turn."""
    return RuleTheLeadOfDeclarersSide() if opening_lead.leader is Leader.DECL_SIDE else None


@consequence("41A")
def wrong_defender_led_face_down(opening_lead: OpeningLead) -> RuleTheFaceDownLead | None:
    """A face-down lead by the wrong defender is ruled as one out of turn."""
    if not led_by_his_own_error(opening_lead):
        return None
    return RuleTheFaceDownLead() if opening_lead.faced is YesNo.NO else None


@condition("54", cited=False)
def faced_out_of_turn(opening_lead: OpeningLead) -> bool:
    """The wrong defender has faced his lead."""
    return led_by_his_own_error(opening_lead) and opening_lead.faced is YesNo.YES


@condition("54", cited=False)
def right_defender_had_led_face_down(opening_lead: OpeningLead) -> bool:
    """The defender whose lead it was had led face down."""
    return faced_out_of_turn(opening_lead) and opening_lead.partner_down is YesNo.YES


@consequence("54")
def declarer_could_see_dummy(opening_lead: OpeningLead) -> RuleTheLeadWithDummySeen | None:
    """Whether a declarer who could see a card of dummy's still has a choice is ruled there."""
    if not faced_out_of_turn(opening_lead) or opening_lead.dummy_seen is not YesNo.YES:
        return None
    return RuleTheLeadWithDummySeen(partner_down=right_defender_had_led_face_down(opening_lead))


@condition("54", cited=False)
def choice_is_declarers(opening_lead: OpeningLead) -> bool:
    """The lead was faced out of turn, and declarer has the choice."""
    return faced_out_of_turn(opening_lead) and not declarer_could_see_dummy(opening_lead)


@condition("54", cited=False)
def declarer_has_not_chosen(opening_lead: OpeningLead) -> bool:
    """Declarer has the choice, and nobody has asked him."""
    return choice_is_declarers(opening_lead) and opening_lead.choice is Choice.UNDECIDED


@consequence("10C1")
def declarer_is_told_his_choices(opening_lead: OpeningLead) -> AskDeclarer | None:
    """A declarer who has not chosen is told all that he may choose."""
    return AskDeclarer() if declarer_has_not_chosen(opening_lead) else None


@consequence("54")
def declarer_has_chosen(opening_lead: OpeningLead) -> RuleWhatDeclarerChose | None:
    """What a declarer's choice comes to is ruled as of a lead out of turn."""
    if not choice_is_declarers(opening_lead) or opening_lead.choice is Choice.UNDECIDED:
        return None
    return RuleWhatDeclarerChose(
        opening_lead.choice, partner_down=right_defender_had_led_face_down(opening_lead)
    )


@condition("54", cited=False)
def faced_lead_is_dealt_with_here(opening_lead: OpeningLead) -> bool:
    """The faced lead goes back because he was misled, or declarer is only now asked about it."""
    if told_it_was_his_lead(opening_lead):
        return opening_lead.faced is YesNo.YES
    return declarer_has_not_chosen(opening_lead)


@consequence("54")
def the_other_had_led_face_down(opening_lead: OpeningLead) -> HaveTheOtherLeadTakenBack | None:
    """Where a lead out of turn is faced, the partner's face-down lead is taken back."""
    if not faced_lead_is_dealt_with_here(opening_lead):
        return None
    return HaveTheOtherLeadTakenBack() if opening_lead.partner_down is YesNo.YES else None
