"""What was done before the Director came, or ruled wrongly."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.subjects.before_director import (
    law_9_and_10,
    law_11_and_12,
    law_25_to_60,
    law_81_and_82,
)
from lawcore.laws.subjects.before_director.facts import BeforeDirector

SUBJECT = declare_subject(
    "before_director",
    365,
    BeforeDirector,
    law_9_and_10,
    law_25_to_60,
    law_11_and_12,
    law_81_and_82,
    since=2017,
    same_effect=(frozenset({"may_be_forfeited", "to_be_judged"}),),
    group="cards",
)
