"""A replayed board with its ruling and scores: as JSON, as text, as a picture."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from lawcore.board.play_wording import PlayWording
from lawcore.board.ruling import SUBJECT, BoardFinding, RevokeFinding, answers_of, ruled
from lawcore.bridge.auction.given import Given, Made
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.play.cards import Seat, Side
from lawcore.bridge.play.record import Claim, Record, RecordError
from lawcore.bridge.play.replay import Established, Replay, Revoke, replay
from lawcore.bridge.play.score import score
from lawcore.engine.fact import Edition
from lawcore.engine.records import replace
from lawcore.engine.ruling import BadAnswer
from lawcore.laws.editions import IN_FORCE
from lawcore.wording import Wording

if TYPE_CHECKING:
    from lawcore.bridge.drawing.picture import Picture

Json: TypeAlias = dict[str, Any]
_UNKNOWN = RevokeFinding(None, None, to_be_corrected=False)


class Report(Struct, frozen=True):
    """A board as replayed and ruled; `ruling` is None where the record has errors."""

    replay: Replay
    ruling: BoardFinding | None

    @classmethod
    def of(cls, record: Record, edition: Edition = IN_FORCE) -> "Report":
        """Replay and rule a record; more revokes than the law counts together are left unruled."""
        played = replay(record)
        if played.errors:
            return cls(played, None)
        try:
            return cls(played, ruled(played, edition))
        except BadAnswer:
            return cls(played, None)

    @property
    def each(self) -> tuple[RevokeFinding, ...]:
        if self.ruling is None or len(self.ruling.revokes) != len(self.replay.revokes):
            return (_UNKNOWN,) * len(self.replay.revokes)
        return self.ruling.revokes

    @property
    def transferred(self) -> Mapping[Side, int] | None:
        """The tricks each offending side gives up; None if unknown."""
        return self.ruling.transferred if self.ruling else None

    @property
    def after_law(self) -> int | None:
        """Declarer's tricks after the transfers; None if unknown."""
        tricks, declarer, given = (
            self.replay.declarer_tricks,
            self.replay.declarer,
            self.transferred,
        )
        if tricks is None or declarer is None or given is None or self.ruling is None:
            return None
        if not self.ruling.result_stands:
            return None
        return tricks - given[declarer.side] + given[declarer.next.side]

    def score(self, tricks: int | None) -> int | None:
        """Return the score of declarer's side with a number of tricks; None if unknown."""
        contract, declarer = self.replay.contract, self.replay.declarer
        vulnerable = self.replay.vulnerable
        if tricks is None or contract is None or declarer is None or vulnerable is None:
            return None
        return score(
            contract.level,
            contract.strain,
            contract.doubled,
            tricks,
            vulnerable=vulnerable in {"All", declarer.side},
        )


def board_as_json(report: Report, language: str, indication: Json | None = None) -> Json:
    """Return a board as an object of the contract; `indication` is that of the same name."""
    played, words = report.replay, PlayWording.of(language)
    table, after = report.score(played.declarer_tricks), report.score(report.after_law)
    auction = irregular_auction(played)
    return {
        "board": played.board,
        "declarer": played.declarer,
        "trump": played.trump,
        "contract": str(played.contract) if played.contract else None,
        "vulnerable": played.vulnerable,
        "winners": "".join(played.winners),
        "claimed_by_declarer": played.claimed_by_declarer,
        "declarer_tricks": played.declarer_tricks,
        "revokes": [
            _revoke(revoke, of) for revoke, of in zip(played.revokes, report.each, strict=True)
        ],
        "transferred": dict(report.transferred) if report.transferred is not None else None,
        "declarer_tricks_after_law": report.after_law,
        "depends": _depends(report, language),
        "indication": indication,
        "score": None if table is None else {"table": table, "after_law": after},
        "errors": [error_as_json(error, words) for error in played.errors],
        "notes": list(_notes(report, language)),
        **({} if auction is None else {"auction": AuctionWording.of(language).described(auction)}),
    }


def auction_as_text(replay: Replay, language: str) -> tuple[str, ...]:
    """Return the auction of a record and what is irregular in it; nothing if nothing is."""
    given = irregular_auction(replay)
    if given is None:
        return ()
    words = AuctionWording.of(language)
    return (words.line(given), *words.findings(given), *words.outcome(given))


def _revoke(revoke: Revoke, of: RevokeFinding) -> Json:
    return {
        "trick": revoke.trick,
        "player": revoke.seat,
        "led": revoke.led,
        "played": str(revoke.played),
        "could_play": [str(card) for card in revoke.could_play],
        "won_by": revoke.won_by,
        "established": _established(revoke.established),
        "later_tricks": revoke.later_tricks,
        "article": of.article,
        "tricks": of.tricks,
    }


def _established(established: Established | Claim | None) -> Json | None:
    match established:
        case Established():
            return {"trick": established.trick, "player": established.player}
        case Claim():
            return {"claim": established.by}
        case None:
            return None


def _depends(report: Report, language: str) -> Json | None:
    """Return what the ruling depends on as an object of the contract; None if on nothing."""
    if report.ruling is None or (found := report.ruling.depends) is None:
        return None
    words, answers = Wording.of(language), answers_of(report.replay)
    return {
        "text": words.briefs.depending(SUBJECT.name, found, answers).heading,
        "branches": [
            {
                "suppose": [dict(way) for way in branch.alike],
                "status": branch.ruling.status,
                "tricks": branch.ruling.tricks,
                "articles": list(branch.ruling.articles),
                "case": words.briefs.case(SUBJECT.name, branch, answers),
                "text": words.briefs.outcome(branch.ruling),
            }
            for branch in found.branches
        ],
    }


def error_as_json(error: RecordError, words: PlayWording) -> Json:
    """Return a slip of the record as an object of the contract."""
    return {
        "code": error.code,
        "line": error.line,
        "trick": error.trick,
        "player": error.player,
        "card": str(error.card) if error.card else None,
        "message": words.error(error),
    }


def _notes(report: Report, language: str) -> Iterator[str]:
    words = PlayWording.of(language)
    yield from words.remarks(report.replay)
    if report.ruling is None:
        return
    for number in dict.fromkeys(report.ruling.unpaid):
        yield words.say("note-unpaid", number=str(number))
    asked = report.ruling.asked
    if asked is not None:
        answers = answers_of(report.replay)
        question = Wording.of(language).facts.question(asked.subject, asked.facts[0], answers)
        yield words.say("note-open", fact=question.ask)


def _each_way(report: Report, language: str) -> Iterator[str]:
    """Yield each supposition and its ruling, in the words of the interview."""
    if report.ruling is None or (found := report.ruling.depends) is None:
        return
    answers = answers_of(report.replay)
    briefs = Wording.of(language).briefs
    depending = briefs.depending(SUBJECT.name, found, answers)
    yield depending.heading
    yield from (f"  {line}" for line in depending.lines)
    if depending.always:
        yield f"  {briefs.in_every_case(depending.always)}"


def board_as_text(report: Report, language: str, indication: tuple[str, ...] = ()) -> str:
    """Return a board as lines to read; `indication` are the lines of the double-dummy block."""
    played, words = report.replay, PlayWording.of(language)
    lines = [words.heading(played), *map(words.trick, played.tricks)]
    for number, (revoke, of) in enumerate(zip(played.revokes, report.each, strict=True), start=1):
        lines.append(words.revoke(number, revoke))
        if played.errors:
            continue
        lines.append(f"  {words.won_by(revoke)}; {words.established(revoke)}")
        lines.append(f"  {_law(of, words)}")
    if played.tricks and not played.revokes and not played.errors:
        lines.append(words.say("play-no-revoke"))
    lines.extend(_result(report, words))
    lines.extend(auction_as_text(played, language))
    lines.extend(words.say("play-error", message=words.at_line(e)) for e in played.errors)
    lines.extend(words.say("play-note", message=note) for note in _notes(report, language))
    lines.extend(_each_way(report, language))
    lines.extend(indication)
    return "\n".join(lines)


def board_in_two_lines(report: Report, language: str) -> tuple[str, ...]:
    """Return the caption of a picture: the finding on each revoke, the tricks and the score.

    Two lines at most; fewer if a record has errors or does not show the tricks.
    """
    words = PlayWording.of(language)
    if report.replay.errors:
        return ()
    ruled = [_law(of, words) for of in report.each]
    if len(ruled) > 1:
        ruled = [f"{number}. {law}" for number, law in enumerate(ruled, start=1)]
    if report.replay.tricks and not ruled:
        ruled = [words.say("play-no-revoke")]
    parts = (ruled, [*_result(report, words)])
    return tuple(" · ".join(part) for part in parts if part)


def _law(of: RevokeFinding, words: PlayWording) -> str:
    """Return the finding on a revoke in words, with its article if that is known."""
    if of.article is None or of.tricks is None:
        return words.say("play-law-open")
    return words.say("play-law", article=of.article, tricks=of.tricks)


def _result(report: Report, words: PlayWording) -> Iterator[str]:
    """Yield the tricks and the score, before and after the law if they differ."""
    tricks, after = report.replay.declarer_tricks, report.after_law
    if tricks is None:
        return
    shown = words.say("play-tricks", tricks=str(tricks))
    changed = after is not None and after != tricks
    yield f"{shown}, {words.say('play-tricks-after', tricks=str(after))}" if changed else shown
    points, then = report.score(tricks), report.score(after)
    if points is not None and changed:
        yield words.say("play-scores", score=str(points), after=str(then))
    elif points is not None:
        yield words.say("play-score", score=str(points))


def picture_of(
    report: Report, language: str, indication: tuple[str, ...] = (), *, captioned: bool = False
) -> "Picture":
    """Return the picture of a board: the cards and the play, and the ruling below.

    `indication` are the lines of the double-dummy block, none if nobody asked for it. A
    `captioned` picture leaves out what `board_in_two_lines` says beside it.
    """
    from lawcore.board.picture_words import WORDS  # noqa: PLC0415
    from lawcore.bridge.drawing.picture import Emphasis, MarkedCard, Paragraph, Picture  # noqa: PLC0415

    played, drawn = report.replay, WORDS[language]
    title, *lines = board_as_text(report, language).splitlines()
    shown = {
        words for trick in played.tricks for words in (PlayWording.of(language).trick(trick),)
    }
    if captioned and not played.errors:
        words = PlayWording.of(language)
        shown.update(f"  {_law(of, words)}" for of in report.each)
        shown.update((words.say("play-no-revoke"), *_result(report, words)))
    return Picture(
        words=drawn,
        title=title,
        hands=played.hands,
        declarer=played.declarer,
        vulnerable=[s for s in Seat if played.vulnerable in {"All", s.side}],
        tricks=played.tricks,
        revokes=[
            MarkedCard(revoke.trick, revoke.seat, f"{drawn.revoke} {number}")
            for number, revoke in enumerate(played.revokes, start=1)
        ],
        ruling=[
            Paragraph(line.strip(), Emphasis.PLAIN if line.startswith(" ") else Emphasis.STRONG)
            for line in lines
            if line not in shown
        ],
        indication=[Paragraph(line) for line in indication],
    )


def irregular_auction(record: Record | Replay) -> Given | None:
    """Return the auction of a record, the irregular call asked about.

    None where the record has no auction, or one in which every call is legal.
    """
    calls = tuple(Made(seat, call) for seat, call in record.auction)
    if not calls:
        return None
    given = Given(calls, record.dealer or calls[0].seat, is_seated=True)
    found = asked_about(given)
    return None if found is None else replace(given, asked=found.place)
