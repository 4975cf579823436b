"""Facts and answers in a few words, so that several stand in one line, in one language."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from lawcore.engine.fact import Answer, Answers
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.filled import Speech, answer_key

Option: TypeAlias = Callable[[str, str, Answer, Answers], str]
"""Returns the plain label of an option of a subject's fact, given what was told."""


class Names:
    """Facts and answers in few words, in one language.

    The words are messages of a subject: `brief-FACT` names a fact ("trick"), `brief-FACT-ANSWER`
    an answer as it is understood without its question ("played on"), `supposed-FACT` the usual
    answer of a rare circumstance ("he had the suit").
    """

    def __init__(self, speech: Speech, plain_option: Option) -> None:
        self._speech = speech
        self._plain_option = plain_option

    def fact(self, subject: str, name: str, answers: Answers) -> str:
        """Return the name of a fact, empty if it has none."""
        return self._say(subject, name, answers, "brief-{}") or ""

    def answers(
        self, subject: str, known: Iterable[tuple[str, Answer]], answers: Mapping[str, Answer]
    ) -> list[str]:
        """Return answers by their facts as they are understood without their questions."""
        return [self.answer(subject, name, value, answers) for name, value in known]

    def answer(self, subject: str, name: str, value: Answer, answers: Mapping[str, Answer]) -> str:
        """Return an answer as it is understood without its question, otherwise its label."""
        if SUBJECTS[subject].is_count(name):
            return self._speech.of(subject).say("several.number", number=str(value))
        known = {**answers, name: value}
        own = self._say(subject, name, known, f"brief-{{}}-{answer_key(value)}")
        if own is None and value == SUBJECTS[subject].usual(name):
            own = self.supposed(subject, name, known)
        if own:
            return own
        label = self.label(subject, name, value, known)
        return label[:1].lower() + label[1:]

    def label(self, subject: str, name: str, value: Answer, answers: Answers) -> str:
        """Return the label of the button of an answer."""
        label = self._say(subject, name, answers, f"choice-{{}}-{answer_key(value)}")
        if label is not None:
            return label
        plain = self._plain_option(subject, name, value, answers)
        return self._speech.say("trick-number", trick=int(plain)) if plain.isdigit() else plain

    def supposed(self, subject: str, name: str, answers: Answers) -> str:
        """Return the usual answer of a rare circumstance within a sentence; empty without one."""
        return self._say(subject, name, answers, "supposed-{}") or ""

    def addressee(self, to: str) -> str:
        """Return those to whom something is said, within a sentence: "to the defenders"."""
        return self._speech.say(f"to-{to}")

    def _say(self, subject: str, name: str, answers: Answers, key: str) -> str | None:
        fact = SUBJECTS[subject].fact_ref(name, answers)
        if fact.series:
            return None
        wanted = key.format(fact.name)
        has = self._speech.of(subject).has(wanted)
        return self._speech.filled(subject, wanted, fact.answers) if has else None
