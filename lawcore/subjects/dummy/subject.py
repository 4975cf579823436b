"""What dummy may do."""

from lawcore.build import build_subject
from lawcore.subjects.dummy import judgement, law_42, law_43a, law_43b
from lawcore.subjects.dummy.facts import Dummy

SUBJECT = build_subject("dummy", 60, Dummy, law_42, law_43a, law_43b, judgement)
