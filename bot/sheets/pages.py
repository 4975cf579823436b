"""The pages of an evening: a list of its rulings, the rulings, sheets for its appeals."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from bot.evening.model import RulingState
from bot.evening.place import pairs_in_words
from bot.sheets.model import SheetOrder, SheetRuling, SheetSession, SheetTask
from bot.sheets.paper import (
    BOTTOM,
    GREY,
    LEFT,
    MARGIN,
    RIGHT,
    Drawn,
    Flow,
    PaperMark,
    Stroke,
    Text,
    fitted,
    with_page_numbers,
)
from bot.wording import Words
from lawcore.board.play_wording import PlayWording
from lawcore.bridge.drawing.font import TextStyle
from lawcore.bridge.play.auction import dealer_of, vulnerable_on
from lawcore.engine.records import replace
from lawcore.wording import Texts

LIST_EDGES = (LEFT, 70.0, 106.0, 146.0, 204.0, 396.0, 478.0, RIGHT)
"""The left edges of the columns of the list, and the right edge of the last one."""
LIST_COLUMNS = ("number", "board", "table", "pairs", "decision", "result", "state")
OF_A_PLACE = ("board", "table", "pairs")
OF_A_RULING = ("ns", "ew", "director")
OF_AN_APPEAL = ("appellant", "opponent", "director")
"""Who signs a sheet."""
SIGNATURES = 74.0
"""The height of the lines for signatures."""
HAND_ROWS = 4
AUCTION_ROWS = 4
"""The empty rounds of an auction that is written in by hand."""


def pages_of(session: SheetSession) -> list[list[PaperMark]]:
    """Return the content of each page: the list first if there is more than one ruling."""
    said = Words.of(session.language).bot
    foot = said.say("sheet-foot")

    def below(number: int, pages: int) -> str:
        return f"{number}/{pages} · {foot}"

    return with_page_numbers(_flows(session, said), below)


def _flows(session: SheetSession, said: Texts) -> Iterator[Flow]:
    """Yield the list, the rulings of which several share a page, then those with a page each."""
    if len(session.rulings) != 1:
        yield _list(session, said)
    alone = [ruling for ruling in session.rulings if has_a_page(ruling)]
    together = [ruling for ruling in session.rulings if not has_a_page(ruling)]
    if together:
        yield _together(session, together, said)
    for ruling in alone:
        yield fitted(partial(_ruling_page, session, ruling, said))
        if ruling.state is RulingState.APPEAL:
            yield fitted(partial(_appeal_page, session, ruling, said))
        if ruling.picture is not None:
            yield _picture_page(ruling, said)


def has_a_page(ruling: SheetRuling) -> bool:
    """Tell whether a ruling has a page of its own: one with a board, and one that is appealed."""
    return ruling.state is RulingState.APPEAL or ruling.picture is not None


def _together(session: SheetSession, rulings: Sequence[SheetRuling], said: Texts) -> Flow:
    """Return rulings one below the other; one that fits on a page is not parted."""
    flow = Flow(continued=_name(session, said))
    flow.paragraph(_name(session, said), flow.style(9, GREY))
    for ruling in rulings:
        alone = Flow()
        _block(alone, ruling, said)
        if len(alone.pages) == 1:
            flow.room(alone.y - MARGIN)
        _block(flow, ruling, said)
    return flow


def _block(flow: Flow, ruling: SheetRuling, said: Texts) -> None:
    """Set a ruling in few lines: place, facts, what is assumed, decision, what became of it."""
    title = said.say("sheet-ruling", number=str(ruling.number))
    flow.skip(9)
    flow.put(Stroke(LEFT, flow.y, RIGHT, flow.y))
    flow.skip(4)
    flow.paragraph(f"{title} · {_where(ruling, said)}", flow.style(10.5, bold=True))
    about = said.say("sheet-about", subject=ruling.subject, edition=ruling.edition)
    flow.paragraph(f"{_by(ruling, said)} · {about}", flow.style(8.5, GREY))
    flow.skip(2)
    small = flow.style(9)
    if ruling.facts:
        heading = said.say("sheet-facts")
        flow.paragraph(f"{heading}: {' · '.join(ruling.facts)}", small)
    _assumed(flow, ruling, said, small)
    if ruling.headline:
        flow.skip(2)
        flow.paragraph(ruling.headline, flow.style(9.5, bold=True))
    for number, order in enumerate(ruling.orders, start=1):
        flow.paragraph(_with_articles(order), small, lead=f"{number}.")
    for task in ruling.tasks:
        flow.paragraph(_task_line(task, said), small, lead="\N{BULLET}")
    for key, result in (("sheet-before", ruling.before), ("sheet-after", ruling.after)):
        if result:
            flow.paragraph(f"{said.say(key)}: {result}", flow.style(9, bold=True))
    if ruling.own_line:
        flow.paragraph(f"{said.say('sheet-own-line')}: {ruling.own_line}", small)


def _assumed(flow: Flow, ruling: SheetRuling, said: Texts, style: TextStyle) -> None:
    if ruling.assumed:
        assumed = "; ".join(ruling.assumed)
        flow.paragraph(said.say("sheet-assumed", what=assumed), replace(style, fill=GREY))


def _with_articles(order: SheetOrder) -> str:
    return f"{order.text} ({order.articles})" if order.articles else order.text


def _task_line(task: SheetTask, said: Texts) -> str:
    state = said.say(f"sheet-state-{task.state}")
    ended = f"{state}: {task.result}" if task.result else state
    return f"{task.text} \N{EN DASH} {ended}"


def _by(ruling: SheetRuling, said: Texts) -> str:
    """Return who ruled: the name that the director gave, else the number."""
    if ruling.director.isdecimal():
        return said.say("sheet-by-director", director=ruling.director)
    return said.say("sheet-by-named", director=ruling.director)


def _list(session: SheetSession, said: Texts) -> Flow:
    flow = Flow(continued=_name(session, said))
    flow.paragraph(_name(session, said), flow.style(14, bold=True))
    number, names = len(session.directors), ", ".join(session.directors)
    directed = said.say("sheet-directors", number=number, directors=names)
    flow.paragraph(directed, flow.style(9, GREY))
    flow.skip(8)
    flow.repeated = partial(_list_heads, said=said)
    flow.repeated(flow)
    for ruling in session.rulings:
        flow.put(Stroke(LEFT, flow.y + 1, RIGHT, flow.y + 1))
        flow.skip(4)
        decision = f"{ruling.subject}: {ruling.headline}" if ruling.headline else ruling.subject
        state = said.say(f"sheet-state-{ruling.state}")
        pairs = pairs_in_words(ruling.pairs, session.language)
        place = (str(ruling.number), ruling.board, ruling.table, pairs)
        cells = (*place, decision, ruling.after, state)
        flow.columns(cells, flow.style(8.5), LIST_EDGES)
        for task in ruling.tasks:
            if task.state is RulingState.OPEN:
                flow.columns(
                    ("", "", "", "", f"\N{EN DASH} {task.text}", "", ""),
                    flow.style(8, GREY),
                    LIST_EDGES,
                )
    if not session.rulings:
        flow.paragraph(said.say("sheet-none"), flow.style(10))
    return flow


def _list_heads(flow: Flow, said: Texts) -> None:
    heads = [said.say(f"sheet-{head}") for head in LIST_COLUMNS]
    flow.columns(heads, flow.style(8, GREY, bold=True), LIST_EDGES)


def _ruling_page(session: SheetSession, ruling: SheetRuling, said: Texts, scale: float) -> Flow:
    title = said.say("sheet-ruling", number=str(ruling.number))
    flow = _begun(session, ruling, said, title, scale)
    _facts(flow, ruling, said)
    _decision(flow, ruling, said)
    if ruling.told:
        flow.heading(said.say("sheet-told"))
        for saying in ruling.told:
            flow.paragraph(
                f"{saying.to}: {saying.words}" if saying.to else saying.words, _body(flow)
            )
    if ruling.tasks:
        flow.heading(said.say("sheet-tasks"))
        for task in ruling.tasks:
            flow.paragraph(_task_line(task, said), _body(flow), lead="\N{BULLET}")
    _results(flow, ruling, said)
    if ruling.own_line:
        flow.heading(said.say("sheet-own-line"))
        flow.paragraph(ruling.own_line, _body(flow))
    _signatures(flow, said, OF_A_RULING)
    return flow


def _appeal_page(session: SheetSession, ruling: SheetRuling, said: Texts, scale: float) -> Flow:
    title = said.say("sheet-appeal", number=str(ruling.number))
    flow = _begun(session, ruling, said, title, scale)
    _deal(flow, session, ruling, said)
    _written(flow, said.say("sheet-play"), ruling.play)
    _written(flow, said.say("sheet-explanations"))
    _facts(flow, ruling, said)
    _decision(flow, ruling, said)
    _results(flow, ruling, said)
    flow.heading(said.say("sheet-ground"))
    flow.paragraph(said.say("sheet-lodged"), flow.style(8.5, GREY))
    flow.blank(3)
    flow.heading(said.say("sheet-committee"))
    flow.blank(2)
    _signatures(flow, said, OF_AN_APPEAL)
    return flow


def _picture_page(ruling: SheetRuling, said: Texts) -> Flow:
    flow = Flow()
    flow.paragraph(said.say("sheet-picture"), flow.style(14, bold=True))
    flow.paragraph(_where(ruling, said), flow.style(9, GREY))
    flow.skip(10)
    picture = ruling.picture
    if picture is not None:
        flow.put(Drawn(LEFT, flow.y, RIGHT - LEFT, BOTTOM - flow.y, picture))
    return flow


def _begun(
    session: SheetSession, ruling: SheetRuling, said: Texts, title: str, scale: float
) -> Flow:
    """Return a page with its head: title, place and time, and edition of the Laws."""
    flow = Flow(scale, said.say("sheet-goes-on", title=title))
    flow.paragraph(title, flow.style(16, bold=True))
    flow.paragraph(_where(ruling, said), flow.style(10.5, bold=True))
    about = said.say("sheet-about", subject=ruling.subject, edition=ruling.edition)
    flow.paragraph(f"{_name(session, said)} · {_by(ruling, said)} · {about}", flow.style(9, GREY))
    return flow


def _written(flow: Flow, heading: str, text: str = "") -> None:
    """Set a text below its heading, or room to write it."""
    flow.heading(heading)
    if text:
        flow.paragraph(text, _body(flow))
    else:
        flow.blank(2)


def _facts(flow: Flow, ruling: SheetRuling, said: Texts) -> None:
    flow.heading(said.say("sheet-facts"))
    for fact in ruling.facts:
        flow.paragraph(fact, _body(flow), lead="•")
    if not ruling.facts:
        flow.blank(3)
    _assumed(flow, ruling, said, _body(flow))


def _decision(flow: Flow, ruling: SheetRuling, said: Texts) -> None:
    flow.heading(said.say("sheet-decided", edition=ruling.edition))
    if ruling.headline:
        flow.paragraph(ruling.headline, flow.style(10, bold=True))
    for number, order in enumerate(ruling.orders, start=1):
        flow.paragraph(_with_articles(order), _body(flow), lead=f"{number}.")
    if not (ruling.headline or ruling.orders):
        flow.blank(3)


def _results(flow: Flow, ruling: SheetRuling, said: Texts) -> None:
    """Set the result before and after in boxes beside each other, to be filled in if empty."""
    style = _body(flow)
    flow.skip(8)
    middle = (LEFT + RIGHT) / 2
    cells = (("sheet-before", ruling.before), ("sheet-after", ruling.after))
    wrapped = [style.wrap(text, middle - LEFT - 20) for _, text in cells]
    head = flow.style(8, GREY, bold=True)
    step = style.size * 1.32
    height = head.size * 1.8 + step * max(1, *map(len, wrapped)) + 8
    flow.room(height)
    for (key, _), lines, x in zip(cells, wrapped, (LEFT, middle + 4), strict=True):
        flow.put(Stroke(x, flow.y, x + middle - LEFT - 4, flow.y + height, boxed=True))
        flow.put(Text(x + 8, flow.y + head.size + 4, said.say(key), head))
        top = flow.y + head.size * 1.8 + 2
        for place, line in enumerate(lines):
            flow.put(Text(x + 8, top + style.size + place * step, line, style))
    flow.y += height


def _deal(flow: Flow, session: SheetSession, ruling: SheetRuling, said: Texts) -> None:
    """Print dealer and vulnerability by the board; leave room to write what nobody has told."""
    flow.heading(said.say("sheet-deal"))
    if ruling.board.isdigit() and int(ruling.board) > 0:
        words = PlayWording.of(session.language)
        number = int(ruling.board)
        vulnerable = words.say(f"vulnerable-{vulnerable_on(number)}")
        dealer = words.seat(dealer_of(number))
        text = said.say("sheet-dealer", dealer=dealer, vulnerable=vulnerable)
        flow.paragraph(text, _body(flow))
    if ruling.picture is not None:
        flow.paragraph(said.say("sheet-see-picture"), _body(flow))
    else:
        _hands(flow, session.language)
    flow.heading(said.say("sheet-auction"))
    _grid(flow, session.language)


def _hands(flow: Flow, language: str) -> None:
    """Leave room for four hands, a column a player and a row a suit."""
    seats = PlayWording.of(language).letters.shown_seats.values()
    style, step = _body(flow), 17.0 * flow.scale
    flow.room(step * (HAND_ROWS + 1))
    edges = _quarters()
    for seat, (x, to_x) in zip(seats, pairwise(edges), strict=True):
        flow.put(Text(x + 14, flow.y + style.size, seat, flow.style(8.5, GREY, bold=True)))
        for row, suit in enumerate("♠♥♦♣", start=1):
            y = flow.y + step * row + style.size * 0.4
            flow.put(Text(x, y, suit, style), Stroke(x + 14, y + 2, to_x - 10, y + 2))
    flow.y += step * (HAND_ROWS + 1) - step * 0.4


def _grid(flow: Flow, language: str) -> None:
    """Leave room for the auction, a column a player."""
    seats = PlayWording.of(language).letters.shown_seats.values()
    style, step = flow.style(8.5, GREY, bold=True), 15.0 * flow.scale
    height = step * (AUCTION_ROWS + 1)
    flow.room(height)
    edges = _quarters()
    flow.put(Stroke(LEFT, flow.y, RIGHT, flow.y + step, boxed=True, filled=True))
    for seat, x in zip(seats, edges, strict=False):
        flow.put(Text(x + 6, flow.y + step * 0.75, seat, style))
        flow.put(Stroke(x, flow.y, x, flow.y + height))
    flow.put(Stroke(RIGHT, flow.y, RIGHT, flow.y + height))
    for row in range(AUCTION_ROWS + 2):
        flow.put(Stroke(LEFT, flow.y + step * row, RIGHT, flow.y + step * row))
    flow.y += height


def _quarters() -> tuple[float, ...]:
    return tuple(LEFT + (RIGHT - LEFT) * place / 4 for place in range(5))


def _signatures(flow: Flow, said: Texts, who: tuple[str, str, str]) -> None:
    """Leave lines to sign on, at the foot of the page."""
    height = SIGNATURES * flow.scale
    flow.room(height)
    y = max(flow.y + height, BOTTOM) - 16 * flow.scale
    style = flow.style(8, GREY)
    width = (RIGHT - LEFT - 36) / 3
    for place, key in enumerate(who):
        x = LEFT + place * (width + 18)
        flow.put(Stroke(x, y, x + width, y))
        flow.put(Text(x, y + style.size + 3, said.say(f"sheet-signed-{key}"), style))
    flow.y = y + 16 * flow.scale


def _body(flow: Flow) -> TextStyle:
    return flow.style(9.5)


def _where(ruling: SheetRuling, said: Texts) -> str:
    """Return board, table and pairs, with a blank for what is not known."""
    pairs = pairs_in_words(ruling.pairs, said.language)
    parts = zip(OF_A_PLACE, (ruling.board, ruling.table, pairs), strict=True)
    return " · ".join(f"{said.say(f'sheet-{key}')} {value or '……'}" for key, value in parts)


def _name(session: SheetSession, said: Texts) -> str:
    day = Words.of(session.language).day(session.day)
    return f"{session.name} · {day}" if session.name else said.say("sheet-evening", day=day)
