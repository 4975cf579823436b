### What is said about a card exposed in the auction, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Exposed card
    .command = exposed_card
    .menu = A card seen during the auction, or before play

## The facts: how they are asked, how they are answered

fact-when = When was the card visible?
option-when-auction = In the auction
option-when-dealing = While shuffling or dealing
option-when-before = Dealt, before the first call
choice-when-before = Before the first call
option-when-clarification = After the final pass
fact-count = How many cards?
option-count-one = One
option-count-more = Two or more
fact-rank = Is it an honour (ten or higher)?
option-rank-low = No, below the ten
option-rank-honour = Yes, honour
fact-suits = Are the cards of one suit?
option-suits-same_suit = All of one suit
option-suits-several_suits = Of several suits
fact-led = Was it led (premature lead)?
option-led-no = No, only shown
option-led-yes = Yes, led
fact-seen = Could the partner have seen the face?
ask-seen = Could the partner have seen the face?
option-seen-yes = Yes
option-seen-no = No
fact-fault = Whose fault was it?
option-fault-own = The player's own
option-fault-other = Not the player's fault
fact-who = Did other players expose cards too?
option-who-one = Nobody else
option-who-both = The partner too
option-who-both_sides = A player of each side
choice-when-auction-one-low = Auction: a low card
choice-when-auction-one-honour = Auction: an honour
choice-when-auction-more = Auction: several cards
choice-when-dealing = While dealing
choice-when-clarification-defends = After the auction: defence
choice-when-clarification-declares = After the auction: declarer or dummy
choice-count-one-low = One, below the ten
choice-count-one-honour = One honour
choice-led-yes = It was led
choice-seen-no = Partner could not see it
choice-fault-other = It was not the player's fault
choice-who-both = The partner exposed cards too
choice-who-both_sides = The other side exposed cards too
supposed-led = only shown, not led
supposed-seen = the partner could see it
supposed-fault = the player's own error
supposed-who = nobody else exposed a card
brief-count-one = one card
brief-count-more = two or more cards
brief-rank-low = below the ten
brief-rank-honour = an honour
brief-suits-same_suit = of one suit
brief-suits-several_suits = of several suits
why-when = A card seen in the deal (6D1), in the auction (24) or in the play (49) is ruled on by different Laws.
why-count = A single small card that was not led is the mildest case; with more cards the partner passes once (24A, 24C).
why-suits = Of several penalty cards declarer binds one suit, or chooses among their suits (51B).
depends-when = when it was seen
depends-count = how many cards
depends-rank = which card
depends-suits = whether the cards are of one suit

## The ruling in one line

headline-another_law = A card led now is an opening lead: rule on that ({ $articles }).
headline-not_of_the_auction = Not Law 24: extraneous information ({ $articles }).
headline-back_to_the_hand = The card goes back: the partner could not see it ({ $articles }).
headline-LeaveItFaceUp =
    { $count ->
        [more] The cards stay face up; the partner passes once ({ $articles }).
       *[other] { $rank ->
            [honour] The card stays face up; the partner passes once ({ $articles }).
           *[other] { $led ->
                [yes] The card stays face up; the partner passes once ({ $articles }).
               *[other] The card stays face up; nobody is barred ({ $articles }).
            }
        }
    }
headline-picked_up = The card is picked up: its owner's side declares ({ $articles }).
headline-minor = The card becomes a minor penalty card ({ $articles }).
headline-major = The card becomes a major penalty card ({ $articles }).
headline-MakeThemMajorPenaltyCards = The cards become major penalty cards ({ $articles }).
headline-who_plays = Which side plays decides ({ $articles }).
headline-dealt_anew = A new shuffle and deal ({ $articles }).
order-DealAnew = Have the cards shuffled and dealt again

## The orders

order-RuleTheOpeningLead = Rule it as an opening lead: who led decides
order-ProceedByExtraneousInformation = If what was seen would interfere with normal play: change the positions so that the player holds the hand he saw part of, have the board dealt again if the event allows, have it played and stand ready to adjust, or award an adjusted score
order-PlayOnReadyToAdjust = Have the board played and stand ready to adjust if what partner saw affected the result, or award an adjusted score; places are not changed and there is no redeal once a call has been made
order-LetOpponentsUseWhatTheySaw = Let the opponents act on a card that they saw without meaning to
order-MindWhatTheCardTold = What the card told is authorised for the other side, unauthorised for his own
order-LookWhetherItWasUsedInTheAuction = If its own side used in the auction what the card told, and the other side was damaged, award an adjusted score
aside-LookWhetherItWasUsedInTheAuction = Adjust if the offending side used the card in the auction
order-RuleTheOtherCardsToo = Rule the cards of the other player by themselves, as if they were the only ones
order-PutTheCardBack = Have the card put back
order-LeaveItFaceUp = Have every such card left face up on the table until the auction ends
order-HaveItPickedUp = Have every exposed card of his picked up
order-MakeItAMinorPenaltyCard = Leave the card face up, a minor penalty card: he plays it before any other of its suit below the ten
order-MakeItAMajorPenaltyCard = Leave the card face up, a major penalty card: he plays or leads it at the first legal opportunity
order-MakeThemMajorPenaltyCards = Leave every such card face up, each a major penalty card
order-LetDeclarerChooseTheLead = Before his partner leads let declarer require the suit, forbid it (the card is then picked up), or do neither
order-LetDeclarerDesignateOne = Whenever the defender can legally play more than one of them, let declarer designate which is played
order-LetDeclarerBindTheirSuit = Before his partner leads let declarer require their suit or forbid it (all the cards are then picked up), or do neither
order-LetDeclarerBindOneOrMoreSuits = Before his partner leads let declarer require one of their suits, or forbid one or more of them (the cards of each suit required or forbidden are picked up, the others stay), or do neither
order-LetDeclarersSidePickItUp = Have the card picked up: no card of declarer's side becomes a penalty card
order-AskWhichSidePlays = Find out which side plays: a defender's card is a penalty card, declarer's or dummy's is picked up
say-DealAnew =
    .all = Please shuffle and deal again.

## What is said to the players

say-ProceedByExtraneousInformation =
    .all = Whoever saw a card: tell me away from the table what it was. I decide how the board is played.
say-PlayOnReadyToAdjust =
    .card_owners_partner = You may not use the card you saw.
    .all = Please go on; I may adjust the score afterwards.
say-LetOpponentsUseWhatTheySaw =
    .other_side = You may use what you saw without meaning to.
say-MindWhatTheCardTold =
    .both_sides = Only the side that did not err may use what the card showed.
say-PutTheCardBack =
    .offender = Put the card back.
say-LeaveItFaceUp =
    .offender =
        { $count ->
            [more] Leave your cards face up; the auction goes on. When it is over, call me: if you defend, they become penalty cards.
           *[other] Leave your card face up; the auction goes on. When it is over, call me: if you defend, it becomes a penalty card.
        }
say-HaveItPickedUp =
    .offender =
        { $count ->
            [more] Pick up your exposed cards.
           *[other] Pick up your exposed card.
        }
say-MakeItAMinorPenaltyCard =
    .offender = Leave the card face up; it is a minor penalty card: play it before any other of its suit below the ten.
say-MakeItAMajorPenaltyCard =
    .offender = Leave your card face up; it is a major penalty card: play or lead it as soon as you legally can.
say-MakeThemMajorPenaltyCards =
    .offender = Leave your cards face up; each is a major penalty card.
say-LetDeclarerChooseTheLead =
    .declarer = Before the partner of the card's owner leads you may require the suit of the card or forbid it, and the card is picked up; or leave the lead free.
say-LetDeclarerDesignateOne =
    .declarer = When the owner of the cards can play more than one of them, you say which.
say-LetDeclarerBindTheirSuit =
    .declarer = Before the owner's partner leads you may require their suit or forbid it, and all of them are picked up; or leave the lead free.
say-LetDeclarerBindOneOrMoreSuits =
    .declarer = Before the owner's partner leads you may require one of their suits or forbid one or more, and the cards of those suits are picked up; or leave the lead free.
say-LetDeclarersSidePickItUp =
    .offender = Pick the card up.
law-seen_while_dealt = If a player could see another player's card during shuffle and deal, there is a new shuffle and deal.

## The provisions, in our own words

law-led_after_the_final_pass = After an opening lead faced out of turn declarer chooses; in turn it stands.
law-seen_before_the_first_call = A player who by accident sees another player's card before the auction tells the Director at once.
law-director_may_choose = Before the first call the Director may change positions, have a redeal, or have the board played and adjust.
law-only_for_his_own_error = This Law deals with a card exposed by the player's own error, where his partner could see its face.
law-director_may_designate_otherwise = After the final pass a defender's card in view is a penalty card unless the Director designates otherwise.
law-by_no_error_of_his = Extraneous information received since the first call is played on with, or the score is adjusted.
law-opponents_saw_it_by_accident = A player may act on an opponent's card that he has seen unintentionally.
law-ruled_as_exposed = The Laws on exposed cards deal with it.
law-partner_could_not_see = A card whose face his partner could not see is not exposed.
law-is_no_penalty_card = After the final pass a card that the partner could not see is no penalty card.
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
law-auction_goes_on = The auction goes on.
law-what_the_card_told = What an exposed card shows is authorised for the non-offending side alone.
law-used_in_the_auction = If the offending side used in the auction what the card told, and so damaged the other side, the score is adjusted.
law-lies_face_up = Every such card lies face up until the auction ends.
law-declarers_side_picks_it_up = If the offender becomes declarer or dummy the cards are picked up.
law-others_cards_after_the_final_pass = After the final pass, too, the cards of each player are ruled by themselves.
law-others_exposed_cards_too = Where more than one player has exposed cards, the cards of each are ruled by themselves.
law-he_defends = He is a defender.
law-minor_or_major = A single small card exposed by accident is a minor penalty card, any other a major one.
law-minor_card = With a minor penalty card the partner's lead is not restricted.
law-several_penalty_cards = The same defender has several penalty cards.
law-a_major_card = One or more major penalty cards lie on the table.
law-which_of_several = If a defender can legally play several penalty cards, declarer designates one.
law-cards_of_one_suit = With penalty cards of one suit, declarer may require or forbid the lead of it: all of them are picked up.
law-cards_of_several_suits = With penalty cards of several suits, declarer may require the lead of one of the suits or forbid one or more: the cards of those suits are picked up.
law-becomes_a_penalty_card = If the offender becomes a defender every such card becomes a penalty card.
law-declarer_binds_the_lead = Before the partner of a major penalty card leads declarer may require its suit, forbid it, or do neither.
law-after_the_final_pass = It was after the final pass, and no lead had been faced.
law-shown_by_a_defender = A defender showed it.
law-is_a_penalty_card = It is a penalty card.
law-defenders_card = A defender's card that his partner could see becomes a penalty card.
law-declarers_card = No card of declarer's or dummy's ever becomes a penalty card.

## Why

reason-1 =
    { $when ->
        [dealing] The card was seen while the cards were shuffled or dealt.
        [before] The card was seen before the first call.
        [clarification] The card was seen after the final pass, before a lead was faced.
       *[other] The card was seen during the auction.
    }
task-LookWhetherItWasUsedInTheAuction = used in the auction?
task-PlayOnReadyToAdjust = did it matter?
task-LetDeclarerChooseTheLead = partner's lead
task-LetDeclarerBindTheirSuit = partner's lead
task-LetDeclarerBindOneOrMoreSuits = partner's lead
