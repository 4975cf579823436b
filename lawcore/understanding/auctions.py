"""A line that contains an auction: the calls are read, and the words around them too."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from lawcore.auction.stated import OF_CALLS, OF_LEGAL_CALLS, answers_to, stated
from lawcore.auction.typed import TypedAuction
from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.understood import Understood

InWords: TypeAlias = Callable[[str, str | None], Understood]
"""Returns what the words of a line state, about one subject or any."""

_OF_AUCTIONS = frozenset({"auction", "information"})


def understand_auction(
    line: str, typed: TypedAuction, subject: str | None, in_words: InWords
) -> Understood:
    """Return what a line that contains an auction states.

    It is about the subject of the irregular call, unless the words are about another irregularity
    of the auction; words never overrule what the calls tell.
    """
    words = in_words(line, subject) if typed.rest else Understood(subject)
    if not _is_meant(typed, words):
        return words
    if typed.given is None:
        return replace(words, language=typed.language, auction=typed)
    found = stated(typed.given).subject
    if found is None and words.subject is not None and typed.rest:
        return words
    wanted = subject or _about(words, found)
    if wanted is None:
        among = words.among or OF_LEGAL_CALLS
        return Understood(None, {}, typed.language, among, auction=typed)
    told = in_words(typed.rest, wanted).answers if typed.rest else {}
    told |= words.answers if words.subject == wanted else {}
    told |= telling(wanted, answers_to(wanted, typed.given))
    return Understood(wanted, told, typed.language, auction=typed)


def _is_meant(typed: TypedAuction, words: Understood) -> bool:
    """Tell whether a line is about its auction: a row of cards may look like one."""
    if words.subject is not None and SUBJECTS[words.subject].group not in _OF_AUCTIONS:
        return False
    says_nothing = words.subject is None and not words.among
    return typed.is_sure and (typed.given is not None or says_nothing)


def _about(words: Understood, found: str | None) -> str | None:
    """Return what a line is about: the irregular call takes precedence over words about calls."""
    of_calls = words.subject is None or words.subject in OF_CALLS
    return found if found is not None and of_calls else words.subject


def telling(subject: str, answers: Mapping[str, Answer]) -> dict[str, Answer]:
    """Return the answers other than the usual ones."""
    facts = SUBJECTS[subject].facts.named
    return {name: value for name, value in answers.items() if value != facts[name].usual}
