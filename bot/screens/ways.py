"""The question that follows a ruling in its own message: what is chosen, or what is asked next."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.conversation.actions import next_lead
from bot.conversation.interview import Interview, add_to, answers_of, choices_of, go_over
from bot.conversation.pressing import AnyAction, GoOn, InTurn, OpenGroup, Tell
from bot.conversation.screen_state import MAIN, Answered
from bot.screens.auction import question_of
from bot.screens.seating import spoken_to
from lawcore import Answer
from lawcore.engine.records import replace
from lawcore.wording import choosing

MOST_WAYS = 7
"""The most answers that stand below a ruling."""


class Way(Struct, frozen=True):
    """An answer below a ruling: its label, its action, and the words that offer it, if any.

    `under` says, before the first of several, what they have in common.
    """

    text: str
    action: AnyAction
    offer: str = ""
    under: str = ""


class NextQuestion(Struct, frozen=True):
    """The question below a ruling, and its answers.

    `at` is the interview at the next subject, where that tells the player so.
    """

    ask: str
    ways: tuple[Way, ...]
    at: Interview | None = None

    @property
    def offers(self) -> tuple[str, ...]:
        """The lines that tell a player what may be chosen, those with a button numbered."""
        return tuple(self._offered())

    def _offered(self) -> Iterator[str]:
        number = 0
        for way in self.ways:
            if way.under:
                yield way.under
            if way.offer:
                number += 1
                yield f"{number} {way.offer}"

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of its answers, with the numbers under which they were offered."""
        numbers = iter(range(1, len(self.ways) + 1))
        return tuple(f"{next(numbers)} {w.text}" if w.offer else w.text for w in self.ways)


def next_question(interview: Interview) -> NextQuestion | None:
    """Return the question that follows a ruling at once, None where none does.

    It is what a player has to choose; or, where another subject takes over, its first question.
    """
    if interview.waiting is not None:
        return _choice(interview)
    lead = next_lead(interview)
    over = None if lead is None else go_over(interview, lead)
    reached = None if over is None else Interview.of(over)
    if reached is None:
        return None
    chooses_at = None if reached.waiting is None else reached
    found = _asked_first(reached) if chooses_at is None else _choice(reached)
    return None if found is None else replace(_behind(found), at=chooses_at)


def _asked_first(reached: Interview) -> NextQuestion | None:
    """Return the first question of a subject, None where its answers are too many.

    Answers of a group stand behind one button, as they do there.
    """
    question = reached.question
    if question is None or question.is_list:
        return None
    asked = question.facts[0]
    shown = question_of(reached, asked)
    ways = tuple(
        Way(one.text, OpenGroup(one.name))
        if isinstance(one, choosing.ButtonGroup)
        else Way(one.text, Tell.chosen(asked.name, one.choice))
        for one in shown.buttons
    )
    return NextQuestion(shown.ask, ways) if len(ways) <= MOST_WAYS else None


def _behind(found: NextQuestion) -> NextQuestion:
    ways = tuple(replace(way, action=GoOn(way.action)) for way in found.ways)
    return replace(found, ways=ways)


def _choice(interview: Interview) -> NextQuestion | None:
    """Return what is to be chosen or judged; a choice that brings another has those of that."""
    before, fact = interview.before_choosing, interview.waiting
    if before is None or fact is None:
        return None
    offered = _offered_by(interview)
    to_choose = _to_choose(before, fact, interview.told.get(fact))
    buttons = [one for one in to_choose if _is_there(before, fact, one, offered)]
    place_of = {option: place for place, option in enumerate(offered)}
    buttons.sort(key=lambda one: place_of.get(one.choice.option, len(offered)))
    ways = [_way(before, fact, one, is_offered=one.choice.option in offered) for one in buttons]
    law, subject = before.words.law, before.subject.name
    ask = law.facts.find("choose", subject, fact, {**before.told, **_seated(before)})
    plain = law.facts.question(subject, before.ask_anew(fact, before.told), before.told)
    found = NextQuestion(ask or plain.ask, tuple(ways))
    spread = tuple(_spread(before, fact, buttons, ways))
    if len(spread) <= MOST_WAYS:
        found = replace(found, ways=spread)
    return found if len(found.ways) <= MOST_WAYS else None


def _to_choose(before: Interview, fact: str, now: Answer | None) -> list[choosing.LabelledChoice]:
    """Return the buttons of a choice, but for what is told `now` and for *not yet*."""
    asked, left_out = before.ask_anew(fact, before.told), (now, before.open_answer(fact))
    left = tuple(choice for choice in choices_of(asked) if choice.option not in left_out)
    options = tuple(option for option in asked.options if option not in left_out)
    kept = replace(asked, options=options, choices=left)
    return list(question_of(before, kept).each)


def _offered_by(interview: Interview) -> tuple[Answer, ...]:
    """Return the answers that the orders of a ruling offer a player, in their order."""
    orders = interview.ruling.orders if interview.ruling else ()
    return tuple(dict.fromkeys(one for ordered in orders for one in ordered.order.offers))


def _is_there(
    before: Interview, fact: str, one: choosing.LabelledChoice, offered: Sequence[Answer]
) -> bool:
    """Tell whether an answer may be chosen: one that is said to a player is offered by an order.

    What an edition does not have as a choice none of its orders offers.
    """
    answer = one.choice.option
    told = {**before.told, fact: answer}
    said = before.words.law.facts.find("offer", before.subject.name, fact, told, answer)
    return answer in offered or not (offered and said)


def _way(before: Interview, fact: str, one: choosing.LabelledChoice, *, is_offered: bool) -> Way:
    facts, subject = before.words.law.facts, before.subject.name
    answer = one.choice.option
    told = {**before.told, fact: answer, "edition": int(before.edition), **_seated(before)}
    text = facts.find("chosen", subject, fact, told, answer) or one.text
    offer = facts.find("offer", subject, fact, told, answer) if is_offered else None
    return Way(text, Tell.chosen(fact, one.choice), offer or "")


def _seated(before: Interview) -> Mapping[str, str]:
    """Return the names of the seats as offers name them, none where they are not known."""
    known = before.conversation.auction is not None
    return {f"at_{to}": seat for to, seat in spoken_to(before).items()} if known else {}


def _spread(
    before: Interview, fact: str, buttons: Sequence[choosing.LabelledChoice], ways: Sequence[Way]
) -> Iterator[Way]:
    """Yield each way, or instead of one that brings another choice what is offered there."""
    for one, way in zip(buttons, ways, strict=True):
        answer = one.choice.option
        told = {**before.told, fact: answer}
        find, subject = before.words.law.facts.find, before.subject.name
        under = find("offer-then", subject, fact, told, answer)
        more = _choice_behind(before, answers_of(fact, one.choice)) if under else None
        offered = () if more is None else tuple(w for w in more.ways if w.offer)
        if not offered or not under:
            yield way
            continue
        first, *others = (replace(w, action=InTurn(way.action, w.action)) for w in offered)
        yield replace(first, under=under)
        yield from others


def _choice_behind(before: Interview, told: tuple[Answered, ...]) -> NextQuestion | None:
    """Return the choice that an answer brings at the subject to which it leads."""
    answers = add_to(before.conversation.answers, *told)
    after = Interview.of(replace(before.conversation, answers=answers, screen=MAIN))
    if len(after.links) > len(before.links):
        return _choice(after)
    lead = next_lead(after)
    over = None if lead is None else go_over(after, lead)
    found = None if over is None else _choice(Interview.of(over))
    return None if found is None else _behind(found)
