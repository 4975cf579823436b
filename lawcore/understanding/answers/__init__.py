"""Answers to general questions: "how many tricks does a revoke cost?", "may dummy ask?".

An answer is general and never a ruling. It says the usual course, and names what is left to the
Director without deciding it.
"""

from lawcore.understanding.answers.cards import CARDS, AnswerCard, CardWords, is_shown
from lawcore.understanding.answers.nearest import Meant, meant, prepare

__all__ = ["CARDS", "AnswerCard", "CardWords", "Meant", "is_shown", "meant", "prepare"]
