"""Changes between the editions in the words of one language."""

from collections.abc import Iterator

from msgspec import Struct

from lawcore.book.changes import Change, ChangedProvision, ChangeKind, Difference
from lawcore.engine.fact import Answer, Answers, Edition
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import READ_AGAINST
from lawcore.wording.filled import Speech
from lawcore.wording.wording import Wording


class ChangeInWords(Struct, frozen=True):
    """A change in words: its title, each provision on both sides, and a case that shows it."""

    title: str
    texts: tuple[str, ...]
    cases: str
    example: tuple[str, ...]
    differences: tuple[str, ...]


class ChangeWording:
    """Changes between editions, in the words of one language."""

    def __init__(self, language: str) -> None:
        self._wording = Wording.of(language)
        self._say = Speech(language).say

    def differences(self, difference: Difference) -> tuple[str, ...]:
        """Return what two editions rule differently on the same facts, line by line."""
        return tuple(self._differences(difference))

    def _differences(self, difference: Difference) -> Iterator[str]:
        former, latter = difference.former, difference.latter
        before, after = str(former.edition), str(latter.edition)
        if difference.none:
            yield self._say("difference-none", former=before, latter=after)
        for ruling, orders, findings in (
            (former, difference.gone, difference.no_longer),
            (latter, difference.new, difference.now),
        ):
            year, edition = str(ruling.edition), ruling.edition
            for ordered in orders:
                text = self._wording.rulings.order(ordered.order, ruling)
                article = self._wording.articles.printed(ordered.article, edition)
                yield self._say("difference-only", edition=year, text=text, article=article)
            for finding in findings:
                text = self._wording.articles.sentence(ruling.subject, finding.name, edition)
                article = self._wording.articles.printed(finding.number, edition)
                yield self._say("difference-exempts", edition=year, text=text, article=article)
        for same in difference.renumbered:
            yield self._say(
                "difference-number",
                text=self._wording.rulings.order(same.order, latter),
                old=self._wording.articles.printed(same.former, former.edition),
                new=self._wording.articles.printed(same.latter, latter.edition),
                former=before,
                latter=after,
            )

    def change(self, change: Change, former: Edition, latter: Edition) -> ChangeInWords:
        """Return a change between two editions in words."""
        example = tuple(self._example(change)) if change.shows else ()
        return ChangeInWords(
            title=self.title(change),
            texts=tuple(
                line
                for provision in change.provisions
                for line in self._sides(change.subject, provision, former, latter)
            ),
            cases=self._say("change-cases", cases=change.cases),
            example=example,
            differences=self.differences(change.shows) if change.shows else (),
        )

    def label(self, change: Change) -> str:
        """Return the short title of a change: its article comes first."""
        title = self.title(change)
        numbers = (p.latter or p.former for p in change.provisions)
        article = next(filter(None, numbers), "")
        if article in title or any(p.former and p.former in title for p in change.provisions):
            return title
        return self._say("change-label", article=article, title=title)

    def title(self, change: Change) -> str:
        """Return the title of a change: that of the specification, otherwise its articles."""
        if change.counted:
            return "; ".join(self._say(f"change-{key}") for key in change.counted)
        first, *others = change.provisions
        if not others and first.kind is ChangeKind.RENUMBERED and first.former and first.latter:
            return self._say("change-renumbered", old=first.former, new=first.latter)
        numbers = dict.fromkeys(p.latter or p.former or "" for p in change.provisions)
        return self._say("change-uncounted", article=", ".join(filter(None, numbers)))

    def _sides(
        self, subject: str, provision: ChangedProvision, former: Edition, latter: Edition
    ) -> Iterator[str]:
        for edition, number in ((former, provision.former), (latter, provision.latter)):
            if number is None:
                if edition == READ_AGAINST:
                    yield self._say("change-not-there", edition=str(edition))
                else:
                    yield self._say("change-not-treated", edition=str(edition))
                continue
            yield self._say(
                "change-text",
                edition=str(edition),
                article=self._wording.articles.printed(number, edition),
                text=self._wording.articles.sentence(subject, provision.name, edition),
            )

    def _example(self, change: Change) -> Iterator[str]:
        """Yield the answers that are not usual, and the ruling of each edition on them."""
        yield self._say("change-example")
        subject, answers = SUBJECTS[change.subject], change.example or {}
        for name, answer in answers.items():
            if answer != subject.facts.named[name].usual:
                yield self._answer(subject.name, name, answer, answers)
        if change.shows is not None:
            for ruling in (change.shows.former, change.shows.latter):
                headline = self._wording.rulings.headline(ruling)
                year = str(ruling.edition)
                yield self._say("change-ruling", edition=year, headline=headline)

    def _answer(self, subject: str, name: str, answer: Answer, answers: Answers) -> str:
        return self._say(
            "change-answer",
            question=self._wording.ask(subject, name, answers),
            answer=self._wording.option(subject, name, answer, answers),
        )
