"""The test vectors T01-T47 of the law specification: facts, and what each edition rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

Answers: TypeAlias = Mapping[str, str | int | bool]

ORDINARY: Answers = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "reply_to_claim": "silent",
    "claim_settled": False,
    "won_by": "opponents",
    "later_tricks": "one",
    "won_later_with_playable_card": False,
    "attention": "during_play",
    "duty": "follow_suit",
    "could_comply": True,
    "earlier_revoke_same_suit": "none",
    "other_side_revoked": "none",
    "same_trick_one_side_played_on": False,
    "dummy_drew_attention": False,
    "dummy_lost_rights": False,
    "defender_asked_partner": False,
    "played_card_faced": False,
    "hands_returned": False,
    "opponents_played_after": False,
    "partner_played_after": False,
    "partner_has_two_suits": False,
    "noticed_by": "player",
    "on_purpose": False,
    "cards_mixed": False,
    "card_missing": False,
    "each_side_played_on": False,
    "facts_disputed": False,
    "done_before": "nothing",
}


@dataclass(frozen=True)
class Outcome:
    """What an edition rules; `tricks` is None where the law leaves them to judgement."""

    tricks: int | None
    status: str
    articles: tuple[str, ...] = ()
    equity: bool = False
    judgement: frozenset[str] = field(default_factory=frozenset)
    penalty_card: str | None = None


@dataclass(frozen=True)
class Vector:
    id: str
    facts: Answers
    expected: Mapping[int, Outcome]
    defenders_may_ask: bool | None = None


class Several(NamedTuple):
    """Several revokes on one board.

    `tricks_won` are the tricks the offending side won from the first revoke on. `by` of a revoke
    is told in relation to the first one's player.
    """

    id: str
    revokes: list[Answers]
    tricks_won: tuple[int, ...]
    expected: Mapping[int, int]


EDITIONS = (1997, 2007, 2017)
NOTHING: Answers = {"since": "nothing"}
OFFENDER: Answers = {"won_by": "offender", "later_tricks": "more"}
PARTNER: Answers = {"won_by": "partner", "later_tricks": "more"}
LATER: Answers = {"later_tricks": "more"}
PLAYABLE: Answers = {"won_later_with_playable_card": True}
DECLARER: Answers = {"hand": "declarer"}
TWELFTH: Answers = {"trick": 12, "won_by": "offender"}


def each(first: Outcome, second: Outcome, third: Outcome) -> Mapping[int, Outcome]:
    return dict(zip(EDITIONS, (first, second, third), strict=True))


def same(outcome: Outcome) -> Mapping[int, Outcome]:
    return each(outcome, outcome, outcome)


def established(tricks: int | None, *articles: str, equity: bool = False) -> Outcome:
    return Outcome(tricks, "established", articles, equity=equity)


def weighed(tricks: int | None, key: str, *articles: str) -> Outcome:
    return Outcome(tricks, "established", articles, judgement=frozenset({key}))


def correct(*articles: str, penalty_card: str | None = None) -> Outcome:
    return Outcome(0, "must_correct", articles, penalty_card=penalty_card)


def vector(
    name: str,
    change: Answers,
    expected: Mapping[int, Outcome],
    *,
    defenders_may_ask: bool | None = None,
) -> Vector:
    return Vector(name, {**ORDINARY, **change}, expected, defenders_may_ask)


ONE_OR_TWO = each(established(2, "64A2"), established(1, "64A2"), established(1, "64A2"))

VECTORS: tuple[Vector, ...] = (
    vector("T01", OFFENDER, same(established(2, "64A1"))),
    vector("T02", {"won_by": "offender", "later_tricks": "none"}, same(established(1, "64A1"))),
    vector("T03", {"won_by": "partner", "later_tricks": "none"}, same(established(1, "64A2"))),
    vector("T04", PARTNER, same(established(1, "64A2"))),
    vector("T05", {**PARTNER, **PLAYABLE}, ONE_OR_TWO),
    vector("T06", {"later_tricks": "none"}, same(established(0, "64B1"))),
    vector("T07", PLAYABLE, same(established(1, "64A2"))),
    vector("T08", {**LATER, **PLAYABLE}, ONE_OR_TWO),
    vector("T09", LATER, same(established(1, "64A2"))),
    vector("T10", {**DECLARER, **PARTNER}, same(established(1, "64A2"))),
    vector("T11", {**DECLARER, **OFFENDER}, same(established(2, "64A1"))),
    vector("T12", {**PARTNER, "hand": "dummy"}, same(established(0, "64B3", equity=True))),
    vector("T13", {**OFFENDER, "duty": "penalty_card"}, same(established(0, "64B3", equity=True))),
    vector(
        "T14",
        {"duty": "faced_card"},
        each(established(0, "64B3"), established(0, "64B3"), weighed(1, "J15", "64A2")),
    ),
    vector("T15", TWELFTH, same(correct("62D1"))),
    vector(
        "T16",
        {**TWELFTH, "hands_returned": True},
        same(established(0, "64B6", equity=True)),
    ),
    vector("T17", {"trick": 13, "later_tricks": "none"}, same(Outcome(0, "not_a_revoke"))),
    vector("T18", NOTHING, same(correct("62B1", penalty_card="major"))),
    vector(
        "T19",
        {**NOTHING, **DECLARER, "dummy_drew_attention": True},
        same(correct("62B2")),
    ),
    vector("T20", {**NOTHING, "opponents_played_after": True}, same(correct("62C1"))),
    vector(
        "T21",
        {**DECLARER, "since": "named", "won_by": "partner"},
        same(established(1, "63A2", "64A2")),
    ),
    vector(
        "T22",
        {"since": "claimed", "won_by": "offender"},
        same(established(2, "63A3", "64A1")),
    ),
    vector(
        "T23",
        {"since": "opponents_claimed", "reply_to_claim": "accepted"},
        each(established(1, "63A3"), established(1, "63A3"), correct("62A")),
    ),
    vector(
        "T24",
        {
            "since": "opponents_claimed",
            "reply_to_claim": "accepted",
            "claim_settled": True,
            "attention": "after_play",
        },
        each(
            established(1, "63A3", "64A2"),
            established(1, "63A3", "64A2"),
            established(1, "63A4", "64A2"),
        ),
    ),
    vector(
        "T25",
        {**OFFENDER, "attention": "after_call_on_next_deal"},
        same(established(0, "64B4", equity=True)),
    ),
    vector("T26", {**OFFENDER, "attention": "after_play"}, same(established(2, "64A1"))),
    vector(
        "T27",
        {**OFFENDER, "attention": "after_round"},
        same(established(0, "64B5", equity=True)),
    ),
    vector(
        "T28",
        {**OFFENDER, "attention": "after_correction_period"},
        each(
            Outcome(0, "too_late", ("81C6", "79C")),
            Outcome(0, "too_late", ("81C3", "79C")),
            Outcome(0, "too_late", ("81C3", "79C")),
        ),
    ),
    vector(
        "T29",
        {"earlier_revoke_same_suit": "established"},
        same(established(0, "64B2", equity=True)),
    ),
    vector(
        "T30",
        {"earlier_revoke_same_suit": "corrected"},
        each(weighed(0, "J3", "64B2"), weighed(0, "J3", "64B2"), established(1, "64A2")),
    ),
    vector(
        "T31",
        {**OFFENDER, "other_side_revoked": "established"},
        each(established(2, "64A1"), established(0, "64B7"), established(0, "64B7")),
    ),
    vector(
        "T32",
        {**OFFENDER, "other_side_revoked": "corrected"},
        each(established(2, "64A1"), weighed(None, "J2"), established(2, "64A1")),
    ),
    vector(
        "T33",
        {"same_trick_one_side_played_on": True},
        each(weighed(None, "J4"), weighed(None, "J4"), correct("62C3", "64B8")),
    ),
    vector(
        "T34",
        {
            **NOTHING,
            **DECLARER,
            **OFFENDER,
            "dummy_drew_attention": True,
            "dummy_lost_rights": True,
        },
        same(Outcome(2, "as_if_established", ("43B2(b)", "64A1"), judgement=frozenset({"J6"}))),
    ),
    vector(
        "T35",
        {**NOTHING, "dummy_drew_attention": True, "dummy_lost_rights": True},
        same(Outcome(0, "play_on", ("43B3",))),
    ),
    vector(
        "T36",
        {**NOTHING, "defender_asked_partner": True},
        each(Outcome(1, "as_if_established", ("63B", "64A2")), correct("62A"), correct("62A")),
        defenders_may_ask=False,
    ),
    vector(
        "T37",
        {**NOTHING, "defender_asked_partner": True},
        each(
            correct("61B", "62B1", "16A", penalty_card="major"),
            correct("61B3", "62B1", "16B", penalty_card="major"),
            correct("61B3", "62B1", "16B", penalty_card="major"),
        ),
        defenders_may_ask=True,
    ),
    vector(
        "T38",
        {"duty": "required_card", "could_comply": False},
        same(Outcome(0, "not_a_revoke", ("59",))),
    ),
    vector(
        "T39",
        {**OFFENDER, "duty": "required_card"},
        same(established(2, "61A", "64A1", equity=True)),
    ),
    vector("T44", {**LATER, **PLAYABLE}, ONE_OR_TWO),
    vector("T45", {**DECLARER, **PARTNER}, same(established(1, "64A2"))),
)


def revoke(by: str, change: Answers, *, same_suit_again: bool = False) -> Answers:
    return {**ORDINARY, "by": by, "same_suit_again": same_suit_again, **change}


def every(tricks: int) -> Mapping[int, int]:
    return dict.fromkeys(EDITIONS, tricks)


AGAIN: Answers = {"earlier_revoke_same_suit": "established"}

SEVERAL: tuple[Several, ...] = (
    Several(
        "T40",
        [
            revoke("same_player", {"trick": 9, "won_by": "offender", "later_tricks": "one"}),
            revoke("same_player", {"trick": 10, "won_by": "offender", "later_tricks": "none"}),
        ],
        (9, 10),
        every(2),
    ),
    Several(
        "T41",
        [revoke("same_player", {"trick": 5}), revoke("same_player", {"trick": 7})],
        (9,),
        every(1),
    ),
    Several(
        "T42",
        [revoke("same_player", {"trick": 5, **LATER}), revoke("same_player", {"trick": 7})],
        (6, 9),
        every(2),
    ),
    Several(
        "T43",
        [revoke("same_player", {"trick": 3, **LATER}), revoke("partner", {"trick": 6, **LATER})],
        (8, 11),
        every(2),
    ),
    Several(
        "T46",
        [
            revoke("same_player", {"trick": 2, **DECLARER, **PARTNER, **PLAYABLE}),
            revoke(
                "same_player",
                {"trick": 3, **DECLARER, **LATER, **PLAYABLE, **AGAIN},
                same_suit_again=True,
            ),
        ],
        (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        {1997: 2, 2007: 1, 2017: 1},
    ),
    # The deal itself is not told: one trick for the first revoke, equity makes it two.
    Several(
        "T47",
        [
            revoke("same_player", {"trick": 5}),
            revoke("same_player", {"trick": 7, **AGAIN}, same_suit_again=True),
        ],
        (9,),
        every(1),
    ),
)
