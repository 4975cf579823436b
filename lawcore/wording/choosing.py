"""Facts in the words of one language: questions, buttons, answers."""

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct

from lawcore.engine.fact import Answer, Answers, Choice
from lawcore.engine.ruling import Asked, Unusual
from lawcore.engine.subject import FactRef
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.filled import Speech, answer_key, uncapitalised


class LabelledChoice(Struct, frozen=True):
    """A choice with its label."""

    text: str
    choice: Choice


class ButtonGroup(Struct, frozen=True):
    """Choices behind one button: its label, and the question once it is pressed."""

    name: str
    text: str
    ask: str
    buttons: tuple[LabelledChoice, ...]


class Choosing(Struct, frozen=True):
    """A question with its note, empty if there is none, and its buttons in order."""

    ask: str
    note: str
    buttons: tuple[LabelledChoice | ButtonGroup, ...]

    @property
    def each(self) -> tuple[LabelledChoice, ...]:
        """Every button, also those behind a group."""
        return tuple(
            button
            for shown in self.buttons
            for button in (shown.buttons if isinstance(shown, ButtonGroup) else (shown,))
        )


class UnusualGroup(Struct, frozen=True):
    """Rare circumstances behind one button: its label, its notes, and each fact as a question."""

    name: str
    text: str
    notes: tuple[str, ...]
    facts: tuple[tuple[str, Choosing], ...]


class FactsInWords:
    """Facts in one language; `answers` are those given before."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech

    def question(self, subject: str, asked: Asked, answers: Answers) -> Choosing:
        """Return a fact that is asked as a question with its buttons; *yes* stands before *no*."""
        buttons: list[LabelledChoice | ButtonGroup] = []
        choices = asked.choices or tuple(Choice(option) for option in asked.options)
        ask, find = self.asks(subject, asked.name, answers), self._speech.of_fact
        for group, chosen in groupby(choices, lambda choice: choice.group):
            each = tuple(
                LabelledChoice(self.label(subject, asked.name, c, answers), c) for c in chosen
            )
            if group is None or len(each) == 1:
                buttons.extend(each)
            else:
                text = find("group", subject, asked.name, answers, group=group)
                asks = find("ask-group", subject, asked.name, answers, group=group)
                buttons.append(ButtonGroup(group, text or group, asks or ask, each))
        note = find("note", subject, asked.name, answers)
        return Choosing(ask, note or "", self._yes_before_no(buttons))

    def _yes_before_no(
        self, buttons: list[LabelledChoice | ButtonGroup]
    ) -> tuple[LabelledChoice | ButtonGroup, ...]:
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
        """Return the question of a fact where rare circumstances are supposed."""
        own = self._speech.of_fact("ask", subject, name, answers)
        if own is None:
            return self.plain(subject, name, answers)
        fact = SUBJECTS[subject].fact_ref(name, answers)
        is_alone = SUBJECTS[subject].how_many(answers) == fact.number == 1
        return own if is_alone else self.further(subject, fact, own)

    def plain(self, subject: str, name: str, answers: Answers) -> str:
        """Return the question of a fact where nothing is supposed."""
        fact = SUBJECTS[subject].fact_ref(name, answers)
        if fact.series:
            asked = self._speech.of(subject).say(f"list-{fact.series}")
        else:
            asked = self._speech.filled(subject, f"fact-{fact.name}", fact.answers)
        return asked if fact.number == 1 else self.further(subject, fact, asked)

    def further(self, subject: str, fact: FactRef, question: str) -> str:
        """Return a question with the number of its one among several."""
        return self._speech.of(subject).say("further", number=fact.number, question=question)

    def option(
        self, subject: str, name: str, answer: Answer, answers: Answers | None = None
    ) -> str:
        """Return the plain label of an option, at most 24 characters."""
        fact = SUBJECTS[subject].fact_ref(name, answers)
        if fact.series:
            say = self._speech.say
            return say("trick-number", trick=fact.place) if answer else say("no")
        if isinstance(answer, int) and not isinstance(answer, bool):
            return str(answer)
        return self._speech.filled(
            subject, f"option-{fact.name}-{answer_key(answer)}", fact.answers
        )

    def label(self, subject: str, name: str, choice: Choice, answers: Answers) -> str:
        """Return the label of a choice, which may be another within its group."""
        tells = (choice.answer, *(answer for _, answer in choice.also))
        names = {
            "group": str(choice.group),
            "tells": "-".join(str(answer_key(answer)) for answer in tells),
            "answer": answer_key(choice.answer),
        }
        label = self._speech.of_fact("label", subject, name, answers, **names)
        return label or self.option(subject, name, choice.option, answers)

    def find(
        self, use: str, subject: str, name: str, answers: Answers, *answer: Answer
    ) -> str | None:
        """Return what is said of a fact, or of an answer to it, for a use; None without any."""
        names = {"answer": answer_key(*answer)} if answer else {}
        return self._speech.of_fact(use, subject, name, answers, **names)

    def answers(
        self, subject: str, known: Iterable[tuple[str, Answer]], answers: Answers
    ) -> list[str]:
        """Return answers by their facts as they are understood without their questions."""
        return [self.answer(subject, name, value, answers) for name, value in known]

    def answer(self, subject: str, name: str, value: Answer, answers: Answers) -> str:
        """Return an answer as it is understood without its question, otherwise its label."""
        if SUBJECTS[subject].is_count(name):
            return self._speech.of(subject).say("several.number", number=str(value))
        known = {**answers, name: value}
        own = self.find("brief", subject, name, known, value)
        if own is None and value == SUBJECTS[subject].usual(name):
            own = self.find("supposed", subject, name, known)
        return own or uncapitalised(self.answer_label(subject, name, value, known))

    def answer_label(self, subject: str, name: str, value: Answer, answers: Answers) -> str:
        """Return the label of the button of an answer; a trick has its number with its name."""
        label = self.find("answer", subject, name, answers, value)
        if label is not None:
            return label
        plain = self.option(subject, name, value, answers)
        return self._speech.say("trick-number", trick=int(plain)) if plain.isdigit() else plain
