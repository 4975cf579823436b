"""Law 43B - What it costs that dummy went beyond his limits; with Laws 16 and 61A."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.dummy.facts import Act, Dummy, Irregular
from lawcore.subjects.dummy.law_42 import (
    asked_about_a_revoke,
    asks_a_defender,
    asks_declarer,
    used_a_right_he_had_lost,
)
from lawcore.subjects.dummy.law_43a import (
    called_the_director_first,
    drew_attention_during_play,
    is_the_first_to_point,
    rights_had_been_lost,
    told_declarer_something,
    took_part_in_the_play,
)
from lawcore.subjects.dummy.orders import (
    LetADefenderChooseTheHand,
    PlayOnAsIfNothingHadHappened,
    ReplaceAndCount,
    RuleTheRevoke,
)


@condition("61A", cited=False)
def speaks_of_declarers_revoke(dummy: Dummy) -> bool:
    """During the play dummy speaks of a revoke from declarer's hand."""
    if asks_declarer(dummy):
        return True
    if not is_the_first_to_point(dummy) or not dummy.was_a_revoke:
        return False
    return dummy.was_irregularity_by is Irregular.DECLARER


@condition("61A", cited=False)
def speaks_of_a_defenders_revoke(dummy: Dummy) -> bool:
    """During the play dummy speaks of a defender's revoke."""
    if asks_a_defender(dummy):
        return True
    if not is_the_first_to_point(dummy) or not dummy.was_a_revoke:
        return False
    return dummy.was_irregularity_by is Irregular.DEFENDER


@derived
@consequence("61A")
def the_revoke_is_ruled_on(dummy: Dummy) -> RuleTheRevoke | None:
    """The revoke of which dummy spoke is ruled on, unless 43B3 lets play go on."""
    if no_rectification_now(dummy):
        return None
    if not speaks_of_declarers_revoke(dummy) and not speaks_of_a_defenders_revoke(dummy):
        return None
    return RuleTheRevoke(
        Irregular.DECLARER if speaks_of_declarers_revoke(dummy) else Irregular.DEFENDER,
        not dummy.attention_already_drawn,
        dummy.a2_breached_before,
    )


@condition("43A2", cited=False)
def gave_up_his_rights(dummy: Dummy) -> bool:
    """Dummy exchanged hands, left his seat to watch or looked at a defender's hand."""
    return (
        dummy.act is Act.EXCHANGE_HANDS
        or dummy.act is Act.LEFT_SEAT_TO_WATCH
        or dummy.act is Act.LOOKED_AT_DEFENDER_HAND
    )


@condition("43A1", cited=False)
def went_beyond_his_limits(dummy: Dummy) -> bool:
    """Dummy called the Director, pointed at something or took part in the play."""
    return (
        bool(called_the_director_first(dummy))
        or bool(drew_attention_during_play(dummy))
        or bool(took_part_in_the_play(dummy))
        or told_declarer_something(dummy)
        or asked_what_he_may_not(dummy)
    )


@derived
@condition("43B", cited=False)
def spoke_though_he_had_lost_his_rights(dummy: Dummy) -> bool:
    """Dummy asked, warned or pointed at something after he had lost his rights."""
    return (
        bool(warned_of_the_wrong_hand(dummy))
        or bool(spoke_first_of_declarers_revoke(dummy))
        or bool(no_rectification_now(dummy))
        or bool(used_a_right_he_had_lost(dummy))
    )


@condition("43B1", cited=False)
def did_what_he_may_not(dummy: Dummy) -> bool:
    """Dummy gave up his rights, went beyond his limits, or spoke having lost his rights."""
    return (
        gave_up_his_rights(dummy)
        or went_beyond_his_limits(dummy)
        or spoke_though_he_had_lost_his_rights(dummy)
    )


@condition("61B2(b)", since=2007, cited=False)
def asked_what_he_may_not(dummy: Dummy) -> bool:
    """Dummy asked a defender about a revoke."""
    return asks_a_defender(dummy) and bool(asked_about_a_revoke(dummy))


asked_what_he_may_not.numbered("42B1", until=1997)


@consequence("43B2(a)")
def warned_of_the_wrong_hand(dummy: Dummy) -> LetADefenderChooseTheHand | None:
    """Where a dummy without rights warns of the wrong hand, a defender chooses the hand."""
    if dummy.act is Act.PREVENT and rights_had_been_lost(dummy):
        return LetADefenderChooseTheHand() if dummy.lead_from_wrong_hand else None
    return None


@condition("43B", cited=False)
def speaks_first_without_rights(dummy: Dummy) -> bool:
    """During the play a dummy without rights is the first to speak of an irregularity."""
    if asks_declarer(dummy) or asks_a_defender(dummy):
        return not dummy.attention_already_drawn and rights_had_been_lost(dummy)
    return is_the_first_to_point(dummy) and rights_had_been_lost(dummy)


@consequence("43B2(b)", exception_to=(called_the_director_first, drew_attention_during_play))
def spoke_first_of_declarers_revoke(dummy: Dummy) -> ReplaceAndCount | None:
    """Once a dummy without rights asks declarer first, the card is replaced and 64 applies."""
    if speaks_first_without_rights(dummy) and speaks_of_declarers_revoke(dummy):
        return ReplaceAndCount()
    return None


@condition("43B3", cited=False)
def speaks_of_a_defenders_irregularity(dummy: Dummy) -> bool:
    """During the play dummy asks a defender or points at a defender's irregularity."""
    if asks_a_defender(dummy):
        return True
    return is_the_first_to_point(dummy) and dummy.was_irregularity_by is Irregular.DEFENDER


@consequence(
    "43B3",
    since=2007,
    exception_to=(
        asked_about_a_revoke,
        called_the_director_first,
        drew_attention_during_play,
    ),
)
def no_rectification_now(dummy: Dummy) -> PlayOnAsIfNothingHadHappened | None:
    """Where a dummy without rights points at a defender's irregularity first, play goes on."""
    if speaks_first_without_rights(dummy) and speaks_of_a_defenders_irregularity(dummy):
        return PlayOnAsIfNothingHadHappened()
    return None


no_rectification_now.numbered("43B3", until=1997)
