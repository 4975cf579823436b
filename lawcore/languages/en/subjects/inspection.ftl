### What is said of the wish to see a trick again, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Inspection of tricks
    .command = inspection
    .menu = Who may see a trick, and how long

## The facts: how they are asked, how they are answered

fact-case = What does declarer or a defender want?
option-case-current_trick = To see the last trick
option-case-quitted_trick = To see an earlier trick
option-case-wrongly_pointed = To point out a turned card
fact-own_side_played_next = Has his side led or played to the next trick?
option-own_side_played_next-no = No
option-own_side_played_next-yes = Yes
fact-own_card_turned = Has he turned his own card face down?
option-own_card_turned-no = No, face up
option-own_card_turned-yes = Yes, turned
brief-case-current_trick = the last trick
brief-case-quitted_trick = an earlier trick
brief-case-wrongly_pointed = a card that lies wrong
brief-own_side_played_next-no = his side has not played on
brief-own_side_played_next-yes = his side has played on
brief-own_card_turned-no = own card face up
brief-own_card_turned-yes = own card turned
depends-case = what he wants
depends-own_side_played_next = whether his side has played on
depends-own_card_turned = whether his card is turned

## The ruling

headline-FaceTheTrick = Yes: all four cards are faced again ({ $articles }).
headline-LookAtTheOwnCard = He may look at his own card alone ({ $articles }).
headline-KeepItClosed = No: the trick stays closed ({ $articles }).
headline-HaveTheCardTurned = Yes: the card is turned the right way ({ $articles }).
headline-LeaveTheCardAsItLies = Too late to point it out ({ $articles }).
order-FaceTheTrick = Have all cards just played to the trick faced; dummy does not have this right
order-LookAtTheOwnCard = Let him look at his own last card without showing it; dummy does not have this right
order-KeepItClosed = Keep the trick closed until play ceases, unless you need to look yourself
order-HaveTheCardTurned = Have the card turned the right way
order-LeaveTheCardAsItLies = Leave the card as it lies; to speak of it now may give unauthorised information
say-FaceTheTrick =
    .all = Face the cards of this trick again.
say-LookAtTheOwnCard =
    .asker = Look at your own card, without showing it.
say-KeepItClosed =
    .all = The trick stays closed; play on.
say-HaveTheCardTurned =
    .all = Turn the card the right way.
say-LeaveTheCardAsItLies =
    .all = Leave the card as it lies; play on.

## The provisions, in our own words

law-wrongly_pointed_card = A player may point out a card that lies the wrong way until his side leads or plays to the next trick; later it may be unauthorised information.
law-still_the_current_trick = His side has not led or played to the next trick.
law-his_card_is_face_up = Until he turns his own card declarer or a defender may have all cards of the trick faced.
law-his_card_is_turned = Until his side plays on declarer or a defender may look at his own last card, but not expose it.
law-his_side_has_played_on = His side has led or played to the next trick.
law-quitted_tricks_stay_closed = Until play ceases quitted tricks are inspected only at the Director's instruction.
