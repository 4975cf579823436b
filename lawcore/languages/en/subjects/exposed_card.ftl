### What is said about a card exposed in the auction, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Exposed card
    .command = exposed_card
    .menu = A card seen during the auction, or before play

## The facts: how they are asked, how they are answered

fact-when = When was the card visible?
option-when-auction = During the auction
option-when-before = Before the first call
choice-when-before = Before the first call
option-when-clarification = After final pass, no lead
fact-count = How many cards?
option-count-one = One
option-count-more = Two or more
fact-rank = Is it an honour (ten or higher)?
option-rank-low = No, below the ten
option-rank-honour = Yes, honour
fact-led = Was it led (premature lead)?
option-led-no = No, only shown
option-led-yes = Yes, led
fact-seen = Could his partner have seen the face?
ask-seen = Could his partner have seen the face?
option-seen-yes = Yes
option-seen-no = No
fact-fault = Whose fault was it?
option-fault-own = His own
option-fault-other = Not his fault

choice-when-clarification-defends = After the final pass: a defender's
choice-when-clarification-declares = After it: declarer's or dummy's
choice-led-yes = It was led
choice-seen-no = Partner could not see it
choice-fault-other = It was not his fault
supposed-led = only shown, not led
supposed-seen = his partner could see it
supposed-fault = his own error
brief-count-one = one card
brief-count-more = two or more cards
brief-rank-low = below the ten
brief-rank-honour = an honour
depends-when = when it was seen
depends-count = how many cards
depends-rank = which card

## The ruling in one line

headline-not_of_the_auction = Not Law 24: extraneous information ({ $articles }).
headline-back_to_the_hand = The card goes back: his partner could not see it ({ $articles }).
headline-LeaveItFaceUp =
    { $count ->
        [more] The cards stay face up; his partner passes once ({ $articles }).
       *[other] { $rank ->
            [honour] The card stays face up; his partner passes once ({ $articles }).
           *[other] { $led ->
                [yes] The card stays face up; his partner passes once ({ $articles }).
               *[other] The card stays face up; nobody is barred ({ $articles }).
            }
        }
    }
headline-picked_up = The card is picked up: his side plays the contract ({ $articles }).
headline-minor = The card becomes a minor penalty card ({ $articles }).
headline-major = The card becomes a major penalty card ({ $articles }).
headline-penalty_card = The card becomes a penalty card ({ $articles }).
headline-who_plays = Which side plays decides ({ $articles }).

## The orders

order-ProceedByExtraneousInformation = Treat what was seen as extraneous information: before the first call change places, deal anew if allowed, have it played ready to adjust, or adjust; later only the last two
order-MindWhatTheCardTold =
    { $side ->
        [defends] In the auction only the other side might use what the card told; while it lies as a penalty card all may
       *[other] What the card told is authorised for the other side, unauthorised for his own
    }
aside-MindWhatTheCardTold =
    { $side ->
        [defends] In the auction only the other side might use what the card told; while it lies as a penalty card all may
       *[other] Only the side that did not err may use what the card told; if the other did, adjust at the end
    }
order-PutTheCardBack = Have the card put back; the opponents may use what they saw
order-LeaveItFaceUp = Have every such card left face up on the table until the auction ends
order-HaveItPickedUp = Have the card picked up
order-MakeItAMinorPenaltyCard = Leave the card face up, a minor penalty card
order-MakeItAMajorPenaltyCard = Leave every such card face up, a major penalty card
order-LetDeclarerChooseTheLead = Before his partner leads let declarer require the suit, forbid it (the card is then picked up), or do neither
order-TakeItAsAPenaltyCard = Treat it as a defender's penalty card: a single small one is minor, any other major
order-LetDeclarersSidePickItUp = Have the card picked up: no card of declarer's side becomes a penalty card
order-AskWhichSidePlays = Find out which side plays: a defender's card is a penalty card, declarer's or dummy's is picked up

## What is said to the players

say-ProceedByExtraneousInformation =
    .all = Nobody may use what was seen by accident; I decide how the board is played.
say-MindWhatTheCardTold =
    .both_sides = Only the side that did not err may use what the card has told.
say-PutTheCardBack =
    .offender = Put the card back.
say-LeaveItFaceUp =
    .offender = Leave it face up until the auction is over.
say-HaveItPickedUp =
    .offender = Pick the card up.
say-MakeItAMinorPenaltyCard =
    .offender = Leave the card face up; it is a minor penalty card.
say-MakeItAMajorPenaltyCard =
    .offender = Leave it face up; it is a major penalty card.
say-LetDeclarerChooseTheLead =
    .declarer = Before his partner leads you may require that suit, forbid it (the card is then picked up), or leave him free.
say-TakeItAsAPenaltyCard =
    .offender = Leave the card face up; it is a penalty card.
say-LetDeclarersSidePickItUp =
    .offender = Pick the card up.

## The provisions, in our own words

law-seen_before_the_first_call = This Law deals with cards seen while they are shuffled or dealt.
law-director_may_choose = Before the first call the Director may change positions, have a redeal, or have the board played and adjust.
law-director_is_told = A player who receives extraneous information by accident tells the Director at once.
law-seen_since_the_first_call = The first call had been made.
law-only_for_his_own_error = This Law deals with a card exposed by the player's own error, where his partner could see its face.
law-by_no_error_of_his = Extraneous information received since the first call is played on with, or the score is adjusted.
law-by_his_own_error = It was his own error.
law-partner_could_not_see = A card whose face his partner could not see is not exposed.
law-is_exposed = His partner could see it, by his own error.
law-exposed_in_the_auction = A card that a player's partner could see during the auction, by the player's own error, lies face up until the auction ends.
law-several_are_exposed = After two or more such cards the partner passes at his next turn.
law-one_is_exposed = A single card is exposed.
law-honour_or_led = After a single honour, or a card led, the partner passes at his next turn.
law-low_and_not_led = A single card below the rank of an honour, not led, has no further rectification in the auction.
law-partner_passes_once = The partner then passes at his next turn.
law-partner_passes_once_after_several = The partner then passes at his next turn.
law-partner_has_to_pass = His partner passes once.
law-each_kind_of_exposure = It is known how many cards are exposed, and which.
law-what_the_card_told = What an exposed card told is authorised for the non-offending side alone.
law-lies_face_up = Every such card lies face up until the auction ends.
law-declarers_side_picks_it_up = If the offender becomes declarer or dummy the cards are picked up.
law-he_defends = He is a defender.
law-minor_or_major = A single small card exposed by accident is a minor penalty card, any other a major one.
law-minor_card = With a minor penalty card the partner's lead is not restricted.
law-several_penalty_cards = Law 51 deals with several penalty cards of one defender.
law-major_card = It is a major penalty card.
law-becomes_a_penalty_card = If the offender becomes a defender every such card becomes a penalty card.
law-declarer_binds_the_lead = Before the partner of a major penalty card leads declarer may require its suit, forbid it, or do neither.
law-after_the_final_pass = It was after the final pass, and no lead had been faced.
law-kind_of_penalty_card = A single small card exposed by accident is a minor penalty card, any other a major one.
law-defenders_card = A defender's card that his partner could see becomes a penalty card.
law-declarers_card = No card of declarer's or dummy's ever becomes a penalty card.

## Why

reason-1 =
    { $when ->
        [before] The card was seen before the first call.
        [clarification] The card was seen after the final pass, before a lead was faced.
       *[other] The card was seen during the auction.
    }
