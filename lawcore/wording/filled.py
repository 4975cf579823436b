"""The messages of one language, subject by subject, filled in with answers."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from lawcore.engine.fact import Answer, Answers, Edition, Facts
from lawcore.languages.messages import Texts, texts_of
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS

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
"""Which message says what: a use a line, with the messages that may say it, the first there is.

In a key stand `{order}`, the name of an order; `{article}`, the number under which it is given,
letters and digits alone; `{status}`; `{fact}`; `{answer}`; `{tells}`, all answers that a button
tells; `{group}`, the group of a button. For each use a translator may write the first message of
its line; where there is none, the next one is said.
"""


OF_ALL = ("common", "judgement", "changes", "provisions")
"""The files whose messages every subject may use."""
UNKNOWN = "unknown"
KEYS = 1024
"""How many keys of messages are remembered in a language."""


class Speech:
    """The messages of one language: of all subjects, and of each."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._common = texts_of(language, *OF_ALL)
        self.say = self._common.say
        self.has = self._common.has
        self.of = cache(self._of)
        self._key = lru_cache(maxsize=KEYS)(self._first)

    def _of(self, subject: str) -> Texts:
        """Return the messages of a subject, including those of all."""
        return texts_of(self.language, *OF_ALL, f"subjects/{subject}")

    def key(self, subject: str, use: str, **names: str | int) -> str | None:
        """Return the key of the message for a use, a line of USES; None if there is none.

        Messages of the language itself come before any that it lacks.
        """
        return self._key(subject, use, tuple(names.items()))

    def _first(
        self, subject: str, use: str, names: tuple[tuple[str, str | int], ...]
    ) -> str | None:
        said = dict(names)
        return self.of(subject).first_of(key.format_map(said) for key in USES[use])

    def filled(self, subject: str, key: str, answers: Answers, **more: str | int) -> str:
        """Return a message with the facts and arguments it speaks of.

        A fact nobody has told has the only possible answer, otherwise "unknown", as has one that
        was told as one of several numbers; raises KeyError if there is no such message.
        """
        texts = self.of(subject)
        wanted = texts.variables(key)
        if not wanted:
            return texts.say(key)
        facts = SUBJECTS[subject].facts
        return texts.say(
            key,
            **{
                name: more[name] if name in more else _argument(facts, name, answers)
                for name in sorted(wanted)
            },
        )

    def of_fact(
        self, use: str, subject: str, name: str, answers: Answers, **names: str | int
    ) -> str | None:
        """Return what is said of a fact for a use; None without any, or of one of a series."""
        fact = SUBJECTS[subject].fact_ref(name, answers)
        if fact.series:
            return None
        key = self.key(subject, use, fact=fact.name, **names)
        return None if key is None else self.filled(subject, key, fact.answers)


def _argument(facts: type[Facts], name: str, answers: Answers) -> str | int:
    answer = answers.get(name)
    fact = facts.named.get(name)
    if answer is None and fact is not None:
        possible = facts.offered(fact, answers)
        answer = possible[0] if len(possible) == 1 else None
    if answer is not None and facts.representative(name, answer) is not None:
        answer = None
    return answer_key(answer)


def in_edition(texts: Texts, key: str, edition: Edition) -> str:
    """Return a text in an edition: the first attribute that covers it, otherwise the value."""
    older = (f"{key}.until-{year}" for year in EDITIONS if year >= edition)
    return texts.say(next(filter(texts.has, older), key))


def answer_key(answer: Answer | None) -> str | int:
    """Return an answer as messages select by it."""
    if answer is None:
        return UNKNOWN
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return answer if isinstance(answer, int) else str(answer)


def capitalised(text: str) -> str:
    """Return a text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def uncapitalised(text: str) -> str:
    """Return a text as it stands within a sentence."""
    return text[:1].lower() + text[1:]
