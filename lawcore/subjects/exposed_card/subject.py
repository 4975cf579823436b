"""Cards exposed in the auction."""

from lawcore.build import build_subject
from lawcore.provisions import law_16c_calls, law_72c_calls
from lawcore.subjects.exposed_card import judgement, law_24
from lawcore.subjects.exposed_card.facts import ExposedCard

SUBJECT = build_subject(
    "exposed_card",
    140,
    ExposedCard,
    law_24,
    law_16c_calls,
    law_72c_calls,
    judgement,
    premises={
        law_16c_calls.call_is_withdrawn: law_24.each_kind_of_exposure,
        law_72c_calls.damage_may_have_been_foreseen: law_24.partner_has_to_pass,
    },
    since=2017,
    same_effect=(frozenset({"back_to_the_hand", "picked_up"}),),
    group="cards",
)
