"""Laws 12A1, 20G3, 40B2(b), 40B2(d) and 90A - A player's own system card, and other aids."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.facts import Later
from lawcore.laws.subjects.asking import facts, orders
from lawcore.laws.subjects.asking.facts import Asking, What


@condition("40B2(b)", cited=False)
def declarers_side_looked(case: Asking) -> bool:
    """The declaring side looked at its system card between final pass and faced lead."""
    if case.what is not What.OWN_CARD or case.when is not facts.When.CLARIFICATION:
        return False
    return case.declaring_side


@consequence("40B2(b)", Order("LetHimLook", decides="allowed"))
def may_look_at_the_card(case: Asking) -> bool:
    """The declaring side may consult its own system card in the clarification period."""
    return declarers_side_looked(case)


@consequence("40B2(b)", Order("PutTheCardAway", decides="not_allowed", asks=orders.AT_THE_END))
def looked_at_the_card(case: Asking) -> bool:
    """Nobody else consults an own system card from the start of the auction to end of play."""
    return case.what is What.OWN_CARD and not declarers_side_looked(case)


@consequence("20G3", Order("PutTheNotesAway"))
def looked_at_notes(case: Asking) -> bool:
    """Nor may notes be consulted, unless the authority allows it."""
    return looked_at_the_card(case)


@consequence(
    "40B2(d)",
    Order("PutTheAidAway", decides="not_allowed", asks=orders.AT_THE_END),
)
def used_an_aid(case: Asking) -> bool:
    """Nobody uses aids to memory, calculation or technique during auction and play."""
    return case.what is What.AID


@condition("40B2", cited=False)
def helped_himself(case: Asking) -> bool:
    """An own system card or an aid was used against the rules."""
    return looked_at_the_card(case) or used_an_aid(case)


@consequence("90A", Order("ConsiderAPenalty", when=When.DIRECTOR, place=orders.PENALTY))
def penalty_for_looking(case: Asking) -> bool:
    """A breach of correct procedure may bring a procedural penalty."""
    return helped_himself(case)


@consequence("12A1", Order("AdjustAsNothingIsPrescribed", when=When.END_OF_PLAY))
def damage_by_looking(case: Asking) -> bool:
    """Where no rectification is prescribed the Director may adjust for the other side."""
    return helped_himself(case) and case.damage is Later.YES


@consequence("12A1", Order("WeighWhatItDid", when=When.END_OF_PLAY))
def damage_by_looking_is_weighed(case: Asking) -> bool:
    """Whether it did damage is looked at when play is over."""
    return helped_himself(case) and case.damage in (Later.NOT_YET, Later.UNSURE)
