"""Revokes."""

from lawcore.cases.revoke import Revoke
from lawcore.laws.revoke import (
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
from lawcore.subjects.making import made

SUBJECT = made(
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
