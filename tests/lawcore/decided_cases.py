"""Revokes ruled on at real tables, in quizzes and by experts, told in the facts of the law.

Every case gives what its edition and that of 2017 rule mechanically: equity is not settled here.
Articles have the number they bear in the edition concerned, so a 64C of a source is 64C1 or
64C2 in 2017; those that a source names only to say that they do not apply are left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.lawcore.vectors import ORDINARY, Answers, Outcome


@dataclass(frozen=True)
class Case:
    """One ruling; `facts` are told by the source, `assumed` are taken as in an ordinary revoke.

    With several revokes `facts` are those of the first, `second` those of the next one in full
    (`by` in relation to the first player), and `second_tricks` what that one adds.
    """

    id: str
    source: str
    story: str
    edition: int
    facts: Answers
    assumed: tuple[str, ...]
    ruling: Outcome
    ruling_2017: Outcome
    several: bool = False
    second: Answers | None = None
    second_tricks: Mapping[int, int] | None = None
    note: str = ""

    @property
    def answers(self) -> Answers:
        return {**{name: ORDINARY[name] for name in self.assumed}, **self.facts}

    @property
    def expected(self) -> Mapping[int, Outcome]:
        return {self.edition: self.ruling, 2017: self.ruling_2017}


RARE = (
    "card_missing",
    "could_comply",
    "duty",
    "earlier_revoke_same_suit",
    "other_side_revoked",
    "same_trick_one_side_played_on",
)
"""What nobody mentions unless it happened, and an established revoke needs."""

UNMENTIONED = (
    "card_missing",
    "could_comply",
    "duty",
    "same_trick_one_side_played_on",
    "defender_asked_partner",
    "dummy_drew_attention",
    "played_card_faced",
)
"""The same for a revoke that can still be corrected."""

WINNER_AND_LATER = ("won_by", "later_tricks")


def established(tricks: int | None, *articles: str, equity: bool = False) -> Outcome:
    return Outcome(tricks, "established", articles, equity=equity)


def correct(*articles: str, penalty_card: str | None = None) -> Outcome:
    return Outcome(0, "must_correct", articles, penalty_card=penalty_card)


def again(change: Answers) -> Answers:
    """The same player revokes a second time in the suit."""
    return {
        **ORDINARY,
        "by": "same_player",
        "same_suit_again": True,
        "earlier_revoke_same_suit": "established",
        **change,
    }


BLML = "Bridge Laws Mailing List"
DI_SACCO = "Maurizio Di Sacco, bridgeditalia.it"
ONE_BY_PARTNER = established(1, "64A2")
NOT_A_REVOKE = Outcome(0, "not_a_revoke")

CASES: tuple[Case, ...] = (
    Case(
        id="RM02",
        source="Laws of Duplicate Bridge 2017",
        story="A defender ruffs trick 9, able to follow, and his side wins no other trick.",
        edition=2017,
        facts={
            "hand": "defender",
            "trick": 9,
            "since": "played",
            "won_by": "offender",
            "later_tricks": "none",
            "attention": "after_play",
        },
        assumed=RARE,
        ruling=established(1, "64A1"),
        ruling_2017=established(1, "64A1"),
    ),
    Case(
        id="RM09-declarer",
        source="Laws of Duplicate Bridge 2007 and 2017 compared",
        story="Declarer and a defender revoke on one trick, only declarer's side has led again.",
        edition=2007,
        facts={
            "hand": "declarer",
            "since": "played",
            "same_trick_one_side_played_on": True,
            "attention": "during_play",
        },
        assumed=(
            "trick",
            "card_missing",
            "could_comply",
            "duty",
            "earlier_revoke_same_suit",
            "other_side_revoked",
            *WINNER_AND_LATER,
            "opponents_played_after",
        ),
        ruling=established(None, "63A1"),
        ruling_2017=correct("62C3", "16C2", "64B8"),
        note="Before 2017 no text settles the tricks.",
    ),
    Case(
        id="RM09-defender",
        source="Laws of Duplicate Bridge 2007 and 2017 compared",
        story="The same trick, seen from the defender whose side has not played on.",
        edition=2007,
        facts={
            "hand": "defender",
            "since": "nothing",
            "same_trick_one_side_played_on": True,
            "attention": "during_play",
            "opponents_played_after": True,
        },
        assumed=(
            "trick",
            "card_missing",
            "could_comply",
            "duty",
            "defender_asked_partner",
            "dummy_drew_attention",
            "played_card_faced",
            "partner_played_after",
        ),
        ruling=correct("62A"),
        ruling_2017=correct("62C3", "16C2", "64B8", penalty_card="major"),
    ),
    Case(
        id="RM12-offender",
        source="Laws of Duplicate Bridge 2017",
        story="Found while the next board is bid: only the declarer who revoked has called there.",
        edition=2017,
        facts={
            "hand": "declarer",
            "since": "played",
            "attention": "after_play",
            "won_by": "offender",
            "later_tricks": "one",
        },
        assumed=("trick", *RARE),
        ruling=established(2, "64A1"),
        ruling_2017=established(2, "64A1"),
        note="Branch: he won the revoke trick and his side a later one.",
    ),
    Case(
        id="RM12-otherwise",
        source="Laws of Duplicate Bridge 2017",
        story="The same board, the revoke trick lost and a later one won.",
        edition=2017,
        facts={
            "hand": "declarer",
            "since": "played",
            "attention": "after_play",
            "won_by": "opponents",
            "later_tricks": "one",
        },
        assumed=("trick", *RARE),
        ruling=established(1, "64A2"),
        ruling_2017=established(1, "64A2"),
        note="Branch: any other trick from there on.",
    ),
    Case(
        id="RM13",
        source="Laws of Duplicate Bridge 2017",
        story="Trick 12; all hands are in the board again, but nobody has called on the next one.",
        edition=2017,
        facts={
            "hand": "defender",
            "trick": 12,
            "hands_returned": True,
            "attention": "after_play",
        },
        assumed=(
            "card_missing",
            "could_comply",
            "duty",
            "earlier_revoke_same_suit",
            "other_side_revoked",
            *WINNER_AND_LATER,
        ),
        ruling=established(0, "64B6", "64C1", equity=True),
        ruling_2017=established(0, "64B6", "64C1", equity=True),
        note="The source names 62D1 too: it no longer allows the correction.",
    ),
    Case(
        id="RV001",
        source=f"Ti rigiro un quesito (2013), {DI_SACCO}",
        story="Partner wins the trick and leads on; the revoke card is not yet turned over.",
        edition=2007,
        facts={
            "hand": "defender",
            "since": "played",
            "won_by": "partner",
            "attention": "during_play",
        },
        assumed=("trick", "later_tricks", *RARE),
        ruling=established(1, "63A1", "63B", "64A2"),
        ruling_2017=established(1, "63A1", "63B", "64A2"),
        note="The number of tricks is derived; the source answers that it is established.",
    ),
    Case(
        id="RV003",
        source=f"La seconda renonce (2014), {DI_SACCO}",
        story="On partner's ace he throws a spade, then ruffs that suit, able to follow: 6H-1.",
        edition=2007,
        facts={
            "hand": "defender",
            "trick": 1,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "one",
            "attention": "after_play",
        },
        assumed=RARE,
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        several=True,
        second=again(
            {
                "trick": 2,
                "won_by": "offender",
                "later_tricks": "none",
                "attention": "after_play",
            }
        ),
        second_tricks={2007: 0, 2017: 0},
        note="With equity (64C, in 2017 64C2(a) of the second revoke) the contract makes 13.",
    ),
    Case(
        id="RV008",
        source=f"Renonce (2017), {DI_SACCO}",
        story="A ruff with the bare queen at trick 9; a spectator tells when the event is over.",
        edition=2007,
        facts={
            "hand": "defender",
            "trick": 9,
            "since": "played",
            "won_by": "offender",
            "attention": "after_round",
            "noticed_by": "spectator",
        },
        assumed=RARE,
        ruling=established(0, "64B5", "64C", equity=True),
        ruling_2017=established(0, "64B5", "64C1", equity=True),
    ),
    Case(
        id="RV009",
        source=f"Un morto troppo poco vivo (2014), {DI_SACCO}",
        story="Dummy, holding diamonds, plays none to a diamond won by a defender.",
        edition=2007,
        facts={
            "hand": "dummy",
            "trick": 4,
            "since": "played",
            "won_by": "opponents",
            "attention": "during_play",
        },
        assumed=(
            "later_tricks",
            "card_missing",
            "could_comply",
            "earlier_revoke_same_suit",
            "other_side_revoked",
            "same_trick_one_side_played_on",
        ),
        ruling=established(0, "64B3", "64C", equity=True),
        ruling_2017=established(0, "64B3", "64C1", equity=True),
        note="The expert reads it as a revoke; had dummy played no card at all it would be 67.",
    ),
    Case(
        id="RV010",
        source=f"Due quesiti per l'esperto (2013), example 1, {DI_SACCO}",
        story="2NT: a diamond on the first spade, won by declarer; the spades win tricks later.",
        edition=2007,
        facts={
            "hand": "defender",
            "since": "played",
            "won_by": "opponents",
            "later_tricks": "more",
            "won_later_with_playable_card": True,
            "attention": "after_play",
        },
        assumed=("trick", *RARE),
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        note="Under 1997 it would have been two.",
    ),
    Case(
        id="RV011",
        source=f"L'esperto risponde (2013), example 2, {DI_SACCO}",
        story="On dummy's king of spades declarer throws a club, and his spade on the ace.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 1,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "more",
            "attention": "during_play",
        },
        assumed=RARE,
        ruling=ONE_BY_PARTNER,
        ruling_2017=ONE_BY_PARTNER,
    ),
    Case(
        id="RV012",
        source="FIGB Norme Integrative (2008), example 3",
        story="South throws a diamond on dummy's club king and a heart on the queen: 12 tricks.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 2,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "more",
            "won_later_with_playable_card": True,
        },
        assumed=("attention", *RARE),
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        several=True,
        second=again(
            {"hand": "declarer", "trick": 3, "won_by": "opponents", "later_tricks": "more"}
        ),
        second_tricks={2007: 0, 2017: 0},
        note="Equity takes one more trick: 4S just made (2017: 64C2(a) of the second revoke).",
    ),
    Case(
        id="RV017-same-suit",
        source="Multiple revokes (2019), EBU Laws forum",
        story="Two established revokes of one player; she won the first trick, not the second.",
        edition=2017,
        facts={"since": "played", "won_by": "offender", "later_tricks": "more"},
        assumed=("hand", "trick", "attention", *RARE),
        ruling=established(2, "64A1"),
        ruling_2017=established(2, "64A1"),
        several=True,
        second=again({"trick": 7, "won_by": "opponents"}),
        second_tricks={2017: 0},
        note="Branch: the suit was the same; equity under 64C2(a).",
    ),
    Case(
        id="RV017-other-suit",
        source="Multiple revokes (2019), EBU Laws forum",
        story="The same two revokes, in different suits.",
        edition=2017,
        facts={"since": "played", "won_by": "offender", "later_tricks": "more"},
        assumed=("hand", "trick", "attention", *RARE),
        ruling=established(2, "64A1"),
        ruling_2017=established(2, "64A1"),
        several=True,
        second={
            **ORDINARY,
            "by": "same_player",
            "same_suit_again": False,
            "trick": 7,
            "won_by": "opponents",
            "later_tricks": "one",
        },
        second_tricks={2017: 1},
        note="Branch: three in all, as long as a later trick is left to be transferred.",
    ),
    Case(
        id="RV021",
        source="English Bridge, December 2016, questions to a director",
        story="A diamond hidden behind a club: dummy is made to ruff a diamond.",
        edition=2007,
        facts={"hand": "dummy", "since": "played", "won_by": "offender"},
        assumed=(
            "trick",
            "attention",
            "card_missing",
            "could_comply",
            "earlier_revoke_same_suit",
            "other_side_revoked",
            "same_trick_one_side_played_on",
        ),
        ruling=established(0, "64B3", "64C", equity=True),
        ruling_2017=established(0, "64B3", "64C1", equity=True),
        note="Where dummy did not revoke, 41D and 12A1 help defenders whom the dummy misled.",
    ),
    Case(
        id="RV026",
        source="EBU White Book 2004, 43.1",
        story="Dummy, his rights lost, asks about clubs; the club put in place wins the trick.",
        edition=1997,
        facts={
            "hand": "declarer",
            "since": "nothing",
            "dummy_drew_attention": True,
            "dummy_lost_rights": True,
            "won_by": "offender",
            "later_tricks": "more",
            "attention": "during_play",
        },
        assumed=("trick", *RARE),
        ruling=Outcome(2, "as_if_established", ("43B2(b)", "64A1")),
        ruling_2017=Outcome(2, "as_if_established", ("43B2(b)", "64A1")),
    ),
    Case(
        id="RV028",
        source="EBU White Book 2004, 64.3; WBF Laws Committee, 1 November 2001",
        story="A defender ruffs, declarer over-ruffs, both able to follow; both sides play on.",
        edition=1997,
        facts={
            "hand": "defender",
            "since": "played",
            "won_by": "opponents",
            "other_side_revoked": "established_same_trick",
        },
        assumed=(
            "trick",
            "attention",
            "later_tricks",
            "card_missing",
            "could_comply",
            "duty",
            "earlier_revoke_same_suit",
            "same_trick_one_side_played_on",
        ),
        ruling=established(0, "64C", equity=True),
        ruling_2017=established(0, "64B7", "64C2(b)", equity=True),
        several=True,
        second={
            **ORDINARY,
            "by": "opponent",
            "same_suit_again": False,
            "hand": "declarer",
            "won_by": "offender",
            "other_side_revoked": "established_same_trick",
        },
        second_tricks={1997: 0, 2017: 0},
        note="A 64B7 cannot be cited for 1997, it came in 2007: the minute rests on 64C alone.",
    ),
    Case(
        id="RV029",
        source="Welsh Bridge Union, Rule of the Month, March 2018",
        story="5D: a club on the heart that dummy wins, later a ruff of hearts; declarer claims.",
        edition=2017,
        facts={
            "hand": "declarer",
            "trick": 1,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "more",
            "attention": "after_play",
        },
        assumed=RARE,
        ruling=established(1, "64A2", equity=True),
        ruling_2017=established(1, "64A2", equity=True),
        several=True,
        second=again(
            {
                "hand": "declarer",
                "trick": 5,
                "won_by": "offender",
                "later_tricks": "more",
                "attention": "after_play",
            }
        ),
        second_tricks={2017: 0},
        note="64B2 and 64C2(a) for the second: 8 tricks in the end. The ruling is derived.",
    ),
    Case(
        id="RV030",
        source="Welsh Bridge Union, Rule of the Month, January 2019",
        story="East ruffs trick 12 though he could follow, declarer follows, West throws a club.",
        edition=2017,
        facts={
            "hand": "defender",
            "trick": 12,
            "hands_returned": False,
            "attention": "during_play",
            "opponents_played_after": True,
            "partner_played_after": True,
            "partner_has_two_suits": True,
            "dummy_drew_attention": False,
        },
        assumed=(
            "card_missing",
            "could_comply",
            "defender_asked_partner",
            "played_card_faced",
        ),
        ruling=correct("62D1", "62D2"),
        ruling_2017=correct("62D1", "62D2"),
        note="16C bears on what West may choose; the result does not change.",
    ),
    Case(
        id="RV037",
        source="Ruling the Game (2009), Colorado Springs club",
        story="4S doubled: three hearts thrown on dummy's clubs by a declarer who holds clubs.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 5,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "more",
            "attention": "during_play",
        },
        assumed=RARE,
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        several=True,
        second=again(
            {"hand": "declarer", "trick": 6, "won_by": "partner", "later_tricks": "more"}
        ),
        second_tricks={2007: 0, 2017: 0},
        note="A third, on trick 7, is like the second. The source does not decide equity.",
    ),
    Case(
        id="RV040",
        source="Revoke equity (2015), BBO forum",
        story="4H: declarer throws a diamond on dummy's ace of clubs and makes 12 in place of 10.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 1,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "more",
            "attention": "after_play",
        },
        assumed=RARE,
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        note="Equity makes it ten tricks, nothing on top of it.",
    ),
    Case(
        id="RV044",
        source=f"Revoke established? (July 2006), {BLML}",
        story="Dummy moves a card unasked; declarer says yes, then sees that he has revoked.",
        edition=1997,
        facts={"hand": "declarer", "since": "named", "attention": "during_play"},
        assumed=(
            "trick",
            *RARE,
            *WINNER_AND_LATER,
        ),
        ruling=established(None, "63A2"),
        ruling_2017=established(None, "63A2"),
        note="Disputed: a card moved by dummy alone, without a word of declarer's, is no play.",
    ),
    Case(
        id="RV045-at-once",
        source=f"A matter of moment (November 2006), {BLML}",
        story="West over-ruffs at trick 9 although he could follow; the Director alone saw it.",
        edition=1997,
        facts={
            "hand": "defender",
            "trick": 9,
            "since": "nothing",
            "attention": "during_play",
            "noticed_by": "director",
        },
        assumed=(*UNMENTIONED, "opponents_played_after"),
        ruling=correct("62A", "62B1", penalty_card="major"),
        ruling_2017=correct("62A", "62B1", penalty_card="major"),
        note="First of three moments: he speaks at once.",
    ),
    Case(
        id="RV045-before-scoring",
        source=f"A matter of moment (November 2006), {BLML}",
        story="The same revoke, and he speaks when the hand is over.",
        edition=1997,
        facts={
            "hand": "defender",
            "trick": 9,
            "since": "played",
            "attention": "after_play",
            "noticed_by": "director",
            "won_by": "offender",
            "later_tricks": "more",
        },
        assumed=RARE,
        ruling=established(2, "64A1"),
        ruling_2017=established(2, "64A1"),
        note="Second of three moments.",
    ),
    Case(
        id="RV045-too-late",
        source=f"A matter of moment (November 2006), {BLML}",
        story="The same revoke, and he speaks when the next board has begun.",
        edition=1997,
        facts={
            "hand": "defender",
            "trick": 9,
            "since": "played",
            "attention": "after_call_on_next_deal",
            "noticed_by": "director",
            "won_by": "offender",
            "later_tricks": "more",
        },
        assumed=RARE,
        ruling=established(0, "64B4", "64C", equity=True),
        ruling_2017=established(0, "64B4", "64C1", equity=True),
        note="Third of three moments, and the expert's answer; the Director checks equity.",
    ),
    Case(
        id="RV046",
        source="A missing card in dummy (2013), ACBL",
        story="One card of dummy's stuck behind another, and dummy did not follow suit.",
        edition=2007,
        facts={"hand": "dummy", "since": "played"},
        assumed=(
            "trick",
            "attention",
            *WINNER_AND_LATER,
            "card_missing",
            "could_comply",
            "earlier_revoke_same_suit",
            "other_side_revoked",
            "same_trick_one_side_played_on",
        ),
        ruling=established(0, "64B3"),
        ruling_2017=established(0, "64B3"),
        note="The redress of the source comes from 12, for dummy's cards badly laid out (41D).",
    ),
    Case(
        id="RV051",
        source="Revoke law (2012), BBO forum",
        story="5C: declarer ruffed a diamond at trick 9, led one at trick 12; found later.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 9,
            "since": "played",
            "won_by": "offender",
            "later_tricks": "more",
            "attention": "after_call_on_next_deal",
        },
        assumed=RARE,
        ruling=established(0, "64B4", "64C", equity=True),
        ruling_2017=established(0, "64B4", "64C1", equity=True),
    ),
    Case(
        id="RV052",
        source="Revoke and bad defense (2011), BBO forum",
        story="Declarer throws a diamond on North's winning heart, follows to the next, claims.",
        edition=2007,
        facts={
            "hand": "declarer",
            "trick": 4,
            "since": "played",
            "won_by": "opponents",
            "later_tricks": "more",
            "attention": "during_play",
        },
        assumed=RARE,
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        note="Two were taken at the table. Found when he claimed, long after he had played on.",
    ),
    Case(
        id="RV057",
        source="One board above another (a case of 1997), BBO forum",
        story="A diamond on a heart; partner asks, is not answered, wins the ace and leads on.",
        edition=1997,
        facts={
            "hand": "defender",
            "trick": 2,
            "since": "played",
            "won_by": "partner",
            "later_tricks": "one",
            "defender_asked_partner": True,
        },
        assumed=("attention", "won_later_with_playable_card", *RARE),
        ruling=established(1, "64A2", "64C", equity=True),
        ruling_2017=established(1, "64A2", "64C1", equity=True),
        note="Ruled under 1987, whose law does not differ here. The source is not certain.",
    ),
    Case(
        id="RV060-revoke",
        source="I might have revoked (2005), David Stevenson, blakjak.org",
        story="The trick is turned over; a defender calls the Director: he may have revoked.",
        edition=1997,
        facts={
            "hand": "defender",
            "since": "nothing",
            "could_comply": True,
            "attention": "during_play",
        },
        assumed=(
            "trick",
            "card_missing",
            "duty",
            "same_trick_one_side_played_on",
            "defender_asked_partner",
            "dummy_drew_attention",
            "played_card_faced",
            "opponents_played_after",
        ),
        ruling=correct("62A", "62B1", penalty_card="major"),
        ruling_2017=correct("62A", "62B1", penalty_card="major"),
        note="Branch: the Director looks (66C, 81C) and finds a revoke.",
    ),
    Case(
        id="RV060-none",
        source="I might have revoked (2005), David Stevenson, blakjak.org",
        story="The same call, and no card of the suit in his hand.",
        edition=1997,
        facts={"hand": "defender", "since": "nothing", "could_comply": False},
        assumed=("trick", "card_missing"),
        ruling=NOT_A_REVOKE,
        ruling_2017=NOT_A_REVOKE,
        note="Branch: the Director finds none; play goes on.",
    ),
    Case(
        id="RV062-won-with-diamond",
        source="A four-drink revoke (2000), NSW Bridge Association",
        story="Declarer throws a spade on the diamond lead, takes the rest, once with a diamond.",
        edition=1997,
        facts={
            "hand": "declarer",
            "trick": 1,
            "since": "played",
            "won_by": "opponents",
            "later_tricks": "more",
            "won_later_with_playable_card": True,
            "attention": "after_play",
            "dummy_drew_attention": True,
        },
        assumed=RARE,
        ruling=established(2, "64A2"),
        ruling_2017=established(1, "64A2"),
        note="Had the innocent side called on the next deal when it came out, 64B4.",
    ),
    Case(
        id="RV062-not-with-diamond",
        source="A four-drink revoke (2000), NSW Bridge Association",
        story="The same hand, and no diamond of his ever won a trick.",
        edition=1997,
        facts={
            "hand": "declarer",
            "trick": 1,
            "since": "played",
            "won_by": "opponents",
            "later_tricks": "more",
            "won_later_with_playable_card": False,
            "attention": "after_play",
            "dummy_drew_attention": True,
        },
        assumed=RARE,
        ruling=established(1, "64A2"),
        ruling_2017=established(1, "64A2"),
    ),
    Case(
        id="RV066",
        source="EBL director course 2001, exercise 2 c",
        story="Declarer, void, ruffs dummy's winner; dummy asks why. May he change his card?",
        edition=1997,
        facts={"hand": "declarer", "could_comply": False, "dummy_drew_attention": True},
        assumed=("trick", "card_missing"),
        ruling=NOT_A_REVOKE,
        ruling_2017=NOT_A_REVOKE,
        note="The ruff stands (45C2); dummy took part in the play (43A1(c), 43B1).",
    ),
    Case(
        id="RV069",
        source="Directing Basics quiz, question 2 (2022), ABF",
        story="East throws a small diamond, finds a spade and plays that: is the diamond minor?",
        edition=2017,
        facts={
            "hand": "defender",
            "since": "nothing",
            "attention": "during_play",
        },
        assumed=("trick", "opponents_played_after", *UNMENTIONED),
        ruling=correct("62B1", "50B", penalty_card="major"),
        ruling_2017=correct("62B1", "50B", penalty_card="major"),
    ),
)

NOT_EXPRESSIBLE: Mapping[str, str] = {
    "RV019": "A dummy laid out badly (41D, 12A1); whether dummy revoked at all is not said.",
    "RV056": "Asks who may enquire about a revoke (42B1, 61B): nothing has happened at the table.",
}
