"""A second procedure for exposed and penalty cards, from the specification."""

from collections.abc import Mapping
from typing import TypeAlias

from lawcore import Answer
from tests.lawcore.editions import as_of

Told: TypeAlias = Mapping[str, Answer]
Given: TypeAlias = frozenset[tuple[str, str]]
"""The orders by name, each with its article."""
Found: TypeAlias = tuple[str, Given]
"""Status and orders."""


def number_of(edition: int, old: str, middle: str, new: str) -> str:
    return as_of({1997: old, 2007: middle, 2017: new}, edition)


def rule(edition: int, t: Told) -> Found:
    if on_an_opponents_word(edition, t):
        mind = number_of(edition, "16C", "16D", "16C")
        back = "LetTheLeadBeTakenBack" if edition == 1997 else "TakeTheCardBack"
        kept = {(back, "47E1"), ("KeepItFromWhoMisled", mind), *of_the_right_leader(edition, t)}
        return "taken_back", frozenset(kept)
    if t["how"] == "two_cards_to_trick" and (settled := two_cards(edition, t)):
        return settled
    if t["role"] == "declarer_side":
        return of_declarers_side(edition, t)
    return of_a_defender(edition, t)


def of_the_right_leader(edition: int, t: Told) -> set[tuple[str, str]]:
    """47E1 spares the lead taken back alone: what else binds the partner, now to lead, remains."""
    if t["how"] != "led_out_of_turn":
        return set()
    if t["number_of_penalty_cards"] != "one":
        found = {("LeaveTheOtherPenaltyCard", "50A")}
    else:
        partner = t["on_lead"] == "partner" and t["leader_has_penalty_card"]
        found = {of_the_leaders_own(edition, "none")} if partner else set()
    restricted = t["call_withdrawn"] and t["on_lead"] == "partner"
    return found | ({after_a_withdrawn_call(edition)} if restricted else set())


def after_a_withdrawn_call(edition: int) -> tuple[str, str]:
    """26 binds the partner's first lead in each edition, whatever a penalty card leaves of it."""
    return as_of(
        {
            1997: ("ThenReadLaw26", "26"),
            2007: ("ThenFollowLaw26", "26"),
            2017: ("ThenRestrictTheLead", "26B"),
        },
        edition,
    )


def on_an_opponents_word(edition: int, t: Told) -> bool:
    """47E1: in 1997 of a lead alone, since 2007 of a play as well."""
    if t["how"] == "led_out_of_turn":
        return t["role"] == "defender" and bool(t["misinformed"])
    return edition > 1997 and t["how"] == "played_early" and bool(t["misinformed"])


def of_a_defender(edition: int, t: Told) -> Found:  # noqa: PLR0911 - a row a way
    if t["how"] == "not_played":
        return instead(edition, t)
    if t["how"] == "played_early" and t["declarer_side_played"] == "afterwards":
        return given_up()
    if t["how"] == "played_early" and (edition >= 2017 or not t["at_right_hand_turn"]):
        return early(edition, t)
    if t["how"] == "claim_context" and (edition > 1997 or t["claim"] != "partner_objected"):
        return with_words(edition, t)
    if t["how"] == "law_context" or unseen(t):
        return none_penalised("49")
    of_the_auction = t["how"] == "another_way" and t["other_way"] == "in_the_auction"
    if edition == 1997 and of_the_auction and t.get("treated") != "penalty_card":
        return as_declarer_wishes(str(t.get("treated", "not_yet")))
    return exposed(edition, t)


def as_declarer_wishes(treated: str) -> Found:
    """24 of 1997 lets declarer treat a card seen in the auction as a penalty card."""
    if treated == "picked_up":
        return none_penalised("24")
    return "declarer_chooses", frozenset({("LetDeclarerTreatIt", "24")})


def unseen(t: Told) -> bool:
    """The partner never saw the face of a card that was dropped or was restored to the hand."""
    restored = t["how"] == "another_way" and t["other_way"] in {"found_again", "surplus_restored"}
    return (t["how"] == "dropped" or restored) and not t["partner_could_see"]


def two_cards(edition: int, t: Told) -> Found | None:
    """What settles the matter where a hand has put two cards to a trick, if something does."""
    if t["both_sides_played_on"]:
        order = "RuleTheDefectiveTrick" if edition >= 2017 else "RuleADefectiveTrick"
        return "defective_trick", frozenset({(order, "58B4")})
    if t["faces"] == "one":
        return "no_penalty_card", frozenset({("KeepTheCardThatShows", "58B1")})
    return None


def of_declarers_side(edition: int, t: Told) -> Found:
    if t["how"] == "played_early" and edition > 1997:
        article = number_of(edition, "", "57C2", "57C3")
        return "no_penalty_card", frozenset({("LetDeclarersPlayStand", article)})
    return none_penalised("48A", *two_faces(t))


def two_faces(t: Told) -> set[tuple[str, str]]:
    """What is ordered beside where several faces show."""
    if t["how"] != "two_cards_to_trick":
        return set()
    found = {("DesignateThePlayedCard", "58B2")}
    if t["opponent_played_after"]:
        found.add(("LetAnOpponentChangeHisPlay", "58B3"))
    return found


def none_penalised(article: str, *more: tuple[str, str]) -> Found:
    return "no_penalty_card", frozenset({("NoPenaltyCard", article), *more})


def with_words(edition: int, t: Told) -> Found:
    if t["claim"] == "stands":
        return "claim", frozenset({("RuleTheClaim", "68D")})
    if t["claim"] == "trick_in_progress":
        found = ("WeighWhatItShowed", "16"), ("LookForAPrematureCard", "57A")
        return none_penalised("68", *found)
    return none_penalised("68B2", ("WeighWhatItShowed", number_of(edition, "", "16D", "16C")))


def instead(edition: int, t: Told) -> Found:
    if t["due"] != "due":
        duty = number_of(edition, "50D1", "50D1(b)", "50D1(b)")
        article = "50C" if t["due"] == "honour_instead" else duty
        return "card_stands", frozenset({("LetTheOtherCardStand", article)})
    remains = {("LeaveThePenaltyCard", number_of(edition, "52B1", "52B1(c)", "52B1(c)"))}
    if t["since"] == "next_trick":
        return "revoke", frozenset({("RuleAnEstablishedRevoke", "61A"), *remains})
    if t["since"] == "declarer_side":
        must = number_of(edition, "52B1", "52B1(b)", "52B1(b)")
        return "card_stands", frozenset({("KeepTheCardPlayed", must), *remains})
    if t["declarer_accepts"] == "accepted":
        may = number_of(edition, "52B1", "52B1(a)", "52B1(a)")
        return "card_stands", frozenset({("KeepTheCardPlayed", may), *remains})
    if t["declarer_accepts"] == "refused":
        found = {("SubstituteThePenaltyCard", "52B2"), *from_now_on(edition), *which_one(t)}
        return "substituted", frozenset(found)
    return "accept_or_refuse", frozenset({("LetDeclarerAcceptOrRefuse", "52B"), *which_one(t)})


def which_one(t: Told) -> set[tuple[str, str]]:
    """51A: of a defender's cards that may be played declarer says which, at whatever turn."""
    several = t["number_of_penalty_cards"] != "one"
    return {("DesignateWhichIsPlayed", "51A")} if several else set()


def from_now_on(edition: int) -> set[tuple[str, str]]:
    """What holds of a card that has become a major penalty card beside the matter in hand."""
    return {
        ("PlayItWhenItIsLegal", number_of(edition, "50D1", "50D1(a)", "50D1(a)")),
        ("StopTheLeadUntilDeclarerChooses", "50D2"),
        *while_it_lies(edition),
    }


def given_up() -> Found:
    """60A: the next hand has played, whoever's turn it was, and the right is gone."""
    late = {("TreatItAsPlayedInTurn", "60A2"), ("KeepEarlierDuties", "60A3")}
    return "no_penalty_card", frozenset({("LetThePlayStand", "60A1"), *late})


def early(edition: int, t: Told) -> Found:
    if t["at_right_hand_turn"]:
        return "played_in_turn", frozenset(
            {("PlayItInTurn", "57D"), ("WeighWhatItShowed", "16B1")}
        )
    lost = {
        "both_hands": number_of(edition, "57C", "57C1", "57C1"),
        "dummy": number_of(edition, "57C", "57C1", "57C2"),
    }
    played = str(t["declarer_side_played"])
    if played in lost:
        return "no_penalty_card", frozenset({("LetThePlayStand", lost[played])})
    if t["disobeyed"]:
        return "revoke", frozenset({("RuleARevoke", "61A")})
    found = {("PlayAnyLegalCardIfUnable", "57B"), *from_now_on(edition), *which_one(t)}
    if t["partner_played_too_soon"]:
        found.add(("PenaliseThatCardToo", "49"))
    choices = {"highest": "57A1", "lowest": "57A2"}
    choices |= {"other_suit": "57A3"} if edition >= 2017 else {}
    choices["not_other_suit"] = number_of(edition, "57A3", "57A3", "57A4")
    chosen = str(t.get("play_choice", "not_yet"))
    if chosen in choices:
        return "major", frozenset({*found, (CHOSEN[chosen], choices[chosen])})
    found |= {(OFFERED[one], article) for one, article in choices.items()}
    return "declarer_chooses", frozenset({*found, ("LetDeclarerChooseThePlay", "57A")})


OFFERED = {
    "highest": "OfferTheHighest",
    "lowest": "OfferTheLowest",
    "other_suit": "OfferToRequireAnotherSuit",
    "not_other_suit": "OfferToForbidAnotherSuit",
}
CHOSEN = {
    "highest": "RequireTheHighest",
    "lowest": "RequireTheLowest",
    "other_suit": "RequireAnotherSuit",
    "not_other_suit": "ForbidAnotherSuit",
}


def while_it_lies(edition: int) -> set[tuple[str, str]]:
    information: dict[int, set[tuple[str, str]]] = {
        1997: {("UseTheDutyAlone", "16A")},
        2007: {("UseTheDutyAlone", "50E2"), ("AdjustIfItHelped", "50E3")},
        2017: {
            ("UseThePenaltyCardWhileItLies", "50E1"),
            ("ForgetHowItCameAbout", "50E3"),
            ("AdjustIfThePenaltyCardHelped", "50E4"),
        },
    }
    return {("LeaveItFaceUp", "50A"), *as_of(information, edition)}


def once_picked_up(edition: int) -> set[tuple[str, str]]:
    found = {("IgnoreWhatItShowed", number_of(edition, "16A", "50E2", "50E2"))}
    return {*found, ("AdjustIfItHelped", "50E3")} if edition == 2007 else found


def exposed(edition: int, t: Told) -> Found:
    found = beside(edition, t)
    shown = t["how"] != "named" and not by_play(t)
    alone = not by_play(t) and t["number_of_penalty_cards"] == "one"
    if alone and not t["honour"] and not (shown and t["deliberate"]):
        found |= {("MinorPenaltyCard", "50B"), ("PlayItBeforeOtherSmallCards", "50C")}
        if t["call_withdrawn"] and t["on_lead"] == "partner":
            found.add(after_a_withdrawn_call(edition))
        return "minor", frozenset(found | while_it_lies(edition))
    if t["on_lead"] == "partner":
        status, more = before_the_lead(edition, t)
        return status, frozenset(found | more)
    found |= {
        ("MajorPenaltyCard", "50B"),
        ("PlayItAtTheFirstOpportunity", number_of(edition, "50D1", "50D1(a)", "50D1(a)")),
        *while_it_lies(edition),
    }
    if t["on_lead"] == "other":
        found.add(("StopTheLeadUntilDeclarerChooses", "50D2"))
    return "major", frozenset(found | which_one(t))


def by_play(t: Told) -> bool:
    """The card was led or played, and so is major whatever its rank."""
    if t["how"] != "another_way":
        return t["how"] in {"led_out_of_turn", "revoke_corrected", "played_early"}
    return t["other_way"] in {
        "before_declarers_lead",
        "withdrawn_after_a_revoke",
        "both_sides_revoked",
        "fifth_card",
    }


def beside(edition: int, t: Told) -> set[tuple[str, str]]:
    """What is ordered beside, whatever kind of penalty card it is."""
    found = two_faces(t)
    if t["how"] == "revoke_corrected" and t["dummy_asked"]:
        found.add(("WarnDummy", number_of(edition, "42B1", "61B2(b)", "61B2(b)")))
        found.add(("WeighTheQuestion", number_of(edition, "16A", "16B", "16B1")))
    if t.get("deliberate") and t["how"] != "named":
        found.add(("ConsiderWhetherHeCouldHaveKnown", number_of(edition, "72B1", "23", "72C")))
    return found


BINDING = {
    "one": ("50D2(a)", "50D2(a)"),
    "same_suit": ("51B1(a)", "51B1(b)"),
    "several_suits": ("51B2(a)", "51B2(b)"),
}


def of_the_leaders_own(edition: int, choice: str) -> tuple[str, str]:
    if choice == "none":
        return "LeadTheOwnPenaltyCard", number_of(edition, "50D1", "50D1(a)", "50D1(a)")
    return "LetTheChoiceGoFirst", number_of(edition, "50D1", "50D1(b)", "50D1(b)")


def not_both(t: Told) -> set[tuple[str, str]]:
    """Of several suits he may require one or forbid some: who has done both chooses again."""
    chose_both = t["number_of_penalty_cards"] == "several_suits" and t["chose_both"]
    return {("LetDeclarerMakeOneChoice", "51B2")} if chose_both else set()


def before_the_lead(edition: int, t: Told) -> tuple[str, set[tuple[str, str]]]:
    choice = str(t["declarer_choice"])
    bound = choice in {"require", "forbid"}
    if bound and t["disobeyed"]:
        return "revoke", {("RuleARevoke", "61A")}
    number = str(t["number_of_penalty_cards"])
    require, forbid = BINDING[number]
    found: set[tuple[str, str]] = set()
    if t["leader_has_penalty_card"]:
        found.add(of_the_leaders_own(edition, choice))
    if t["call_withdrawn"]:
        found.add(after_a_withdrawn_call(edition))
    if bound:
        order = ("RequireTheSuit", require) if choice == "require" else ("ForbidTheSuit", forbid)
        found |= {order, ("PlayAnyLegalCardIfUnable", "59"), *once_picked_up(edition)}
        return "picked_up", found
    found |= {("MajorPenaltyCard", "50B"), *while_it_lies(edition)}
    free = "51B2(c)" if edition >= 2017 and number == "several_suits" else "50D2(b)"
    if choice == "none":
        return "major", {*found, ("LeaveTheLeadFree", free), *which_one(t)}
    chosen = "51B2" if number == "several_suits" else "50D2"
    found |= {("LetDeclarerChooseTheLead", chosen), ("OfferAFreeLead", free)}
    if number == "one":
        found.add(("OfferTheSuit", "50D2(a)"))
    else:
        found |= {("OfferToRequire", require), ("OfferToForbid", forbid), *not_both(t)}
    if choice == "led_too_soon":
        found.add(("PenaliseTheCardLedToo", "50D2"))
    return "declarer_chooses", found
