"""Revokes."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16b as shared_16b
from lawcore.laws.provisions import law_16c as shared_16c
from lawcore.laws.provisions import law_42a as shared_42a
from lawcore.laws.provisions import law_43b as shared_43b
from lawcore.laws.provisions import law_50e as shared_50e
from lawcore.laws.provisions import law_72c as shared_72c
from lawcore.laws.provisions import law_79c as shared_79c
from lawcore.laws.subjects.revoke import (
    judgement,
    law_16,
    law_43,
    law_43b3_of_1997,
    law_50,
    law_61,
    law_62,
    law_63,
    law_63b_of_1997,
    law_64,
    law_66,
    law_67,
    law_69,
)
from lawcore.laws.subjects.revoke.facts import Revoke
from lawcore.laws.subjects.revoke.several import SeveralRevokes

SUBJECT = declare_subject(
    "revoke",
    10,
    Revoke,
    law_64,
    law_62,
    law_63,
    law_63b_of_1997,
    law_43,
    law_43b3_of_1997,
    shared_43b,
    shared_42a,
    law_50,
    shared_50e,
    law_16,
    shared_16c,
    shared_16b,
    law_61,
    law_66,
    shared_79c,
    shared_72c,
    law_67,
    law_69,
    judgement,
    several=SeveralRevokes(),
    premises={
        shared_16b.a_question_told_partner_something: law_16.a_defender_asked_his_partner,
        shared_16c.cards_of_who_did_not_err_are_withdrawn: law_50.a_card_is_withdrawn,
        shared_42a.a_card_of_dummys_hand_is_at_issue: law_43.a_revoke_of_dummys_hand,
        shared_43b.dummy_went_beyond_his_limits: law_43.dummy_went_too_far,
        shared_43b.play_goes_on_unrectified: law_43b3_of_1997.the_defenders_gain_is_looked_at,
        shared_50e.a_penalty_card_lies: law_50.a_penalty_card_informs,
        shared_72c.it_was_done_on_purpose: law_66.revoked_on_purpose,
        shared_79c.raised_after_the_correction_period: law_66.attention_came_too_late,
    },
    same_effect=(
        frozenset({"not_a_revoke", "too_late", "play_on", "established 0", "as_if_established 0"}),
        frozenset({"established 1", "as_if_established 1"}),
        frozenset({"established 2", "as_if_established 2"}),
    ),
)
