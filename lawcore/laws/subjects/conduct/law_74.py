"""Laws 16, 73, 74, 76, 81C3 and 91 - Remarks and reactions, and spectators."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order, When
from lawcore.laws.subjects.conduct import orders
from lawcore.laws.subjects.conduct.facts import Case, Conduct, Nature, Spectator


@condition("74", cited=False)
def remarked(case: Conduct) -> bool:
    """A player made a remark, or showed a reaction."""
    return case.case is Case.REMARK


@consequence("74C4", orders.STOP_THE_REMARK)
def called_attention_to_an_occurrence(case: Conduct) -> bool:
    """Nobody calls attention to what has happened or to how many tricks are still needed."""
    return remarked(case) and case.nature is Nature.OCCURRENCE


@consequence("74C2", orders.STOP_THE_REMARK)
def showed_approval(case: Conduct) -> bool:
    """Nobody shows approval or disapproval of a call or play."""
    return remarked(case) and case.nature is Nature.APPROVAL


@consequence("74C3", orders.STOP_THE_REMARK)
def told_what_he_hopes(case: Conduct) -> bool:
    """Nobody shows an expectation or intention to win or lose a trick in progress."""
    return remarked(case) and case.nature is Nature.HOPES


@consequence("74B2", orders.STOP_THE_REMARK)
def commented_needlessly(case: Conduct) -> bool:
    """As a courtesy players make no needless comments during auction and play."""
    return remarked(case) and case.nature is Nature.GRATUITOUS


@consequence("74B3", orders.STOP_THE_REMARK)
def detached_a_card(case: Conduct) -> bool:
    """As a courtesy nobody detaches a card before the own turn."""
    return remarked(case) and case.nature is Nature.DETACHED


@consequence("74C5", orders.STOP_THE_REMARK)
def watched_another(case: Conduct) -> bool:
    """Nobody looks intently at another player, or at the place from which a card is drawn."""
    return remarked(case) and case.nature is Nature.WATCHED


@consequence("74C6", orders.STOP_THE_REMARK)
def lost_interest(case: Conduct) -> bool:
    """Nobody shows an obvious lack of further interest in a deal."""
    return remarked(case) and case.nature is Nature.UNINTERESTED


@consequence("74C7", orders.STOP_THE_REMARK)
def varied_the_tempo_to_unsettle(case: Conduct) -> bool:
    """Nobody varies the tempo so as to disconcert an opponent."""
    return remarked(case) and case.nature is Nature.UNSETTLING


@consequence("74C1", orders.STOP_THE_REMARK)
def named_calls_in_several_ways(case: Conduct) -> bool:
    """Nobody uses different designations for the same call."""
    return remarked(case) and case.nature is Nature.DESIGNATIONS


@consequence("74C8", orders.STOP_THE_REMARK)
def left_the_table(case: Conduct) -> bool:
    """Nobody leaves the table needlessly before the round is called."""
    return remarked(case) and case.nature is Nature.LEFT_THE_TABLE


@consequence("74B1", orders.STOP_THE_REMARK)
def paid_no_attention(case: Conduct) -> bool:
    """As a courtesy players pay sufficient attention to the game."""
    return remarked(case) and case.nature is Nature.INATTENTIVE


@consequence("74B4", orders.STOP_THE_REMARK)
def prolonged_the_play(case: Conduct) -> bool:
    """As a courtesy nobody prolongs play needlessly so as to disconcert an opponent."""
    return remarked(case) and case.nature is Nature.PROLONGED


@condition("74C", cited=False)
def manner_violated_procedure(case: Conduct) -> bool:
    """A manner that tells partner nothing violated procedure."""
    if watched_another(case) or left_the_table(case):
        return True
    return varied_the_tempo_to_unsettle(case)


@condition("74C", cited=False)
def violated_procedure(case: Conduct) -> bool:
    """A manner, or the words for a call, violated procedure."""
    if manner_violated_procedure(case) or lost_interest(case):
        return True
    return named_calls_in_several_ways(case)


@condition("73B1")
def partner_could_learn(case: Conduct) -> bool:
    """Partners do not tell each other anything by remarks or gestures."""
    if not remarked(case) or manner_violated_procedure(case):
        return False
    return not paid_no_attention(case) and not prolonged_the_play(case) and case.told_partner


@consequence(
    "16B1",
    Order(
        "KeepTheRemarkFromPartner",
        leads_to=Lead("unauthorised_information", {"source": "words"}),
    ),
)
def what_the_remark_told(case: Conduct) -> bool:
    """What a remark told partner is unauthorised."""
    return partner_could_learn(case)


@consequence("91A", Order("DisciplineIfItGoesOn", when=When.DIRECTOR, place=orders.PENALTY))
def discipline(case: Conduct) -> bool:
    """To keep order the Director may penalise in points, or suspend for the session."""
    return remarked(case)


@condition("76", cited=False)
def spectator_interfered(case: Conduct) -> bool:
    """A spectator spoke or acted."""
    return case.case is Case.SPECTATOR


@condition("76B5")
def spectator_drew_attention(case: Conduct) -> bool:
    """A spectator does not draw attention to any aspect of the game."""
    return spectator_interfered(case) and case.s_what is Spectator.DREW_ATTENTION


@condition("76B3")
def spectator_told_something(case: Conduct) -> bool:
    """During a round a spectator makes no remark and does not speak with a player."""
    return spectator_interfered(case) and case.s_what is Spectator.TOLD_SOMETHING


@condition("76B2")
def spectator_reacted(case: Conduct) -> bool:
    """While a deal is in progress a spectator shows no reaction to bidding or play."""
    return spectator_interfered(case) and case.s_what is Spectator.REACTED


@condition("76A2")
def viewer_told_something(case: Conduct) -> bool:
    """A viewer of a transmission does not communicate with a player during the session."""
    return spectator_interfered(case) and case.s_what is Spectator.TRANSMITTED


@condition("76", cited=False)
def something_was_let_out(case: Conduct) -> bool:
    """By words, a reaction or a message a player learnt something from who was watching."""
    return spectator_told_something(case) or spectator_reacted(case) or viewer_told_something(case)


@condition("76C2", cited=False)
def an_authority_has_ruled(case: Conduct) -> bool:
    """A regulation says how to deal with it."""
    return (spectator_drew_attention(case) or something_was_let_out(case)) and case.authority


@consequence("76C2", orders.FOLLOW_THE_REGULATION)
def as_regulated(case: Conduct) -> bool:
    """The authority may say how to deal with irregularities that spectators cause."""
    return an_authority_has_ruled(case)


@consequence("81C3", Order("RectifyWhatYouLearn", decides="rectify"))
def learnt_in_any_manner(case: Conduct) -> bool:
    """The Director rectifies an irregularity that becomes known in any manner."""
    return spectator_drew_attention(case) and not an_authority_has_ruled(case)


@consequence(
    "16D1",
    Order(
        "TreatItAsExtraneous",
        decides="extraneous",
        leads_to=Lead("unauthorised_information", {"source": "other"}),
    ),
)
def extraneous_for_who_heard_it(case: Conduct) -> bool:
    """What a player accidentally hears from elsewhere is extraneous information."""
    return something_was_let_out(case) and not an_authority_has_ruled(case)


@consequence("76B4", Order("StopTheSpectator", decides="stop_it"))
def spectator_disturbed(case: Conduct) -> bool:
    """A spectator does not disturb a player."""
    return spectator_interfered(case) and case.s_what is Spectator.DISTURBED


@consequence("76B1", Order("KeepHimToOneHand", decides="stop_it"))
def spectator_saw_two_hands(case: Conduct) -> bool:
    """A spectator looks at no more than one player's hand, unless a regulation allows it."""
    return spectator_interfered(case) and case.s_what is Spectator.SAW_TWO_HANDS


@consequence("76A1", Order("RemoveTheSpectator", place=orders.PENALTY))
def spectators_are_under_control(case: Conduct) -> bool:
    """Spectators in the playing area are under the Director's control."""
    return spectator_interfered(case) and not viewer_told_something(case)
