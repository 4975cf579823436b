"""Answers to general questions: "how many tricks does a revoke cost?", "may dummy ask?".

An answer is general and never a ruling. It says the usual course, and names what is left to the
Director without deciding it.
"""

from lawcore.understanding.answers.cards import CARDS, AnswerCard, CardWords, is_shown, of_subject
from lawcore.understanding.answers.meant import Meant, meant
from lawcore.understanding.answers.nearest import prepare

__all__ = [
    "CARDS",
    "AnswerCard",
    "CardWords",
    "Meant",
    "is_shown",
    "meant",
    "of_subject",
    "prepare",
]
