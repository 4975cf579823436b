"""The law as files that other programs can follow: trees, and texts a language.

`docs/contract.md` describes the form. The same law makes the same bytes.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from lawcore.book.export.law import LawAsTrees
from lawcore.book.export.words import WordsAsTrees
from lawcore.engine.article import Provision
from lawcore.engine.fact import Answer, Choice, Fact
from lawcore.engine.ruling import Asked, BadAnswer, Fault, Ordered, When
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS
from lawcore.laws.request import edition_of, settings_of, subject_named
from lawcore.wording import LANGUAGES, Wording

FORMAT = 4
"""The number of the form; another one is written when an older reader could go wrong."""

INDEX = "index.json"
Json = dict[str, Any]


class Exported(Struct, frozen=True):
    """One subject in one edition: its law, and its texts by language."""

    subject: str
    edition: int
    law: Json
    texts: Mapping[str, list[str]]


def export(subject: str, edition: int, options: Mapping[str, object] | None = None) -> Exported:
    """Return the law of a subject and edition as trees, with its words in every language.

    `options` are settled by a regulating authority; those of other subjects are left out. Raises
    BadAnswer for an unknown subject or edition, or an edition that does not cover the subject.
    """
    found = subject_named(subject)
    year = edition_of(edition, found)
    own = {fact.name for fact in found.facts.settings}
    settled = settings_of(found, {n: v for n, v in (options or {}).items() if n in own})
    return _SubjectWriter(LawAsTrees(found, year, settled)).written()


def covered(edition: int) -> list[str]:
    """Return the subjects that an edition covers, in the order in which they are offered."""
    return [name for name, one in SUBJECTS.items() if edition_of(edition) in one.books]


def write_all(
    folder: Path,
    subjects: Iterable[str] = (),
    editions: Iterable[int] = (),
    options: Mapping[str, object] | None = None,
) -> Iterator[Path]:
    """Write subjects, all if none is named, in the editions that cover them; yield the files.

    Raises BadAnswer for an unknown subject, edition or option, and for an edition that covers none
    of the subjects.
    """
    years = [int(edition) for edition in editions] or [int(edition) for edition in EDITIONS]
    wanted = [subject_named(name).name for name in subjects] or list(SUBJECTS)
    known = tuple(fact.name for one in SUBJECTS.values() for fact in one.facts.settings)
    for name, value in (options or {}).items():
        if name not in known:
            raise BadAnswer(Fault.UNKNOWN_SETTING, fact=name, value=value, known=known)
    for year in years:
        here = [name for name in wanted if name in covered(year)]
        for name in here or wanted[:1]:  # where there is none, the first says which cover it
            made = export(name, year, options)
            yield write_whole(folder / str(year) / f"{name}.json", encode(made.law))
            for language, texts in made.texts.items():
                yield write_whole(folder / str(year) / f"{name}.{language}.json", encode(texts))
    yield write_whole(folder / INDEX, encode(index(wanted, years)))


def index(subjects: Collection[str], editions: Iterable[int]) -> Json:
    """Return what there is: languages, and for each edition its subjects with their names."""
    return {
        "format": FORMAT,
        "languages": list(LANGUAGES),
        "editions": {
            str(int(year)): [
                {
                    "subject": name,
                    "group": SUBJECTS[name].group,
                    "names": {code: Wording.of(code).subject(name) for code in LANGUAGES},
                }
                for name in covered(year)
                if name in subjects
            ]
            for year in editions
        },
    }


def write_whole(path: Path, content: bytes) -> Path:
    """Write a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    part.replace(path)
    return path


class _SubjectWriter:
    def __init__(self, law: LawAsTrees) -> None:
        self.law = law
        self.name = law.subject.name
        self.words = WordsAsTrees(law)

    def written(self) -> Exported:
        """Return the law as JSON has it, and its texts."""
        law, words, kind = self.law, self.words, self.law.kind
        made = {
            "format": FORMAT,
            "subject": self.name,
            "edition": int(law.edition),
            "name": words.say(lambda said: said.subject(self.name)),
            "facts": [self._fact(place, fact) for place, fact in enumerate(kind.listed)],
            "provisions": [self._provision(one) for one in law.provisions],
            "orders": [self._order(one) for one in law.given],
            "asking": [law.number[one] for one in law.book.asking],
            "quiet": [law.number[one] for one in law.book.quiet],
            "exemptions": [law.number[one] for one in law.book.exemptions],
            "remarks": [
                [one.number, words.message(f"judgement-{one.number}"), law.read(one.body)]
                for one in law.book.remarks
            ],
            "against": [law.place[fact.name] for fact in kind.ruled_against],
            "refined": [self._answered(one.fact, one.answers) for one in kind.follow_ups],
            "over": [self._answered(one.fact, one.answers) for one in kind.play_ended_when],
            "groups": [
                [
                    words.say(partial(Wording.rare, subject=self.name, group=one.name)),
                    [law.place[fact.name] for fact in one.facts],
                ]
                for one in kind.rare
            ],
            "apart": [
                [int(pair.impossible), [self._answered(*part) for part in pair.parts]]
                for pair in kind.incompatible
                if all(fact.name in law.place for fact, _ in pair.parts)
            ],
            "happened": words.reasons(),
            "no_exemption": words.filled("reason-no-exemption"),
            "pending": words.filled("step-pending"),
            "appeal": words.say(lambda said: said.rulings.appeal(law.edition)),
            "yes": words.message("yes"),
            "no": words.message("no"),
            "stages": [str(when) for when in When],
            "with_article": words.message("with-article"),
            "why": words.message("why"),
            "why_through": words.message("why-through"),
            "steps": words.steps(),
            "addressees": words.addressees(),
            "printed": words.printed(),
            "deeds": list(words.deeds),
            "nodes": [_from(*node) for node in enumerate(law.trees.nodes)],
        }
        texts = dict(zip(LANGUAGES, map(list, zip(*words.texts, strict=True)), strict=True))
        return Exported(self.name, int(law.edition), made, texts)

    def _fact(self, place: int, fact: Fact[Answer]) -> Json:
        law, kind, known = self.law, self.law.kind, self.words.known
        subject, name, options = self.name, fact.name, law.options[place]
        together = kind.grouped_choices.get(name, {})
        alone = [
            together.get(value, Choice(option))
            for value, option in zip(law.values[place], options, strict=True)
        ]
        plain = Asked(name, (), None)

        def found_as(use: str) -> int:
            return known(lambda said, answers: said.facts.find(use, subject, name, answers))

        found: Json = {
            "name": name,
            "values": law.values[place],
            "ask": known(lambda said, answers: said.facts.asks(subject, name, answers)),
            "note": known(lambda said, answers: said.facts.question(subject, plain, answers).note),
            "labels": [self._label(name, choice) for choice in alone],
            "decides": found_as("decides"),
            "why": self.words.say(lambda said: said.turns_on(subject, name, law.edition)),
            "likely": list(dict.fromkeys((*kind.likeliest, *kind.listed))).index(fact),
        }
        if name in kind.choices:
            groups = dict.fromkeys(one.group for one in kind.choices[name] if one.group)
            offered = [one for one in kind.choices[name] if one.is_of(law.edition)]
            found["choices"] = [self._choice(name, one) for one in offered]
            found["groups"] = {group: self._group(fact, group) for group in groups}
        if together:
            found["alike"] = [one.alike or [one.option] for one in alone]
        if fact.usual is not None:
            found["usual"] = 1 + options.index(fact.usual)
            found["supposed"] = found_as("supposed")
        if fact.pending is not None:
            found["pending"] = law.read(fact.pending)
        if name in kind.undecided_answers:
            found["undecided"] = 1 + options.index(kind.undecided_answers[name])
        if fact.unjudged is not None:
            found["unjudged"] = 1 + options.index(fact.unjudged)
        return found | _those(
            volunteered=fact.volunteered,
            certain=fact in kind.certain,
            known_later=fact in kind.later,
        )

    def _label(self, name: str, choice: Choice) -> int:
        return self.words.known(
            lambda said, answers: said.facts.label(self.name, name, choice, answers)
        )

    def _choice(self, name: str, choice: Choice) -> list[Any]:
        """Write a button: state, label, label alone, what it tells besides, where, group."""
        law, where = self.law, choice.where
        return [
            law.state(name, choice.answer),
            self._label(name, choice),
            self._label(name, Choice(choice.option)),
            [[law.place[other], law.state(other, answer)] for other, answer in choice.also],
            where and self._answered(where.fact, where.answers),
            choice.group,
        ]

    def _group(self, fact: Fact[Answer], name: str) -> list[int]:
        """Write the label of a group of answers, and the question once it is chosen."""
        two = tuple(Choice(option, group=name) for option in fact.options[:2])
        asked = Asked(fact.name, fact.options, None, two)

        def button(said: Wording, answers: Any) -> Any:
            return said.facts.question(self.name, asked, answers).buttons[0]

        known = self.words.known
        return [known(lambda *here: button(*here).text), known(lambda *here: button(*here).ask)]

    def _provision(self, one: Provision[Any]) -> list[Any]:
        """Write number, tree, exceptions, orders, if it is cited and a condition, and its text."""
        law = self.law
        number, _, _, exceptions = law.book.rules[one]
        above = [law.number[exception] for exception in exceptions]
        orders = [order for _, order in law.outcomes[one][1:]]
        kind = one.cited + 2 * (one.kind == "condition")
        says = self.words.say(
            lambda said: said.articles.sentence(self.name, one.name, law.edition)
        )
        return [number, law.root(one), above, orders, kind, says]

    def _order(self, ordered: Ordered) -> Json:
        """Write an order, what is said of it, where it leads, and what is to be told next."""
        order, words = ordered.order, self.words
        found: Json = {
            "name": order.name,
            "values": dict(order.values),
            "sort": order.sort_key,
            "done": words.done(ordered),
        }
        if order.decides is not None:
            found["status"] = order.decides
            found["result"], found["outcome"] = words.ruled(ordered)
        if order.leads_to is not None:
            lead = order.leads_to
            label = words.say(lambda said: said.subject(lead.subject))
            found["lead"] = [label, lead.subject, dict(lead.answers)]
        if (ask := order.asks) is not None:
            label = words.say(lambda said: said.next(self.name, ask.fact, {}))
            found["next"] = [label, ask.fact, dict(ask.telling)]
        return found | _those(
            aside=words.aside(ordered),
            counted=order.counted,
            headless=not order.at_the_head,
            card=order.penalty_card,
            transferred=order.transferred,
            one_sided=order.one_sided,
        )

    def _answered(self, fact: Fact[Any], answers: Iterable[Answer]) -> list[Any]:
        """Write a fact with some states of it."""
        place, some = self.law.place[fact.name], set(answers)
        return [place, [1 + n for n, one in enumerate(self.law.options[place]) if one in some]]


def _from(place: int, node: tuple[int, ...]) -> list[int]:
    """Write a node at a place: a tree below it by how far back that is, so alike are equal."""
    variable, *below = node
    return [variable, *(one if one < 0 else place - one for one in below)]


def _those(**marks: object) -> Json:
    return {name: value for name, value in marks.items() if value}
