"""Every dialogue the law can hold, for tests and for print."""

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.engine.reading import consider
from lawcore.engine.ruling import Question, Ruling
from lawcore.engine.subject import Subject

Messages: TypeAlias = tuple[tuple[tuple[str, Answer], ...], ...]
"""Answers, message by message."""


class Dialogue(Struct, frozen=True):
    """The questions and answers, message by message, and the ruling at the end."""

    messages: Messages
    ruling: Ruling

    @property
    def answers(self) -> Answers:
        """All answers given."""
        return {name: answer for message in self.messages for name, answer in message}


def dialogues(
    subject: Subject,
    edition: Edition,
    settings: Answers | None = None,
    only: Mapping[str, Collection[Answer]] | None = None,
) -> Iterator[Dialogue]:
    """Yield every dialogue: at each question every option that is open.

    `only` restricts a fact to some options, if those represent the others. A list of rare
    circumstances is one message; its facts are told one after the other, and what no longer
    matters after one of them is not told. Volunteered facts are left as usual.
    """
    yield from _Walk(subject, edition, only or {}).on(dict(settings or {}), (), frozenset())


class _Walk(Struct, frozen=True):
    """A depth-first walk through all dialogues."""

    subject: Subject
    edition: Edition
    only: Mapping[str, Collection[Answer]]

    def on(
        self, answers: dict[str, Answer], messages: Messages, listed: frozenset[str]
    ) -> Iterator[Dialogue]:
        """Yield the dialogues that go on from there; `listed` are the facts of the last list."""
        reply = consider(self.subject, self.edition, answers)
        if isinstance(reply, Ruling):
            yield Dialogue(messages, reply)
            return
        if not isinstance(reply, Question):
            msg = f"nobody was unsure of {reply.fact}"
            raise TypeError(msg)
        facts = self.subject.facts.named
        asked = next(fact for fact in reply.facts if not facts[fact.name].volunteered)
        for option in asked.options:
            if option not in self.only.get(asked.name, asked.options):
                continue
            answer = (asked.name, option)
            answers[asked.name] = option
            if asked.name in listed:
                yield from self.on(answers, (*messages[:-1], (*messages[-1], answer)), listed)
            else:
                names = frozenset(fact.name for fact in reply.facts if reply.is_list)
                yield from self.on(answers, (*messages, (answer,)), names)
            del answers[asked.name]


class Statistics(Struct):
    """The number of dialogues, and their length in messages."""

    number: int = 0
    longest: int = 0
    total: int = 0

    @property
    def mean(self) -> float:
        """The mean length in messages."""
        return self.total / self.number if self.number else 0.0

    def count(self, dialogue: Dialogue) -> None:
        """Count one more dialogue."""
        length = len(dialogue.messages)
        self.number += 1
        self.total += length
        self.longest = max(self.longest, length)
