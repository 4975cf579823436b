"""Scores of an evening in words: results with their points, weighted and artificial scores."""

from bot.evening.scores import Artificial, Awarded, parse, parse_result
from bot.screens.score import name_result, signed, unsigned
from bot.wording import Words
from lawcore.bridge.play.score import weighted
from lawcore.bridge.play.score_line import ContractResult, Part, ScoreLine, points_of

_APART = "; "


def result_in_words(result: ContractResult, language: str) -> str:
    """Return a result with its score, as North-South have it, if it is known who is vulnerable."""
    if result.vulnerable is None:
        return name_result(result, language)
    named, points = name_result(result, language), signed(points_of(result), language)
    return Words.of(language).bot.say("score-result", result=named, points=points)


def awarded_in_words(awarded: Awarded, language: str) -> str:
    """Return an adjusted score in a line: each result with its score, several of them weighted."""
    said = Words.of(language).bot
    if isinstance(awarded, Artificial):
        ns, ew = unsigned(awarded.ns, language), unsigned(awarded.ew, language)
        return said.say("score-artificial", ns=ns, ew=ew)
    if not awarded.is_weighted:
        return result_in_words(awarded.parts[0].result, language)
    return _APART.join(awarded_lines(awarded, language))


def awarded_lines(awarded: ScoreLine, language: str) -> tuple[str, ...]:
    """Return each of several weighted results in words, then what they come to."""
    worth = weighted((part.percent, points_of(part.result)) for part in awarded.parts)
    points = signed(worth, language)
    return (
        *(_part_in_words(part, language) for part in awarded.parts),
        Words.of(language).bot.say("score-weighted", points=points),
    )


def stored_in_words(column: str | None, language: str) -> str:
    """Return a stored score in words; the words of an earlier release as they are."""
    awarded = parse(column)
    return (column or "") if awarded is None else awarded_in_words(awarded, language)


def stored_result_in_words(column: str | None, language: str) -> str:
    """Return a stored result in words, empty for none."""
    result = parse_result(column)
    return "" if result is None else result_in_words(result, language)


def change_in_words(before: str, after: str, language: str) -> str:
    """Return what a stored result becomes: "4♠= N, vul: +620 → 4♠-1 N, vul: -100"."""
    was, becomes = (
        stored_result_in_words(before, language),
        stored_in_words(after, language),
    )
    if not was or not after:
        return was or becomes
    return Words.of(language).bot.say("score-change", before=was, after=becomes)


def _part_in_words(part: Part, language: str) -> str:
    percent, result = unsigned(part.percent, language), result_in_words(part.result, language)
    return Words.of(language).bot.say("score-part", percent=percent, result=result)
