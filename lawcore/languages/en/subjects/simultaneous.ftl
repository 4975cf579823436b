### What is said of cards played at once, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Simultaneous plays
    .command = simultaneous
    .menu = Two players at once, or two cards from one hand

## The facts: how they are asked, how they are answered

fact-case = What happened?
option-case-two_cards_one_hand = Cards from one hand
option-case-two_players = Two players at once
option-case-both_defenders_led = Both defenders led
option-case-declarer_led_both = Declarer: hand and dummy
fact-each_side_played_on = Has each side already played to the next trick?
option-each_side_played_on-no = No, noticed in time
option-each_side_played_on-yes = Yes, each side
fact-visible = How many faces can be seen?
ask-visible = How many faces can be seen?
option-visible-one = One only
option-visible-more = Two or more
fact-hand = Whose cards are they?
option-hand-defender = A defender's
option-hand-declarer = Declarer's side
choice-case-two_cards_one_hand = Several cards from one hand
choice-case-both_defenders_led = Both defenders led
choice-case-declarer_led_both = Declarer: hand and dummy
choice-hand-defender = A defender's hand
choice-hand-declarer = Declarer's or dummy's hand
brief-case-two_cards_one_hand = several cards from one hand
brief-case-two_players = two players at once
brief-case-both_defenders_led = both defenders led
brief-case-declarer_led_both = declarer led from hand and dummy
brief-each_side_played_on-no = noticed in time
brief-each_side_played_on-yes = each side had played on
brief-visible-one = one face seen
brief-visible-more = several faces seen
brief-hand-defender = a defender
brief-hand-declarer = declarer's side
why-case = Two players at once (58A) and several cards from one hand (58B) have different rules.
why-each_side_played_on = Once both sides have played to the next trick it is a defective trick (58B4, 67).
why-visible = If one face alone can be seen, that card is played; of several he says which (58B1, 58B2).
depends-case = what happened
depends-each_side_played_on = whether each side has played on
depends-visible = how many faces are seen
depends-hand = whose cards they are

## The ruling

headline-TakeTheOtherAsLater = The other card counts as played afterwards ({ $articles }).
headline-KeepTheCardSeen = The card seen is played; the others go back to the hand ({ $articles }).
headline-RuleTheDefectiveTrick = Each side has played on: a defective trick ({ $articles }).
headline-DesignateOneCard =
    { $hand ->
        [defender] The defender says which he plays; the others become penalty cards ({ $articles }).
       *[other] The offender says which he plays and picks up the others ({ $articles }).
    }
order-TakeTheOtherAsLater = Take the play that was not in turn as made after the other; if that makes it out of turn or early, rule it so
order-PlayThePartnersCardInTurn = If that card can legally be played to the trick, have it played at its turn; otherwise it is a major penalty card. A face-down lead out of turn only goes back
order-KeepDeclarersOtherCard = The lead is the card of the hand that was to lead. If the card of the other hand can legally be played to the trick it is played and stays, though its turn has not come; otherwise it goes back. If a defender was to lead, both are leads out of turn
order-KeepTheCardSeen = Let the card seen be played and the others picked up, without rectification
order-DesignateOneCard = Have him say which card he plays
order-RuleTheDefectiveTrick = Rule the trick as a defective one: inspect the played cards and have the extra ones restored
order-MakeTheOthersPenaltyCards = Leave each other card that was seen on the table as a penalty card
order-PickUpTheOthers = Have the others picked up: no card of declarer's side becomes a penalty card
order-LetAnOpponentChangeHisPlay = Let an opponent who has played to this trick since change his card
order-MindWhatTheOpponentTookBack = What such an opponent takes back is authorised for his side, unauthorised for the side that played the two cards
aside-MindWhatTheOpponentTookBack = If an opponent takes a card back, only that opponent's side may use it
say-TakeTheOtherAsLater =
    .all = The card that was not in turn counts as played afterwards.
say-PlayThePartnersCardInTurn =
    .defender = You were not to lead: play that card at your turn if it is legal; otherwise it is a major penalty card.
say-KeepDeclarersOtherCard =
    .declarer = The lead from the hand that was to lead stands. The other card is played to the same trick if it is legal; otherwise put it back.
say-KeepTheCardSeen =
    .all = The card that shows is played; the others are picked up.
say-DesignateOneCard =
    .offender = Say which card you play.
say-MakeTheOthersPenaltyCards =
    .offender = Leave the other cards face up; they are penalty cards.
say-PickUpTheOthers =
    .offender = Pick up the others.
say-LetAnOpponentChangeHisPlay =
    .opponent_who_played = You may change the card you have played to this trick since.
say-MindWhatTheOpponentTookBack =
    .both_sides = Only that side may use a card that is changed so.

## The provisions, in our own words

law-two_players_at_once = A lead or play made at the same time as another player's legal one counts as made after it.
law-both_defenders_led = Both defenders led face up at once, one of them in turn.
law-declarer_led_from_both_hands = Declarer led from his hand and from dummy at once, one of them being to lead.
law-the_other_hands_card_is_played = The card of declarer's hand that was not to lead counts as played to the trick and, if legal, is not withdrawn.
law-the_other_lead_is_too_early = The lead of the defender who was not to lead is a card put at the turn of the hand on his right.
law-several_cards_of_one_hand = One hand led or played two or more cards at once.
law-noticed_too_late = If it is noticed only once both sides have played to the next trick, the trick is defective.
law-noticed_in_time = It was noticed before both sides had played to the next trick.
law-one_face_is_seen = If only one face is visible that card is played; the others are picked up without further rectification.
law-more_faces_are_seen = If more faces are visible the player designates the card he plays.
law-an_opponent_may_change = After a visible card is withdrawn, an opponent who has played since may change his card without rectification.
law-what_the_opponents_card_told = A card that he so takes back is authorised for his side alone.
law-others_are_penalty_cards = Each other card that a defender has exposed becomes a penalty card.
law-declarer_picks_up_the_others = Declarer designates a card; no card of his side becomes a penalty card, so the others are picked up.
