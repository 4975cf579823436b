"""Questions about a revoke: who may ask whom."""

from lawcore.build import build_subject
from lawcore.subjects.inquiry import judgement, law_42, law_61, law_66
from lawcore.subjects.inquiry.facts import Inquiry

SUBJECT = build_subject("inquiry", 70, Inquiry, law_61, law_42, law_66, judgement)
