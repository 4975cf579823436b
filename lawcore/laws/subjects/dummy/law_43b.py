"""Law 43B - What it costs that dummy went beyond the limits; with Laws 16 and 61A."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.dummy import law_43a, orders
from lawcore.laws.subjects.dummy.facts import Act, Dummy, Irregular
from lawcore.laws.subjects.dummy.law_42 import (
    asked_about_a_revoke,
    asks_a_defender,
    asks_declarer,
    prevented_an_irregularity,
    used_a_right_he_had_lost,
)


@condition("61A", cited=False)
def speaks_of_declarers_revoke(case: Dummy) -> bool:
    """During the play dummy speaks of a revoke from declarer's hand."""
    if asks_declarer(case):
        return True
    if not law_43a.is_the_first_to_point(case) or not case.was_a_revoke:
        return False
    return case.was_irregularity_by is Irregular.DECLARER


@condition("61A", cited=False)
def speaks_of_a_defenders_revoke(case: Dummy) -> bool:
    """During the play dummy speaks of a defender's revoke."""
    if asks_a_defender(case):
        return True
    if not law_43a.is_the_first_to_point(case) or not case.was_a_revoke:
        return False
    return case.was_irregularity_by is Irregular.DEFENDER


@condition("43B3", since=2007, cited=False)
def nothing_is_corrected_now(case: Dummy) -> bool:
    """Dummy had no rights, and the defender's irregularity stays as it is while play goes on."""
    return no_rectification_now(case)


@derived
@consequence("61A", orders.RULE_THE_REVOKE)
def the_revoke_is_ruled_on(case: Dummy) -> Order | None:
    """The revoke of which dummy spoke is ruled on, unless 43B3 lets play go on."""
    if nothing_is_corrected_now(case):
        return None
    if not speaks_of_declarers_revoke(case) and not speaks_of_a_defenders_revoke(case):
        return None
    return orders.rule_the_revoke(
        Irregular.DECLARER if speaks_of_declarers_revoke(case) else Irregular.DEFENDER,
        not case.attention_already_drawn,
        case.a2_breached_before,
    )


@condition("43A2", cited=False)
def gave_up_his_rights(case: Dummy) -> bool:
    """Dummy exchanged hands, left the seat to watch or looked at a defender's hand."""
    return case.act in (Act.EXCHANGE_HANDS, Act.LEFT_SEAT_TO_WATCH, Act.LOOKED_AT_DEFENDER_HAND)


@condition("43A1", cited=False)
def went_beyond_his_limits(case: Dummy) -> bool:
    """Dummy called the Director, pointed at something or took part in the play."""
    return (
        law_43a.called_the_director_first(case)
        or law_43a.drew_attention_during_play(case)
        or law_43a.took_part_in_the_play(case)
        or law_43a.told_declarer_something(case)
        or asked_what_he_may_not(case)
    )


@derived
@condition("43B", cited=False)
def spoke_though_he_had_lost_his_rights(case: Dummy) -> bool:
    """Dummy asked, warned or pointed at something with the rights already lost."""
    return (
        warned_of_the_wrong_hand(case)
        or spoke_first_of_declarers_revoke(case)
        or no_rectification_now(case)
        or used_a_right_he_had_lost(case)
    )


@condition("43B1", cited=False)
def did_what_he_may_not(case: Dummy) -> bool:
    """Dummy gave up rights, went beyond the limits, or spoke with the rights already lost."""
    return (
        gave_up_his_rights(case)
        or went_beyond_his_limits(case)
        or spoke_though_he_had_lost_his_rights(case)
    )


@condition("61B2(b)", was={1997: "42B1"}, cited=False)
def asked_what_he_may_not(case: Dummy) -> bool:
    """Dummy asked a defender about a revoke."""
    return asks_a_defender(case) and asked_about_a_revoke(case)


@consequence("43B2(a)", Order("LetADefenderChooseTheHand", decides="hand_chosen"))
def warned_of_the_wrong_hand(case: Dummy) -> bool:
    """Where a dummy without rights warns of the wrong hand, a defender chooses the hand."""
    return (
        case.act is Act.PREVENT
        and law_43a.rights_had_been_lost(case)
        and case.lead_from_wrong_hand
    )


@condition("43B", cited=False)
def speaks_first_without_rights(case: Dummy) -> bool:
    """During the play a dummy without rights is the first to speak of an irregularity."""
    if asks_declarer(case) or asks_a_defender(case):
        return not case.attention_already_drawn and law_43a.rights_had_been_lost(case)
    return law_43a.is_the_first_to_point(case) and law_43a.rights_had_been_lost(case)


@consequence(
    "43B2(b)",
    Order("ReplaceAndCount", decides="as_if_established"),
    exception_to=(law_43a.called_the_director_first, law_43a.drew_attention_during_play),
)
def spoke_first_of_declarers_revoke(case: Dummy) -> bool:
    """Once a dummy without rights asks declarer first, the card is replaced and 64 applies."""
    return speaks_first_without_rights(case) and speaks_of_declarers_revoke(case)


@condition("43B3", cited=False)
def speaks_of_a_defenders_irregularity(case: Dummy) -> bool:
    """During the play dummy asks a defender or points at a defender's irregularity."""
    if asks_a_defender(case):
        return True
    return law_43a.is_the_first_to_point(case) and case.was_irregularity_by is Irregular.DEFENDER


@consequence(
    "43B3",
    Order("PlayOnAsIfNothingHadHappened", decides="play_on"),
    since=2007,
    exception_to=(
        asked_about_a_revoke,
        law_43a.called_the_director_first,
        law_43a.drew_attention_during_play,
    ),
)
def no_rectification_now(case: Dummy) -> bool:
    """Where a dummy without rights points at a defender's irregularity first, play goes on."""
    return speaks_first_without_rights(case) and speaks_of_a_defenders_irregularity(case)


@no_rectification_now.older("43B3", Order("ImposeNoPenalty", decides="play_on"), until=1997)
def _no_penalty(case: Dummy) -> bool:
    """Where a dummy without rights points at a defender's irregularity first, none is due."""
    return speaks_first_without_rights(case) and speaks_of_a_defenders_irregularity(case)


@remark("J10")
def dummy_who_was_shown_a_hand(case: Dummy) -> bool:
    """Whether dummy lost protection without having done anything."""
    return case.act is Act.SHOWN_DEFENDER_HAND


@remark("J12")
def whether_it_is_a_penalty_card(case: Dummy) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return asked_what_he_may_not(case)


@remark("J13", until=1997)
def whether_dummys_question_counts(case: Dummy) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return asked_what_he_may_not(case)


@remark("J31", since=2007, until=2007)
def whose_irregularity_he_may_prevent(case: Dummy) -> bool:
    """Whether dummy may prevent a defender's irregularity, which 42B2 does not name."""
    return prevented_an_irregularity(case) and case.was_irregularity_by is Irregular.DEFENDER


@remark("J32")
def what_no_text_forbids_him(case: Dummy) -> bool:
    """That a dummy without rights has to keep silent is drawn from what it costs not to."""
    return gave_up_his_rights(case) or used_a_right_he_had_lost(case)
