### What is said of a wrong number of cards, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Wrong number of cards
    .command = wrong_cards
    .menu = Fourteen and twelve cards, or a card that is missing

## The facts: how they are asked, how they are answered

fact-case = Which hands are wrong?
option-case-14_and_12 = One has too many cards
option-case-missing = A card is missing, none has more
option-case-not_of_the_deal = A card not of this deal
fact-call_by_wrong_hand = Has a player with a wrong hand called?
option-call_by_wrong_hand-yes = Yes
option-call_by_wrong_hand-no = No
fact-seen = Has a player seen another's card?
option-seen-yes = Yes
option-seen-no = No
fact-playable = Can the deal be corrected and played?
    .aside = What did the extra card tell? Do the calls still stand?
option-playable-yes = Yes
option-playable-no = No
fact-lead_faced = Has the opening lead been faced?
option-lead_faced-yes = Yes
option-lead_faced-no = No
fact-where = Where is the missing card?
option-where-found = Found
option-where-not_found = Not found
option-where-among_played = Among the played cards
option-where-elsewhere = Found elsewhere
fact-found = When did it come to light?
option-found-earlier = While it could be played
option-found-after_play = After play
supposed-found = it came to light in time
choice-found-after_play = It came to light after play
fact-played_to_quitted_trick = Was it played to a trick now turned?
option-played_to_quitted_trick-no = No
option-played_to_quitted_trick-yes = Yes
brief-case-not_of_the_deal = a card not of this deal
brief-played_to_quitted_trick-no = not in a quitted trick
brief-played_to_quitted_trick-yes = in a quitted trick
brief-case-14_and_12 = one hand has too many
brief-case-missing = a card is missing
brief-call_by_wrong_hand-yes = a wrong hand has called
brief-call_by_wrong_hand-no = no wrong hand has called
brief-seen-yes = a card was seen
brief-seen-no = no card was seen
brief-playable-yes = it can be played
brief-playable-no = it cannot be played
brief-lead_faced-yes = lead faced
brief-lead_faced-no = lead not faced
brief-where-found = card found
brief-where-not_found = card not found
brief-where-among_played = among the played cards
brief-where-elsewhere = found elsewhere
brief-found-earlier = in time
brief-found-after_play = after play
depends-played_to_quitted_trick = whether it was played
depends-case = which hands are wrong
depends-call_by_wrong_hand = whether a wrong hand has called
depends-seen = whether a card was seen
depends-playable = whether it can be played
depends-lead_faced = whether the lead was faced
depends-where = where the card is
depends-found = when it came to light

## The ruling

headline-RemoveTheCard = The card is taken away; play goes on ({ $articles }).
headline-RemoveTheCardPlayed = The card is taken away; the score may be adjusted ({ $articles }).
headline-CorrectAndPlayNormally = Put the hands right and play normally ({ $articles }).
headline-CorrectAndPlayReadyToAdjust = Put the hands right, play, and look at it afterwards ({ $articles }).
headline-CorrectAndChangeNoCall = Put the deal right; no call is changed ({ $articles }).
headline-HaveItNotPlayed = It is not played: an adjusted score ({ $articles }).
headline-CancelTheResult = The result is cancelled: an adjusted score ({ $articles }).
headline-RestoreTheCard = The card goes back to its hand ({ $articles }).
headline-RebuildTheDeal = The deal is built anew from another pack ({ $articles }).
headline-LookAmongThePlayedCards = A trick is defective: put it right ({ $articles }).
headline-RestoreTheCardDuringPlay = The card goes back to its hand ({ $articles }).
headline-RestoreTheCardAfterPlay = The card counts as always in that hand ({ $articles }).
headline-RebuildTheDealAfterPlay = The missing card counts as always in that hand ({ $articles }).
headline-RebuildTheDealDuringPlay = The deal is built anew from another pack ({ $articles }).
order-CorrectAndPlayNormally = Put the hands right and have the board played normally
order-CorrectAndPlayReadyToAdjust = Put the hands right and have the board played and scored
order-LookWhetherTheCardSeenMattered = If the card seen has affected the outcome, award an adjusted score; a penalty is possible
order-CorrectAndChangeNoCall = Put the deal right and have it played, with no change of call
order-LookAtTheScoreAfterPlay = After play you may award an adjusted score
order-HaveItNotPlayed = Have it not played and award an adjusted score; a penalty is possible
order-AdjustTowardsTheProbableResult = Go as nearly as possible to the probable result
order-CancelTheResult = Cancel the result and award an adjusted score; whoever erred is liable to a penalty
order-InTeamsFollowThatLaw = In team play see whether the result at the other table decides the score
order-RestoreTheCard = Put the card back into the deficient hand
order-RebuildTheDeal = Build the deal anew from another pack
order-LetTheCallsStand = Change no call: the hand counts as complete from the beginning
order-KeepItFromThePartner = That a card was put back is unauthorised for the partner
order-LookAmongThePlayedCards = Look at the played cards yourself and find the trick
order-RuleTheDefectiveTrick = Put the defective trick right
order-RuleTheDefectiveTrickAfterPlay = Put the defective trick right
order-RestoreTheCardAfterPlay = Count the card as the deficient hand's; a penalty is possible
order-RebuildTheDealAfterPlay = Replace the card from another pack, and count it as the deficient hand's; a penalty is possible
order-LookForARevoke = See whether not having played it was a revoke, and if so rule on it
order-RestoreTheCardDuringPlay = Put the card back into the deficient hand
order-RebuildTheDealDuringPlay = Build the deal anew from another pack
order-LookForAPenaltyCardOrARevoke = It counts as always in his hand: a defender's may be a penalty card, and not having played it a revoke
order-RemoveTheCard = Take the card away and let the game go on: the score is not adjusted
order-RemoveTheCardPlayed = Take the card away and let the game go on; at the end you may adjust the score
say-RemoveTheCard =
    .all = This card is not part of the deal; play on without it.
say-RemoveTheCardPlayed =
    .all = This card is not part of the deal; play on, and I look at the score at the end.
say-CorrectAndPlayNormally =
    .all = The hands are right now; play normally.
say-CorrectAndPlayReadyToAdjust =
    .all = The hands are right now; play, and I look at it afterwards.
say-CorrectAndChangeNoCall =
    .all = The deal is right now; your calls stand. Play on.
say-HaveItNotPlayed =
    .all = This board is not played here.
say-CancelTheResult =
    .all = The result of this board is cancelled.
say-RestoreTheCard =
    .all = The card goes back to its hand; go on.
say-RebuildTheDeal =
    .all = I build the deal anew; then go on.
say-LetTheCallsStand =
    .all = All calls stand.
say-KeepItFromThePartner =
    .partner = You may not use the fact that a card was put back.
say-LookAmongThePlayedCards =
    .all = Wait, please: a trick has to be put right.
say-RestoreTheCardDuringPlay =
    .all = The card goes back to its hand; go on.
say-RestoreTheCardAfterPlay =
    .all = The card counts as if it had been in that hand all the time.
say-RebuildTheDealAfterPlay =
    .all = The missing card counts as if it had been in that hand all the time.
say-RebuildTheDealDuringPlay =
    .all = I build the deal anew; then go on.

## The provisions, in our own words

law-one_hand_has_too_many = One hand has more than thirteen cards.
law-found_after_play = When play has ended, a result with a hand of more than thirteen cards is cancelled and an adjusted score awarded; a penalty is possible.
law-other_table_may_count = In team play the Law on the result at the other table may apply.
law-can_still_be_played = It came to light before play had ended.
law-no_wrong_hand_has_called = No player with a wrong number of cards has called.
law-a_wrong_hand_has_called = A player with a wrong number of cards has called.
law-nobody_has_seen_a_card = Where nobody has seen another's card the hands are corrected and the board is played normally.
law-a_card_was_seen = Where another's card was seen the board is played and scored, and adjusted if that affected the outcome.
law-deal_is_corrected = If the deal can be corrected and played it may be, with no change of call.
law-corrected_deal_is_looked_at = At the end of play an adjusted score may be awarded.
law-deal_is_not_corrected = Otherwise an adjusted score is awarded, and a penalty is possible.
law-towards_the_probable_result = An adjusted score goes as nearly as possible to the probable result.
law-a_card_is_missing = A hand has fewer than thirteen cards, and none has more.
law-before_the_lead_is_faced = No opening lead has been faced.
law-after_the_lead_was_faced = The opening lead has been faced.
law-found_before_the_lead = A card that is found goes back to the deficient hand.
law-not_found_before_the_lead = Where the card is not found the deal is built anew from another pack.
law-calls_stand = Auction and play go on with no change of call; the hand counts as complete throughout.
law-among_the_played_cards = If the card is among the played cards, a trick is defective.
law-trick_is_put_right = A defective trick is put right.
law-found_elsewhere = A card found elsewhere after the lead was faced goes back to the deficient hand; rectification and penalties may follow.
law-not_found_afterwards = Where the card is not found after the lead was faced the deal is built anew from another pack; rectification and penalties may follow.
law-after_play = It came to light after play, before the correction period ended.
law-was_always_in_the_hand = A card restored after the lead was faced counts as having been in the hand all the time: it may become a penalty card, and not having played it may be a revoke.
law-card_is_put_back = A card is put back into a hand that is still to be played.
law-replacement_is_unauthorised = Knowledge of the replacement is unauthorised for the partner of a player with a wrong number of cards.
law-card_of_no_deal = A card that does not belong to the deal is taken away and the game goes on; the score may be adjusted only if that card was played to a quitted trick.

## What is left to be done later, in few words

task-LookAtTheScoreAfterPlay = adjusted score?
task-LookWhetherTheCardSeenMattered = did the card matter?
task-InTeamsFollowThatLaw = teams: other table?
task-AdjustTowardsTheProbableResult = adjusted score
