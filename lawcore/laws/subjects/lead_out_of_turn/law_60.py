"""Laws 57 and 60 - A card that the leader's partner has played to a lead out of turn."""

from lawcore.engine.article import condition, consequence, remark
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.lead_out_of_turn import law_53, law_54, orders
from lawcore.laws.subjects.lead_out_of_turn.facts import Kind, LeadOutOfTurn, Reply


@condition("53A", cited=False)
def accepted_in_turn(case: LeadOutOfTurn) -> bool:
    """Declarer has accepted a defender's lead, or has to, and the next hand is still to play."""
    if law_54.dummy_was_seen(case) or law_54.has_spread_in_time(case):
        return True
    if not law_53.faced_opening_lead_at_issue(case) and not law_54.defenders_later_lead(case):
        return False
    return case.reply is Reply.ACCEPTED


@condition("47E1", cited=False)
def a_defender_was_misled(case: LeadOutOfTurn) -> bool:
    """A defender's faced lead goes back because an opponent told him that it was his turn."""
    return case.lead in (Kind.OPENING_FACED, Kind.DEFENDER) and law_53.told_it_was_his_turn(case)


@consequence(
    "60C",
    orders.RULE_THE_PARTNERS_CARD_TOO,
    orders.MAKE_THE_PARTNERS_CARD_ONE_TOO,
    orders.DESIGNATE_THE_PARTNERS_CARD,
)
def partners_card_before_the_ruling(case: LeadOutOfTurn) -> Order | None:
    """A card of the leader's partner takes no choice from declarer, and is rectified too."""
    if law_53.declarer_is_to_choose(case):
        return orders.RULE_THE_PARTNERS_CARD_TOO if case.partner_followed else None
    if a_defender_was_misled(case):
        return orders.DESIGNATE_THE_PARTNERS_CARD if case.partner_followed else None
    if law_54.a_penalty_card_lies(case):
        return orders.MAKE_THE_PARTNERS_CARD_ONE_TOO if case.partner_followed else None
    return None


@consequence("57D", orders.PLAY_THE_PARTNERS_CARD_IN_TURN, since=2017)
def partners_card_at_its_turn(case: LeadOutOfTurn) -> bool:
    """If the lead stands, the partner's card is played at its turn when that is legal."""
    return accepted_in_turn(case) and case.partner_followed


@consequence("49", orders.PLAY_THE_PARTNERS_CARD_IN_TURN, until=2007)
def partners_card_was_seen(case: LeadOutOfTurn) -> bool:
    """If the lead stands, 57 does not yet speak of the partner's card: it is exposed."""
    return accepted_in_turn(case) and case.partner_followed


@remark("J27", until=2007)
def a_play_before_the_opponent(case: LeadOutOfTurn) -> bool:
    """What becomes of a card played at the opponent's turn, of which Law 57 did not yet speak."""
    return partners_card_was_seen(case)
