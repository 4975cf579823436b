"""The changes that the specification counts, with the provisions that make each."""

from collections.abc import Mapping

COUNTED: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "D1": {"revoke": ("not_won_by_the_offender", "kept_a_playable_card")},
    "D2": {
        "revoke": ("defenders_may_ask_each_other", "a_defender_asked_his_partner"),
        "inquiry": (
            "a_defender_turns_to_his_partner",
            "forbidden_between_defenders",
            "defenders_may_ask",
        ),
    },
    "D3": {
        "revoke": ("counted_because_partner_asked",),
        "inquiry": ("counted_because_partner_asked",),
    },
    "D4": {"revoke": ("must_be_corrected",)},
    "D5": {
        "revoke": ("claimed_or_conceded", "let_the_opponents_claim_stand"),
        "claim": ("the_claimers_revoked", "the_others_agreement_is_complete"),
    },
    "D6": {"revoke": ("both_sides_correct", "both_were_corrected")},
    "D7": {
        "revoke": ("both_sides_revoked", "without_any_revoke", "both_sides_revoked_on_one_trick")
    },
    "D8": {"revoke": ("same_suit_again", "without_the_later_revokes")},
    "D9": {"revoke": ("a_card_in_sight_was_not_played",)},
    "D10": {"revoke": ("partners_play_is_tested",)},
    "D11": {
        "revoke": ("authorised_for_the_innocent_side", "unauthorised_for_the_offending_side"),
        "claim": ("what_partner_saw",),
        "penalty_card": ("what_the_words_told",),
        "played_card": ("authorised_for_who_followed", "unauthorised_for_declarers_side"),
    },
    "D12": {
        "revoke": ("only_the_defenders_score",),
        "dummy": ("no_rectification_now", "only_the_defenders_score"),
        "inquiry": ("no_rectification_now", "only_the_defenders_score"),
    },
    "D13": {
        "revoke": ("dummy_sees_that_he_follows_suit",),
        "dummy": ("sees_that_he_follows_suit",),
    },
    "D14": {"penalty_card": ("another_suit_required", "another_suit_forbidden")},
    "D15": {
        "claim": (
            "all_four_played_on",
            "playing_on_by_agreement",
            "to_be_ruled",
            "ruled_now",
            "later_play",
        )
    },
    "D16": {"claim": ("any_other_line_irrational", "the_position_is_open")},
    "D17": {"claim": ("later_play_is_evidence",)},
    "D18": {"claim": ("partner_objected",)},
    "D19": {
        "claim": (
            "agreed_to_lose_a_trick_won",
            "likely_to_be_won",
            "agreed_to_lose_a_likely_trick",
            "agreement_is_kept_to",
        )
    },
    "D20": {
        "claim": (
            "conceded_a_trick_won",
            "conceded_a_sure_trick",
            "concession_stands",
            "no_legal_play_would_lose_it",
            "the_contract_was_settled",
        )
    },
    "D21": {"claim": ("line_not_in_the_statement",)},
    "D22": {
        "played_card": (
            "unintended_designation",
            "asked_to_change",
            "changed_too_late",
            "a_change_of_mind",
            "he_paused_for_thought",
            "his_partner_had_played",
            "declarer_had_played_again",
        )
    },
}


def counted(subject: str, provision: str) -> str | None:
    """Return the key of the change a provision belongs to, None where nobody has counted it."""
    for key, subjects in COUNTED.items():
        if provision in subjects.get(subject, ()):
            return key
    return None
