"""Every screen of a subject that presses lead to, with one rare thing or one doubt beside it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count, islice
from zlib import crc32

from bot.conversation.actions import press
from bot.conversation.callback_data import Open, Page, Press
from bot.conversation.deep_links import payload
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, EffectiveChoices
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Button, Screen
from bot.screens.inline import InlineCard, answer_query
from bot.screens.interview import screen
from lawcore import SUBJECTS, Answer
from lawcore.book.library.official import OfficialTexts
from lawcore.engine.records import replace
from tests.bot.walks import begun, done, ways

ELSEWHERE = ("edition-", "over-", "return-")
"""Begin the presses that lead to another book or subject, whose screens are walked there."""
FIRST_OF_SEVERAL: tuple[Mapping[str, Answer], ...] = (
    {
        "hand": "defender",
        "trick": 5,
        "since": "played",
        "won_by": "partner",
        "attention": "after_play",
        "later_tricks": "more",
    },
    {"hand": "defender", "trick": 7, "opponents_played_after": False},
    {
        "hand": "declarer",
        "trick": 8,
        "since": "played",
        "won_by": "opponents",
        "attention": "after_play",
        "later_tricks": "more",
    },
)
"""What is told of a first revoke, before there is another: established or not, of either side."""
NOT_FOLLOWED = {
    Action.NEW,
    Action.ANOTHER,
    Action.BACK,
    Action.SHOW,
    Action.KEYPAD,
    Action.TABLE,
}
"""The presses that begin anew, go back to what has been seen, or open a keypad without end; and
the one that sends a drawing beside the same question."""
DETOURS = {Action.UNUSUAL, Action.UNSURE, Action.CHANGE}
"""The presses that leave the usual way: of each case one."""


@dataclass(frozen=True)
class _Place:
    conversation: Conversation
    left: bool
    """The usual way has been left."""


@lru_cache(maxsize=2)
def in_english(
    subject: str, edition: int, stride: int = 1, most: int | None = None
) -> tuple[tuple[Interview, Screen], ...]:
    """Return the interviews that show each screen of a subject in English, once, with the screen.

    The usual way is left from one place in `stride`; at most so many screens are looked for.
    """
    return _walked(subject, [_Place(begun(subject, edition), left=False)], stride, most)


@lru_cache(maxsize=2)
def in_several(
    subject: str, edition: int, most: int, stride: int = 3
) -> tuple[tuple[Interview, Screen], ...]:
    """Return some of the screens behind *Another revoke*, in English, each once.

    There are far too many for all of them.
    """
    places = [_Place(one, left=False) for one in _begun_again(subject, edition)]
    return _walked(subject, places, stride, most)


def _walked(
    subject: str, places: Iterable[_Place], stride: int, most: int | None
) -> tuple[tuple[Interview, Screen], ...]:
    """Return what is shown at some places and at those to which their presses lead.

    The places are visited in an order that is always the same and follows nothing, so that late
    questions come as soon as early ones.
    """
    coming: list[tuple[int, int, _Place]] = []
    seen, told, found = set[object](), set[object](), list[tuple[Interview, Screen]]()
    numbers = count()
    while True:
        for one in places:
            conversation = one.conversation
            known = (conversation.subject, conversation.answers, conversation.screen)
            if known not in told:
                told.add(known)
                heappush(coming, (crc32(repr(known[1:]).encode()), next(numbers), one))
        if not coming or len(found) == most:
            return tuple(found)
        place = heappop(coming)[2]
        interview = Interview.of(place.conversation)
        shown = screen(interview)
        mark = (shown.lines, tuple(tuple(one.text for one in row) for row in shown.rows))
        is_new = mark not in seen
        if is_new:
            seen.add(mark)
            found.append((interview, shown))
        if interview.subject.name == subject:  # the screens of another are walked by themselves
            places = [*_after(place, interview, shown, stride, is_new=is_new)]
        else:
            places = ()


def _begun_again(subject: str, edition: int) -> Iterator[Conversation]:
    """Yield the first question about a second revoke, after rulings on a first one."""
    for world in FIRST_OF_SEVERAL:
        *_, ruled = ways(begun(subject, edition), world)
        yield replace(done(ruled, Action.MORE, Action.ANOTHER), step=0)


def _after(
    place: _Place, interview: Interview, shown: Screen, stride: int, *, is_new: bool
) -> Iterator[_Place]:
    """Yield where each press leads; from a screen that was seen already, only by its answers."""
    at, told = place.conversation.screen.kind, tuple(map(repr, place.conversation.answers))
    for one in shown.buttons:
        if not isinstance(one.data, Press):
            continue
        action = str(one.data.action)
        if action in NOT_FOLLOWED or action.startswith(ELSEWHERE):
            continue
        if not is_new and "=" not in action:
            continue
        if interview.chosen and "=" in action and at is ScreenKind.UNUSUAL:
            continue
        leaves = action in DETOURS
        if leaves and (place.left or crc32(repr((action, *told)).encode()) % stride):
            continue
        turn = press(interview, one.data)
        if turn.notice is None and turn.new is None and turn.back_to is None:
            yield _Place(replace(turn.conversation, step=0), left=place.left or leaves)


def cards(  # noqa: PLR0913 - which of them, and how many
    subject: str,
    edition: int,
    language: str,
    *,
    stride: int = 1,
    most: int | None = None,
    one_in: int = 1,
) -> Iterator[tuple[Interview, InlineCard]]:
    """Yield the inline cards of the cases that links carry, of one case in a number."""
    asker = EffectiveChoices(language, edition)
    seen = dict[object, Interview]()
    for interview, _ in in_english(subject, edition, stride, most):
        seen.setdefault(interview.conversation.answers, interview)
    for interview in islice(seen.values(), 0, None, one_in):
        link = payload(interview.conversation)
        for card in answer_query(link, asker, OfficialTexts.none()).cards if link else ():
            yield interview, card


def as_sent(card: InlineCard) -> Screen:
    """Return the message that a card becomes, with its button."""
    return replace(card.shown, rows=((Button(card.label, Open(Page.START)),),))


def screens(  # noqa: PLR0913 - which of them, and whose
    subject: str,
    edition: int,
    language: str,
    *,
    stride: int = 1,
    most: int | None = None,
    group: bool = False,
    one_in: int = 1,
) -> Iterator[tuple[Interview, Screen]]:
    """Yield one in a number of those interviews in a language, in a group or in private."""
    reached = in_english(subject, edition, stride, most)[::one_in]
    return said(reached, language, group=group)


def screens_of_several(
    subject: str, edition: int, language: str, most: int, *, group: bool = False
) -> Iterator[tuple[Interview, Screen]]:
    """Yield some interviews about several revokes, none of a subject that has no several."""
    if SUBJECTS[subject].several is None:
        return iter(())
    return said(in_several(subject, edition, most), language, group=group)


def said(
    reached: Iterable[tuple[Interview, Screen]], language: str, *, group: bool = False
) -> Iterator[tuple[Interview, Screen]]:
    """Yield interviews in a language, in a group or in private, each with its screen."""
    for interview, shown in reached:
        conversation = interview.conversation
        told = replace(conversation, language=language, chat_id=-1 if group else 1)
        if told == conversation:
            yield interview, shown
        else:
            another = Interview(told, interview.reply, interview.instead_of)
            yield another, screen(another)
