"""The law as JSON lines: a request a line, a reply a line."""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from lawcore.catalogue import SUBJECTS
from lawcore.edition import Edition
from lawcore.editions import EDITIONS, IN_FORCE
from lawcore.fact import Answer, Fact, Told
from lawcore.request import enquire
from lawcore.ruling import BadAnswer, BoardRuling, Branches, Fault, Ordered, Question, Ruling
from lawcore.subject import Subject
from lawcore.wording import LANGUAGES, Wording

Json: TypeAlias = dict[str, Any]
LONGEST_LINE = 100_000
_DEFAULT_LANGUAGE = "en"


def reply_to(line: str) -> str:
    """Return the reply to one line, always one JSON object; a bad line gets an error.

    What cannot be written in UTF-8 (half a character) is written as JSON escapes it.
    """
    language = _DEFAULT_LANGUAGE
    try:
        request = _parsed(line)
        language = _language(request)
        body = _answer(request, Wording.of(language))
    except BadAnswer as bad:
        body = _error(bad, Wording.of(language))
    text = json.dumps(body, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _parsed(line: str) -> Json:
    if len(line) > LONGEST_LINE:
        raise BadAnswer(Fault.TOO_LONG, value=len(line), allowed=(LONGEST_LINE,))
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(Fault.NOT_JSON, value=line.strip()[:60]) from None
    if not isinstance(request, dict):
        raise BadAnswer(Fault.NOT_AN_OBJECT)
    return request


def _language(request: Json) -> str:
    language = request.get("language", _DEFAULT_LANGUAGE)
    if language not in LANGUAGES:
        raise BadAnswer(Fault.UNKNOWN_LANGUAGE, value=language, allowed=LANGUAGES)
    return str(language)


def _answer(request: Json, wording: Wording) -> Json:
    subject = subject_named(request.get("subject"))
    edition = edition_of(request.get("edition", int(IN_FORCE)))
    answers = _object(request, "answers")
    options = _object(request, "options")
    unsure = request.get("unsure", [])
    if not isinstance(unsure, list) or not all(isinstance(name, str) for name in unsure):
        raise BadAnswer(Fault.WRONG_TYPE, fact="unsure", allowed=("[…]",))
    reply = enquire(subject, edition, answers, options, unsure)
    told = {name: value for name, value in answers.items() if isinstance(value, str | int)}
    match reply:
        case Question():
            return {"question": _question(reply, told, wording)}
        case Branches():
            return {"branches": _branches(reply, wording)}
        case _:
            return {"ruling": ruling_as_json(reply, wording)}


def subject_named(name: object) -> Subject:
    """Return a subject by its name; raise BadAnswer where there is none."""
    if not isinstance(name, str) or name not in SUBJECTS:
        raise BadAnswer(Fault.UNKNOWN_SUBJECT, value=name, allowed=tuple(SUBJECTS))
    return SUBJECTS[name]


def edition_of(year: object) -> Edition:
    """Return the edition of a year; raise BadAnswer where there is none."""
    if not isinstance(year, int) or isinstance(year, bool) or year not in EDITIONS:
        raise BadAnswer(Fault.UNKNOWN_EDITION, value=year, allowed=EDITIONS)
    return Edition(year)


def _object(request: Json, name: str) -> Mapping[str, object]:
    value = request.get(name, {})
    if not isinstance(value, dict):
        raise BadAnswer(Fault.WRONG_TYPE, fact=name, allowed=("{…}",))
    return value


def _error(bad: BadAnswer, wording: Wording) -> Json:
    fact = {"fact": bad.fact} if bad.fact else {}
    return {"error": {"code": bad.code, **fact, "message": wording.error(bad)}}


def _question(question: Question, told: Told, wording: Wording) -> Json:
    return {
        "facts": [
            {
                "name": asked.name,
                "ask": wording.ask(question.subject, asked.name, told),
                "options": [
                    {
                        "name": option,
                        "text": wording.option(question.subject, asked.name, option),
                    }
                    for option in asked.options
                ],
                "usual": asked.usual,
            }
            for asked in question.facts
        ],
        "needed_by": list(question.needed_by),
    }


def _branches(branches: Branches, wording: Wording) -> list[Json]:
    return [
        {
            "suppose": dict(branch.suppose),
            "also": [dict(supposed) for supposed in branch.alike[1:]],
            "ruling": ruling_as_json(branch.ruling, wording),
        }
        for branch in branches.branches
    ]


def ruling_as_json(ruling: Ruling, wording: Wording) -> Json:
    """Return a ruling as an object of the contract."""
    own: Json = {
        "edition": int(ruling.edition),
        "status": str(ruling.status),
        "tricks": ruling.tricks,
        "penalty_card": ruling.penalty_card,
        "articles": list(ruling.articles),
        "exemptions": list(ruling.exemptions),
        "orders": [_order(ordered, ruling, wording) for ordered in ruling.orders],
        "set_aside": [
            {"article": aside.article, "by": list(aside.by)} for aside in ruling.set_aside
        ],
        "judgement": list(ruling.judgement),
        "reasons": list(wording.reasons(ruling)),
    }
    if isinstance(ruling, BoardRuling):
        own["orders"] = [
            {ruling.subject: number, **_order(ordered, one, wording)}
            for number, one in enumerate(ruling.each, start=1)
            for ordered in one.orders
        ]
        own["tricks_of_others"] = ruling.tricks_of_others
        own["payments"] = [
            {ruling.subject: paid.number, "trick": paid.trick} for paid in ruling.payments
        ]
        own["unpaid"] = list(ruling.unpaid)
        own |= _each(ruling, wording)
    return own


def _each(ruling: BoardRuling, wording: Wording) -> Json:
    """Return the rulings on several of a subject, under the name of the fact that counts them."""
    several = SUBJECTS[ruling.subject].several
    each = [ruling_as_json(one, wording) for one in ruling.each]
    return {several.count: each} if several else {}


def _order(ordered: Ordered, ruling: Ruling, wording: Wording) -> Json:
    order = ordered.order
    lead = order.leads_to
    over = {"subject": lead.subject, "answers": dict(lead.answers)} if lead else None
    return {
        "order": type(order).__name__,
        **{field.name: getattr(order, field.name) for field in fields(order)},
        "article": ordered.article,
        "text": wording.order(order, ruling),
        **({"leads_to": over} if over else {}),
    }


def facts_as_json(subject: Subject, wording: Wording) -> list[Json]:
    """Return the facts of a subject with their options, usual answers and wording."""
    return [_fact(subject.name, fact, wording) for fact in subject.facts.named.values()]


def _fact(subject: str, fact: Fact[Answer], wording: Wording) -> Json:
    return {
        "name": fact.name,
        "ask": wording.ask(subject, fact.name, {}),
        "options": [
            {"name": option, "text": wording.option(subject, fact.name, option)}
            for option in fact.options
        ],
        "usual": fact.usual,
        "volunteered": fact.volunteered,
        "setting": fact.setting is not None,
    }
