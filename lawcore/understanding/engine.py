"""What a line of free text surely states."""

from collections.abc import Mapping
from dataclasses import replace

from lawcore.auction.typed import read_auction
from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer
from lawcore.understanding.auctions import understand_auction
from lawcore.understanding.follow_ups import as_told, language_of
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language, has_phrases
from lawcore.understanding.topics import about, stated_about
from lawcore.understanding.understood import Understood
from lawcore.understanding.words import tokens_of
from lawcore.wording import LANGUAGES

LONGEST = 1000


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
    the subject is returned even if none of its facts is. Text of more than 1000 characters is not
    understood: a story that long mixes several moments. An auction in the line is read as one, by
    the letters of `preferred` if those of several languages fit. Without a given language the
    answer names the one that was read. Raises KeyError for an unknown subject, or a language that
    is none of `lawcore.wording.LANGUAGES`.
    """
    if subject is not None and subject not in SUBJECTS:
        raise KeyError(subject)
    if language is not None and language not in LANGUAGES:
        raise KeyError(language)

    def in_words(text: str, about: str | None) -> Understood:
        return _in_words(text, language, about, told)

    typed = read_auction(line, language or preferred)
    if typed is None:
        return in_words(line, subject)
    return understand_auction(line, typed, subject, in_words)


def _in_words(
    line: str,
    language: str | None,
    subject: str | None,
    told: Mapping[str, Answer] | None = None,
) -> Understood:
    """Return what the words of a line state."""
    nothing = Understood(subject, {}, language)
    names = LANGUAGES if language is None else (language,)
    languages = [language_of(name) for name in names if has_phrases(name)]
    if len(line) > LONGEST or not languages:
        return nothing
    tokens = tokens_of(line)
    known = [sum(token in each.vocabulary for token in tokens) for each in languages]
    fitting = [each for each, words in zip(languages, known, strict=True) if words == max(known)]
    readings = [_understood(line, each, subject, told) for each in fitting]
    most = max(readings, key=lambda reading: (reading.subject is not None, len(reading.answers)))
    if not max(known) and most.law is None:
        return nothing
    shared = [reading.answers.items() for reading in readings]
    agreed = {
        name: answer
        for name, answer in most.answers.items()
        if all((name, answer) in each for each in shared)
    }
    return replace(most, answers=agreed)


def _understood(
    text: str,
    language: Language,
    subject: str | None,
    told: Mapping[str, Answer] | None,
) -> Understood:
    """Return what a text states in a language."""
    line = read(text if told is None else as_told(text, language.name), language)
    if subject is not None:
        answers = stated_about(text, line, language, subject, told)
        return Understood(subject, answers, language.name)
    found = about(text, line, language)
    if found.alone is not None and found.alone in SUBJECTS:
        return Understood(found.alone, dict(found.answers), language.name)
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
