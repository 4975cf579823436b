"""What dummy may do."""

from lawcore.cases.dummy import Dummy
from lawcore.laws.dummy import judgement, law_42, law_43a, law_43b
from lawcore.subjects.making import made

SUBJECT = made("dummy", 60, Dummy, law_42, law_43a, law_43b, judgement)
