"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.engine.article import remark
from lawcore.laws.subjects.revoke import facts
from lawcore.laws.subjects.revoke.law_43 import (
    counted_because_dummy_asked,
    dummy_had_lost_his_rights,
    dummy_pointed_at_a_defender,
)
from lawcore.laws.subjects.revoke.law_43b3_of_1997 import no_penalty
from lawcore.laws.subjects.revoke.law_50 import a_penalty_card_restricts_the_defenders
from lawcore.laws.subjects.revoke.law_61 import governed
from lawcore.laws.subjects.revoke.law_62 import (
    a_defenders_twelfth_card,
    both_sides_correct,
    must_be_corrected,
    put_right_at_once,
    twelfth_trick_is_corrected,
)
from lawcore.laws.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.laws.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.laws.subjects.revoke.law_64 import to_be_counted
from lawcore.laws.subjects.revoke.law_67 import deemed_to_have_revoked
from lawcore.laws.subjects.revoke.law_69 import claimed_after_it


@remark("J1")
def how_much_equity_is(case: facts.Revoke) -> bool:
    """How many tricks equity is worth is the Director's judgement."""
    return to_be_counted(case) or both_sides_correct(case)


@remark("J71")
def what_a_correction_at_the_twelfth_leaves(case: facts.Revoke) -> bool:
    """Whether a revoke established at trick twelve, and corrected, leaves damage or a claim."""
    return twelfth_trick_is_corrected(case)


@remark("J2", since=2007, until=2007)
def whether_a_corrected_revoke_of_theirs_counts(case: facts.Revoke) -> bool:
    """Whether the other side's revoke counts for 64B7 though it was corrected."""
    return to_be_counted(case) and case.other_side_revoked in (
        facts.OtherSide.CORRECTED,
        facts.OtherSide.CORRECTED_AT_TRICK_TWELVE,
    )


@remark("J67", since=2017)
def whether_their_revoke_at_the_twelfth_counts(case: facts.Revoke) -> bool:
    """Whether 64B7 counts the other side's revoke at trick twelve, established and corrected."""
    return (
        to_be_counted(case)
        and case.other_side_revoked is facts.OtherSide.CORRECTED_AT_TRICK_TWELVE
    )


@remark("J3", until=2007)
def whether_a_corrected_first_revoke_counts(case: facts.Revoke) -> bool:
    """Whether 64B2 applies though the first revoke in the suit was corrected."""
    return to_be_counted(case) and case.earlier_revoke_same_suit is facts.Earlier.CORRECTED


@remark("J4", until=2007)
def one_trick_two_revokes(case: facts.Revoke) -> bool:
    """What to do where both sides revoked on one trick and one has played on."""
    return (governed(case) or deemed_to_have_revoked(case)) and case.same_trick_one_side_played_on


@remark("J6")
def which_card_won_the_trick(case: facts.Revoke) -> bool:
    """Whether the trick counts as won by the substituted card or by the illegal one."""
    return counted_because_dummy_asked(case)


@remark("J7", until=2007)
def a_card_played_after_the_attention(case: facts.Revoke) -> bool:
    """Whether a card played after attention was drawn, before the correction, establishes."""
    return must_be_corrected(case) and case.since is facts.Since.NOTHING


@remark("J8", until=2007)
def the_moment_equity_is_measured_from(case: facts.Revoke) -> bool:
    """From which moment equity is measured where a player revoked twice in a suit."""
    return to_be_counted(case) and case.earlier_revoke_same_suit is facts.Earlier.ESTABLISHED


@remark("J10")
def dummy_who_was_shown_a_hand(case: facts.Revoke) -> bool:
    """Whether dummy lost protection without having done anything."""
    return governed(case) and dummy_had_lost_his_rights(case)


@remark("J11")
def whether_to_speak_up(case: facts.Revoke) -> bool:
    """Whether the Director speaks at once of a revoke that only Director or spectators saw."""
    return governed(case) and case.noticed_by is not facts.Witness.PLAYER


@remark("J12")
def whether_it_is_a_penalty_card(case: facts.Revoke) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return dummy_pointed_at_a_defender(case) and put_right_at_once(case) and not no_penalty(case)


@remark("J66", since=2007)
def whether_dummy_stops_the_correction(case: facts.Revoke) -> bool:
    """Whether 43B3 leaves the correction of 62D1 where a dummy without rights pointed first."""
    return (
        dummy_pointed_at_a_defender(case)
        and a_defenders_twelfth_card(case)
        and dummy_had_lost_his_rights(case)
    )


@remark("J13", until=1997)
def whether_dummys_question_counts(case: facts.Revoke) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return (
        case.hand is facts.Hand.DEFENDER
        and (must_be_corrected(case) or counted_because_partner_asked(case))
        and case.dummy_drew_attention
        and not no_penalty(case)
    )


@remark("J14", since=2017)
def an_offender_who_says_nothing(case: facts.Revoke) -> bool:
    """Whether an offender who alone has noticed has to speak."""
    return must_be_corrected(case) and case.since is facts.Since.NOTHING


@remark("J15", since=2017)
def a_faced_card_that_is_no_penalty_card(case: facts.Revoke) -> bool:
    """Whether a card faced without being a penalty card leaves the transfer due."""
    return to_be_counted(case) and case.duty is facts.Duty.FACED_CARD


@remark("J16")
def whether_a_gesture_names_a_card(case: facts.Revoke) -> bool:
    """Whether a word or gesture designated a card for the following trick."""
    return may_no_longer_be_corrected(case) and case.since is facts.Since.NAMED


@remark("J17", since=2017)
def a_claim_made_unawares(case: facts.Revoke) -> bool:
    """A claim made in ignorance of the revoke is ruled after the correction."""
    return must_be_corrected(case) and case.since is facts.Since.OPPONENTS_CLAIMED


@remark("J18")
def what_a_normal_line_is(case: facts.Revoke) -> bool:
    """What a normal line is for this class of player is judged with the claim."""
    return claimed_after_it(case)


@remark("J19")
def what_a_penalty_card_told(case: facts.Revoke) -> bool:
    """What may be used of the sight of the penalty card once it is picked up."""
    return a_penalty_card_restricts_the_defenders(case)


@remark("J20")
def whether_it_was_meant(case: facts.Revoke) -> bool:
    """Whether the revoke was deliberate, or its profit could be foreseen."""
    return governed(case) and case.on_purpose


@remark("J21")
def what_really_happened(case: facts.Revoke) -> bool:
    """Disputed facts are found on the balance of probabilities."""
    return governed(case) and (case.facts_disputed or case.cards_mixed)


@remark("J23")
def whether_silence_was_assent(case: facts.Revoke) -> bool:
    """Whether silence about the opponents' claim was assent is a fact to be found."""
    if not claimed_after_it(case) or case.since is not facts.Since.OPPONENTS_CLAIMED:
        return False
    return case.reply_to_claim is facts.Reply.SILENT


@remark("J24")
def a_penalty_card_beside_others_of_the_suit(case: facts.Revoke) -> bool:
    """Whether 64B3 applies where the offender also held other cards of the suit led."""
    return to_be_counted(case) and case.duty is facts.Duty.PENALTY_CARD


@remark("J33")
def settled_without_the_director(case: facts.Revoke) -> bool:
    """What the players had settled among themselves is no ruling."""
    return governed(case) and case.done_before is facts.Before.PLAYERS_SETTLED_IT


@remark("J34")
def ruled_wrongly_before(case: facts.Revoke) -> bool:
    """Whether the Director's own error still lets the board be scored normally."""
    return governed(case) and case.done_before is facts.Before.RULED_WRONGLY
