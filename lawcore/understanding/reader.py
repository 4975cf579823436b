"""What a line of free text surely states: it asks rather than asserts.

An auction in the line is read by the rules of calls. Of the words an index tells the subject,
which is asserted only where it is far likelier than any other, and else offered among at most
four; then the phrases of that subject tell its facts, of which the first three are stated and the
others likely. A line of more than 25 words is a story, which names much besides: its facts are
likely. A line may also go on with an open case: "and if dummy had won it?".
"""

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from difflib import SequenceMatcher
from functools import cache, lru_cache
from itertools import islice
from typing import TypeAlias

from lawcore.board.stated import (
    CALL_OUT_OF_TURN,
    CHANGED_CALL,
    OF_CALLS,
    OF_LEGAL_CALLS,
    answers_to,
    stated,
)
from lawcore.bridge.auction.typed import TypedAuction, read_auction
from lawcore.engine.fact import Answer
from lawcore.engine.records import replace
from lawcore.laws.catalogue import SUBJECTS
from lawcore.understanding import facts, subjects
from lawcore.understanding.answers import nearest
from lawcore.understanding.language import LIBRARY, Language, has_phrases, language_of
from lawcore.understanding.line import Line, Understood, are_sufficient, is_story, read
from lawcore.understanding.words import BOUNDARIES, KEPT, tokens_of
from lawcore.wording import LANGUAGES

BEGINS, INSTEAD_OF, NOT_SO, TOLD_AS = "follow-up", "instead-of", "not-so", "told-as"
"""The keys of the common file: how such a line begins, what stands before what is not so, and
how a supposition ("had won") is told."""


def begins_as_follow_up(text: str) -> bool:
    """Tell whether a line begins in some language as one that goes on with a case."""
    languages = (language_of(name) for name in LANGUAGES if has_phrases(name))
    return any(_patterns(one)[0].sub("", text.strip()) != text.strip() for one in languages)


def as_told(text: str, name: str) -> str:
    """Return a line of a language that asks or corrects as one that tells it.

    What it begins with falls away ("and if", "no", "actually"), its question mark, and what it
    says not to be so: "a pass, not a bid" tells a pass.
    """
    begins, denied = _patterns(language_of(name))
    plain = begins.sub("", text.replace("?", " ")).strip()
    told = denied.sub(" ", plain).strip(" ,.;") or plain or text
    supposing = language_of(name).written(TOLD_AS) if told != text else ()
    for supposed, _, tells in (one.partition(" > ") for one in supposing):
        told = re.sub(rf"(?<!\w){supposed}(?!\w)", tells, told, flags=re.IGNORECASE)
    return told


@cache
def _patterns(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of a beginning, and of what is not so."""
    begins, instead, not_so = map(language.written, (BEGINS, INSTEAD_OF, NOT_SO))
    rest = r"[^,.;]*"
    return (
        re.compile(rf"^(?:[\s,.;:!-]*(?:{_either(begins)})(?!\w))*[\s,.;:!'-]*", re.IGNORECASE),
        re.compile(
            rf"\s(?:{_either(instead)})\s{rest}|(?<=[,.;])\s*(?:{_either(not_so)})\s{rest}",
            re.IGNORECASE,
        ),
    )


def _either(texts: list[str]) -> str:
    longest_first = sorted(texts, key=lambda text: (-len(text), text))
    return "|".join(re.escape(text) for text in longest_first) or r"(?!)"


LONGEST = 1000
STATED = 3
"""So many facts of a line are stated at most."""
_FEW = 5
_KNOWN = 0.7
"""A line of which the words of one language are that share is in that language."""
_INSUFFICIENT, _CHANGED = "insufficient_bid", "done-substituted"
_Told: TypeAlias = tuple[tuple[str, Answer], ...]  # the facts that were known before
_OF_AUCTIONS = frozenset({"auction", "information"})


def understand(
    line: str,
    language: str | None = None,
    *,
    subject: str | None = None,
    preferred: str | None = None,
    told: Mapping[str, Answer] | None = None,
) -> Understood:
    """Return what a line surely states, in one language or in the one that fits it best.

    With a given subject the line need not say what it is about, and only its facts are answered;
    the subject is returned even if none of its facts is; `told` are the facts known before. Text
    of more than 1000 characters is not understood. An auction in the line is read as one, by the
    letters of `preferred` if those of several languages fit. Without a given language the answer
    names the one that was read. Raises KeyError for an unknown subject, or a language that is none
    of `lawcore.wording.LANGUAGES`.
    """
    for name, names in (subject, SUBJECTS), (language, LANGUAGES):
        if name is not None and name not in names:
            raise KeyError(name)
    typed = read_auction(line, language or preferred)
    known = _language(line if typed is None else typed.rest, language, preferred)
    if typed is None:
        read = _in_words(line, known, subject, None if told is None else tuple(told.items()))
        return read if read.language is not None else replace(read, language=language)
    return _with_auction(line, typed, known, subject)


def words_used(
    text: str,
    subject: str,
    *,
    is_given: bool,
    told: Mapping[str, Answer] | None = None,
    preferred: str | None = None,
) -> tuple[frozenset[int], frozenset[int]]:
    """Return the places, among the words between blanks, of those that reading a text has used.

    They tell a fact of the subject that it was read to be about, or, unless that was given, that
    it is about it. The second are those among them that only stand between such.
    """
    language = _language(text, None, preferred)
    if language is None:
        return frozenset(), frozenset()
    asked = text if told is None else as_told(text, language.name)
    line = read(asked, language)
    stated = facts.stated(line, language, subject, told)
    used, passed = stated.used, stated.passed
    if not is_given:
        near, hits = nearest.of_subjects(text, language), facts.found(line, language, subject)
        others = (key for key in hits if key.startswith(language.said(subject, "of-other-side")))
        dropped = {place for key in others for hit in hits[key] for place in hit.places} - used
        used |= subjects.needed(line, language, subject, used, near) - dropped
    words, kept = text.split(), asked.split()
    blocks = SequenceMatcher(None, words, kept, autojunk=False).get_matching_blocks()
    typed = {at: one.a + at - one.b for one in blocks for at in range(one.b, one.b + one.size)}
    at_words = [
        frozenset(typed[at] for place in those for at in line.typed[place] if at in typed)
        for those in (used, passed)
    ]
    return at_words[0], at_words[1]


def _language(line: str, language: str | None, preferred: str | None) -> Language | None:
    """Return the language of a line: the given one, or that which knows most of its words."""
    if language is not None:
        return language_of(language) if has_phrases(language) else None
    names = sorted(filter(has_phrases, LANGUAGES), key=lambda name: name != preferred)
    words = [word for word in tokens_of(line) if word.isalpha()]
    best, most = None, -1
    for name in names:
        known = language_of(name)
        number = sum(word in known.vocabulary or word in known.fillers for word in words)
        if number > most:
            best, most = known, number
        if preferred is not None and words and number >= _KNOWN * len(words):
            break
    return best


@lru_cache(maxsize=KEPT)
def _in_words(
    text: str, language: Language | None, subject: str | None, told: _Told | None = None
) -> Understood:
    """Return what the words of a line state; what was read last is kept."""
    if language is None or len(text) > LONGEST:
        return Understood(subject)
    line = read(text if told is None else as_told(text, language.name), language)
    near = {} if subject else nearest.of_subjects(text, language)
    subject = subject or _named_in_few(line, language, near)
    if subject is not None:
        return _facts(text, line, language, subject, told)
    said = subjects.features(line, language)
    likely = subjects.likelihoods(said, near)
    first = max(likely, key=lambda name: likely[name])
    has_words = any(word in language.vocabulary for word in line.words)
    of_first = likely[first] if first != subjects.NONE and has_words else 0.0
    tells = subjects.says_something(said, of_first)
    tells_much = first != subjects.NONE and len(subjects.meant(said)) > 1
    law = None if tells_much else _law(line, language)
    if law is not None or not tells:
        is_known = law or any(word in language.vocabulary for word in tokens_of(text))
        return Understood(None, {}, language.name if is_known else None, law=law)
    others = subjects.others_named(line, language, likely)
    if _is_otherwise(first, said, line, language):
        others = [_INSUFFICIENT]
    elif first == CALL_OUT_OF_TURN and (
        _has_change(line.words, language) or _CHANGED in facts.found(line, language, CHANGED_CALL)
    ):
        others = [CHANGED_CALL, first]
    elif not others and first == subjects.NONE:
        return Understood(None, {}, language.name)
    elif not others and subjects.is_sure(likely, said, subjects.naming(line, language, first)):
        return _facts(text, line, language, first, told)
    among = tuple(islice(dict.fromkeys((*others, *subjects.ranked(likely))), subjects.OFFERED))
    return Understood(None, {}, language.name, among)


def _named_in_few(line: Line, language: Language, near: Mapping[str, float]) -> str | None:
    """Return the only subject that a line of few words names, unless another is far likelier."""
    words = [word for word in line.words if word not in BOUNDARIES]
    named = [
        subject
        for subject, starts in language.subjects.items()
        if any(word.startswith(starts) for word in words)
    ]
    if len(words) > _FEW or len(named) != 1:
        return None
    likely = subjects.likelihoods(subjects.features(line, language), near)
    return named[0] if likely[named[0]] >= subjects.APART * max(likely.values()) else None


def _is_otherwise(subject: str, said: AbstractSet[str], line: Line, language: Language) -> bool:
    """Tell whether the bids that a line names, compared, speak against its likeliest subject."""
    if subject == _INSUFFICIENT:
        return "<insuff>" not in said and are_sufficient(line, language)
    return subject in OF_CALLS and "~~" in said and language.turns.isdisjoint(line.words)


def _has_change(words: Iterable[str], language: Language | None) -> bool:
    return language is not None and any(word.startswith(language.changing) for word in words)


def _facts(
    text: str, line: Line, language: Language, subject: str, told: _Told | None
) -> Understood:
    """Return the facts of a line about a subject: what it states, and what is likely."""
    read = facts.stated(line, language, subject, None if told is None else dict(told))
    told_so = {n: one for n, one in read.sure.items() if not is_story(text) or n in read.plainly}
    kept = dict(islice(told_so.items(), STATED))
    rest = {name: one for name, one in {**read.likely, **read.sure}.items() if name not in kept}
    return Understood(subject, kept, language.name, likely=rest, open=read.open)


def _law(line: Line, language: Language) -> str | None:
    """Return the number of the Law of a line about a matter that is not ruled on."""
    hits = facts.found(line, language, LIBRARY)
    return next((key.removeprefix("law-").replace("-", "") for key in hits), None)


def _with_auction(
    line: str, typed: TypedAuction, language: Language | None, subject: str | None
) -> Understood:
    """Return what a line that contains an auction states.

    It is about the subject of the irregular call, unless its words are about another irregularity;
    words never overrule what the calls tell. Where they tell of a changed call, of which an
    auction shows only what came of it, both are offered.
    """
    words = _in_words(typed.rest, language, subject) if typed.rest else Understood(subject)
    if not _is_meant(typed, words):
        return _in_words(line, language, subject)
    if typed.given is None:
        return replace(words, language=typed.language, auction=typed)
    by_calls = stated(typed.given).subject
    if by_calls is None and words.subject is not None and typed.rest:
        return words
    of_calls = words.subject is None or words.subject in OF_CALLS
    wanted = subject or (by_calls if by_calls is not None and of_calls else words.subject)
    is_changed = typed.given.replacement or CHANGED_CALL in (words.subject, *words.among[:1])
    is_changed = is_changed or _has_change(tokens_of(typed.rest), language)
    if wanted == CALL_OUT_OF_TURN and not subject and is_changed:
        words, wanted = replace(words, among=(CHANGED_CALL, wanted)), None
    told = {} if wanted is None else telling(wanted, answers_to(wanted, typed.given))
    if wanted == by_calls == CALL_OUT_OF_TURN and _may_miss_passes(line, subject, language):
        both = (CALL_OUT_OF_TURN, *((_INSUFFICIENT,) if "insufficient" in told else words.among))
        return Understood(None, {}, typed.language, both[: subjects.OFFERED], auction=typed)
    if wanted is None:
        of_auctions = (one for one in words.among if SUBJECTS[one].group in _OF_AUCTIONS)
        among = tuple(dict.fromkeys((*words.among[:1], *of_auctions, *OF_LEGAL_CALLS)))
        return Understood(None, {}, typed.language, among[: subjects.OFFERED], auction=typed)
    if typed.rest and words.subject != wanted:
        words = _in_words(typed.rest, language, wanted)
    given = {**(words.answers if words.subject == wanted else {}), **told}
    likely = {name: one for name, one in words.likely.items() if name not in given}
    return Understood(wanted, given, typed.language, auction=typed, likely=likely, open=words.open)


def _may_miss_passes(line: str, subject: str | None, language: Language | None) -> bool:
    """Tell whether players who are not named may have passed: no mark or turn is told."""
    is_told = subject is not None or "?" in line or re.search(r"[(:]", line)
    return not is_told and (language is None or language.turns.isdisjoint(tokens_of(line)))


def _is_meant(typed: TypedAuction, words: Understood) -> bool:
    """Tell whether a line is about its auction: a row of cards may look like one."""
    if words.subject is not None and SUBJECTS[words.subject].group not in _OF_AUCTIONS:
        return False
    return typed.is_sure and (typed.given is not None or not (words.subject or words.among))


def telling(subject: str, answers: Mapping[str, Answer]) -> dict[str, Answer]:
    """Return the answers other than the usual ones."""
    named = SUBJECTS[subject].facts.named
    return {name: value for name, value in answers.items() if value != named[name].usual}
