"""A conversation with the law's reply: screens and actions are derived from the reply."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.conversation.callback_data import action_to_tell
from bot.conversation.model import Conversation
from bot.conversation.screen_state import Answered
from bot.wording import Words
from lawcore import (
    IN_FORCE,
    SUBJECTS,
    Answer,
    Asked,
    BadAnswer,
    Branches,
    Edition,
    Question,
    Reply,
    Ruling,
    Subject,
    enquire,
)
from lawcore.authorities import AUTHORITIES, SettledOption
from lawcore.changes import Difference, difference
from lawcore.fact import Choice, by_itself
from lawcore.ruling import Unusual

MOST_DOUBTS = 2
"""The most facts that may be left open where there are several irregularities on the board."""


@dataclass(frozen=True)
class Interview:
    """A conversation with what the law replies to it: a question, a ruling, or several rulings.

    The conversation has only answers that the law takes together, and an edition that knows its
    subject; `instead_of` is the year of the edition it came with, if that does not know it. Two
    interviews are equal where their conversations are.
    """

    conversation: Conversation
    reply: Reply = field(compare=False, repr=False)
    instead_of: int | None = field(default=None, compare=False)

    @classmethod
    def of(cls, conversation: Conversation) -> "Interview":
        """Return the interview of a conversation.

        The first answer that no longer fits the law is dropped with those after it; an edition
        that does not know the subject gives way to that in force, or else the newest that does.
        """
        instead_of = None
        if conversation.edition not in SUBJECTS[conversation.subject].books:
            instead_of = conversation.edition
            conversation = replace(conversation, edition=usual_edition(conversation.subject))
        while True:
            try:
                return cls(conversation, ask_the_law(conversation), instead_of)
            except BadAnswer as bad:
                if not conversation.answers:
                    raise
                names = [name for name, _ in conversation.answers]
                kept = names.index(bad.fact) if bad.fact in names else len(names) - 1
                conversation = replace(conversation, answers=conversation.answers[:kept])

    def with_row(self, row: Conversation) -> "Interview":
        """Return the same interview with its conversation as it was saved, on equal answers."""
        told = self.conversation
        if (row.edition, row.answers) != (told.edition, told.answers):
            row = replace(row, edition=told.edition, answers=told.answers)
        return Interview(row, self.reply, self.instead_of)

    @property
    def subject(self) -> Subject:
        """The subject of the Laws."""
        return SUBJECTS[self.conversation.subject]

    @property
    def edition(self) -> Edition:
        """The edition of the Laws that rules."""
        return Edition(self.conversation.edition)

    @property
    def editions(self) -> tuple[int, ...]:
        """The years of the editions that know its subject, the newest first."""
        return editions_of(self.conversation.subject)

    @property
    def words(self) -> Words:
        """The words of its language."""
        return Words.of(self.conversation.language)

    @cached_property
    def told(self) -> dict[str, Answer]:
        """The answers by fact, without those that are "not sure"."""
        return known_answers(self.conversation)

    @property
    def is_asking(self) -> bool:
        """The law needs more facts."""
        return isinstance(self.reply, Question)

    @property
    def question(self) -> Question | None:
        """The question of the law, None where it rules."""
        return self.reply if isinstance(self.reply, Question) else None

    @property
    def ruling(self) -> Ruling | None:
        """The ruling, None where the law asks or where an open fact divides the rulings."""
        return self.reply if isinstance(self.reply, Ruling) else None

    @property
    def doubts(self) -> int:
        """How many facts are left open."""
        return count_doubts(self.conversation)

    @property
    def how_many(self) -> int:
        """How many irregularities of its subject there are on the board."""
        return self.subject.how_many(self.told)

    @property
    def may_be_unsure(self) -> bool:
        """One more fact may be left open.

        Each doubt multiplies the rulings to be compared; of several together they would be too
        many.
        """
        return self.how_many == 1 or self.doubts < MOST_DOUBTS

    def may_be_unsure_of(self, name: str) -> bool:
        """Tell whether a fact may be left open; some a Director always knows."""
        return self.may_be_unsure and self.subject.may_be_doubted(name)

    @property
    def is_in_group(self) -> bool:
        """It is held in a group, before others."""
        return self.conversation.chat_id < 0

    @property
    def has_picked(self) -> bool:
        """A trick of the same list was picked before."""
        if self.question is None:
            return False
        subject = self.subject
        number = subject.fact_ref(self.question.facts[0].name).number
        return any(
            value is not None and subject.fact_ref(name).series and value != subject.usual(name)
            for name, value in self.conversation.answers
            if subject.fact_ref(name).number == number
        )

    @cached_property
    def rare(self) -> tuple[Unusual, ...]:
        """What is rare and may still be told, in groups; not where rulings stand side by side.

        A rare circumstance that was denied, as screens of earlier releases asked, may be told too:
        it is as usual whether it was denied or nothing was said of it.
        """
        answers = self.conversation.answers
        kept = tuple(answered for answered in answers if not self._is_denied(*answered))
        reply = self.reply if kept == answers else self.reply_to(*kept)
        return () if isinstance(reply, Branches) else reply.rare

    def _is_denied(self, name: str, value: Answer | None) -> bool:
        """Tell whether an answer says that a rare circumstance was as usual."""
        if self.subject.is_count(name) or self.subject.fact_ref(name).series:
            return False
        return value is not None and value == self.subject.usual(name)

    @cached_property
    def chosen(self) -> tuple[Answered, ...]:
        """The rare circumstances that were added on their own, and are not as usual."""
        subject, answers = self.subject, self.conversation.answers
        beside = {place for step in steps_of(self.conversation) for place in step[1:]}
        return tuple(
            (name, value)
            for place, (name, value) in enumerate(answers)
            if place not in beside
            and not subject.is_count(name)
            and not subject.fact_ref(name).series
            and subject.usual(name) not in {None, value}
        )

    @cached_property
    def is_last_question(self) -> bool:
        """The ruling follows, whatever the answer is."""
        question = self.question
        if question is None or question.is_list:
            return False
        asked = question.facts[0]
        return all(
            self._is_ruled_with(*answers_of(asked.name, choice)) for choice in choices_of(asked)
        )

    def _is_ruled_with(self, *told: Answered) -> bool:
        try:
            return isinstance(self.reply_to(*add_to(self.conversation.answers, *told)), Ruling)
        except BadAnswer:
            return False

    @property
    def counted(self) -> Asked | None:
        """The fact that is asked once the auction or play is over; None where there is none.

        It could not be known before, or was as usual until then.
        """
        ruling = self.ruling
        if ruling is None or not (*ruling.pending, *ruling.later):
            return None
        name = (*ruling.pending, *ruling.later)[0]
        asked = self.ask_anew(name, self.told)
        if name in ruling.pending:
            return asked
        usual = self.subject.usual(name)
        return replace(
            asked,
            options=tuple(option for option in asked.options if option != usual),
            choices=tuple(choice for choice in asked.choices if choice.option != usual),
        )

    @property
    def doubted(self) -> Asked | None:
        """The first open fact that decides between the rulings."""
        if not isinstance(self.reply, Branches):
            return None
        parting = {name for branch in self.reply.branches for name in branch.suppose}
        unsure = (n for n, value in self.conversation.answers if value is None and n in parting)
        first = next(unsure, None)
        return None if first is None else self.ask_anew(first, self.told)

    def is_told_together(self, name: str) -> bool:
        """Tell whether the answer to a fact stands for several numbers: "1-11"."""
        fact = self.subject.fact_ref(name).name
        return self.subject.facts.stands_for(fact, self.told.get(name)) is not None

    def ask_anew(self, name: str, told: Mapping[str, Answer]) -> Asked:
        """Return a fact with its options beside the other answers."""
        subject = self.subject
        fact = subject.fact_ref(name, told)
        options = subject.offered(name, told)
        if fact.series or fact.name not in subject.facts.named:
            return Asked(name, options, None)
        choices = subject.facts.choosable(fact.name, options, fact.told)
        prefix = name.removesuffix(fact.name)
        renamed = (
            replace(one, also=tuple((prefix + other, value) for other, value in one.also))
            for one in choices
        )
        return Asked(name, options, None, tuple(renamed))

    def reply_to(self, *answers: Answered) -> Reply:
        """Return what the law replies to other answers; raises `BadAnswer`."""
        return ask_the_law(replace(self.conversation, answers=answers))

    @cached_property
    def settlements(self) -> tuple[SettledOption, ...]:
        """The options of the authority that change the present ruling."""
        conversation, ruling = self.conversation, self.ruling
        authority = AUTHORITIES.get(conversation.authority or "")
        if authority is None or ruling is None:
            return ()
        own = options_of(conversation)

        def matters(name: str) -> bool:
            others = (
                ask_the_law(conversation, {**own, name: option})
                for option in self.subject.facts.named[name].options
            )
            return any(
                not isinstance(one, Ruling) or one.substance != ruling.substance for one in others
            )

        settled = authority.of(self.subject, self.edition)
        return tuple(one for name, one in settled.items() if matters(name))

    def difference_from(self, year: int) -> Difference | None:
        """Return what another edition rules otherwise on the same answers.

        None where it needs more facts, or does not know the subject.
        """
        latter = self.ruling
        if latter is None or year not in self.editions:
            return None
        former = ask_the_law(replace(self.conversation, edition=year))
        if not isinstance(former, Ruling):
            return None
        if former.edition > latter.edition:
            former, latter = latter, former
        return difference(former, latter)

    def result_since(self, before: Conversation | None) -> str | None:
        """Return the new result of the answers: the status of the ruling, or `branches`.

        None where the law asks, or where no answer has changed.
        """
        now = self.conversation
        if before is not None and (before.edition, before.answers) == (now.edition, now.answers):
            return None
        if self.is_asking:
            return None
        return "branches" if self.ruling is None else str(self.ruling.status or "ruled")


def ask_the_law(conversation: Conversation, options: Mapping[str, Answer] | None = None) -> Reply:
    """Return what the law replies to a conversation as it stands; raises `BadAnswer`.

    `options` take the place of what the authority of the conversation has settled.
    """
    subject, edition = SUBJECTS[conversation.subject], Edition(conversation.edition)
    if options is None:
        options = options_of(conversation)
    unsure = [name for name, value in conversation.answers if value is None]
    return enquire(
        subject, edition, known_answers(conversation), options, unsure=unsure, suppose=True
    )


def options_of(conversation: Conversation) -> Mapping[str, Answer]:
    """Return the options of a conversation's authority in its subject, by name."""
    authority = AUTHORITIES.get(conversation.authority or "")
    if authority is None:
        return {}
    return authority.options(SUBJECTS[conversation.subject], Edition(conversation.edition))


def known_answers(conversation: Conversation) -> dict[str, Answer]:
    """Return the answers of a conversation by fact, without those that are "not sure"."""
    return {name: value for name, value in conversation.answers if value is not None}


def count_doubts(conversation: Conversation) -> int:
    """Return how many facts of a conversation are left open."""
    return sum(value is None for _, value in conversation.answers)


def editions_of(*subjects: str) -> tuple[int, ...]:
    """Return the years of the editions that know any of the subjects, the newest first."""
    return tuple(sorted({int(year) for name in subjects for year in SUBJECTS[name].books})[::-1])


def usual_edition(subject: str) -> int:
    """Return the year of the edition in force, or of the newest that knows the subject."""
    years = editions_of(subject)
    return int(IN_FORCE) if IN_FORCE in years else years[0]


def choices_of(asked: Asked) -> tuple[Choice, ...]:
    """Return the buttons of a fact that is asked."""
    return asked.choices or by_itself(*asked.options)


def answers_of(name: str, choice: Choice) -> tuple[Answered, ...]:
    """Return the answers of a button: to its own fact, then to others."""
    return ((name, choice.answer), *choice.also)


def find_answers(asked: Asked, action: str) -> tuple[Answered, ...] | None:
    """Return the answers of an action to a fact, None where the action is none of its buttons."""
    for choice in choices_of(asked):
        also = (value for _, value in choice.also)
        if action_to_tell(asked.name, choice.answer, *also) == action:
            return answers_of(asked.name, choice)
    for option in asked.options:
        if option != asked.usual and action_to_tell(asked.name, option) == action:
            return ((asked.name, option),)
    return None


def add_to(answers: tuple[Answered, ...], *told: Answered) -> tuple[Answered, ...]:
    """Return answers with others added; one to the same fact is replaced in its place."""
    fresh = dict(told)
    before = {name for name, _ in answers}
    kept = tuple((name, fresh.get(name, value)) for name, value in answers)
    return (*kept, *((name, value) for name, value in told if name not in before))


def steps_of(conversation: Conversation) -> tuple[tuple[int, ...], ...]:
    """Return the places of the answers in steps: the answers of one button are one step."""
    facts, answers = SUBJECTS[conversation.subject].facts, conversation.answers
    subject = SUBJECTS[conversation.subject]
    steps: list[tuple[int, ...]] = []
    place = 0
    while place < len(answers):
        name, value = answers[place]
        fact = subject.fact_ref(name).name
        prefix = name.removesuffix(fact)
        size = 1
        for choice in facts.choices.get(fact, ()):
            also = tuple((prefix + other, answer) for other, answer in choice.also)
            if choice.answer == value and also and answers[place + 1 :][: len(also)] == also:
                size += len(also)
                break
        steps.append(tuple(range(place, place + size)))
        place += size
    return tuple(steps)


def none_of(question: Question) -> tuple[Answered, ...]:
    """Return the answers that deny a whole list."""
    return tuple((asked.name, asked.usual) for asked in question.facts)
