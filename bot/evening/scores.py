"""The scores of a ruling, before and after: as typed, as stored, and what tricks make of them."""

import re
from fractions import Fraction
from typing import TypeAlias, TypeGuard

from msgspec import Struct

from lawcore.bridge.play.cards import Suit
from lawcore.bridge.play.record import HAND
from lawcore.bridge.play.score import WHOLE
from lawcore.bridge.play.score_line import BadScoreLine, ContractResult, ScoreLine, WrongScore
from lawcore.bridge.play.score_reader import read_score_line

STORED_IN = "en"
"""The language in whose letters scores are stored."""
AVERAGES = {"+": Fraction(60), "-": Fraction(40), "": Fraction(50), "=": Fraction(50)}
"""The per cents of average plus, average minus and average (Law 12C2)."""
_STRAINS = {
    Suit.SPADES: "S",
    Suit.HEARTS: "H",
    Suit.DIAMONDS: "D",
    Suit.CLUBS: "C",
    None: "NT",
}
_PERCENT = r"([0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*%?"
_ARTIFICIAL = re.compile(rf"\s*{_PERCENT}\s*[/\-\u2013]\s*{_PERCENT}\s*")
_AVERAGE = re.compile(r"\s*A([+=\-\u2212]?)\s*[/ ]\s*A([+=\-\u2212]?)\s*", re.IGNORECASE)
_STRAIN = r"(?:[^\W\d_]{1,2}|[\u2660\u2665\u2666\u2663]\ufe0f?)"
_BEGINS_LIKE_A_SCORE = re.compile(
    r"\s*[+\-\u2212]?\s*(?:"
    r"[1-7]\s*[^\s\d]"
    r"|[0-9]{1,3}\s*%"
    rf"|(?:[0-9]{{1,3}}\s+)?[0-9]\s?{_STRAIN}[x*!]{{0,2}}\s?(?:=|[+\-\u2212]\s?[0-9])"
    r"|A(?:VG|VE)?[+=\-\u2212](?![^\W\d_]))",
    re.IGNORECASE,
)
"""A slip of the thumb among them: a sign too many, a per cent sign or a level that cannot be."""


class Artificial(Struct, frozen=True):
    """An artificial score: the per cents of North-South and of East-West (Law 12C2)."""

    ns: Fraction
    ew: Fraction


Awarded: TypeAlias = ScoreLine | Artificial
"""An adjusted score: a result, several weighted, or per cents."""


def read_result(text: str, language: str, board: str | None) -> ContractResult:
    """Return the result in a line: contract, tricks, declarer; the board tells who is vulnerable.

    Raises `BadScoreLine` where the line has no result or more than one.
    """
    line = _read_line(text, language, board)
    if line.is_weighted:
        raise BadScoreLine(WrongScore.ONE_RESULT, is_meant=True)
    return line.parts[0].result


def read_awarded(text: str, language: str, board: str | None) -> Awarded:
    """Return the adjusted score in a line: a result, several with per cents, or "60/40", "A+/A-".

    Raises `BadScoreLine`.
    """
    artificial = _read_artificial(text)
    return artificial if artificial is not None else _read_line(text, language, board)


def is_one_result(awarded: Awarded) -> TypeGuard[ScoreLine]:
    """Tell whether a score is one result: neither weighted nor artificial."""
    return isinstance(awarded, ScoreLine) and not awarded.is_weighted


def is_like_score(text: str, bad: BadScoreLine) -> bool:
    """Tell whether a line that cannot be read was to be a score all the same."""
    return bad.is_meant or _BEGINS_LIKE_A_SCORE.match(text) is not None


def with_tricks(result: ContractResult, to_declarer: int) -> ContractResult | None:
    """Return a result with more tricks for declarer, or fewer; None where no hand has so many."""
    if result.contract is None or result.tricks is None:
        return None
    tricks = result.tricks + to_declarer
    if not 0 <= tricks <= HAND:
        return None
    return ContractResult(result.contract, tricks, result.declarer, result.side, result.vulnerable)


def spell(awarded: Awarded | ContractResult) -> str:
    """Return a score as it is stored; `parse` reads it."""
    match awarded:
        case Artificial(ns, ew):
            return f"{float(ns):g}/{float(ew):g}"
        case ContractResult():
            return _spell_result(awarded)
        case _ if awarded.is_weighted:
            return " ".join(
                f"{float(p.percent):g}% {_spell_result(p.result)}" for p in awarded.parts
            )
        case _:
            return _spell_result(awarded.parts[0].result)


def spell_contract(result: ContractResult) -> str:
    """Return contract and result in the letters that scoring programs read: "4S-1", "3NTX="."""
    if result.contract is None:
        return "PASS"
    contract = result.contract
    over = f"{result.over:+}" if result.over else "="
    return f"{contract.level}{_STRAINS[contract.strain]}{'X' * (contract.doubled // 2)}{over}"


def parse(column: str | None) -> Awarded | None:
    """Return a stored score; None for none, and for the words of an earlier release."""
    if not column:
        return None
    try:
        return read_awarded(column, STORED_IN, None)
    except BadScoreLine:
        return None


def parse_result(column: str | None) -> ContractResult | None:
    """Return a stored result; None for none."""
    read = parse(column)
    return read.parts[0].result if isinstance(read, ScoreLine) else None


def _read_line(text: str, language: str, board: str | None) -> ScoreLine:
    """Return the results of a line, all with side and vulnerability, compared with nothing."""
    where = f" board {board}" if board else ""
    asked = read_score_line(f"{text}{where}", language)
    if asked.other is not None or asked.field:
        raise BadScoreLine(WrongScore.NO_PERCENT, is_meant=True)
    for result in asked.results:
        if result.contract is None:
            continue
        if result.vulnerable is None or result.side is None:
            lacks_side = result.vulnerable is not None
            wrong = WrongScore.NO_DECLARER if lacks_side else WrongScore.NO_VULNERABILITY
            raise BadScoreLine(wrong, contract=result.contract, is_meant=True)
    return asked


def _read_artificial(text: str) -> Artificial | None:
    if (found := _AVERAGE.fullmatch(text)) is not None:
        ns, ew = (AVERAGES[sign.replace("\N{MINUS SIGN}", "-")] for sign in found.groups())
        return Artificial(ns, ew)
    if (found := _ARTIFICIAL.fullmatch(text)) is None:
        return None
    ns, ew = (Fraction(number.replace(",", ".")) for number in found.groups())
    if max(ns, ew) > WHOLE:
        raise BadScoreLine(WrongScore.NOT_UNDERSTOOD, text.strip(), is_meant=True)
    return Artificial(ns, ew)


def _spell_result(result: ContractResult) -> str:
    if result.contract is None:
        return "passed out"
    by = result.declarer.value if result.declarer else result.side
    vulnerable = "v" if result.vulnerable else "nv"
    return f"{spell_contract(result)} {by} {vulnerable}"
