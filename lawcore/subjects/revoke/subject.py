"""Revokes."""

from lawcore.build import build_subject
from lawcore.subjects.revoke import (
    judgement,
    law_16,
    law_43,
    law_50,
    law_61,
    law_62,
    law_63,
    law_63b_of_1997,
    law_64,
    law_66,
    law_69,
)
from lawcore.subjects.revoke.facts import Revoke

SUBJECT = build_subject(
    "revoke",
    10,
    Revoke,
    law_64,
    law_62,
    law_63,
    law_63b_of_1997,
    law_43,
    law_50,
    law_16,
    law_61,
    law_66,
    law_69,
    judgement,
    severally=True,
)
