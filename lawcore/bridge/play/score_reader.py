"""A typed line about scores, read in the words and letters of any language."""

import re
from collections.abc import Sequence
from fractions import Fraction

from lawcore.bridge.play.auction import vulnerable_on
from lawcore.bridge.play.cards import Seat, Side, Suit
from lawcore.bridge.play.letters import Letters, others, plain
from lawcore.bridge.play.record import HAND, Contract
from lawcore.bridge.play.score import BOOK, WHOLE, is_score
from lawcore.bridge.play.score_line import (
    BadScoreLine,
    ContractResult,
    Part,
    ScoreLine,
    WrongScore,
)
from lawcore.bridge.play.score_words import (
    DOUBLES,
    SEPARATORS,
    against,
    frequencies,
    numbers,
    pieces,
    players,
    suits,
)
from lawcore.engine.records import replace
from lawcore.languages import letters

LONGEST = 400
"""The most characters of a line that are read."""
MOST_PARTS = 6
"""The most results that are weighted together."""
MOST_TABLES = 400
"""The most scores of other tables with which one is compared."""

_SHOWN = 30
_MINUS = str.maketrans(dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{NON-BREAKING HYPHEN}", "-"))
_NUMBER = re.compile(r"\s*[+-]?\s*(?:[0-9]{2,5}|0)(?![\w%])")
_RESULTS = frozenset({"behind", "tricks", "bare", "over", "under", "made"})


def read_score_line(text: str, language: str) -> ScoreLine:
    """Return the question of a line about scores; `language` decides ambiguous suit letters.

    Read are contracts with result, declarer and vulnerability ("4S+1 N v", "4 picche contrate +1
    in zona"), a second one after "vs", or the score of the other table; percentages before or
    after weighted results; and after "freq" or a bar the scores of the other tables ("420x3 -50").
    Raises `BadScoreLine`.
    """
    line = plain(text).translate(_MINUS)
    if len(line) > LONGEST:
        raise BadScoreLine(WrongScore.TOO_MANY)
    head, *behind = frequencies().split(line, maxsplit=1)
    own, *second = against().split(head, maxsplit=1)
    reader = _LineReader(language)
    try:
        read = _joined(own, second, reader)
        if behind:
            read = replace(read, field=_frequencies(behind[0]))
        return _completed(read, reader)
    except BadScoreLine as bad:
        meant = reader.is_meant and bad.code is not WrongScore.NOT_UNDERSTOOD
        raise BadScoreLine(bad.code, bad.text, bad.contract, is_meant=meant) from None


def is_about_score(text: str, language: str, *, is_asked: bool = False) -> bool:
    """Tell whether a text is all about scores and has a contract with its result.

    Where a score `is_asked` for, the contract alone is enough.
    """
    try:
        return any(result.contract for result in read_score_line(text, language).results)
    except BadScoreLine as bad:
        return bad.is_meant or (is_asked and bad.contract is not None)


class _LineReader:
    """Reads the results of one line, piece by piece; what is said of the whole board is kept."""

    def __init__(self, language: str) -> None:
        self._letters = (Letters.of(language), *others(language))
        self._and = {word.upper() for word in letters(language)["score"]["and"]}
        self.board: int | None = None
        self.everybody: bool | None = None
        self.is_meant = False

    def parts(self, text: str) -> tuple[Part, ...]:
        """Return the results of a piece of the line; the per cent of one that has none is 100."""
        found = self._pieces(text)
        kinds = [str(one.lastgroup) for one in found]
        self.is_meant |= "contract" in kinds and not {*_RESULTS, "making"}.isdisjoint(kinds)
        told = _ToldResults(percent_first=kinds[:1] == ["percent"])
        for one, kind, after in zip(found, kinds, [*kinds, ""][1:], strict=True):
            if kind == "seat" and one.group() in self._and and _joins(after, told):
                continue
            self._take(kind, one, told)
        return told.parts()

    @staticmethod
    def _pieces(text: str) -> list[re.Match[str]]:
        found: list[re.Match[str]] = []
        place, pattern = 0, pieces()
        while place < len(text):
            if text[place].isspace() or text[place] in SEPARATORS:
                place += 1
                continue
            one = pattern.match(text, place)
            if one is None:
                piece, *_ = text[place:].split(maxsplit=1)
                raise BadScoreLine(WrongScore.NOT_UNDERSTOOD, piece[:_SHOWN])
            if one.lastgroup != "filler":
                found.append(one)
            place = one.end()
        return found

    def _take(self, kind: str, found: re.Match[str], told: "_ToldResults") -> None:
        match kind:
            case "percent":
                told.percent(Fraction(found["amount"].replace(",", ".")))
            case "contract":
                told.contract(self._contract(found))
                if found["attached"]:
                    told.declarer(players()[found["attached"]])
            case "passed":
                told.passed()
            case "doubled" | "redoubled":
                told.double(2 if kind == "doubled" else 4)
            case "bare" if not told.has_declarer:
                raise BadScoreLine(WrongScore.NOT_UNDERSTOOD, found.group())
            case _ if kind in _RESULTS:
                told.result(_tricks(kind, found), is_total=kind in {"tricks", "bare"})
            case _:
                self._take_of_side(kind, found, told)

    def _take_of_side(self, kind: str, found: re.Match[str], told: "_ToldResults") -> None:
        match kind:
            case "seat":
                told.declarer(players()[found.group()])
            case "ahead":
                told.declarer_of_next(players()[found.group()])
            case "side":
                told.side(players()[found.group()[0]].side)
            case "everybody" | "nobody":
                self.everybody = kind == "everybody"
            case "making":
                told.made(numbers()[found["odd"]])
            case "board":
                self.board = int(found["number"])
                if not self.board:
                    raise BadScoreLine(WrongScore.NOT_UNDERSTOOD, found.group())
            case _:
                told.vulnerable(is_so=kind == "vulnerable")

    def _contract(self, found: re.Match[str]) -> Contract:
        doubled = DOUBLES.get(found["double"] or "", 1)
        return Contract(numbers()[found["level"]], self._strain(found["strain"]), doubled)

    def _strain(self, text: str) -> Suit | None:
        named = (letters.suit(text) for letters in self._letters)
        return suits()[text] if text in suits() else next(filter(None, named))


def _joins(after: str, told: "_ToldResults") -> bool:
    """Tell whether a letter before such a piece is the word "and", and names no player."""
    return after == "percent" or (after == "contract" and told.has_declarer)


def _tricks(kind: str, found: re.Match[str]) -> int:
    """Return the tricks of a result: in all, else over the contract, negative where it is down."""
    groups = {"behind": "down", "tricks": "total", "bare": "all", "over": "more", "under": "less"}
    group = groups.get(kind)
    number = 0 if group is None else numbers()[found[group]]
    return -number if kind in {"behind", "under"} else number


class _ToldResults:
    """The results of a line in the order in which they are told."""

    def __init__(self, *, percent_first: bool) -> None:
        self._percent_first = percent_first
        self._done: list[tuple[ContractResult, Fraction | None]] = []
        self._now: ContractResult | None = None
        self._percent: Fraction | None = None
        self._ahead = ContractResult()

    @property
    def has_declarer(self) -> bool:
        """Tell whether the result that is being told has its declarer."""
        return self._now is not None and self._now.side is not None

    def percent(self, amount: Fraction) -> None:
        """Take a percentage: of the next result if they stand first, otherwise of this one."""
        if self._percent_first:
            self._end()
        elif self._now is None:
            raise BadScoreLine(WrongScore.NO_CONTRACT)
        if self._percent is not None:
            raise BadScoreLine(WrongScore.TOLD_TWICE, f"{float(amount):g}%")
        self._percent = amount

    def contract(self, contract: Contract) -> None:
        """Begin a result."""
        self._begin(replace(self._ahead, contract=contract))

    def passed(self) -> None:
        """Take a board on which nobody bid."""
        self._begin(ContractResult(vulnerable=False))

    def double(self, doubled: int) -> None:
        """Take a double or a redouble."""
        now, contract = self._present()
        if contract.doubled != 1:
            raise BadScoreLine(WrongScore.TOLD_TWICE, contract=contract)
        self._now = replace(now, contract=replace(contract, doubled=doubled))

    def result(self, tricks: int, *, is_total: bool) -> None:
        """Take the tricks: all of them, or those over or under the contract."""
        now, contract = self._present()
        if now.tricks is not None:
            raise BadScoreLine(WrongScore.TOLD_TWICE, contract=contract)
        total = tricks if is_total else BOOK + contract.level + tricks
        if not 0 <= total <= HAND:
            raise BadScoreLine(WrongScore.IMPOSSIBLE_RESULT, f"{tricks:+}", contract)
        self._now = replace(now, tricks=total)

    def made(self, number: int) -> None:
        """Take the tricks of a contract that was made: those over the book, or all of them."""
        _, contract = self._present()
        totals = {BOOK + number, number} & {*range(BOOK + contract.level, HAND + 1)}
        if len(totals) != 1:
            raise BadScoreLine(WrongScore.IMPOSSIBLE_RESULT, f"{number}", contract)
        self.result(totals.pop(), is_total=True)

    def declarer(self, seat: Seat) -> None:
        """Take the declarer: of the present result if there is one, otherwise of the next."""
        self._tell_side(seat.side, seat)

    def declarer_of_next(self, seat: Seat) -> None:
        """Take the declarer of the result that begins behind him."""
        if self._ahead.side is not None:
            raise BadScoreLine(WrongScore.TOLD_TWICE)
        self._ahead = replace(self._ahead, declarer=seat, side=seat.side)

    def side(self, side: Side) -> None:
        """Take the side of declarer."""
        self._tell_side(side, None)

    def vulnerable(self, *, is_so: bool) -> None:
        """Take whether declarer's side is vulnerable: in the present result, else in the next."""
        if self._now is not None and self._now.vulnerable is None:
            self._now = replace(self._now, vulnerable=is_so)
        elif self._ahead.vulnerable is None:
            self._ahead = replace(self._ahead, vulnerable=is_so)
        else:
            raise BadScoreLine(WrongScore.TOLD_TWICE)

    def parts(self) -> tuple[Part, ...]:
        """Return the results that were told; all of them have a percentage, or none."""
        self._end()
        if not self._done:
            raise BadScoreLine(WrongScore.NO_CONTRACT)
        if self._percent is not None:
            raise BadScoreLine(WrongScore.NO_PERCENT)
        if self._ahead != ContractResult():
            raise BadScoreLine(WrongScore.TOLD_TWICE)
        percents = [percent for _, percent in self._done if percent]
        if percents and len(percents) < len(self._done):
            raise BadScoreLine(WrongScore.NO_PERCENT)
        if len(self._done) > MOST_PARTS:
            raise BadScoreLine(WrongScore.TOO_MANY)
        if percents and sum(percents) != WHOLE:
            raise BadScoreLine(WrongScore.NOT_ALL, f"{float(sum(percents)):g}")
        return tuple(Part(result, percent or WHOLE) for result, percent in self._done)

    def _tell_side(self, side: Side, seat: Seat | None) -> None:
        now = self._now
        if now is not None and now.side is None and now.contract is not None:
            self._now = replace(now, declarer=seat, side=side)
        elif self._ahead.side is None:
            self._ahead = replace(self._ahead, declarer=seat, side=side)
        else:
            raise BadScoreLine(WrongScore.TOLD_TWICE)

    def _present(self) -> tuple[ContractResult, Contract]:
        if self._now is None or self._now.contract is None:
            raise BadScoreLine(WrongScore.NO_CONTRACT)
        return self._now, self._now.contract

    def _begin(self, result: ContractResult) -> None:
        percent = self._percent if self._now is None else None
        self._end()
        self._now, self._percent, self._ahead = result, percent, ContractResult()

    def _end(self) -> None:
        if self._now is None:
            return
        if self._now.contract is not None and self._now.tricks is None:
            raise BadScoreLine(WrongScore.NO_RESULT, contract=self._now.contract)
        self._done.append((self._now, self._percent))
        self._now = self._percent = None


def _joined(own: str, second: Sequence[str], reader: _LineReader) -> ScoreLine:
    """Return the line of the results before and after the word for a comparison."""
    number = _NUMBER.match(second[0]) if second else None
    if number is not None:
        own = f"{own} {second[0][number.end() :]}"
    parts = reader.parts(own)
    other: ContractResult | int | None = None
    if number is not None:
        other = _possible("".join(number[0].split()))
    elif second:
        compared, *more = reader.parts(second[0])
        if more:
            raise BadScoreLine(WrongScore.ONE_RESULT)
        other = compared.result
    if len(parts) > 1 and parts[0].percent == WHOLE:
        return _compared(parts, other)
    return ScoreLine(parts, other)


def _compared(parts: tuple[Part, ...], other: ContractResult | int | None) -> ScoreLine:
    """Return the line of two results without percentages: the first compared with the second."""
    one, another, *more = parts
    if more or other is not None:
        raise BadScoreLine(WrongScore.NO_PERCENT)
    return ScoreLine((one,), another.result)


def _frequencies(text: str) -> tuple[int, ...]:
    """Return the scores of the other tables, each as often as it was made."""
    scores: list[int] = []
    joined = re.sub(r"\s*[X*]\s*", "X", text)
    for piece in filter(None, re.split(r"[\s,;:/]+", joined)):
        found = re.fullmatch(r"([+-]?[0-9]{1,5})(?:X([0-9]{1,3}))?", piece)
        if found is None:
            raise BadScoreLine(WrongScore.NO_FREQUENCIES, piece[:_SHOWN])
        scores += [_possible(found[1])] * int(found[2] or 1)
        if len(scores) > MOST_TABLES:
            raise BadScoreLine(WrongScore.TOO_MANY)
    if not scores:
        raise BadScoreLine(WrongScore.NO_FREQUENCIES)
    return tuple(scores)


def _possible(text: str) -> int:
    points = int(text)
    if not is_score(points):
        raise BadScoreLine(WrongScore.NO_SCORE, text)
    return points


def _completed(read: ScoreLine, reader: _LineReader) -> ScoreLine:
    """Return a line in which results without declarer or vulnerability take those of others.

    The declarer is taken if a single side is named, the vulnerability from a result of the same
    side.
    """
    own = len(read.parts)
    results = _with_declarers(read.results[:own]) + read.results[own:]
    results = _with_declarers(results)
    _check_declarers(results)
    told = [_with_vulnerability_of_board(result, reader) for result in results]
    results = tuple(_with_vulnerability_of(result, told) for result in told)
    compares = len(results) > 1 or read.other is not None or bool(read.field)
    if compares and any(result.vulnerable is None for result in results):
        raise BadScoreLine(WrongScore.NO_VULNERABILITY)
    shared = zip(read.parts, results, strict=False)
    parts = tuple(replace(part, result=result) for part, result in shared)
    other = results[-1] if isinstance(read.other, ContractResult) else read.other
    return replace(read, parts=parts, other=other)


def _with_declarers(results: tuple[ContractResult, ...]) -> tuple[ContractResult, ...]:
    """Return results with the declarer of the side that is named, if it is only one."""
    named = {result.side: result for result in results if result.side is not None}
    if len(named) != 1:
        return results
    (known,) = named.values()
    return tuple(
        replace(result, declarer=known.declarer, side=known.side)
        if result.side is None and result.contract is not None
        else result
        for result in results
    )


def _check_declarers(results: Sequence[ContractResult]) -> None:
    """Refuse a result whose side is unknown, if that of another is named."""
    if not any(result.side for result in results):
        return
    for result in results:
        if result.side is None and result.contract is not None:
            raise BadScoreLine(WrongScore.NO_DECLARER, contract=result.contract)


def _with_vulnerability_of_board(result: ContractResult, reader: _LineReader) -> ContractResult:
    if result.vulnerable is not None:
        return result
    if reader.everybody is not None:
        return replace(result, vulnerable=reader.everybody)
    if reader.board is None:
        return result
    if result.side is None:
        raise BadScoreLine(WrongScore.NO_DECLARER, contract=result.contract)
    return replace(result, vulnerable=vulnerable_on(reader.board) in {"All", result.side})


def _with_vulnerability_of(
    result: ContractResult, told: Sequence[ContractResult]
) -> ContractResult:
    if result.vulnerable is not None:
        return result
    of_side = {other.vulnerable for other in told if other.contract and other.side == result.side}
    known = of_side - {None}
    if len(known) > 1:
        raise BadScoreLine(WrongScore.NO_VULNERABILITY)
    return replace(result, vulnerable=next(iter(known), None))
