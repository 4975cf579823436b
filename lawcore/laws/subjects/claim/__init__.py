"""Claims and concessions."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_79c as shared_79c
from lawcore.laws.subjects.claim import (
    judgement,
    law_63,
    law_68,
    law_68d,
    law_69,
    law_70,
    law_71,
    law_79,
)
from lawcore.laws.subjects.claim.facts import Claim

SUBJECT = declare_subject(
    "claim",
    20,
    Claim,
    law_68,
    law_68d,
    law_63,
    law_69,
    law_70,
    law_71,
    law_79,
    shared_79c,
    judgement,
    premises={
        shared_79c.raised_after_the_correction_period: law_79.raised_too_late,
    },
    counted={
        "D5": ("the_claimers_revoked", "the_others_agreement_is_complete"),
        "D11": ("what_partner_saw",),
        "D15": (
            "all_four_played_on",
            "playing_on_by_agreement",
            "played_on_by_agreement",
            "to_be_ruled",
            "ruled_now",
            "later_play",
        ),
        "D16": ("any_other_line_irrational", "the_position_is_open"),
        "D17": ("later_play_is_evidence",),
        "D18": ("partner_objected",),
        "D19": (
            "agreed_to_lose_a_trick_won",
            "likely_to_be_won",
            "agreed_to_lose_a_likely_trick",
            "agreement_is_kept_to",
        ),
        "D20": (
            "conceded_a_trick_won",
            "conceded_a_sure_trick",
            "concession_stands",
            "no_legal_play_would_lose_it",
            "the_contract_was_settled",
        ),
        "D21": ("line_not_in_the_statement",),
    },
    same_effect=(
        frozenset({"too_late", "agreed", "not_yet_agreed", "accepted", "stands"}),
        frozenset({"no_claim", "no_concession", "played_out"}),
        frozenset({"to_be_judged", "refused"}),
        frozenset({"to_be_judged", "trick_restored"}),
        frozenset({"agreed", "to_be_judged"}),
        frozenset({"stands", "to_be_judged"}),
        frozenset({"too_late", "to_be_judged"}),
        frozenset({"not_yet_agreed", "to_be_judged"}),
        frozenset({"accepted", "to_be_judged"}),
    ),
)
