"""The button below a noted ruling, and the screen on which board and table are typed."""

from bot.conversation.interview import Interview
from bot.conversation.pressing import Action
from bot.evening.place import TablePlace, pairs_in_words, read_place
from bot.screens.elements import Button, Line, Screen, Style
from bot.screens.rows import LONGEST_OF_TWO, button, button_row, way_on
from bot.wording import Words


def noted_button(interview: Interview) -> Button:
    """Return the button that says where a ruling was noted."""
    where = TablePlace.parse(interview.conversation.noted or "")
    label = place_in_short(interview.words, where) or interview.words.bot.say("note-place")
    return button(interview, label, Action.NOTE)


def noting_screen(interview: Interview) -> Screen:
    """Return the screen on which board and table of a noted ruling may be typed."""
    conversation, words = interview.conversation, interview.words
    noted = TablePlace.parse(conversation.noted or "")
    if conversation.screen.typed is not None:
        return _replacing_screen(interview, noted, conversation.screen.typed)
    said, where = words.bot, place_of(words, noted)
    listed = said.say("note-noted-in-group" if noted.in_group else "note-noted")
    how = "note-how-in-group" if interview.is_in_group else "note-how"
    lines = (
        Line(said.say("note-noted-at", place=where) if where else listed),
        Line(said.say(how)),
        *(Line(said.say("note-own"), Style.NOTE) for _ in range(not interview.is_in_group)),
    )
    rows = (
        button_row(interview, ("to-ruling", Action.SHOW)),
        button_row(interview, ("note-not", Action.UNNOTE)),
    )
    return Screen(lines, rows)


def _replacing_screen(interview: Interview, noted: TablePlace, typed: str) -> Screen:
    """Return the question whether the ruling was at another place than was noted."""
    words, found = interview.words, read_place(typed)
    becomes = TablePlace(found.where.board or noted.board, found.where.table or noted.table)
    pairs = (
        words.bot.say("noted-pairs", pairs=pairs_in_words(found.pairs, words.bot.language))
        if found.pairs
        else ""
    )
    parts = [part for part in (place_of(words, becomes), pairs) if part]
    lines = (
        Line(words.bot.say("note-noted-at", place=place_of(words, noted))),
        Line(words.bot.say("note-replace", place=" · ".join(parts)), Style.STRONG),
    )
    rows = (
        way_on(interview, "note-replace-yes", Action.REPLACE),
        button_row(interview, ("note-replace-no", Action.SHOW)),
    )
    return Screen(lines, rows)


def place_of(words: Words, where: TablePlace) -> str:
    """Return board and table in words, empty where neither is known."""
    said = words.bot
    if where.board is None:
        return said.say("place-table", table=where.table) if where.table else ""
    if where.table is None:
        return said.say("place-board", board=where.board)
    return said.say("place-both", board=where.board, table=where.table)


def place_in_short(words: Words, where: TablePlace) -> str:
    """Return board and table if they fit half a row, else the board; empty where unknown."""
    whole = place_of(words, where)
    if len(whole) <= LONGEST_OF_TWO or where.board is None:
        return whole[:LONGEST_OF_TWO]
    return place_of(words, TablePlace(where.board))
