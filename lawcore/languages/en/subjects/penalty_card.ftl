### What is said about an exposed or penalty card, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Penalty card
    .command = penalty_card
    .menu = An exposed or penalty card, a premature play

## The facts: how they are asked, how they are answered

fact-role = Whose card is it?
option-role-defender = A defender's
option-role-declarer_side = Declarer's or dummy's
fact-how =
    { $role ->
        [declarer_side] What happened with declarer's or dummy's card?
       *[other] What happened with the card?
    }
option-how-dropped = Dropped or glimpsed
option-how-two_cards_to_trick = Two cards to the trick
option-how-named = Named
option-how-led_out_of_turn = Lead out of turn, back
option-how-revoke_corrected = Revoke corrected
option-how-played_early = Premature lead or play
option-how-not_played = Penalty card not played
option-how-claim_context = Shown with a statement
option-how-law_context = Shown as the Laws say
option-how-another_way = In another way
fact-other_way = In which other way did it come into view?
option-other_way-in_the_auction = Seen in the auction
option-other_way-before_declarers_lead = Before a lead owed
option-other_way-withdrawn_after_a_revoke = After partner's revoke
option-other_way-both_sides_revoked = Both sides revoked
option-other_way-found_again = Missing card, restored
option-other_way-surplus_restored = Surplus card, restored
option-other_way-fifth_card = Fifth card to a trick
fact-treated = Does declarer treat the card as a penalty card?
    .aside = Give declarer both his choices at the table; nobody advises him.
option-treated-not_yet = Not decided yet
option-treated-penalty_card = As a penalty card
option-treated-picked_up = No: it is picked up
fact-faces = Of the cards put to the trick at once, how many faces could anybody see, an opponent included?
option-faces-one = One face only
option-faces-more = Two or more faces
fact-claim = What was the defender's statement about?
option-claim-trick_in_progress = The trick in progress
option-claim-partner_objected = Concession, objected to
option-claim-stands = A claim or concession
fact-honour = Is it an honour (ten or higher)?
ask-honour =
    Is it an honour (ten or higher)?{ $on_lead ->
        [holder] {""}
        [partner] {""}
        [other] {""}
       *[untold] {" "}If so, whose turn is it?
    }
option-honour-yes = Yes, an honour
option-honour-no = No
fact-since = After the card played instead of the penalty card, who has played? (If declarer or dummy has, tap that, whoever has played besides.)
option-since-nothing = Nobody
option-since-declarer_side = Declarer or dummy
option-since-next_trick = Only the defence has
fact-declarer_accepts = Does declarer accept the card played instead of the penalty card?
    .aside = Give declarer both his choices at the table; nobody advises him.
option-declarer_accepts-not_yet = Not decided yet
option-declarer_accepts-accepted = Accepts it
option-declarer_accepts-refused = Refuses it
fact-on_lead = Whose turn is it now?
option-on_lead-holder = The card owner's
option-on_lead-partner = The partner's, to lead
option-on_lead-other = Somebody else's
fact-declarer_choice = What has declarer chosen for the partner's lead?
    .aside = Give declarer all his choices at the table; nobody advises him.
option-declarer_choice-not_yet = Not chosen yet
option-declarer_choice-require = Requires the suit
option-declarer_choice-forbid = Forbids the suit
option-declarer_choice-none = Leaves the lead free
option-declarer_choice-led_too_soon = Led before the choice
fact-play_choice = What has declarer chosen for the partner's play?
    .aside = Without consulting dummy.
option-play_choice-not_yet = Not chosen yet
option-play_choice-highest = The highest card
option-play_choice-lowest = The lowest card
option-play_choice-other_suit = Another suit
option-play_choice-not_other_suit = Not another suit

fact-partner_could_see = Could the partner have seen its face?
option-partner_could_see-yes = Partner could see it
option-partner_could_see-no = Partner couldn't see it
fact-deliberate =
    { $other_way ->
        [in_the_auction] Was it led before the auction was over?
       *[other] Was it shown on purpose?
    }
option-deliberate-yes =
    { $other_way ->
        [in_the_auction] Led too early
       *[other] Shown on purpose
    }
option-deliberate-no = Unintentional
fact-opening_lead = Was it the opening lead?
option-opening_lead-yes = The opening lead
option-opening_lead-no = A later lead
fact-number_of_penalty_cards = How many penalty cards has that defender?
option-number_of_penalty_cards-one = One
option-number_of_penalty_cards-same_suit = More, of one suit
option-number_of_penalty_cards-several_suits = More, of several suits
fact-leader_has_penalty_card = Has the partner on lead a penalty card too?
option-leader_has_penalty_card-yes = Leader has one as well
option-leader_has_penalty_card-no = Leader has none
fact-call_withdrawn = Had the card's owner withdrawn a call for another one (since 2017: one not comparable), and is this his partner's first lead?
option-call_withdrawn-yes = Yes, and first lead
option-call_withdrawn-no = No such call
fact-chose_both = Has declarer required one of the suits and forbidden another?
option-chose_both-yes = Both at once
option-chose_both-no = Not both
fact-due = Did the penalty card really have to be played at that turn?
    .aside = What the player had to play: look at his cards away from the table.
option-due-due = Penalty card was due
option-due-other_duty = Had to play otherwise
option-due-honour_instead = Minor, honour played
fact-misinformed = Was it an opponent who told the player it was his turn?
option-misinformed-yes = Told so by an opponent
option-misinformed-no = Nobody misled him
fact-declarer_side_played = Had declarer's side already played, or has it played since? (A card of dummy's counts only once declarer has called or indicated it. Afterwards only the hand that plays next after the offender gives the rectification up.)
option-declarer_side_played-no = Declarer had not played
option-declarer_side_played-both_hands = Both hands had played
option-declarer_side_played-dummy = Dummy moved a card
option-declarer_side_played-afterwards = Next hand has played
option-declarer_side_played-other_hand = Only the other hand
fact-at_right_hand_turn = Was it the turn of the opponent on the defender's right, his partner having already played?
option-at_right_hand_turn-yes = The turn on the right
option-at_right_hand_turn-no = Partner's turn
fact-partner_played_too_soon = Did the partner play before declarer had chosen?
option-partner_played_too_soon-yes = Partner did not wait
option-partner_played_too_soon-no = Partner waited
fact-disobeyed = Could the partner do what declarer chose, and did not?
    .aside = Could the player obey? Look at the cards away from the table.
option-disobeyed-yes = Choice disobeyed
option-disobeyed-no = Choice obeyed
fact-opponent_played_after = Has an opponent played to the trick since, after the card that is withdrawn?
option-opponent_played_after-yes = Opponent played after it
option-opponent_played_after-no = Nobody played after it
fact-both_sides_played_on = Had both sides played to the next trick before it was noticed?
option-both_sides_played_on-yes = Both sides played on
option-both_sides_played_on-no = Noticed in time
fact-dummy_asked = Was it dummy who asked about the revoke?
option-dummy_asked-yes = Dummy asked
option-dummy_asked-no = Dummy kept silent

## The facts where rare circumstances are supposed: questions, buttons, groups

ask-role = Whose card is it, and what happened?
group-role-shown = Defender's, named or shown
    .ask = How did it come to be seen?
group-role-played = Defender's, played wrongly
    .ask = How did it come to be seen?
group-role-left = From another ruling
    .ask = How did it come to be seen?
choice-role-defender-dropped = Defender's, dropped or seen
choice-role-defender-named = { choice-how-named }
choice-role-defender-claim_context = { choice-how-claim_context }
choice-role-defender-law_context = { choice-how-law_context }
choice-role-defender-two_cards_to_trick = { choice-how-two_cards_to_trick }
choice-role-defender-played_early = { choice-how-played_early }
choice-role-defender-not_played = { choice-how-not_played }
choice-role-defender-led_out_of_turn = { choice-how-led_out_of_turn }
choice-role-defender-revoke_corrected = { choice-how-revoke_corrected }
choice-role-defender-another_way = { option-how-another_way }
group-how-shown = It was named or shown
group-how-played = It was played wrongly
group-how-left = It is left from another ruling
rare-card = How the card was seen
rare-others = Other cards, other duties
rare-play = Other cards already played
supposed-partner_could_see = the partner could see it
supposed-number_of_penalty_cards =
    { $misinformed ->
        [yes] the defender has no other penalty card
       *[other] the only penalty card
    }
supposed-deliberate =
    { $other_way ->
        [in_the_auction] not led
       *[other] not on purpose
    }
supposed-opening_lead = it was a later lead
supposed-due = the penalty card was due
supposed-leader_has_penalty_card = the leader has no penalty card
supposed-call_withdrawn = no call of the card's owner restricts the lead
supposed-chose_both = declarer has not required one suit and forbidden another
supposed-misinformed = nobody misled the player
supposed-declarer_side_played = declarer had not played from both hands
supposed-disobeyed = declarer's choice was obeyed
supposed-play_choice = declarer has not chosen yet
supposed-treated = declarer has not chosen yet
supposed-partner_played_too_soon = the partner waited
supposed-at_right_hand_turn = it was the partner's turn
supposed-both_sides_played_on = noticed before both sides played on
supposed-opponent_played_after = no opponent has played since
supposed-dummy_asked = dummy did not ask
ask-faces = How many of the cards played at once could anybody see?
ask-since = Who has played after the card played instead?
ask-declarer_accepts = Does declarer accept the card played instead?
choice-honour-no = No
choice-honour-yes-holder = Yes, owner's turn
choice-honour-yes-partner = Yes, partner leads
choice-honour-yes-other = Yes, another's turn
choice-how-led_out_of_turn = Led out of turn, refused
choice-how-dropped = It dropped or was seen
choice-how-two_cards_to_trick = Two cards to one trick
choice-how-named = The player named it
choice-how-revoke_corrected = A revoke was corrected
choice-how-played_early =
    { $role ->
        [declarer_side] Played early, not a lead
       *[other] Led or played too early
    }
choice-how-not_played = Another card was played instead
choice-how-claim_context = Shown while speaking of tricks
choice-how-law_context = Shown as the Laws demand
choice-other_way-in_the_auction = In the auction
choice-other_way-before_declarers_lead = Before a lead still to be made
choice-other_way-withdrawn_after_a_revoke = Partner's revoke
choice-other_way-both_sides_revoked = Both sides had revoked
choice-other_way-found_again = Missing card back
choice-other_way-surplus_restored = Extra card back
choice-other_way-fifth_card = Fifth card to a trick
choice-partner_could_see-no = The partner could not see it
choice-number_of_penalty_cards-same_suit = More than one, same suit
choice-number_of_penalty_cards-several_suits = More than one, two suits
choice-leader_has_penalty_card-yes = The leader has one too
choice-call_withdrawn-yes = Its owner had withdrawn a call too
choice-chose_both-yes = Requires one, forbids another
choice-misinformed-yes = An opponent told him it was his turn
choice-disobeyed-yes = Declarer's choice was disobeyed
choice-opponent_played_after-yes = An opponent has played after it
choice-both_sides_played_on-yes = Both sides had played on
choice-declarer_side_played-both_hands = Declarer and dummy had both played
choice-declarer_side_played-dummy = Dummy moved a card unasked
choice-declarer_side_played-afterwards = The next player has played
choice-declarer_side_played-other_hand = Declarer: from the other hand only
choice-at_right_hand_turn-yes = His right-hand opponent's turn
choice-partner_played_too_soon-yes = His partner did not wait
choice-dummy_asked-yes = It was dummy who asked
brief-role-defender = a defender
brief-role-declarer_side = declarer or dummy
brief-honour-yes = an honour
brief-honour-no = no honour
brief-on_lead-holder = its owner's turn
brief-on_lead-partner = its owner's partner to lead
brief-on_lead-other = someone else's turn
brief-how-dropped = dropped or seen
brief-how-two_cards_to_trick = two cards to a trick
brief-how-named = named
brief-how-led_out_of_turn = lead refused
brief-how-revoke_corrected = revoke corrected
brief-how-played_early = played too early
brief-how-not_played = another card played
brief-how-claim_context = shown while speaking of tricks
brief-how-law_context = shown as the Laws demand
brief-how-another_way = seen in another way
brief-faces-one = one face up
brief-faces-more = several face up
brief-since-nothing = nobody has played
brief-since-declarer_side = declarer has played
brief-since-next_trick = the defence has played
brief-declarer_choice-not_yet = no choice yet
brief-declarer_choice-none = lead left free
brief-declarer_choice-led_too_soon = led too soon
brief-play_choice-not_yet = no choice yet
brief-play_choice-highest = the highest
brief-play_choice-lowest = the lowest
brief-play_choice-other_suit = another suit
brief-play_choice-not_other_suit = a suit forbidden
brief-declarer_accepts-not_yet = not decided yet
brief-declarer_accepts-accepted = accepted
brief-declarer_accepts-refused = refused
brief-treated-not_yet = not decided yet
brief-treated-penalty_card = treated as a penalty card
brief-treated-picked_up = not treated as one
depends-role = whose card it is
depends-how = what happened
depends-honour = the rank
depends-on_lead = whose turn it is
depends-declarer_choice = declarer's choice
depends-play_choice = declarer's choice
depends-declarer_accepts = declarer's choice
depends-treated = declarer's choice
depends-since = who has played
depends-faces = how many faces showed
depends-claim = what was said
depends-other_way = how it was seen
offer-declarer_choice = Without consulting your partner, for the other defender's lead you may:
next-declarer_accepts = What declarer chose
next-treated = What declarer chose
next-declarer_choice = What declarer chose
next-play_choice = What declarer chose
choose-declarer_accepts = What does declarer choose?
chosen-declarer_accepts-accepted = Accepts it
chosen-declarer_accepts-refused = Refuses it
choose-treated = What does declarer choose?
chosen-treated-penalty_card = Penalty card
chosen-treated-picked_up = Picked up
offer-treated = The card was seen in the auction. Without consulting your partner, you may:
offer-treated-penalty_card = treat it as a penalty card;
offer-treated-picked_up = have it picked up.
offer-declarer_accepts = The penalty card had to be played. Without consulting your partner, you may:
offer-declarer_accepts-accepted = accept the card played: the penalty card stays;
offer-declarer_accepts-refused = refuse it: the penalty card is played, and the card withdrawn becomes a major penalty card.
choose-declarer_choice = What does declarer choose?
chosen-declarer_choice-require = Requires
chosen-declarer_choice-forbid = Forbids
chosen-declarer_choice-none = Free
choose-play_choice = What does declarer choose to be played?
chosen-play_choice-highest = The highest
chosen-play_choice-lowest = The lowest
chosen-play_choice-other_suit = Another suit
chosen-play_choice-not_other_suit = Forbids a suit
offer-play_choice = Choose without your partner. The other defender plays:
offer-play_choice-highest = the highest of the suit led;
offer-play_choice-lowest = the lowest of the suit led;
offer-play_choice-other_suit = another suit, which you name;
offer-play_choice-not_other_suit = any card, but none of another suit that you name.
offer-declarer_choice-require =
    { $number_of_penalty_cards ->
        [several_suits] require one of those suits: those cards are picked up;
        [same_suit] require that suit: the cards are picked up;
       *[other] require that suit: the card is picked up;
    }
offer-declarer_choice-forbid =
    { $number_of_penalty_cards ->
        [several_suits] forbid one or more for as long as that defender keeps the lead: those cards are picked up;
        [same_suit] forbid it for as long as that defender keeps the lead: the cards are picked up;
       *[other] forbid it for as long as that defender keeps the lead: the card is picked up;
    }
offer-declarer_choice-none =
    { $number_of_penalty_cards ->
        [same_suit] leave it free: the cards stay penalty cards.
        [several_suits] leave it free: the cards stay penalty cards.
       *[other] leave it free: the card stays a penalty card.
    }
why-role = Only a defender's card becomes a penalty card (48A, 49); how it was shown decides whether it is major or minor (50B).
why-honour = A small card shown by accident is a minor penalty card, any other a major one (50B).
why-on_lead = If the partner is to lead, declarer chooses first (50D2); if the holder plays, the card is played when it is legal (50D1(a)).
    .until-1997 = If the partner is to lead, declarer chooses first (50D2); if the holder plays, the card is played when it is legal (50D1).
why-how = How the card came into view decides whether it becomes a penalty card, and of which kind (48A, 49, 50B).
why-since = Once declarer's side has played after it, the card played instead of the penalty card stands (52B1(b)).
    .until-1997 = Once declarer's side has played after it, the card played instead of the penalty card stands (52B1).
why-faces = If one face alone can be seen, that card is played; of several he says which, and the others are penalty cards (58B1, 58B2).
why-other_way = How it came into view decides whether it becomes a penalty card (49).
why-treated = A card seen during the auction is a penalty card only if declarer treats it as one (24).

## The ruling in one line

headline-NoPenaltyCard = No penalty card ({ $articles }).
headline-LetThePlayStand = No rectification: the card is played ({ $articles }).
headline-LetDeclarersPlayStand = Declarer's premature card is played ({ $articles }).
headline-KeepTheCardThatShows = The card that shows is played, nothing more ({ $articles }).
headline-defective_trick = A defective trick: Law 67 decides ({ $articles }).
headline-LetTheOtherCardStand = No irregularity: the card played stands ({ $articles }).
headline-minor = Minor penalty card ({ $articles }).
headline-LetDeclarerTreatIt = Declarer decides: a penalty card or not ({ $articles }).
headline-PlayItAtTheFirstOpportunity = Major penalty card, to be played at the first opportunity ({ $articles }).
headline-LeaveTheLeadFree =
    { $leader_has_penalty_card ->
        [yes] No suit required or forbidden: the major penalty card stays ({ $articles }).
       *[other] { $number_of_penalty_cards ->
            [one] Free lead: the major penalty card stays ({ $articles }).
           *[other] Free lead: the major penalty cards stay ({ $articles }).
        }
    }
headline-LetDeclarerChooseTheLead = Major penalty card: before the lead, declarer chooses ({ $articles }).
headline-RequireTheHighest = The partner plays the highest card of the suit led ({ $articles }).
headline-RequireTheLowest = The partner plays the lowest card of the suit led ({ $articles }).
headline-RequireAnotherSuit = The partner plays a card of the suit that declarer names ({ $articles }).
headline-ForbidAnotherSuit = The partner plays no card of the suit that declarer names ({ $articles }).
headline-LetDeclarerChooseThePlay = Major penalty card, and declarer restricts the partner's play ({ $articles }).
headline-RequireTheSuit =
    { $number_of_penalty_cards ->
        [one] Lead required: the card is no longer a penalty card ({ $articles }).
       *[other] Lead required: the cards of that suit are no longer penalty cards ({ $articles }).
    }
headline-ForbidTheSuit =
    { $number_of_penalty_cards ->
        [one] Lead forbidden: the card is no longer a penalty card ({ $articles }).
       *[other] Lead forbidden: those cards are no longer penalty cards ({ $articles }).
    }
headline-played_in_turn = The card is played at its turn if legal; if not, it is a major penalty card ({ $articles }).
headline-accept_or_refuse = Declarer decides: accept the card played or refuse it ({ $articles }).
headline-KeepTheCardPlayed = The card played is accepted; the penalty card stays ({ $articles }).
headline-substituted = The penalty card is played; the card refused becomes a major penalty card ({ $articles }).
headline-RuleARevoke = A revoke: the player could do what was required, and did not ({ $articles }).
headline-RuleAnEstablishedRevoke = An established revoke: the penalty card was due ({ $articles }).
headline-claim = Rule the claim or concession, not the card ({ $articles }).

## The ruling in few words

result-played_in_turn = Played at its turn if legal; else a major penalty card ({ $articles })
result-substituted = The penalty card is played; the other becomes a major one ({ $articles })
result-LetDeclarerChooseTheLead = Before the lead declarer chooses ({ $articles })
result-RequireTheHighest = The partner plays the highest of the suit led ({ $articles })
result-RequireTheLowest = The partner plays the lowest of the suit led ({ $articles })
result-RequireAnotherSuit = The partner plays the suit that declarer names ({ $articles })
result-ForbidAnotherSuit = The partner keeps off the suit that declarer names ({ $articles })
result-LetDeclarerChooseThePlay = Declarer chooses, alone ({ $articles })
result-PlayItAtTheFirstOpportunity = Major penalty card: to be played as soon as possible ({ $articles })
result-accept_or_refuse = Declarer accepts the card played, or refuses it ({ $articles })
aside-UseTheDutyAlone = The owner's partner may take account of the duty to play it, no more
aside-AdjustIfItHelped = Adjust if the card helped the defenders
step-LookForAPrematureCard = had the partner yet to play? Then see premature play
outcome-claim = rule on the claim, not the card ({ $articles })
outcome-LetDeclarerChooseTheLead = major penalty card ({ $articles })
outcome-NoPenaltyCard = none ({ $articles })

## The orders

order-NoPenaltyCard =
    { $role ->
        [declarer_side] { $how ->
            [two_cards_to_trick] Have the other card taken back: it is no penalty card
           *[other] Have the card taken back without rectification: if merely dropped it need not be played
        }
       *[other] { $how ->
            [claim_context] Have the card taken back and play go on
           *[other] Have the card taken back: it is no penalty card
        }
    }
order-LetThePlayStand =
    { $declarer_side_played ->
        [both_hands] Let the card stand: declarer had already played from both hands
        [dummy] Let the card stand: dummy had moved or suggested a card on his own
       *[other] Let the card stand: the hand that plays next has played after it, and so has given the rectification up
    }
order-LetDeclarersPlayStand =
    { $edition ->
        [2007] Let the card stand: a card that declarer plays too early, without leading, is played
       *[other] Let the card stand if it is legal: a card that declarer plays too early, without leading, is played
    }
order-TreatItAsPlayedInTurn = Treat the premature card as played in turn
order-KeepTheCardThatShows = Let the card whose face shows be played; have the others picked up
order-LetAnOpponentChangeHisPlay = Let the opponent who has played since change his card; his side may use what the cards taken back have shown, the other may not
order-RuleTheDefectiveTrick = Rule the trick as a defective one: the surplus cards go back to the hand, and whoever won the trick keeps it
order-RuleADefectiveTrick = Have the surplus cards restored to the hand (67B2), leaving in the trick the one that was faced; whoever won the trick keeps it, and not having played a restored card to an earlier trick may be a revoke
order-LookForAPrematureCard = If his partner had not yet played to the trick, look at the options of Law 57A
order-LetTheOtherCardStand =
    { $due ->
        [honour_instead] Let the honour stand: with a minor penalty card it is allowed; the penalty card stays
       *[other] Let the card stand: he had to follow suit or obey a choice; the penalty card stays and is played as soon as possible
    }
order-RuleTheClaim = Stop play and rule the claim or concession: the cards shown with it are not penalty cards
order-MinorPenaltyCard =
    { $how ->
        [named] Unless you designate otherwise, treat it as a minor penalty card: a single one, below the ten
       *[other] Unless you designate otherwise, treat it as a minor penalty card: a single one, below the ten, shown unintentionally
    }
order-MajorPenaltyCard =
    { $number_of_penalty_cards ->
        [same_suit] Treat all the defender's penalty cards as major
        [several_suits] Treat all the defender's penalty cards as major
       *[other] Unless you designate otherwise, treat it as a major penalty card
    }
order-PlayItAtTheFirstOpportunity =
    { $on_lead ->
        [holder] Have the penalty card played now if that is legal, else at the first opportunity: leading, following, discarding or ruffing
       *[other] When its holder's turn comes, have the penalty card played at the first legal opportunity: leading, following, discarding or ruffing
    }
order-PlayItWhenItIsLegal = From then on have the major penalty card played at the first legal opportunity: leading, following, discarding or ruffing
order-LetDeclarerChooseTheLead =
    { $declarer_choice ->
        [led_too_soon] Stop the lead: declarer chooses all the same, and the partner leads after that
       *[other] Stop the lead until declarer has chosen
    }
order-StopTheLeadUntilDeclarerChooses =
    { $number_of_penalty_cards ->
        [one] If his partner comes to lead while the card still lies there, have him wait until declarer has chosen: require the suit, forbid it or leave the lead free
       *[other] If his partner comes to lead while they still lie there, have him wait until declarer has chosen: require one of their suits, forbid one or more, or leave the lead free
    }
order-OfferTheSuit = Offer declarer to require the suit, or to forbid it for as long as the partner keeps the lead: either way the card is picked up and is no longer a penalty card
order-OfferToRequire =
    { $number_of_penalty_cards ->
        [several_suits] Offer declarer to require one of the suits of the penalty cards: all those of that suit are picked up, the others stay
       *[other] Offer declarer to require the suit: all the penalty cards are picked up
    }
order-OfferToForbid =
    { $number_of_penalty_cards ->
        [several_suits] Offer declarer to forbid one or more of those suits for as long as the partner keeps the lead: the penalty cards of the forbidden suits are picked up
       *[other] Offer declarer to forbid the suit for as long as the partner keeps the lead: all the penalty cards are picked up
    }
order-OfferAFreeLead =
    { $number_of_penalty_cards ->
        [one] Offer declarer to leave the lead free: the card remains a penalty card
       *[other] Offer declarer to leave the lead free: the cards remain penalty cards
    }
order-LetDeclarerMakeOneChoice = Have declarer choose again: he may require one of the suits or forbid one or more of them, not both at once
order-RequireTheSuit =
    { $number_of_penalty_cards ->
        [one] Have the partner lead the suit; the holder picks up the penalty card and plays what he likes
        [same_suit] Have the partner lead the suit; all the penalty cards are picked up
       *[other] Have the partner lead the suit chosen; its penalty cards are picked up, the others stay
    }
order-ForbidTheSuit =
    { $number_of_penalty_cards ->
        [one] Have the partner lead another suit, for as long as he keeps the lead; the penalty card is picked up
        [same_suit] Have the partner lead another suit, for as long as he keeps the lead; all the penalty cards are picked up
       *[other] Have the partner keep off the forbidden suits for as long as he keeps the lead; their penalty cards are picked up, the others stay
    }
order-LeaveTheLeadFree =
    { $number_of_penalty_cards ->
        [one] Require and forbid nothing at the partner's lead; the card remains a penalty card, and declarer chooses again at his next leads
       *[other] Require and forbid nothing at the partner's lead; the cards remain penalty cards, and declarer chooses again at his next leads
    }
order-LeaveTheOtherPenaltyCard = Have every other penalty card of his left face up: the card taken back is none, those remain; rule on what they bind, his partner's lead too
order-LeadTheOwnPenaltyCard =
    { $call_withdrawn ->
        [yes] Have the partner lead his own penalty card, if it is major and the withdrawn call does not bar it; otherwise he leads what that leaves him
       *[other] Have the partner lead his own penalty card, if it is major; otherwise he leads freely
    }
order-LetTheChoiceGoFirst =
    { $declarer_choice ->
        [require] Have the partner lead his own penalty card only if it is of the suit required; if not, it stays and is played as soon as possible
        [forbid] Do not let the partner lead his own penalty card if it is of the forbidden suit: it stays and is played as soon as possible
       *[other] Put declarer's choice before the partner's own penalty card, which is played as soon as the choice allows
    }
order-PenaliseTheCardLedToo = Treat as a penalty card, too, the card that the partner led without waiting for the choice
order-PenaliseThatCardToo = Treat as a penalty card, too, the card that the partner played without waiting for the choice
order-ThenRestrictTheLead = Then ask declarer whether he forbids one suit that the card's owner has not shown in the legal auction, for as long as the leader retains the lead
order-ThenFollowLaw26 = Then ask declarer whether he requires or forbids a suit at this first lead: which, the withdrawn call decides
order-ThenReadLaw26 = Then read Law 26 of that Code: after a withdrawn call declarer may require or forbid a suit at this first lead
order-DesignateThePlayedCard =
    { $role ->
        [declarer_side] Ask declarer which of the cards he plays
       *[other] Ask the defender which of the cards he plays; each other card that shows is a penalty card
    }
order-LeaveItFaceUp =
    { $number_of_penalty_cards ->
        [same_suit] Have the cards left face up on the table in front of their holder
        [several_suits] Have the cards left face up on the table in front of their holder
       *[other] Have the card left face up on the table in front of its holder
    }
order-PlayItBeforeOtherSmallCards =
    { $call_withdrawn ->
        [yes] In that suit have the penalty card played before any other card below the ten; an honour is allowed, and this card does not restrict the partner's lead
       *[other] In that suit have the penalty card played before any other card below the ten; an honour is allowed, and the partner leads freely
    }
order-DesignateWhichIsPlayed = If he can legally play more than one penalty card, ask declarer which
order-PlayAnyLegalCardIfUnable = Have a player who cannot do what declarer has chosen play any legal card
order-LetDeclarerChooseThePlay = Treat the card as a major penalty card; for the partner's play to this trick have declarer choose one of these
order-OfferTheHighest = Require the highest card of the suit led
order-OfferTheLowest = Require the lowest card of the suit led
order-OfferToRequireAnotherSuit = Require a card of another suit, which declarer names
order-OfferToForbidAnotherSuit = Forbid cards of another suit, which declarer names
order-RequireTheHighest = Have the partner play the highest card he has of the suit led
order-RequireTheLowest = Have the partner play the lowest card he has of the suit led
order-RequireAnotherSuit = Have the partner play a card of the suit that declarer names
order-ForbidAnotherSuit = Have the partner play no card of the suit that declarer names
order-PlayItInTurn = Have the card played at the defender's turn if it is legal; if not, treat it as a major penalty card
order-LetDeclarerAcceptOrRefuse = Ask declarer: if he accepts (52B1), the card stands and the penalty card remains one; if he refuses (52B2), the penalty card is played and the other becomes a major penalty card
order-LetDeclarerTreatIt = Ask declarer whether he treats the card as a penalty card; if not, it is picked up
order-KeepTheCardPlayed =
    { $since ->
        [declarer_side] Let the card played stand: declarer's side has played since and must accept it
       *[other] Let the card played stand
    }
order-LeaveThePenaltyCard =
    { $since ->
        [next_trick] Have the penalty card left face up: not having been played, it remains one
       *[other] Have the penalty card left face up: it remains one
    }
order-SubstituteThePenaltyCard = Have the penalty card played; the card played instead stays face up, a major penalty card
order-RuleARevoke = Rule it as a revoke: he did not play what was required
order-RuleAnEstablishedRevoke = Rule it as an established revoke: he did not play the penalty card and the defenders alone have played on
order-UseTheDutyAlone =
    { $how ->
        [played_early] Let the partner reckon with the duty to play it, with nothing else that the card shows him
       *[other] Let the partner reckon with what its holder has to do, with nothing else that the card shows him
    }
order-IgnoreWhatItShowed =
    { $number_of_penalty_cards ->
        [one] Once the card is picked up, what it has shown is unauthorised information for the partner, authorised for declarer
       *[other] Once the cards are picked up, what they have shown is unauthorised information for the partner, authorised for declarer
    }
order-WeighWhatItShowed = What the partner has seen may be unauthorised information: if he profits by it, adjust the score
order-AdjustIfItHelped = If at the end of play what the card has shown has damaged declarer, adjust the score
order-WeighTheQuestion = Treat what the question told declarer as unauthorised information: if he uses it, award an adjusted score
order-WarnDummy = Warn dummy (90): he may not ask a defender whether he has revoked

## What is said to the players

say-NoPenaltyCard =
    .declarer =
        { $role ->
            [declarer_side] { $how ->
                [two_cards_to_trick] Pick up the other: declarer's cards are never penalty cards.
               *[other] Take the card back; it is no penalty card.
            }
           *[other] { "" }
        }
    .defender =
        { $role ->
            [declarer_side] { "" }
           *[other] Take the card back; it is no penalty card.
        }
say-LetThePlayStand =
    .all = The card stands as played; there is no rectification.
say-TreatItAsPlayedInTurn =
    .all = The card counts as played in turn.
say-LetDeclarersPlayStand =
    .all = Declarer's card is played, if it is legal.
say-KeepTheCardThatShows =
    .all = The card that shows is played; the others go back to the hand.
say-LetAnOpponentChangeHisPlay =
    .opponent_who_played = You may change your card.
say-RuleTheDefectiveTrick =
    .all = Both sides had played on: one trick has a card too many, and I rule on it next.
say-RuleADefectiveTrick =
    .all = Wait, please: one trick has a card too many, and I put it right.
say-LetTheOtherCardStand =
    .all = The card played stands; the penalty card stays on the table.
say-RuleTheClaim =
    .all = Stop play: I rule on the claim or concession.
say-MinorPenaltyCard =
    .defender =
        { $how ->
            [two_cards_to_trick] The other is a minor penalty card.
           *[other] It is a minor penalty card.
        }
say-MajorPenaltyCard =
    .defender =
        { $number_of_penalty_cards ->
            [same_suit] The cards are all major penalty cards.
            [several_suits] The cards are all major penalty cards.
           *[other] { $how ->
               [two_cards_to_trick] The other is a major penalty card.
              *[other] It is a major penalty card.
           }
        }
say-PlayItAtTheFirstOpportunity =
    .defender =
        { $on_lead ->
            [holder] { $number_of_penalty_cards ->
                [same_suit] Play one of them now if you legally can, otherwise as soon as you can.
                [several_suits] Play one of them now if you legally can, otherwise as soon as you can.
               *[other] { $how ->
                   [two_cards_to_trick] Play it as soon as you legally can, from the next trick.
                  *[other] Play it now if you legally can, otherwise as soon as you can.
               }
            }
           *[other] { $number_of_penalty_cards ->
                [same_suit] From your next turn, play them as soon as you legally can.
                [several_suits] From your next turn, play them as soon as you legally can.
               *[other] From your next turn, play it as soon as you legally can.
            }
        }
say-PlayItWhenItIsLegal =
    .defender = Play it as soon as you legally can.
say-LetDeclarerChooseTheLead =
    .other_defender =
        { $declarer_choice ->
            [led_too_soon] Leave the card you led face up, and lead only when declarer has chosen.
           *[other] Do not lead before declarer has chosen.
        }
say-StopTheLeadUntilDeclarerChooses =
    .other_defender =
        { $number_of_penalty_cards ->
            [one] If you are to lead while it is on the table, wait for declarer's choice.
           *[other] If you are to lead while they are on the table, wait for declarer's choice.
        }
say-OfferTheSuit =
    .declarer = You may require that suit, or forbid it for as long as the other defender keeps the lead: the card is picked up.
say-OfferToRequire =
    .declarer =
        { $number_of_penalty_cards ->
            [several_suits] You may require one of those suits: its cards are then picked up.
           *[other] You may require that suit: all the cards are then picked up.
        }
say-OfferToForbid =
    .declarer =
        { $number_of_penalty_cards ->
            [several_suits] Or forbid some of them while the player keeps the lead: their cards are then picked up.
           *[other] Or forbid it while the player keeps the lead: all the cards are then picked up.
        }
say-OfferAFreeLead =
    .declarer =
        { $number_of_penalty_cards ->
            [one] Or leave the lead free: the card stays a penalty card.
           *[other] Or leave the lead free: the cards stay penalty cards.
        }
say-LetDeclarerMakeOneChoice =
    .declarer = Choose only one of the three.
say-RequireTheSuit =
    .defender =
        { $number_of_penalty_cards ->
            [one] Declarer has required that suit: pick your penalty card up.
            [same_suit] Declarer has required that suit: pick all your penalty cards up.
           *[other] Pick up your penalty cards of the suit that declarer has required; the others stay.
        }
    .other_defender = Lead the suit that declarer requires.
say-ForbidTheSuit =
    .defender =
        { $number_of_penalty_cards ->
            [one] Declarer has forbidden that suit: pick your penalty card up.
            [same_suit] Declarer has forbidden that suit: pick all your penalty cards up.
           *[other] Pick up your penalty cards of the suits that declarer has forbidden; any others stay.
        }
    .other_defender =
        { $number_of_penalty_cards ->
            [several_suits] While you keep the lead, do not lead any of the forbidden suits.
           *[other] While you keep the lead, do not lead that suit.
        }
say-LeaveTheLeadFree =
    .other_defender =
        { $leader_has_penalty_card ->
            [yes] { "" }
           *[other] { $call_withdrawn ->
                [yes] The penalty card does not restrict your lead; the withdrawn call may.
               *[other] You may lead anything.
            }
        }
    .declarer =
        { $number_of_penalty_cards ->
            [one] The card stays a penalty card; at the other defender's next lead you choose again.
           *[other] The cards stay penalty cards; at the other defender's next lead you choose again.
        }
say-LeaveTheOtherPenaltyCard =
    .defender = Your other penalty card stays face up.
say-LeadTheOwnPenaltyCard =
    .other_defender =
        { $call_withdrawn ->
            [yes] If your own penalty card is major, lead it, unless declarer's choice after the withdrawn call bars it.
           *[other] If your own penalty card is major, lead it; otherwise lead anything.
        }
say-LetTheChoiceGoFirst =
    .other_defender =
        { $declarer_choice ->
            [require] Lead your own penalty card only if it is of the suit required.
            [forbid] Do not lead your own penalty card if it is of the suit forbidden.
           *[other] That choice comes before your own penalty card.
        }
say-PenaliseTheCardLedToo =
    .other_defender = The card you led is a penalty card, too.
say-PenaliseThatCardToo =
    .other_defender = The card you played stays face up too, a penalty card.
say-ThenRestrictTheLead =
    .declarer = You may then forbid, for as long as that defender keeps the lead, a suit not shown in the owner's calls that stand.
say-ThenFollowLaw26 =
    .declarer = You may then require, or forbid while that player keeps the lead, a suit shown only by the withdrawn call, or forbid any if not of suits alone.
say-ThenReadLaw26 =
    .declarer = The withdrawn call may give you a choice as well; I look it up.
say-DesignateThePlayedCard =
    .declarer =
        { $role ->
            [declarer_side] Which of the two do you play?
           *[other] { "" }
        }
    .defender =
        { $role ->
            [declarer_side] { "" }
           *[other] Which of the two do you play?
        }
say-LeaveItFaceUp =
    .defender =
        { $number_of_penalty_cards ->
            [same_suit] { $declarer_choice ->
                [none] The cards stay face up: play one as soon as you legally can.
               *[other] Leave them face up.
            }
            [several_suits] { $declarer_choice ->
                [none] The cards stay face up: play one as soon as you legally can.
               *[other] Leave them face up.
            }
           *[other] { $declarer_choice ->
                [none] It stays face up: play it when you legally can.
               *[other] The card stays face up until you play it.
            }
        }
say-PlayItBeforeOtherSmallCards =
    .defender =
        { $call_withdrawn ->
            [yes] In that suit play it before any other card below the ten; you may play an honour before it. It does not restrict your partner's lead.
           *[other] In that suit play it before any other card below the ten; you may play an honour before it. Your partner may lead anything.
        }
say-DesignateWhichIsPlayed =
    .declarer = If the player can legally play more than one penalty card, you say which.
say-PlayAnyLegalCardIfUnable =
    .other_defender =
        { $play_choice ->
            [not_yet] Wait for declarer's choice.
           *[other] { $declarer_choice ->
                [forbid] { $number_of_penalty_cards ->
                    [several_suits] If you cannot, play any legal card.
                   *[other] If you hold no other suit, lead it.
                }
                [require] If you hold none, lead anything.
               *[other] If you cannot, play any legal card.
            }
        }
say-LetDeclarerChooseThePlay =
    .defender = It is a major penalty card.
say-OfferTheHighest =
    .declarer = The highest of the suit led.
say-OfferTheLowest =
    .declarer = The lowest of it.
say-OfferToRequireAnotherSuit =
    .declarer = A card of another suit, which you name.
say-OfferToForbidAnotherSuit =
    .declarer = No card of another suit, which you name.
say-RequireTheHighest =
    .other_defender = Play your highest card of the suit led.
say-RequireTheLowest =
    .other_defender = Play your lowest card of the suit led.
say-RequireAnotherSuit =
    .declarer = Which suit do you name?
    .other_defender = Play a card of that suit.
say-ForbidAnotherSuit =
    .declarer = Which suit do you name?
    .other_defender = Play no card of that suit.
say-PlayItInTurn =
    .defender = Play the card at your turn if it is legal; if not, it is a major penalty card.
say-LetDeclarerAcceptOrRefuse =
    .declarer =
        You may accept the card played; the penalty card then stays.
        Or you may refuse it; the player then plays the penalty card, and the card played becomes a major penalty card.
say-LetDeclarerTreatIt =
    .declarer = That card was seen during the auction: you may treat it as a penalty card, or have it picked up. Decide alone.
say-KeepTheCardPlayed =
    .all = The card played stands.
say-LeaveThePenaltyCard =
    .defender = Leave the penalty card face up.
say-SubstituteThePenaltyCard =
    .defender = Play the penalty card; leave the other one face up, a major penalty card.
say-RuleARevoke =
    .all = Wait, please: this is a revoke, and I rule on it.
say-RuleAnEstablishedRevoke =
    .all = Wait, please: this is an established revoke, and I rule on it.
say-UseTheDutyAlone =
    .other_defender = You may reckon with the duty to play it, with nothing else that it shows.
say-IgnoreWhatItShowed =
    .other_defender =
        { $number_of_penalty_cards ->
            [one] Once the card is picked up you may not use what it has shown.
           *[other] Once cards are picked up you may not use what they have shown.
        }
say-WeighWhatItShowed =
    .other_defender = You may not use what you have seen or heard of that card.
say-WeighTheQuestion =
    .declarer = You may not use what dummy's question has told you.
say-WarnDummy =
    .dummy = You may not ask a defender whether he has revoked.

## The provisions, in our own words

law-never_on_declarers_side = No card of declarer's or dummy's ever becomes a penalty card.
law-a_defenders = The card is a defender's.
law-by_accident = The card was dropped or glimpsed, or was restored to the hand.
law-out_of_partners_sight = Its face was never where his partner could see it.
law-seen_by_nobody_or_by_right = A card shown as the Laws direct, or that the partner could not see, is no penalty card.
law-shown_with_words = The card was shown with a statement about tricks.
law-about_the_trick_in_progress = A card shown while speaking only of the trick in progress does not become a penalty card.
law-partner_objected_to_the_concession = If the partner objects at once to the concession, the cards shown with it are not penalty cards.
law-the_claim_is_ruled = After a claim or concession play stops, and that is ruled.
law-what_the_words_told = What a card shown with words about the trick in progress tells the partner may be unauthorised.
law-what_the_concession_showed = What was shown in a concession to which the partner objected is unauthorised for him.
law-shown_in_conceding = The card was shown in a concession to which the partner objected.
law-came_by_play = A card led or played, and then withdrawn, was exposed by deliberate play.
law-exposed = The card is a penalty card.
law-exposed_in_play = A defender's card that his partner could see, or that he named as being in his hand, becomes a penalty card unless the Director designates otherwise.
law-exposed_as_another_law_says = Another Law makes the card a penalty card.
law-settled_by_another_law = Another Law says what becomes of the card.
law-at_once = One hand has put two or more cards to the trick at once.
law-noticed_when_both_sides_had_played_on = If both sides have played to the next trick before it is noticed, the trick is a defective one.
    .until-2007 = If both sides have played to the next trick before it is noticed, the trick is a defective one.
law-surplus_cards_go_back = Of the cards put to a defective trick all but one go back to the hand.
law-noticed_in_time = It was noticed before both sides had played to the next trick.
law-one_face_shows = If the face of one card only could be seen, that card is played and the others are picked up.
law-several_faces_show = A player who shows several cards to a trick says which he plays; each other one of a defender's is a penalty card.
law-an_opponent_may_change = When a visible card is withdrawn, an opponent who has played after it may change his card.

law-of_another_law = Another Law speaks of that card of a defender's.
law-led_on_an_opponents_word = A defender led out of turn because an opponent had told him that it was his lead.
law-on_an_opponents_word_at_all = The card was led or played because an opponent had told the player that it was his turn.
law-led_by_his_own_error = A defender led out of turn, and not on an opponent's word.
law-opening_lead_refused = An opening lead out of turn that declarer refuses becomes a major penalty card.
law-later_lead_refused = A lead out of turn to a later trick that declarer refuses becomes a major penalty card.
law-a_lead_was_refused = Declarer refused a defender's lead out of turn.
law-withdrawn_to_correct_a_revoke = A card that a defender withdraws to correct a revoke becomes a major penalty card.
law-led_during_the_auction = The card was led before the auction was over.
law-seen_during_the_auction = A card that the partner could see during the auction becomes a penalty card if its owner is to defend.
law-declarer_may_treat_it_as_one = Declarer may treat a card that was seen during the auction as a penalty card if its owner defends.
law-declarer_has_a_choice = It is a penalty card only if declarer treats it as one.
law-penalty_card_of_the_auction = The card seen during the auction is a penalty card.
    .until-1997 = Declarer treats the card seen during the auction as a penalty card.
law-before_the_lead_declarer_owes = A defender's card played after declarer had to take back a lead, and before the new lead, becomes a major penalty card.
law-withdrawn_after_a_revoke = A card that the revoker's partner takes back because an opponent has changed his play becomes a penalty card.
law-withdrawn_where_both_sides_revoked = Where both sides revoked on a trick, every card that the defending side withdraws becomes a penalty card.
    .until-2007 = A card withdrawn to correct a revoke becomes a penalty card.
law-missing_and_found_again = A missing card that is restored to the hand may become a penalty card.
law-surplus_in_a_quitted_trick = A surplus card restored to a defender's hand becomes a penalty card if it has been exposed.
law-a_fifth_card = A fifth card to a trick becomes a penalty card, unless it was led.
law-restored_to_the_hand = The card was restored to the hand.
law-withdrawn_from_a_trick = The card was withdrawn from a trick.

law-an_honour = An honour is always a major penalty card.
law-not_by_accident = It was shown on purpose, and so it is not minor.
law-one_of_several = If a defender has more than one penalty card, they are all major.
law-major = The card is a major penalty card.
law-partner_is_to_lead = The partner of the holder of a major penalty card is to lead.
law-declarer_has_not_chosen = The lead waits until declarer has said which one he wants.
law-a_suit_is_bound = Declarer has required or forbidden a suit.
law-led_against_the_choice = The partner could lead as declarer had chosen, and did not.
law-picked_up = The penalty cards of the suit chosen are picked up.
law-suit_required = The suit is required.
law-suit_forbidden = The suit is forbidden.
law-lies_on_the_table = The penalty card stays on the table.
law-another_law_makes_it_major = The card played too early, or refused, is a major penalty card from now on.
law-left_face_up = A penalty card lies face up before its holder until it is played or a choice of declarer's releases it.
law-another_card_lies = Beside the lead taken back on an opponent's word the same defender has a penalty card.
law-the_right_leader_has_one = The partner leads in the place of the defender whose lead is taken back, and has a penalty card.
law-the_other_card_stays = A penalty card of the defender whose lead is taken back on an opponent's word stays face up, and binds as before.
law-the_right_leader_leads_it = A partner who leads instead leads his own penalty card, unless the other defender's remains too.
law-minor_or_major = A single card below the ten shown unintentionally is a minor penalty card; any other is major.
law-minor_card_lies = The card is a minor penalty card.
law-before_other_small_cards = Before a minor penalty card only an honour of the suit may be played; the partner's lead is not restricted.
law-at_the_first_opportunity = A major penalty card is played at the first legal opportunity.
law-other_duties_go_first = Following suit and obeying what was required or forbidden come before the penalty card.
law-declarer_speaks_before_the_lead = The partner of the holder of a major penalty card does not lead before declarer has chosen.
law-the_suit_of_one = There is one penalty card only.
law-the_suit_required_or_forbidden = Declarer may require or forbid the suit of the penalty card, which is then picked up.
law-the_lead_left_free = Declarer may leave the lead free; the penalty card, or those of one suit, remain.
    .until-2007 = Declarer may leave the lead free; the penalty cards remain.
law-the_suit_is_one = The penalty cards are of one suit, or there is only one.
law-no_choice_was_made = Declarer has left the lead free.
law-who_cannot_lead_as_chosen = A partner who has no card of the suit required, or only cards of the suit forbidden, leads any legal card.
law-led_before_the_choice = A partner who leads without waiting for declarer's choice exposes his card.
law-that_card_too = A leader who does not wait for declarer's choice is dealt with under Law 49: his card is a penalty card as well.
law-a_call_restricts_the_lead_too = The partner of a holder who has withdrawn a call leads, whatever kind of penalty card lies there.
law-a_call_was_withdrawn_too = At the first lead of the partner of a player who withdrew a call without a comparable one, declarer may forbid a suit, whatever he chooses about a penalty card.
    .until-2007 = At the first lead of the partner of a player who withdrew a call and chose another, declarer may forbid a suit, or require one if the withdrawn call was of suits alone, whatever he chooses about a penalty card.
    .until-1997 = At the first lead of the partner of a player who withdrew a call and chose another, declarer may forbid a suit, or require one if the withdrawn call was of suits alone, whatever he chooses about a penalty card.

law-some_are_to_be_played = The penalty cards lie there to be played.
law-which_of_several = If he may play several penalty cards, declarer says which.
law-of_one_suit = The penalty cards are of one suit.
law-of_several_suits = The penalty cards are of different suits.
law-declarer_chooses_among_their_suits = Of several suits, declarer says before the lead which he requires, which he forbids, or that the lead is free.
law-requiring_and_forbidding_exclude_each_other = Declarer may require one of their suits, or forbid one or more, or leave the lead free: one of the three.
law-their_suit_required = If declarer requires the suit, all its penalty cards are picked up.
law-their_suit_forbidden = If declarer forbids the suit, all its penalty cards are picked up.
law-one_of_their_suits_required = Declarer may require one of the suits of the penalty cards; those of that suit are picked up.
law-some_of_their_suits_forbidden = Declarer may forbid one or more of those suits; their penalty cards are picked up.
law-the_lead_left_free_of_several_suits = With penalty cards of several suits declarer may leave the lead free; all of them remain.

law-not_played = A defender with a penalty card played another card.
law-was_due = The penalty card was due at that turn.
law-play_went_on_without_it = The penalty card was due, and the defenders have already played to the next trick.
law-may_not_be_withdrawn = The defender may not on his own take back the card played instead of the penalty card.
law-the_card_may_be_accepted = Declarer may accept the card played.
law-the_card_may_be_refused = If declarer does not accept it, the penalty card is played instead.
law-declarer_is_asked = Declarer may accept the card played in place of the penalty card, or have the penalty card played instead.
law-the_card_is_accepted = Declarer may accept the card played instead of the penalty card.
    .until-1997 = Declarer may accept the card played in place of the penalty card, and must if his side has played after it.
law-the_card_has_to_be_accepted = Once declarer has played on from his own hand or dummy he must accept the card played in place of the penalty card.
law-accepted_or_played_on = The card played instead stands, or the defenders have played on.
law-the_unplayed_card_remains = A penalty card that was not played when it was due remains a penalty card.
law-the_card_is_refused = If he refuses it the penalty card is played, and the card refused becomes a major penalty card.

law-before_its_turn = The card was led or played before its turn.
law-on_an_opponents_word = It was played because an opponent had said that it was its turn.
law-too_early = The card was led or played before its turn, and no opponent had told him to.
law-declarers_premature_play = A card that declarer plays too early from either hand, without leading, is played; if legal it is not withdrawn.
    .until-2007 = A card that declarer plays too early from either hand, without leading, is played.
law-played_early = A defender played before his turn.
law-shown_about_the_trick_in_progress = A defender showed the card while speaking of the trick in progress.
law-at_the_opponents_turn = His partner had played, and it was the turn of the opponent on his right.
law-with_partner_before_him = Played when only an opponent was still to play before him, the card is an exposed one.
law-before_his_right_hand_opponent = If it was the turn of the opponent on his right, the card is played at its turn when legal; if not, it is a major penalty card.
law-before_his_partner = A defender led or played before his partner.
law-declarer_had_played = There is no rectification if declarer had already played from both hands; a card of dummy's counts once declarer has called or indicated it.
    .until-2007 = There is no rectification if declarer had already played from both hands or dummy had played or suggested a card; a singleton of dummy's, or one of several adjacent cards, does not count as played until declarer has called or indicated it.
    .until-1997 = There is no rectification if declarer had already played from both hands or dummy had played or suggested a card; a singleton of dummy's, or one of several equal cards, does not count as played of itself.
law-dummy_had_shown_a_card = There is no rectification if dummy has moved or suggested a card on his own.
law-the_next_hand_played_on = An opponent who plays after the premature card of the opponent on his right gives up the rectification.
law-as_if_in_turn = Once the rectification is given up, the premature card counts as played in turn.
law-no_right_is_lost = Declarer's side has played no card that gives up a right.
law-subject_to_rectification = He played before his partner, and declarer's side has lost no right.
law-the_partners_play_is_bound = Declarer binds the partner's play.
law-played_against_the_choice = The partner could play as declarer had chosen, and did not.
law-declarer_chooses_the_play = A card played before the partner's is a major penalty card, and declarer restricts the partner's play.
law-the_play_is_not_chosen = Declarer restricts what the partner plays, and has not chosen yet.
    .until-2007 = Declarer restricts what the partner plays and has not chosen yet, or has required another suit, which was no choice then.
law-the_highest = Declarer may require the partner's highest card of the suit led.
law-the_lowest = Declarer may require the partner's lowest card of the suit led.
law-another_suit_required = Declarer may require the partner to play a card of another suit.
law-another_suit_forbidden = Declarer may forbid the partner the cards of another suit.
law-who_cannot_play_as_chosen = A partner who cannot do what was chosen, or who has to follow suit, plays any legal card.
law-partner_did_not_wait = If the partner plays without waiting for declarer's choice, his card is dealt with as an exposed one: it is a penalty card as well.

law-duty_known_to_all = The duty to play the penalty card is authorised information for everybody.
law-what_the_partner_may_not_use = What a penalty card has shown that was picked up is unauthorised for the partner, authorised for declarer.
    .until-2007 = The duty to play it apart, what the penalty card shows is unauthorised for the partner.
    .until-1997 = What the penalty card shows the partner is unauthorised; the duty to play it is authorised (WBF minute of 1998).
law-what_the_attempt_told = What a card shown at the opponent's turn tells the partner may be unauthorised.
law-a_revoke_after_all = Not to play, though able, what the Laws or declarer require is a revoke.
law-dummy_asked_a_defender = Dummy may not ask a defender whether he has revoked.
law-it_did_damage = If what the card has shown has damaged the others, the Director adjusts.
law-showing_it_could_pay = A player who could have been aware, when he showed the card, that this could well damage the other side is not to gain by it.
    .until-1997 = A player who could have known, when he showed the card, that this would be likely to damage the other side is not to gain by it.

## Why

reason-1 =
    { $role ->
        [declarer_side] { $how ->
            [two_cards_to_trick] Declarer put two cards to the trick.
            [played_early] Declarer played before his turn.
           *[other] The card is declarer's or dummy's.
        }
       *[other] { $how ->
            [dropped] A defender's card was dropped or glimpsed.
            [two_cards_to_trick] A defender put two cards to the trick.
            [named] A defender named a card of his.
            [led_out_of_turn] A defender took back a lead out of turn.
            [revoke_corrected] A defender took back the card of a revoke.
            [played_early] A defender played before his turn.
            [not_played] A defender played another card instead of the penalty card.
            [claim_context] A defender showed the card with a statement about tricks.
            [law_context] The card was shown as the Laws direct.
            [another_way] { $other_way ->
                [in_the_auction] A defender's card was seen during the auction.
                [before_declarers_lead] A defender played after declarer's lead was taken back and before the new one.
                [withdrawn_after_a_revoke] The revoker's partner took back the card he had played.
                [both_sides_revoked] A defender took back a card where both sides had revoked.
                [found_again] A defender's missing card was restored to his hand.
                [surplus_restored] A defender's surplus card was restored to his hand.
                [fifth_card] A defender played a fifth card to a trick.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }

## What is left to be done later, in few words

task-AdjustIfItHelped = did the card help?
task-WeighWhatItShowed = did the card help?
task-WeighTheQuestion = did the question help?
task-StopTheLeadUntilDeclarerChooses = partner's lead
task-LeaveTheLeadFree = partner's lead
