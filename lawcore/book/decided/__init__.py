"""Decided cases: rulings given elsewhere, what the law says of them here, and how far both agree.

A file of cases for each subject, plain TOML. `lawcore.book.decided.case` describes its fields.
"""

from lawcore.book.decided.agreement import Agreement, ComparedCase, compared
from lawcore.book.decided.case import SHIPPED, BadCase, Case, CaseOutcome, cases, not_expressible
from lawcore.book.decided.command import run
from lawcore.book.entries import EntryFault
