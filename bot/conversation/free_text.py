"""Free text: the facts it states are proposed, and become answers when the person confirms."""

from collections.abc import Collection, Mapping

from bot.conversation.changing import change_told, list_dropped
from bot.conversation.interview import Interview, ask_the_law, known_answers
from bot.conversation.lines import counts, is_brief, tells_several
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN, Answered, ScreenKind, ScreenState
from bot.conversation.unread import NOTHING_LEFT, Unread, touched, unread
from lawcore import SUBJECTS, Answer, BadAnswer, Edition
from lawcore.board.stated import answers_to
from lawcore.book.library import Library
from lawcore.bridge.auction.typed import read_auction
from lawcore.engine.records import replace
from lawcore.laws.request import are_possible
from lawcore.understanding import Understood, understand, words_used

ANOTHER_CASE = 5
"""The fewest words of a line that may tell another case than the open one."""


def is_article(text: str, language: str, edition: int) -> bool:
    """Tell whether a text is the number of an article, or only digits; neither is an auction."""
    if not (is_brief(text) and any(map(str.isdigit, text))) or counts(text):
        return False
    if read_auction(text, language) is not None:
        return False
    number = Library.of(language).read(text, Edition(edition))
    return number is not None or text.strip().isdigit()


def read_statement(
    text: str, interview: Interview | None, preferred: str | None = None
) -> Understood:
    """Return what a text states beyond what was told, whatever its language.

    While an interview asks, a single new fact is enough, unless the text is about others only;
    otherwise it has to say which irregularity it is about, or may be about one of several. An
    auction in it has the letters of the preferred language where those of several fit; what it
    tells is all told where nothing of it is unusual, and goes to the open case where it says
    something of that.
    """
    read = with_usual(understand(text, preferred=preferred))
    given = None if read.auction is None else read.auction.given
    if interview is not None and given is not None and may_state_a_fact(interview):
        subject = interview.subject.name
        told = answers_to(subject, given) if read.subject != subject else {}
        if fresh := {name: one for name, one in told.items() if name not in interview.told}:
            return replace(read, subject=subject, answers=fresh)
    if read.subject is not None or read.auction is not None:
        return read
    if interview is None or not may_state_a_fact(interview):
        return read
    subject = interview.subject.name
    if read.among and subject not in read.among and len(text.split()) >= ANOTHER_CASE:
        return read
    here = understand(text, subject=subject, preferred=preferred)
    fresh = {name: one for name, one in here.answers.items() if name not in interview.told}
    return Understood(subject, fresh, here.language) if fresh else read


def with_usual(read: Understood) -> Understood:
    """Return what was understood, with what an auction tells as usual where it tells no more."""
    given = None if read.auction is None else read.auction.given
    if read.subject is None or read.answers or given is None:
        return read
    return replace(read, answers=answers_to(read.subject, given))


def may_state_a_fact(interview: Interview) -> bool:
    """Tell whether a fact may be typed in words: the interview asks, about one irregularity."""
    if any(map(interview.subject.is_count, interview.told)):
        return False
    return interview.conversation.is_proposing or interview.is_asking


def propose(
    interview: Interview,
    answers: Mapping[str, Answer],
    interrupted: str | None = None,
    auction: str | None = None,
    left: Unread = NOTHING_LEFT,
) -> Conversation | None:
    """Return the conversation with further answers in its proposal, None if nothing is new.

    Answers that the law does not accept together with the others are left out.
    `interrupted` is the id of the conversation to which one goes back if nothing is confirmed,
    `auction` the auction from which the answers come, `left` what else of their line was not
    understood.
    """
    conversation, known = interview.conversation, interview.told
    wanted = {**dict(conversation.proposed or ()), **answers}
    proposed: tuple[Answered, ...] = ()
    for fact in interview.subject.facts.listed:
        answer = wanted.get(fact.name)
        if answer is None or answer == known.get(fact.name):
            continue
        further = (*proposed, (fact.name, answer))
        if _is_possible(replace(conversation, proposed=further)):
            proposed = further
    if not proposed or proposed == conversation.proposed:
        return None
    screen = ScreenState(ScreenKind.PROPOSAL, interrupted=interrupted)
    screen = conversation.screen if conversation.is_proposing else screen
    screen = screen if auction is None else replace(screen, auction=auction)
    return replace(
        conversation,
        proposed=proposed,
        screen=touching(conversation, screen, left, answers.keys() - dict(proposed).keys()),
        step=conversation.step + 1,
    )


def touching(
    conversation: Conversation, screen: ScreenState, left: Unread, beside: Collection[str] = ()
) -> ScreenState:
    """Return a screen that knows what words may touch that were not understood.

    So do facts that were read `beside` those proposed, and do not go with them yet; and facts of
    which the usual answer does not go with what is likely.
    """
    subject, before = conversation.subject, conversation.screen
    facts = SUBJECTS[subject].facts
    named = facts.named
    unusual = (name for name, answer in left.likely if answer != named[name].usual)
    told = (name for name, _ in left.open)
    names = (*told, *touched(subject, left), *sorted(beside), *unusual)
    against = (
        name
        for pair in facts.impossible
        for name in pair.names
        for usual in [named[name].usual]
        if usual is not None and pair.met({**dict(left.likely), name: usual})
    )
    those = (f"{subject}/{name}" for name in (*names, *against))
    pointed = (*left.likely, *left.open)
    likely = tuple((f"{subject}/{name}", answer) for name, answer in pointed)
    return replace(
        screen,
        touched=tuple(dict.fromkeys((*before.touched, *those))),
        likely=(*before.likely, *likely),
    )


def not_understood(
    interview: Interview | None, text: str, read: Understood, *, is_given: bool = False
) -> Unread:
    """Return what of a text was not understood, given what was, in a case or in none.

    Its subject may be given, by a command or the case. In an auction all is read.
    """
    if read.subject is None or read.auction is not None:
        return NOTHING_LEFT
    told = {} if interview is None else interview.told
    is_own = interview is not None and read.subject == interview.subject.name
    before = told if is_own and is_given else None
    given = is_given or is_own
    used, passed = words_used(
        text, read.subject, is_given=given, told=before, preferred=read.language
    )
    left = unread(text, used, passed, (read.subject, {**told, **read.likely, **read.answers}))
    several = SUBJECTS[read.subject].several is not None and tells_several(text)
    return replace(left, likely=tuple(read.likely.items()), open=read.open, several=several)


def confirm_proposal(conversation: Conversation) -> Conversation:
    """Return a conversation whose proposal has become answers, replacing former ones.

    The auction from which they came is kept with them.
    """
    proposed = conversation.proposed or ()
    auction = conversation.screen.auction or conversation.auction
    before = Interview.of(replace(conversation, proposed=None))
    told = {name: value for name, value in proposed if value is not None}
    changed = [name for name in told if name in before.told]
    if not changed:
        kept = tuple(one for one in conversation.answers if one[0] not in told)
        answers, screen = (*kept, *proposed), MAIN
    else:
        after = change_told(before, told)
        name = changed[0]
        answers = after.conversation.answers
        screen = ScreenState(
            was_changed=True,
            was=(name, before.told[name]),
            became=(name, told[name]),
            dropped=list_dropped(before, after),
        )
    return replace(conversation, answers=answers, proposed=None, auction=auction, screen=screen)


def discard_proposal(conversation: Conversation) -> Conversation:
    """Return a conversation without its proposal."""
    return replace(conversation, proposed=None, screen=MAIN)


def remove_from_proposal(conversation: Conversation, place: int) -> Conversation | None:
    """Return a conversation with one fact less in its proposal, None if that place has none."""
    proposed = conversation.proposed or ()
    if not 0 <= place < len(proposed):
        return None
    left = (*proposed[:place], *proposed[place + 1 :])
    return replace(conversation, proposed=left) if left else discard_proposal(conversation)


def _is_possible(conversation: Conversation) -> bool:
    confirmed, subject = confirm_proposal(conversation), SUBJECTS[conversation.subject]
    if not set(conversation.proposed or ()) <= set(confirmed.answers):
        return False
    told = known_answers(confirmed)
    if not any(map(subject.is_count, told)):
        return are_possible(subject, told)
    try:
        ask_the_law(confirmed)
    except BadAnswer:
        return False
    return True
