"""A second ruling procedure for the revoke law, read straight off the text.

It shares nothing with the articles and has no engine: it goes down the page and stops where the
law stops. A fact is read only where it is needed, so a mapping that forks on the first fact it
does not hold can walk through every world.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeAlias

from lawcore.engine.records import replace

Facts: TypeAlias = Mapping[str, str | int | bool]


@dataclass(frozen=True)
class Expected:
    status: str
    tricks: int = 0
    penalty_card: str | None = None
    exemptions: tuple[str, ...] = ()
    equity: str | None = None
    correction: str | None = None
    established_by: str | None = None
    judgement: frozenset[str] = field(default_factory=frozenset)
    take_back_opponents: bool = False
    take_back_partner: bool = False
    partner_card_penalty: bool = False
    declarer_chooses_lead: bool = False
    card_known_while_it_lies: bool = False
    offenders_may_not_use: bool = False
    nobody_may_use: bool = False
    declarer_has_accepted: bool = False
    penalty_card_remains: bool = False
    dummy_warned: bool = False
    told_by_dummy: bool = False
    question_weighed: bool = False
    question_forbidden: bool = False
    twelfth_trick_partner: bool = False
    card_to_be_added: bool = False


def rule(edition: int, facts: Facts, defenders_may_ask: bool | None = None) -> Expected:
    """What is ruled; and whatever dummy has said of a defender's card declarer has heard (16B)."""
    found = _found(edition, facts, defenders_may_ask)
    return replace(found, told_by_dummy=found.dummy_warned and facts["hand"] == "defender")


def _found(  # noqa: C901, PLR0911, PLR0912 - the ladder of the law, one rung after the other
    edition: int, facts: Facts, defenders_may_ask: bool | None = None
) -> Expected:
    may_ask = edition != 1997 if defenders_may_ask is None else defenders_may_ask
    may_ask = may_ask or edition >= 2017  # nobody can forbid it any more

    if facts["trick"] == 13:
        return Expected("not_a_revoke")
    if facts["card_missing"]:
        return _defective(edition, facts)
    if not facts["could_comply"]:
        return Expected("not_a_revoke")
    if facts["attention"] == "after_correction_period":
        return Expected("too_late")

    if facts["trick"] == 12:
        if facts["hands_returned"]:
            warned = _dummy_pointed(facts)
            # trick thirteen or a claim, 63A: what bars the correction is 62D1
            established = _established(edition, facts, by="62D1", judgement=set())
            return replace(established, dummy_warned=warned)
        no_rights = _dummy_pointed(facts) and facts["dummy_lost_rights"]
        open_to_doubt = {"J66"} if no_rights and edition >= 2007 else set()
        found = _corrected(edition, facts, "62D1", may_ask=may_ask, judgement=open_to_doubt)
        asked_first = facts["hand"] == "declarer" and facts["dummy_drew_attention"]
        if asked_first and facts["dummy_lost_rights"]:
            return replace(found, dummy_warned=True, equity="64C1" if edition >= 2017 else "64C")
        return found

    established_by = _established_by(edition, facts)
    judgement: set[str] = set()
    if facts["since"] == "opponents_claimed" and facts["reply_to_claim"] == "silent":
        judgement.add("J23")

    hand = facts["hand"]
    claimed = facts["since"] in ("claimed", "opponents_claimed")
    no_right = hand != "dummy" and facts["dummy_drew_attention"] and facts["dummy_lost_rights"]
    if established_by is None:
        may_not = edition == 1997 and not may_ask
        if hand == "defender" and may_not and facts["defender_asked_partner"]:
            counted = _as_if_established(edition, facts, "63B", judgement)
            return replace(counted, dummy_warned=_dummy_pointed(facts))
        if no_right and hand == "declarer":
            counted = _as_if_established(edition, facts, "43B2(b)", judgement | {"J6"})
            return replace(counted, dummy_warned=True)
    nothing_due = (
        no_right and hand == "defender" and facts["attention"] == "during_play" and not claimed
    )
    if nothing_due and edition >= 2007:
        return Expected("play_on", judgement=frozenset(judgement), dummy_warned=True)
    if nothing_due:
        return _unpenalised(edition, facts, established_by, may_ask=may_ask, judgement=judgement)
    if edition >= 2017 and facts["same_trick_one_side_played_on"]:
        return _both_corrected(facts, may_ask=may_ask, judgement=judgement)

    if established_by is not None:
        if established_by == "63A2":
            judgement.add("J16")
        established = _established(edition, facts, by=established_by, judgement=judgement)
        return replace(
            established,
            dummy_warned=_dummy_pointed(facts),
            penalty_card_remains=_penalty_card_remains(facts),
        )
    if hand == "defender" and facts["duty"] == "penalty_card":
        return _instead_of_the_penalty_card(edition, facts, may_ask=may_ask, judgement=judgement)
    return _corrected(edition, facts, "62A", may_ask=may_ask, judgement=judgement)


def _unpenalised(
    edition: int, facts: Facts, established_by: str | None, *, may_ask: bool, judgement: set[str]
) -> Expected:
    """43B3 of 1997: what can be corrected is, the trick stands otherwise, and nothing is paid."""
    if established_by is not None:
        if established_by == "63A2":
            judgement = judgement | {"J16"}
        found = _established(edition, facts, by=established_by, judgement=judgement)
        remains = _penalty_card_remains(facts)
        return replace(found, tricks=0, dummy_warned=True, penalty_card_remains=remains)
    if facts["duty"] == "penalty_card":
        found = _instead_of_the_penalty_card(edition, facts, may_ask=may_ask, judgement=judgement)
    else:
        found = _corrected(edition, facts, "62A", may_ask=may_ask, judgement=judgement)
    return replace(
        found,
        penalty_card=None,
        declarer_chooses_lead=False,
        judgement=found.judgement - {"J12"},
    )


def _defective(edition: int, facts: Facts) -> Expected:
    """A trick of three cards: mended, or as if he had revoked there."""
    if facts["attention"] == "after_correction_period":
        return Expected("too_late")
    if not facts["each_side_played_on"]:
        return Expected("not_a_revoke")
    if edition == 1997 and facts["could_comply"]:
        return Expected("not_a_revoke", card_to_be_added=True)
    found = _established(edition, facts, by="67B1", judgement=set())
    return replace(found, established_by=None, card_to_be_added=True)


def _dummy_pointed(facts: Facts) -> bool:
    """Dummy was the first to point at a defender's revoke, and the hand was being played."""
    if facts["hand"] != "defender" or facts["attention"] != "during_play":
        return False
    if facts["trick"] != 12 and facts["since"] in ("claimed", "opponents_claimed"):
        return False
    return bool(facts["dummy_drew_attention"])


def _established_by(edition: int, facts: Facts) -> str | None:
    if facts["since"] != "opponents_claimed":
        at_once = {"played": "63A1", "named": "63A2", "claimed": "63A3", "nothing": None}
        return at_once[str(facts["since"])]
    if facts["reply_to_claim"] == "contested":
        return None
    if facts["reply_to_claim"] == "accepted" and edition < 2017:
        return "63A3"
    if facts["claim_settled"]:
        return "63A4" if edition >= 2017 else "63A3"
    return None


def _established(edition: int, facts: Facts, by: str, judgement: set[str]) -> Expected:
    tricks, exemptions, equity, weighed = _law_64(edition, facts)
    return Expected(
        "established",
        tricks=tricks,
        exemptions=exemptions,
        equity=equity,
        established_by=by,
        judgement=frozenset(judgement | weighed),
    )


def _as_if_established(
    edition: int, facts: Facts, correction: str, judgement: set[str]
) -> Expected:
    tricks, exemptions, equity, weighed = _law_64(edition, facts)
    by_defender = correction == "63B"
    leaves_a_card = by_defender and not facts["played_card_faced"]
    take_back = bool(facts["opponents_played_after"])
    partner = take_back and bool(facts["partner_played_after"])
    return Expected(
        "as_if_established",
        take_back_opponents=take_back,
        take_back_partner=partner,
        partner_card_penalty=partner and by_defender,
        tricks=tricks,
        penalty_card="major" if leaves_a_card else None,
        exemptions=exemptions,
        equity=equity,
        correction=correction,
        judgement=frozenset(judgement | weighed),
        declarer_chooses_lead=leaves_a_card and _play_goes_on(facts),
        offenders_may_not_use=True,
    )


def _play_goes_on(facts: Facts) -> bool:
    """Another lead can come: the last but one trick is not reached, and nobody has claimed."""
    return facts["trick"] != 12 and facts["since"] not in ("claimed", "opponents_claimed")


def _penalty_card_remains(facts: Facts) -> bool:
    """A defender has not played a penalty card that was due, and the hand goes on (52B1)."""
    if facts["hand"] != "defender" or facts["duty"] != "penalty_card":
        return False
    return _play_goes_on(facts) and facts["attention"] == "during_play"


def _instead_of_the_penalty_card(
    edition: int, facts: Facts, *, may_ask: bool, judgement: set[str]
) -> Expected:
    """Law 52: declarer's side has played on, or declarer has the choice."""
    accepted = bool(facts["opponents_played_after"])
    correction = "52B" if not accepted else "52B1(b)" if edition >= 2007 else "52B1"
    told = _told_by_questions(facts, may_ask=may_ask, judgement=judgement)
    status = "play_on" if accepted else "must_correct"
    return replace(
        told,
        status=status,
        correction=correction,
        declarer_has_accepted=accepted,
        penalty_card_remains=accepted and _penalty_card_remains(facts),
    )


def _both_corrected(facts: Facts, *, may_ask: bool, judgement: set[str]) -> Expected:
    """Law 62C3: whoever the revoke is of, a defender has revoked too and leaves a card.

    One of the two was established, and 64B8 leaves equity open, as all of 64B does.
    """
    told = _told_by_questions(facts, may_ask=may_ask, judgement=judgement | {"J1"})
    return replace(
        told,
        penalty_card="major",
        exemptions=("64B8",),
        equity="64C1",
        correction="62C3",
        declarer_chooses_lead=_play_goes_on(facts),
        card_known_while_it_lies=_play_goes_on(facts),
        nobody_may_use=True,
    )


def _told_by_questions(facts: Facts, *, may_ask: bool, judgement: set[str]) -> Expected:
    """What follows for a defender who asked, and for dummy, when a revoke is put right."""
    asked = facts["hand"] == "defender" and bool(facts["defender_asked_partner"])
    dummy = _dummy_pointed(facts)
    if dummy:
        judgement = judgement | {"J12"}
    return Expected(
        "must_correct",
        judgement=frozenset(judgement),
        dummy_warned=dummy,
        question_weighed=asked and may_ask,
        question_forbidden=asked and not may_ask,
    )


def _corrected(
    edition: int, facts: Facts, correction: str, *, may_ask: bool, judgement: set[str]
) -> Expected:
    defender = facts["hand"] == "defender"
    take_back = bool(facts["opponents_played_after"])
    partner = take_back and bool(facts["partner_played_after"])
    leaves_a_card = defender and not facts["played_card_faced"]
    restricts = leaves_a_card and correction != "62D1" and _play_goes_on(facts)
    if correction == "62D1":  # 63B makes 62D its exception, 64C none: damage is weighed
        judgement = judgement | {"J71"}
    return replace(
        _told_by_questions(facts, may_ask=may_ask, judgement=judgement),
        penalty_card="major" if leaves_a_card else None,
        correction=correction,
        take_back_opponents=take_back,
        take_back_partner=partner,
        partner_card_penalty=partner and defender,
        declarer_chooses_lead=restricts,
        card_known_while_it_lies=restricts and edition >= 2017,
        offenders_may_not_use=edition < 2017 or not defender or take_back,
        twelfth_trick_partner=(
            correction == "62D1" and defender and _seen_by_partner(edition, facts)
        ),
    )


def _seen_by_partner(edition: int, facts: Facts) -> bool:
    """62D2: from 2017 the turn alone counts, before that the suits as well."""
    return bool(facts["partner_still_to_play" if edition >= 2017 else "partner_has_two_suits"])


def _law_64(  # noqa: C901, PLR0912 - all the points of 64B, in the order in which they are named
    edition: int, facts: Facts
) -> tuple[int, tuple[str, ...], str, set[str]]:
    """The tricks, the points of 64B that hold, the ground for equity, what is to be weighed."""
    exemptions = []
    redress = []
    judgement = {"J1"}
    as_if_neither_had_revoked = False

    if facts["trick"] == 12:
        exemptions.append("64B6")

    other = facts["other_side_revoked"]
    only_one_played_on = edition < 2017 and bool(facts["same_trick_one_side_played_on"])
    if only_one_played_on:
        judgement.add("J4")
    if edition == 1997:
        as_if_neither_had_revoked = only_one_played_on or other == "established_same_trick"
    if edition == 2007 and (only_one_played_on or other != "none"):
        exemptions.append("64B7")
        if other in ("corrected", "corrected_at_trick_twelve"):
            judgement.add("J2")
    if edition >= 2017 and other in ("established", "established_same_trick"):
        exemptions.append("64B7")
        redress.append("64C2(b)")
    if edition >= 2017 and other == "corrected_at_trick_twelve":
        judgement.add("J67")

    if facts["hand"] == "dummy":
        exemptions.append("64B3")
    elif facts["duty"] == "penalty_card":
        exemptions.append("64B3")
        judgement.add("J24")
    elif facts["duty"] == "faced_card" and edition < 2017:
        exemptions.append("64B3")
    elif facts["duty"] == "faced_card":
        judgement.add("J15")

    earlier = facts["earlier_revoke_same_suit"]
    if earlier == "established":
        exemptions.append("64B2")
        if edition >= 2017:
            redress.insert(0, "64C2(a)")
    elif earlier == "corrected" and edition < 2017:
        exemptions.append("64B2")
        judgement.add("J3")

    if facts["attention"] == "after_call_on_next_deal":
        exemptions.append("64B4")
    if facts["attention"] == "after_round":
        exemptions.append("64B5")
    if facts["won_by"] == "opponents" and facts["later_tricks"] == "none":
        exemptions.append("64B1")

    tricks = 0 if exemptions or as_if_neither_had_revoked else _law_64a(edition, facts)
    equity = "+".join(redress) or ("64C1" if edition >= 2017 else "64C")
    return tricks, tuple(exemptions), equity, judgement


def _law_64a(edition: int, facts: Facts) -> int:
    """The closed form of the transfer: two at most, and never more than the side has won."""
    later = {"none": 0, "one": 1, "more": 2}[str(facts["later_tricks"])]
    won = later + (facts["won_by"] != "opponents")
    if facts["won_by"] == "offender":
        return min(2, won)
    may_be_two = edition == 1997 and not facts["card_missing"]
    if may_be_two and won >= 2 and facts["won_later_with_playable_card"]:
        return 2
    return min(1, won)


def total(edition: int, revokes: Iterable[Facts], tricks_won: Sequence[int]) -> int:
    """The tricks to be transferred for several revokes of one side, none of them twice.

    Every revoke asks for one trick or two, and each of them may be paid only with the tricks that
    the law names for it; the most that can be paid at once is found by trying.
    """
    demands: list[set[int]] = []
    for facts in revokes:
        due = rule(edition, facts).tricks
        trick = facts["trick"]
        from_here = {won for won in tricks_won if won >= int(trick)}
        later = from_here - {int(trick)}
        if due and facts["won_by"] == "offender":
            demands += [from_here - later, later][:due]
        elif due:
            demands += [from_here, later][:due]
    places: list[int | None] = [*tricks_won, *[None] * len(demands)]
    return max(
        sum(place in demand for place, demand in zip(paid, demands, strict=True))
        for paid in permutations(places, len(demands))
    )
