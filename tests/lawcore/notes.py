"""What each edition orders, cites and leaves to judgement, in full, for one revoke after another.

Written from the law specification (its keys stand in tests/lawcore/keys.md). Every case changes a
few facts of an ordinary revoke. Here stands what the second procedure does not tell: which article
gives which order, on what it rests, what becomes of the cards, which points are to be weighed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tests.lawcore.cases import Answers
from tests.lawcore.editions import as_of
from tests.lawcore.vectors import DECLARER, EDITIONS, NOTHING, ORDINARY

Said: TypeAlias = Mapping[int, frozenset[str]]
"""What is said in each edition."""
Part: TypeAlias = str | Said


def each(first: str, second: str, third: str) -> Said:
    """What 1997, 2007 and 2017 say, several things parted by commas."""
    return {
        edition: frozenset(part.strip() for part in text.split(",") if part.strip())
        for edition, text in zip(EDITIONS, (first, second, third), strict=True)
    }


def same(text: str) -> Said:
    return each(text, text, text)


def both(first: str, later: str) -> Said:
    """What 1997 says, and the two later editions."""
    return each(first, later, later)


def all_of(*parts: Part) -> Said:
    said = [same(part) if isinstance(part, str) else part for part in parts]
    years = {1997, *(year for part in said for year in part)}
    return {year: frozenset().union(*(as_of(part, year) for part in said)) for year in years}


@dataclass(frozen=True)
class Note:
    """A revoke with everything that is ordered, cited beside the orders, and to be weighed."""

    id: str
    facts: Answers
    orders: Said
    grounds: Said
    judgement: Said
    may_ask: bool | None = None

    @property
    def answers(self) -> Answers:
        return {**ORDINARY, **self.facts}

    def articles(self, edition: int) -> frozenset[str]:
        """The articles of the orders and what they rest on."""
        orders = as_of(self.orders, edition)
        return as_of(self.grounds, edition) | {order.partition(" ")[0] for order in orders}


# what is ordered

STANDS = both("63C LetTheTrickStand", "63B LetTheTrickStand")
EQUITY = each(
    "64C ConsiderAdjustedScore", "64C ConsiderAdjustedScore", "64C1 ConsiderAdjustedScore"
)
COUNTED = all_of(STANDS, EQUITY)
ONE = same("64A2 TransferTricks 1")
ESTABLISHED = all_of(COUNTED, ONE)
AUTHORISED = each("16C1 UseWithdrawnCards", "16D1 UseWithdrawnCards", "16C1 UseWithdrawnCards")
UNAUTHORISED = each(
    "16C2 IgnoreWithdrawnCards", "16D2 IgnoreWithdrawnCards", "16C2 IgnoreWithdrawnCards"
)
OF_A_LYING_CARD = {**UNAUTHORISED, 2017: frozenset[str]()}
"""In 2017 what a penalty card tells is no matter of 16C2."""
WITHDRAWN = all_of(AUTHORISED, UNAUTHORISED)
ON_THE_TABLE = all_of(
    both("50D1 PlayItAtTheFirstOpportunity", "50D1(a) PlayItAtTheFirstOpportunity"),
    "50D2 DeclarerChoosesTheLead",
)
INFORMS = each(
    "",
    "",
    "50E1 UseThePenaltyCardWhileItLies, 50E2 ForgetItOncePickedUp, 50E3 ForgetHowItCameAbout, "
    "50E4 AdjustIfThePenaltyCardHelped",
)
FREELY = "62B2 ReplaceFreely"
LEFT_ON_THE_TABLE = all_of(AUTHORISED, OF_A_LYING_CARD, "62B1 MajorPenaltyCard")
"""What a defender's card comes to where no lead can come any more."""
OF_A_DEFENDER = all_of(LEFT_ON_THE_TABLE, ON_THE_TABLE, INFORMS)
OF_DECLARERS_SIDE = all_of(WITHDRAWN, FREELY)
CORRECT = "62A CorrectTheRevoke"
DEFENDER_CORRECTS = all_of(OF_A_DEFENDER, CORRECT)
DECLARER_CORRECTS = all_of(OF_DECLARERS_SIDE, CORRECT)
AT_THE_TWELFTH = "62D1 CorrectTheRevoke"
BOTH_CORRECT = all_of(
    "62C3 CorrectBothRevokes, 16C2 LetNobodyUseWithdrawnCards", ON_THE_TABLE, INFORMS
)[2017]
ACCEPT_OR_REFUSE = "52B LetDeclarerAcceptOrRefuse"
AS_IF = each("63B SubstituteAndCount, 64C ConsiderAdjustedScore", "", "")
ALLOWED = each(
    "61B AllowTheQuestion, 16A WeighTheQuestion",
    "61B3 AllowTheQuestion, 16B WeighTheQuestion",
    "61B3 AllowTheQuestion, 16B1 WeighTheQuestion",
)
FORBIDDEN = both(
    "61B ReproveTheQuestion, 16A WeighTheQuestion", "61B3 ReproveTheQuestion, 16B WeighTheQuestion"
)
LET_IT_PASS = each(
    "61B ReproveTheQuestion, 16A WeighTheQuestion",
    "61B3 AllowTheQuestion, 16B WeighTheQuestion",
    "61B3 AllowTheQuestion, 16B1 WeighTheQuestion",
)
"""A question between defenders where the authority says nothing."""
WARNED = "43B1 WarnDummy"
COUNTED_FOR_DUMMY = "43B2(b) SubstituteAndCount, 43B1 WarnDummy"
DUMMYS_DUTY = each("", "", "42A3 RemindDummy")
UNPENALISED = "43B3 ImposeNoPenalty, 43B3 AdjustBothScores, 43B1 WarnDummy"
"""By 43B3 of 1997 a defender's revoke is ruled on, and costs nothing."""
PLAY_ON = each(
    f"{UNPENALISED}, 62A CorrectTheRevoke, 16C1 UseWithdrawnCards, 16C2 IgnoreWithdrawnCards",
    "43B3 PlayOnAsIfNothingHadHappened, 43B1 WarnDummy, 12B1 AdjustAtTheEnd",
    "43B3 PlayOnAsIfNothingHadHappened, 43B1 WarnDummy, 43B3 AdjustTheDefendersScoreAlone",
)
TOO_LATE = both(
    "79C LetTheResultStand, 81C6 RectifyNothingAnyMore",
    "79C LetTheResultStand, 81C3 RectifyNothingAnyMore",
)
HOWEVER_KNOWN = both("81C6 RectifyHoweverItBecameKnown", "81C3 RectifyHoweverItBecameKnown")
ON_PURPOSE = each(
    "72B4 ConsiderAPenaltyForConcealment, 72B1 ConsiderWhetherHeCouldHaveKnown, "
    "72B2 ConsiderAPenaltyForIntent",
    "72B3 ConsiderAPenaltyForConcealment, 23 ConsiderWhetherHeCouldHaveKnown, "
    "72B1 ConsiderAPenaltyForIntent",
    "72B3 ConsiderAPenaltyForConcealment, 72C ConsiderWhetherHeCouldHaveKnown, "
    "72B1 ConsiderAPenaltyForIntent",
)
MIXED = "66D RuleAgainstWhoMixedTheCards"
CLAIM_FIRST = "68D CountTheClaim"
CLAIM_AFTERWARDS = "70A RuleTheClaimAfterwards"
LATER_REVOKES = each("", "", "64C2(a) CompareWithoutTheLaterRevokes")
NO_REVOKES = each("", "", "64C2(b) CompareWithoutAnyRevoke")

# what it rests on

NONE = same("")
UNFACED = "50B"
REQUIRED = "61A"
PLAYED = "63A1"
DECLARER_MAY_BE_ASKED = both("61B", "61B2(a)")
DEFENDERS_MAY_NOT = all_of("43A1(b)", both("42B1", "61B2(b)"))

# what is to be weighed

EQUITYS_WORTH = "J1"
NOTICED = each("J7", "J7", "J14")
PENALTY_CARD_SEEN = "J19"
SILENCE = "J23"
OF_CORRECTION = all_of(NOTICED, PENALTY_CARD_SEEN)

DUMMY_FIRST: Answers = {**NOTHING, "dummy_drew_attention": True}
WITHOUT_RIGHTS: Answers = {**DUMMY_FIRST, "dummy_lost_rights": True}
ASKED: Answers = {**NOTHING, "defender_asked_partner": True}
CLAIMED: Answers = {"since": "opponents_claimed"}
TWELFTH: Answers = {"trick": 12}
LAST: Answers = {"trick": 13, "later_tricks": "none"}
DUMMY: Answers = {"hand": "dummy"}
LATE: Answers = {"attention": "after_correction_period"}
BOTH_ON_ONE: Answers = {"same_trick_one_side_played_on": True}
ADDED: Answers = {"card_missing": True, "each_side_played_on": True}
PENALTY_CARD: Answers = {"duty": "penalty_card"}


def established(
    name: str, facts: Answers, *grounds: Part, more: Part = "", judgement: Part = ""
) -> Note:
    """A revoke that is established, with its transfer of one trick."""
    weighed = all_of(EQUITYS_WORTH, judgement)
    return Note(name, facts, all_of(ESTABLISHED, more), all_of(*grounds), weighed)


def exempt(
    name: str, facts: Answers, *grounds: Part, more: Part = "", judgement: Part = ""
) -> Note:
    """A revoke that is established and costs no trick."""
    weighed = all_of(EQUITYS_WORTH, judgement)
    return Note(name, facts, all_of(COUNTED, more), all_of(*grounds), weighed)


def corrected(
    name: str,
    facts: Answers,
    orders: Said,
    *grounds: Part,
    judgement: Part = NOTICED,
    may_ask: bool | None = None,
) -> Note:
    return Note(name, facts, orders, all_of(*grounds), all_of(judgement), may_ask)


def over(name: str, facts: Answers, orders: Part, *grounds: Part) -> Note:
    """Nothing to rectify, nothing to weigh."""
    return Note(name, facts, all_of(orders), all_of(*grounds), NONE)


NOTES: tuple[Note, ...] = (
    # no revoke, or too late
    over("last trick", LAST, "61A NotARevoke"),
    over("last trick with a card missing", {**LAST, "card_missing": True}, "61A NotARevoke"),
    over("last trick of dummy", {**LAST, **DUMMY}, "61A NotARevoke"),
    over("last trick and no such card", {**LAST, "could_comply": False}, "61A NotARevoke"),
    over("a card is missing", {"card_missing": True}, "67A1 SupplyTheMissingCard"),
    over(
        "a card is missing and he had none",
        {"card_missing": True, "could_comply": False},
        "67A1 SupplyTheMissingCard",
    ),
    over(
        "a card is missing at the twelfth trick",
        {**TWELFTH, "card_missing": True},
        "67A1 SupplyTheMissingCard",
    ),
    over("a card is missing, too late", {**LATE, "card_missing": True}, TOO_LATE),
    Note(
        "a card is missing and each side has played on",
        ADDED,
        each(
            "67B1(a) AddTheCardForNothing",
            "67B1(a) AddACardOfTheSuit, 64A2 TransferTricks 1, 64C ConsiderAdjustedScore",
            "67B1(a) AddACardOfTheSuit, 64A2 TransferTricks 1, 64C1 ConsiderAdjustedScore",
        ),
        NONE,
        both("", EQUITYS_WORTH),
    ),
    Note(
        "a card is missing, each side has played on and he has not the suit",
        {**ADDED, "could_comply": False, "won_later_with_playable_card": True},
        all_of("67B1(b) AddAnyCard", ONE, EQUITY),
        NONE,
        same(EQUITYS_WORTH),
    ),
    Note(
        "a card is missing from dummy's trick, and each side has played on",
        {**ADDED, **DUMMY, "could_comply": False},
        all_of("67B1(b) AddAnyCard", EQUITY),
        same("64B3"),
        same(EQUITYS_WORTH),
    ),
    over("no card of the suit", {"could_comply": False}, "44D NotARevoke"),
    over("no card of the suit in dummy", {"could_comply": False, **DUMMY}, "44D NotARevoke"),
    over(
        "no card of the suit, cards mixed",
        {"could_comply": False, "cards_mixed": True},
        "44D NotARevoke",
    ),
    over(
        "no card of the suit, seen by a spectator",
        {"could_comply": False, "noticed_by": "spectator", "on_purpose": True},
        "44D NotARevoke",
    ),
    over(
        "no card of the suit, settled by the players",
        {"could_comply": False, "done_before": "players_settled_it"},
        "44D NotARevoke",
    ),
    over(
        "no card of the suit, ruled wrongly",
        {"could_comply": False, "done_before": "ruled_wrongly"},
        "44D NotARevoke",
    ),
    over("no card as required", {"could_comply": False, "duty": "required_card"}, "59 NotARevoke"),
    over("no penalty card to play", {"could_comply": False, **PENALTY_CARD}, "59 NotARevoke"),
    over("no faced card to play", {"could_comply": False, "duty": "faced_card"}, "59 NotARevoke"),
    over("after the correction period", LATE, TOO_LATE),
    over("dummy's after the correction period", {**LATE, **DUMMY}, TOO_LATE),
    over(
        "the twelfth after the correction period",
        {**LATE, **TWELFTH, "hands_returned": True},
        TOO_LATE,
    ),
    over("a requirement after the period", {**LATE, "duty": "required_card"}, TOO_LATE, REQUIRED),
    over("seen by the Director too late", {**LATE, "noticed_by": "director"}, TOO_LATE),
    over("on purpose but too late", {**LATE, "on_purpose": True}, TOO_LATE),
    over("mixed and too late", {**LATE, "cards_mixed": True}, TOO_LATE),
    over(
        "dummy without rights, too late",
        {**LATE, "dummy_drew_attention": True, "dummy_lost_rights": True},
        TOO_LATE,
    ),
    over("both sides on a trick, too late", {**LATE, **BOTH_ON_ONE}, TOO_LATE),
    over("claimed and too late", {**LATE, "since": "claimed"}, TOO_LATE),
    # established
    established("an ordinary revoke", {}, PLAYED),
    established("declarer's", DECLARER, PLAYED),
    established("noticed after play", {"attention": "after_play"}, PLAYED),
    established("a card named", {"since": "named"}, "63A2", judgement="J16"),
    established("won by partner", {"won_by": "partner", "later_tricks": "none"}, PLAYED),
    established("a requirement disobeyed", {"duty": "required_card"}, PLAYED, REQUIRED),
    established(
        "dummy drew attention to it with his rights",
        {"dummy_drew_attention": True},
        PLAYED,
        DEFENDERS_MAY_NOT,
        more=WARNED,
    ),
    established(
        "dummy without rights drew attention to it after play",
        {"dummy_drew_attention": True, "dummy_lost_rights": True, "attention": "after_play"},
        PLAYED,
        judgement="J10",
    ),
    established(
        "dummy without rights drew attention to declarer's",
        {"dummy_drew_attention": True, "dummy_lost_rights": True, **DECLARER},
        PLAYED,
        judgement="J10",
    ),
    Note(
        "dummy without rights drew attention to a defender's",
        {"dummy_drew_attention": True, "dummy_lost_rights": True},
        {**PLAY_ON, 1997: all_of(COUNTED, UNPENALISED)[1997]},
        all_of("43A2", both("63A1", ""), DEFENDERS_MAY_NOT),
        each("J1, J10", "J10", "J10"),
    ),
    established("a defender had asked", {"defender_asked_partner": True}, PLAYED),
    established("the card played was faced", {"played_card_faced": True}, PLAYED),
    established("cards played after", {"opponents_played_after": True}, PLAYED),
    established(
        "seen by the Director",
        {"noticed_by": "director"},
        PLAYED,
        more=HOWEVER_KNOWN,
        judgement="J11",
    ),
    established(
        "seen by a spectator",
        {"noticed_by": "spectator"},
        PLAYED,
        more=HOWEVER_KNOWN,
        judgement="J11",
    ),
    established("on purpose", {"on_purpose": True}, PLAYED, more=ON_PURPOSE, judgement="J20"),
    established("cards mixed", {"cards_mixed": True}, PLAYED, more=MIXED, judgement="J21"),
    established("facts disputed", {"facts_disputed": True}, PLAYED, judgement="J21"),
    established(
        "settled by the players", {"done_before": "players_settled_it"}, PLAYED, judgement="J33"
    ),
    established("ruled wrongly", {"done_before": "ruled_wrongly"}, PLAYED, judgement="J34"),
    # exempt
    exempt("dummy's", DUMMY, PLAYED, "64B3", more=DUMMYS_DUTY),
    exempt("the twelfth, hands returned", {**TWELFTH, "hands_returned": True}, PLAYED, "64B6"),
    exempt(
        "the twelfth, hands returned, nothing played",
        {**TWELFTH, **NOTHING, "hands_returned": True},
        PLAYED,
        "64B6",
    ),
    exempt(
        "the twelfth, hands returned, a claim",
        {**TWELFTH, "hands_returned": True, "since": "claimed"},
        PLAYED,
        "64B6",
    ),
    exempt(
        "the twelfth of dummy, hands returned",
        {**TWELFTH, **DUMMY, "hands_returned": True},
        PLAYED,
        "64B6",
        "64B3",
        more=DUMMYS_DUTY,
    ),
    exempt("won nothing", {"later_tricks": "none"}, PLAYED, "64B1"),
    exempt("a call on the next deal", {"attention": "after_call_on_next_deal"}, PLAYED, "64B4"),
    exempt("after the round", {"attention": "after_round"}, PLAYED, "64B5"),
    exempt(
        "a penalty card not played",
        PENALTY_CARD,
        PLAYED,
        REQUIRED,
        "64B3",
        more=each("", "52B1(c) LeaveThePenaltyCard", "52B1(c) LeaveThePenaltyCard"),
        judgement="J24",
    ),
    exempt(
        "the same suit again",
        {"earlier_revoke_same_suit": "established"},
        PLAYED,
        "64B2",
        more=LATER_REVOKES,
        judgement=each("J8", "J8", ""),
    ),
    Note(
        "the same suit again, the first corrected",
        {"earlier_revoke_same_suit": "corrected"},
        all_of(COUNTED, each("", "", "64A2 TransferTricks 1")),
        all_of(PLAYED, each("64B2", "64B2", "")),
        all_of(EQUITYS_WORTH, each("J3", "J3", "")),
    ),
    Note(
        "a faced card not played",
        {"duty": "faced_card"},
        all_of(COUNTED, each("", "", "64A2 TransferTricks 1")),
        all_of(PLAYED, REQUIRED, each("64B3", "64B3", "")),
        all_of(EQUITYS_WORTH, each("", "", "J15")),
    ),
    Note(
        "the other side too",
        {"other_side_revoked": "established"},
        all_of(COUNTED, each("64A2 TransferTricks 1", "", ""), NO_REVOKES),
        all_of(PLAYED, both("", "64B7")),
        same(EQUITYS_WORTH),
    ),
    exempt(
        "the other side on the same trick",
        {"other_side_revoked": "established_same_trick"},
        PLAYED,
        both("64C", "64B7"),
        more=NO_REVOKES,
    ),
    *(
        Note(
            f"the other side's {name}",
            {"other_side_revoked": name},
            all_of(COUNTED, each("64A2 TransferTricks 1", "", "64A2 TransferTricks 1")),
            all_of(PLAYED, each("", "64B7", "")),
            all_of(EQUITYS_WORTH, each("", "J2", "")),
        )
        for name in ("corrected", "corrected_at_trick_twelve")
    ),
    exempt(
        "both grounds of 64C2",
        {"earlier_revoke_same_suit": "established", "other_side_revoked": "established"},
        PLAYED,
        both("64B2", "64B2, 64B7"),
        more=all_of(LATER_REVOKES, NO_REVOKES),
        judgement=each("J8", "J8", ""),
    ),
    exempt(
        "every exemption that can be",
        {
            **DUMMY,
            "later_tricks": "none",
            "attention": "after_round",
            "earlier_revoke_same_suit": "established",
            "other_side_revoked": "established",
        },
        PLAYED,
        both("64B1, 64B2, 64B3, 64B5", "64B1, 64B2, 64B3, 64B5, 64B7"),
        more=all_of(DUMMYS_DUTY, LATER_REVOKES, NO_REVOKES),
        judgement=each("J8", "J8", ""),
    ),
    # corrected
    corrected("a defender's", NOTHING, DEFENDER_CORRECTS, UNFACED, judgement=OF_CORRECTION),
    corrected("declarer's corrected", {**NOTHING, **DECLARER}, DECLARER_CORRECTS),
    corrected("dummy's corrected", {**NOTHING, **DUMMY}, all_of(DECLARER_CORRECTS, DUMMYS_DUTY)),
    corrected(
        "a requirement corrected",
        {**NOTHING, "duty": "required_card"},
        DEFENDER_CORRECTS,
        UNFACED,
        REQUIRED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "a faced card corrected",
        {**NOTHING, "duty": "faced_card"},
        DEFENDER_CORRECTS,
        UNFACED,
        REQUIRED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "a card that was faced",
        {**NOTHING, "played_card_faced": True},
        all_of(AUTHORISED, OF_A_LYING_CARD, CORRECT, "62B2 PutBackFaceUp"),
    ),
    corrected(
        "a card that was faced, and the opponents played after",
        {**NOTHING, "played_card_faced": True, "opponents_played_after": True},
        all_of(WITHDRAWN, CORRECT, "62B2 PutBackFaceUp, 62C1 OpponentsMayTakeBack"),
    ),
    corrected(
        "declarer's card that was faced",
        {**NOTHING, **DECLARER, "played_card_faced": True},
        DECLARER_CORRECTS,
    ),
    corrected(
        "the opponents played after",
        {**NOTHING, "opponents_played_after": True},
        all_of(DEFENDER_CORRECTS, UNAUTHORISED, "62C1 OpponentsMayTakeBack"),
        UNFACED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "partner played after them",
        {**NOTHING, "opponents_played_after": True, "partner_played_after": True},
        all_of(
            DEFENDER_CORRECTS,
            UNAUTHORISED,
            "62C1 OpponentsMayTakeBack, 62C2 PartnerMayTakeBack to be a penalty card",
        ),
        UNFACED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "declarer's partner played after them",
        {**NOTHING, **DECLARER, "opponents_played_after": True, "partner_played_after": True},
        all_of(DECLARER_CORRECTS, "62C1 OpponentsMayTakeBack, 62C2 PartnerMayTakeBack"),
    ),
    corrected(
        "only partner played after",
        {**NOTHING, "partner_played_after": True},
        DEFENDER_CORRECTS,
        UNFACED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "seen by a spectator before",
        {**NOTHING, "noticed_by": "spectator"},
        all_of(DEFENDER_CORRECTS, HOWEVER_KNOWN),
        UNFACED,
        judgement=all_of(OF_CORRECTION, "J11"),
    ),
    corrected(
        "on purpose before",
        {**NOTHING, "on_purpose": True},
        all_of(DEFENDER_CORRECTS, ON_PURPOSE),
        UNFACED,
        judgement=all_of(OF_CORRECTION, "J20"),
    ),
    corrected(
        "cards mixed before",
        {**NOTHING, "cards_mixed": True},
        all_of(DEFENDER_CORRECTS, MIXED),
        UNFACED,
        judgement=all_of(OF_CORRECTION, "J21"),
    ),
    *(
        corrected(
            f"corrected though {name} was {answer}",
            {**NOTHING, **DECLARER, name: answer},
            DECLARER_CORRECTS,
        )
        for name, answer in (
            ("earlier_revoke_same_suit", "established"),
            ("earlier_revoke_same_suit", "corrected"),
            ("other_side_revoked", "corrected"),
            ("other_side_revoked", "established"),
        )
    ),
    # a penalty card that was due
    corrected(
        "52B", {**NOTHING, **PENALTY_CARD}, same(ACCEPT_OR_REFUSE), REQUIRED, "52A", judgement=""
    ),
    corrected(
        "declarer has played on",
        {**NOTHING, **PENALTY_CARD, "opponents_played_after": True},
        each(
            "52B1 KeepTheCardDeclarerAccepted",
            "52B1(b) KeepTheCardDeclarerAccepted, 52B1(c) LeaveThePenaltyCard",
            "52B1(b) KeepTheCardDeclarerAccepted, 52B1(c) LeaveThePenaltyCard",
        ),
        REQUIRED,
        "52A",
        judgement="",
    ),
    corrected(
        "dummy spoke of it",
        {**DUMMY_FIRST, **PENALTY_CARD},
        all_of(ACCEPT_OR_REFUSE, WARNED),
        REQUIRED,
        "52A",
        DEFENDERS_MAY_NOT,
        judgement="J12",
    ),
    corrected(
        "partner was asked of it",
        {**ASKED, **PENALTY_CARD},
        all_of(ACCEPT_OR_REFUSE, ALLOWED),
        REQUIRED,
        "52A",
        judgement="",
        may_ask=True,
    ),
    # the twelfth trick
    corrected(
        "the twelfth",
        TWELFTH,
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        judgement="",
    ),
    corrected(
        "the twelfth, nothing played",
        {**TWELFTH, **NOTHING},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        judgement="",
    ),
    corrected(
        "the twelfth, a claim",
        {**TWELFTH, **CLAIMED},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        judgement="",
    ),
    corrected(
        "the twelfth, a card named",
        {**TWELFTH, "since": "named"},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        judgement="",
    ),
    corrected(
        "the twelfth of declarer",
        {**TWELFTH, **DECLARER},
        all_of(OF_DECLARERS_SIDE, AT_THE_TWELFTH),
        judgement="",
    ),
    corrected(
        "the twelfth of dummy",
        {**TWELFTH, **DUMMY, "partner_still_to_play": True, "partner_has_two_suits": True},
        all_of(OF_DECLARERS_SIDE, AT_THE_TWELFTH, DUMMYS_DUTY),
        judgement="",
    ),
    corrected(
        "two suits at the twelfth",
        {**TWELFTH, "partner_still_to_play": True, "partner_has_two_suits": True},
        all_of(
            LEFT_ON_THE_TABLE,
            AT_THE_TWELFTH,
            each(
                "62D2 PartnerMayNotChooseTheSuggestedPlay",
                "62D2 PartnerMayNotChooseTheSuggestedPlay",
                "62D2 TestThePartnersPlay",
            ),
        ),
        all_of(UNFACED, each("", "", "16C2")),
        judgement="",
    ),
    corrected(
        "partner still to play at the twelfth, with one suit",
        {**TWELFTH, "partner_still_to_play": True},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH, each("", "", "62D2 TestThePartnersPlay")),
        all_of(UNFACED, each("", "", "16C2")),
        judgement="",
    ),
    corrected(
        "two suits before the twelfth",
        {**NOTHING, "partner_still_to_play": True, "partner_has_two_suits": True},
        DEFENDER_CORRECTS,
        UNFACED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "a penalty card at the twelfth",
        {**TWELFTH, **PENALTY_CARD},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        REQUIRED,
        judgement="",
    ),
    corrected(
        "both sides at the twelfth",
        {**TWELFTH, **BOTH_ON_ONE},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH),
        UNFACED,
        judgement=each("J4", "J4", ""),
    ),
    corrected(
        "a dummy without rights at the twelfth",
        {**TWELFTH, **WITHOUT_RIGHTS, **DECLARER},
        all_of(OF_DECLARERS_SIDE, AT_THE_TWELFTH, "43B2(b) ReplaceItAndTransferNothing", WARNED),
        "43A2",
        judgement="J10",
    ),
    corrected(
        "dummy speaks of a defender's twelfth",
        {**TWELFTH, **DUMMY_FIRST},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH, WARNED),
        UNFACED,
        DEFENDERS_MAY_NOT,
        judgement="J12",
    ),
    corrected(
        "a defender asked at the twelfth",
        {**TWELFTH, **ASKED},
        all_of(LEFT_ON_THE_TABLE, AT_THE_TWELFTH, LET_IT_PASS),
        UNFACED,
        judgement="",
    ),
    # both sides on one trick
    Note(
        "both on one trick, this side played on",
        BOTH_ON_ONE,
        {
            **COUNTED,
            2017: BOTH_CORRECT,
        },
        all_of(each("63A1, 64C", "63A1, 64B7", "64B8")),
        each("J1, J4", "J1, J4", "J19"),
    ),
    Note(
        "both on one trick, the other side played on",
        {**BOTH_ON_ONE, **NOTHING},
        {
            **DEFENDER_CORRECTS,
            2017: BOTH_CORRECT,
        },
        each("50B", "50B", "64B8"),
        each("J4, J7, J19", "J4, J7, J19", "J19"),
    ),
    # dummy's question
    corrected(
        "dummy asked declarer",
        {**DUMMY_FIRST, **DECLARER},
        all_of(DECLARER_CORRECTS, "42B1 AllowTheQuestion"),
        DECLARER_MAY_BE_ASKED,
    ),
    corrected(
        "dummy asked a defender",
        DUMMY_FIRST,
        all_of(DEFENDER_CORRECTS, WARNED),
        UNFACED,
        DEFENDERS_MAY_NOT,
        judgement=all_of(OF_CORRECTION, each("J12, J13", "J12", "J12")),
    ),
    corrected(
        "dummy has lost his rights and is silent",
        {**NOTHING, "dummy_lost_rights": True},
        DEFENDER_CORRECTS,
        UNFACED,
        judgement=OF_CORRECTION,
    ),
    corrected(
        "dummy without rights on his own hand",
        {**WITHOUT_RIGHTS, **DUMMY},
        all_of(DECLARER_CORRECTS, DUMMYS_DUTY),
        judgement=all_of(NOTICED, "J10"),
    ),
    Note(
        "dummy without rights asked declarer",
        {**WITHOUT_RIGHTS, **DECLARER},
        all_of(COUNTED_FOR_DUMMY, EQUITY, ONE, OF_DECLARERS_SIDE),
        same("43A2"),
        same("J1, J6, J10"),
    ),
    Note(
        "dummy without rights asked declarer who had won it",
        {**WITHOUT_RIGHTS, **DECLARER, "won_by": "offender"},
        all_of(COUNTED_FOR_DUMMY, EQUITY, "64A1 TransferTricks 2", OF_DECLARERS_SIDE),
        same("43A2"),
        same("J1, J6, J10"),
    ),
    Note(
        "dummy without rights asked, and both on one trick",
        {**WITHOUT_RIGHTS, **DECLARER, **BOTH_ON_ONE},
        all_of(
            COUNTED_FOR_DUMMY,
            EQUITY,
            OF_DECLARERS_SIDE,
            each("", "", "64A2 TransferTricks 1"),
        ),
        all_of("43A2", each("64C", "64B7", "")),
        each("J1, J4, J6, J10", "J1, J4, J6, J10", "J1, J6, J10"),
    ),
    Note(
        "dummy without rights spoke of a defender",
        WITHOUT_RIGHTS,
        PLAY_ON,
        all_of("43A2", DEFENDERS_MAY_NOT),
        each("J7, J10", "J10", "J10"),
    ),
    Note(
        "dummy without rights spoke of a penalty card",
        {**WITHOUT_RIGHTS, **PENALTY_CARD},
        {**PLAY_ON, 1997: all_of(UNPENALISED, ACCEPT_OR_REFUSE)[1997]},
        all_of("43A2, 61A", both("52A", ""), DEFENDERS_MAY_NOT),
        same("J10"),
    ),
    Note(
        "dummy without rights spoke, both on one trick",
        {**WITHOUT_RIGHTS, **BOTH_ON_ONE},
        PLAY_ON,
        all_of("43A2", DEFENDERS_MAY_NOT),
        each("J4, J7, J10", "J4, J10", "J10"),
    ),
    # a defender's question
    Note(
        "a defender asked, and may",
        ASKED,
        all_of(DEFENDER_CORRECTS, ALLOWED),
        same(UNFACED),
        OF_CORRECTION,
        may_ask=True,
    ),
    Note(
        "a defender asked, and may not",
        ASKED,
        {
            **all_of(DEFENDER_CORRECTS, FORBIDDEN),
            1997: all_of(AS_IF, ONE, OF_A_DEFENDER)[1997],
            2017: all_of(DEFENDER_CORRECTS, ALLOWED)[2017],
        },
        same(UNFACED),
        each("J1, J19", "J7, J19", "J14, J19"),
        may_ask=False,
    ),
    Note(
        "a defender asked, nothing said of it",
        ASKED,
        {
            **all_of(DEFENDER_CORRECTS, LET_IT_PASS),
            1997: all_of(AS_IF, ONE, OF_A_DEFENDER)[1997],
        },
        same(UNFACED),
        each("J1, J19", "J7, J19", "J14, J19"),
    ),
    Note(
        "a question about declarer",
        {**ASKED, **DECLARER},
        DECLARER_CORRECTS,
        NONE,
        NOTICED,
        may_ask=False,
    ),
    Note(
        "dummy and a defender asked, and he may",
        {**ASKED, **DUMMY_FIRST},
        all_of(DEFENDER_CORRECTS, ALLOWED, WARNED),
        all_of(UNFACED, DEFENDERS_MAY_NOT),
        all_of(OF_CORRECTION, each("J12, J13", "J12", "J12")),
        may_ask=True,
    ),
    Note(
        "dummy and a defender asked, and he may not",
        {**ASKED, **DUMMY_FIRST},
        {
            **all_of(DEFENDER_CORRECTS, FORBIDDEN, WARNED),
            1997: all_of(AS_IF, ONE, OF_A_DEFENDER, WARNED)[1997],
            2017: all_of(DEFENDER_CORRECTS, ALLOWED, WARNED)[2017],
        },
        all_of(UNFACED, DEFENDERS_MAY_NOT),
        each("J1, J13, J19", "J7, J12, J19", "J12, J14, J19"),
        may_ask=False,
    ),
    Note(
        "a dummy without rights and a defender",
        {**ASKED, **WITHOUT_RIGHTS},
        {**PLAY_ON, 1997: all_of(AS_IF, ONE, OF_A_DEFENDER, WARNED)[1997]},
        all_of(both("50B", "43A2"), DEFENDERS_MAY_NOT),
        each("J1, J10, J13, J19", "J10", "J10"),
        may_ask=False,
    ),
    # claims
    established("a claim", {"since": "claimed"}, "63A3", more=CLAIM_FIRST, judgement="J18"),
    established(
        "a claim of declarer's",
        {"since": "claimed", **DECLARER},
        "63A3",
        more=CLAIM_FIRST,
        judgement="J18",
    ),
    Note(
        "the opponents' claim accepted",
        {**CLAIMED, "reply_to_claim": "accepted"},
        {
            **all_of(ESTABLISHED, CLAIM_FIRST),
            2017: all_of(LEFT_ON_THE_TABLE, CORRECT, CLAIM_AFTERWARDS)[2017],
        },
        each("63A3", "63A3", UNFACED),
        each("J1, J18", "J1, J18", "J17, J18"),
    ),
    established(
        "the opponents' claim accepted for good",
        {**CLAIMED, "reply_to_claim": "accepted", "claim_settled": True},
        each("63A3", "63A3", "63A4, 69A"),
        more=CLAIM_FIRST,
        judgement="J18",
    ),
    corrected(
        "silence on a claim",
        CLAIMED,
        all_of(LEFT_ON_THE_TABLE, CORRECT, CLAIM_AFTERWARDS),
        UNFACED,
        judgement=all_of("J18", SILENCE, each("", "", "J17")),
    ),
    established(
        "silence on a claim for good",
        {**CLAIMED, "claim_settled": True},
        each("63A3, 69A", "63A3, 69A", "63A4, 69A"),
        more=CLAIM_FIRST,
        judgement=all_of("J18", SILENCE),
    ),
    corrected(
        "a claim contested",
        {**CLAIMED, "reply_to_claim": "contested"},
        all_of(LEFT_ON_THE_TABLE, CORRECT, CLAIM_AFTERWARDS),
        UNFACED,
        judgement=all_of("J18", each("", "", "J17")),
    ),
    corrected(
        "a claim contested, the round over",
        {**CLAIMED, "reply_to_claim": "contested", "claim_settled": True},
        all_of(LEFT_ON_THE_TABLE, CORRECT, CLAIM_AFTERWARDS),
        UNFACED,
        judgement=all_of("J18", each("", "", "J17")),
    ),
    corrected(
        "silence of declarer's side on a claim",
        {**CLAIMED, **DECLARER},
        all_of(DECLARER_CORRECTS, CLAIM_AFTERWARDS),
        judgement=all_of("J18", SILENCE, each("", "", "J17")),
    ),
    over(
        "a claim and no revoke",
        {**CLAIMED, "could_comply": False},
        "44D NotARevoke",
    ),
    # 64A
    Note(
        "two tricks",
        {"won_by": "offender", "later_tricks": "more"},
        all_of(COUNTED, "64A1 TransferTricks 2"),
        same(PLAYED),
        same(EQUITYS_WORTH),
    ),
    Note(
        "the revoke trick alone",
        {"won_by": "offender", "later_tricks": "none"},
        all_of(COUNTED, "64A1 TransferTricks 1"),
        same(PLAYED),
        same(EQUITYS_WORTH),
    ),
    Note(
        "a later trick with a playable card, and another",
        {"later_tricks": "more", "won_later_with_playable_card": True},
        all_of(COUNTED, both("64A2 TransferTricks 2", "64A2 TransferTricks 1")),
        same(PLAYED),
        same(EQUITYS_WORTH),
    ),
    Note(
        "won by partner, a later trick with a playable card",
        {"won_by": "partner", "won_later_with_playable_card": True},
        all_of(COUNTED, both("64A2 TransferTricks 2", "64A2 TransferTricks 1")),
        same(PLAYED),
        same(EQUITYS_WORTH),
    ),
    established(
        "one later trick with a playable card", {"won_later_with_playable_card": True}, PLAYED
    ),
)

# what is set aside, and by what

EXEMPT = same("64A by 64B1")
SET_ASIDE: tuple[tuple[str, Answers, Said], ...] = (
    ("nothing", {}, NONE),
    ("nothing in a correction", NOTHING, NONE),
    ("the transfer", {"later_tricks": "none"}, EXEMPT),
    ("the transfer, dummy's", DUMMY, same("64A by 64B3")),
    (
        "the transfer, both on one trick",
        {"other_side_revoked": "established_same_trick"},
        both("64A by 64C", "64A by 64B7"),
    ),
    (
        "the transfer, one side played on",
        BOTH_ON_ONE,
        each("64A by 64C", "64A by 64B7", "63B by 62C3"),
    ),
    (
        "the transfer twice",
        {"attention": "after_round", "earlier_revoke_same_suit": "established"},
        same("64A by 64B2 64B5"),
    ),
    ("what was established at the twelfth", TWELFTH, both("63C by 62D1", "63B by 62D1")),
    ("nothing at the twelfth", {**TWELFTH, **NOTHING}, NONE),
    ("the correction, both on one trick", {**BOTH_ON_ONE, **NOTHING}, each("", "", "62A by 62C3")),
    ("the correction of declarer", {**WITHOUT_RIGHTS, **DECLARER}, same("62A by 43B2(b)")),
    ("the correction of a defender", WITHOUT_RIGHTS, both("62B1 by 43B3", "62A by 43B3")),
    ("the correction after a question", ASKED, each("62A by 63B", "", "")),
    (
        "both, after two questions",
        {**ASKED, **WITHOUT_RIGHTS},
        both("62A by 63B", "62A by 43B3"),
    ),
)

# which articles an edition has, and which points it leaves open

IN_EVERY_EDITION = """
    42B, 42B1, 43A1, 43A1(b), 43A2, 43B1, 43B2(b), 43B3, 44C, 44D, 50B, 50D, 50D2, 52A, 52B,
    59, 61A, 61B, 62, 62A, 62B, 62B1, 62B2, 62C1, 62C2, 62D1, 62D2, 63A, 63A1, 63A2, 63A3, 63B,
    64, 64A, 64A1, 64A2, 64B1, 64B2, 64B3, 64B4, 64B5, 64B6, 66D, 67, 67A1, 67B, 67B1, 67B1(a),
    67B1(b), 68D, 69A, 70A, 79C
"""
ARTICLES = all_of(
    IN_EVERY_EDITION,
    both("50D1", "50D1(a), 61B2(a), 61B2(b), 61B3, 64B7, 72B1, 72B3, 81C3"),
    each(
        "16A, 16C1, 16C2, 52B1, 63C, 64C, 72B1, 72B2, 72B4, 81C6",
        "12B1, 16B, 16D1, 16D2, 23, 52B1(b), 52B1(c), 64C",
        "16B1, 16C, 16C1, 16C2, 42A3, 50E, 50E1, 50E2, 50E3, 50E4, 52B1(b), 52B1(c), 62C3, "
        "63A4, 64B8, 64C1, 64C2(a), 64C2(b), 72C",
    ),
)
HEADINGS = all_of(
    "42B, 43A1, 43B1, 43B3, 44C, 50D, 52A, 61A, 61B, 62, 62A, 62B, 62D2, 63A, 64, 64A, 67, 67B",
    "67B1, 68D, 79C",
    each("64A2, 72B1", "61B3, 23, 52B1(c)", "16C, 42A3, 50E, 52B1(c), 72C"),
)
"""Articles in which a heading stands over others: it is read and not cited."""
POINTS = all_of(
    "J1, J6, J10, J11, J12, J16, J18, J19, J20, J21, J23, J24, J33, J34",
    each(
        "J3, J4, J7, J8, J13",
        "J2, J3, J4, J7, J8",
        "J14, J15, J17",
    ),
)
