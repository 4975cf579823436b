"""Questions about a revoke: who may ask whom."""

from lawcore.cases.inquiry import Inquiry
from lawcore.laws.inquiry import judgement, law_42, law_61, law_66
from lawcore.subjects.making import made

SUBJECT = made("inquiry", 70, Inquiry, law_61, law_42, law_66, judgement)
