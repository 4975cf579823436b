"""The mark of a ruling: a comparison later shows whether the law core rules otherwise now."""

from collections.abc import Iterable

from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import ScreenKind
from lawcore import Question, Reply, Ruling
from lawcore.engine.ruling import digest
from lawcore.wording import Wording

LISTED = 20
"""The most rulings in a person's list."""
LOOKED_THROUGH = 100
"""How many conversations are searched for them; a ruling opened again is listed once."""
LONGEST = 300
"""The most characters of a stored headline."""


def add_fingerprint(row: Conversation, interview: Interview) -> Conversation:
    """Return a row with the mark and headline of its interview's ruling.

    Both are None without a ruling, and for an interview that was cancelled.
    """
    if row.screen.kind is ScreenKind.CANCELLED:
        return row.changed(ruled=None, headline=None)
    ruled, line = mark_of_case(interview), headline(interview.reply, row.language)
    if (ruled, line) == (row.ruled, row.headline):
        return row
    return row.changed(ruled=ruled, headline=line)


def mark(ruled: Reply) -> str | None:
    """Return sixteen characters that identify the substance of a ruling, None for a question.

    Rulings of the same substance have the same mark, in every process and release.
    """
    if isinstance(ruled, Question):
        return None
    if isinstance(ruled, Ruling):
        return digest(ruled.substance)
    return digest([(one.suppose, one.ruling.substance) for one in ruled.branches])


def mark_of_case(interview: Interview) -> str | None:
    """Return the mark of all rulings of a case, None where it still asks."""
    if interview.is_asking or len(interview.links) == 1:
        return mark(interview.reply)
    return digest([mark(one.reply) for one in interview.links])


def headline(ruled: Reply, language: str) -> str | None:
    """Return a ruling in one line, several side by side, None for a question."""
    if isinstance(ruled, Question):
        return None
    each = (ruled,) if isinstance(ruled, Ruling) else (one.ruling for one in ruled.branches)
    text = "; ".join(dict.fromkeys(map(Wording.of(language).briefs.result, each)))
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"


def mark_to_post(interview: Interview) -> str | None:
    """Return the mark of the ruling that can be posted now, None if none can.

    A ruling is posted only once; the same ruling in another language counts as another one.
    """
    if interview.conversation.linked_id is None:
        return None
    ruled = posting_mark(interview)
    return None if ruled == interview.conversation.posted else ruled


def posting_mark(interview: Interview) -> str | None:
    """Return sixteen characters that identify a ruling as it is posted, None if none is shown.

    They depend on everything in the post: the ruling, the answers, the options of the authority,
    the edition it is compared with, the language, and plain text or not.
    """
    conversation, ruling = interview.conversation, interview.ruling
    if ruling is None or conversation.screen.is_beside_the_ruling:
        return None
    year = conversation.screen.came_from
    is_compared = year is not None and interview.difference_from(year) is not None
    read = {
        "subject": conversation.subject,
        "edition": conversation.edition,
        "language": conversation.language,
        "plain": conversation.plain,
        "answers": conversation.answers,
        "former": [(link.subject, link.answers) for link in conversation.chain.former],
        "settled": interview.settlements,
        "compared": year if is_compared else None,
        "ruling": ruling.substance,
    }
    return digest(read)


def select_distinct(conversations: Iterable[Conversation]) -> tuple[Conversation, ...]:
    """Return the rulings to be listed: of several on the same answers only the first."""
    distinct: dict[object, Conversation] = {}
    for ruled in conversations:
        told = frozenset(ruled.answers)
        case = (ruled.subject, ruled.edition, ruled.authority, told, ruled.chain)
        distinct.setdefault(case, ruled)
    return tuple(distinct.values())[:LISTED]
