"""Questions, rulings, articles and errors in the words of one language."""

import json
from functools import cache

from lawcore.engine.fact import Answers, Edition
from lawcore.engine.ruling import BadAnswer, Fault, Question
from lawcore.languages import LANGUAGES
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.articles import Articles, cited
from lawcore.wording.brief import Shortener
from lawcore.wording.choosing import FactsInWords
from lawcore.wording.filled import Speech, in_edition
from lawcore.wording.remaining import OpenTasks
from lawcore.wording.rulings import Rulings


class Wording:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._speech = Speech(language)
        self.articles = Articles(self._speech)
        self.rulings = Rulings(self._speech, self.articles)
        self.facts = FactsInWords(self._speech)
        self.ask, self.option = self.facts.plain, self.facts.option
        self.briefs = Shortener(self._speech, self.articles, self.rulings, self.facts)
        self.remainders = OpenTasks(self._speech, self.articles, self.rulings)

    @classmethod
    @cache
    def of(cls, language: str) -> "Wording":
        """Return the words of a language; raise BadAnswer if there are none."""
        try:
            return cls(language)
        except FileNotFoundError:
            allowed = LANGUAGES
            raise BadAnswer(Fault.UNKNOWN_LANGUAGE, value=language, allowed=allowed) from None

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message as it stands, whatever the subject."""
        return self._speech.say(key, **arguments)

    def subject(self, subject: str) -> str:
        """Return the name of a subject, at most 24 characters."""
        return self._speech.of(subject).say("subject")

    def command(self, subject: str) -> str:
        """Return the command that begins an interview about a subject: a to z and _ only."""
        return self._speech.of(subject).say("subject.command")

    def menu(self, subject: str) -> str:
        """Return the description of a subject in the menu of commands."""
        return self._speech.of(subject).say("subject.menu")

    def rare(self, subject: str, group: str) -> str:
        """Return the label of a group of rare circumstances."""
        return self._speech.of(subject).say(f"rare-{group}")

    def several(self, subject: str) -> str:
        """Return the heading above the number of a subject on the board."""
        return self._speech.of(subject).say("several")

    def another(self, subject: str) -> str:
        """Return the label of the button for one more of a subject, at most 24 characters."""
        return self._speech.of(subject).say("several.another")

    def heading(self, question: Question, answers: Answers) -> str:
        """Return the text above the options of a question."""
        fact = SUBJECTS[question.subject].fact_ref(question.facts[0].name, answers)
        if not question.is_list or fact.series:
            return self.ask(question.subject, question.facts[0].name, answers)
        heading = self.say("list-heading")
        return heading if fact.number == 1 else self.facts.further(question.subject, fact, heading)

    def asides(self, question: Question) -> tuple[str, ...]:
        """Return how to ask if the question itself could tell a player something."""
        texts = self._speech.of(question.subject)
        subject = SUBJECTS[question.subject]
        facts = (subject.fact_ref(asked.name) for asked in question.facts)
        keys = (f"list-{f.series}.aside" if f.series else f"fact-{f.name}.aside" for f in facts)
        return tuple(dict.fromkeys(texts.say(key) for key in keys if texts.has(key)))

    def why(self, question: Question) -> str:
        """Return why a question is asked: what turns on the fact, in its own words if it has any.

        Otherwise it is the provision that needs it, and those that depend on that.
        """
        numbers, edition = question.needed_by, question.edition
        own = self.turns_on(question.subject, question.facts[0].name, edition)
        if own is not None:
            return own
        if not numbers:
            return ""
        article = self.articles.printed(numbers[-1], edition)
        text = self.articles.sentence_of_number(question.subject, numbers[-1], edition)
        lines = [self.say("why", article=article, text=text)]
        subject = SUBJECTS[question.subject]
        above = [number for number in numbers[:-1] if cited(subject, number, edition)]
        if above:
            lines.append(self.say("why-through", articles=self.articles.listed(above, edition)))
        return "\n".join(lines)

    def turns_on(self, subject: str, name: str, edition: Edition) -> str | None:
        """Return what turns on a fact in an edition, with its articles there.

        None where it has no words for that.
        """
        texts, key = self._speech.of(subject), f"why-{SUBJECTS[subject].fact_ref(name).name}"
        return in_edition(texts, key, edition) if texts.has(key) else None

    def next(self, subject: str, name: str, answers: Answers) -> str:
        """Return the label of the button that asks a fact later, at most 36 characters."""
        fact = SUBJECTS[subject].fact_ref(name, answers)
        return self._speech.filled(subject, f"next-{fact.name}", fact.answers)

    def instead(self, subject: str, year: int, edition: Edition) -> str:
        """Return that an edition is not covered, why, and which one is used instead."""
        texts, by = self._speech.of(subject), str(int(edition))
        if texts.has("instead"):
            return texts.say("instead", value=str(year), edition=by)
        return texts.say("instead-of-it", value=str(year), edition=by)

    def error(self, bad: BadAnswer) -> str:
        """Return what is wrong with an answer and what would be right."""
        allowed = ", ".join(_plain(value) for value in bad.allowed)
        fact, value = _plain(bad.fact or ""), _plain(bad.value)
        if bad.code is Fault.NOT_COVERED and (texts := self._speech.of(fact)).has("not_covered"):
            return texts.say("not_covered", fact=fact, value=value, allowed=allowed)
        said = self.say(f"error-{_error_key(bad)}", fact=fact, value=value, allowed=allowed)
        if bad.suggestion is None:
            return said
        return self.say("error-did-you-mean", error=said, suggestion=bad.suggestion)


def _error_key(bad: BadAnswer) -> str:
    """Return the key of the sentence about an error."""
    if bad.code is Fault.UNKNOWN_SUBJECT and bad.value is None:
        return "no_subject"
    return "number_as_text" if _is_number_as_text(bad) else bad.code


def _is_number_as_text(bad: BadAnswer) -> bool:
    """Tell whether a number that would be right was given as text."""
    return isinstance(bad.value, str) and bad.value in {
        str(int(number))
        for number in bad.allowed
        if isinstance(number, int) and not isinstance(number, bool)
    }


def _plain(value: object) -> str:
    """Return a value as JSON writes it, without quotation marks, and cut if it is long."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return str(text)[:80]
