"""A second procedure for leads out of turn."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer

Told: TypeAlias = Mapping[str, Answer]
Given: TypeAlias = frozenset[tuple[str, str]]
"""The orders by name, each with its article."""
Found: TypeAlias = tuple[str, Given]
"""Status and orders."""


def given_as(**orders: str) -> Given:
    return frozenset(orders.items())


def rule(edition: int, t: Told) -> Found:
    if t["lead"] == "opening_face_down":
        return "lead_withdrawn", given_as(PutTheFaceDownLeadBack="41A")
    if t["lead"] == "opening_wrong_side" and not t["misinformed"]:
        back = given_as(ReturnItToTheHand="24D", LetTheDefendersUseIt="16C")
        if edition < 2017:  # both stand in the first paragraph, which has no letter
            back = given_as(ReturnItToTheHand="24", LetTheDefendersUseIt="24")
        return "card_of_the_auction", given_as(TreatItAsShownInTheAuction="54E") | back
    if t["misinformed"]:
        told = given_as(TakeTheLeadBack="47E1", MindTheWithdrawnCards=withdrawn(edition))
        return "lead_withdrawn", told | besides(t) | of_who_was_not_misled(t)
    if t["lead"] == "opening_faced":
        status, orders = opening(edition, t)
        two = given_as(RetractTheFaceDownLead="54") if t["partner_led_face_down"] else frozenset()
        return status, orders | two | partners_card(edition, status, t)
    if edition == 2017 and t["last_trick"]:
        return "lead_withdrawn", given_as(LeadFromTheRightHand="53A")
    status, orders = later(edition, t)
    return status, orders | partners_card(edition, status, t)


def besides(t: Told) -> Given:
    """What else was led or played is ruled as if the lead had been refused."""
    if t["lead"] == "opening_faced" and t["partner_led_face_down"]:
        return given_as(RetractTheFaceDownLead="54")
    if t["lead"] == "declarer" and t["defender_played_before_the_lead"]:
        return given_as(PenaliseTheDefendersCard="60B")
    return frozenset()


def of_who_was_not_misled(t: Told) -> Given:
    """47E1 names the misled player; what his partner played is 60C, and the Director's by 49."""
    if t["lead"] in {"declarer", "opening_wrong_side"} or not t["partner_followed"]:
        return frozenset()
    return given_as(DesignateThePartnersCard="60C")


def partners_card(edition: int, status: str, t: Told) -> Given:
    """What becomes of a card that the leading defender's partner has put to it too soon.

    57 of 2007 speaks of a card played before the partner's: this one is a card seen, 49.
    """
    played_on = t["reply"] in {"next_played", "dummy_played", "proper_lead"}
    if t["lead"] == "declarer" or played_on or not t["partner_followed"]:
        return frozenset()
    if status == "declarer_chooses":
        return given_as(RuleThePartnersCardToo="60C")
    if status == "lead_withdrawn":
        return given_as(MakeThePartnersCardOneToo="60C")
    return given_as(PlayThePartnersCardInTurn="57D" if edition == 2017 else "49")


def withdrawn(edition: int) -> str:
    return "16C" if edition == 2017 else "16D"


def tells(edition: int) -> Given:
    """What the penalty card may be used for: while it lies, picked up, played, and at the end."""
    if edition < 2017:
        return given_as(MindWhatThePenaltyCardTells="50E")
    return given_as(
        UseThePenaltyCardWhileItLies="50E1",
        ForgetWhatAPickedUpCardShowed="50E2",
        ForgetHowItCameAbout="50E3",
        AdjustIfThePenaltyCardHelped="50E4",
    )


def opening(edition: int, t: Told) -> Found:
    settled: dict[str, Found] = {
        "dummy_played": ("lead_stands", given_as(KeepDummysCard="54B2")),
        "next_played": (
            "lead_stands",
            given_as(AcceptTheOpeningLead="54B", KeepEarlierDuties="60A3"),
        ),
        "accepted": (
            "lead_stands",
            given_as(
                AcceptTheOpeningLead="54B", PlaySecondFromTheHand="54B1", KeepEarlierDuties="60A3"
            ),
        ),
    }
    if t["reply"] in settled:
        return settled[str(t["reply"])]
    if t["dummy_seen"] and (edition == 2017 or t["reply"] != "spread"):
        forced = given_as(AcceptHavingSeenDummy="54C", PlaySecondFromTheHand="54B1")
        return "lead_stands", forced
    if t["reply"] == "spread":
        return "declarer_is_dummy", given_as(SpreadTheWholeHand="54A")
    if t["reply"] == "refused":
        return "lead_withdrawn", given_as(MakeItAPenaltyCard="54D") | tells(edition)
    offers = given_as(OfferToSpread="54A", OfferToAccept="54B", OfferToRefuse="54D")
    return "declarer_chooses", offers | given_as(LetDeclarerChoose="53A")


def later(edition: int, t: Told) -> Found:
    proper, wrong = ("53B", "53C") if edition == 2017 else ("53C", "53B")
    settled: dict[str, Found] = {
        "accepted": ("lead_stands", given_as(LetTheLeadStand="53A") | earlier_duties(t)),
        "next_played": ("lead_stands", given_as(LetTheLeadStand="53A") | earlier_duties(t)),
        "wrong_defender_played": ("lead_stands", given_as(LetTheLeadStandAndApply57=wrong)),
        "proper_lead": (
            "proper_lead_stands",
            given_as(LetTheProperLeadStand=proper, MindTheWithdrawnCards=withdrawn(edition)),
        ),
    }
    if t["reply"] in settled:
        return settled[str(t["reply"])]
    if t["lead"] == "defender":
        refusal = "56B" if edition == 2017 else "56"
        if t["reply"] == "refused":
            return "lead_withdrawn", given_as(MakeItAPenaltyCard=refusal) | tells(edition)
        return "declarer_chooses", given_as(LetDeclarerChoose="53A", OfferToRefuse=refusal)
    return by_declarer(t)


def earlier_duties(t: Told) -> Given:
    """What is left as it was where a defender's lead stands; declarer has no such duties."""
    return given_as(KeepEarlierDuties="60A3") if t["lead"] == "defender" else frozenset()


def by_declarer(t: Told) -> Found:
    own = t["turn"] == "partner"
    if t["reply"] == "refused":
        back = ("LeadAnythingFromTheRightHand", "55B2") if own else ("RestoreTheCard", "55B1")
        found = {back, ("WatchDeclarersLine", "55C")}
        if t["defender_played_before_the_lead"]:
            found.add(("PenaliseTheDefendersCard", "60B"))
        return "lead_withdrawn", frozenset(found)
    offer = ("OfferTheRightHand", "55B2") if own else ("OfferToHaveItRestored", "55B1")
    if t["reply"] == "differ":
        return "defenders_choose", frozenset({offer, ("FollowTheNextInTurn", "55A")})
    return "defenders_choose", given_as(
        LetADefenderChoose="55A", OfferToLetItStand="53A"
    ) | frozenset({offer})


def refusal_makes(t: Told) -> set[str]:
    """A card refused is a major penalty card, and the partner's lead waits for declarer."""
    if t.get("dummy_seen"):
        return set()
    partner_leads = t["lead"] == "opening_faced" or t["turn"] == "partner"
    return {"50B", "50D2"} if partner_leads else {"50B"}


def cited_beside(edition: int, t: Told) -> set[str]:
    """Return what is cited though it orders nothing itself: how a lead was accepted or refused."""
    if t.get("misinformed") is not False or t.get("last_trick"):
        return set()
    found: set[str] = set()
    if t.get("reply") in {"accepted", "next_played"}:
        found |= {"53A"}
        found |= {"55A"} if t["lead"] == "declarer" else set()
    if t.get("reply") == "next_played":
        found |= {"60A1"}
    if t.get("reply") == "nothing" and not t.get("dummy_seen"):
        found |= {"10C2"}
    if t["lead"] != "declarer" and t.get("reply") in {"nothing", "refused"}:
        found |= refusal_makes(t)
    accepts = {"nothing", "accepted", "next_played"}
    if t["lead"] == "defender" and t.get("reply") in accepts:
        found |= {"56A" if edition == 2017 else "53A"}
    return found | ({"55A"} if (t["lead"], t.get("reply")) == ("declarer", "refused") else set())
