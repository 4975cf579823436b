"""The usual course of a subject: its questions, and what follows each answer.

Everything is asked of the law as the bot asks it, rare circumstances left as usual. Answers that
come to the same are one, and a question whose answers all do is none.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, field

from lawcore.engine.fact import Answer, Edition
from lawcore.engine.records import replace
from lawcore.engine.ruling import Asked, Question, Ruling
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.request import enquire
from lawcore.wording import Wording
from lawcore.wording.choosing import ButtonGroup, LabelledChoice

Target = int
"""From zero on a question, below zero a ruling."""
WEIGHT_STEP: Final = 0.25
"""How much less usual an answer is than the one before it: the usual one is offered first."""
MIN_WEIGHT: Final = 0.1


class CardOutcome(Struct, frozen=True):
    """A ruling: the result in a line, its steps, the subjects that take over."""

    result: str
    steps: tuple[str, ...]
    leads: tuple[str, ...]


class CardAnswer(Struct, frozen=True):
    """One answer, or several that come to the same, and to what."""

    labels: tuple[str, ...]
    to: Target


class CardQuestion(Struct, frozen=True):
    """A question with its note, empty if there is none, and its answers."""

    ask: str
    note: str
    answers: tuple[CardAnswer, ...]


class FlowChart(Struct):
    """The usual course of one subject in one edition and language.

    `supposed` are the circumstances taken as usual, those of most rulings first.
    """

    subject: str
    edition: Edition
    language: str
    root: Target = 0
    questions: list[CardQuestion] = field(default_factory=list)
    outcomes: list[CardOutcome] = field(default_factory=list)
    supposed: tuple[str, ...] = ()
    usual: Mapping[Target, float] = field(default_factory=dict)

    def outcome(self, to: Target) -> CardOutcome:
        """Return the ruling to which an answer comes."""
        return self.outcomes[-1 - to]

    def below(self, to: Target) -> list[Target]:
        """Return every question and ruling that may follow, each once, itself first."""
        found = {to: None}
        waiting = [to]
        while waiting:
            at = waiting.pop()
            for answer in self.questions[at].answers if at >= 0 else ():
                if answer.to not in found:
                    found[answer.to] = None
                    waiting.append(answer.to)
        return list(found)

    def path(self, to: Target) -> tuple[str, ...]:
        """Return the answers that lead to a question, as far back as no others do."""
        before = [
            (at, " / ".join(answer.labels))
            for at, question in enumerate(self.questions)
            for answer in question.answers
            if answer.to == to
        ]
        if len(before) == 1:
            return (*self.path(before[0][0]), before[0][1])
        return (" / ".join(dict.fromkeys(label for _, label in before)),) if before else ()


def key_of(
    subject: str, edition: Edition, language: str, options: Mapping[str, Answer] | None = None
) -> FlowChart:
    """Return the usual course of a subject; `options` are settled by a regulating authority."""
    return _CourseReader(subject, edition, language, options or {}).read()


class _CourseReader:
    def __init__(
        self, subject: str, edition: Edition, language: str, options: Mapping[str, Answer]
    ) -> None:
        self._key = FlowChart(subject, edition, language)
        self._words = Wording.of(language)
        self._options = options
        self._places: dict[CardQuestion | CardOutcome, Target] = {}
        self._supposed: Counter[str] = Counter()

    def read(self) -> FlowChart:
        key = self._key
        key.root = self._follow({})
        key.supposed = tuple(text for text, _ in self._supposed.most_common())
        key.usual = self._usual()
        return key

    def _follow(self, told: Mapping[str, Answer]) -> Target:
        """Return what comes next where this was told."""
        key = self._key
        reply = enquire(key.subject, key.edition, told, self._options, suppose=True)
        if isinstance(reply, Question):
            return self._ask(reply.facts[0], told)
        if isinstance(reply, Ruling):
            return self._rule(reply)
        msg = f"nobody was unsure of {reply}"
        raise TypeError(msg)

    def _ask(self, asked: Asked, told: Mapping[str, Answer]) -> Target:
        """Ask; what a group offers again, for whoever looks for it there, is printed once."""
        shown = self._words.facts.question(self._key.subject, asked, told)
        alone = {
            replace(b.choice, group=None) for b in shown.buttons if isinstance(b, LabelledChoice)
        }
        answers: list[tuple[str, Target]] = []
        for one in shown.buttons:
            if isinstance(one, ButtonGroup):
                ask = "" if one.ask == shown.ask else one.ask
                new = [b for b in one.buttons if replace(b.choice, group=None) not in alone]
                inside = [found for b in new if (found := self._answer(asked, b, told))]
                if inside:
                    answers.append((one.text, self._asked(ask, "", inside)))
            elif (found := self._answer(asked, one, told)) is not None:
                answers.append(found)
        return self._asked(shown.ask, shown.note, answers)

    def _answer(
        self, asked: Asked, button: LabelledChoice, told: Mapping[str, Answer]
    ) -> tuple[str, Target] | None:
        """Return an answer and to what it comes; None where it says that nobody has judged yet."""
        choice = button.choice
        fact = SUBJECTS[self._key.subject].facts.named[asked.name]
        if fact.unjudged is not None and choice.answer == fact.unjudged:
            return None
        more = {asked.name: choice.answer, **dict(choice.also)}
        return button.text, self._follow({**told, **more})

    def _asked(self, ask: str, note: str, answers: Iterable[tuple[str, Target]]) -> Target:
        """Return a question; what it comes to where all of its answers come to that."""
        alike: dict[Target, list[str]] = {}
        for label, to in answers:
            alike.setdefault(to, []).append(label)
        if len(alike) == 1:
            return next(iter(alike))
        each = tuple(CardAnswer(tuple(labels), to) for to, labels in alike.items())
        question = CardQuestion(ask, note, each)
        if question not in self._places:
            self._places[question] = len(self._key.questions)
            self._key.questions.append(question)
        return self._places[question]

    def _rule(self, ruling: Ruling) -> Target:
        brief = self._words.briefs.brief(ruling)
        self._supposed.update(brief.supposed)
        outcome = CardOutcome(
            brief.result,
            tuple(_without(step.line, step.articles, brief.result) for step in brief.steps),
            tuple(lead.subject for lead in ruling.leads),
        )
        if outcome not in self._places:
            self._key.outcomes.append(outcome)
            self._places[outcome] = -len(self._key.outcomes)
        return self._places[outcome]

    def _usual(self) -> dict[Target, float]:
        """Return how usual each question is, by the places of the answers that lead there."""
        order = [at for at in self._key.below(self._key.root) if at >= 0]
        usual = dict.fromkeys(order, 0.0)
        usual[self._key.root] = 1.0
        for at in sorted(order, reverse=True):  # what is asked first was met last
            for place, answer in enumerate(self._key.questions[at].answers):
                if answer.to >= 0:
                    usual[answer.to] += usual[at] * max(1 - WEIGHT_STEP * place, MIN_WEIGHT)
        return usual


def _without(line: str, articles: str, result: str) -> str:
    """Return a step without those of its articles that the result beside it has."""
    brackets = (part.rpartition(")")[0] for part in result.split(" (")[1:])
    named = {number for one in brackets for number in one.split(", ")}
    left = ", ".join(number for number in articles.split(", ") if number not in named)
    return line.replace(f" ({articles})", f" ({left})" if left else "")
