"""Double dummy: how many tricks each card wins if everybody sees all hands and plays perfectly.

Exact, from any position, also in the middle of a trick and after a revoke in it. The search is
alpha-beta on the question "does North-South win at least n tricks?". Results are cached with the
cards that they rest on (partition search): in each suit only the highest few, while of the lower
ones only the number counts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.position import Position, chosen

_SEATS = tuple(Seat)
_SUITS = tuple(Suit)
_NUMBER = {seat: number for number, seat in enumerate(_SEATS)}
_PLACE = {suit: place for place, suit in enumerate(_SUITS)}
_ASKED_EVERY = 512
_NO_TRUMP = -1


class NotFinished(Exception):  # noqa: N818 - says what happened; it is no error of the caller
    """The solver was told to stop before it had the answer."""


def value(position: Position, seat: Seat, stop: Callable[[], bool] | None = None) -> int:
    """Return how many of the remaining tricks a player's side wins with perfect play by all.

    The present trick counts. `stop` is called now and then: if it returns true, NotFinished is
    raised.
    """
    north_south = _Search(position, stop).value()
    return north_south if seat.side == "NS" else position.left - north_south


def values(
    position: Position,
    cards: Iterable[Card] | None = None,
    stop: Callable[[], bool] | None = None,
) -> dict[Card, int]:
    """Return for each card how many of the remaining tricks its side wins after it.

    Without `cards` every legal card is valued; given cards need not be legal, only held, else
    ValueError. `stop` is called now and then: if it returns true, NotFinished is raised.
    """
    return _Search(position, stop).values(chosen(position, cards))


class _Suit:
    """One suit in a position: who holds its cards, from the highest, as digits of the seats."""

    __slots__ = (
        "_known", "_without", "cash", "lengths", "owners", "prefixes", "runs", "shape", "top_run",
    )  # fmt: skip

    def __init__(self, owners: str, known: dict[str, "_Suit"]) -> None:
        self.owners = owners
        self.lengths = tuple(owners.count(str(seat)) for seat in range(4))
        self.shape = sum(length << 4 * seat for seat, length in enumerate(self.lengths))
        self.runs = tuple(_runs(owners, str(seat)) for seat in range(4))
        self.prefixes = tuple(owners[:depth] for depth in range(len(owners) + 1))
        self.top_run = len(owners) - len(owners.lstrip(owners[:1])) if owners else 0
        self.cash = self._cashed()
        self._known = known
        self._without: list[_Suit | None] = [None] * len(owners)

    def _cashed(self) -> tuple[int, int]:
        """Return the tricks the holder of the top cashes at no trump, and the depth shown."""
        if not self.owners:
            return 0, 0
        holder = int(self.owners[0])
        longest = max(length for seat, length in enumerate(self.lengths) if seat != holder)
        if self.top_run >= longest:
            return self.lengths[holder], longest
        return self.top_run, self.top_run

    def without(self, index: int) -> "_Suit":
        """Return the suit with one card gone, counted from the highest."""
        found = self._without[index]
        if found is None:
            owners = self.owners[:index] + self.owners[index + 1 :]
            found = self._known.get(owners)
            if found is None:
                found = self._known[owners] = _Suit(owners, self._known)
            self._without[index] = found
        return found


def _runs(owners: str, seat: str) -> tuple[tuple[int, int], ...]:
    """Return the cards of a seat, neighbours together, as first and last index."""
    runs: list[tuple[int, int]] = []
    for index, owner in enumerate(owners):
        if owner == seat:
            if runs and runs[-1][1] == index - 1:
                runs[-1] = (runs[-1][0], index)
            else:
                runs.append((index, index))
    return tuple(runs)


_Suits: TypeAlias = tuple[_Suit, ...]  # four, in the order of Suit
_Move: TypeAlias = tuple[int, int, int]  # suit, first and last index of the run played from
_Best: TypeAlias = tuple[int, int, int, bool]  # suit, index, seat; another card of the suit beaten
_Task: TypeAlias = tuple[_Suits, int, int]  # suits, tricks left, tricks North-South need
_Shown: TypeAlias = tuple[bool, int, int, int, int]  # they win them; depth it rests on by suit
_Proof: TypeAlias = tuple[str, str, str, str, int, _Shown]  # highest owners by suit, tricks needed

_YES: _Shown = (True, 0, 0, 0, 0)
_NO: _Shown = (False, 0, 0, 0, 0)


class _Search:
    """The search from one position; results are cached for all its cards."""

    def __init__(self, position: Position, stop: Callable[[], bool] | None) -> None:
        self._position = position
        self._stop = stop
        self._until_asked = _ASKED_EVERY
        self._trump = _NO_TRUMP if position.trump is None else _PLACE[position.trump]
        held = {card: _NUMBER[seat] for seat, hand in position.hands.items() for card in hand}
        held |= {card: _NUMBER[seat] for seat, card in position.trick}
        self._cards = [
            sorted((card for card in held if card.suit is suit), reverse=True) for suit in _SUITS
        ]
        known: dict[str, _Suit] = {}
        self._suits: _Suits = tuple(
            _Suit("".join(str(held[card]) for card in cards), known) for cards in self._cards
        )
        self._played = tuple(self._move(card) for _, card in position.trick)
        self._proofs: dict[tuple[int, ...], list[_Proof]] = {}

    def value(self) -> int:
        """Return the tricks of North-South with perfect play."""
        return self._most(None, self._position.left // 2)

    def values(self, cards: Iterable[Card]) -> dict[Card, int]:
        """Return the tricks of the side to play after each card."""
        left = self._position.left
        most: dict[_Move, int] = {}
        answer: dict[Card, int] = {}
        guess = left // 2
        for card in cards:
            move = self._move(card)
            if move not in most:
                guess = most[move] = self._most(move, guess)
            north_south = most[move]
            answer[card] = north_south if self._position.turn.side == "NS" else left - north_south
        return answer

    def _move(self, card: Card) -> _Move:
        """Return a card as a move; its neighbours in one hand count with it."""
        suit = _PLACE[card.suit]
        cards = self._cards[suit]
        index = cards.index(card)
        first, last = next(
            (first, last)
            for runs in self._suits[suit].runs
            for first, last in runs
            if first <= index <= last
        )
        return suit, first, last

    def _most(self, move: _Move | None, guess: int) -> int:
        """Return the most tricks that North-South can win after a move, trying a guess first."""
        wins, fails = 0, self._position.left + 1
        need = max(guess, 1)
        while fails - wins > 1:
            if self._win(move, need):
                wins, need = need, need + 1
            else:
                fails, need = need, need - 1
        return wins

    def _win(self, move: _Move | None, need: int) -> bool:
        """Tell whether North-South win `need` tricks from the position, or after a move."""
        task = (self._suits, self._position.left, need)
        seat = _NUMBER[self._position.leader]
        best: _Best = (0, 0, seat, False)
        played: tuple[_Move, ...] = ()
        for one in self._played if move is None else (*self._played, move):
            best = self._best(best, one, seat) if played else (one[0], one[2], seat, False)
            played = (*played, one)
            seat = (seat + 1) % 4
        if not played:
            return self._lead(task, seat)[0]
        if len(played) == len(_SEATS):
            return self._finish(task, (seat + 3) % 4, played, best)[0]
        return self._follow(task, seat, played, best)[0]

    def _best(self, best: _Best, move: _Move, seat: int) -> _Best:
        """Return which card wins the trick so far once a player has followed with a move."""
        suit, _, last = move
        if suit == best[0]:
            return (suit, last, seat, True) if last < best[1] else (suit, best[1], best[2], True)
        return (suit, last, seat, False) if suit == self._trump else best

    def _lead(self, task: _Task, seat: int) -> _Shown:
        """Show whether North-South win what they need, with a player on lead."""
        suits, left, need = task
        if need <= 0:
            return _YES
        if need > left:
            return _NO
        if left == 1:
            return self._last(suits, seat)
        self._ask()
        spades, hearts, diamonds, clubs = suits
        key = (seat, spades.shape, hearts.shape, diamonds.shape, clubs.shape)
        proofs = self._proofs.setdefault(key, [])
        for spade, heart, diamond, club, needed, shown in proofs:
            if (
                (need <= needed if shown[0] else need >= needed)
                and spades.owners.startswith(spade)
                and hearts.owners.startswith(heart)
                and diamonds.owners.startswith(diamond)
                and clubs.owners.startswith(club)
            ):
                return shown
        shown = self._at_once(task, seat) or self._try(task, seat, (), self._leads(suits, seat))
        spade, heart, diamond, club = (
            suit.prefixes[depth] for suit, depth in zip(suits, shown[1:], strict=True)
        )
        proofs.append((spade, heart, diamond, club, need, shown))
        return shown

    def _ask(self) -> None:
        """Ask now and then whether to stop; raise NotFinished if so."""
        self._until_asked -= 1
        if self._until_asked == 0:
            self._until_asked = _ASKED_EVERY
            if self._stop is not None and self._stop():
                raise NotFinished

    def _last(self, suits: _Suits, seat: int) -> _Shown:
        """Show whether North-South win the last trick."""
        led = next(number for number, suit in enumerate(suits) if suit.lengths[seat])
        ruffed = self._trump >= 0 and suits[self._trump].owners
        number = self._trump if ruffed else led
        owners = suits[number].owners
        return _rest_on(int(owners[0]) % 2 == 0, {number: 1 if len(owners) > 1 else 0})

    def _at_once(self, task: _Task, seat: int) -> _Shown | None:
        """Show it by top cards alone: the leader's, the partner's, the opponents' trumps."""
        _, left, need = task
        wanted = need if seat % 2 == 0 else left - need + 1
        for cashing in (seat, (seat + 2) % 4):
            tops, entry = self._tops(task[0], cashing)
            if sum(tricks for _, tricks, _ in tops) >= wanted:
                return _rest_on(seat % 2 == 0, {suit: depth for suit, _, depth in tops})
            if not entry:
                break
        trumps = task[0][self._trump] if self._trump >= 0 else None
        theirs = trumps and trumps.owners and (int(trumps.owners[0]) ^ seat) & 1
        if trumps and theirs and trumps.top_run > left - wanted:
            return _rest_on(seat % 2 == 1, {self._trump: trumps.top_run})
        return None

    def _tops(self, suits: _Suits, seat: int) -> tuple[list[tuple[int, int, int]], bool]:
        """Return what a player on lead can cash, and whether partner's top can be reached instead.

        That is for each suit its tricks and the depth they rest on.
        """
        trump = self._trump
        others = ((seat + 1) % 4, (seat + 3) % 4)
        ruffing = [other for other in others if trump >= 0 and suits[trump].lengths[other]]
        tops: list[tuple[int, int, int]] = []
        entry = False
        for number, suit in enumerate(suits):
            if not suit.lengths[seat]:
                continue
            holder = int(suit.owners[0])
            following = [suit.lengths[other] for other in ruffing] if number != trump else []
            if holder == seat:
                tricks, depth = suit.cash
                tricks = min(tricks, *following) if following else tricks
                tops.append((number, tricks, min(tricks, depth)))
            elif (holder ^ seat) & 1 == 0:
                entry = entry or all(following)
        return tops, entry

    def _leads(self, suits: _Suits, seat: int) -> list[_Move]:
        """Return the leads, the most promising first."""
        partner = str((seat + 2) % 4)
        ordered: list[tuple[int, int, int, int]] = []
        for number, suit in enumerate(suits):
            for first, last in suit.runs[seat]:
                if first == 0:
                    promise = 100 + len(suit.owners)
                elif suit.owners[0] == partner:
                    promise = 60 + last
                else:
                    promise = 20 + last - len(suit.owners)
                ordered.append((-promise - 5 * (number == self._trump), number, first, last))
        ordered.sort()
        return [move[1:] for move in ordered]

    def _follow(self, task: _Task, seat: int, played: tuple[_Move, ...], best: _Best) -> _Shown:
        """Show whether North-South win what they need, a player having to follow to a trick."""
        suits = task[0]
        led = played[0][0]
        runs = suits[led].runs[seat]
        moves: Sequence[_Move]
        if len(runs) == 1:
            moves = ((led, *runs[0]),)
        elif runs:
            moves = _following([(led, *run) for run in reversed(runs)], len(played), seat, best)
        else:
            moves = self._void(suits, seat, led, len(played), best)
        return self._try(task, seat, played, moves, best)

    def _void(
        self, suits: _Suits, seat: int, led: int, place: int, best: _Best
    ) -> Sequence[_Move]:
        """Return the moves of a player who has none of the suit led, the most promising first."""
        discards = [
            (50 if first == 0 else -4 * suit.lengths[seat] - last, number, first, last)
            for number, suit in enumerate(suits)
            if number != self._trump
            for first, last in suit.runs[seat]
        ]
        discards.sort()
        moves = [move[1:] for move in discards]
        if self._trump in {_NO_TRUMP, led}:
            return moves
        trumps = [(self._trump, *run) for run in reversed(suits[self._trump].runs[seat])]
        over = [move for move in trumps if best[0] != self._trump or move[2] < best[1]]
        under = trumps[: len(trumps) - len(over)]
        if place > 1 and (best[2] ^ seat) & 1 == 0:
            return moves + over + under
        return over + moves + under

    def _try(
        self,
        task: _Task,
        seat: int,
        played: tuple[_Move, ...],
        moves: Sequence[_Move],
        best: _Best | None = None,
    ) -> _Shown:
        """Try the moves of a player until one does what the player's side wants.

        If none does, the result rests on all that the moves rest on.
        """
        wanted = seat % 2 == 0
        spade = heart = diamond = club = 0
        for move in moves:
            after = self._best(best, move, seat) if best else (move[0], move[2], seat, False)
            if len(played) == len(_SEATS) - 1:
                shown = self._finish(task, seat, (*played, move), after)
            else:
                shown = self._follow(task, (seat + 1) % 4, (*played, move), after)
            wins, in_spades, in_hearts, in_diamonds, in_clubs = shown
            if wins is wanted:
                return shown
            spade = max(spade, in_spades)
            heart = max(heart, in_hearts)
            diamond = max(diamond, in_diamonds)
            club = max(club, in_clubs)
        return (not wanted, spade, heart, diamond, club)

    def _finish(self, task: _Task, last: int, played: tuple[_Move, ...], best: _Best) -> _Shown:
        """Show it once the last player has played: the rest, and what this trick rests on."""
        suits, left, need = task
        best_suit, index, winner_, contested = best
        after = list(suits)
        for suit, _, gone in sorted(played, reverse=True):
            after[suit] = after[suit].without(gone)
        shown = self._lead((tuple(after), left - 1, need - (winner_ % 2 == 0)), winner_)
        depths = list(shown[1:])
        seats = range(last - 3, last + 1)
        for (suit, first, gone), seat in sorted(zip(played, seats, strict=True)):
            chose = shown[0] is (seat % 2 == 0)
            if depths[suit] > (gone if chose else first):
                depths[suit] += 1
        if contested:
            depths[best_suit] = max(depths[best_suit], index + 1)
        return (shown[0], depths[0], depths[1], depths[2], depths[3])


def _following(moves: list[_Move], place: int, seat: int, best: _Best) -> list[_Move]:
    """Order the cards of the suit led, told from the lowest, the most promising first."""
    led = moves[0][0]
    over = [move for move in moves if led == best[0] and move[2] < best[1]]
    under = moves[: len(moves) - len(over)]
    if not over:
        return moves
    if place == len(_SEATS) - 1:
        return moves if (best[2] ^ seat) & 1 == 0 else over + under
    if place == len(_SEATS) - 2:
        return over[::-1] + under
    return [over[-1], *under, *over[:-1]] if over[-1][1] == 0 else moves


def _rest_on(wins: bool, depths: Mapping[int, int]) -> _Shown:
    """Return a result and the depth it rests on in the suits in which it rests on cards."""
    return (wins, depths.get(0, 0), depths.get(1, 0), depths.get(2, 0), depths.get(3, 0))
