"""A card that came into view before play began."""

import sys
from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from lawcore.engine import ruling
from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.fact import NO, YES, Answer, Fact, Facts, YesNo, by_itself, choice_of
from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Effect, Lead, Order
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_50e, law_50e2, law_72c_calls
from lawcore.laws.provisions.facts import OF_A_CALL, Side
from lawcore.laws.provisions.orders import BAR_PARTNER_ONCE

When = StrEnum("When", "AUCTION DEALING BEFORE CLARIFICATION")
"""When the card could be seen; `BEFORE` is after the deal and before the first call."""

Count = StrEnum("Count", "ONE MORE")
"""How many cards of one player could be seen."""

Rank = StrEnum("Rank", "LOW HONOUR")
"""Whether the card is below the ten."""

Suits = StrEnum("Suits", "SAME_SUIT SEVERAL_SUITS")
"""Whether the cards of one defender are of one suit."""

Fault = StrEnum("Fault", "OWN OTHER")
"""Whose error it was."""

Who = StrEnum("Who", "ONE BOTH BOTH_SIDES")
"""Who else exposed cards: nobody, the player's partner too, or the other side too."""


class ExposedCard(Facts):
    """One player's card or cards, in the order in which a director asks."""

    when = Fact(When)
    count = Fact(Count)
    rank = Fact(Rank)
    suits = Fact(Suits)

    led = YesNo(NO, YES, usual=False)
    seen = YesNo(YES, NO, usual=True)
    fault = Fact(Fault, usual=Fault.OWN)
    who = Fact(Who, usual=Who.ONE)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    choices: ClassVar = {
        "when": (
            choice_of(When.AUCTION, count=Count.ONE, rank=Rank.LOW),
            choice_of(When.AUCTION, count=Count.ONE, rank=Rank.HONOUR),
            choice_of(When.AUCTION, count=Count.MORE),
            *by_itself(When.DEALING, When.BEFORE),
            *(choice_of(When.CLARIFICATION, side=side) for side in (Side.DEFENDS, Side.DECLARES)),
        ),
        "count": (
            choice_of(Count.ONE, rank=Rank.LOW),
            choice_of(Count.ONE, rank=Rank.HONOUR),
            *by_itself(Count.MORE),
        ),
    }
    likeliest = (seen, led, fault, who, side)
    later = (side,)
    effects: ClassVar = {**OF_A_CALL, "card": None}


CARD, INFORMATION = 25, 50
EXTRANEOUS: Mapping[str, Effect] = {"info": "16D", "adjust": ("16D2(c)",)}
DIRECTOR = ruling.When.DIRECTOR


def _penalty(name: str, kind: str, status: str, *takes: str) -> Order:
    effects: Mapping[str, Effect] = {"card": f"{kind}_pc", "info": "50E", "adjust": ("50E4",)}
    return Order(name, decides=status, place=CARD, penalty_card=kind, effects=effects, takes=takes)


MAKE_IT_A_MINOR_PENALTY_CARD = _penalty("MakeItAMinorPenaltyCard", "minor", "minor", "when", "who")
MAKE_IT_A_MAJOR_PENALTY_CARD = _penalty(
    "MakeItAMajorPenaltyCard", "major", "major", "when", "rank", "led", "who"
)
MAKE_THEM_MAJOR_PENALTY_CARDS = _penalty(
    "MakeThemMajorPenaltyCards", "major", "major", "when", "suits", "who"
)
PENALTY_CARDS = (
    MAKE_IT_A_MINOR_PENALTY_CARD,
    MAKE_IT_A_MAJOR_PENALTY_CARD,
    MAKE_THEM_MAJOR_PENALTY_CARDS,
)
PUT_THE_CARD_BACK = Order("PutTheCardBack", decides="back_to_the_hand")
LET_DECLARERS_SIDE_PICK_IT_UP = Order("LetDeclarersSidePickItUp", decides="picked_up")
ASK_WHICH_SIDE_PLAYS = Order("AskWhichSidePlays", decides="who_plays", asks=Ask("side"))
RULE_THE_OTHER_CARDS_TOO = Order("RuleTheOtherCardsToo", place=CARD + 10)


def rule_the_other_cards_too(when: When) -> Order:
    """The cards of the other player, seen at that time as well."""
    return replace(RULE_THE_OTHER_CARDS_TOO, leads_to=Lead("exposed_card", {"when": when.value}))


def make_it_a_minor_penalty_card(when: When, who: Who) -> Order:
    """One small card that was shown by accident."""
    return replace(MAKE_IT_A_MINOR_PENALTY_CARD, values={"when": when, "who": who})


def make_it_a_major_penalty_card(when: When, rank: Rank, *, led: bool, who: Who) -> Order:
    """One card that is an honour, or was led."""
    was_led = {"deliberate": True} if led else {}
    leads_to = _penalty_card(when, who, honour=rank is Rank.HONOUR, **was_led)
    return replace(
        MAKE_IT_A_MAJOR_PENALTY_CARD,
        values={"when": when, "rank": rank, "led": led, "who": who},
        leads_to=leads_to,
    )


def make_them_major_penalty_cards(when: When, suits: Suits, who: Who) -> Order:
    """Two or more cards of one defender."""
    leads_to = _penalty_card(when, who, number_of_penalty_cards=suits.value)
    return replace(
        MAKE_THEM_MAJOR_PENALTY_CARDS,
        values={"when": when, "suits": suits, "who": who},
        leads_to=leads_to,
    )


def _penalty_card(when: When, who: Who, **answers: Answer) -> Lead:
    """Lead over to the penalty card with what was told of it, and nothing else."""
    seen = {"how": "dropped"}
    if when is When.AUCTION:
        seen = {"how": "another_way", "other_way": "in_the_auction"}
    both = {"leader_has_penalty_card": True} if who is Who.BOTH else {}
    return Lead("penalty_card", {"role": "defender", **seen, **answers, **both})


# Law 54 - A card led after the final pass.


@consequence(
    "54",
    Order(
        "RuleTheOpeningLead",
        decides="another_law",
        leads_to=Lead("opening_lead", {"faced": "yes"}, at_once=True),
    ),
)
def led_after_the_final_pass(case: ExposedCard) -> bool:
    """A card led after the final pass is an opening lead, out of turn or in turn."""
    return case.when is When.CLARIFICATION and case.led


# Laws 6D, 16D and 74C - Cards seen before the first call, or by no error of the player's own.


@consequence("6D1", Order("DealAnew", decides="dealt_anew"))
def seen_while_dealt(case: ExposedCard) -> bool:
    """If a player could see another's card during shuffle and deal, there is a new deal."""
    return case.when is When.DEALING


@condition("16D1")
def seen_before_the_first_call(case: ExposedCard) -> bool:
    """A player who by accident sees another's card before the auction tells the Director."""
    return case.when is When.BEFORE


@consequence(
    "16D2",
    Order("ProceedByExtraneousInformation", decides="not_of_the_auction", effects=EXTRANEOUS),
)
def director_may_choose(case: ExposedCard) -> bool:
    """Before the first call the Director may turn the table, have a redeal, or have it played."""
    return seen_before_the_first_call(case)


@condition("24")
def only_for_his_own_error(case: ExposedCard) -> bool:
    """This Law speaks of a player's own error alone."""
    return case.when is When.AUCTION and case.seen and case.fault is Fault.OTHER


@condition("50")
def director_may_designate_otherwise(case: ExposedCard) -> bool:
    """After the final pass a defender's card is a penalty card unless the Director disagrees."""
    if case.when is not When.CLARIFICATION or led_after_the_final_pass(case):
        return False
    return case.seen and case.fault is Fault.OTHER


@derived
@consequence(
    "16D3",
    Order("PlayOnReadyToAdjust", decides="not_of_the_auction", effects=EXTRANEOUS),
)
def by_no_error_of_his(case: ExposedCard) -> bool:
    """What was seen since the first call by nobody's own error is played on with, or adjusted."""
    return only_for_his_own_error(case) or director_may_designate_otherwise(case)


@derived
@consequence("74C5", Order("LetOpponentsUseWhatTheySaw", place=INFORMATION))
def opponents_saw_it_by_accident(case: ExposedCard) -> bool:
    """A player who has unintentionally seen an opponent's card may act on it."""
    if partner_could_not_see(case) or is_no_penalty_card(case):
        return True
    return by_no_error_of_his(case)


# Law 24 - A card exposed or led during the auction.


@condition("24", cited=False)
def ruled_as_exposed(case: ExposedCard) -> bool:
    """Of a card seen or shown since the first call the Laws on exposed cards speak."""
    if case.when is When.DEALING or case.when is When.BEFORE:
        return False
    return not by_no_error_of_his(case) and not led_after_the_final_pass(case)


@consequence("24", PUT_THE_CARD_BACK)
def partner_could_not_see(case: ExposedCard) -> bool:
    """A card whose face the partner could not see is no exposed card."""
    return ruled_as_exposed(case) and case.when is When.AUCTION and not case.seen


@consequence("49", PUT_THE_CARD_BACK)
def is_no_penalty_card(case: ExposedCard) -> bool:
    """After the final pass a card that the partner could not see is no penalty card."""
    return ruled_as_exposed(case) and case.when is When.CLARIFICATION and not case.seen


@condition("24", cited=False)
def is_exposed(case: ExposedCard) -> bool:
    """The partner could see it, by the player's own error."""
    return ruled_as_exposed(case) and case.seen


@condition("24")
def exposed_in_the_auction(case: ExposedCard) -> bool:
    """A card that the partner could see during the auction lies face up to its end."""
    return is_exposed(case) and case.when is When.AUCTION


@condition("24C")
def several_are_exposed(case: ExposedCard) -> bool:
    """Two or more cards are exposed."""
    return exposed_in_the_auction(case) and case.count is Count.MORE


@condition("24", cited=False)
def one_is_exposed(case: ExposedCard) -> bool:
    """A single card is exposed."""
    return exposed_in_the_auction(case) and case.count is Count.ONE


@condition("24B")
def honour_or_led(case: ExposedCard) -> bool:
    """The single card is an honour, or was led."""
    return one_is_exposed(case) and (case.rank is Rank.HONOUR or case.led)


@condition("24A")
def low_and_not_led(case: ExposedCard) -> bool:
    """The single card is below the rank of an honour, and was not led."""
    return one_is_exposed(case) and not honour_or_led(case)


@condition("24", cited=False)
def partner_has_to_pass(case: ExposedCard) -> bool:
    """The partner has to pass once."""
    return honour_or_led(case) or several_are_exposed(case)


@condition("24", cited=False)
def each_kind_of_exposure(case: ExposedCard) -> bool:
    """It is known how many cards are exposed, and which."""
    return low_and_not_led(case) or partner_has_to_pass(case)


@condition("24", cited=False)
def auction_goes_on(case: ExposedCard) -> bool:
    """Which side plays is not known: the auction goes on."""
    return each_kind_of_exposure(case) and case.side is Side.UNKNOWN


@consequence("24B", BAR_PARTNER_ONCE)
def partner_passes_once(case: ExposedCard) -> bool:
    """After an honour or a card led the partner passes at the next turn."""
    return auction_goes_on(case) and honour_or_led(case)


@consequence("24C", BAR_PARTNER_ONCE)
def partner_passes_once_after_several(case: ExposedCard) -> bool:
    """After two or more cards the partner passes at the next turn."""
    return auction_goes_on(case) and several_are_exposed(case)


@condition("24E", cited=False)
def he_defends(case: ExposedCard) -> bool:
    """The auction is over, and the offender is a defender."""
    return each_kind_of_exposure(case) and case.side is Side.DEFENDS


@consequence(
    "16C",
    Order("MindWhatTheCardTold", place=INFORMATION, effects={"info": "16C", "adjust": ("16C3",)}),
)
def what_the_card_told(case: ExposedCard) -> bool:
    """What the card told is authorised for the non-offending side alone."""
    return each_kind_of_exposure(case) and not he_defends(case)


@consequence(
    "16C3",
    Order(
        "LookWhetherItWasUsedInTheAuction", when=DIRECTOR, place=2, effects={"adjust": ("16C3",)}
    ),
)
def used_in_the_auction(case: ExposedCard) -> bool:
    """If its own side used in the auction what the card told, the score is adjusted."""
    return he_defends(case)


@consequence(
    "24",
    Order("LeaveItFaceUp", decides="face_up", place=CARD, effects={"card": "face_up"}),
)
def lies_face_up(case: ExposedCard) -> bool:
    """Every such card lies face up on the table until the auction ends."""
    return auction_goes_on(case)


@consequence(
    "24D",
    Order("HaveItPickedUp", decides="picked_up", place=CARD, effects={"card": "picked_up"}),
)
def declarers_side_picks_it_up(case: ExposedCard) -> bool:
    """If the offender becomes declarer or dummy the cards go back to the hand."""
    return each_kind_of_exposure(case) and case.side is Side.DECLARES


@derived
@consequence("24", RULE_THE_OTHER_CARDS_TOO)
def others_exposed_cards_too(case: ExposedCard) -> Order | None:
    """Where more players have exposed cards, the cards of each are ruled by themselves."""
    if not exposed_in_the_auction(case) or case.who is Who.ONE:
        return None
    return rule_the_other_cards_too(When.AUCTION)


# Laws 48 to 51 - What a card becomes once it is known which side plays.


@condition("49", cited=False)
def after_the_final_pass(case: ExposedCard) -> bool:
    """It was after the final pass, and no lead had been faced."""
    return is_exposed(case) and case.when is When.CLARIFICATION


@condition("49", cited=False)
def shown_by_a_defender(case: ExposedCard) -> bool:
    """A defender showed it after the final pass."""
    return after_the_final_pass(case) and case.side is Side.DEFENDS


@condition("50", cited=False)
def is_a_penalty_card(case: ExposedCard) -> bool:
    """The offender is a defender, and every such card is a penalty card."""
    return he_defends(case) or shown_by_a_defender(case)


@condition("50B")
def minor_or_major(case: ExposedCard) -> bool:
    """A single small card exposed by accident is a minor penalty card, any other a major one."""
    return is_a_penalty_card(case)


@condition("50C")
def minor_card(case: ExposedCard) -> bool:
    """With a minor penalty card the partner's lead is free."""
    if not minor_or_major(case) or case.count is Count.MORE:
        return False
    return case.rank is Rank.LOW and not case.led


@condition("50", cited=False)
def a_major_card(case: ExposedCard) -> bool:
    """It is a major penalty card, or each of several is."""
    return minor_or_major(case) and not minor_card(case)


@condition("51", cited=False)
def several_penalty_cards(case: ExposedCard) -> bool:
    """The same defender has several penalty cards."""
    return a_major_card(case) and case.count is Count.MORE


def minor_major_or_several(case: ExposedCard) -> Order:
    """Return which kind of penalty card it is, or that there are several."""
    if minor_card(case):
        return make_it_a_minor_penalty_card(case.when, case.who)
    if several_penalty_cards(case):
        return make_them_major_penalty_cards(case.when, case.suits, case.who)
    return make_it_a_major_penalty_card(case.when, case.rank, led=case.led, who=case.who)


@consequence("24E", *PENALTY_CARDS)
def becomes_a_penalty_card(case: ExposedCard) -> Order | None:
    """If the offender becomes a defender every such card becomes a penalty card."""
    return minor_major_or_several(case) if he_defends(case) else None


@derived
@consequence("49", *PENALTY_CARDS)
def defenders_card(case: ExposedCard) -> Order | None:
    """A defender's card that the partner could see becomes a penalty card."""
    return minor_major_or_several(case) if shown_by_a_defender(case) else None


@derived
@consequence("49", RULE_THE_OTHER_CARDS_TOO)
def others_cards_after_the_final_pass(case: ExposedCard) -> Order | None:
    """After the final pass, too, the cards of each player are ruled by themselves."""
    if not after_the_final_pass(case) or case.who is Who.ONE:
        return None
    return rule_the_other_cards_too(When.CLARIFICATION)


@consequence("50D2", Order("LetDeclarerChooseTheLead", when=ruling.When.NEXT_LEAD))
def declarer_binds_the_lead(case: ExposedCard) -> bool:
    """Before the partner of a major penalty card leads declarer chooses."""
    return a_major_card(case) and case.count is Count.ONE


@consequence("51A", Order("LetDeclarerDesignateOne", place=CARD + 1))
def which_of_several(case: ExposedCard) -> bool:
    """If several penalty cards may be played, declarer names one."""
    return several_penalty_cards(case)


@consequence("51B1", Order("LetDeclarerBindTheirSuit", when=ruling.When.NEXT_LEAD))
def cards_of_one_suit(case: ExposedCard) -> bool:
    """With penalty cards of one suit declarer may bind it: all of them are picked up."""
    return several_penalty_cards(case) and case.suits is Suits.SAME_SUIT


@consequence("51B2", Order("LetDeclarerBindOneOrMoreSuits", when=ruling.When.NEXT_LEAD))
def cards_of_several_suits(case: ExposedCard) -> bool:
    """With penalty cards of several suits declarer may require one, or forbid one or more."""
    return several_penalty_cards(case) and case.suits is Suits.SEVERAL_SUITS


@derived
@consequence("48A", LET_DECLARERS_SIDE_PICK_IT_UP, ASK_WHICH_SIDE_PLAYS)
def declarers_card(case: ExposedCard) -> Order | None:
    """No card of declarer's or dummy's becomes a penalty card."""
    if not after_the_final_pass(case):
        return None
    if case.side is Side.DECLARES:
        return LET_DECLARERS_SIDE_PICK_IT_UP
    return ASK_WHICH_SIDE_PLAYS if case.side is Side.UNKNOWN else None


# What the Laws leave to the Director on a card exposed before play.


@remark("J50")
def what_the_law_does_not_say(case: ExposedCard) -> bool:
    """What becomes of a card of which the Law does not speak."""
    if partner_could_not_see(case) or is_no_penalty_card(case) or by_no_error_of_his(case):
        return True
    return after_the_final_pass(case)


SUBJECT = declare_subject(
    "exposed_card",
    140,
    ExposedCard,
    sys.modules[__name__],
    law_50e,
    law_50e2,
    law_72c_calls,
    premises={
        law_50e.a_penalty_card_lies: is_a_penalty_card,
        law_50e2.declarer_may_have_it_picked_up: a_major_card,
        law_72c_calls.damage_may_have_been_foreseen: partner_has_to_pass,
    },
    since=2017,
    same_effect=(frozenset({"back_to_the_hand", "picked_up"}),),
    group="cards",
)
