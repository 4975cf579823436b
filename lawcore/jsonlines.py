"""The law as JSON lines: a request a line, a reply a line."""

import json
from collections.abc import Collection, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from lawcore.board.stated import answers_to, stated
from lawcore.bridge.auction.given import Given
from lawcore.bridge.auction.typed import read_auction
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.engine.doubt import Divergence, find_common, find_differences, is_said_of_all
from lawcore.engine.fact import Answer, Answers, Fact
from lawcore.engine.records import replace
from lawcore.engine.ruling import (
    Asked,
    BadAnswer,
    BoardRuling,
    Branch,
    Branches,
    Fault,
    Lead,
    Ordered,
    Question,
    Reply,
    Ruling,
    Unusual,
)
from lawcore.engine.subject import Subject
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import IN_FORCE
from lawcore.laws.request import REMEMBERED, edition_of, enquire, named, subject_named
from lawcore.wording import LANGUAGES, Wording
from lawcore.wording.choosing import ButtonGroup, LabelledChoice
from lawcore.wording.rulings import Saying

Json: TypeAlias = dict[str, Any]
LONGEST_LINE = 100_000
SHORT_LINE = 1_000
"""Characters: the replies to lines up to it are kept, as many as the law keeps, some 8 MB."""
SCHEMA = "contract.schema.json"
_DEFAULT_LANGUAGE = "en"
AN_AUCTION = "1S (2C) 1H?"
_KEYS = ("subject", "edition", "language", "options", "answers", "unsure", "suppose", "auction")
"""The keys a request may have."""
_WORDS = ("text", "say", "say_then")
"""The keys of an order that are words."""


def schema() -> Json:
    """Return the JSON Schema of requests and replies, which comes with the package."""
    found: Json = json.loads(files("lawcore").joinpath(SCHEMA).read_text("utf-8"))
    return found


def reply_to(line: str) -> str:
    """Return the reply to one line, always one JSON object; a bad line gets an error.

    What cannot be written in UTF-8 (half a character) is written as JSON escapes it. The
    replies to the last short lines are kept: a stream asks of few cases again and again.
    """
    return (_kept if len(line) <= SHORT_LINE else _reply)(line)


def _reply(line: str) -> str:
    language = _DEFAULT_LANGUAGE
    try:
        request = _parsed(line)
        language = _language(request)
        body = _answer(request, Wording.of(language))
    except BadAnswer as bad:
        body = _error(bad, Wording.of(language))
    text = json.dumps(body, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


_kept = lru_cache(REMEMBERED)(_reply)


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
    unknown = [key for key in request if key not in _KEYS]
    if unknown:
        raise BadAnswer(Fault.UNKNOWN_KEY, value=unknown[0], allowed=_KEYS)
    given = _auction(request, wording.language)
    wanted = request.get("subject", None if given is None else stated(given).subject)
    if wanted is None and given is not None:
        raise BadAnswer(Fault.LEGAL_AUCTION, value=request["auction"])
    subject = subject_named(wanted)
    edition = edition_of(request.get("edition", int(IN_FORCE)))
    follow = {} if given is None else answers_to(subject.name, given)
    answers = {**follow, **named("answers", request.get("answers", {}))}
    options = named("options", request.get("options", {}))
    unsure, suppose = request.get("unsure", []), request.get("suppose", False)
    reply = enquire(subject, edition, answers, options, unsure, suppose=suppose)
    known = {name: value for name, value in answers.items() if isinstance(value, str | int)}
    body = reply_as_json(reply, wording, known, suppose=suppose)
    return body if given is None else {**body, "auction": _as_read(given, subject, wording)}


def reply_as_json(
    reply: Reply, wording: Wording, answers: Answers | None = None, *, suppose: bool = False
) -> Json:
    """Return a reply of `enquire` as an object of the contract, with its texts in a language.

    `answers` are the answers that led to a question: its text may name them. With `suppose` the
    reply is one to an enquiry with it, and has the keys that it adds.
    """
    answers = answers or {}
    match reply:
        case Question():
            as_json = _question_as_buttons if suppose else _question
            return {"question": as_json(reply, answers, wording)}
        case Branches():
            return _branches_apart(reply, wording) if suppose else _branches(reply, wording)
        case _:
            ruling = (_supposing if suppose else ruling_as_json)(reply, wording)
            return {"ruling": {**ruling, **_unread(reply)}}


def _unread(ruling: Ruling) -> Json:
    """Return what was told, not as usual, at which the law did not look."""
    facts = SUBJECTS[ruling.subject].facts.named
    unread = [name for name in ruling.unread if ruling.told[name] != facts[name].usual]
    return {"unread": unread} if unread else {}


def _auction(request: Json, language: str) -> Given | None:
    """Return the auction that a request gives, None where it gives none."""
    if "auction" not in request:
        return None
    text = request["auction"]
    if not isinstance(text, str):
        raise BadAnswer(Fault.WRONG_TYPE, fact="auction", allowed=(AN_AUCTION,))
    read = read_auction(text, language)
    if read is None or read.given is None:
        wrong = text if read is None else read.piece or text
        raise BadAnswer(Fault.BAD_AUCTION, value=wrong, allowed=(AN_AUCTION,))
    return read.given


def _as_read(given: Given, subject: Subject, wording: Wording) -> Json:
    """Return the auction as it was read, with the answers that follow from it."""
    words = AuctionWording.of(wording.language)
    return {**words.described(given), "answers": dict(answers_to(subject.name, given))}


def _error(bad: BadAnswer, wording: Wording) -> Json:
    fact = {"fact": bad.fact} if bad.fact else {}
    return {"error": {"code": bad.code, **fact, "message": wording.error(bad)}}


def _question(question: Question, answers: Answers, wording: Wording) -> Json:
    return {
        "facts": [
            {
                "name": asked.name,
                "ask": wording.ask(question.subject, asked.name, answers),
                "options": [
                    {
                        "name": option,
                        "text": wording.option(question.subject, asked.name, option, answers),
                    }
                    for option in asked.options
                ],
                "usual": asked.usual,
            }
            for asked in question.facts
        ],
        "needed_by": list(question.needed_by),
    }


def _question_as_buttons(question: Question, answers: Answers, wording: Wording) -> Json:
    """Return a question with the rare circumstances that are supposed beside it."""
    return {
        "facts": [
            _asked_as_buttons(question.subject, a, answers, wording) for a in question.facts
        ],
        "needed_by": list(question.needed_by),
        "rare": _rare(question.subject, question.rare, answers, wording),
    }


def _asked_as_buttons(subject: str, asked: Asked, answers: Answers, wording: Wording) -> Json:
    choosing = wording.facts.question(subject, asked, answers)
    groups = [
        {
            "name": shown.name,
            "text": shown.text,
            "ask": shown.ask,
            "options": [button.choice.option for button in shown.buttons],
        }
        for shown in choosing.buttons
        if isinstance(shown, ButtonGroup)
    ]
    return {
        "name": asked.name,
        "ask": choosing.ask,
        **({"note": choosing.note} if choosing.note else {}),
        "options": [_button(asked.name, button) for button in choosing.each],
        **({"groups": groups} if groups else {}),
        "usual": asked.usual,
    }


def _button(fact: str, button: LabelledChoice) -> Json:
    choice = button.choice
    tells = {fact: choice.option, **dict(choice.also)}
    return {
        "name": choice.option,
        "text": button.text,
        **({"tells": tells} if choice.also else {}),
        **({"alike": list(choice.alike)} if choice.alike else {}),
    }


def _rare(subject: str, rare: Iterable[Unusual], answers: Answers, wording: Wording) -> list[Json]:
    groups = ((group, wording.facts.unusual(subject, group, answers)) for group in rare)
    return [
        {
            "group": words.name,
            "text": words.text,
            "facts": [
                _asked_as_buttons(subject, asked, answers, wording) for asked in group.facts
            ],
        }
        for group, words in groups
    ]


def _branches(branches: Branches, wording: Wording) -> Json:
    return {
        "branches": [
            {**_ways(branch), "ruling": ruling_as_json(branch.ruling, wording)}
            for branch in branches.branches
        ]
    }


def _ways(branch: Branch) -> Json:
    return {
        "suppose": dict(branch.suppose),
        "also": [dict(supposed) for supposed in branch.alike[1:]],
    }


def _branches_apart(branches: Branches, wording: Wording) -> Json:
    """Return branches with what they have in common, and what each one has alone."""
    rulings = [branch.ruling for branch in branches.branches]
    common = find_common(rulings)
    said = [_orders(ruling, wording, ruling.orders) for ruling in rulings]
    in_all = _orders(replace(rulings[0], told=common.answers), wording, common.orders)
    shared = [one for one in in_all if is_said_of_all(one, said)]
    done = [_done(one) for one in shared]
    apart = zip(branches.branches, find_differences(rulings), said, strict=True)
    return {
        "branches": [
            {
                **_ways(branch),
                "ruling": _supposing(branch.ruling, wording),
                "differs": {
                    **_differing(difference),
                    "orders": [one for one in own if _done(one) not in done],
                    "articles": list(difference.articles),
                    **_pending(branch.ruling, wording),
                },
            }
            for branch, difference, own in apart
        ],
        "common": {"orders": shared, "articles": list(common.articles)},
    }


def _done(order: Json) -> Json:
    """Return an order without the words in which it is given."""
    return {key: value for key, value in order.items() if key not in _WORDS}


def _differing(difference: Divergence) -> Json:
    fewest, most = difference.tricks or (None, None)
    return {
        **({"status": difference.status} if difference.status is not None else {}),
        **({"tricks": fewest if fewest == most else None} if difference.tricks else {}),
    }


def _supposing(ruling: Ruling, wording: Wording, answers: Answers | None = None) -> Json:
    """Return a ruling with what it supposes, the unusual answers still open, and what is pending.

    `answers` is what was told of all, if it is a ruling on one of several.
    """
    own = ruling_as_json(ruling, wording)
    if ruling.pending and len(set(ruling.range_of_tricks)) > 1:
        own |= {"tricks": None, **({"tricks_of_others": None} if "payments" in own else {})}
    if isinstance(ruling, BoardRuling):
        own |= _each(ruling, [_supposing(each, wording, ruling.told) for each in ruling.each])
    return {
        **own,
        "supposed": [{"fact": name, "value": value} for name, value in ruling.supposed],
        "rare": _rare(ruling.subject, ruling.rare, answers or ruling.told, wording),
        **_pending(ruling, wording),
    }


def _pending(ruling: Ruling, wording: Wording) -> Json:
    if not ruling.pending:
        return {}
    differences = find_differences([branch.ruling for branch in ruling.depends])
    return {
        "pending": list(ruling.pending),
        "depends": [
            {
                **_ways(branch),
                "tricks": branch.ruling.tricks,
                "orders": _orders(branch.ruling, wording, difference.orders),
            }
            for branch, difference in zip(ruling.depends, differences, strict=True)
        ],
    }


def ruling_as_json(ruling: Ruling, wording: Wording) -> Json:
    """Return a ruling as an object of the contract."""
    own: Json = {
        "edition": int(ruling.edition),
        "status": ruling.status,
        "tricks": ruling.tricks,
        "penalty_card": ruling.penalty_card,
        "articles": list(ruling.articles),
        "exemptions": list(ruling.exemptions),
        "orders": _orders(ruling, wording, ruling.orders),
        "set_aside": [
            {"article": aside.article, "by": list(aside.by)} for aside in ruling.set_aside
        ],
        "judgement": list(ruling.judgement),
        "reasons": list(wording.rulings.reasons(ruling)),
    }
    own |= {n: list(e) if isinstance(e, tuple) else e for n, e in ruling.effects.items()}
    own |= {"later": list(ruling.later)} if ruling.later else {}
    if ruling.ask is not None:
        own["ask"] = ruling.ask.fact
        own |= {"ask_telling": dict(ruling.ask.telling)} if ruling.ask.telling else {}
    if isinstance(ruling, BoardRuling):
        own["tricks_of_others"] = ruling.tricks_of_others
        own["payments"] = [
            {ruling.subject: paid.number, "trick": paid.trick} for paid in ruling.payments
        ]
        own["unpaid"] = list(ruling.unpaid)
        own |= _each(ruling, [ruling_as_json(each, wording) for each in ruling.each])
    return own


def _lead(lead: Lead) -> Json:
    """Return the next subject of an order, and the answer that it brings back."""
    over: Json = {"subject": lead.subject, "answers": dict(lead.answers)}
    if lead.returns is not None:
        answers = dict(lead.returns.answers)
        over["returns"] = {"fact": lead.returns.fact, "answers": answers}
    return over


def _each(ruling: BoardRuling, each: list[Json]) -> Json:
    """Return the rulings on several of a subject, under the name of the fact that counts them."""
    several = SUBJECTS[ruling.subject].several
    return {several.count: each} if several else {}


def _orders(ruling: Ruling, wording: Wording, orders: Collection[Ordered]) -> list[Json]:
    """Return some orders of a ruling; of several on one board, each with its number."""
    if not isinstance(ruling, BoardRuling):
        return [_order(ordered, ruling, wording) for ordered in orders]
    numbered = [
        (number, ordered, each)
        for number, each in enumerate(ruling.each, start=1)
        for ordered in each.orders
        if ordered in orders
    ]
    return [
        {ruling.subject: number, **_order(ordered, each, wording)}
        for number, ordered, each in sorted(numbered, key=lambda given: given[1].order.sort_key)
    ]


def _order(ordered: Ordered, ruling: Ruling, wording: Wording) -> Json:
    order = ordered.order
    lead = order.leads_to
    over = _lead(lead) if lead else None
    return {
        "order": order.name,
        **order.values,
        "article": ordered.article,
        "text": wording.rulings.order(order, ruling),
        "when": str(order.when),
        **_said(wording.rulings.said(order, ruling)),
        **({"leads_to": over} if over else {}),
    }


def _said(sayings: tuple[Saying, ...]) -> Json:
    """Return what is read out for an order: `say`, and `say_then` for others spoken to after."""
    spoken = [{"to": saying.to, "text": saying.aloud} for saying in sayings]
    then = {"say_then": spoken[1:]} if spoken[1:] else {}
    return {"say": spoken[0], **then} if spoken else {}


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
