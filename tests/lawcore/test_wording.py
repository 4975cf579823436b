"""What is said about the law: complete in every language, all of it used, nothing half said."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import lawcore
from lawcore import EDITIONS, SUBJECTS, BoardRuling, Edition, Fault, Order, Question, Ruling, Status
from lawcore.article import LAST, Provision, Remark
from lawcore.board import REVOKES, enquire
from lawcore.cases.board import Further
from lawcore.cases.revoke import Hand
from lawcore.enquiry import consider
from lawcore.explore import Dialogue, dialogues
from lawcore.fact import Answer, Fact
from lawcore.ruling import BadAnswer, Branches
from lawcore.wording import LANGUAGES, Told, Wording
from tests.lawcore.vectors import ORDINARY, Answers

HERE = Path(lawcore.__file__).parent
REVOKE = SUBJECTS["revoke"]
LONGEST_LABEL = 24
SAMPLED = 50
LISTS = frozenset({"took", "they_took", "playable"})
"""What is asked of each trick where several revokes are counted."""
ASKED_IN_BRANCHES = frozenset({"J5"})
"""The point of judgement that no provision makes: it comes of counting several revokes."""

HANDS = (*Hand, None)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EDITION = pytest.mark.parametrize("edition", EDITIONS, ids=int)
