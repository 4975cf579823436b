"""The changes that change nothing, and the comparison that proves it."""

from collections.abc import Iterator, Mapping

from lawcore import SUBJECTS, Edition, Question, Ruling, Subject
from lawcore.engine.fact import Answer
from lawcore.engine.reading import consider
from lawcore.engine.ruling import Doubt
from tests.lawcore.shared import takers
from tools.mutants.anew import rebuilt
from tools.mutants.changes import OF_ALL, Mutant

ONLY_IF_PENDING = "it is read only where a revoke is pending"
ONLY_OF_THE_OTHERS = f"{ONLY_IF_PENDING}, and not the claimers' own"
OF_NO_TAKER = "no subject that takes this provision is ruled on in so early an edition"

EQUIVALENT: Mapping[str, Mapping[str, str]] = {
    "provisions": {
        f"{provision}: since {year} -> {earlier}": OF_NO_TAKER
        for provision, year, earliest in (
            ("what_a_withdrawn_call_told.numbered", 2007, 1997),
            ("_lead_by_the_suits_that_it_showed", 2007, 1997),
            ("could_have_been_aware.numbered", 2007, 1997),
            ("told_of_the_right_to_appeal", 2017, 2007),
        )
        for earlier in (0, earliest)
    },
    "revoke": {
        "dummy_had_his_rights: case.dummy_drew_attention and (not case.dummy_lost_rights) -> "
        "case.dummy_drew_attention": (
            "where a dummy without rights spoke first, no card is taken back without rectification"
        ),
        "another_card_than_the_penalty_card: case.hand is Hand.DEFENDER and case.duty is "
        "Duty.PENALTY_CARD -> case.duty is Duty.PENALTY_CARD": (
            "that a penalty card was to be played cannot be told of declarer's side"
        ),
        "attention_came_too_late: False -> True": (
            "79C is cited already, for the result that stands"
        ),
    },
    "claim": {
        "faced_after_an_opening_lead: not no_claim_was_meant(case) or case.by is not "
        "By.DECLARER -> not no_claim_was_meant(case)": (
            "that an opening lead out of turn was the reason cannot be told of a defender"
        ),
        "the_claimers_revoked: a_revoke_is_pending(case) and case.revoke_pending is "
        "RevokeBy.CLAIMERS -> case.revoke_pending is RevokeBy.CLAIMERS": ONLY_IF_PENDING,
        "_or_the_others_agreed: False -> True": ONLY_IF_PENDING,
        "the_others_agreement_is_complete: not a_revoke_is_pending(case) or "
        "case.revoke_pending is not RevokeBy.OTHERS -> not a_revoke_is_pending(case) and "
        "case.revoke_pending is not RevokeBy.OTHERS": (ONLY_OF_THE_OTHERS),
        "the_others_agreement_is_complete: not a_revoke_is_pending(case) or "
        "case.revoke_pending is not RevokeBy.OTHERS -> case.revoke_pending is not "
        "RevokeBy.OTHERS": ONLY_IF_PENDING,
        "the_others_agreement_is_complete: not a_revoke_is_pending(case) or "
        "case.revoke_pending is not RevokeBy.OTHERS -> not a_revoke_is_pending(case)": (
            ONLY_OF_THE_OTHERS
        ),
        "the_others_agreement_is_complete: False -> True": ONLY_OF_THE_OTHERS,
        "the_revoke_is_counted_afterwards: not a_revoke_is_pending(case) or not "
        "established_by_the_claim(case) -> not established_by_the_claim(case)": (
            "a claim establishes only a revoke that is pending"
        ),
        "the_trump_is_open: not trump_not_mentioned(case) or the_trump_wins(case) -> not "
        "trump_not_mentioned(case)": (
            "whatever reads it has looked before whether the trump wins"
        ),
        "hangs_on_partners_play: a_contested_claim(case) and case.by is facts.By.DEFENDER and "
        "case.defender_claim_depends_on_partner and (not the_trump_wins(case)) -> "
        "a_contested_claim(case) and case.defender_claim_depends_on_partner and (not "
        "the_trump_wins(case))": (
            "that a claim depends on partner's play cannot be told of declarer"
        ),
        "taken_back_in_time: case.accepted is Accepted.LATER_WITHDRAWN and "
        "agreement_complete(case) -> agreement_complete(case)": (
            "it is read only where the conceders, or who had agreed, take something back"
        ),
    },
    "penalty_card": {
        "shown_with_words: a_defenders(case) and case.how is How.CLAIM_CONTEXT -> case.how is "
        "How.CLAIM_CONTEXT": (
            "that a card was shown with words cannot be told of declarer's side"
        ),
        "dummy_asked_a_defender: exposed(case) and case.how is How.REVOKE_CORRECTED and "
        "case.dummy_asked -> case.how is How.REVOKE_CORRECTED and case.dummy_asked": (
            "a card that a defender withdrew for a revoke is exposed"
        ),
        "the_suit_is_one: partner_is_to_lead(case) and (not of_several_suits(case)) -> not "
        "of_several_suits(case)": (
            "whatever reads it looks at declarer's choice besides, which is one of partner's lead"
        ),
        "shown_about_the_trick_in_progress: case.role is not facts.Role.DEFENDER or case.how is "
        "not facts.How.CLAIM_CONTEXT -> case.how is not facts.How.CLAIM_CONTEXT": (
            "that a card was shown with words cannot be told of declarer's side"
        ),
    },
    "dummy": {
        "speaks_of_a_defenders_irregularity: law_43a.is_the_first_to_point(case) and "
        "case.was_irregularity_by is Irregular.DEFENDER -> case.was_irregularity_by is "
        "Irregular.DEFENDER": ("43B3 alone reads it, of a dummy who was the first to speak"),
    },
    "unauthorised_information": {
        "withdrawn_and_chose_what_was_suggested: law_16.from_a_withdrawn_action(case) and "
        "law_16.he_did_what_was_suggested(case) -> law_16.from_a_withdrawn_action(case)": (
            "whatever reads it looks at what came of the choice, once that is the one suggested"
        ),
    },
    "call_out_of_turn": {
        "partner_calls_first: at_another_turn(case) and is_cancelled(case) -> "
        "at_another_turn(case)": (
            "whatever reads it looks besides whether there is no new call, or one not comparable: "
            "then nothing is left to be compared"
        ),
        "double_is_replaced: ruled_as_a_double(case) and law_29.rho_acts(case) -> "
        "ruled_as_a_double(case)": (
            "whatever reads it has looked at a new call, which there is only once RHO has acted"
        ),
    },
    "opening_lead": {
        "right_defender_had_led_face_down: faced_out_of_turn(case) and case.partner_down -> "
        "case.partner_down": ("whatever reads it has looked before at a lead faced out of turn"),
    },
    "inadmissible_call": {
        "waits_for_a_new_call: double_is_ruled(case) and case.cmp is NewCall.NONE -> "
        "case.cmp is NewCall.NONE": (
            "only what a double leads to reads it, after it was found that the double is ruled"
        ),
    },
    "lead_out_of_turn": {
        "a_defender_has_accepted_it: case.lead is not Kind.DECLARER or not "
        "later_lead_at_issue(case) -> not later_lead_at_issue(case)": (
            "53A alone reads it, after it has asked whether a defender's lead was accepted"
        ),
        "defenders_are_to_choose: case.lead is not Kind.DECLARER or not "
        "later_lead_at_issue(case) -> not later_lead_at_issue(case)": (
            "53A alone reads it, once declarer is not to choose; with nothing said to it such a "
            "lead is declarer's"
        ),
        "second_card_from_the_hand: case.lead is Kind.OPENING_FACED and "
        "opening_lead_accepted(case) and (case.reply is Reply.ACCEPTED) -> "
        "opening_lead_accepted(case) and case.reply is Reply.ACCEPTED": (
            "54B orders something on a faced opening lead only"
        ),
    },
}
"""By subject: the change of a provision, and why no case can tell it from the law as written."""


def changes_nothing(mutant: Mutant) -> bool:
    """Tell whether the changed law always asks and rules like the law as written."""
    shared = mutant.subject == OF_ALL
    names = [one.name for one in takers(mutant.law)] if shared else [mutant.subject]
    return all(
        next(differences(SUBJECTS[name], rebuilt(name, mutant)), None) is None for name in names
    )


def differences(one: Subject, other: Subject) -> Iterator[tuple[Edition, Mapping[str, Answer]]]:
    """Yield every difference between two answers, question by question."""
    for edition in one.books:
        waiting: list[dict[str, Answer]] = [{}]
        while waiting:
            told = waiting.pop()
            reply = reply_of(one, edition, told)
            if said(reply) != said(reply_of(other, edition, told)):
                yield edition, told
            if isinstance(reply, Question):
                asked = reply.facts[0]
                waiting += [{**told, asked.name: option} for option in asked.options]


def reply_of(
    subject: Subject, edition: Edition, told: Mapping[str, Answer]
) -> Question | Ruling | Doubt | None:
    """Return what the law asks or rules; None unless exactly one order decides."""
    try:
        return consider(subject, edition, told)
    except RuntimeError:
        return None


def said(reply: Question | Ruling | Doubt | None) -> object:
    """Return the content of a reply, without the findings behind it."""
    if not isinstance(reply, Ruling):
        return reply
    return reply.substance, reply.articles, reply.set_aside, reply.judgement
