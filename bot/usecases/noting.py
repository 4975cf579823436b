"""Rulings noted in the evening of their chat, and kept up to date when they change."""

from bot.conversation import actions
from bot.conversation.fingerprint import add_fingerprint, headline
from bot.conversation.interview import Interview
from bot.conversation.model import NOT_NOTED, PLACE_TOLD, Conversation, case_of
from bot.conversation.screen_state import MAIN, Answered, ScreenKind
from bot.evening.model import Director, Evening, NotedRuling, Task
from bot.evening.place import TablePlace, TypedPlace, are_other_pairs, joined_pairs, read_place
from bot.evening.tasks import conversation_of, to_do_of
from bot.storage.evenings import MOST_NOTED, EveningRows
from bot.storage.transaction import Transaction
from bot.wording import Words
from lawcore.engine.records import replace
from lawcore.wording.remaining import OpenTask


def with_note(
    rows: Transaction, conversation: Conversation, interview: Interview, former: str | None
) -> Conversation:
    """Return the row of an interview, noted if its ruling is to be noted.

    It is where an evening of its chat is open, or where the director asks for it; then an evening
    is opened. A noted ruling follows a change from the `former` ruling, seen by its mark, but not
    a mere comparison of editions. A full evening takes no more.
    """
    if interview.is_asking:
        return conversation
    kind = conversation.screen.kind
    if conversation.is_noted:
        if conversation.ruled != former and conversation.screen.came_from is None:
            _follow(rows, conversation, interview)
        return conversation
    is_wanted = kind is ScreenKind.NOTING
    if not is_wanted and not _is_newly_given(conversation, former):
        return conversation
    evening = rows.open_evening(conversation.chat_id)
    if evening is None and is_wanted:
        evening = _find_wanted_evening(rows, conversation)
    if evening is None:
        return conversation
    if len(rows.noted_in(evening.id)) >= MOST_NOTED:
        return replace(conversation, screen=MAIN) if is_wanted else conversation
    typed = read_place(conversation.place_told)
    _add(rows, evening, conversation, interview, typed)
    return replace(conversation, noted=_noted_column(typed.where, evening, conversation))


def _find_wanted_evening(rows: Transaction, conversation: Conversation) -> Evening | None:
    """Return the evening in which to note a ruling at request, where none is open.

    From a private chat it is the evening of a group that the sender directs, else a new one. In a
    group it is none: not everybody opens evenings there.
    """
    chat_id, user_id = conversation.chat_id, conversation.user_id
    if chat_id < 0:
        return None
    directed = rows.directed_evening(user_id) if chat_id == user_id else None
    return directed or open_new(rows, chat_id, user_id, conversation.language)


def _noted_column(where: TablePlace, evening: Evening, conversation: Conversation) -> str:
    """Return the place of a noted ruling in the form that its interview stores."""
    return str(replace(where, in_group=evening.chat_id != conversation.chat_id))


def _is_newly_given(conversation: Conversation, former: str | None) -> bool:
    """Tell whether an interview has just led to a ruling that was neither noted nor taken out."""
    if conversation.noted == NOT_NOTED or conversation.screen.kind is ScreenKind.CANCELLED:
        return False
    return conversation.ruled != former and conversation.screen.came_from is None


def open_new(
    rows: Transaction, chat_id: int, user_id: int, language: str, name: str = ""
) -> Evening:
    """Open an evening of a chat that has none open, on the day of the transaction."""
    new = Evening(
        chat_id=chat_id, user_id=user_id, name=name, day=rows.now.date(), language=language
    )
    evening = rows.add_evening(new)
    director_of(rows, evening, user_id)
    return evening


def translate(rows: Transaction, chat_id: int, language: str) -> None:
    """Have what is written in the open evening of a private chat follow its person's language."""
    evening = rows.open_evening(chat_id)
    if evening is None or evening.language == language:
        return
    tasks = rows.tasks_in(evening.id)
    for noted in rows.noted_in(evening.id):
        interview = Interview.of(conversation_of(noted, language))
        was, now = (
            (*to_do_of(interview, one), appeal_in(one)) for one in (evening.language, language)
        )
        said = {former.text: latter for former, latter in zip(was, now, strict=False)}
        for task in tasks:
            if task.noted == noted.id and (new := said.get(task.to_do)) is not None:
                rows.keep_task(replace(task, to_do=new.text, in_short=new.short))
        rows.keep_noted(replace(noted, headline=headline(interview.reply, language) or ""))
    rows.save_evening(replace(evening, language=language))


def appeal_in(language: str) -> OpenTask:
    """Return the task that an appeal of a ruling is."""
    said = Words.of(language).bot
    return OpenTask(said.say("task-appeal-short"), said.say("task-appeal"))


def director_of(rows: EveningRows, evening: Evening, user_id: int) -> Director:
    """Return the director of an evening by user id; a new one gets the next number."""
    known = rows.directors(evening.id)
    for director in known:
        if director.user_id == user_id:
            return director
    number = 1 + max((one.number for one in known), default=0)
    director = Director(evening=evening.id, user_id=user_id, number=number)
    rows.keep_director(director)
    return director


def tell_place(rows: Transaction, row: Conversation, text: str) -> Conversation | None:
    """Keep the board, table and pairs with which a text begins, for a ruling still to come.

    None where it does not begin with board and table, or where nothing would be noted.
    """
    typed = read_place(text)
    if not typed.is_whole or row.noted == NOT_NOTED or row.is_noted:
        return None
    if rows.open_evening(row.chat_id) is None:
        return None
    line = " ".join(text.split())
    told = line[: line.rindex(typed.own_line)] if typed.own_line else line
    return rows.save(replace(row, noted=f"{PLACE_TOLD}{told}"))


def place(
    rows: Transaction, conversation: Conversation, text: str, *, is_confirmed: bool = False
) -> Conversation | None:
    """Store what was typed about a noted ruling; returns its row, None where it was deleted.

    What a text does not say stays as it was. Another place than there is waits for the director to
    confirm it.
    """
    found = _read_locked(rows, conversation)
    if found is None:
        return None
    noted, evening = found
    typed = read_place(text)
    if not is_confirmed and _is_elsewhere(noted, typed):
        return actions.begin_noting(conversation, text)
    noted = replace(
        noted,
        board=typed.where.board or noted.board,
        at_table=typed.where.table or noted.at_table,
        pairs=joined_pairs(noted.pairs, typed.pairs),
        own_line=typed.own_line or noted.own_line,
    )
    rows.keep_noted(noted)
    rows.save_evening(evening)
    return actions.advance(
        conversation, noted=_noted_column(noted.where, evening, conversation), screen=MAIN
    )


def _is_elsewhere(noted: NotedRuling, typed: TypedPlace) -> bool:
    """Tell whether another board, table or pairs are known than were typed."""
    known, now = (noted.board, noted.at_table), (typed.where.board, typed.where.table)
    return are_other_pairs(noted.pairs, typed.pairs) or any(
        was and becomes and was != becomes for was, becomes in zip(known, now, strict=True)
    )


def unnote(rows: Transaction, conversation: Conversation) -> None:
    """Delete the noted ruling of an interview, with its tasks."""
    if (found := _read_locked(rows, conversation)) is not None:
        noted, evening = found
        rows.drop_noted(noted)
        rows.save_evening(evening)


def take_over(rows: Transaction, former: Conversation, latter: Conversation) -> Conversation:
    """Return an interview that takes the place of another in the evening where that was noted.

    Where that was taken out, the new one is not noted either, unless the director asks for it.
    """
    found = _read_locked(rows, former) if former.is_noted else None
    if found is None:
        return replace(latter, noted=NOT_NOTED)
    noted, _ = found
    rows.keep_noted(replace(noted, conversation=latter.id))
    forget_place(rows, former.id)
    in_group = TablePlace.parse(former.noted or "").in_group
    return replace(latter, noted=str(replace(noted.where, in_group=in_group)))


def forget_place(rows: Transaction, key: str) -> None:
    """Store in an interview, if it still exists, that it is noted in no evening."""
    row = rows.conversation(key)
    if row is not None:
        rows.save(replace(row, noted=NOT_NOTED))


def _read_locked(
    rows: Transaction, conversation: Conversation
) -> tuple[NotedRuling, Evening] | None:
    """Return the noted ruling of an interview with its evening, locked; None where it was deleted.

    The ruling is read again once nobody else can change it.
    """
    there = rows.noted_of(conversation.id)
    evening = None if there is None else rows.evening(there.evening)
    noted = None if evening is None else rows.noted_of(conversation.id)
    return None if noted is None or evening is None else (noted, evening)


def _add(
    rows: Transaction,
    evening: Evening,
    conversation: Conversation,
    interview: Interview,
    typed: TypedPlace,
) -> None:
    """Note a ruling with its tasks, and with the place that was typed before it."""
    director = director_of(rows, evening, conversation.user_id)
    noted = rows.keep_noted(
        _as_ruled(
            NotedRuling(
                evening=evening.id,
                user_id=conversation.user_id,
                director=director.number,
                conversation=conversation.id,
                subject=conversation.subject,
                edition=conversation.edition,
                board=typed.where.board,
                at_table=typed.where.table,
                pairs=typed.pairs,
            ),
            interview,
            evening,
        )
    )
    _add_tasks(rows, noted, to_do_of(interview, evening.language))
    rows.save_evening(evening)


def _follow(rows: Transaction, conversation: Conversation, interview: Interview) -> None:
    """Update a noted ruling; what was settled or appealed of it stays."""
    if (found := _read_locked(rows, conversation)) is not None:
        noted, evening = found
        _rule_anew(rows, evening, noted, interview)


def count(
    rows: Transaction, evening: Evening, noted: NotedRuling, answers: tuple[Answered, ...]
) -> tuple[Evening, NotedRuling]:
    """Rule anew on a noted ruling with what was counted, and on its interview if that agrees."""
    row = rows.conversation(noted.conversation)
    if row is not None and row.answers == noted.answers:
        told = Interview.of(actions.advance(row, answers=answers, screen=MAIN))
        rows.save(add_fingerprint(told.conversation, told))
    told = Interview.of(replace(conversation_of(noted, evening.language), answers=answers))
    return _rule_anew(rows, evening, noted, told)


def _rule_anew(
    rows: Transaction, evening: Evening, noted: NotedRuling, interview: Interview
) -> tuple[Evening, NotedRuling]:
    """Update a noted ruling and what it leaves to be done; what was settled or appealed stays."""
    wanted = to_do_of(interview, evening.language)
    for task in rows.tasks_in(evening.id):
        if task.noted != noted.id:
            continue
        if task.is_open and not task.appealed and task.to_do not in {one.text for one in wanted}:
            rows.drop_task(task)
        wanted = tuple(one for one in wanted if one.text != task.to_do)
    kept = rows.keep_noted(_as_ruled(noted, interview, evening))
    _add_tasks(rows, kept, wanted)
    return rows.save_evening(evening), kept


def _as_ruled(noted: NotedRuling, interview: Interview, evening: Evening) -> NotedRuling:
    line = headline(interview.reply, evening.language) or ""
    return replace(noted, headline=line, **case_of(interview.conversation))


def _add_tasks(rows: EveningRows, noted: NotedRuling, wanted: tuple[OpenTask, ...]) -> None:
    """Store the tasks of a ruling, behind those that exist."""
    there = [task.place for task in rows.tasks_in(noted.evening) if task.noted == noted.id]
    first = 1 + max(there, default=-1)
    for number, one in enumerate(wanted, start=first):
        rows.keep_task(
            Task(
                evening=noted.evening,
                noted=noted.id,
                user_id=noted.user_id,
                place=number,
                to_do=one.text,
                in_short=one.short,
                articles=one.articles,
                kind=one.kind,
            )
        )
