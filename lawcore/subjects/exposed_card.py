"""A card that came into view before play began."""

import sys
from collections.abc import Mapping
from enum import StrEnum, auto
from typing import ClassVar

from lawcore import ruling
from lawcore.article import condition, consequence, derived, remark
from lawcore.fact import NO, YES, Answer, Fact, Facts, YesNo, by_itself, telling
from lawcore.provisions import law_72c_calls
from lawcore.provisions.facts import OF_A_CALL, Side
from lawcore.provisions.orders import BAR_PARTNER_ONCE
from lawcore.ruling import Ask, Lead, Order, Status
from lawcore.subject import declare_subject


class When(StrEnum):
    """When the card could be seen."""

    AUCTION = auto()
    BEFORE = auto()
    CLARIFICATION = auto()


class Count(StrEnum):
    """How many cards of one player could be seen."""

    ONE = auto()
    MORE = auto()


class Rank(StrEnum):
    """Whether the card is below the ten."""

    LOW = auto()
    HONOUR = auto()


class Fault(StrEnum):
    """Whose error it was."""

    OWN = auto()
    OTHER = auto()


class ExposedCard(Facts):
    """One player's card or cards, in the order in which a director asks."""

    when = Fact(When)
    count = Fact(Count)
    rank = Fact(Rank)

    led = YesNo(NO, YES, usual=False)
    seen = YesNo(YES, NO, usual=True)
    fault = Fact(Fault, usual=Fault.OWN)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    choices: ClassVar = {
        "when": (
            *by_itself(When.AUCTION, When.BEFORE),
            telling(When.CLARIFICATION, side=Side.DEFENDS),
            telling(When.CLARIFICATION, side=Side.DECLARES),
        ),
    }
    likeliest = (seen, led, fault, side)
    later = (side,)
    effects: ClassVar = {**OF_A_CALL, "card": None}


CARD = 35
_SEEN_IN_THE_AUCTION: Mapping[str, Answer] = {
    "role": "defender",
    "how": "another_way",
    "other_way": "in_the_auction",
}


class Exposed(Status):
    """What the card has come to."""

    NOT_OF_THE_AUCTION = auto()
    BACK_TO_THE_HAND = auto()
    FACE_UP = auto()
    PICKED_UP = auto()
    MINOR = auto()
    MAJOR = auto()
    PENALTY_CARD = auto()
    WHO_PLAYS = auto()


PROCEED_BY_EXTRANEOUS_INFORMATION = Order(
    "ProceedByExtraneousInformation",
    decides=Exposed.NOT_OF_THE_AUCTION,
    effects={"info": "16D", "adjust": ("16D2(c)",)},
)
MAKE_IT_A_MINOR_PENALTY_CARD = Order(
    "MakeItAMinorPenaltyCard",
    decides=Exposed.MINOR,
    place=CARD,
    penalty_card="minor",
    effects={"card": "minor_pc", "adjust": ("50E4",)},
    leads_to=Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": False}),
)
MAKE_IT_A_MAJOR_PENALTY_CARD = Order(
    "MakeItAMajorPenaltyCard",
    decides=Exposed.MAJOR,
    place=CARD,
    penalty_card="major",
    effects={"card": "major_pc", "adjust": ("50E4",)},
    leads_to=Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": True}),
)
LET_DECLARER_CHOOSE_THE_LEAD = Order("LetDeclarerChooseTheLead", when=ruling.When.NEXT_LEAD)
LET_DECLARERS_SIDE_PICK_IT_UP = Order("LetDeclarersSidePickItUp", decides=Exposed.PICKED_UP)
ASK_WHICH_SIDE_PLAYS = Order("AskWhichSidePlays", decides=Exposed.WHO_PLAYS, asks=Ask("side"))


# Law 24 - A card exposed or led during the auction.


@condition("6D1")
def seen_before_the_first_call(case: ExposedCard) -> bool:
    """Of a card seen while cards are shuffled or dealt another Law speaks."""
    return case.when is When.BEFORE


@condition("16D2")
def director_may_choose(case: ExposedCard) -> bool:
    """Before the first call the Director may turn the table, have a redeal, or have it played."""
    return seen_before_the_first_call(case)


@consequence("16D1", PROCEED_BY_EXTRANEOUS_INFORMATION)
def director_is_told(case: ExposedCard) -> bool:
    """Who has received extraneous information by accident tells the Director at once."""
    return director_may_choose(case)


@condition("24", cited=False)
def seen_since_the_first_call(case: ExposedCard) -> bool:
    """The first call had been made."""
    return not seen_before_the_first_call(case)


@condition("24")
def only_for_his_own_error(case: ExposedCard) -> bool:
    """This Law speaks of a player's own error alone."""
    return seen_since_the_first_call(case) and case.fault is Fault.OTHER


@derived
@consequence("16D3", PROCEED_BY_EXTRANEOUS_INFORMATION)
def by_no_error_of_his(case: ExposedCard) -> bool:
    """What was seen since the first call by nobody's own error is played on with, or adjusted."""
    return only_for_his_own_error(case)


@condition("24", cited=False)
def by_his_own_error(case: ExposedCard) -> bool:
    """It was his own error."""
    return seen_since_the_first_call(case) and not only_for_his_own_error(case)


@consequence("24", Order("PutTheCardBack", decides=Exposed.BACK_TO_THE_HAND))
def partner_could_not_see(case: ExposedCard) -> bool:
    """A card whose face his partner could not see is no exposed card."""
    return by_his_own_error(case) and not case.seen


@condition("24", cited=False)
def is_exposed(case: ExposedCard) -> bool:
    """His partner could see it, by his own error."""
    return by_his_own_error(case) and not partner_could_not_see(case)


@condition("24")
def exposed_in_the_auction(case: ExposedCard) -> bool:
    """A card that his partner could see during the auction lies face up to its end."""
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
    if not one_is_exposed(case):
        return False
    return case.rank is Rank.HONOUR or case.led


@condition("24A")
def low_and_not_led(case: ExposedCard) -> bool:
    """The single card is below the rank of an honour, and was not led."""
    return one_is_exposed(case) and not honour_or_led(case)


@consequence("24B", BAR_PARTNER_ONCE)
def partner_passes_once(case: ExposedCard) -> bool:
    """After an honour or a card led his partner passes at his next turn."""
    return honour_or_led(case)


@consequence("24C", BAR_PARTNER_ONCE)
def partner_passes_once_after_several(case: ExposedCard) -> bool:
    """After two or more cards his partner passes at his next turn."""
    return several_are_exposed(case)


@condition("24", cited=False)
def partner_has_to_pass(case: ExposedCard) -> bool:
    """His partner has to pass once."""
    return honour_or_led(case) or several_are_exposed(case)


@condition("24", cited=False)
def each_kind_of_exposure(case: ExposedCard) -> bool:
    """It is known how many cards are exposed, and which."""
    return low_and_not_led(case) or partner_has_to_pass(case)


@consequence(
    "16C", Order("MindWhatTheCardTold", place=50, effects={"info": "16C", "adjust": ("16C3",)})
)
def what_the_card_told(case: ExposedCard) -> bool:
    """What the card told is authorised for the non-offending side alone."""
    return each_kind_of_exposure(case)


@consequence(
    "24",
    Order(
        "LeaveItFaceUp",
        decides=Exposed.FACE_UP,
        place=CARD,
        effects={"card": "face_up"},
    ),
)
def lies_face_up(case: ExposedCard) -> bool:
    """Every such card lies face up on the table until the auction ends."""
    return each_kind_of_exposure(case) and case.side is Side.UNKNOWN


@consequence(
    "24D",
    Order(
        "HaveItPickedUp",
        decides=Exposed.PICKED_UP,
        place=CARD,
        effects={"card": "picked_up"},
    ),
)
def declarers_side_picks_it_up(case: ExposedCard) -> bool:
    """If he becomes declarer or dummy the cards go back to the hand."""
    return each_kind_of_exposure(case) and case.side is Side.DECLARES


@condition("24E", cited=False)
def he_defends(case: ExposedCard) -> bool:
    """The auction is over, and he is a defender."""
    return each_kind_of_exposure(case) and case.side is Side.DEFENDS


@condition("50B")
def minor_or_major(case: ExposedCard) -> bool:
    """A single small card exposed by accident is a minor penalty card, any other a major one."""
    return he_defends(case)


@condition("50C")
def minor_card(case: ExposedCard) -> bool:
    """With a minor penalty card the partner's lead is free."""
    return minor_or_major(case) and low_and_not_led(case)


@condition("51")
def several_penalty_cards(case: ExposedCard) -> bool:
    """Of several penalty cards of one defender another Law speaks."""
    return he_defends(case) and several_are_exposed(case)


@condition("50", cited=False)
def major_card(case: ExposedCard) -> bool:
    """It is a major penalty card."""
    if several_penalty_cards(case):
        return True
    return minor_or_major(case) and honour_or_led(case)


@consequence("24E", MAKE_IT_A_MINOR_PENALTY_CARD, MAKE_IT_A_MAJOR_PENALTY_CARD)
def becomes_a_penalty_card(case: ExposedCard) -> Order | None:
    """If he becomes a defender every such card becomes a penalty card."""
    if minor_card(case):
        return MAKE_IT_A_MINOR_PENALTY_CARD
    return MAKE_IT_A_MAJOR_PENALTY_CARD if minor_or_major(case) else None


@consequence("50D2", LET_DECLARER_CHOOSE_THE_LEAD)
def declarer_binds_the_lead(case: ExposedCard) -> bool:
    """Before the partner of a major penalty card leads declarer chooses."""
    return major_card(case)


@condition("49", cited=False)
def after_the_final_pass(case: ExposedCard) -> bool:
    """It was after the final pass, and no lead had been faced."""
    return is_exposed(case) and case.when is When.CLARIFICATION


@condition("50B")
def kind_of_penalty_card(case: ExposedCard) -> bool:
    """Whether it is a minor or a major penalty card depends on the card."""
    return after_the_final_pass(case) and case.side is Side.DEFENDS


@derived
@consequence(
    "49",
    Order(
        "TakeItAsAPenaltyCard",
        decides=Exposed.PENALTY_CARD,
        leads_to=Lead("penalty_card", {"role": "defender", "how": "dropped"}),
    ),
)
def defenders_card(case: ExposedCard) -> bool:
    """A defender's card that his partner could see becomes a penalty card."""
    return kind_of_penalty_card(case)


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
    if only_for_his_own_error(case) or partner_could_not_see(case):
        return True
    return after_the_final_pass(case)


SUBJECT = declare_subject(
    "exposed_card",
    140,
    ExposedCard,
    sys.modules[__name__],
    law_72c_calls,
    premises={
        law_72c_calls.damage_may_have_been_foreseen: partner_has_to_pass,
    },
    since=2017,
    same_effect=(frozenset({"back_to_the_hand", "picked_up"}),),
    group="cards",
)
