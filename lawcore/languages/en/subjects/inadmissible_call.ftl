### What is said about an inadmissible call, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Inadmissible call
    .command = inadmissible_call
    .menu = A double not allowed, a barred player, over seven

## The facts: how they are asked, how they are answered

fact-what = What happened?
option-what-dbl_rdbl = Double or redouble not allowed
option-what-barred_acted = A barred player acted
choice-what-barred_acted = A barred player acted
option-what-over_seven = Bid of more than seven
option-what-after_final = Call after the final pass
option-what-wrong_words = Double with wrong words
fact-lho_called = Has the next player called already?
option-lho_called-no = No
option-lho_called-yes = Yes
fact-who = Who made that call, and what?
option-who-def_action = Defender: bid or double
option-who-def_pass = Defender: pass
option-who-decl_side = Declarer's side: any call
option-who-passed_out = Nobody had bid
choice-who-decl_side = Declarer's side: any call
choice-who-passed_out = After four passes: nobody bid
fact-barred = For how long was the player barred?
option-barred-next = Next turn only
option-barred-always = Rest of the auction
fact-cmp = Is the new call comparable (23A)?
    .aside = The partner passes throughout either way; the lead depends on it.
option-cmp-yes = Yes, comparable
option-cmp-no = No
option-cmp-unsure = Help me decide
option-cmp-none = Not called yet
fact-slip = Was it a slip of the hand or the tongue?
    .aside = If it is not plain, ask the player away from the table.
option-slip-no = No, the player meant it
option-slip-yes = Yes, a slip
fact-late = Noticed only after the lead was faced?
option-late-no = No
option-late-yes = Yes, after the lead
fact-out_turn = Was it also out of turn?
option-out_turn-no = No
option-out_turn-yes = Yes
fact-also_19 = Was it also a double not allowed by Law 19?
option-also_19-no = No
option-also_19-yes = Yes

choice-late-yes = Noticed after the lead was faced
choice-slip-yes = It was a slip of the hand
choice-out_turn-yes = It was out of turn too
choice-also_19-yes = A double that Law 19 forbids
choice-what-dbl_rdbl = Double or redouble not allowed
choice-barred-next = The next turn only
choice-barred-always = The rest of the auction
supposed-late = noticed before the lead was faced
supposed-slip = the player meant to make that call
supposed-out_turn = it was the player's turn
supposed-also_19 = no double that Law 19 forbids
brief-lho_called-no = next player has not called
brief-lho_called-yes = next player has called
brief-cmp-yes = comparable
brief-cmp-no = not comparable
brief-cmp-unsure = to be compared
brief-cmp-none = not called again yet
why-what = Each kind of call that is not allowed has a Law of its own (35 to 39).
why-lho_called = If the next player has called over it, the rectification is another or is lost (36A, 37A, 38D, 39B).
next-cmp = The player has called again
depends-what = what happened
depends-lho_called = whether the next player has called
depends-who = who called
depends-barred = for how long the player was barred
depends-cmp = whether the calls are comparable

## The ruling in one line

headline-TakeTheDoubleAsMade = The player has doubled the bid as it was made ({ $articles }).
headline-RuleAChangeOfCall = A slip: the call the player meant takes its place ({ $articles }).
headline-UndoTheDoubleAndWhatFollowed = That call and all later ones are cancelled ({ $articles }).
headline-to_be_judged = Compare the two calls first ({ $articles }).
headline-CancelTheDouble = Cancelled; offender's partner passes throughout ({ $articles }).
headline-ScoreAsIfNotMade = Score as if that call had not been made ({ $articles }).
headline-LetTheActionStand = The call and those after it stand ({ $articles }).
headline-LetTheActionStandAndHimPass = The call stands; the player passes at all later turns ({ $articles }).
headline-CancelTheAction = Cancelled, a pass instead; the side passes throughout ({ $articles }).
headline-CancelTheBidOverSeven = Cancelled, a pass instead; the side passes throughout ({ $articles }).
headline-CancelTheBidCalledOver = Cancelled, a pass instead; the side passes throughout ({ $articles }).
headline-CancelTheLateCall = The call is cancelled ({ $articles }), with no further rectification (39B).
headline-CancelTheCallAfterFourPasses = The call is cancelled: the board is passed out ({ $articles }).
headline-CancelTheLateAction = The call is cancelled ({ $articles }); a lead may be restricted (39C).

## The orders

order-TakeTheDoubleAsMade = Treat it as a double of the bid as it was made; the auction goes on from the next player
order-RuleAChangeOfCall = Rule it as a change of an unintended call; the call he meant is then judged by itself
order-UndoTheDoubleAndWhatFollowed = Cancel that call and all later ones; the turn goes back to whose it was, as if nothing had happened, without lead restriction
order-MindTheCancelledCalls = What the cancelled calls told is authorised for the other side alone
order-CancelTheDouble = Cancel the double or redouble
order-HaveItReplaced = Have him put a legal call in its place
order-ReturnTheTurn = The turn goes back to whose it was; at his own he makes any legal call
order-CompareTheCalls = Compare the new call with the double that was cancelled, and come back
order-LetTheNewCallStand = Let the new call stand
order-HaveHimPassAsBefore = He still has to pass at his next turn, as before his double
order-HaveHimPassThroughoutAsBefore = He still has to pass whenever it is his turn, as before his double
order-ScoreAsIfNotMade = Score the contract as if the inadmissible double or redouble had not been made
order-LetTheActionStand = Let that call and all later ones stand, without lead restriction for it; he is free again
order-LetTheActionStandAndHimPass = Let that call and all later ones stand, without lead restriction for it; at later turns he still passes
order-CancelTheAction = Cancel the call of the player who had to pass
order-CancelTheBidOverSeven = Cancel the bid of more than seven and all later calls; it is never played
order-CancelTheBidCalledOver = Cancel the bid of more than seven and all later calls; it is never played
order-HaveBothPassThroughout = A pass takes its place, and both players of his side pass to the end of the auction
order-RestrictNoLeadAsLhoCalled = No lead is restricted: the next player had called
order-CountTheContractBeforeIt = If the auction is over, the contract is the last legal bid before it; if not, and play has begun, adjust
order-CancelTheLateCall = Cancel the call and those after it
order-RectifyNothingElse = Nothing more is rectified; no lead is restricted
order-CancelTheCallAfterFourPasses = Cancel the call and those after it; nothing else is rectified
order-PassTheBoardOut = Have the hands put back into the board without play; there is no new deal
order-CancelTheLateAction = Cancel the call

## What is said to the players

say-TakeTheDoubleAsMade =
    .all = The bid is doubled as it was made; the auction goes on.
say-UndoTheDoubleAndWhatFollowed =
    .all = That call and all later ones are cancelled; the turn goes back to the player who had to call.
say-MindTheCancelledCalls =
    .both_sides = Only the side that did not err may use the cancelled calls.
say-CancelTheDouble =
    .all = That call is not allowed, and is cancelled.
say-HaveItReplaced =
    .offender = Choose a legal call; your partner passes from now on. Only a comparable one leaves your partner's lead free.
say-ReturnTheTurn =
    .offender = At your turn make any legal call; your partner must pass for the rest of the auction. Only a comparable one leaves your partner's lead free.
say-LetTheNewCallStand =
    .all = The new call stands.
say-HaveHimPassAsBefore =
    .offender = You still have to pass at your next turn.
say-HaveHimPassThroughoutAsBefore =
    .offender = You still have to pass to the end of the auction.
say-ScoreAsIfNotMade =
    .all = The contract is scored as if that double or redouble had not been made.
say-LetTheActionStand =
    .all = That call and all later ones stand.
say-LetTheActionStandAndHimPass =
    .all = That call and all later ones stand.
    .offender = You must still pass at all later turns.
say-CancelTheAction =
    .offender = You were obliged to pass; your call is cancelled.
say-CancelTheBidOverSeven =
    .all = A bid of more than seven is cancelled, with all later calls.
say-CancelTheBidCalledOver =
    .all = A bid of more than seven is cancelled, with all later calls.
say-HaveBothPassThroughout =
    .all =
        { $side ->
            [defends] It is changed to a pass.
            [declares] It is changed to a pass.
           *[other] It becomes a pass, and that side passes to the end.
        }
say-CancelTheLateCall =
    .all = The auction is over; that call is cancelled.
say-RectifyNothingElse =
    .all = There is no further rectification.
say-CancelTheCallAfterFourPasses =
    .all = The auction was over: that call is cancelled, and nothing else follows.
say-PassTheBoardOut =
    .all = All four have passed: put the cards back into the board. It is not dealt again.
say-CancelTheLateAction =
    .all = The auction is over; that call is cancelled.

## The provisions, in our own words

law-words_may_tell_something = What his words have told may be unauthorised for his partner.
law-slip_of_such_a_call = It was a slip, and nobody might have made that call.
law-was_a_slip = After a mechanical error or a slip of the tongue the intended call takes its place.
law-slip_noticed_too_late = Once an opening lead is faced an unintended call is no longer replaced.
law-call_as_he_meant = He meant to make that call, or may no longer replace it.
law-redoubled_as_it_was = A player who misnames the bid in redoubling has redoubled it as it was made.
law-doubled_as_it_was = A player who misnames the bid in doubling has doubled it as it was made.
law-barred_player_doubled_so = A player who had to pass has made a double that Law 19 forbids.
law-against_law_19 = It is a double or redouble that Law 19 forbids.
law-noticed_after_the_lead = Noticed only after the opening lead was faced, the final contract is scored as if it had not been made.
law-noticed_in_time = It was noticed before the lead was faced.
law-called_over = Where the next player has called before the rectification, the inadmissible double and all later calls are cancelled, as if nothing had happened.
law-what_cancelled_calls_told = What cancelled calls told is authorised for the non-offending side alone.
law-still_has_to_pass = A player who had to pass still has to, once his inadmissible double is wiped out.
law-not_called_over = The next player has not called over it, and who doubled was free to call.
law-calls_are_compared = Whether a call is comparable is found by the tests of this Law.
law-double_is_ruled = Whether the new call is comparable is known, or it is still to come.
law-waits_for_a_new_call = He has not called again yet.
law-found_comparable = The new call was found comparable.
law-found_not_comparable = The new call was found not comparable.
law-double_is_cancelled = A double or redouble that Law 19 forbids is cancelled.
law-made_in_turn = It was made in turn.
law-other_laws_may_apply = 72C may apply, and a lead may be restricted.
law-legal_call_instead = The offender substitutes a legal call.
law-partner_is_silenced = The offender's partner passes whenever it is his turn.
law-made_out_of_turn = It was made out of turn.
law-turn_goes_back = If it was out of turn, the turn goes back and the offender may make any legal call at his own.
law-partner_is_silenced_too = The offender's partner then passes whenever it is his turn.
law-had_to_pass = A player who had to pass has acted.
law-action_called_over = Where the next player has called, the action and all later calls stand; a player who had to pass throughout still passes later.
law-action_not_called_over = The next player has not called over it, whichever action it was.
law-action_is_cancelled = The bid, double or redouble of a player who had to pass is cancelled.
law-both_are_silenced = A pass takes its place, and both players of that side pass whenever it is their turn.
law-over_seven = It was a bid of more than seven.
law-recourse_to_other_laws = A lead may be restricted and 72C apply, unless the next player had called.
law-bid_not_called_over = The next player has not called over it.
law-never_played = A contract of more than seven is never played.
law-bid_is_cancelled = A bid of more than seven is cancelled with all later calls.
law-side_is_silenced = A pass takes its place, and both players of that side pass whenever it is their turn.
law-no_recourse_any_more = Where the next player had called there is no recourse to 26B and 72C.
law-contract_before_it = A pass takes the place of the bid, and the auction goes on unless it is completed by it.
law-after_the_final_pass = It came after the final pass.
law-action_by_a_defender = After a defender's bid, double or redouble that was not called over a lead may be restricted.
law-no_rectification = After a defender's pass, any call by declarer's side, or a call that was called over, nothing is rectified.
law-nobody_had_bid = If all four players pass, the hands go back to the board without play, and there is no redeal.
law-late_call_is_cancelled = All calls after the final pass are cancelled.
law-a_call_is_cancelled = A call that may have told something is withdrawn or cancelled, and no comparable one takes its place.
law-lead_may_be_restricted = A call was withdrawn for which a lead may be restricted.
law-his_side_defends = His side defends.
law-his_side_declares = His side plays the contract.
law-may_have_been_foreseen = A player has to pass because of it.

## Why

reason-1 =
    { $what ->
        [dbl_rdbl] The double or redouble is not permitted by 19.
        [barred_acted] A player who had to pass has acted.
        [over_seven] The bid was of more than seven.
        [after_final] The call came after the final pass.
       *[other] He misnamed the bid in doubling it.
    }
