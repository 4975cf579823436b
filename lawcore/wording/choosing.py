"""Questions as buttons in the words of one language, with rare circumstances supposed."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from lawcore.engine.fact import Answer, Answers, Choice
from lawcore.engine.ruling import Asked, Unusual
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.filled import Speech, answer_key

Ask: TypeAlias = Callable[[str, str, Answers], str]
"""Returns the plain question of a fact of a subject, given what was told."""
Option: TypeAlias = Callable[[str, str, Answer, Answers], str]
"""Returns the plain label of an option."""


@dataclass(frozen=True, slots=True)
class Button:
    """A choice with its label."""

    text: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class ButtonGroup:
    """Choices behind one button: its label, and the question once it is pressed."""

    name: str
    text: str
    ask: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Choosing:
    """A question with its note, empty if there is none, and its buttons in order."""

    ask: str
    note: str
    buttons: tuple[Button | ButtonGroup, ...]

    @property
    def each(self) -> tuple[Button, ...]:
        """Every button, also those behind a group."""
        return tuple(
            button
            for shown in self.buttons
            for button in (shown.buttons if isinstance(shown, ButtonGroup) else (shown,))
        )


@dataclass(frozen=True, slots=True)
class UnusualGroup:
    """Rare circumstances behind one button: its label, its notes, and each fact as a question."""

    name: str
    text: str
    notes: tuple[str, ...]
    facts: tuple[tuple[str, Choosing], ...]


class Choices:
    """Questions as buttons, in one language.

    A question and a label may have words of their own for this, `ask-…` and `choice-…`; otherwise
    they are the plain ones.
    """

    def __init__(self, speech: Speech, plain_ask: Ask, plain_option: Option) -> None:
        self._speech = speech
        self._plain_ask = plain_ask
        self._plain_option = plain_option

    def question(self, subject: str, asked: Asked, answers: Answers) -> Choosing:
        """Return a fact that is asked as a question with its buttons; *yes* stands before *no*."""
        buttons: list[Button | ButtonGroup] = []
        choices = asked.choices or tuple(Choice(option) for option in asked.options)
        for group, chosen in groupby(choices, lambda choice: choice.group):
            each = tuple(self._button(subject, asked.name, choice, answers) for choice in chosen)
            if group is None or len(each) == 1:
                buttons.extend(each)
            else:
                buttons.append(self._group(subject, asked.name, group, each, answers))
        note = self._say(subject, asked.name, answers, "ask-{}.note", "fact-{}.aside")
        ask = self.asks(subject, asked.name, answers)
        return Choosing(ask, note or "", self._yes_before_no(buttons))

    def _yes_before_no(
        self, buttons: list[Button | ButtonGroup]
    ) -> tuple[Button | ButtonGroup, ...]:
        """Return buttons of which one says *yes* alone and another *no* in that order."""
        labels = [button.text for button in buttons]
        yes, no = self._speech.say("yes"), self._speech.say("no")
        if yes in labels and no in labels[: labels.index(yes)]:
            buttons.insert(labels.index(no), buttons.pop(labels.index(yes)))
        return tuple(buttons)

    def unusual(self, subject: str, group: Unusual, answers: Answers) -> UnusualGroup:
        """Return rare circumstances that may still be told, with their labels."""
        text = self._speech.of(subject).say(f"rare-{group.group}")
        facts = tuple(
            (asked.name, self.question(subject, asked, answers)) for asked in group.facts
        )
        notes = dict.fromkeys(choosing.note for _, choosing in facts if choosing.note)
        return UnusualGroup(group.group, text, tuple(notes), facts)

    def asks(self, subject: str, name: str, answers: Answers) -> str:
        """Return the question of a fact."""
        own = self._say(subject, name, answers, "ask-{}", "fact-{}")
        if own is None:
            return self._plain_ask(subject, name, answers)
        number = SUBJECTS[subject].fact_ref(name, answers).number
        if SUBJECTS[subject].how_many(answers) == number == 1:
            return own
        return self._speech.of(subject).say("further", number=number, question=own)

    def _button(self, subject: str, name: str, choice: Choice, answers: Answers) -> Button:
        return Button(self.label(subject, name, choice, answers), choice)

    def label(self, subject: str, name: str, choice: Choice, known: Answers) -> str:
        """Return the label of a choice, which may be another within its group."""
        answers = (choice.answer, *(answer for _, answer in choice.also))
        told_by_it = "-".join(str(answer_key(answer)) for answer in answers)
        grouped, own = f"choice-{{}}-{choice.group}-{told_by_it}", f"choice-{{}}-{told_by_it}"
        plain = tuple(f"{kind}-{{}}-{answer_key(choice.answer)}" for kind in ("choice", "option"))
        label = self._say(subject, name, known, grouped, own, *plain)
        return label or self._plain_option(subject, name, choice.option, known)

    def offer(
        self,
        subject: str,
        name: str,
        answer: Answer,
        answers: Answers,
        part: str = "",
    ) -> str | None:
        """Return the words that offer a player a choice; None without any.

        With the part ".then" they are those before further choices that it brings.
        """
        return self._say(subject, name, answers, f"offer-{{}}-{answer_key(answer)}{part}")

    def chosen(self, subject: str, name: str, answer: Answer, answers: Answers) -> str | None:
        """Return the label of what a player chooses; None where it is the plain one."""
        return self._say(subject, name, answers, f"chosen-{{}}-{answer_key(answer)}")

    def choosing(self, subject: str, name: str, answers: Answers) -> str | None:
        """Return the question what a player chooses; None where the plain one asks for that."""
        return self._say(subject, name, answers, "choose-{}")

    def decided_by(self, subject: str, name: str, answers: Answers) -> str | None:
        """Return what a fact decides, within a sentence: "who won the trick"; None without it."""
        return self._say(subject, name, answers, "depends-{}")

    def _group(
        self,
        subject: str,
        name: str,
        group: str,
        buttons: tuple[Button, ...],
        answers: Answers,
    ) -> ButtonGroup:
        text = self._say(subject, name, answers, f"group-{{}}-{group}")
        ask = self._say(subject, name, answers, f"group-{{}}-{group}.ask")
        return ButtonGroup(group, text or group, ask or self.asks(subject, name, answers), buttons)

    def _say(self, subject: str, name: str, answers: Answers, *keys: str) -> str | None:
        """Return the first message there is about a fact, filled in; None without any."""
        fact = SUBJECTS[subject].fact_ref(name, answers)
        if fact.series:
            return None
        found = self._speech.of(subject).first_of(key.format(fact.name) for key in keys)
        return None if found is None else self._speech.filled(subject, found, fact.answers)
