### What is said about an opening lead, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Opening lead
    .command = opening_lead
    .menu = An opening lead: by whom, face up or face down

## The facts: how they are asked, how they are answered

fact-leader = Who led?
option-leader-right = The correct defender
option-leader-wrong = The wrong defender
option-leader-decl_side = Declarer's side
choice-leader-decl_side = Declarer's side
fact-faced = Is the card face up?
option-faced-yes = Face up
option-faced-no = Face down
fact-choice = What does declarer choose?
option-choice-spread = Spreads: becomes dummy
option-choice-accept = Accepts and plays
option-choice-refuse = Refuses the lead
option-choice-undecided = Not asked yet
fact-misinformed = Had an opponent told him it was his lead?
option-misinformed-no = No
option-misinformed-yes = Yes
fact-partner_down = Has the correct leader led face down?
option-partner_down-no = No
option-partner_down-yes = Yes
fact-dummy_seen = Could declarer have seen a dummy card?
option-dummy_seen-no = No
option-dummy_seen-yes = Yes

next-choice = What declarer chose
choice-leader-wrong-yes = The wrong defender, face up
choice-leader-wrong-yes-yes = Wrong defender; dummy already spread
choice-leader-wrong-no = The wrong defender, face down
choice-leader-right-yes = The correct defender, face up
choice-leader-right-no = The correct defender, face down
choice-misinformed-yes = An opponent told him to lead
choice-partner_down-yes = The correct leader led face down
choice-dummy_seen-yes = Declarer could see a card of dummy
choice-choice-spread = Spreads the hand: becomes dummy
supposed-misinformed = no opponent said that it was the player's lead
supposed-partner_down = the correct leader had not led
supposed-dummy_seen = no card of dummy's was seen
brief-leader-right = the correct defender
brief-leader-wrong = the wrong defender
brief-leader-decl_side = declarer's side
brief-faced-yes = face up
brief-faced-no = face down
why-leader = The correct defender's lead begins the play once it is faced (41C); a wrong player's is out of turn (54).
depends-leader = who led
depends-faced = whether it is face up
depends-choice = what declarer chooses

## The ruling in one line

headline-lead_stands = Play has begun: the lead stands ({ $articles }).
headline-lead_face_down = The lead stays face down ({ $articles }).
headline-lead_withdrawn = The lead is taken back and cannot be accepted: an opponent misled the player ({ $articles }).
headline-declarer_chooses = Declarer is told his choices, and chooses ({ $articles }).
headline-RuleTheFaceDownLead = A face-down lead out of turn: rule it there ({ $articles }).
headline-RuleTheLeadOfDeclarersSide = A lead by declarer's side: rule it there ({ $articles }).
headline-RuleTheLeadWithDummySeen = Declarer could see a card of dummy's: rule it there ({ $articles }).
headline-RuleWhatDeclarerChose =
    { $choice ->
        [spread] Declarer spreads his hand: rule it there ({ $articles }).
        [accept] Declarer accepts the lead: rule it there ({ $articles }).
       *[refuse] Declarer refuses the lead: rule it there ({ $articles }).
    }

## The orders

order-BeginPlay = Let the lead stand and have dummy spread
order-LeaveItFaceDown = Leave the lead face down: it goes back only if you say so, after an irregularity
order-AllowReviewAndQuestions = Before it is faced the leader's partner and presumed declarer, not presumed dummy, may ask for a review of the auction or an explanation
order-HaveTheLeadTakenBack = Have the card taken back; the opponents may not accept it; the correct defender leads
order-HaveTheOtherLeadTakenBack = Have the correct defender take back his face-down lead as well
order-MindTheWithdrawnLead = What the card has told is authorised for the side that was misled, not for the other
order-RuleTheFaceDownLead = Go on to the lead out of turn: it was led face down
order-RuleTheLeadOfDeclarersSide = Go on to the lead out of turn: it was led by declarer or dummy
order-RuleTheLeadWithDummySeen = Go on to the lead out of turn: declarer could see a card of dummy's
order-RuleWhatDeclarerChose =
    { $choice ->
        [spread] Go on to the lead out of turn: declarer spreads his hand
        [accept] Go on to the lead out of turn: declarer accepts it
       *[refuse] Go on to the lead out of turn: declarer refuses it
    }
order-AskDeclarer = Explain all three choices to declarer before anybody acts; he chooses without consulting his partner
order-OfferToSpread = He may spread his hand and be dummy: his partner plays the deal
order-OfferToAccept = He may accept the lead: dummy is spread, and the second card comes from declarer's hand
order-OfferToRefuse = He may refuse the lead: the card stays face up as a major penalty card, and the correct defender leads
order-OfferToBindTheSuit = Once he has refused he may require that suit of the correct defender or forbid it, and the card is picked up; or leave the lead free, and the card stays

## What is said to the players

say-BeginPlay =
    .all = The lead stands.
    .dummy = Spread your hand.
say-LeaveItFaceDown =
    .leader = Leave the card face down until the questions are over; then face it.
say-AllowReviewAndQuestions =
    .other_defender = Before the lead is faced you may ask for a review of the auction or an explanation.
    .declarer = You too may ask for a review of the auction or an explanation.
say-HaveTheLeadTakenBack =
    .leader = Take the card back, without rectification.
    .declarer = You may not accept it.
say-HaveTheOtherLeadTakenBack =
    .other_defender = Take back the card you led face down.
say-MindTheWithdrawnLead =
    .both_sides = Only the side that was misled may use what the card showed.
say-AskDeclarer =
    .declarer = The lead is out of turn. Choose alone.
say-OfferToSpread =
    .declarer = Spread your hand and be dummy.
say-OfferToAccept =
    .declarer = Or accept, and play the second card from your hand.
say-OfferToRefuse =
    .declarer = Or refuse: it is a major penalty card.
say-OfferToBindTheSuit =
    .declarer = Then require that suit of the leader's partner or forbid it, and the card is picked up, or leave the lead free.

## The provisions, in our own words

law-right_defender_led = The defender whose lead it was has led.
law-play_begins = When the opening lead is faced the play period begins irrevocably, and dummy's hand is spread.
law-lead_lies_face_down = A face-down opening lead is withdrawn only on the Director's instruction, after an irregularity.
law-before_it_is_faced = Before the opening lead is faced the leader's partner and presumed declarer may require a review of the auction or an explanation.
law-wrong_defender_led = A defender led whose lead it was not.
law-told_it_was_his_lead = A player who led because an opponent told him it was his turn takes the card back without rectification, and nobody may accept it.
law-what_the_withdrawn_lead_told = What a withdrawn card told is authorised for the non-offending side alone.
law-led_by_his_own_error = No opponent had told him to lead.
law-declarers_side_led = This Law deals with an opening lead out of turn by declarer's side.
law-wrong_defender_led_face_down = Opening leads are made face down, by the defender on presumed declarer's left.
law-faced_out_of_turn = The opening lead was faced out of turn.
law-right_defender_had_led_face_down = The defender whose lead it was had led face down.
law-declarer_could_see_dummy = This Law deals with a declarer who could have seen a card of dummy's.
law-choice_is_declarers = Declarer has the choice.
law-declarer_has_not_chosen = Declarer has not been asked yet.
law-nobody_acts_before_declarer = Nobody takes any action before the Director has explained what declarer may do.
law-declarer_is_told_his_choices = A player who has a choice is told by the Director all that he may choose.
law-declarer_may_spread = Declarer may spread his hand after an opening lead faced out of turn; he becomes dummy, and dummy declarer.
law-declarer_may_accept = Declarer may accept the lead; dummy is spread.
law-declarer_may_refuse = Declarer may require the lead to be taken back: the card becomes a major penalty card.
law-declarer_may_then_bind_the_lead = Before the partner of a defender with a major penalty card leads, declarer may require its suit, forbid it, or do neither.
law-declarer_has_chosen = This Law says what declarer may choose after an opening lead faced out of turn.
law-faced_lead_is_dealt_with_here = The faced lead goes back, or declarer is asked about it.
law-the_other_had_led_face_down = Where an opening lead is faced out of turn, the partner's face-down lead is taken back.

## Why

reason-1 =
    { $leader ->
        [right] The defender whose lead it was has led.
        [wrong] A defender led whose lead it was not.
       *[other] Declarer's side has led.
    }
