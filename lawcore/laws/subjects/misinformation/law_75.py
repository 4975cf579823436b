"""Laws 20, 21, 40 and 75 - Whether there was misinformation, and who says what when."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.misinformation import orders
from lawcore.laws.subjects.misinformation.facts import Found, Misinformation, When


@consequence("75C", Order("TakeTheCallAsMistaken", decides="mistaken_call_no_infraction"))
def the_call_was_wrong(case: Misinformation) -> bool:
    """A call that departs from an agreement rightly explained is no infraction."""
    return case.m_kind is Found.MISBID


@derived
@consequence("75C", Order("KeepTheFindingQuiet", place=orders.FACTS))
def the_explanation_is_not_corrected(case: Misinformation) -> bool:
    """Nobody corrects an explanation that was right, and no finding is told during the board."""
    return case.when not in (When.AFTER, When.TOO_LATE) and the_call_was_wrong(case)


@consequence("75A", orders.LOOK_AT_THE_INFORMATION)
def the_partner_has_heard_it(case: Misinformation) -> Order | None:
    """What a player learns from partner's explanation is unauthorised."""
    return orders.look_at_the_information(case.when) if the_call_was_wrong(case) else None


@consequence(
    "40C1",
    Order(
        "LookForUndisclosedKnowledge",
        place=orders.NOTE,
        leads_to=Lead("conduct", {"case": "psych"}),
    ),
)
def partner_may_have_known(case: Misinformation) -> bool:
    """A departure that partner has more reason to expect than the opponents is not lawful."""
    return the_call_was_wrong(case)


@consequence("21A", Order("LeaveHimHisMisunderstanding", decides="no_redress"))
def his_own_misunderstanding(case: Misinformation) -> bool:
    """Nothing is due to a player who has acted on a misunderstanding of his own."""
    return case.m_kind is Found.MISHEARD


@condition("75B1")
def explained_wrongly(case: Misinformation) -> bool:
    """An explanation that is not the agreement is an infraction."""
    return case.m_kind is Found.WRONG_EXPL


@condition("21B1(a)")
def alerted_wrongly(case: Misinformation) -> bool:
    """A missing or an undue alert is misinformation where the authority requires alerts."""
    return case.m_kind is Found.FAILED_ALERT


@condition("75D2")
def nothing_was_agreed(case: Misinformation) -> bool:
    """To explain as agreed what the partner does not hold agreed is an infraction."""
    return case.m_kind is Found.NO_AGREEMENT


@condition("21B1(b)")
def presumed_to_be_explained_wrongly(case: Misinformation) -> bool:
    """Without evidence to the contrary a mistaken explanation is presumed, no mistaken call."""
    return case.m_kind is Found.UNSURE


@condition("21", cited=False)
def misled(case: Misinformation) -> bool:
    """An opponent was told what is not the agreement."""
    if explained_wrongly(case) or alerted_wrongly(case):
        return True
    return nothing_was_agreed(case) or presumed_to_be_explained_wrongly(case)


@condition("21", cited=False)
def during_the_auction(case: Misinformation) -> bool:
    """The Director is called during the auction."""
    return case.when is When.AUCTION and misled(case)


@condition("21B", cited=False)
def before_the_lead_is_faced(case: Misinformation) -> bool:
    """The auction has ended, and the clarification period has not."""
    return case.when is When.CLARIFICATION and misled(case)


@condition("47E", cited=False)
def during_the_play(case: Misinformation) -> bool:
    """The Director is called during the play, after the lead was faced."""
    return case.when is When.PLAY and misled(case)


@condition("92B", cited=False)
def asked_too_late(case: Misinformation) -> bool:
    """The Director is asked after the play, when the right to a ruling has expired."""
    return case.when is When.TOO_LATE and misled(case)


@condition("21", cited=False)
def play_is_over(case: Misinformation) -> bool:
    """The Director looks at it after the play, in time."""
    return case.when is When.AFTER and misled(case)


@condition("21B", cited=False)
def auction_period_is_open(case: Misinformation) -> bool:
    """A call can still be changed as far as time goes."""
    return during_the_auction(case) or before_the_lead_is_faced(case)


@condition("20F", cited=False)
def board_is_not_over(case: Misinformation) -> bool:
    """The Director is called while the board is being bid or played."""
    return auction_period_is_open(case) or during_the_play(case)


@consequence("20F1", orders.TELL_THE_AGREEMENT_ALONE)
def the_agreement_alone_is_told(case: Misinformation) -> bool:
    """In the auction explanations are of what the partners have agreed, and of nothing else."""
    return during_the_auction(case)


@consequence("20F2", orders.TELL_THE_AGREEMENT_ALONE)
def told_on_a_like_basis(case: Misinformation) -> bool:
    """After the final pass and during the play explanations are given on a like basis."""
    return before_the_lead_is_faced(case) or during_the_play(case)


@consequence("73C1", Order("HavePartnerTakeNoAdvantage", place=orders.FACTS))
def partner_takes_no_advantage(case: Misinformation) -> bool:
    """A player takes no advantage of what the partner's explanation told."""
    return board_is_not_over(case) and not alerted_wrongly(case)


@condition("75B2")
def the_explainer_has_a_time(case: Misinformation) -> bool:
    """Before the lead is faced the explainer has to correct it; in the auction he need not."""
    return auction_period_is_open(case)


@consequence("20F4(a)", orders.HAVE_THE_EXPLAINER_CORRECT_IT)
def the_explainer_corrects_himself(case: Misinformation) -> bool:
    """A player who finds the own explanation wrong corrects it before the lead is faced."""
    return the_explainer_has_a_time(case)


@consequence("75B2", orders.HAVE_THE_EXPLAINER_CORRECT_IT)
def the_explainer_finds_it_in_the_play(case: Misinformation) -> bool:
    """A player who finds it wrong during the play calls the Director and corrects it."""
    return during_the_play(case)


@condition("75B3")
def partner_keeps_to_his_time(case: Misinformation) -> bool:
    """The explainer's partner corrects nothing in the auction, nor as a defender in the play."""
    return board_is_not_over(case)


@consequence("20F5(b)(i)", Order("LetADefenderCorrectItAtTheEnd", place=orders.WHO_CORRECTS + 2))
def a_defending_partner_waits(case: Misinformation) -> bool:
    """As a defender the explainer's partner corrects it only at the end of play."""
    return partner_keeps_to_his_time(case)


@consequence("20F5(b)(ii)", Order("LetADeclaringPartnerCorrectIt", place=orders.WHO_CORRECTS + 1))
def a_declaring_partner_speaks(case: Misinformation) -> bool:
    """As declarer or dummy the explainer's partner corrects it after the final pass."""
    return auction_period_is_open(case)
