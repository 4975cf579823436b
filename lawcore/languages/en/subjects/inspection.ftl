### What is said of the wish to see a trick again, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Inspection of tricks
    .command = inspection
    .menu = Who may see a trick, and how long

## The facts: how they are asked, how they are answered

fact-case = What is wanted?
option-case-current_trick = To see the last trick
option-case-quitted_trick = An earlier trick, in play
option-case-wrongly_pointed = To point out a turned card
option-case-after_play = To see cards after play
fact-who = Who wants it?
ask-who = Who wants to see the trick?
option-who-declarer = Declarer
option-who-defender = A defender
option-who-dummy = Dummy
fact-own_side_played_next = Has that side led or played to the next trick?
option-own_side_played_next-no = No
option-own_side_played_next-yes = Yes
fact-own_card_turned = Has the player turned his own card face down?
option-own_card_turned-no = No, face up
option-own_card_turned-yes = Yes, turned
fact-mixed = Whose played cards are mixed?
option-mixed-nobody = Nobody's
option-mixed-one_side = One side's
option-mixed-both = Both sides'
fact-can_be_told = Can the facts still be ascertained?
option-can_be_told-yes = Yes
option-can_be_told-no = No, not any more
brief-case-current_trick = the last trick
brief-case-quitted_trick = an earlier trick
brief-case-wrongly_pointed = a card that lies wrong
brief-case-after_play = after play
brief-who-declarer = declarer
brief-who-defender = a defender
brief-who-dummy = dummy
brief-own_side_played_next-no = that side has not played on
brief-own_side_played_next-yes = that side has played on
brief-own_card_turned-no = own card face up
brief-own_card_turned-yes = own card turned
brief-mixed-nobody = cards not mixed
brief-mixed-one_side = one side mixed its cards
brief-mixed-both = both sides mixed their cards
brief-can_be_told-yes = facts can be told
brief-can_be_told-no = facts can no longer be established
why-case = What may be looked at depends on the trick and on the reason (65B3, 66).
why-who = Declarer and the defenders may have the trick just played faced; dummy may not (66A).
why-own_side_played_next = Once his side has played to the next trick, this one stays closed (66A, 66C).
why-mixed = If one side alone has mixed its cards, facts that are lost are ruled for the other (66D).
depends-case = what is wanted
depends-who = who wants it
depends-own_side_played_next = whether that side has played on
depends-own_card_turned = whether the card is turned
depends-mixed = whose cards are mixed
depends-can_be_told = whether the facts can be ascertained

## The ruling

headline-FaceTheTrick = Yes: all four cards are faced again ({ $articles }).
headline-LookAtTheOwnCard = The player may look at his own card alone ({ $articles }).
headline-KeepItClosed = No: the trick stays closed ({ $articles }).
headline-HaveTheCardTurned = Yes: the card is turned the right way ({ $articles }).
headline-LeaveTheCardAsItLies = Too late to point it out ({ $articles }).
headline-no_right = No: dummy has no right to see the trick ({ $articles }).
headline-settled_by_the_cards = The played and unplayed cards are inspected ({ $articles }).
headline-for_the_other_side = The ruling is for the side that did not mix its cards ({ $articles }).
headline-judged = You rule on the balance of probabilities ({ $articles }).
order-FaceTheTrick = Have all cards just played to the trick faced
order-LookAtTheOwnCard = Let him look at his own last card without showing it
order-KeepItClosed = Keep the trick closed until play ceases, unless you need to look yourself
order-HaveTheCardTurned = Have the card turned the right way
order-LeaveTheCardAsItLies = Leave the card as it lies
order-WeighTheRemark = What the remark has told his partner may be unauthorised information
order-WarnDummy = Remind dummy that during play he may not draw attention to an irregularity; a penalty is possible
order-RefuseDummy = Do not have the trick shown: this right is declarer's and the defenders'
order-SettleItByTheCards = Have the played and unplayed cards inspected to settle the revoke or the number of tricks; each player handles only his own
order-RuleForTheOtherSide = If a fact can no longer be ascertained, rule against the side that mixed its cards
order-HoldTheMixingAgainstThem = Who has mixed his cards jeopardises his right to claim doubtful tricks, and to claim or deny a revoke
order-WeighTheProbabilities = Rule on the balance of probabilities, by the evidence that you can collect
say-FaceTheTrick =
    .all = Face the cards of this trick again.
say-LookAtTheOwnCard =
    .asker = Look at your own card, without showing it.
say-KeepItClosed =
    .all = The trick stays closed; play on.
say-HaveTheCardTurned =
    .all = In time: turn the card the right way. Once a side has played to the next trick, it is too late to ask for that.
say-WarnDummy =
    .dummy = You may not point anything out now, until play ends.
say-RefuseDummy =
    .dummy = You may not ask to see the trick.
say-SettleItByTheCards =
    .all = Show your own cards only, as far as you can in the order they were played.
say-RuleForTheOtherSide =
    .all = The facts can no longer be established: I rule for the side that did not mix its cards.
say-HoldTheMixingAgainstThem =
    .all = Keep the cards in order until the tricks are agreed.
say-WeighTheProbabilities =
    .all = Both sides have mixed their cards; tell me what you remember, and I decide.
say-LeaveTheCardAsItLies =
    .all = Leave the card as it lies; play on.
say-WeighTheRemark =
    .speakers_partner = You may not use what that remark has told you.

## The provisions, in our own words

law-wrongly_pointed_card = A player may point out a card that lies the wrong way until his side leads or plays to the next trick.
law-pointed_out_in_time = His side has not led or played to the next trick.
law-pointed_out_too_late = His side has played on: it is too late to point the card out.
law-dummy_may_point_it_out = The wrongly pointed card stands apart from other irregularities during play: in time any player, dummy too, may point it out.
law-any_player_may_point_it_out = A player, dummy too, points it out in time.
law-what_a_late_remark_tells = What is said of a wrongly pointed card too late may be unauthorised information.
law-dummy_spoke_too_late = Dummy may not call attention to an irregularity during play.
law-wants_to_see_it = Declarer or a defender wants to see the trick just played.
law-dummy_has_no_such_right = Only declarer and the defenders may require the trick just played to be faced.
law-still_the_current_trick = His side has not led or played to the next trick.
law-his_card_is_face_up = Until he turns his own card declarer or a defender may have all cards of the trick faced.
law-may_no_longer_have_them_faced = Whoever has turned his own card may no longer have the cards of the trick faced.
law-his_card_is_turned = Until his side plays on declarer or a defender may look at his own last card, but not expose it.
law-his_side_has_played_on = His side has led or played to the next trick.
law-quitted_tricks_stay_closed = Until play ceases quitted tricks are inspected only at the Director's instruction.
law-play_has_ceased = Play is over.
law-facts_are_lost = The cards were mixed, and the facts can no longer be ascertained.
law-inspected_after_play = After play the played and unplayed cards may be inspected to settle a revoke or the number of tricks, each player handling his own; if the facts are lost and only one side has mixed its cards, the ruling is for the other.
law-mixing_jeopardises_rights = A player who disturbs the order of his cards before the tricks are agreed jeopardises doubtful tricks and what he says of a revoke.
law-both_sides_mixed = Where both sides have mixed their cards the Director rules on the balance of probabilities.
