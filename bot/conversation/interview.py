"""A conversation put to the law once: screens and actions are derived from the reply."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.conversation.model import Conversation
from bot.conversation.screen_state import Answered, ScreenKind
from bot.wording import Words
from lawcore import (
    SUBJECTS,
    Answer,
    BadAnswer,
    Edition,
    Question,
    Reply,
    Ruling,
    Subject,
    enquire,
)
from lawcore.authorities import AUTHORITIES, Settled
from lawcore.changes import Difference, difference

MOST_DOUBTS = 2
"""With several irregularities on the board so many facts may be left open at most."""


@dataclass(frozen=True)
class Interview:
    """A conversation with what the law replies to it: a question, a ruling, or several rulings.

    The conversation has only answers that the law takes together, and an edition that knows its
    subject. Two interviews are equal where their conversations are.
    """

    conversation: Conversation
    reply: Reply = field(compare=False, repr=False)

    @classmethod
    def of(cls, conversation: Conversation) -> "Interview":
        """Return the interview of a conversation.

        The first answer that no longer fits the law is dropped with those after it; an edition
        that does not know the subject gives way to the newest that does.
        """
        years = editions_of(conversation.subject)
        if conversation.edition not in years:
            conversation = replace(conversation, edition=years[0])
        while True:
            try:
                return cls(conversation, ask_the_law(conversation))
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
        return Interview(row, self.reply)

    @property
    def subject(self) -> Subject:
        """What it is about."""
        return SUBJECTS[self.conversation.subject]

    @property
    def edition(self) -> Edition:
        """The edition of the Laws it is ruled by."""
        return Edition(self.conversation.edition)

    @property
    def editions(self) -> tuple[int, ...]:
        """The years of the editions that know its subject, the newest first."""
        return editions_of(self.conversation.subject)

    @property
    def words(self) -> Words:
        """All that is said in its language."""
        return Words.of(self.conversation.language)

    @cached_property
    def told(self) -> dict[str, Answer]:
        """The answers by fact, without what somebody is unsure of."""
        return told_by(self.conversation)

    @property
    def is_asking(self) -> bool:
        """The law needs more than was told."""
        return isinstance(self.reply, Question)

    @property
    def question(self) -> Question | None:
        """What the law asks, None where it rules."""
        return self.reply if isinstance(self.reply, Question) else None

    @property
    def ruling(self) -> Ruling | None:
        """What the law rules, None where it asks or where an unsure fact divides the rulings."""
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

    @property
    def is_single_choice(self) -> bool:
        """The list that is asked is one of which as a rule one thing has happened.

        Of the tricks a side won there are as a rule several.
        """
        question = self.question
        if question is None or not question.is_list:
            return False
        return not any(self.subject.numbered(asked.name).series for asked in question.facts)

    @property
    def has_picked(self) -> bool:
        """Something was told from the same list before."""
        if self.question is None:
            return False
        subject = self.subject
        number = subject.numbered(self.question.facts[0].name).number
        return any(
            value is not None and subject.usual(name) not in {None, value}
            for name, value in self.conversation.answers
            if subject.numbered(name).number == number
        )

    @cached_property
    def next_question(self) -> Question | None:
        """The question that comes next if nothing of a list has happened, to be asked beside it.

        None beside what is no list, and where no single question comes next.
        """
        if self.question is None or not self.is_single_choice:
            return None
        after = self.reply_to(*self.conversation.answers, *none_of(self.question))
        return after if isinstance(after, Question) and not after.is_list else None

    @property
    def question_beside(self) -> Question | None:
        """The question that the present screen asks beside its list, None where it asks none."""
        if self.conversation.screen.kind in {ScreenKind.SEVERAL, ScreenKind.UNSURE}:
            return None
        return self.next_question

    def reply_to(self, *answers: Answered) -> Reply:
        """Return what the law replies to other answers; raises `BadAnswer`."""
        return ask_the_law(replace(self.conversation, answers=answers))

    @cached_property
    def settlements(self) -> tuple[Settled, ...]:
        """What the authority has settled that changes the present ruling."""
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

        None where it asks for more, or does not know the subject.
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
        """Return what the answers have come to: the status of the ruling, or `branches`.

        None where more is asked, or where nothing was told since.
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
    return enquire(subject, edition, told_by(conversation), options, unsure=unsure)


def options_of(conversation: Conversation) -> Mapping[str, Answer]:
    """Return what the authority of a conversation has settled of its subject, by option."""
    authority = AUTHORITIES.get(conversation.authority or "")
    if authority is None:
        return {}
    return authority.options(SUBJECTS[conversation.subject], Edition(conversation.edition))


def told_by(conversation: Conversation) -> dict[str, Answer]:
    """Return the answers of a conversation by fact, without what somebody is unsure of."""
    return {name: value for name, value in conversation.answers if value is not None}


def count_doubts(conversation: Conversation) -> int:
    """Return how many facts of a conversation are left open."""
    return sum(value is None for _, value in conversation.answers)


def editions_of(*subjects: str) -> tuple[int, ...]:
    """Return the years of the editions that know any of the subjects, the newest first."""
    return tuple(sorted({int(year) for name in subjects for year in SUBJECTS[name].books})[::-1])


def none_of(question: Question) -> tuple[Answered, ...]:
    """Return the answers that say that nothing of a list has happened."""
    return tuple((asked.name, asked.usual) for asked in question.facts)
