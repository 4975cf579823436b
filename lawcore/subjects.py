"""The subjects that can be asked about, each with its facts and its Laws."""

from lawcore.article import Code
from lawcore.cases.revoke import Revoke
from lawcore.editions import BOOKS
from lawcore.laws import (
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
from lawcore.subject import Subject

_AMENDMENTS = {book.edition: book.amendments for book in BOOKS}

REVOKE = Subject(
    name="revoke",
    facts=Revoke,
    books=Code.of(
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
    ).edited(_AMENDMENTS),
    severally=True,
)

SUBJECTS = {subject.name: subject for subject in (REVOKE,)}
