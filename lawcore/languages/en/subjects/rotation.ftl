### What is said of the order of calls, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Order of calls
    .command = order_of_calls
    .menu = A turn passed over, two calls at once, half a call

## The facts: how they are asked, how they are answered

fact-case = What is wrong with the order of calls?
option-case-three_passes_one_out_of_rotation = Three passes, one out of turn
option-case-simultaneous_calls = Two called at once
option-case-card_not_faced = Bidding card not put down
option-case-cards_picked_up = Cards up without a call
choice-case-card_not_faced = Bidding card taken out, not faced
choice-case-cards_picked_up = Bidding cards up without a call
fact-together = Seen from the player in turn, who called at the same time as that player?
option-together-next = Opponent on his left
option-together-partner = His partner
option-together-previous = Opponent on his right
fact-deprived = Has a player lost his turn to call by that pass?
option-deprived-yes = Yes, somebody
option-deprived-no = No, nobody
fact-lead_faced = Has an opening lead been faced?
option-lead_faced-no = Not yet
option-lead_faced-yes = Yes, face up
fact-counts = Does it count as a call by your regulations?
    .aside = 18F leaves to the authority how calls are made.
ask-counts = Does a bidding card taken but not shown count as a call here?
option-counts-yes = Yes, it counts
option-counts-no = No, not yet
option-counts-unsure = Not read yet
brief-case-three_passes_one_out_of_rotation = three passes, one out of turn
brief-case-simultaneous_calls = two calls at once
brief-case-card_not_faced = bidding card not put down
brief-case-cards_picked_up = bidding cards picked up, no call
brief-together-next = the next player too
brief-together-partner = with his partner
brief-together-previous = with the opponent on his right
brief-deprived-yes = a turn was lost
brief-deprived-no = no turn was lost
brief-lead_faced-no = no lead faced
brief-lead_faced-yes = the lead is faced
brief-counts-yes = it counts as a call
brief-counts-no = does not count as a call
brief-counts-unsure = regulation not read
next-counts = I have read the regulation
why-case = A call made at the same time (33) and an auction that ended too early (17D3) have different rules.
why-together = The call that was not in turn counts as later: made by the next player it is in turn, by any other out of turn (33).
why-deprived = If nobody has lost a turn the auction is over (22A); if somebody has, the turn goes back to him (17D3).
why-counts = When a call has been made is for the authority to say (18F).
depends-case = what is wrong
depends-together = who called with the player in turn
depends-deprived = whether a turn was lost
depends-lead_faced = whether a lead is faced
depends-counts = whether it counts as a call

## The ruling

headline-GiveTheTurnBack = The auction is not over: the turn goes back ({ $articles }).
headline-TakeTheAuctionAsOver = The auction is over ({ $articles }).
headline-LetThePlayGoOn = Play has begun: the auction stays as it was ({ $articles }).
headline-TakeTheOtherCallAsLater = The other call counts as made later, and out of turn ({ $articles }).
headline-TakeTheOtherCallInItsTurn = The other call counts as made later, and in turn ({ $articles }).
headline-ReadTheRegulation = The regulation says whether it is a call ({ $articles }).
headline-TakeItAsCalled = The call has been made ({ $articles }).
headline-TakeItAsAPass = It is a pass ({ $articles }).
headline-LetHimCallYet = No call has been made: it is the player's turn ({ $articles }).
order-GiveTheTurnBack = Give the turn back to the player who lost it; all passes after that are cancelled, and the auction goes on
order-TakeTheAuctionAsOver = Take the auction as over; the last bid is the contract
order-LetThePlayGoOn = Let the play go on
order-AdjustForTheLostTurn = If losing his turn has damaged that player's side, you may adjust the score
order-TakeTheOtherCallAsLater = Take the call that was not in turn as made after the other: it is out of turn, and ruled so. Where the call in turn was the final pass, the auction is over, and the other is a call after it: ruled as such
order-TakeTheOtherCallInItsTurn = Take the call of the player in turn as made first and the other as made after it, in turn: both stand, and the auction goes on. If the later is too low, rule it as insufficient; if it is no legal call, as inadmissible. Where the call in turn was the final pass, the auction is over, and the other is a call after it: ruled as such
order-ReadTheRegulation = Read in your authority's regulation from when on a bidding card counts as a call, and what picking the cards up means
order-TakeItAsCalled = Take the call as made; whether it was a slip, or is changed, is ruled as a changed call
order-TakeItAsAPass = Take it as a pass; if it is the third in rotation since the last bid, the auction is over
order-LetHimCallYet = Let the player make any legal call: no call has been made yet
order-LetTheAuctionGoOn = Have the bidding cards put back: the auction is not over
order-KeepTheGestureFromPartner = What the gesture showed is unauthorised for his partner
say-GiveTheTurnBack =
    .all = The auction is not over: the turn goes back to the player who lost it, and the passes after it are cancelled.
say-TakeTheAuctionAsOver =
    .all = The auction is over; play.
say-LetThePlayGoOn =
    .all = Play has begun; play on, and call me at the end if you think there was damage.
say-TakeTheOtherCallAsLater =
    .all = The call in turn comes first; the other counts as made after it, out of turn.
say-TakeTheOtherCallInItsTurn =
    .all = The call in turn comes first, the other after it, in turn: if it is legal over the first, both stand. Go on.
say-TakeItAsCalled =
    .all = That counts as a call.
say-TakeItAsAPass =
    .all = That counts as a pass.
say-LetHimCallYet =
    .offender = You have not called yet: make any legal call.
say-LetTheAuctionGoOn =
    .all = The auction is not over: lay your bidding cards out again.
say-KeepTheGestureFromPartner =
    .partner = You may not use what that gesture showed.

## The provisions, in our own words

law-called_at_once = A call made at the same time as that of the player in turn counts as made after it.
law-the_next_player_called = Called by the player who is next then, the later call was made in turn.
law-another_called = Called by any other player, the later call is out of turn, at the turn of the player who is next.
law-a_pass_was_out_of_rotation = A call was followed by three passes, one of them out of rotation.
law-a_turn_was_lost = By that pass a player lost his turn to call.
law-nobody_lost_a_turn = Three passes by which nobody has lost a turn have ended the auction.
law-auction_has_not_ended = Three passes do not end the auction where one of them, out of turn, took somebody's turn from him.
law-turn_is_given_back = The auction goes back to the player who lost his turn; all passes after it are cancelled, and whoever passed out of turn is an offender.
law-play_has_begun = With the lead faced play has begun for good, and no turn is given back any more.
law-damage_by_the_lost_turn = Where no rectification is prescribed the Director may award an adjusted score to a side that did not err.
law-perhaps_a_call = It is in question whether a player has called.
law-authority_says_what_is_a_call = The authority says how calls are made.
law-counts_as_a_call = What the regulation takes as a call is one.
law-has_not_called = A player who by the regulation has not called yet has the turn still.
law-three_passes_are_needed = The auction is over only when three passes in rotation have followed the last bid.
law-what_the_gesture_told = What a gesture told that was no call is unauthorised for partner.

## What is left to be done later, in few words

task-AdjustForTheLostTurn = damage by that turn?
