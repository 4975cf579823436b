"""Rulings as they stand on sheets: the words of an interview, of its facts and its orders."""

from collections.abc import Iterator
from dataclasses import replace

from bot.conversation.changing import entries
from bot.conversation.interview import Interview
from bot.screens.told import short_answer
from bot.sheets.model import SheetOrder, SheetRuling, SheetSaying
from lawcore import Ruling


def sheet_of(interview: Interview, number: int, director: int) -> SheetRuling:
    """Return the sheet of an interview's ruling; without a ruling it has the facts alone."""
    words, conversation = interview.words, interview.conversation
    known = SheetRuling(
        number=number,
        subject=words.law.subject(conversation.subject),
        edition=words.bot.say("edition-name", edition=str(conversation.edition)),
        director=director,
        facts=tuple(_facts(interview)),
    )
    return known if interview.ruling is None else _with_ruling(known, interview, interview.ruling)


def _with_ruling(known: SheetRuling, interview: Interview, ruling: Ruling) -> SheetRuling:
    law = interview.words.law
    brief = law.briefs.brief(ruling)
    return replace(
        known,
        headline=brief.result,
        facts=(*known.facts, *brief.supposes[:1]),
        orders=tuple(
            SheetOrder(law.order(one.order, ruling), law.printed(one.article, ruling.edition))
            for one in ruling.orders
        ),
        told=tuple(_sayings(interview, ruling)),
    )


def _facts(interview: Interview) -> Iterator[str]:
    """Yield each question that was answered, with its answer; what was unusual by itself."""
    law, said, subject = interview.words.law, interview.words.bot, interview.subject.name
    for entry in entries(interview):
        answer = short_answer(interview, entry)
        answer = answer[:1].upper() + answer[1:]
        if not entry.name or entry.value is None or interview.subject.is_count(entry.name):
            yield answer
        else:
            asked = law.ask(subject, entry.name, interview.told)
            yield said.say("branch", question=asked, answer=answer)


def _sayings(interview: Interview, ruling: Ruling) -> Iterator[SheetSaying]:
    law = interview.words.law
    for ordered in ruling.orders:
        for saying in law.said(ordered.order, ruling):
            to = law.names.addressee(saying.to) if saying.to else ""
            yield SheetSaying(to[:1].upper() + to[1:], saying.aloud)
