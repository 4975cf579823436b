"""A conversation with the law's reply: screens and actions are derived from the reply."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from bot.conversation.model import ALONE, Chain, Conversation, Link
from bot.conversation.pressing import Tell
from bot.conversation.screen_state import MAIN, Answered, ScreenKind
from bot.wording import Words
from lawcore import (
    IN_FORCE,
    SUBJECTS,
    Answer,
    Asked,
    BadAnswer,
    Branch,
    Branches,
    Edition,
    Lead,
    Question,
    Reply,
    Ruling,
    Subject,
    enquire,
)
from lawcore.book.authorities import AUTHORITIES, SettledOption
from lawcore.book.changes import Difference, difference
from lawcore.engine.fact import Choice, by_itself
from lawcore.engine.records import replace
from lawcore.engine.ruling import Unusual
from lawcore.wording import choosing

MOST_DOUBTS = 2
"""The most facts that may be left open where there are several irregularities on the board."""


@dataclass(frozen=True)
class Interview:
    """A conversation with what the law replies to it: a question, a ruling, or several rulings.

    The conversation has only answers that the law takes together, and an edition that knows its
    subject; `instead_of` is the year of the edition it came with, if that does not know it. Two
    interviews are equal where their conversations are.

    `told` are the answers by fact, without those that are "not sure". `question` and `ruling` are
    the reply if it is one; neither is there where an open fact divides the rulings. `is_in_group`
    says that it is held before others, `is_proposing` that the screen is that of a proposal.
    """

    conversation: Conversation
    reply: Reply = field(compare=False, repr=False)
    instead_of: int | None = field(default=None, compare=False)
    subject: Subject = field(init=False, compare=False, repr=False)
    told: Mapping[str, Answer] = field(init=False, compare=False, repr=False)
    question: Question | None = field(init=False, compare=False, repr=False)
    ruling: Ruling | None = field(init=False, compare=False, repr=False)
    is_asking: bool = field(init=False, compare=False, repr=False)
    is_in_group: bool = field(init=False, compare=False, repr=False)
    is_in_private: bool = field(init=False, compare=False, repr=False)
    is_proposing: bool = field(init=False, compare=False, repr=False)
    words: Words = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Keep what is derived of each interview at once, as plain values."""
        row, reply = self.conversation, self.reply
        is_asking = isinstance(reply, Question)
        self.__dict__.update(
            subject=SUBJECTS[row.subject],
            told=known_of(row.answers),
            question=reply if is_asking else None,
            ruling=reply if isinstance(reply, Ruling) else None,
            is_asking=is_asking,
            is_in_group=row.chat_id < 0,
            is_in_private=row.chat_id > 0,
            is_proposing=row.screen.kind is ScreenKind.PROPOSAL and bool(row.proposed),
            words=Words.of(row.language),
        )

    @classmethod
    def of(cls, conversation: Conversation) -> "Interview":
        """Return the interview of a conversation, at the subject to which its case has come.

        On the main screen it goes on by itself: where a subject rules nothing and another one
        takes over at once, to that one; where a player has to choose, to the ruling that says so.
        """
        return _go_on(cls.as_told(conversation))

    @classmethod
    def as_told(cls, conversation: Conversation) -> "Interview":
        """Return the interview of a conversation at its present subject.

        The first answer that no longer fits the law is dropped with those after it; an edition
        that does not know every subject of the case gives way to that in force, or else the newest
        that does.
        """
        instead_of = None
        years = editions_of_case(conversation)
        if conversation.edition not in years:
            instead_of = conversation.edition
            conversation = replace(conversation, edition=_usual_of(years))
        while True:
            try:
                reply = _touched_first(conversation, _reply_at(conversation))
                return cls(conversation, reply, instead_of)
            except BadAnswer as bad:
                if not conversation.answers:
                    raise
                names = [name for name, _ in conversation.answers]
                kept = names.index(bad.fact) if bad.fact in names else len(names) - 1
                conversation = replace(conversation, answers=conversation.answers[:kept])

    def with_row(self, row: Conversation) -> "Interview":
        """Return the same interview with its conversation as it was saved, on equal answers."""
        told = self.conversation
        if _case_of(row) != _case_of(told):
            row = replace(
                row,
                subject=told.subject,
                edition=told.edition,
                answers=told.answers,
                chain=told.chain,
                screen=told.screen,
            )
        return Interview(row, self.reply, self.instead_of)

    @cached_property
    def links(self) -> tuple["Interview", ...]:
        """The interviews of all subjects of the case, this one last."""
        former = self.conversation.chain.former
        links = (former_at(self.conversation, place) for place in range(len(former)))
        return (*links, self)

    @cached_property
    def above(self) -> "Interview | None":
        """The interview of the subject that led to this one, None where this is the first."""
        return self.links[-2] if len(self.links) > 1 else None

    @cached_property
    def lead(self) -> Lead | None:
        """How the subject before this one leads to it, None where this is the first."""
        above = self.above
        return None if above is None else find_lead(above.reply, self.conversation.subject)

    @cached_property
    def passed(self) -> Mapping[str, Answer]:
        """The answers that the subject before this one told, which cannot be changed here."""
        told = dict(self.conversation.answers)
        passed = {} if self.lead is None else passed_by(self.lead)
        return {name: answer for name, answer in passed.items() if told.get(name) == answer}

    @cached_property
    def own_answers(self) -> tuple[Answered, ...]:
        """The answers of this subject that no other told."""
        passed = self.passed
        return tuple([one for one in self.conversation.answers if one[0] not in passed])

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """The places of its own answers in steps: the answers of one button are one step."""
        answers, own = self.conversation.answers, self.own_answers
        places = [place for place, one in enumerate(answers) if one in own]
        steps = steps_of(self.subject, own)
        return tuple([tuple([places[place] for place in step]) for step in steps])

    @cached_property
    def waiting(self) -> str | None:
        """The fact that a player has to choose or the Director to judge; None without any."""
        if self.ruling is None:
            return None
        ask = self.ruling.ask
        if ask is None or ask.fact not in self.subject.facts.undecided_answers:
            return self.unjudged
        if ask.telling:
            is_offered = any(ordered.order.offers for ordered in self.ruling.orders)
            return ask.fact if is_offered else self.unjudged
        so_far = self.told.get(ask.fact, self.subject.usual(ask.fact))
        undecided = self.subject.facts.undecided_answers[ask.fact]
        return ask.fact if so_far == undecided else self.unjudged

    @property
    def unjudged(self) -> str | None:
        """The last fact told of which the Director has yet to judge."""
        named = self.subject.facts.named
        told = [one for one in self.told.items() if one[0] in named]
        return next((name for name, one in told[::-1] if one == named[name].unjudged), None)

    def open_answer(self, fact: str) -> Answer | None:
        """The answer to a fact by which all is still open, None where there is none."""
        facts = self.subject.facts
        return facts.undecided_answers.get(fact, facts.named[fact].unjudged)

    @cached_property
    def before_choosing(self) -> "Interview | None":
        """The interview without the answer that a player has not chosen yet; None else.

        It has been told what has come to hold since.
        """
        if self.waiting is None or self.ruling is None:
            return None
        left = tuple(one for one in self.conversation.answers if one[0] != self.waiting)
        ask = self.ruling.ask
        if ask is not None and ask.fact == self.waiting:
            left = add_to(left, *ask.telling.items())
        return Interview.as_told(replace(self.conversation, answers=left, screen=MAIN))

    @property
    def possible_returns(self) -> tuple[Answer, ...]:
        """The answers with which the subject that waits for this one may go on."""
        returns = None if self.lead is None else self.lead.returns
        if returns is None or self.ruling is None:
            return ()
        own = returns.answers.get(str(self.ruling.status))
        return tuple(dict.fromkeys(returns.answers.values())) if own is None else (own,)

    @property
    def edition(self) -> Edition:
        """The edition of the Laws that rules."""
        return Edition(self.conversation.edition)

    @property
    def editions(self) -> tuple[int, ...]:
        """The years of the editions that know every subject of the case, the newest first."""
        return editions_of_case(self.conversation)

    @property
    def doubts(self) -> int:
        """How many facts are left open."""
        return count_doubts(self.conversation)

    @property
    def how_many(self) -> int:
        """How many irregularities of its subject there are on the board."""
        several = self.subject.several
        return 1 if several is None else int(self.told.get(several.count, 1))

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
    def has_picked(self) -> bool:
        """A trick of the same list was picked before."""
        if self.question is None:
            return False
        subject = self.subject
        number = subject.ref(self.question.facts[0].name).number
        return any(
            value is not None and subject.ref(name).series and value != subject.usual(name)
            for name, value in self.conversation.answers
            if subject.ref(name).number == number
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
        if value is None or value != self.subject.usual(name):
            return False
        return not self.subject.is_count(name) and not self.subject.ref(name).series

    @cached_property
    def chosen(self) -> tuple[Answered, ...]:
        """The rare circumstances that were added on their own, and are not as usual."""
        subject, answers = self.subject, self.conversation.answers
        beside = {place for step in self.steps for place in step[1:]}
        return tuple(
            (name, value)
            for place, (name, value) in enumerate(answers)
            if place not in beside
            and name not in self.passed
            and subject.usual(name) not in {None, value}
            and not subject.is_count(name)
            and not subject.ref(name).series
        )

    @cached_property
    def is_last_question(self) -> bool:
        """The ruling follows, whatever the answer is."""
        return bool(self._rulings_next)

    @property
    def may_go_over(self) -> bool:
        """After an answer to the last question another subject may take over."""
        ordered = (one.order for ruling in self._rulings_next for one in ruling.orders)
        return any(one.leads_to is not None and not one.leads_to.perhaps for one in ordered)

    @cached_property
    def _rulings_next(self) -> tuple[Ruling, ...]:
        """The ruling after each answer to the question; nothing if more is asked after one."""
        question = self.question
        if question is None or question.is_list:
            return ()
        asked = question.facts[0]
        told = (answers_of(asked.name, choice) for choice in choices_of(asked))
        rulings = list[Ruling]()
        try:
            for one in told:
                reply = self.reply_to(*add_to(self.conversation.answers, *one))
                if not isinstance(reply, Ruling):
                    return ()
                rulings.append(reply)
        except BadAnswer:
            return ()
        return tuple(rulings)

    @cached_property
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

    @cached_property
    def parting(self) -> frozenset[str]:
        """The facts that decide between the rulings, those that nobody was asked among them."""
        ways = () if not isinstance(self.reply, Branches) else self.reply.branches
        return frozenset(name for branch in ways for way in branch.alike for name in way)

    @property
    def unsure(self) -> tuple[str, ...]:
        """The open facts of which somebody was not sure, and which decide between rulings."""
        answers = self.conversation.answers
        return tuple(name for name, value in answers if value is None and name in self.parting)

    @cached_property
    def doubted(self) -> Asked | None:
        """The first open fact whose answers leave the fewest rulings to decide between."""
        asked = [self.ask_anew(name, self.told) for name in self.unsure]
        return min(asked, key=self._left_open, default=None)

    def _left_open(self, asked: Asked) -> int:
        """Return how many rulings the answers to a fact leave, all answers together."""
        return sum(len(self.branches_after(asked.name, one)) for one in choices_of(asked))

    def branches_after(self, name: str, choice: Choice) -> tuple[Branch, ...]:
        """Return the rulings side by side that a button of a fact leaves.

        Each has only the ways to it that the button leaves, without what the button tells.
        """
        answered = self.subject.facts.representative
        told = {name: choice.option} | {n: answered(n, v) or v for n, v in choice.also}
        branches = self.reply.branches if isinstance(self.reply, Branches) else ()
        left = []
        for branch in branches:
            ways = tuple(
                {n: value for n, value in way.items() if n not in told}
                for way in branch.alike
                if all(way.get(n, value) == value for n, value in told.items())
            )
            left += [replace(branch, alike=ways)] if ways else []
        return tuple(left)

    def is_told_together(self, name: str) -> bool:
        """Tell whether the answer to a fact stands for several numbers: "1-11"."""
        fact = self.subject.ref(name).name
        return self.subject.facts.representative(fact, self.told.get(name)) is not None

    def ask_anew(self, name: str, told: Mapping[str, Answer]) -> Asked:
        """Return a fact with its options beside the other answers.

        Of a choice that is a player's, what only another edition offers him is left out.
        """
        subject = self.subject
        fact = subject.fact_ref(name, told)
        options = subject.offered(name, told)
        if fact.name in subject.facts.undecided_answers:
            foreign = subject.foreign_to(self.edition)
            options = tuple(option for option in options if option not in foreign)
        if fact.series or fact.name not in subject.facts.named:
            return Asked(name, options, None)
        choices = subject.facts.choosable(fact.name, options, fact.answers, self.edition)
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


@lru_cache(maxsize=64)
def _reply_side_by_side(
    name: str, edition: int, options: tuple[tuple[str, Answer], ...], answers: tuple[Answered, ...]
) -> Reply:
    """Return what the law replies where each fact that is not told is open.

    It is read in some hundred ways: a screen and the press on it read it once.
    """
    subject, told = SUBJECTS[name], known_of(answers)
    unsure = [
        one
        for one in subject.facts.named
        if one not in told and subject.usual(one) is None and subject.may_be_doubted(one)
    ]
    rare = (one for one, value in answers if value is None and one not in unsure)
    open_facts = (*unsure, *rare)
    year = Edition(edition)
    return enquire(subject, year, told, dict(options), unsure=open_facts, suppose=True)


def _reply_at(conversation: Conversation) -> Reply:
    """Return what the law replies; nothing more is asked where a question rests on a doubt.

    It does not after the second fact that is left open, nor where the question or its answers are
    others after each answer to the first: the rulings stand side by side then.
    """
    reply = ask_the_law(conversation)
    if not isinstance(reply, Question) or reply.is_list or not count_doubts(conversation):
        return reply
    if not SUBJECTS[conversation.subject].may_be_doubted(reply.facts[0].name):
        return reply
    interview = Interview(conversation, reply)
    if interview.how_many > 1:
        return reply
    if interview.doubts < MOST_DOUBTS and _is_one_for_all(interview, reply.facts[0]):
        return reply
    row, options = conversation, tuple(options_of(conversation).items())
    try:
        return _reply_side_by_side(row.subject, row.edition, options, row.answers)
    except BadAnswer:  # too many ways to read it
        return reply


def _is_one_for_all(interview: Interview, asked: Asked) -> bool:
    """Tell whether a question reads alike after each answer to what is left open.

    After some of them nothing may have to be asked at all. A line that says none of what it says
    after an answer speaks of no answer.
    """
    subject, facts = interview.subject.name, interview.words.law.facts
    after, conversation = [], interview.conversation
    for name, value in conversation.answers:
        buttons = () if value is not None else choices_of(interview.ask_anew(name, interview.told))
        for option in dict.fromkeys(choice.option for choice in buttons):
            try:
                reply = interview.reply_to(*add_to(conversation.answers, (name, option)))
            except BadAnswer:  # it does not go together with what was told besides
                continue
            if isinstance(reply, Question):
                if reply.facts[0].name != asked.name:
                    return False
                known = {**interview.told, name: option}
                after.append(_lines_of(facts.question(subject, reply.facts[0], known)))
    shown = _lines_of(facts.question(subject, asked, interview.told))
    if any(one.keys() != shown.keys() for one in after):
        return False
    alike = [[one[line] == text for one in after] for line, text in shown.items()]
    return all(all(one) or not any(one) for one in alike)


def _lines_of(shown: choosing.Choosing) -> dict[object, str]:
    """Return the question, its note and its labels, each by what it stands for."""
    lines: dict[object, str] = {"ask": shown.ask, "note": shown.note}
    return lines | {(one.choice.answer, one.choice.also): one.text for one in shown.each}


def _touched_first(conversation: Conversation, reply: Reply) -> Reply:
    """Return the question of a circumstance that would be assumed, but a typed line touches."""
    touched = conversation.screen.touched
    if not touched or conversation.is_proposing or isinstance(reply, Branches):
        return reply
    told, facts = dict(conversation.answers), SUBJECTS[conversation.subject].facts
    assumed = {asked.name for group in reply.rare for asked in group.facts} - told.keys()
    if any(told.get(name) == one for name, one in facts.undecided_answers.items()):
        # who was just said to have chosen nothing is not asked about
        assumed -= {name for name in assumed if facts.named[name].volunteered}
    names = (
        name
        for one in touched
        for subject, _, name in [one.partition("/")]
        if subject == conversation.subject
    )
    name = next((one for one in names if one in assumed), None)
    if name is None:
        return reply
    interview = Interview(conversation, reply)
    asked = interview.ask_anew(name, interview.told)
    return Question(conversation.subject, interview.edition, (asked,), (), reply.rare)


def _case_of(row: Conversation) -> tuple[object, ...]:
    return row.subject, row.edition, row.answers, row.chain


LONGEST_CHAIN = 6
"""The most subjects of a case."""


def _go_on(interview: Interview) -> Interview:
    """Return the interview at which a case arrives by itself."""
    conversation = interview.conversation
    if conversation.screen.kind is not ScreenKind.MAIN or interview.how_many > 1:
        return interview
    seen = set()
    while (after := _take_one_step(interview)) is not None:
        case = _case_of(interview.conversation)
        if case in seen:
            break
        seen.add(case)
        interview = Interview.as_told(after)
    return interview


def _take_one_step(interview: Interview) -> Conversation | None:
    """Return the conversation one step on: at a choice, back, over at once, or over again."""
    conversation, ruling = interview.conversation, interview.ruling
    if interview.question is not None:
        return _at_a_choice(interview, interview.question)
    if ruling is None:
        return None
    if len(interview.possible_returns) == 1:
        return go_back_with(interview, interview.possible_returns[0])
    later = conversation.chain.later
    if later:
        lead = find_lead(ruling, later[0].subject)
        if lead is None:
            gone = replace(conversation.screen, fell_away=later[0].subject)
            return replace(conversation, chain=Chain(conversation.chain.former), screen=gone)
        return go_over(interview, lead)
    relay = ruling.relay if ruling.leads else None
    return None if relay is None else go_over(interview, relay)


def _at_a_choice(interview: Interview, question: Question) -> Conversation | None:
    """Return the conversation at the ruling that tells a player what may be chosen.

    What a typed line touches beside it is asked before.
    """
    fact = question.facts[0].name
    not_yet = interview.subject.facts.undecided_answers.get(fact)
    if question.is_list or not_yet not in question.facts[0].options:
        return None
    conversation = interview.conversation
    at = replace(conversation, answers=(*conversation.answers, (fact, not_yet)))
    reached = Interview.as_told(at)
    asked = None if reached.question is None else reached.question.facts[0].name
    is_touched = f"{conversation.subject}/{asked}" in conversation.screen.touched
    return at if reached.waiting == fact or is_touched else None


def go_over(interview: Interview, lead: Lead) -> Conversation | None:
    """Return the conversation at the subject to which a ruling leads over.

    What followed before is taken up again, as far as it goes together with what is told now; and
    so is what was told of that subject where it led here. None where a case would grow too long,
    or its edition does not know the subject.
    """
    conversation = interview.conversation
    chain = conversation.chain
    here = here_of(conversation)
    if len(chain.former) + 1 >= LONGEST_CHAIN:
        return None
    if conversation.edition not in SUBJECTS[lead.subject].books:
        return None
    again = chain.later[:1] if chain.later and chain.later[0].subject == lead.subject else ()
    passed = passed_by(lead)
    before = tuple(one for link in again for one in link.answers) or told_before(interview, lead)
    kept = (one for one in before if one[0] not in passed)
    over = replace(
        conversation,
        subject=lead.subject,
        answers=tuple(passed.items()),
        chain=Chain((*chain.former, here), chain.later[len(again) :]),
        screen=MAIN,
    )
    for one in kept:
        further = replace(over, answers=(*over.answers, one))
        if Interview.as_told(further).conversation.answers == further.answers:
            over = further
    return over


def told_before(interview: Interview, lead: Lead) -> tuple[Answered, ...]:
    """Return what was told of a subject that led here, without the circumstance that did so."""
    conversation = interview.conversation
    led = [*conversation.chain.former, here_of(conversation)]
    place = next((p for p, link in enumerate(led[:-1]) if link.subject == lead.subject), None)
    if lead.answers or place is None:
        return ()
    former, then = former_at(conversation, place), led[place + 1].subject
    for left in former.conversation.answers:
        if former.subject.usual(left[0]) is not None:
            told = tuple(one for one in former.conversation.answers if one != left)
            row = replace(former.conversation, answers=told, chain=ALONE)
            if find_lead(Interview.as_told(row).reply, then) is None:
                return told
    return ()


def go_back_with(interview: Interview, answer: Answer) -> Conversation | None:
    """Return the conversation at the subject that waits for this one, with the answer to it."""
    above, lead = interview.above, interview.lead
    if above is None or lead is None or lead.returns is None:
        return None
    told = add_to(above.conversation.answers, (lead.returns.fact, answer))
    chain = Chain(above.conversation.chain.former)
    return replace(above.conversation, answers=told, chain=chain, screen=MAIN)


def former_at(conversation: Conversation, place: int) -> Interview:
    """Return the interview of one of the subjects before the present one, by its place."""
    former = conversation.chain.former
    link, later = former[place], (*former[place + 1 :], here_of(conversation))
    return Interview.as_told(
        replace(
            conversation,
            subject=link.subject,
            answers=link.answers,
            chain=Chain(former[:place], (*later, *conversation.chain.later)),
        )
    )


def here_of(conversation: Conversation) -> Link:
    """Return the present subject of a case as a link of it."""
    return Link(conversation.subject, conversation.answers)


def find_lead(reply: Reply, subject: str) -> Lead | None:
    """Return how a ruling leads over to a subject, None where it does not."""
    leads = reply.leads if isinstance(reply, Ruling) else ()
    return next((lead for lead in leads if lead.subject == subject), None)


def passed_by(lead: Lead) -> Mapping[str, Answer]:
    """Return what a lead tells for good: not that a player has not chosen yet."""
    not_yet = SUBJECTS[lead.subject].facts.undecided_answers
    return {name: one for name, one in lead.answers.items() if not_yet.get(name) != one}


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
    return known_of(conversation.answers)


def known_of(answers: Iterable[Answered]) -> dict[str, Answer]:
    """Return answers by fact, without those that are "not sure"."""
    return {name: value for name, value in answers if value is not None}


def count_doubts(conversation: Conversation) -> int:
    """Return how many facts of a conversation are left open."""
    return sum(value is None for _, value in conversation.answers)


def usual_edition(subject: str) -> int:
    """Return the year of the edition in force, or of the newest that knows the subject."""
    return _usual_of(_editions_of_all(subject))


def editions_of_case(conversation: Conversation) -> tuple[int, ...]:
    """Return the years of the editions that know every subject of a case, the newest first."""
    return _editions_of_all(
        conversation.subject, *[one.subject for one in conversation.chain.former]
    )


@lru_cache(maxsize=512)
def _editions_of_all(*subjects: str) -> tuple[int, ...]:
    known = [{int(year) for year in SUBJECTS[name].books} for name in subjects]
    return tuple(sorted(set.intersection(*known), reverse=True))


def _usual_of(years: tuple[int, ...]) -> int:
    return int(IN_FORCE) if IN_FORCE in years else years[0]


def choices_of(asked: Asked) -> tuple[Choice, ...]:
    """Return the buttons of a fact that is asked."""
    return asked.choices or by_itself(*asked.options)


def answers_of(name: str, choice: Choice) -> tuple[Answered, ...]:
    """Return the answers of a button: to its own fact, then to others."""
    return ((name, choice.answer), *choice.also)


def find_answers(asked: Asked, tell: Tell) -> tuple[Answered, ...] | None:
    """Return the answers of an action to a fact, None where the action is none of its buttons."""
    if tell.fact != asked.name:
        return None
    for choice in choices_of(asked):
        if Tell.chosen(asked.name, choice) == tell:
            return answers_of(asked.name, choice)
    for option in asked.options:
        if option != asked.usual and Tell.told(asked.name, option) == tell:
            return ((asked.name, option),)
    return None


def add_to(answers: tuple[Answered, ...], *told: Answered) -> tuple[Answered, ...]:
    """Return answers with others added; one to the same fact is replaced in its place."""
    fresh = dict(told)
    before = {name for name, _ in answers}
    kept = tuple((name, fresh.get(name, value)) for name, value in answers)
    return (*kept, *((name, value) for name, value in told if name not in before))


def steps_of(subject: Subject, answers: tuple[Answered, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the places of answers in a subject in steps: those of one button are one step."""
    facts = subject.facts
    steps: list[tuple[int, ...]] = []
    place = 0
    while place < len(answers):
        name, value = answers[place]
        fact = subject.ref(name).name
        prefix = name.removesuffix(fact)
        size = 1
        for choice in facts.choices.get(fact, ()):
            also = tuple([(prefix + other, answer) for other, answer in choice.also])
            if choice.answer == value and also and answers[place + 1 :][: len(also)] == also:
                size += len(also)
                break
        steps.append(tuple(range(place, place + size)))
        place += size
    return tuple(steps)


def none_of(question: Question) -> tuple[Answered, ...]:
    """Return the answers that deny a whole list."""
    return tuple((asked.name, asked.usual) for asked in question.facts)
