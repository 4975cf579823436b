"""What becomes of an exposed or penalty card, and what more than one provision orders."""

from lawcore.engine.fact import Answers
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Ask, Lead, Order, When

OPTIONS, CARDS, PARTNERS, INFORMATION, NOTE = 20, 30, 40, 50, 60


NO_PENALTY_CARD = Order("NoPenaltyCard", decides="no_penalty_card")
LET_THE_PLAY_STAND = Order("LetThePlayStand", decides="no_penalty_card")
LOOK_FOR_A_PREMATURE_CARD = Order("LookForAPrematureCard", place=NOTE)
LET_THE_OTHER_CARD_STAND = Order("LetTheOtherCardStand", decides="card_stands")
MINOR_PENALTY_CARD = Order("MinorPenaltyCard", decides="minor", penalty_card="minor")
MAJOR_PENALTY_CARD = Order("MajorPenaltyCard", place=DECIDES - 1, penalty_card="major")
PLAY_IT_AT_THE_FIRST_OPPORTUNITY = Order("PlayItAtTheFirstOpportunity", decides="major")
PLAY_IT_WHEN_IT_IS_LEGAL = Order("PlayItWhenItIsLegal", place=PARTNERS + 1)
LET_DECLARER_CHOOSE_THE_LEAD = Order(
    "LetDeclarerChooseTheLead",
    decides="declarer_chooses",
    asks=Ask("declarer_choice"),
)
STOP_THE_LEAD_UNTIL_DECLARER_CHOOSES = Order(
    "StopTheLeadUntilDeclarerChooses", when=When.NEXT_LEAD
)
OFFER_THE_SUIT = Order("OfferTheSuit", place=OPTIONS, offers=("require", "forbid"))
OFFER_TO_REQUIRE = Order("OfferToRequire", place=OPTIONS, offers=("require",))
OFFER_TO_FORBID = Order("OfferToForbid", place=OPTIONS + 1, offers=("forbid",))
OFFER_A_FREE_LEAD = Order("OfferAFreeLead", place=OPTIONS + 2, offers=("none",))
REQUIRE_THE_SUIT = Order("RequireTheSuit", decides="picked_up")
FORBID_THE_SUIT = Order("ForbidTheSuit", decides="picked_up")
LEAVE_THE_LEAD_FREE = Order("LeaveTheLeadFree", decides="major", place=DECIDES - 2)
LET_THE_CHOICE_GO_FIRST = Order("LetTheChoiceGoFirst", place=CARDS + 1)
LEAVE_THE_OTHER_PENALTY_CARD = Order("LeaveTheOtherPenaltyCard", place=CARDS)
LEAD_THE_OWN_PENALTY_CARD = Order("LeadTheOwnPenaltyCard", place=CARDS + 1)
PLAY_IT_BEFORE_OTHER_SMALL_CARDS = Order("PlayItBeforeOtherSmallCards", place=CARDS + 1)
PLAY_ANY_LEGAL_CARD_IF_UNABLE = Order("PlayAnyLegalCardIfUnable", place=PARTNERS)
LET_DECLARER_TREAT_IT = Order(
    "LetDeclarerTreatIt",
    decides="declarer_chooses",
    asks=Ask("treated"),
    offers=("penalty_card", "picked_up"),
)
LET_DECLARER_CHOOSE_THE_PLAY = Order(
    "LetDeclarerChooseThePlay",
    decides="declarer_chooses",
    penalty_card="major",
    asks=Ask("play_choice"),
)
OFFER_THE_HIGHEST = Order("OfferTheHighest", place=OPTIONS, offers=("highest",))
OFFER_THE_LOWEST = Order("OfferTheLowest", place=OPTIONS + 1, offers=("lowest",))
OFFER_TO_REQUIRE_ANOTHER_SUIT = Order(
    "OfferToRequireAnotherSuit", place=OPTIONS + 2, offers=("other_suit",)
)
OFFER_TO_FORBID_ANOTHER_SUIT = Order(
    "OfferToForbidAnotherSuit", place=OPTIONS + 3, offers=("not_other_suit",)
)
REQUIRE_THE_HIGHEST = Order("RequireTheHighest", decides="major", penalty_card="major")
REQUIRE_THE_LOWEST = Order("RequireTheLowest", decides="major", penalty_card="major")
REQUIRE_ANOTHER_SUIT = Order("RequireAnotherSuit", decides="major", penalty_card="major")
FORBID_ANOTHER_SUIT = Order("ForbidAnotherSuit", decides="major", penalty_card="major")
KEEP_THE_CARD_PLAYED = Order("KeepTheCardPlayed", decides="card_stands")
RULE_A_REVOKE = Order(
    "RuleARevoke",
    decides="revoke",
    leads_to=Lead("revoke", {"hand": "defender", "duty": "required_card"}, at_once=True),
)
RULE_AN_ESTABLISHED_REVOKE = Order(
    "RuleAnEstablishedRevoke",
    decides="revoke",
    leads_to=Lead(
        "revoke", {"hand": "defender", "duty": "penalty_card", "since": "played"}, at_once=True
    ),
)
USE_THE_DUTY_ALONE = Order("UseTheDutyAlone", place=INFORMATION)
IGNORE_WHAT_IT_SHOWED = Order("IgnoreWhatItShowed", place=INFORMATION)
WEIGH_WHAT_IT_SHOWED = Order("WeighWhatItShowed", place=INFORMATION)
PENALISE_THE_CARD_LED_TOO = Order(
    "PenaliseTheCardLedToo",
    place=CARDS,
    penalty_card="major",
    asks=Ask("declarer_choice", {"leader_has_penalty_card": True}),
)
PENALISE_THAT_CARD_TOO = Order("PenaliseThatCardToo", place=PARTNERS + 1, penalty_card="major")


def leave_the_other_penalty_card(leader_has_penalty_card: bool) -> Order:
    """The other penalty card stays, and is ruled by itself."""
    of_the_leader: Answers = {"leader_has_penalty_card": True} if leader_has_penalty_card else {}
    told = {"role": "defender", **of_the_leader}
    return replace(LEAVE_THE_OTHER_PENALTY_CARD, leads_to=Lead("penalty_card", told))
