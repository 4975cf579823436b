### What is said where an explanation or an alert may have been wrong, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Misinformation
    .command = misinformation
    .menu = A wrong explanation or alert: the questions of the Law in order

## The facts: how they are asked, how they are answered

fact-when = At what point are you called?
ask-when = At what point are you called?
option-when-auction = During the auction
option-when-clarification = After the final pass
option-when-play = During play
option-when-after = After play
fact-m_kind = Explanation against agreement: what do you find?
    .aside = Without evidence: a wrong explanation.
option-m_kind-wrong_expl = Explanation was wrong
option-m_kind-failed_alert = Alert missing or undue
option-m_kind-no_agreement = No common agreement
option-m_kind-misbid = Call wrong, words right
choice-m_kind-misbid = Call wrong, words right
option-m_kind-unsure = No evidence
fact-m_partner = Innocent side: did partner call after that call?
option-m_partner-not_called = No
option-m_partner-called = Yes
fact-m_influenced = Could the wrong words well have influenced it?
    .aside = Ask him away from the table. A realistic chance is enough.
option-m_influenced-yes = Yes
option-m_influenced-no = No
option-m_influenced-unsure = In doubt
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
next-m_harm = Play is over: was there damage?
brief-when-auction = during the auction
brief-when-clarification = after the final pass
brief-when-play = during play
brief-when-after = after play
brief-m_kind-wrong_expl = explanation wrong
brief-m_kind-failed_alert = alert missing or undue
brief-m_kind-no_agreement = nothing agreed
brief-m_kind-misbid = call wrong, words right
brief-m_kind-unsure = no evidence
brief-m_partner-not_called = partner has not called since
brief-m_partner-called = partner has called since
brief-m_influenced-yes = it could have influenced him
brief-m_influenced-no = it did not influence him
brief-m_influenced-unsure = influence in doubt
brief-m_card-no = no card since
brief-m_card-yes = a card since
brief-m_harm-not_yet = play not over
brief-m_harm-yes = a gain
brief-m_harm-no = no gain
brief-m_harm-unsure = gain in doubt
depends-when = when you were called
depends-m_kind = what was wrong
depends-m_partner = whether partner has called since
depends-m_influenced = whether it influenced him
depends-m_card = whether a card was played after it
depends-m_harm = whether they gained

## Where the questions end

headline-TakeTheCallAsMistaken = By your finding the call was wrong, not the words ({ $articles }).
headline-LetTheLastCallBeChanged = By your finding his last call may be changed ({ $articles }).
headline-WeighTheInfluence = In doubt: could the wrong words have influenced him? ({ $articles }).
headline-KeepTheLastCall = By your finding the call was not influenced ({ $articles }).
headline-LeaveTheCallAsItIs = Too late for that call: look again after play ({ $articles }).
headline-LetTheCardBeRetracted = The card may still be taken back ({ $articles }).
headline-PlayOnAndComeBack = Too late for that card: look again after play ({ $articles }).
headline-ConsiderAnAdjustedScore = A gain, by your finding: you consider the score ({ $articles }).
headline-WeighTheDamage = In doubt: a gain from it? ({ $articles }).
headline-FindNoGain = By your finding no gain from it ({ $articles }).

order-TellTheAgreementAlone = Have the agreement told, and nothing else. The explainer may correct himself at once, and has to before the lead is faced; his partner, if declarer or dummy, after the final pass, if a defender only after play
order-TakeTheCallAsMistaken = Leave what came of the call: an agreement rightly explained may be departed from
order-LookAtTheInformation = Ask what the caller learnt from his partner's explanation
order-LetTheLastCallBeChanged = Let him change his last call without rectification if the right words could have led him elsewhere
order-LetLhoChangeHisCall = If he changes it, let the next player change a call made after it
order-MindTheWithdrawnActions = What is withdrawn is authorised for the side that was misled alone
order-WeighTheInfluence = Ask him away from the table what he would have called, and why
order-KeepTheLastCall = Let the auction stand as it is, and note why
order-LeaveTheCallAsItIs = Have the right explanation given and the auction go on
order-LetTheFaceDownLeadBeRetracted = On your word a lead may be taken back until dummy faces a card
order-LetTheCardBeRetracted = Let him take the card back if the right words could have led him elsewhere
order-PlayOnAndComeBack = Have the right explanation given and play go on
order-LookForDamageAtTheEnd = Look after play whether they gained from it
order-ConsiderAnAdjustedScore = Judge yourself whether the score is adjusted, and how; consult before you do
order-CompareWithFullDisclosure = Ask whether they were damaged because they were not told
order-CompareAsIfRightlyTold = Compare as if they had been told in time what was agreed, or that nothing was
order-WeighTheDamage = Find out what would probably have come with the right words in time
order-FindNoGain = Say so to both sides, with your reasons; look besides at what each partner learnt from the other's words
order-PollPeers = Ask each of them alone, with the right explanation, without saying what came of it
order-FillInTheFactSheet = Write down what was found
aside-MindTheWithdrawnActions = Only the side that was misled may use what is withdrawn
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

say-TellTheAgreementAlone =
    .explainers = Please answer only: what is your agreement?
say-LetTheLastCallBeChanged =
    .misled_player = You may change your last call if the correct explanation could have led you to another one.
say-LetLhoChangeHisCall =
    .other_side = If he changes it, the next player may change his own call.
say-KeepTheLastCall =
    .all = The auction stands; call me after play if you think there was damage.
say-LeaveTheCallAsItIs =
    .all = That call can no longer be changed; call me after play if you think there was damage.
say-LetTheFaceDownLeadBeRetracted =
    .defenders = Leave the lead where it is until I say so.
say-LetTheCardBeRetracted =
    .misled_player = You may take your card back if the correct explanation could have led you to another one.
say-PlayOnAndComeBack =
    .all = Play on; call me after play if you think there was damage.
say-PollPeers =
    .peers = You hold …, vulnerability …; the auction …, meaning … What do you do? What else did you seriously consider, and why?

## The provisions, in our own words

law-the_call_was_wrong = Where the explanation is the agreement and the call departs from it there is no infraction, whatever came of it.
law-the_partner_has_heard_it = What a player learns about his own call from his partner's explanation, right or wrong, is unauthorised for him.
law-explained_wrongly = An explanation that does not describe the partners' agreement is an infraction.
law-alerted_wrongly = Not to alert promptly where the authority requires it is misinformation; an alert not required counts as a mistaken explanation.
law-nothing_was_agreed = Where the partners have no common understanding, to describe one is an infraction.
law-presumed_to_be_explained_wrongly = Without evidence to the contrary a mistaken explanation is presumed, and no mistaken call.
law-misled = An opponent was told what is not the agreement.
law-play_is_over = The Director looks at it after the play.
law-the_agreement_alone_is_told = A player who notices that his own explanation was wrong calls the Director and corrects it before the lead is faced; his partner does so after the final pass if they declare, and after play if they defend.

law-before_the_lead_is_faced = The auction has ended, and no lead has been faced.
law-auction_period_is_open = The auction period is not over.
law-partner_has_not_called_since = The partner of the player misled has not called since.
law-last_call_was_influenced = Until the auction period ends a player may change a call that wrong words could well have influenced, if his partner has not called since.
law-influence_is_in_doubt = It has to be likely enough that the wrong words influenced the call.
law-last_call_was_not_influenced = A call that wrong words could not well have influenced is not changed.
law-partner_has_called_since = Once his partner has called, a player's call can no longer be changed.
law-lho_may_change_his_call_too = When a call is changed the opponent on the left may change a call he made after it.
law-during_the_play = The Director is called during the play.
law-card_not_followed = A card played because of a mistaken explanation may be taken back while no card was played after it, an opening lead until dummy has faced a card.
law-face_down_lead = A lead made because of a mistaken explanation may be taken back until dummy has faced a card.
law-card_followed = When it is too late to take the card back the Director may adjust the score.
law-what_was_withdrawn_told = What a withdrawn call or play told is authorised for the non-offending side and unauthorised for the other.
law-nothing_can_be_changed = It is too late to change the call or the card.
law-damage_is_looked_at_later = When it is too late to change a call the Director looks after play whether the offending side gained.

law-offenders_gained = If the offending side gained from it the Director considers an adjusted score.
law-gain_is_in_doubt = Whether the offending side gained is judged after the play.
law-offenders_did_not_gain = Only where the offending side gained from it is the score adjusted.
law-damage_is_at_issue = The gain is in doubt, or denied.
law-an_adjusted_score_is_considered = By the Director's finding the offending side gained.
law-damaged_by_what_was_not_disclosed = A side that is damaged because its opponents did not disclose what calls mean is entitled to rectification by an adjusted score.
law-as_if_told_in_time = An adjusted score is based on the likely result had the opponents been told in time what was agreed, or that nothing was.
law-peers_are_asked = Players of the same class are asked, with the right explanation, without the result.
law-findings_are_written_down = What was found is written down, for the reasons of the ruling and for an appeal.

## What is left to be done later, in few words

task-LookForDamageAtTheEnd = did they gain?
task-CompareWithFullDisclosure = damage by silence?
task-CompareAsIfRightlyTold = if told in time?
task-FillInTheFactSheet = fact sheet
