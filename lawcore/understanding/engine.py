"""What a line of free text surely states."""

from dataclasses import dataclass, field
from functools import cache

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language, has_phrases
from lawcore.understanding.stated import Reading
from lawcore.understanding.topics import about
from lawcore.understanding.words import tokens_of
from lawcore.wording import LANGUAGES

LONGEST = 1000


@dataclass(frozen=True, slots=True)
class Understood:
    """What a line surely states: a subject with answers to its facts, or no subject at all.

    Where it is not sure which subject a line is about, `among` has those it may be about, at
    most three; `law` is the number of the Law of a line about what is not ruled on.
    """

    subject: str | None
    answers: dict[str, Answer] = field(default_factory=dict)
    language: str | None = None
    among: tuple[str, ...] = ()
    law: str | None = None


def understand(
    line: str, language: str | None = None, *, subject: str | None = None
) -> Understood:
    """Return what a line surely states, in one language or in the one that fits it best.

    Where the subject is given the line need not say what it is about, and facts of no other
    subject are answered; it is returned even where none of its own are.
    Nothing is understood of more than 1000 characters: a story that long mixes several moments.
    Where the language is not given the answer names the one that was read. Raises KeyError for a
    language that is none of `lawcore.wording.LANGUAGES`, or a subject that is none of ours.
    """
    if subject is not None and subject not in SUBJECTS:
        raise KeyError(subject)
    nothing = Understood(subject, {}, language)
    if language is not None and language not in LANGUAGES:
        raise KeyError(language)
    names = LANGUAGES if language is None else (language,)
    languages = [_language(name) for name in names if has_phrases(name)]
    if len(line) > LONGEST or not languages:
        return nothing
    tokens = tokens_of(line)
    known = [sum(token in each.vocabulary for token in tokens) for each in languages]
    fitting = [each for each, words in zip(languages, known, strict=True) if words == max(known)]
    readings = [_understood(line, each, subject) for each in fitting]
    most = max(readings, key=lambda reading: (reading.subject is not None, len(reading.answers)))
    if any(reading.answers != most.answers for reading in readings):
        return nothing
    return most if max(known) else nothing


_language = cache(Language)


def _understood(text: str, language: Language, subject: str | None) -> Understood:
    """Return what a text states in a language."""
    line = read(text, language)
    if subject is not None:
        return Understood(subject, Reading(line, language, subject).answers, language.name)
    found = about(line, language)
    if found.alone is not None and found.alone in SUBJECTS:
        return Understood(found.alone, found.answers[found.alone], language.name)
    first = next(iter(found.among), None)
    return Understood(
        None,
        language=language.name,
        among=tuple(name for name in found.among if name in SUBJECTS),
        law=None if first is None or first in SUBJECTS else _law_of(first, language),
    )


def _law_of(topic: str, language: Language) -> str | None:
    """Return the number of the Law of a topic that is not ruled on."""
    if topic in language.topics:
        return next(iter(language.words(topic, "law")), None)
    return topic.removeprefix("law-").replace("-", "")
