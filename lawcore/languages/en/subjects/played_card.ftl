### What is said about a card played or called, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Played card
    .command = played_card
    .menu = Is the card played, and which one was called

## The facts: how they are asked, how they are answered

fact-who = Whose card is it?
option-who-defender = A defender's
option-who-declarer = Declarer's, from hand
option-who-dummy_for_declarer = Dummy's
fact-gesture =
    { $who ->
        [defender] What did the defender do with the card?
        [declarer] What did declarer do with the card?
        [dummy_for_declarer] How did dummy's card come to be played or called?
       *[other] What was done with the card?
    }
option-gesture-faced_on_table = Put face up on the table
option-gesture-held_so_partner_could_see = Partner could see it
option-gesture-held_touching_or_near_table = Held up near the table
option-gesture-held_as_played = Held as if playing it
option-gesture-touched_in_dummy = Declarer touched it
option-gesture-named =
    { $who ->
        [dummy_for_declarer] Declarer called it
       *[other] Named it
    }
option-gesture-designated_otherwise = Pointed at or indicated
option-gesture-detached_only = Taken from hand, no more
option-gesture-dropped = Dropped by accident
option-gesture-penalty_card = It is a penalty card
option-gesture-dummy_took_another = Dummy put up another
option-gesture-at_the_same_time = Two players at once
choice-gesture-at_the_same_time = Two at once
choice-gesture-designated_otherwise = With a gesture
fact-purpose_arranging = Did declarer touch it only to arrange dummy's cards or to reach a card next to it?
option-purpose_arranging-yes = Yes, only for that
option-purpose_arranging-no = No, it was deliberate
fact-turn = Another player led or played at the same time. Whose turn was it?
option-turn-own = This player's
option-turn-next = The other's, this next
option-turn-later = The other's, this later
fact-changed =
    { $gesture ->
        [designated_otherwise] Did the player then change to another card?
       *[other] Did the player then change it and name another card?
    }
option-changed-yes = Yes, it was changed
option-changed-no = No, the player did not
fact-pause_for_thought = Before changing, did the player pause for thought?
option-pause_for_thought-yes = Yes, the player paused
option-pause_for_thought-no = No, at once
fact-partner_played =
    { $who ->
        [dummy_for_declarer] Before the change, had a card already been played from declarer's own hand?
       *[other] Before the change, had the partner already played a card?
    }
option-partner_played-yes = Yes, a card was played
option-partner_played-no = No, not yet
fact-declarer_played_again = Before the change, had declarer played another card, from hand or dummy?
    .aside = The answer tells the plan: ask away from the table.
option-declarer_played_again-yes = Yes, played again
option-declarer_played_again-no = No, not yet
fact-unintended = Was it a slip?
    .aside = The answer tells the plan: ask away from the table.
choice-declarer_played_again-no-yes = Yes
choice-declarer_played_again-no-no = No, changed his mind
choice-declarer_played_again-no-open = I must judge
choice-declarer_played_again-yes = Had already played on
option-unintended-yes = Yes
option-unintended-no = No, changed his mind
option-unintended-open = I must judge
fact-designation = What exactly did declarer call?
option-designation-full = One precise card
option-designation-suit_only = Only the suit
option-designation-rank_only = Only the rank
option-designation-high = “High”
option-designation-low = “Low” or “small”
option-designation-win = “Win it” or “take it”
option-designation-anything = “Anything”
option-designation-not_in_dummy = A card dummy lacks
fact-intent_incontrovertible = Is it beyond dispute that declarer meant something else?
    .aside = If you have to ask, do so away from the table.
option-intent_incontrovertible-yes = Yes, beyond dispute
option-intent_incontrovertible-no = No
option-intent_incontrovertible-open = I have yet to judge
fact-dummy_leads = Was dummy on lead to the trick?
option-dummy_leads-yes = Yes, dummy leads
option-dummy_leads-no = No, dummy follows
fact-rank_in_suit_won = Does dummy have that rank in the suit with which it won the last trick?
option-rank_in_suit_won-yes = Yes, in that suit
option-rank_in_suit_won-no = No, only elsewhere
fact-legal_cards_of_that_rank = How many cards of that rank may dummy legally play?
option-legal_cards_of_that_rank-one = One
option-legal_cards_of_that_rank-more = Two or more
option-legal_cards_of_that_rank-none = None of them
fact-each_side_played_on = When it was noticed, had each side already played to the next trick?
option-each_side_played_on-yes = Yes, both sides
option-each_side_played_on-no = No, not both
fact-revoke_by = With the cards as they were played, who failed to follow suit though able?
    .aside = Who could follow suit: look at the cards away from the table.
option-revoke_by-nobody = Nobody
option-revoke_by-dummy = Dummy's hand
option-revoke_by-declarer = Declarer
option-revoke_by-defender = A defender
fact-opponent_played =
    { $gesture ->
        [dummy_took_another] Did a defender play after the wrong card, before it was noticed?
       *[other] Before the change, had an opponent already played in turn?
    }
option-opponent_played-yes = Yes, a card was played
option-opponent_played-no = No
fact-declarer_followed = And after that defender, did declarer play to the trick from his hand?
option-declarer_followed-yes = Yes, played too
option-declarer_followed-no = No
fact-already_played_to_trick = Had that hand already played to this trick?
option-already_played_to_trick-yes = Yes: it is a fifth card
option-already_played_to_trick-no = No, not yet
fact-first_call_incomplete = Was the first call incomplete, without suit or rank?
option-first_call_incomplete-yes = Incomplete
option-first_call_incomplete-no = Suit and rank
fact-legal_in_dummy = Could dummy legally play what was called?
option-legal_in_dummy-yes = Dummy may play it
option-legal_in_dummy-no = Dummy must follow suit
fact-dummy_can_win = Had dummy a card known to win the trick?
option-dummy_can_win-yes = It has a winner
option-dummy_can_win-no = Nothing wins
fact-dummy_is_void = Had dummy no card of the suit led?
option-dummy_is_void-yes = Dummy has none of it
option-dummy_is_void-no = Dummy has the suit led
fact-meant_as_lead = Was it led, as the first card of the next trick?
option-meant_as_lead-yes = Yes, it was led
option-meant_as_lead-no = No, a fifth card
option-meant_as_lead-open = I have yet to judge

## The facts where rare circumstances are supposed: questions, buttons, groups

group-gesture-said = Named or shown
group-designation-word = High, low, win it, anything
    .ask = Which word was it?
group-designation-meant = May have meant another
    .ask = What was called, perhaps meaning another card?
ask-designation =
    { $changed ->
        [yes] What did declarer call first?
       *[other] What did declarer call?
    }
group-gesture-loose = Taken or dropped
supposed-already_played_to_trick = that hand had not yet played to the trick
supposed-first_call_incomplete = the first call named suit and rank
supposed-legal_in_dummy = dummy may legally play that card
supposed-dummy_can_win = dummy has a card that wins
supposed-dummy_is_void = dummy has the suit led
ask-purpose_arranging = Did the player only arrange the cards or reach for another?
ask-intent_incontrovertible =
    { $changed ->
        [yes] Did declarer beyond dispute mean something else by the first call?
       *[other] Did declarer beyond dispute mean something else?
    }
ask-revoke_by = As the cards were played, who could have followed suit?
ask-partner_played =
    { $who ->
        [dummy_for_declarer] Had a card been played from declarer's hand before the change?
       *[other] Had the partner played before the change?
    }
ask-opponent_played =
    { $gesture ->
        [dummy_took_another] Did a defender play after the wrong card?
       *[other] Had an opponent played before the change?
    }
ask-declarer_played_again = Was it a slip?
ask-each_side_played_on = Had each side played to the next trick?
choice-gesture-named-no = Called, not changed
choice-gesture-named-yes-no = Full call, then another
choice-gesture-named-yes-yes = Incomplete, then another
choice-gesture-faced_on_table = Face up, on table
choice-gesture-held_so_partner_could_see = The partner could see it
choice-gesture-held_touching_or_near_table = Near the table
choice-gesture-held_as_played = Held as if playing it
choice-gesture-touched_in_dummy = Declarer touched it
choice-gesture-detached_only = Only taken out
choice-gesture-dropped = It dropped
choice-gesture-dummy_took_another = Dummy took another
choice-gesture-penalty_card = A penalty card
choice-already_played_to_trick-yes = That hand had played already
choice-first_call_incomplete-yes = The first call was incomplete
choice-legal_in_dummy-no = Dummy had to follow another suit
choice-dummy_can_win-no = Dummy has no card that wins
choice-dummy_is_void-yes = Dummy has none of the suit led
brief-who-defender = a defender
brief-who-declarer = declarer
brief-who-dummy_for_declarer = dummy
brief-gesture-faced_on_table = face up on the table
brief-gesture-held_so_partner_could_see = partner could see it
brief-gesture-named = named
brief-gesture-designated_otherwise = pointed at
brief-gesture-detached_only = only taken out
brief-gesture-dropped = dropped
brief-gesture-penalty_card = a penalty card
brief-changed-yes = then changed
brief-changed-no = not changed
brief-unintended-yes = a slip
brief-unintended-no = a change of mind
brief-unintended-open = slip not judged
brief-purpose_arranging-yes = only to arrange the cards
brief-purpose_arranging-no = touched on purpose
brief-pause_for_thought-yes = after a pause
brief-pause_for_thought-no = changed at once
brief-partner_played-yes = partner had played
brief-partner_played-no = partner had not played
brief-declarer_played_again-yes = declarer had played again
brief-declarer_played_again-no = declarer had not played again
brief-intent_incontrovertible-yes = another card meant beyond dispute
brief-intent_incontrovertible-no = no other intention beyond dispute
brief-dummy_leads-yes = dummy on lead
brief-dummy_leads-no = dummy following
brief-rank_in_suit_won-yes = that rank in the suit that won
brief-rank_in_suit_won-no = that rank only elsewhere
brief-legal_cards_of_that_rank-one = one legal card of that rank
brief-legal_cards_of_that_rank-more = several legal cards of that rank
brief-legal_cards_of_that_rank-none = no legal card of that rank
brief-each_side_played_on-yes = both sides had played on
brief-each_side_played_on-no = noticed in time
brief-revoke_by-nobody = nobody revoked
brief-opponent_played-yes = a defender played after it
brief-opponent_played-no = no defender played after it
brief-declarer_followed-yes = declarer played after him
brief-declarer_followed-no = declarer had not played
brief-meant_as_lead-yes = meant as a lead
brief-meant_as_lead-no = a fifth card to the trick
why-who = When a card counts as played differs for a defender, for declarer and for dummy (45C).
why-gesture = What was done with the card decides whether it is played (45A, 45C).
why-designation = An incomplete call means the card that Law 46 says, unless he beyond dispute meant another (46B).
why-each_side_played_on = Until each side has played to the next trick the wrong card is put right; after that it stands (45D1, 45D2).
    .until-2007 = Until each side has played to the next trick the wrong card is put right; after that it stands (45D).
why-opponent_played = A defender who has played after the wrong card may change his own (45D1, 47D).
    .until-2007 = A defender who has played after the wrong card may change his own (45D, 47D).
why-declarer_followed = If that defender changes his card, declarer may change the one he has played since (45D1).
    .until-2007 = If that defender changes his card, declarer may change the one he has played since (45D).
why-revoke_by = If the card stands, not following suit to it when able may be a revoke (45D2, 61A).
    .until-2007 = If the card stands, not following suit to it when able may be a revoke (45D, 61A).
why-rank_in_suit_won = A rank alone goes on with the suit in which dummy won the trick, if dummy has that card (46B3(a)).
why-declarer_played_again = Once declarer has played again a slip can no longer be put right (45C4(b)).
why-unintended = A slip is put right; a change of mind is not (45C4(b)).
depends-who = whose card it is
depends-gesture = what was done
depends-changed = whether the player changed it
depends-unintended = whether it was a slip
depends-designation = what the player called

## The ruling in one line

headline-PlayTheCard =
    { $edition ->
        [1997] The card must be played ({ $articles }).
        [2007] The card must be played ({ $articles }).
       *[other] The card is played ({ $articles }).
    }
headline-PlayTheCard-45A = The card is played ({ $articles }).
headline-HaveDummyFollowSuit = Dummy has to follow suit: declarer names a legal card ({ $articles }).
headline-KeepTheFirstCard = No change: the first card is played ({ $articles }).
headline-CountItAsPlayedFirst = The card is played; the other counts as played after it ({ $articles }).
headline-CountItAsPlayedLater = The card is played, after the other ({ $articles }).
headline-RuleItAsPlayedTooSoon = The card counts as played too soon ({ $articles }).
headline-not_played = The card is not played ({ $articles }).
headline-TreatAsExposed = The card is not played, but it is exposed ({ $articles }).
headline-PlayThePenaltyCardWhenDue = It is played when the penalty card law says so ({ $articles }).
headline-changed = The change is allowed: what the player meant counts ({ $articles }).
headline-JudgeTheSlip = Yours to judge: slip or change of mind ({ $articles }).
headline-completed =
    { $designation ->
        [high] { $edition ->
            [1997] The highest card is played ({ $articles }).
            [2007] The highest card is played ({ $articles }).
           *[other] The highest card of the suit led is played ({ $articles }).
        }
        [low] { $edition ->
            [1997] The lowest card is played ({ $articles }).
            [2007] The lowest card is played ({ $articles }).
           *[other] The lowest card of the suit led is played ({ $articles }).
        }
        [win] The lowest card known to win is played ({ $articles }).
        [suit_only] The lowest card of the suit named is played ({ $articles }).
       *[other] { $dummy_leads ->
            [yes] { $rank_in_suit_won ->
                [yes] Dummy continues the suit just won, with that rank ({ $articles }).
               *[other] Dummy's one card of the rank named is played ({ $articles }).
            }
           *[other] Dummy's one legal card of the rank named is played ({ $articles }).
        }
    }
headline-as_intended = The card declarer meant is played ({ $articles }).
headline-JudgeTheIntention = Yours to judge whether the player beyond dispute meant another card ({ $articles }).
headline-LetDeclarerSayWhich = Declarer says which of those cards he plays ({ $articles }).
headline-LetDeclarerNameALegalCard = The call is void: declarer names any legal card ({ $articles }).
headline-defender_names = Either defender says which card dummy plays ({ $articles }).
headline-corrected = Dummy's card is corrected ({ $articles }).
headline-stands = Too late: dummy's card stands ({ $articles }).
headline-MakeItAPenaltyCard = The fifth card becomes a penalty card ({ $articles }).
headline-returned = The fifth card goes back, nothing more ({ $articles }).
headline-a_lead =
    { $who ->
        [defender] It is a lead: Law 53 or 56 decides ({ $articles }).
       *[other] It is a lead: Law 55 decides ({ $articles }).
    }
headline-JudgeWhetherItWasLed = Yours to judge: a lead or a fifth card ({ $articles }).

## The ruling in few words

aside-UseWithdrawnCards =
    { $gesture ->
        [dummy_took_another] What the cards showed: the defenders may use it
       *[other] What the card showed: the side that takes it back may use it
    }
aside-IgnoreTheWithdrawnCard = What the cards showed: declarer may not use it

## The orders

order-PlayTheCard =
    { $gesture ->
        [faced_on_table] The card stays on the table as played
        [touched_in_dummy] Have dummy play the card that was touched
        [designated_otherwise] Have the card he indicated played
        [named] Have the card he named played
       *[other] Have the card played to the trick in progress
    }
order-KeepTheFirstCall = Allow no change: the first call stands
order-HaveDummyFollowSuit = Have dummy follow suit: the card called is not played, or goes back without rectification, and declarer names any card dummy may legally play
order-KeepTheFirstCard =
    { $who ->
        [dummy_for_declarer] { $gesture ->
            [named] Have the card first called played
           *[other] Have the card in dummy he first indicated played
        }
       *[other] Have the card he first indicated played
    }
order-CountItAsPlayedFirst = Let the card stand as played; take the card of the other player as played after it, and rule on that if its turn had not come
order-CountItAsPlayedLater = Let the card stand as played at its turn, after the card of the other player
order-RuleItAsPlayedTooSoon =
    { $who ->
        [defender] Take it as played after the card of the other player and before its turn, and rule on it by Law 57
       *[other] Take it as played after the card of the other player and before its turn
    }
order-LeaveTheCard =
    { $gesture ->
        [touched_in_dummy] Leave the card in dummy; declarer is free to play another
       *[other] The card goes back to his hand; he is free to play another
    }
order-TakeBackTheDroppedCard = Declarer takes the card back: it is never a penalty card
order-TreatAsExposed = If his partner could have seen its face, the card stays face up as a penalty card; otherwise it goes back to his hand
order-PlayThePenaltyCardWhenDue = Leave it face up on the table and rule on it by Law 50
order-AllowTheChange =
    { $who ->
        [dummy_for_declarer] Have dummy play the card declarer meant to call
       *[other] Have him play the card he meant to indicate
    }
order-JudgeTheSlip =
    { $edition ->
        [1997] Ask what he meant and when he noticed. Had he never meant that card, the change stands; if he had meant it at that moment, the first card is played. He has to persuade you
        [2007] Ask what he meant and when he noticed. Had he never meant that card, the change stands; if he had meant it at that moment, the first card is played. He has to persuade you
       *[other] Ask what he meant and when he noticed. A slip of the tongue may be put right; lost concentration or second thoughts may not, however quick. He has to persuade you, or else the first card is played
    }
order-PlayTheCardTheCallMeans =
    { $designation ->
        [high] { $edition ->
            [1997] Have dummy play the highest card
            [2007] Have dummy play the highest card
           *[other] Have dummy play the highest card of the suit led
        }
        [low] { $edition ->
            [1997] Have dummy play the lowest card
            [2007] Have dummy play the lowest card
           *[other] Have dummy play the lowest card of the suit led
        }
        [win] Have dummy play the lowest card that is known to win the trick
        [suit_only] Have dummy play the lowest card of that suit
       *[other] { $dummy_leads ->
            [yes] { $rank_in_suit_won ->
                [yes] Have dummy lead that rank in the suit with which it won the last trick
               *[other] Have dummy lead its one card of that rank
            }
           *[other] Have dummy play its one legal card of that rank
        }
    }
order-PlayTheIntendedCard = Have dummy play the card declarer meant, whatever he said
order-JudgeTheIntention =
    Ask yourself whether anyone at the table could doubt what he meant, from the play so far and not from what would have been best. If there is any doubt, { $designation ->
        [suit_only] dummy plays the lowest card of that suit
        [rank_only] his words count: on lead the suit just won, otherwise a legal card of that rank
        [high] dummy plays the highest card
        [low] dummy plays the lowest card
        [win] dummy plays the lowest card known to win
        [anything] either defender names the card
       *[other] the call is void and he names any legal card
    }
order-LetDeclarerSayWhich = Ask declarer which of those cards he plays
order-LetDeclarerNameALegalCard = Have declarer name any card dummy may legally play
order-LetADefenderName = Ask the defenders which card dummy plays; either may say
order-CorrectDummysCard = Put back the card dummy put up and have the one that declarer called played
order-LetTheWrongCardStand = Leave the cards as they were played and let play go on
order-MakeItAPenaltyCard = Leave the fifth card face up as a penalty card and apply Law 50
order-ReturnTheFifthCard =
    { $who ->
        [declarer] Declarer puts the fifth card back in his hand, without rectification
       *[other] The fifth card goes back among dummy's, without rectification
    }
order-RuleItAsALead =
    { $who ->
        [defender] Rule it as a defender's lead (53, 56)
       *[other] Rule it as declarer's lead (55)
    }
order-RuleTheLeadOutOfTurn =
    { $who ->
        [defender] Rule it as a defender's lead (53, 56)
       *[other] Rule it as declarer's lead (55)
    }
order-JudgeWhetherItWasLed =
    { $who ->
        [defender] Ask whether he took the trick to be over and meant to begin the next. If so, Law 53 or 56; if nothing points to a lead, the card becomes a penalty card
       *[other] Ask whether he took the trick to be over and meant to begin the next. If so, Law 55; if nothing points to a lead, the card goes back without more
    }
order-PutTheFirstCardBack = The card first indicated goes back without rectification
order-DoNotTakeItBack = The card is not taken back, unless it was a revoke or an opponent had misinformed him
order-OpponentMayTakeBack =
    { $gesture ->
        [dummy_took_another] A defender who has already played after the wrong card may change his card
       *[other] The opponent who has already played in turn may take his card back and play another
    }
order-OpponentThenDeclarerMayTakeBack = A defender who has already played after the wrong card may change his card; if declarer's right-hand opponent does, declarer may change the one he played after it
order-UseWithdrawnCards =
    { $gesture ->
        [dummy_took_another] The defenders may use what a card they withdraw has shown
       *[other] The side that takes its card back may use what it has shown
    }
order-IgnoreTheWithdrawnCard = For declarer what the withdrawn cards have shown is unauthorised information
order-RuleTheRevoke =
    { $hand ->
        [dummy] Rule dummy's revoke: no trick is transferred by law, but look at equity
        [declarer] Rule declarer's revoke: he did not follow suit to the card dummy led
       *[other] Rule the defender's revoke: he did not follow suit to the card dummy led
    }

## What is said to the players

say-PlayTheCard =
    .all = The card is played.
say-KeepTheFirstCall =
    .all = No change: the first call stands.
say-HaveDummyFollowSuit =
    .declarer = Dummy has to follow suit; name a card that dummy may legally play.
say-KeepTheFirstCard =
    .all = No change: the card called first is played.
say-CountItAsPlayedFirst =
    .all = That card is played. The other counts as played after it; if its turn had not come, I rule on it next.
say-CountItAsPlayedLater =
    .all = Both cards are played: first that of the player whose turn it was, then the other.
say-RuleItAsPlayedTooSoon =
    .all = Wait, please: that card was played before its turn.
say-LeaveTheCard =
    .declarer =
        { $gesture ->
            [touched_in_dummy] That card is not played; you may play another.
           *[other]
                { $who ->
                    [defender] { "" }
                   *[other] Take the card back; it is not played, and you may play another.
                }
        }
    .defender =
        { $gesture ->
            [touched_in_dummy] { "" }
           *[other]
                { $who ->
                    [defender] Take the card back; it is not played, and you may play another.
                   *[other] { "" }
                }
        }
say-TakeBackTheDroppedCard =
    .declarer = Take the card back; it is not played.
say-TreatAsExposed =
    .defender = The card is not played; leave it while I rule on it.
say-PlayThePenaltyCardWhenDue =
    .defender = Leave the penalty card face up; I tell you when it is to be played.
say-AllowTheChange =
    .defender =
        { $who ->
            [defender] The change is allowed; play the card you meant.
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
            [dummy_for_declarer] The change is allowed.
           *[other] The change is allowed; play the card you meant.
        }
    .dummy =
        { $who ->
            [dummy_for_declarer] { $designation ->
                [suit_only] Play what was named last; if only a suit, its lowest card.
               *[other] Play the card named last.
            }
           *[other] { "" }
        }
say-JudgeTheSlip =
    .defender =
        { $who ->
            [defender] Come away from the table and tell me what you meant and when you noticed.
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
           *[other] Come away from the table and tell me what you meant and when you noticed.
        }
say-PlayTheCardTheCallMeans =
    .dummy =
        { $designation ->
            [high]
                { $edition ->
                    [1997] Declarer called “high”: play the highest card.
                    [2007] Declarer called “high”: play the highest card.
                   *[other] Declarer called “high”: play the highest card of the suit led.
                }
            [low]
                { $edition ->
                    [1997] Declarer called “low”: play the lowest card.
                    [2007] Declarer called “low”: play the lowest card.
                   *[other] Declarer called “low”: play the lowest card of the suit led.
                }
            [win] Declarer told you to win: play the lowest card that is known to win the trick.
            [suit_only] Declarer named a suit and no rank: play your lowest card of that suit.
           *[other]
                { $dummy_leads ->
                    [yes]
                        { $rank_in_suit_won ->
                            [yes] Declarer named a rank and no suit: lead the card of that rank in the suit with which you won the last trick.
                           *[other] Declarer named a rank and no suit: lead your one card of that rank.
                        }
                   *[other] Declarer named a rank and no suit: play your one legal card of that rank.
                }
        }
say-PlayTheIntendedCard =
    .dummy = It is beyond doubt which card declarer meant: play that one.
say-JudgeTheIntention =
    .all = Wait, please: I judge which card was meant.
say-LetDeclarerSayWhich =
    .declarer = Which card do you play? Dummy has more than one legal card of the rank you named.
say-LetDeclarerNameALegalCard =
    .declarer = Your call is void: name any card that dummy may legally play.
say-LetADefenderName =
    .defenders = Either of you may say which card dummy plays.
say-CorrectDummysCard =
    .dummy = Put that card back and play the one that declarer called.
say-LetTheWrongCardStand =
    .all =
        { $revoke_by ->
            [nobody] It is too late to change dummy's card; play on.
           *[other] It is too late to change dummy's card: it stays played.
        }
say-MakeItAPenaltyCard =
    .defender = Leave the fifth card face up; it is a penalty card.
say-ReturnTheFifthCard =
    .declarer =
        { $who ->
            [declarer] Take the fifth card back; nothing more.
           *[other] { "" }
        }
    .dummy =
        { $who ->
            [declarer] { "" }
           *[other] Put the fifth card back; nothing more.
        }
say-RuleItAsALead =
    .all = Wait, please: I rule on that card as a lead.
say-RuleTheLeadOutOfTurn =
    .all = Wait, please: I rule on that card as a lead out of turn.
say-JudgeWhetherItWasLed =
    .defender =
        { $who ->
            [defender] Did you think the trick was over?
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
           *[other] Did you think the trick was over?
        }
say-PutTheFirstCardBack =
    .all = The first card goes back, without rectification.
say-DoNotTakeItBack =
    .all = A card once played may not be taken back.
say-OpponentMayTakeBack =
    .next_defender =
        { $gesture ->
            [dummy_took_another] You may change your card.
           *[other] { "" }
        }
    .opponent_who_played =
        { $gesture ->
            [dummy_took_another] { "" }
           *[other] You may take your card back and play another.
        }
say-OpponentThenDeclarerMayTakeBack =
    .next_defender = You may change your card.
    .declarer = If your right-hand opponent changes his, you may change yours.
say-UseWithdrawnCards =
    .defenders =
        { $gesture ->
            [dummy_took_another] You may use what a card you withdraw has shown.
           *[other] { "" }
        }
    .side_taking_back =
        { $gesture ->
            [dummy_took_another] { "" }
           *[other] You may use what it has shown.
        }
say-IgnoreTheWithdrawnCard =
    .declarer = You may not use what the withdrawn cards have shown.
say-RuleTheRevoke =
    .all = Wait, please: there may be a revoke as well; I'll rule on it next.

## The provisions, in our words

law-touched_to_be_played = Declarer touched the card, and not to arrange dummy or to reach another.
law-put_to_the_trick = The card was faced, held or touched in a way by which a card is played.
law-a_fifth_card = A card more from a hand that has already played to the trick is a fifth card.
law-faced_on_the_table = A player plays a card by taking it from his hand and facing it on the table in front of him.
law-in_sight_of_his_partner = A defender's card is played as soon as it is held where his partner could see its face.
    .until-2007 = A defender's card must be played if it is held where his partner could see its face.
law-held_at_the_table = A card of declarer's is played when it is held face up and touches the table, or nearly does.
    .until-2007 = Declarer must play a card that he holds face up so that it touches the table, or nearly does.
law-held_as_if_played = A card of declarer's is played when it is kept in a position that says it is played.
    .until-2007 = Declarer must play a card that he keeps in a position that says it is played.
law-only_taken_from_the_hand = A card that declarer has only taken from his hand is not played.
law-touched_in_dummy = A card of dummy's that declarer touches deliberately is played, unless he was arranging the cards or reaching for another.
    .until-2007 = A card of dummy's that declarer touches must be played, unless he was arranging the cards or reaching for another.
law-designated = The card was named or indicated in some other way.
law-designated_to_the_trick = The card was designated, and that hand had not yet played to the trick.
law-the_first_stands = What was first designated stays: it was too late to change it, or it was no slip.
law-the_first_call_stands = An incomplete call that may not be changed stands, and Law 46 says which card it is.
law-nothing_wins = Declarer told dummy to win, and no card of dummy's is known to.
law-none_of_the_suit_led = Declarer called high or low, and dummy has none of the suit led.
law-suit_alone_is_meant = Declarer called a suit and no rank.
law-one_card_is_called = Declarer called, showed or touched one certain card of dummy's, and did not change it.
law-corrected_as_a_revoke_is = A call by which dummy would revoke is corrected, and nothing more.
law-dummy_has_to_follow_suit = Following suit goes before a call that would have dummy play another suit.
law-one_certain_card = A call from dummy should name suit and rank; otherwise Law 46 says which card it means.
law-asked_to_change = Declarer changed his call of a card from dummy; no other designation may be changed.
    .until-2007 = The player changed the card he had indicated.
law-declarer_had_played_again = By then declarer had already played again, from his hand or from dummy.
law-he_paused_for_thought = He paused for thought before changing.
law-his_partner_had_played = By then his partner had already played.
law-changed_too_late = A slip can be put right until declarer plays again, and not later.
    .until-2007 = A slip can be put right at once and until partner plays, and not later.
    .until-1997 = A slip can be put right at once, and not after a pause for thought.
law-changed_in_time = The change came while a slip could still be put right.
law-a_change_of_mind = It was no slip of the tongue: he meant the card when he called it.
    .until-2007 = It was not unintended: he meant the card when he indicated it.
law-a_slip = He never meant that card, and changed it in time.
law-named_as_the_one_he_plays = A card is played when a player names or indicates it as the one he means to play.
    .until-2007 = A card must be played when a player names or indicates it as the one he means to play.
law-unintended_designation = Declarer may put right a slip of the tongue in calling a card from dummy until he next plays from either hand.
    .until-2007 = Until his partner has played, a player may change a card he never meant to indicate, if he does so without pause for thought.
    .until-1997 = A player may change a card he never meant to indicate, if he does so without pause for thought.
law-a_penalty_card_may_be_due = A penalty card may have to be played, as Law 50 says.
law-dummy_put_up_another_card = Dummy put up a card declarer had not named.
law-noticed_in_time = It was noticed before each side had played to the next trick.
law-noticed_too_late = Each side had already played to the next trick.
law-dummys_wrong_card = A card dummy put up unnamed is corrected until each side has played to the next trick.
    .until-2007 = A card dummy put up unnamed is corrected until each side has played to the next trick, and not afterwards.
law-dummys_wrong_card_stands = When it is too late to correct it, play goes on with the cards as they lie.
law-a_defenders_fifth_card = A defender's fifth card becomes a penalty card; but if it was led, it is a lead (53, 56).
    .until-1997 = A defender's fifth card becomes a penalty card, unless it was led (53, 56).
law-declarers_fifth_card = A fifth card of declarer's or dummy's goes back without rectification; but if it was led, it is a lead (55).
    .until-1997 = A fifth card of declarer's or dummy's goes back without rectification, unless it was led (55).

law-called_incompletely = Declarer's call from dummy was incomplete, or named a card that is not there.
law-another_intention_prevails = The rules for incomplete calls give way where declarer beyond dispute meant something else.
law-held_to_his_words = No other intention is beyond dispute, so his words count.
law-by_a_word_of_the_suit_led = Declarer used a word that speaks of the suit led.
law-nothing_was_led = Dummy was on lead: there is no suit led.
law-suit_led_is_meant = There is a suit led of which the word speaks.
law-called_high = “High” means the highest card of the suit led.
    .until-2007 = “High” means the highest card.
law-told_to_win = “Win” means the lowest card that is known to win the trick.
law-called_low = “Low” means the lowest card of the suit led.
    .until-2007 = “Low” means the lowest card.
law-suit_without_rank = A suit named without a rank means its lowest card.
law-rank_without_suit = Declarer named a rank without a suit.
law-the_suit_is_continued = On lead, a rank alone continues the suit with which dummy won the last trick, if the card is there.
law-no_suit_to_continue = A rank was called, and it does not continue the suit with which dummy won.
law-a_legal_card_of_that_rank = In all other cases a rank alone means a legal card of that rank, if there is one; of two or more declarer says which.
law-none_of_that_rank = A rank of which dummy may legally play no card is called in vain, as a card that dummy does not have.
law-a_card_dummy_does_not_have = A call of a card dummy does not have is void, and declarer may name any legal card.
law-neither_suit_nor_rank = If declarer names neither suit nor rank, either defender may say which card is played.
law-no_suit_is_designated = Where dummy is on lead, high, low or a word to win designates neither a suit nor a rank, and either defender may say which card is played.

law-an_opponent_followed_a_slip = An opponent had already played in turn to the card indicated by a slip.
law-a_defender_followed_the_wrong_card = A defender had played after dummy's wrong card, before it was noticed.
law-the_first_card_goes_back = After a change that is allowed the first card goes back without rectification.
law-the_opponent_may_change_too = After an opponent's change of play a card already played may be changed too.
law-the_card_is_played = The card counts as played.
law-not_taken_back = A card once played may not be withdrawn, except where a Law provides for it.
law-declarer_dropped_it = A card that declarer drops is not played.
law-a_defender_dropped_it = A defender's card that his partner could have seen becomes a penalty card, even if only dropped.
law-two_at_once = Another player led or played at the same time.
law-counts_as_the_later = A card led or played together with the card that was due counts as played after it.
law-did_not_follow_the_wrong_card = Once the card stands, failing to follow suit to it when able is a revoke.
law-dummys_hand_revoked = If the card that stands makes a revoke of dummy's, no trick is transferred automatically.
law-unauthorised_for_declarers_side = Declarer's side may not use what cards withdrawn because of dummy's error have shown.

## Why

reason-1 =
    { $gesture ->
        [faced_on_table] { $who ->
            [defender] A defender put the card face up on the table.
           *[other] Declarer put the card face up on the table.
        }
        [held_so_partner_could_see] A defender held the card so that his partner could see its face.
        [held_touching_or_near_table] Declarer held the card face up at or almost at the table.
        [held_as_played] Declarer kept the card in place as if he had played it.
        [touched_in_dummy] { $purpose_arranging ->
            [yes] Declarer touched the card only to arrange the cards or reach another.
           *[other] Declarer touched the card in dummy deliberately.
        }
        [named] { $who ->
            [defender] A defender named the card.
            [declarer] Declarer named a card of his own hand.
           *[other] { $designation ->
                [suit_only] Declarer named only the suit.
                [rank_only] Declarer named only the rank.
                [high] Declarer called for a high card.
                [low] Declarer called for a low card.
                [win] Declarer told dummy to win the trick.
                [anything] Declarer told dummy to play anything.
                [not_in_dummy] Declarer called a card that dummy does not have.
               *[other] Declarer called a card from dummy.
            }
        }
        [designated_otherwise] { $who ->
            [defender] A defender indicated the card without naming it in full.
            [declarer] Declarer indicated a card of his hand without naming it in full.
           *[other] Declarer indicated a card in dummy without naming it in full.
        }
        [detached_only] { $who ->
            [defender] The defender only took the card out; his partner could not see it.
           *[other] Declarer only took the card out; it was neither at the table nor held as if played.
        }
        [dropped] { $who ->
            [defender] A defender dropped the card.
           *[other] Declarer dropped the card.
        }
        [penalty_card] The card lies on the table as a penalty card.
        [dummy_took_another] Dummy put up a card that declarer had not named.
        [at_the_same_time] { $turn ->
            [own] Another player played at the same time, and it was not his turn.
            [next] Another player, whose turn it was, played at the same time.
            [later] Another player, whose turn it was, played at the same time, and this hand was not next.
           *[other] Another player played at the same time.
        }
       *[other] { "" }
    }
reason-2 =
    { $already_played_to_trick ->
        [yes] That hand had already played to the trick.
       *[other] { "" }
    }
reason-3 =
    { $status ->
        [changed] { $edition ->
            [1997] He had never meant that card and changed it without pause for thought.
            [2007] He had never meant that card and changed it without pause for thought, before his partner played.
           *[other] It was a slip of the tongue, put right before declarer played again.
        }
       *[other] { "" }
    }
