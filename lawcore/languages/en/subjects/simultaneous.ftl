### What is said of cards played at once, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Simultaneous plays
    .command = simultaneous
    .menu = Two players at once, or two cards from one hand

## The facts: how they are asked, how they are answered

fact-case = What was played at once?
option-case-two_cards_one_hand = Cards from one hand
option-case-two_players = Two players at once
fact-visible = How many faces can be seen?
ask-visible = How many faces can be seen?
option-visible-one = One only
option-visible-more = Two or more
fact-hand = Whose cards are they?
option-hand-defender = A defender's
option-hand-declarer = Declarer's side
choice-case-two_cards_one_hand = Several cards from one hand
choice-hand-defender = A defender's hand
choice-hand-declarer = Declarer's or dummy's hand
brief-case-two_cards_one_hand = cards from one hand
brief-case-two_players = two players
brief-visible-one = one face seen
brief-visible-more = several faces seen
brief-hand-defender = a defender
brief-hand-declarer = declarer's side
depends-case = what was played at once
depends-visible = how many faces are seen
depends-hand = whose cards they are

## The ruling

headline-TakeTheOtherAsLater = The other card counts as played afterwards ({ $articles }).
headline-KeepTheCardSeen = The card seen is played; the others go back ({ $articles }).
headline-DesignateOneCard = He says which he plays; the others become penalty cards ({ $articles }).
headline-PickUpTheOthers = He says which he plays and picks up the others ({ $articles }).
order-TakeTheOtherAsLater = Take the play that was not in turn as made after the other; if that makes it out of turn or early, rule it so
order-KeepTheCardSeen = Let the card seen be played and the others picked up, without rectification
order-DesignateOneCard = Have him say which card he plays
order-MakeTheOthersPenaltyCards = Leave each other card that was seen on the table as a penalty card; an opponent who has played since may change his card
order-PickUpTheOthers = Have him say which card he plays and pick up the others; an opponent who has played since may change his card
say-TakeTheOtherAsLater =
    .all = The card that was not in turn counts as played afterwards.
say-KeepTheCardSeen =
    .all = The card that shows is played; the others are picked up.
say-DesignateOneCard =
    .defender = Say which card you play.
say-MakeTheOthersPenaltyCards =
    .defender = Leave the other cards face up; they are penalty cards.
say-PickUpTheOthers =
    .declarer = Say which card you play and pick up the others.

## The provisions, in our own words

law-two_players_at_once = A lead or play made at the same time as another player's legal one counts as made after it.
law-several_cards_of_one_hand = One hand led or played two or more cards at once.
law-one_face_is_seen = If only one face is visible that card is played; the others are picked up without further rectification.
law-more_faces_are_seen = The faces of several cards are visible.
law-defender_designates = If more faces are visible the player designates the card he plays.
law-others_are_penalty_cards = Each other card that a defender has exposed becomes a penalty card.
law-declarer_picks_up_the_others = Declarer designates a card; no card of his side becomes a penalty card, so the others are picked up.
