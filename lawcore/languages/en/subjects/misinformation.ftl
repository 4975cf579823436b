### What is said where an explanation or an alert may have been wrong, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Misinformation
    .command = misinformation
    .menu = A wrong explanation or alert: the questions of the Law in order

## The facts: how they are asked, how they are answered

fact-when = At what point are you called?
    .aside = Play begins when the lead is faced.
ask-when = At what point are you called?
option-when-auction = During the auction
option-when-clarification = After the final pass
option-when-play = During play
option-when-after = After play
option-when-too_late = Later: too late
choice-when-too_late = After the time limit
fact-m_kind = Mistaken explanation, or mistaken call?
    .aside = Ask each of the pair for their agreement, alone, away from the table. Without evidence: a wrong explanation.
option-m_kind-wrong_expl = Wrong explanation
option-m_kind-failed_alert = Alert missing or undue
option-m_kind-no_agreement = No common agreement
option-m_kind-misbid = Mistaken call
option-m_kind-misheard = The player misunderstood
choice-m_kind-misbid = Mistaken call
option-m_kind-unsure = No evidence
fact-m_partner = Has the misinformed player's partner called since?
option-m_partner-not_called = No
option-m_partner-called = Yes
fact-m_influenced = Rightly informed, could the player well have made another call?
    .aside = First ask each of the pair alone for the agreement. Then, away from the table, tell the misled player the right meaning and ask: a realistic chance is enough.
option-m_influenced-yes = Yes
option-m_influenced-no = No
option-m_influenced-unsure = In doubt
fact-m_affected = What could well have been affected?
    .aside = Of the side that was misled.
option-m_affected-call = A call
option-m_affected-play = A play
option-m_affected-both = A call and a play
option-m_affected-neither = Neither
fact-m_card = Was a card played after the card in question?
    .aside = Opening lead: has dummy faced a card?
option-m_card-no = No
option-m_card-yes = Yes
fact-m_harm = Did the side that misinformed gain from it?
    .aside = Against what was probable with the right explanation in time.
option-m_harm-not_yet = Play not over
option-m_harm-yes = Yes
option-m_harm-no = No
option-m_harm-unsure = In doubt
fact-m_harm_call = Did the side that misinformed gain from the call?
option-m_harm_call-yes = Yes
option-m_harm_call-no = No
option-m_harm_call-unsure = In doubt
fact-m_harm_play = Did the side that misinformed gain from the play?
option-m_harm_play-yes = Yes
option-m_harm_play-no = No
option-m_harm_play-unsure = In doubt
fact-lead_made = Has a lead been made?
option-lead_made-none = Not yet
option-lead_made-face_down = Face down
choice-lead_made-face_down = A lead lies face down
supposed-lead_made = no lead has been made yet
fact-changes_call = Does the player change his call?
option-changes_call-not_yet = Not said yet
option-changes_call-yes = Yes
option-changes_call-no = No
choice-changes_call-yes = The player has changed his call
choice-changes_call-no = The player keeps his call
supposed-changes_call = the player has not said whether it is changed
next-m_affected = Play is over: was there damage?
brief-when-auction = during the auction
brief-when-clarification = after the final pass
brief-when-play = during play
brief-when-after = after play
brief-when-too_late = ruling requested too late
brief-m_kind-wrong_expl = explanation wrong
brief-m_kind-failed_alert = alert missing or undue
brief-m_kind-no_agreement = nothing agreed
brief-m_kind-misbid = mistaken call, right explanation
brief-m_kind-misheard = the player's own misunderstanding
brief-m_kind-unsure = no evidence
brief-m_partner-not_called = partner has not called since
brief-m_partner-called = partner has called since
brief-m_influenced-yes = could have influenced the player
brief-m_influenced-no = it did not influence the player
brief-m_influenced-unsure = influence in doubt
brief-m_affected-call = a call affected
brief-m_affected-play = a play affected
brief-m_affected-both = call and play affected
brief-m_affected-neither = neither affected
brief-m_card-no = no card since
brief-m_card-yes = a card since
brief-m_harm-not_yet = play not over
brief-m_harm-yes = a gain
brief-m_harm-no = no gain
brief-m_harm-unsure = gain in doubt
brief-m_harm_call-yes = a gain from the call
brief-m_harm_call-no = no gain from the call
brief-m_harm_call-unsure = call in doubt
brief-m_harm_play-yes = a gain from the play
brief-m_harm_play-no = no gain from the play
brief-m_harm_play-unsure = play in doubt
brief-lead_made-none = no lead yet
brief-lead_made-face_down = lead face down
brief-changes_call-not_yet = change not said yet
brief-changes_call-yes = call changed
brief-changes_call-no = call kept
why-when = Before the lead is faced a last call can still be changed; later at most a card, or the score (21B1, 21B3, 47E2).
why-m_kind = If the explanation was right and the call was not, there is no infraction (75C).
why-m_partner = Once his partner has called as well, the call can no longer be changed (21B1(a)).
why-m_affected = Damage comes from the infraction, through a call or a card (12B1, 21B3, 47E2).
why-m_harm_call = The score is adjusted only if the offending side gained (12B1, 21B3).
depends-when = when you were called
depends-m_kind = what was wrong
depends-m_partner = whether partner has called since
depends-m_influenced = whether it influenced the player
depends-m_affected = what was affected
depends-m_card = whether a card was played after it
depends-m_harm = whether the offending side gained
depends-m_harm_call = whether the offending side gained from the call
depends-m_harm_play = whether the offending side gained from the play
depends-lead_made = whether a lead has been made
depends-changes_call = whether the player changes his call

## Where the questions end

headline-TakeTheCallAsMistaken = By your finding the call was wrong, not the words ({ $articles }).
headline-LeaveHimHisMisunderstanding = The player's own misunderstanding: nothing is due to him ({ $articles }).
headline-LetTheLastCallBeChanged = The last call may be changed ({ $articles }).
headline-LetTheNewCallStand = The new call stands; the auction goes on ({ $articles }).
headline-LetHimKeepHisCall = The player keeps his call; the lead follows ({ $articles }).
headline-WeighTheInfluence = In doubt: could the misinformation have influenced the call? ({ $articles }).
headline-KeepTheLastCall = By your finding the call was not influenced ({ $articles }).
headline-LeaveTheCallAsItIs = Too late for that call ({ $articles }): look again after play (21B3).
headline-LetTheCardBeRetracted = The card may still be taken back ({ $articles }).
headline-PlayOnAndComeBack = Too late for that card: look again after play ({ $articles }).
headline-HavePlayGoOn = Nothing was affected, by your finding: play on ({ $articles }).
headline-AwardAScore = Gain found: award an adjusted score ({ $articles }).
headline-AdjustThePlayAlone = A gain from the play alone: the contract stays ({ $articles }).
headline-WeighTheDamage = In doubt: did the side that misinformed gain? ({ $articles }).
headline-FindNoGain = No gain for the side that erred: the result stands ({ $articles }).
headline-FindNothingAffected = Nothing was affected: the result stands ({ $articles }).

order-TellTheAgreementAlone = Have the agreement told, and nothing else
order-HavePartnerTakeNoAdvantage = Have the partner of the player who explained go on as if nothing had been heard
order-HaveTheExplainerCorrectIt =
    The explainer { $when ->
        [play] calls you and corrects it as soon as he notices it
       *[other] may correct it at once, and has to before the lead is faced
    }
order-LetADeclaringPartnerCorrectIt = His partner, as declarer or dummy, corrects it after the final pass, not before
order-LetADefenderCorrectItAtTheEnd = His partner, as a defender, corrects it only after play
aside-HaveTheExplainerCorrectIt =
    The explainer { $when ->
        [play] corrects it as soon as it is noticed
       *[other] may correct it at once, and has to before the lead is faced
    }
aside-LetADeclaringPartnerCorrectIt = The partner, as declarer or dummy, corrects it after the final pass
aside-LetADefenderCorrectItAtTheEnd = The partner, as a defender, corrects it only after play
order-TakeTheCallAsMistaken = Let the result stand, whatever came of the call: an agreement rightly explained may be departed from
order-LeaveHimHisMisunderstanding = Change nothing and adjust nothing: the opponents have explained rightly, and he has misunderstood or has not asked
order-KeepTheFindingQuiet = Nobody corrects the explanation, and you tell nobody what you found while the board lasts
order-LookForUndisclosedKnowledge = Look whether partner had more reason than the opponents to expect the departure
order-LookAtTheInformation = Ask what the caller learnt from his partner's explanation
order-LetTheLastCallBeChanged = Let that player change the last call, without rectification for the side
order-LetTheNewCallStand = Let the new call stand without rectification for his side
order-HaveTheAuctionGoOn = Have the auction go on from that player until three passes in rotation
order-PutTheLeadBack = Have the face-down lead taken back to the hand
order-LetHimKeepHisCall = Let the auction stand as it is and the lead follow
order-LetLhoChangeHisCall =
    { $changes_call ->
        [yes] Let the next player change a call made after it
       *[other] If he changes it, let the next player change a call made after it
    }
order-MindTheWithdrawnActions = What is withdrawn is authorised for the side that was misled alone
order-WeighTheInfluence = Ask the misled player, away from the table, which call would have been made on the right words, and why; ask peers too, then decide
order-KeepTheLastCall = Let the auction stand as it is, and note why
order-LeaveTheCallAsItIs =
    Have the right explanation given, and { $when ->
        [clarification] the lead be made
        [play] play go on
       *[other] the auction go on
    }
order-LetTheFaceDownLeadBeRetracted = If the lead was made because of the explanation, it may be taken back on your word
order-LetTheCardBeRetracted = Let that player take the card back, without rectification for the side
order-PlayOnAndComeBack = Have the right explanation given and play go on
order-HavePlayGoOn = Have the right explanation given and play go on; nothing is changed
order-LookForDamageAtTheEnd = Look whether the offending side gained from the call
order-AwardAScore = Award an adjusted score; which one you judge yourself, and consult before you do
order-AdjustThePlayAlone = Leave the contract; you may adjust the result of its play, which you judge yourself
order-AwardOneScore = Award one score for both: the board as it would probably have gone with the right words from the start; do not adjust twice
order-CompareWithFullDisclosure = Ask whether they were damaged because they were not told
order-CompareAsIfRightlyTold = Compare as if they had been told in time what was agreed, or that nothing was
order-WeighTheDamage = Find out what would probably have come with the right words in time
order-FindNoGain = Say so to both sides, with your reasons; look besides at what each partner learnt from the other's words
order-FindNothingAffected = Let the result stand; say so to both sides, with your reasons
order-RememberRepeatedFailures = Repeated failures to disclose agreements may be penalised, whatever the score
aside-RememberRepeatedFailures = Repeated failures to disclose agreements may be penalised
order-PollPeers = Ask each of them alone, with the right explanation, without saying what came of it
order-FillInTheFactSheet = Write down what was found
aside-FillInTheFactSheet =
    Fact sheet. Board, vulnerability, auction: … Said: … Agreed (card, notes, both apart): … Found: { $m_kind ->
        [wrong_expl] explanation wrong
        [failed_alert] alert missing or undue
        [no_agreement] nothing agreed
       *[other] no evidence, so explanation presumed wrong
    }. Corrected by, when: … Would have called or played: … Gain: { $m_harm ->
        [yes] yes
        [no] no
       *[other] in doubt
    }. Asked (class, answers): … Score at the table: … Reasons: …

step-AwardOneScore = Award one score for call and play together: do not adjust twice
step-CompareWithFullDisclosure = Find whether the damage came of what the other side was not told
step-CompareAsIfRightlyTold = Consult, and find the likely result had the other side been rightly told in time

say-FindNoGain =
    .both_sides =
        { $m_kind ->
            [failed_alert] The mistake with the alert made no difference to the result: the result stands. You may appeal within the time limit.
           *[other] The explanation made no difference to the result: the result stands. You may appeal within the time limit.
        }
say-FindNothingAffected =
    .both_sides =
        { $m_kind ->
            [failed_alert] The mistake with the alert affected nothing: the result stands. You may appeal within the time limit.
           *[other] The explanation affected nothing: the result stands. You may appeal within the time limit.
        }
say-AwardAScore =
    .all = There was damage: I cancel the result and award an adjusted score, which I tell you once it is worked out. You may appeal within the time allowed.
say-AdjustThePlayAlone =
    .all = The contract stands, but its play was damaged: I award an adjusted score, which I tell you once it is worked out. You may appeal within the time allowed.
say-TellTheAgreementAlone =
    .all =
        { $m_kind ->
            [no_agreement] They have no agreement on that call.
            [unsure] As far as can be found, the meaning is: ___.
           *[other] The correct meaning is: ___.
        }
say-HavePartnerTakeNoAdvantage =
    .explainers_partner = Go on as if you had not heard your partner.
say-LeaveHimHisMisunderstanding =
    .misled_player = The explanation was right: a misunderstanding of your own changes nothing.
say-LetTheLastCallBeChanged =
    .misled_player = You may change your last call, if you wish.
say-LetTheNewCallStand =
    .misled_player = Your new call stands.
say-HaveTheAuctionGoOn =
    .both_sides = The auction goes on from here. Call me after play if you think there was damage.
say-PutTheLeadBack =
    .defenders = The face-down lead goes back to the hand.
say-LetHimKeepHisCall =
    .all = The auction stands; call me after play if you think there was damage.
say-LetLhoChangeHisCall =
    .lho =
        { $changes_call ->
            [yes] If you called after the misled player, you may change that call too.
           *[other] If the misled player changes that call, you may change the call that you made after it.
        }
    .both_sides =
        { $changes_call ->
            [yes] { "" }
           *[other] Call me after play if you think there was damage.
        }
say-KeepTheLastCall =
    .all = The auction stands; call me after play if you think there was damage.
say-LeaveTheCallAsItIs =
    .all =
        { $when ->
            [play] That call stands: no call can be changed any more. Call me after play if you think there was damage.
           *[other] The misled player's call stands. The partner may change his own, if it was that side's last and was influenced. Call me after play if you think there was damage.
        }
say-LetTheFaceDownLeadBeRetracted =
    .defenders = Leave the lead where it is until I say so.
say-LetTheCardBeRetracted =
    .misled_player = You may take your card back, if you wish.
say-PlayOnAndComeBack =
    .all = Play on; call me after play if you think there was damage.
say-HavePlayGoOn =
    .all = Play on; call me after play if you think there was damage.
say-PollPeers =
    .peers = Your hand: … Vulnerability: … The auction: …, with these meanings: … What do you do? What else did you seriously consider, and why?
say-MindTheWithdrawnActions =
    .both_sides = Only the misled side may use what is withdrawn.

## The provisions, in our own words

law-the_call_was_wrong = Where the explanation is the agreement and the call departs from it there is no infraction, whatever came of it.
law-his_own_misunderstanding = A player who acts on the basis of his own misunderstanding is owed no rectification and no redress.
law-the_explanation_is_not_corrected = An explanation that was right is not corrected, nor is the Director told; so that partner learns nothing no finding is told during the board.
law-partner_may_have_known = A player may depart from what is agreed if his partner has no more reason than the opponents to expect it; undisclosed knowledge that did damage is made good.
law-the_partner_has_heard_it = What a player learns about his own call from his partner's explanation, right or wrong, is unauthorised for him.
law-explained_wrongly = An explanation that does not describe the partners' agreement is an infraction.
law-alerted_wrongly = Not to alert promptly where the authority requires it is misinformation; an alert not required counts as a mistaken explanation.
law-nothing_was_agreed = Where the partners have no common understanding, to describe one is an infraction.
law-presumed_to_be_explained_wrongly = Without evidence to the contrary a mistaken explanation is presumed, and no mistaken call.
law-misled = An opponent was told what is not the agreement.
law-play_is_over = The Director looks at it after the play.
law-asked_too_late = He is asked when the right to a ruling has expired.
law-during_the_auction = The Director is called during the auction.
law-board_is_not_over = The Director is called while the board is being bid or played.
law-the_agreement_alone_is_told = In the auction a player is entitled to know what the opponents have agreed, and to nothing else.
law-told_on_a_like_basis = After the final pass and during the play explanations are given on a like basis.
law-partner_takes_no_advantage = A player takes no advantage of what his partner's explanation told him.
law-the_explainer_has_a_time = A player who finds his own mistake calls the Director and corrects it before the opening lead is faced; before the auction ends he may, but need not.
law-the_explainer_corrects_himself = A player who finds that his own explanation was wrong calls the Director and corrects it before the lead is faced; he may do so sooner.
law-the_explainer_finds_it_in_the_play = A player who finds only during the play that his explanation was wrong calls the Director and corrects it then.
law-partner_keeps_to_his_time = The explainer's partner does nothing to correct an explanation while the auction goes on, nor, if he defends, before play ends.
law-a_defending_partner_waits = If he becomes a defender the explainer's partner corrects the explanation only at the end of the play.
law-a_declaring_partner_speaks = As declarer or dummy the explainer's partner corrects the explanation after the final pass.

law-before_the_lead_is_faced = The auction has ended, and no lead has been faced.
law-auction_period_is_open = The auction period is not over.
law-partner_has_not_called_since = The partner of the player misled has not called since.
law-last_call_was_influenced = Until the auction period ends a player may change a call that wrong words could well have influenced, if his partner has not called since.
law-may_change_it = The wrong words could well have influenced a call that can still be changed.
law-he_has_changed_it = He has changed his call after the final pass.
law-he_keeps_it = He has said after the final pass that he keeps his call.
law-the_new_call_stands = A call changed in time because of misinformation stands, without rectification for that side.
law-the_auction_has_not_ended = An auction ends after three consecutive passes in rotation; if one of them is changed it goes on.
law-the_lead_goes_back = A lead face down is taken back to the hand only on the Director's word after an irregularity.
law-his_call_is_kept = A player may change a call that wrong words could well have influenced; he does not have to.
law-influence_is_in_doubt = It has to be likely enough that the wrong words influenced the call.
law-last_call_was_not_influenced = A call that wrong words could not well have influenced is not changed.
law-partner_has_called_since = Once his partner has called, a player's call can no longer be changed.
law-lho_may_change_his_call_too = When a call is changed the opponent on the left may change a call he made after it.
law-during_the_play = The Director is called during the play.
law-a_call_was_affected_in_play = During the play a call turns out to have been affected.
law-a_card_was_affected = During the play a card turns out to have been affected.
law-auction_period_is_over = Once a lead is faced the auction period is over, and no call can be changed.
law-card_not_followed = A card played because of a mistaken explanation may be taken back while no card was played after it, an opening lead until dummy has faced a card.
law-face_down_lead = A lead made because of a mistaken explanation may be taken back as long as dummy has faced no card.
law-card_was_played_after_it = Another card was played after the affected one, which stays.
law-card_followed = When it is too late to take the card back the Director may adjust the score.
law-nothing_affected_in_play = Damage is a score less favourable because of the infraction; where neither a call nor a card was affected nothing is changed.
law-what_was_withdrawn_told = What a withdrawn call or play told is authorised for the non-offending side.
law-unauthorised_for_who_misled = What a withdrawn call or play told is unauthorised for the offending side.
law-something_is_withdrawn = A call or a card is withdrawn, or may be.
law-damage_is_looked_at_later = When it is too late to change a call the Director looks after play whether the offending side gained from it.

law-offenders_gained = If it is too late to change a call and the offending side gained from it, the Director awards an adjusted score.
law-a_call_alone = By the Director's finding a call alone was affected.
law-a_play_alone = By the Director's finding a play alone was affected.
law-both_were_affected = By the Director's finding a call was affected, and a play as well.
law-call_or_play_is_in_doubt = Whether call or play paid is in doubt.
law-call_and_play_paid = By the Director's finding the offending side gained from the call and from the play.
law-the_call_alone_paid = By the Director's finding only the call paid.
law-the_play_alone_paid = By the Director's finding only the play paid.
law-neither_paid = By the Director's finding neither call nor play paid.
law-gained_by_the_play = If it was too late to take back a card played because of a mistaken explanation, the Director may award an adjusted score.
law-gained_by_the_play_too = By the Director's finding the offending side gained from a card as well.
law-one_score_for_both = Damage is measured against the board without the infraction, and so call and play are made good by one score.
law-gain_is_in_doubt = Whether the offending side gained from a call is judged after the play.
law-gain_by_the_play_is_in_doubt = Whether the offending side gained from a card is judged after the play.
law-offenders_did_not_gain = Only where the offending side gained from the call is the score adjusted.
law-no_gain_by_the_play = Only where the offending side gained from the card is the score adjusted.
law-nothing_was_affected = Damage is a score less favourable because of the infraction; where neither a call nor a play was affected there is none.
law-damage_is_in_doubt = Whether the offending side gained is in doubt.
law-repeated_failures = Repeated failures to disclose what is agreed may be penalised.
law-nobody_was_damaged = Damage is a score less favourable than without the infraction; where there is none, nothing is adjusted.
law-an_adjusted_score_is_considered = By the Director's finding the offending side gained.
law-damaged_by_what_was_not_disclosed = A side that is damaged because its opponents did not disclose what calls mean is entitled to rectification by an adjusted score.
law-as_if_told_in_time = An adjusted score is based on the likely result had the opponents been told in time what was agreed, or that nothing was.
law-peers_are_asked_of_the_call = Players of the same class are asked what they would have called with the right explanation, without the result.
law-peers_are_asked_of_the_play = Players of the same class are asked what they would have played with the right explanation, without the result.
law-peers_are_asked = Players of the same class are asked, with the right explanation, without the result.
law-findings_are_written_down = What was found is written down, for the reasons of the ruling and for an appeal.

## What is left to be done later, in few words

task-LookForDamageAtTheEnd = did they gain?
task-CompareWithFullDisclosure = damage by silence?
task-CompareAsIfRightlyTold = if told in time?
task-AwardOneScore = one score
task-RememberRepeatedFailures = repeated?
task-FillInTheFactSheet = fact sheet
task-AwardAScore = adjusted score
task-AdjustThePlayAlone = score of the play?
task-LetADefenderCorrectItAtTheEnd = correction after play
task-LetTheLastCallBeChanged = look again after play
task-LetTheNewCallStand = look again after play
task-LetHimKeepHisCall = look again after play
task-KeepTheLastCall = look again after play
task-LetTheCardBeRetracted = look again after play
task-PlayOnAndComeBack = look again after play
task-HavePlayGoOn = look again after play
task-LeaveTheCallAsItIs = look again after play
