"""Which message says what: a use a line, with the messages that may say it, the first there is.

In a key stand `{order}`, the name of an order; `{article}`, the number under which it is given,
letters and digits alone; `{status}`; `{fact}`; `{answer}`; `{tells}`, all answers that a button
tells; `{group}`, the group of a button. For each use a translator may write the first message of
its line; where there is none, the next one is said.
"""

from collections.abc import Mapping
from typing import Final

_HEADLINES = ("headline-{order}-{article}", "headline-{order}", "headline-{status}")

USES: Final[Mapping[str, tuple[str, ...]]] = {
    # A ruling, by the order that decides it.
    "headline": _HEADLINES,  # in a line, with its articles
    "result": ("result-{order}-{article}", "result-{order}", "result-{status}", *_HEADLINES),
    "outcome": ("outcome-{order}", "outcome-{status}"),  # in a list
    # An order.
    "do": ("step-{order}", "order-{order}"),  # what the Director does
    "step": ("step-{order}", "say-{order}", "order-{order}"),  # on a screen
    "short": ("short-{order}", "order-{order}"),  # within a list
    "aside": ("aside-{order}",),  # what can wait; empty if another order's aside says it too
    "task": ("task-{order}",),  # what is left to be done; empty if another order's task says it
    # A fact.
    "ask": ("ask-{fact}", "fact-{fact}"),  # the question
    "note": ("ask-{fact}.note", "fact-{fact}.aside"),  # below it
    "label": (  # a button
        "choice-{fact}-{group}-{tells}",
        "choice-{fact}-{tells}",
        "choice-{fact}-{answer}",
        "option-{fact}-{answer}",
    ),
    "answer": ("choice-{fact}-{answer}",),  # an answer as its button calls it
    "group": ("group-{fact}-{group}",),  # several buttons behind one
    "ask-group": ("group-{fact}-{group}.ask",),
    "name": ("brief-{fact}",),  # the fact in a word or two
    "brief": ("brief-{fact}-{answer}",),  # an answer as it is understood without its question
    "supposed": ("supposed-{fact}",),  # the usual answer of a rare circumstance
    "decides": ("depends-{fact}",),  # what the fact decides: "who won the trick"
    "if": ("if-{fact}-{answer}",),  # where an answer is so
    "choose": ("choose-{fact}",),  # what a player chooses, as a question
    "chosen": ("chosen-{fact}-{answer}",),  # the button of what a player chooses
    "offer": ("offer-{fact}-{answer}",),  # the words that offer a player a choice
    "offer-then": ("offer-{fact}-{answer}.then",),  # before further choices that it brings
    "offers": ("offer-{fact}",),  # before all of them
}
