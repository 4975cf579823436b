"""A text that goes on with an open case: an answer in other words, or a change to an answer.

What it tells is proposed; it counts once it is confirmed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from bot.conversation.changing import AnswerEntry, entries, is_fact, question_anew
from bot.conversation.interview import Interview
from bot.conversation.lines import NOT, names_either, names_person, of_laws, stems, words_of
from lawcore import EDITIONS, Answer
from lawcore.understanding import as_told, begins_as_follow_up, understand
from lawcore.wording import LANGUAGES, Wording

_YEAR = re.compile(r"(?<!\d)(?:(?:19|20)?(97|07|17))(?!\d)")
_MOST_OF_AN_ANSWER = 10
"""A text of more words is no answer in other words."""
_HALF = 0.5
_CLEAR = 1.0


def answer_meant(interview: Interview, text: str) -> tuple[str, Answer] | None:
    """Return the answer to the present question that a text gives in other words than a button.

    None where it gives none, tells more than that or again what was told, or of another case.
    """
    question = interview.question
    is_in_words = any(map(str.isalpha, text)) and len(text.split()) <= _MOST_OF_AN_ANSWER
    if question is None or question.is_list or not is_in_words:
        return None
    asked = question.facts[0]
    alone = understand(text, preferred=interview.conversation.language)
    if alone.subject not in {None, interview.subject.name}:
        return None
    told = facts_told(interview, text)
    if not told and alone.answers.items() & interview.told.items():
        return None
    if told:
        if told.keys() != {asked.name} or told[asked.name] not in asked.options:
            return None
        return asked.name, told[asked.name]
    option = _option_named(interview, asked.name, asked.options, text, _HALF)
    return None if option is None else (asked.name, option)


def edition_meant(interview: Interview, text: str) -> int | None:
    """Return another edition of the Laws that a text names alone: "and under the 2007 laws?".

    It may be one that does not know the subject.
    """
    named = _YEAR.search(text)
    is_number = len(text.strip()) <= len("97") and text.strip().isdigit()
    if named is None or is_number or not of_laws(text):
        return None
    year = next((int(one) for one in EDITIONS if str(int(one)).endswith(named[1])), None)
    return None if year == interview.edition else year


def change_meant(interview: Interview, text: str) -> dict[str, Answer]:
    """Return what a text tells otherwise than it was told, or beside it, on a ruling.

    Nothing where it tells of a case of its own.
    """
    alone = understand(text, preferred=interview.conversation.language)
    is_following = begins_as_follow_up(text)
    if alone.subject is not None and not is_following and not _is_correction(interview, text):
        return {}
    told = facts_told(interview, text)
    if told or (alone.subject not in {None, interview.subject.name}):
        return told
    return dict(islice(_told_otherwise(interview, text), 1))


def correction_meant(interview: Interview, text: str) -> dict[str, Answer]:
    """Return another answer to a question that was answered: the last one of which a text has one.

    Nothing where it has none.
    """
    told = facts_told(interview, text)
    for entry in reversed(facts_answered(interview)):
        if told.keys() == {entry.name} and entry.value is not None:
            return told
    return answered_otherwise(interview, text)


def answered_otherwise(interview: Interview, text: str) -> dict[str, Answer]:
    """Return the answer that a text names, and nothing else, to the last question that had it."""
    for entry in reversed(facts_answered(interview)):
        options = question_anew(interview, entry).facts[0].options
        option = _option_named(interview, entry.name, options, text, _CLEAR)
        if option is not None and option != entry.value:
            return {entry.name: option}
    return {}


def facts_answered(interview: Interview) -> list[AnswerEntry]:
    """Return the answers of single facts in their order."""
    subject = interview.subject
    facts = (one for one in entries(interview) if is_fact(interview, one))
    return [one for one in facts if not subject.ref(one.name).series]


def _is_correction(interview: Interview, text: str) -> bool:
    """Tell whether a text says only what is to be changed: a few words about one fact told."""
    if len(text.split()) > _MOST_OF_AN_ANSWER:
        return False
    facts = facts_told(interview, text)
    return len(facts) == 1 and facts.keys() <= interview.told.keys()


def facts_told(interview: Interview, text: str) -> dict[str, Answer]:
    """Return the facts that a text tells, given what was told before, other than that."""
    known = interview.told
    language, subject = interview.conversation.language, interview.subject.name
    read = understand(text, subject=subject, told=known, preferred=language)
    told = {**read.likely, **read.answers}
    return {name: answer for name, answer in told.items() if known.get(name) != answer}


def _told_otherwise(interview: Interview, text: str) -> Iterator[tuple[str, Answer]]:
    """Yield the answers named in a text, of facts that were told otherwise, the first first."""
    for name, value in interview.told.items():
        if interview.subject.is_count(name) or interview.subject.ref(name).series:
            continue
        others = {other: value for other, value in interview.told.items() if other != name}
        options = interview.ask_anew(name, others).options
        option = _option_named(interview, name, options, text, _CLEAR)
        if option is not None and option != value:
            yield name, option


def _option_named(
    interview: Interview, name: str, options: Sequence[Answer], text: str, least: float
) -> Answer | None:
    """Return the only option that a text names by the words that no other option has.

    No more of the text is other words than those, or none where the words have to be clear or it
    names one thing or another, or the other one; and it denies only what the option denies. A
    player is no answer of which another option says the same of other players.
    """
    least = _CLEAR if names_either(text) else least
    people = stems(filter(names_person, words_of(text)))
    found = set[Answer]()
    for language in LANGUAGES:
        said = stems(words_of(as_told(text, language)))
        labels = {option: _label_stems(interview, language, name, option) for option in options}
        asked = stems(words_of(Wording.of(language).ask(interview.subject.name, name, {})))
        shares = {
            option: _share(own - shared, said)
            for option, own in labels.items()
            for shared in [set[str]().union(*_others(labels, option))]
            if said & (own - shared - people or (own - people if own & shared - {NOT} else own))
        }
        best = max(shares.values(), default=0.0)
        if best >= least:
            found.update(
                option
                for option, share in shares.items()
                if share == best and _is_meant(said - asked, labels[option], least)
            )
    return found.pop() if len(found) == 1 else None


def _is_meant(said: set[str], label: set[str], least: float) -> bool:
    """Tell whether no more of what was said is other words than are the label's, or none is."""
    other, own = said - label, said & label - {NOT}
    most = 0 if least == _CLEAR else len(own)
    return (
        NOT not in other and (NOT in said or NOT not in label) and len(other) <= most and bool(own)
    )


def _others(labels: Mapping[Answer, set[str]], option: Answer) -> Iterator[set[str]]:
    return (stems for other, stems in labels.items() if other != option)


def _share(own: set[str], said: set[str]) -> float:
    return len(own & said) / len(own) if own else 0.0


def _label_stems(interview: Interview, language: str, name: str, option: Answer) -> set[str]:
    law, subject = Wording.of(language), interview.subject.name
    return stems(words_of(law.facts.answer_label(subject, name, option, interview.told)))
