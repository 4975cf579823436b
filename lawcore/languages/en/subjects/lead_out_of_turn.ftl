### What is said about a lead out of turn, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Lead out of turn
    .command = lead_out_of_turn
    .menu = A lead out of turn, opening or during play
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }: the text of Laws 41, 47 and 53 to 56 of that edition has not been read. Ask under 2017 for the ruling of the Laws in force since March 2017
instead = The { $value } text of Laws 41, 47 and 53 to 56 has not been read: this is ruled by the Laws of { $edition }, in force since March 2017.

## The facts: how they are asked, how they are answered

fact-lead = Which lead was it, and whose?
option-lead-opening_faced = Opening faced
option-lead-opening_face_down = Opening face down
option-lead-opening_wrong_side = Opening, wrong side
option-lead-declarer = By declarer or dummy
choice-lead-declarer = By declarer or dummy
choice-lead-declarer-nothing = { choice-lead-declarer }
option-lead-defender = By a defender, in play
choice-lead-defender = By a defender, in play
fact-turn =
    { $lead ->
        [declarer] Whose turn was it to lead?
       *[other] Whose turn was it to lead, if not that defender's?
    }
option-turn-partner =
    { $lead ->
        [declarer] The other hand's
        [defender] The partner's
       *[other] The other hand's
    }
option-turn-opponent =
    { $lead ->
        [declarer] A defender's
        [defender] Declarer's or dummy's
       *[other] An opponent's
    }
fact-reply =
    { $lead ->
        [declarer] What have the defenders done?
       *[other] What has declarer done?
    }
    .aside = Give all the choices at the table; nobody consults his partner.
option-reply-nothing = Nothing yet
option-reply-accepted = Accepted the lead
option-reply-refused = Refused the lead
option-reply-next_played =
    { $lead ->
        [opening_faced] Played from hand
        [defender] Declarer or dummy has
       *[other] Next hand played
    }
option-reply-spread = Spread the hand
option-reply-dummy_played = Played from dummy
option-reply-differ = Defenders disagree
option-reply-wrong_defender_played = Wrong defender played
option-reply-proper_lead = Proper hand led

fact-misinformed = Was it an opponent who told the player it was his turn to lead?
option-misinformed-yes = Told so by an opponent
option-misinformed-no = Nobody misled him
fact-last_trick = Was it the thirteenth trick?
option-last_trick-yes = Thirteenth trick
option-last_trick-no = An earlier trick
fact-dummy_seen = Could declarer have seen a card of dummy's? (Not one that dummy had shown in the auction. If he could, the choice is taken from him.)
option-dummy_seen-yes = Card of dummy seen
option-dummy_seen-no = No card of dummy seen
fact-partner_led_face_down = Had the partner already led face down?
option-partner_led_face_down-yes = Face-down lead as well
option-partner_led_face_down-no = One lead only
fact-partner_followed = Has the leader's partner played to it too, before the next hand?
option-partner_followed-yes = Partner has played too
option-partner_followed-no = Partner has not played
fact-defender_played_before_the_lead = The lead taken back, has a defender played a card before declarer led from the correct hand?
option-defender_played_before_the_lead-yes = Defender played too soon
option-defender_played_before_the_lead-no = Nobody played too soon
fact-on_purpose = Does it look deliberate, or could the player have foreseen damage to the others?
option-on_purpose-yes = Looks deliberate
option-on_purpose-no = In good faith

## The facts where rare circumstances are supposed: questions, buttons, groups

group-reply-another = Another hand has played
rare-lead = How it came to be led
rare-others = What the others showed or played
supposed-misinformed = nobody misled the player
supposed-dummy_seen = no card of dummy's was seen
supposed-partner_led_face_down = the partner had not led face down
supposed-partner_followed = the leader's partner has not played
supposed-defender_played_before_the_lead = no defender played between the retraction and the new lead
supposed-last_trick = not the thirteenth trick
supposed-on_purpose = in good faith
ask-turn = Whose turn was it to lead?
choice-reply-nothing = Nothing yet
choice-reply-accepted = Accepted the lead
choice-reply-refused = Refused the lead
choice-reply-spread = Spread the hand
choice-reply-next_played =
    { $lead ->
        [opening_faced] Played from hand
        [defender] Declarer or dummy has played
       *[other] Next hand played
    }
choice-reply-dummy_played = Played from dummy
choice-reply-proper_lead = The proper hand has led
choice-reply-wrong_defender_played = Wrong defender played
choice-reply-differ = Defenders disagree
choice-dummy_seen-yes = Declarer could see a card of dummy
choice-misinformed-yes = An opponent told him to lead
choice-last_trick-yes = It was the thirteenth trick
choice-partner_led_face_down-yes = His partner had led face down
choice-partner_followed-yes = His partner has played to it
choice-defender_played_before_the_lead-yes = A defender played too soon
choice-on_purpose-yes = It looks deliberate
choice-lead-opening_wrong_side = Opening, wrong side
brief-lead-opening_faced = opening lead
brief-lead-opening_face_down = opening lead, face down
brief-lead-opening_wrong_side = opening lead, wrong side
brief-lead-declarer = declarer or dummy
brief-lead-defender = a defender
brief-reply-nothing = nothing done yet
brief-reply-accepted = lead accepted
brief-reply-refused = lead refused
brief-on_purpose-yes = looks deliberate
depends-lead = which lead it was
depends-reply = the answer to the lead
depends-turn = whose lead it was
next-reply = What was chosen
choose-reply =
    { $lead ->
        [declarer] What do the defenders choose?
       *[other] What does declarer choose?
    }
offer-reply =
    { $lead ->
        [declarer] Each of you may choose, without consulting partner; if you choose differently, the next to play decides:
       *[other] Without consulting your partner, you may:
    }
chosen-reply-accepted =
    { $lead ->
        [opening_faced] Accepts
        [declarer] Accept
       *[other] Accepts it
    }
chosen-reply-spread = Spreads
chosen-reply-refused =
    { $lead ->
        [declarer] Refuse
       *[other] Refuses it
    }
chosen-reply-next_played =
    { $lead ->
        [opening_faced] Played from hand
        [defender] Declarer or dummy has played
       *[other] Next hand played
    }
chosen-reply-dummy_played = Dummy has played
offer-reply-accepted =
    { $lead ->
        [opening_faced] { $partner_followed ->
            [yes] accept it, and play from hand;
           *[other] accept the lead: dummy goes down, you play second from your hand;
        }
        [declarer] accept the lead;
       *[other] accept it: it is played as if in turn;
    }
offer-reply-spread = accept it and spread your hand: you are dummy, your partner plays;
offer-reply-refused =
    { $lead ->
        [declarer] { $turn ->
            [opponent] have it taken back: the correct defender leads.
           *[other] have it taken back: declarer leads from the other hand.
        }
       *[other] refuse it: the card stays on the table, a penalty card, and your side leads.
    }
    .then = or refuse it; for the lead you may:
why-lead = Declarer has five choices after a faced opening lead (54), two after a later one (56); of a lead of declarer's the defenders choose (55).
why-turn = It decides who leads if it is refused, and whether declarer may bind that lead (50D2, 55B, 56B).
    .until-2007 = It decides who leads if it is refused, and whether declarer may bind that lead (50D2, 55B, 56).
why-reply = An accepted lead stands (53A); a refused one is taken back, and what follows depends on whose it was (54D, 55B, 56B).
    .until-2007 = An accepted lead stands (53A); a refused one is taken back, and what follows depends on whose it was (54D, 55B, 56).

## The ruling in one line

headline-PutTheFaceDownLeadBack = The face-down lead goes back, without rectification ({ $articles }).
headline-TakeTheLeadBack = The lead is taken back without rectification: an opponent was at fault ({ $articles }).
headline-LeadFromTheRightHand = The lead is taken back: it cannot be accepted on trick 13 ({ $articles }).
headline-RestoreTheCard = The lead is taken back without further rectification ({ $articles }).
headline-LeadAnythingFromTheRightHand = The lead is taken back: declarer leads what he likes from the correct hand ({ $articles }).
headline-MakeItAPenaltyCard = The lead is refused: the card becomes a major penalty card ({ $articles }).
headline-declarer_chooses = Declarer chooses: accept the lead or refuse it ({ $articles }).
headline-LetADefenderChoose = The defenders choose: accept the lead or have it taken back ({ $articles }).
headline-FollowTheNextInTurn = The defender next to play after that lead decides ({ $articles }).
headline-AcceptTheOpeningLead = The lead is accepted and dummy goes down ({ $articles }).
headline-AcceptHavingSeenDummy = The lead stands: declarer has to accept it ({ $articles }).
headline-KeepDummysCard = The lead stands, and so does the card played from dummy ({ $articles }).
headline-LetTheLeadStand = The lead is accepted and stands ({ $articles }).
headline-LetTheLeadStandAndApply57 = The lead stands; the other defender's card is premature ({ $articles }).
headline-declarer_is_dummy = Declarer becomes dummy, and dummy declarer ({ $articles }).
headline-proper_lead_stands = The lead made by the proper hand stands ({ $articles }).
headline-card_of_the_auction = It is a card shown in the auction period: Law 24 applies ({ $articles }).

## The ruling in few words

result-LeadAnythingFromTheRightHand = Lead taken back: declarer leads anything from the correct hand ({ $articles })
result-LeadFromTheRightHand = Lead taken back: none can be accepted on trick thirteen ({ $articles })
result-PutTheFaceDownLeadBack = The face-down lead goes back. No rectification ({ $articles })
result-TakeTheLeadBack = Lead taken back: an opponent was at fault ({ $articles })
result-declarer_chooses = Declarer chooses, alone ({ $articles })
result-LetADefenderChoose = The defenders accept the lead or have it taken back ({ $articles })
result-MakeItAPenaltyCard = Lead refused: it is a major penalty card ({ $articles })
result-RestoreTheCard = Lead taken back, nothing more ({ $articles })
outcome-card_of_the_auction = shown in the auction period: Law 24 ({ $articles })
outcome-MakeItAPenaltyCard = refused: a major penalty card ({ $articles })
outcome-PutTheFaceDownLeadBack = it goes back, nothing more ({ $articles })
outcome-FollowTheNextInTurn = the next defender to play decides ({ $articles })
outcome-LeadAnythingFromTheRightHand = taken back, led from the correct hand ({ $articles })
outcome-LetADefenderChoose = the defenders choose ({ $articles })
outcome-declarer_chooses = declarer chooses ({ $articles })

## The orders

order-PutTheFaceDownLeadBack = Have the face-down lead taken back and the correct defender lead
order-TakeTheLeadBack =
    { $edition ->
        [2007] Let him take the card back, and an opponent any played to it, and have the player whose turn it is lead; the opponents may not accept the card
       *[other] Have the card taken back, with any that an opponent has played to it, and the player whose turn it is lead; the opponents may not accept it, and it establishes no revoke
    }
order-LeadFromTheRightHand = Have the card taken back and the player whose turn it is lead
order-TreatItAsShownInTheAuction = Treat it as a card shown during the auction: nobody has to pass any more; then the correct defender leads
order-ReturnItToTheHand = Have the card picked up and returned to the hand
order-LetTheDefendersUseIt = What the card has shown is authorised information for the defenders, not for declarer's side
order-LetDeclarerChoose =
    { $lead ->
        [opening_faced] Tell declarer all the choices, without his consulting his partner
       *[other] Ask declarer, who does not consult dummy, whether he accepts the lead; if he does, it counts as made in turn
    }
order-OfferToSpread = He may spread his hand and be dummy: his partner plays the deal
order-OfferToAccept = He may accept the lead and play: dummy is spread and the second card comes from declarer's hand
order-OfferToRefuse =
    { $partner_leads ->
        [no] Declarer may refuse the lead: the card stays face up, a major penalty card, and declarer's side leads
       *[yes] Declarer may refuse the lead: the card becomes a major penalty card; under 50D2 declarer may require that suit of the leader's partner or forbid it, and the card is picked up, or leave the lead free
    }
order-SpreadTheWholeHand = Have declarer spread all his cards, even if he has shown but few: he is dummy, and his partner plays the deal
order-AcceptTheOpeningLead = Let the lead stand and have dummy spread
order-AcceptHavingSeenDummy =
    { $reply ->
        [spread] Let the lead stand: declarer could have seen a card of dummy's; he picks up his cards and remains declarer
       *[other] Let the lead stand: declarer could have seen a card of dummy's, and he remains declarer
    }
order-KeepDummysCard = Let the lead and the card played from dummy stand: it is withdrawn only to correct a revoke
order-PlaySecondFromTheHand = Have the second card played from declarer's hand
order-RetractTheFaceDownLead = Have the partner take back his face-down lead
order-LetTheLeadStand = Let the lead stand: it counts as made in turn, and everybody may use what it shows
order-LetTheLeadStandAndApply57 = Let the lead stand; apply Law 57 to the defender who played before his partner
order-LetTheProperLeadStand = Let the proper hand's lead stand; the cards played in error may be taken back
order-MakeItAPenaltyCard =
    { $partner_leads ->
        [yes] Leave the card face up, a major penalty card; by 50D2 declarer may require that suit, forbid it or leave the lead free before the correct defender leads
       *[no] Leave the card face up, a major penalty card, and have declarer's side lead from the correct hand
    }
order-LetADefenderChoose = Ask the defenders, without their consulting: either may accept the lead or have it taken back; if they differ, the one next to play after that lead decides
order-FollowTheNextInTurn = Follow the choice of the defender next to play after that lead
order-OfferToLetItStand = If a defender accepts it in words, or the next hand plays to it, the lead stands
order-OfferToHaveItRestored = If it is taken back, the card returns to its hand and the defender whose turn it was leads
order-OfferTheRightHand = If it is taken back, declarer leads any card from the correct hand
order-RestoreTheCard = Have the card restored to its hand and the defender whose turn it was lead
order-LeadAnythingFromTheRightHand = Have the card restored and declarer lead from the correct hand, in any suit
order-WatchDeclarersLine =
    { $edition ->
        [2007] If declarer then chooses a line founded on what he learnt from his error, an adjusted score may be given
       *[other] If declarer then chooses a line founded on what he learnt from his error, Law 16 applies
    }
order-MindTheWithdrawnCards =
    { $misinformed ->
        [yes] What the withdrawn card has shown is authorised information for the side of the player who was misled, not for the other
       *[other] What the withdrawn cards have shown is authorised information for the non-offending side alone
    }
order-MindWhatThePenaltyCardTells = That the card has to be played is authorised information for everybody; anything else it shows is unauthorised for the partner
order-PenaliseTheDefendersCard = Treat the card that the defender played before the new lead as a major penalty card
order-RuleThePartnersCardToo = His partner's card takes no choice from declarer: if he refuses the lead it is a penalty card too; if he accepts, it is played at its turn if legal then
order-DesignateThePartnersCard = Say whether the card that his partner played to it becomes a penalty card: 47E1 spares the card of the misled player alone
order-MakeThePartnersCardOneToo = Leave face up the card that his partner has played as well: a major penalty card, to be played as soon as it legally can be
order-PlayThePartnersCardInTurn =
    { $edition ->
        [2007] Leave the card that his partner has put down face up: a major penalty card, played at its turn if it is legal then
       *[other] Have the card that his partner has put down played at its turn; if it is not legal then, it is a major penalty card. What it has told may be unauthorised
    }

## What is said to the players

say-PutTheFaceDownLeadBack =
    .leader = Take your card back.
    .other_defender = The opening lead is yours.
say-TakeTheLeadBack =
    .all = The lead is taken back without rectification; it cannot be accepted. A player who played after it may take that card back too. The player whose turn it is leads.
say-LeadFromTheRightHand =
    .all = The card goes back; the player whose turn it is leads to the last trick.
say-TreatItAsShownInTheAuction =
    .all = That card was shown in the auction period; the correct defender makes the opening lead.
say-ReturnItToTheHand =
    .all = The player who led picks that card up.
say-LetTheDefendersUseIt =
    .both_sides = Only the defenders may use what that card has shown.
say-LetDeclarerChoose =
    .declarer =
        { $lead ->
            [opening_faced] The opening lead is out of turn. Choose, without consulting your partner.
           *[other] The lead is out of turn. You may accept it: it then counts as made in turn.
        }
    .defenders =
        { $partner_followed ->
            [yes] { "" }
           *[other] { $partner_led_face_down ->
                [yes] { "" }
               *[other] Leave that card face up; the other defender waits.
            }
        }
say-OfferToSpread =
    .declarer = Spread your hand: you are dummy, your partner plays.
say-OfferToAccept =
    .declarer = Accept it: dummy goes down, you play the second card from your hand.
say-OfferToRefuse =
    .declarer =
        { $partner_leads ->
            [no] If you refuse it, the card becomes a major penalty card, and your side leads.
           *[yes] If you refuse it, the card becomes a major penalty card: you may require that suit of the leader's partner or forbid it, and the card is picked up, or leave the lead free.
        }
say-SpreadTheWholeHand =
    .declarer = Spread all your cards; you are dummy.
    .declarers_partner = You play the deal as declarer.
say-AcceptTheOpeningLead =
    .all = The opening lead stands.
    .dummy = Spread your hand.
say-AcceptHavingSeenDummy =
    .declarer =
        { $reply ->
            [spread] You could have seen a card of dummy's, so the lead stands and you remain declarer; pick up your cards.
           *[other] You could have seen a card of dummy's, so the lead stands and you remain declarer.
        }
say-KeepDummysCard =
    .all = The lead stands, and so does the card from dummy, unless it is a revoke.
say-PlaySecondFromTheHand =
    .declarer = Play the second card from your hand.
say-RetractTheFaceDownLead =
    .other_defender =
        { $partner_followed ->
            [yes] Take back the face-down lead.
           *[other] Take back your face-down lead.
        }
say-LetTheLeadStand =
    .all = The lead stands, as if made in turn.
say-LetTheLeadStandAndApply57 =
    .all = Declarer's lead stands.
    .defender_before_partner = Leave your card on the table; I'll rule on it next.
say-LetTheProperLeadStand =
    .all = The lead of the correct player stands; a player who played in error may take the card back.
say-MakeItAPenaltyCard =
    .leader = Leave the card face up in front of you; it is a major penalty card.
    .declarer =
        { $partner_leads ->
            [yes] You may require that suit of the other defender or forbid it, and the card is picked up, or leave the lead free.
           *[no] Lead from the correct hand.
        }
say-LetADefenderChoose =
    .defenders = Without consulting: either of you may accept the lead or have it taken back. If you differ, the next to play decides.
say-FollowTheNextInTurn =
    .defenders = You differ, so whoever plays next after that lead decides.
say-OfferToLetItStand =
    .defenders = If either of you accepts it, in words or by playing, it stands.
say-OfferToHaveItRestored =
    .defenders = If you have it taken back, the one of you whose turn it was leads.
say-OfferTheRightHand =
    .defenders = If you have it taken back, declarer leads what he likes from the correct hand.
say-RestoreTheCard =
    .declarer = Put the card back.
    .defenders = The one of you whose turn it was leads.
say-LeadAnythingFromTheRightHand =
    .declarer = Put the card back and lead what you like from the correct hand.
say-WatchDeclarersLine =
    .declarer = You may not base your play on anything you learnt from the mistake.
say-MindTheWithdrawnCards =
    .both_sides =
        { $misinformed ->
            [yes] Only the side of the player who was misled may use what the withdrawn card has shown.
           *[other] Only the side that did not err may use what the withdrawn cards have shown.
        }
say-MindWhatThePenaltyCardTells =
    .other_defender = You may take account of the duty to play that card, nothing else.
say-PenaliseTheDefendersCard =
    .hasty_defender = Leave your card face up; it is a major penalty card.
say-RuleThePartnersCardToo =
    .other_defender =
        { $partner_led_face_down ->
            [yes] The other card stays.
           *[other] Leave the card you played face up.
        }
say-DesignateThePartnersCard =
    .other_defender = Leave the card you played face up until I have ruled on it.
say-MakeThePartnersCardOneToo =
    .other_defender = Your card stays face up too; it is a major penalty card.
say-PlayThePartnersCardInTurn =
    .other_defender = Play that card at your turn, if it is legal then; if not, it stays face up as a penalty card.

## The provisions, in our own words

law-led_on_purpose = He led out of turn on purpose, or could foresee damage to the other side.
law-faced_opening_lead = A defender faced the opening lead out of turn.
law-during_play = The lead out of turn came during play.
law-told_it_was_his_turn = A player who led or played because an opponent told him it was his turn takes the card back without rectification, and nobody may accept it.
law-on_the_last_trick = It was the lead to the thirteenth trick.
law-faced_opening_lead_at_issue = The faced opening lead may be accepted or refused.
law-later_lead_at_issue = The lead during play may be accepted or refused.
law-might_not_accept = Declarer has said nothing, has refused the lead or has spread his hand.
law-spread_in_spite_of_it = Declarer has spread his hand though he could have seen a card of dummy's.
law-has_to_accept = Declarer could have seen a card of dummy's.
law-declarer_may_choose = Declarer may still choose.
law-accepted_by_word_or_card = A defender's lead is accepted if declarer says so, declarer's if either defender does, and each if the next hand plays to it.
law-declarer_may_accept_it = Declarer may accept a defender's lead out of turn.
law-a_defender_has_accepted_it = Either defender may accept declarer's lead out of turn.
law-declarer_is_to_choose = A defender's lead waits for declarer's choice.
law-defenders_are_to_choose = Declarer's lead waits for the defenders' choice.
law-somebody_is_to_choose = Declarer or the defenders have a choice that they have not made.
law-the_next_hand_has_played = An opponent who plays after the irregular lead of the player on the right gives up the right to a rectification.
law-a_defenders_lead_stands = A defender led out of turn, and the lead was accepted or played to.
law-lead_accepted_or_not = Before the thirteenth trick a lead out of turn may be accepted, and then it counts as correct.
    .until-2007 = A lead out of turn may be accepted, and then it counts as correct.
law-proper_lead_made = If the opponent whose turn it was makes his lead, that one stands and the cards played in error may be taken back.
law-what_withdrawn_cards_told = What the withdrawn cards have shown is authorised for the non-offending side alone.
law-wrong_defender_played = If the defender to the right of the hand that led for declarer plays to it, the lead stands and Law 57 applies.

law-face_down = A face-down lead is taken back only when the Director says so, and returns to the hand.
law-by_declarers_side = Law 24 applies to an opening lead by declarer's side.
law-it_goes_back_to_the_hand = A card that declarer or dummy has shown before play is picked up and returned to the hand.
law-defenders_may_use_it = What a card showed that declarer or dummy led is authorised for the defenders, unauthorised for declarer's side.
law-partner_had_led_face_down = If the offender's partner has led face down, he takes that card back.
law-has_spread_in_time = Declarer has spread his hand while he was free to.
law-declarer_spreads_his_hand = Declarer may spread his hand, and must spread all of it once he has begun; he becomes dummy.
law-opening_lead_accepted = Declarer may accept the opening lead; dummy is spread.
law-dummy_was_seen = If he could have seen a card of dummy's, but for one shown in the auction, declarer has to accept the lead and remains declarer.
law-second_card_from_the_hand = The second card to the trick comes from declarer's hand.
law-second_card_from_dummy = If the second card came from dummy, it is withdrawn only to correct a revoke.
law-a_card_led_on_purpose = A defender's card led out of turn and refused is a major penalty card, whatever its rank.
law-declarer_then_chooses_the_lead = The partner of who has a major penalty card leads only once declarer has chosen.
law-may_be_refused = Declarer may still refuse a defender's faced lead.
law-refused_in_time = Declarer has refused the lead while he was free to.
law-partner_has_a_penalty_card_too = The partner, who is to lead, has played to the lead refused: that card is rectified too.
law-opening_lead_refused = If declarer refuses the opening lead, the card becomes a major penalty card.
law-defenders_later_lead = A defender led out of turn during play.
law-later_lead_refused = If declarer has a defender's lead taken back, the card becomes a major penalty card.
law-a_penalty_card_lies = The lead refused lies on the table as a penalty card.
law-what_the_penalty_card_tells = That a penalty card has to be played is authorised for everybody; anything else it shows is unauthorised for the partner.

law-declarers_lead = Declarer led out of turn.
law-defenders_have_not_settled = The defenders have not chosen yet, or they differ.
law-either_defender_chooses = Either defender may accept declarer's lead or have it taken back; if they differ the next to play decides.
law-defenders_refused = The defenders may have declarer's lead taken back.
law-instead_of_a_defender = It was a defender's lead.
law-when_a_defender_was_to_lead = If it was a defender's turn, declarer restores the card to its hand without further rectification.
law-when_the_other_hand_was_to_lead = If it was his other hand's turn, declarer takes the card back and leads from the right one.
law-what_declarer_learnt = If declarer's line may rest on what he learnt from his error, Law 16 applies.
    .until-2007 = If declarer's line may rest on what he learnt from his error, the Director may adjust the score.
law-declarer_has_to_lead_again = Declarer has to take the lead back, at a defender's wish or because an opponent had misled him.
law-played_before_the_required_lead = A card that a defender plays after declarer had to take his lead back, and before the new lead, becomes a major penalty card.
law-accepted_in_turn = Declarer has accepted a defender's lead, or has to, and the next hand has still to play.
law-a_defender_was_misled = A defender's faced lead goes back because an opponent told him that it was his turn.
law-partners_card_before_the_ruling = A card that the leader's partner plays before the ruling takes no choice from declarer; if the lead is refused, it is a penalty card too.
law-partners_card_at_its_turn = If the lead stands, a card that the leader's partner has played at the turn of the hand on his right is played at its own turn if it is legal then.
law-partners_card_was_seen = If the lead stands, a card that the leader's partner has played at the turn of the hand on his right is an exposed card.

## Why

reason-1 =
    { $lead ->
        [opening_faced] A defender faced the opening lead out of turn.
        [opening_face_down] A defender made the opening lead out of turn, but face down.
        [opening_wrong_side] Declarer's side made an opening lead.
        [declarer] { $turn ->
            [partner] Declarer led from the wrong hand.
            [opponent] Declarer led when it was a defender's turn.
           *[other] Declarer led out of turn.
        }
        [defender] { $turn ->
            [partner] A defender led when it was his partner's turn.
            [opponent] A defender led when it was the turn of declarer's side.
           *[other] A defender led out of turn.
        }
       *[other] { "" }
    }

## What is left to be done later, in few words

task-WatchDeclarersLine = declarer's line?
