### What is said of a defective trick, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Defective trick
    .command = defective_trick
    .menu = A trick with a card too few or too many

## The facts: how they are asked, how they are answered

fact-kind = What is wrong with the trick?
option-kind-omitted = A player played no card
option-kind-too_many = A player gave too many
option-kind-misplaced = A played card lies elsewhere
choice-kind-misplaced = A played card lies elsewhere
fact-found = Has a player on each side played to the next trick?
option-found-before_both_sides_played_next = Not yet
option-found-after_both_sides_played_next = Yes, both sides
fact-has_suit = Has the player a card of the suit led to that trick?
    .aside = Look at the player's hand away from the table.
option-has_suit-yes = Yes
option-has_suit-no = No
fact-played_again = Was that card played a second time?
    .aside = It can be put right until both sides have played on.
option-played_again-no = No
option-played_again-mendable = Yes, it can be put right
option-played_again-yes = Yes, too late to put right
fact-dummys = Was it dummy that gave no card?
option-dummys-no = Another hand
option-dummys-yes = Dummy
choice-dummys-yes = No card was played from dummy
supposed-dummys = the missing card was not dummy's
brief-dummys-no = not dummy
brief-dummys-yes = no card was played from dummy
why-dummys = For a card of dummy's that was not played no trick is transferred (64B3).
depends-dummys = whether it was dummy
choice-kind-omitted = A player did not play to it
choice-kind-too_many = A player played too many cards
brief-kind-misplaced = a played card elsewhere
brief-played_again-no = not played a second time
brief-played_again-mendable = played again, can be put right
brief-played_again-yes = played again, too late to put right
brief-kind-omitted = a card missing
brief-kind-too_many = a card too many
brief-found-before_both_sides_played_next = noticed before both sides played on
brief-found-after_both_sides_played_next = noticed after both sides played on
brief-has_suit-yes = the player has the suit
brief-has_suit-no = the player does not have the suit
why-kind = A card missing and a card too many are put right differently (67).
why-found = Until both sides have played to the next trick it is simply put right (67A); after that 67B decides.
depends-played_again = whether it was played again
depends-kind = what is wrong
depends-found = whether both sides have played on
depends-has_suit = whether the player has the suit

## The ruling

headline-PutItAmongTheTricks = The card is put back in its trick ({ $articles }).
headline-AdjustAsItWasPlayedTwice = Played twice, too late to correct: an adjusted score ({ $articles }).
headline-SupplyALegalCard = The player supplies a card that he can legally play ({ $articles }).
headline-RuleTheCardsPlayed = The cards too many are ruled as played together ({ $articles }).
headline-PlaceACardOfTheSuit = The player places a card of that suit: deemed a revoke ({ $articles }).
headline-PlaceAnyCard = The player places any card: deemed a revoke ({ $articles }).
headline-RestoreTheExtraCards = The extra cards go back; the trick stays as won ({ $articles }).
order-SupplyALegalCard = Have him supply a card that he can legally play
order-RuleTheCardsPlayed = Rule the cards as played together, a card given after his own as a fifth card
order-PlaceACardOfTheSuit = Have him show a card of the suit led and place it among his played cards; whoever won the trick keeps it
order-PlaceAnyCard = Have him show a card of his choice and place it among his played cards; whoever won the trick keeps it
order-CountItAsARevoke = Transfer one trick if the side of the player who did not play to the trick won it or a later one
order-CountARevokeOfDummys = Transfer no trick for a card that dummy did not play; consider whether the defenders were damaged
order-RestoreTheExtraCards = Look at the played cards yourself; leave the one that was faced, else the highest he could legally play, and restore the others; whoever won the trick keeps it
order-LookForARevoke = A restored card counts as having always been in his hand: if he did not follow with it, rule a revoke; a defender's that was seen is a penalty card
order-PutItAmongTheTricks = Put the card among the quitted tricks, in the trick to which it was played
order-SupplyACardInItsPlace = Have him supply to the later trick a card that he can legally play
order-AdjustAsItWasPlayedTwice = The card was played again to a later trick and that can no longer be corrected: award an adjusted score
say-AdjustAsItWasPlayedTwice =
    .all = That card was played twice; I will adjust the score.
say-PutItAmongTheTricks =
    .all = That card was played; I'll put it back in its trick.
say-SupplyACardInItsPlace =
    .short_player = Supply to the later trick a card that you can legally play.
say-SupplyALegalCard =
    .short_player = Supply a card that you can legally play.
say-RuleTheCardsPlayed =
    .all = Wait, please: one trick has a card too many, and I'll rule on it next.
say-PlaceACardOfTheSuit =
    .short_player = Show a card of the suit led and place it among your played cards.
    .all =
        { $dummys ->
            [yes] Play on.
           *[other] Play on; at the end of play I will see whether a trick is transferred.
        }
say-PlaceAnyCard =
    .short_player = Show any card and place it among your played cards.
    .all =
        { $dummys ->
            [yes] Play on.
           *[other] Play on; at the end of play I will see whether a trick is transferred.
        }
say-CountARevokeOfDummys =
    .defenders = No trick is transferred for a card missing from dummy; if it damaged you, I will adjust the score.
say-RestoreTheExtraCards =
    .all = The trick stays as it was won.
    .offender = Leave in the trick the card you faced or, if nobody knows which, the highest you could legally have played. Take the others back.

## The provisions, in our own words

law-noticed_in_time = It came to light before a player on each side had played to the next trick.
law-noticed_too_late = Both sides had played to the next trick.
law-omission_is_made_good = A player who has given no card to the trick supplies one that he can legally play.
law-too_many_in_time = Too many cards from one player are ruled as a fifth card, or as cards played together.
law-card_is_missing = A card is missing from a trick after which both sides have played on.
law-who_has_the_suit = A player who has a card of the suit led exposes such a card and places it among his played cards; he is deemed to have revoked.
law-who_has_not_the_suit = A player who has none of the suit led exposes and places any card; he is deemed to have revoked.
law-one_trick_is_transferred = One trick is transferred if his side won that trick or a later one, unless the card was missing from dummy.
law-none_for_a_card_of_dummys = For a card of dummy's that was not played no trick is transferred.
law-surplus_goes_back = The Director restores the extra cards and leaves the one that was faced, or the highest that could legally be played; the trick stays with its winner.
law-restored_card_was_always_there = A restored card is deemed to have been in the hand all the time, and not having played it earlier may be a revoke.
law-card_lies_elsewhere = A card that was played but does not lie among the quitted tricks is put there; if it was played again and that can no longer be corrected, the score is adjusted.
law-the_later_trick_lacks_a_card = Put back into its own trick, the card is missing from the later one to which it was played again: a legal card is supplied.

## What is left to be done later, in few words

task-CountItAsARevoke = trick to transfer?
task-CountARevokeOfDummys = any damage?
task-AdjustAsItWasPlayedTwice = adjusted score
