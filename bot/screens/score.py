"""Scores: of a contract, of two compared, of several that the Director weighs; those awarded."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from bot.conversation.callback_data import Look
from bot.evening.scores import Artificial, Awarded, parse, parse_result
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.notices import WAYS, notice_screen, told_screen
from bot.screens.rows import option_rows
from bot.wording import Words
from lawcore import IN_FORCE
from lawcore.board.play_wording import PlayWording
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import names_of_seats
from lawcore.bridge.play.score import imps, matchpoints_against, weighted
from lawcore.bridge.play.score_line import BadScoreLine, ContractResult, ScoreLine, points_of
from lawcore.bridge.play.score_reader import read_score_line
from lawcore.engine.records import replace

MINUS = "\N{MINUS SIGN}"
TABLE, MATCHPOINTS, IMPS, WEIGHTS = "77", "78A", "78B", "12C1(c)"
"""The Laws on computing, comparing and weighting scores."""


def score_screen(text: str, language: str) -> Screen:
    """Return the scores of a line, or the error in it; for an empty one, how to write it."""
    said = Words.of(language).bot
    if not text.strip():
        return notice_screen(language, "score-ask")
    try:
        return _Scores(language).screen(read_score_line(text, language))
    except BadScoreLine as bad:
        wrong = f"{explain_score(bad, language)}\n{said.say('score-how')}"
        return told_screen(language, wrong, WAYS["score-ask"])


def explain_score(bad: BadScoreLine, language: str) -> str:
    """Return the error in a line about scores, in a sentence."""
    contract = PlayWording.of(language).contract(bad.contract) if bad.contract else ""
    said = Words.of(language).bot
    key = f"score-wrong-{bad.code}"
    told = {"text": bad.text, "contract": contract}
    return said.say(key, **{name: told[name] for name in said.variables(key)})


def name_result(result: ContractResult, language: str) -> str:
    """Return a result in few words: contract, tricks, declarer and vulnerability."""
    said, words = Words.of(language).bot, PlayWording.of(language)
    if result.contract is None:
        return said.say("score-passed")
    over = "=" if not result.over else signed(result.over, language)
    by = words.seat(result.declarer) if result.declarer else ""
    if result.side is not None and result.declarer is None:
        by = "".join(words.seat(seat) for seat in Seat if seat.value in result.side)
    named = f"{words.contract(result.contract)}{over} {by}".strip()
    if result.vulnerable is None:
        return named
    key = "score-vulnerable" if result.vulnerable else "score-not-vulnerable"
    return said.say(key, result=named)


def result_in_words(result: ContractResult, language: str) -> str:
    """Return a result with its score, as North-South have it, if it is known who is vulnerable."""
    named = name_result(result, language)
    if result.vulnerable is None:
        return named
    points = signed(points_of(result), language)
    return Words.of(language).bot.say("score-result", result=named, points=points)


def weighted_parts(awarded: ScoreLine, language: str) -> Iterator[str]:
    """Yield each of several weighted results in words."""
    for part in awarded.parts:
        yield Words.of(language).bot.say(
            "score-part",
            percent=unsigned(part.percent, language),
            result=result_in_words(part.result, language),
        )


def weighted_score(awarded: ScoreLine, language: str) -> str:
    """Return what several weighted results come to, in words."""
    points = signed(_weighed(awarded, lambda points: points), language)
    return Words.of(language).bot.say("score-weighted", points=points)


def name_side(side: str | None, language: str) -> str:
    """Return a side by the names of its players; declarer's side where none is named."""
    if side is None:
        return Words.of(language).bot.say("score-declarers-side")
    one, names = Seat(side[0]), names_of_seats(language)
    return f"{names[one]}-{names[one.partner]}"


def signed(number: Fraction | int, language: str) -> str:
    """Return a number with its sign, with at most two decimals."""
    if not number:
        return unsigned(number, language)
    return f"+{unsigned(number, language)}" if number > 0 else MINUS + unsigned(-number, language)


def unsigned(number: Fraction | int, language: str) -> str:
    """Return a number that is not negative, with at most two decimals."""
    whole = f"{float(number):.2f}".rstrip("0").rstrip(".")
    return whole.replace(".", Words.of(language).bot.say("decimal-mark"))


class _Scores:
    """The scores of a line in the words of a language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._said = Words.of(language).bot

    def screen(self, asked: ScoreLine) -> Screen:
        """Return the scores with their results, and buttons to the Laws."""
        key = "score-title"
        if asked.other is not None:
            key = "score-title-compared"
        if asked.is_weighted:
            key = "score-title-weighted"
        lines = (
            Line(self._said.say(key), Style.TITLE),
            *(Line(text) for text in self._results(asked)),
            *(Line(text, Style.STRONG) for text in self._come_to(asked)),
            *(Line(text, Style.NOTE) for text in self._notes(asked)),
        )
        laws = [
            Button(self._said.say("score-law", law=law), Look(int(IN_FORCE), law, below=True))
            for law in _laws(asked)
        ]
        return Screen(lines, option_rows(laws), self._said.say("shortened"))

    def _results(self, asked: ScoreLine) -> Iterator[str]:
        if asked.is_weighted:
            yield from weighted_parts(asked, self._language)
        else:
            named = name_result if asked.is_alone else result_in_words
            yield named(asked.parts[0].result, self._language)
        if isinstance(asked.other, ContractResult):
            yield result_in_words(asked.other, self._language)
        elif asked.other is not None:
            yield self._said.say("score-other-table", points=self._signed(asked.other))

    def _come_to(self, asked: ScoreLine) -> Iterator[str]:
        if asked.is_weighted:
            yield weighted_score(asked, self._language)
        elif asked.is_alone:
            yield self._alone(asked.parts[0].result)
        if asked.other is not None:
            yield self._difference(asked, _points(asked.other))
        if asked.field:
            yield from self._matchpoints(asked)

    def _alone(self, result: ContractResult) -> str:
        side = name_side(result.side, self._language)
        if result.vulnerable is not None:
            points = self._signed(result.points())
            return self._said.say("score-alone", side=side, points=points)
        return self._said.say(
            "score-by-vulnerability",
            side=side,
            safe=self._signed(result.points()),
            vulnerable=self._signed(result.points(vulnerable=True)),
        )

    def _difference(self, asked: ScoreLine, other: int) -> str:
        won = _weighed(asked, lambda points: imps(points - other))
        if asked.is_weighted:
            return self._said.say("score-imps-weighted", imps=self._signed(won))
        return self._said.say(
            "score-difference",
            points=self._signed(points_of(asked.parts[0].result) - other),
            imps=self._signed(won),
        )

    def _matchpoints(self, asked: ScoreLine) -> Iterator[str]:
        top = 2 * len(asked.field)
        own = _weighed(asked, lambda points: matchpoints_against(points, asked.field))
        name = self._said.say("score-weighted-name")
        if not asked.is_weighted:
            name = self._short(asked.parts[0].result)
        yield self._share(name, own, top)
        if asked.other is None:
            return
        name = "" if isinstance(asked.other, int) else self._short(asked.other)
        points = _points(asked.other)
        won = matchpoints_against(points, asked.field)
        yield self._share(name or self._signed(points), won, top)

    def _share(self, name: str, won: Fraction | int, top: int) -> str:
        return self._said.say(
            "score-matchpoints",
            result=name,
            points=unsigned(won, self._language),
            top=str(top),
            percent=unsigned(Fraction(100 * won, top), self._language),
        )

    def _notes(self, asked: ScoreLine) -> Iterator[str]:
        if asked.is_weighted:
            yield self._said.say("score-legal-results")
        if not asked.is_alone:
            side = name_side("NS" if asked.names_declarer else None, self._language)
            yield self._said.say("score-whose", side=side)

    def _short(self, result: ContractResult) -> str:
        return name_result(replace(result, vulnerable=None), self._language)

    def _signed(self, number: Fraction | int) -> str:
        return signed(number, self._language)


def _points(compared: ContractResult | int) -> int:
    """Return the score that another is compared with."""
    return points_of(compared) if isinstance(compared, ContractResult) else compared


def _weighed(asked: ScoreLine, worth: Callable[[int], int]) -> Fraction:
    """Return the weighted score of the results of a line, each by its per cent."""
    return weighted((part.percent, worth(points_of(part.result))) for part in asked.parts)


def _laws(asked: ScoreLine) -> Iterator[str]:
    yield TABLE
    if asked.is_weighted:
        yield WEIGHTS
    if asked.other is not None:
        yield IMPS
    if asked.field:
        yield MATCHPOINTS


_APART = "; "


def awarded_in_words(awarded: Awarded, language: str) -> str:
    """Return an adjusted score in a line: each result with its score, several of them weighted."""
    said = Words.of(language).bot
    if isinstance(awarded, Artificial):
        ns, ew = unsigned(awarded.ns, language), unsigned(awarded.ew, language)
        return said.say("score-artificial", ns=ns, ew=ew)
    if not awarded.is_weighted:
        return result_in_words(awarded.parts[0].result, language)
    return _APART.join((*weighted_parts(awarded, language), weighted_score(awarded, language)))


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
