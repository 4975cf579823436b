"""Cards exposed in the auction."""

from lawcore.provisions import law_72c_calls
from lawcore.subject import declare_subject
from lawcore.subjects.exposed_card import judgement, law_24
from lawcore.subjects.exposed_card.facts import ExposedCard

SUBJECT = declare_subject(
    "exposed_card",
    140,
    ExposedCard,
    law_24,
    law_72c_calls,
    judgement,
    premises={
        law_72c_calls.damage_may_have_been_foreseen: law_24.partner_has_to_pass,
    },
    since=2017,
    same_effect=(frozenset({"back_to_the_hand", "picked_up"}),),
    group="cards",
)
