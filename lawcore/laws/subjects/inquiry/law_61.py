"""Laws 61B and 63B - What declarer and the defenders may ask; with Law 9A."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.inquiry import orders
from lawcore.laws.subjects.inquiry.facts import Asked, Asker, Inquiry, Wants


@condition("61B3", was={1997: "61B"}, cited=False)
def a_defender_turns_to_his_partner(case: Inquiry) -> bool:
    """A defender asks the other defender, or wants to."""
    return case.asker is Asker.DEFENDER and case.wants is Wants.ASK_DEFENDER


@condition("61B3", was={1997: "61B"}, until=2007)
def forbidden_between_defenders(case: Inquiry) -> bool:
    """The regulating authority forbids defenders to ask each other."""
    return a_defender_turns_to_his_partner(case) and not case.defenders_may_ask


@consequence("61B1", orders.LET_HIM_ASK, since=2007)
def declarer_may_ask_a_defender(case: Inquiry) -> bool:
    """Declarer may ask a defender who did not follow suit."""
    return case.asker is Asker.DECLARER and case.wants is Wants.ASK_DEFENDER


@consequence("61B3", orders.LET_HIM_ASK, orders.LET_DEFENDERS_ASK_EACH_OTHER, since=2017)
def defenders_may_ask(case: Inquiry) -> Order | None:
    """Defenders may ask declarer and one another."""
    if case.asker is Asker.DEFENDER and case.wants is Wants.ASK_DECLARER:
        return orders.LET_HIM_ASK
    return orders.LET_DEFENDERS_ASK_EACH_OTHER if a_defender_turns_to_his_partner(case) else None


@defenders_may_ask.older(
    "61B3",
    orders.LET_HIM_ASK,
    orders.LET_DEFENDERS_ASK_EACH_OTHER,
    orders.FORBID_THE_QUESTION,
    orders.REPROVE_THE_QUESTION,
    since=2007,
    until=2007,
)
def _unless_it_is_forbidden(case: Inquiry) -> Order | None:
    """Defenders may ask declarer and, unless the authority forbids it, each other."""
    if case.asker is Asker.DEFENDER and case.wants is Wants.ASK_DECLARER:
        return orders.LET_HIM_ASK
    if not a_defender_turns_to_his_partner(case):
        return None
    if not forbidden_between_defenders(case):
        return orders.LET_DEFENDERS_ASK_EACH_OTHER
    return (
        orders.FORBID_THE_QUESTION if case.asked is Asked.NOT_YET else orders.REPROVE_THE_QUESTION
    )


@defenders_may_ask.older(
    "61B",
    orders.LET_HIM_ASK,
    orders.LET_DEFENDERS_ASK_EACH_OTHER,
    orders.FORBID_THE_QUESTION,
    until=1997,
)
def _declarer_and_the_defenders(case: Inquiry) -> Order | None:
    """Declarer may ask a defender and defenders declarer, but each other only by licence."""
    if case.asker is Asker.DECLARER and case.wants is Wants.ASK_DEFENDER:
        return orders.LET_HIM_ASK
    if case.asker is Asker.DEFENDER and case.wants is Wants.ASK_DECLARER:
        return orders.LET_HIM_ASK
    if not a_defender_turns_to_his_partner(case):
        return None
    if forbidden_between_defenders(case):
        return orders.FORBID_THE_QUESTION
    return orders.LET_DEFENDERS_ASK_EACH_OTHER


@consequence("63B", orders.REPLACE_AND_COUNT, until=1997, exception_to=defenders_may_ask)
def counted_because_partner_asked(case: Inquiry) -> bool:
    """After an illegal question between defenders the card is replaced and Law 64 applies."""
    return forbidden_between_defenders(case) and case.asked is not Asked.NOT_YET


@consequence(
    "9A2",
    Order(
        "LetHimPointItOut",
        decides="allowed",
        leads_to=Lead("revoke", {"hand": "dummy"}),
    ),
    was={1997: "9A2(a)"},
)
def dummys_cards_lie_open(case: Inquiry) -> bool:
    """Declarer or a defender may draw attention to an irregularity during the play."""
    return case.wants is Wants.ASK_ABOUT_DUMMY
