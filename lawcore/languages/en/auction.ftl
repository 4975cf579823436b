### What is said about an auction that was typed or is in a record, in English.

auction-given = Auction: { $calls }
auction-by = { $player }: { $calls }
auction-replaced = { $call } → { $replacement }

call-P = pass
call-X = X
call-XX = XX
denomination-C = clubs
denomination-D = diamonds
denomination-H = hearts
denomination-S = spades
denomination-N = no-trumps

## What was found. The key is that of what is irregular.

auction-insufficient = { $call } is insufficient; the lowest sufficient bid in { $denomination } is { $lowest }.
    .none = { $call } is insufficient, and no bid in { $denomination } is high enough.
auction-lowest = { $call }: lowest in { $denomination }
## Who is meant, where the seats are known

player-lho = The next player is { $player }.
player-partner = The partner is { $player }.
player-rho = On the right sits { $player }.

## What follows from a new call, behind its name on a button; shorter where there is little room.

follows-free = all free
    .short = free
follows-pass_next = partner passes one turn
    .short = partner passes once
follows-pass_always = partner passes throughout
    .short = partner passes on
follows-cancelled = cancelled, partner passes throughout
    .short = cancelled

auction-also-insufficient = It is insufficient, too: at least { $lowest }.
    .none = It is insufficient, too, at any level.
auction-inadmissible = { $call } is inadmissible: it does not follow a bid of the opponents.
    .again = { $call } is inadmissible: it does not follow a double by the opponents.
auction-also-out_of_turn = It was out of turn, too.
auction-over_seven = { $call } is more than seven, and no bid.
auction-after_final = { $call } comes after the final pass.
auction-out_of_turn = { $call } is out of turn: it was { $turn ->
        [rho] the right-hand opponent's turn
        [partner] the partner's turn
       *[lho] the left-hand opponent's turn
    }.
    .seated = { $call } by { $player } is out of turn: it was { $turn }'s turn.
    .unknown = { $call } is out of turn; whose turn it was is not shown.
auction-lost_turn = A player lost his turn, so three passes have not ended the auction.
    .seated = { $turn } lost a turn, so three passes have not ended the auction.
auction-stands = { $call } was irregular, too; it was called over, so it stands.
    .not = { $call } was irregular, too; the player in turn has called, so it is cancelled.
auction-accepted = It was called over, and stands.
auction-natural = The calls are taken to show the suits they name.
auction-filled = The passes that were not written are put in.
auction-legal = All calls are legal and in turn.

## What is wrong with an auction that cannot be read

auction-no_call = “{ $piece }” is no call. Write bids as 1S, 2H, 3NT, and P, X, XX; the opponents' calls in brackets: 1S (2C) 1H?
auction-two_languages = “{ $piece }” has the letter of another language than the other bids: write all suits as S H D C, as P C Q F or as ♠ ♥ ♦ ♣.
auction-bracket = A bracket is missing: put each of the opponents' calls between two, as in 1S (2C) 1H?
auction-too_long = No auction has so many calls: write those from the first bid to the irregular call.
