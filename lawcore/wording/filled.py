"""The messages of one language, subject by subject, filled in with answers."""

from functools import cache, lru_cache

from lawcore.engine.fact import Answer, Answers, Edition, Facts
from lawcore.languages.messages import Texts, texts_of
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS
from lawcore.wording.uses import USES

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
