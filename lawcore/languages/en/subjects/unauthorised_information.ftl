### What is said where a player may have had information from his partner, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Unauthorised information
    .command = information
    .menu = Hesitation, remark, gesture: the questions of the Law in order

## The facts: how they are asked, how they are answered

fact-when = When were you called?
ask-when = When were you called?
option-when-now = During auction or play
choice-when-now = During auction or play
option-when-after = After play
option-when-too_late = Later: too late
choice-when-too_late = After the time limit
fact-source = Where could the information come from?
option-source-tempo = Tempo, hesitation
option-source-words = Remark, question, gesture
option-source-explanation = Alert or explanation
option-source-withdrawn = Withdrawn call or play
option-source-of_the_offenders = Withdrawn, of the others
option-source-other = Not from partner
option-source-opponents_card = An opponent's card seen
fact-called_before = Had the first call been made when it was received?
option-called_before-no = No
option-called_before-yes = Yes
fact-u_info =
    { $source ->
        [unknown] Was the hesitation clear enough to tell the partner something?
        [tempo] Was the hesitation clear enough to tell the partner something?
       *[other] Did the partner learn anything from it?
    }
ask-u_info = Did the information do damage? Take the first true answer.
    .note = Logical alternative: many peers would seriously consider it, some might choose it.
choice-u_info-no = No information
choice-u_info-yes-no = No demonstrable suggestion
choice-u_info-yes-yes-no = No logical alternative
choice-u_info-yes-yes-yes-other = Another action
choice-u_info-yes-yes-yes-suggested-no = No damage
choice-u_info-yes-yes-yes-suggested-yes = Damage found
group-u_info-doubt = I am in doubt
    .ask = What is in doubt?
choice-u_info-doubt-unsure = The information
choice-u_info-doubt-yes-unsure = What it suggested
choice-u_info-doubt-yes-yes-unsure = The alternatives
choice-u_info-doubt-yes-yes-yes-unsure = The choice
choice-u_info-doubt-yes-yes-yes-suggested-unsure = The damage
option-u_info-yes = Yes
option-u_info-no = No
option-u_info-unsure = In doubt
fact-u_points = Does the information demonstrably suggest one action?
option-u_points-yes = Yes
option-u_points-no = No
option-u_points-unsure = In doubt
fact-u_la = Did the player with the information have a logical alternative?
    .aside = Would many peers seriously consider it, and might some choose it?
option-u_la-yes = Yes
option-u_la-no = No, only one action
option-u_la-unsure = In doubt
fact-u_chose = What did the player with the information choose?
option-u_chose-suggested = The suggested action
option-u_chose-other = Another one
option-u_chose-unsure = In doubt
fact-u_adv = Did that choice damage the other side?
option-u_adv-yes = Yes
option-u_adv-no = No
option-u_adv-unsure = In doubt
next-u_info = Play is over: judge it
supposed-source = a hesitation
choice-source-words = A remark, a question, a gesture
choice-source-explanation = An alert or explanation
choice-source-withdrawn = A withdrawn call or play
choice-source-of_the_offenders = Withdrawn by an opponent at fault
choice-source-other = It did not come from partner
choice-source-opponents_card = An opponent's card, seen by accident
brief-when-now = called during the board
brief-when-after = called after play
brief-when-too_late = ruling requested too late
brief-source-tempo = tempo
brief-source-words = words or gesture
brief-source-explanation = an explanation
brief-source-withdrawn = a withdrawn call or play
brief-source-of_the_offenders = withdrawn by an opponent at fault
brief-source-other = not from partner
brief-source-opponents_card = an opponent's card seen
brief-called_before-no = before the first call
brief-called_before-yes = after the first call
brief-u_info-yes = information given
brief-u_info-no = no information
brief-u_info-unsure = information in doubt
brief-u_points-yes = it suggests an action
brief-u_points-no = it suggests nothing
brief-u_points-unsure = suggestion in doubt
brief-u_la-yes = an alternative
brief-u_la-no = no alternative
brief-u_la-unsure = alternative in doubt
brief-u_chose-suggested = chose what was suggested
brief-u_chose-other = chose another action
brief-u_chose-unsure = choice in doubt
brief-u_adv-yes = an advantage
brief-u_adv-no = no advantage
brief-u_adv-unsure = advantage in doubt
why-when = During the board the facts are established and play goes on; the score is looked at afterwards (16B2, 16B3).
why-u_info = If partner learned nothing there is nothing to adjust (16B1). Do all agree? Tempo counts against what is normal here.
why-u_points = Only an action that the information suggests over another is barred (16B1(a)). What could it be about? Does it all point one way?
why-u_la = Without another logical alternative his choice was free (16B1(a)).
why-u_chose = The score is adjusted only where he chose what was suggested (16B1(a), 16B3). An action may be suggested though others are as well.
depends-when = when you were called
depends-u_info = whether there was information
depends-u_points = what it suggests
depends-u_la = whether there was an alternative
depends-u_chose = what the player chose
depends-u_adv = whether there was an advantage
depends-source = where it came from
depends-called_before = whether the first call had been made

## Where the questions end

headline-RecordAndPlayOn = Note the facts and play on: nothing is judged yet ({ $articles }).
headline-EndWithoutInformation = You find that no information was given: no adjustment ({ $articles }).
headline-WeighTheInformation = Yet to be settled: was information given? ({ $articles }).
headline-EndWithoutSuggestion = You find that it suggests no action: no adjustment ({ $articles }).
headline-WeighTheSuggestion = Yet to be settled: does it suggest an action? ({ $articles }).
headline-EndWithoutAlternative = You find no logical alternative: no adjustment ({ $articles }).
headline-WeighTheAlternatives = Yet to be settled: was there a logical alternative? ({ $articles }).
headline-EndWithAnotherAction = You find the player did not choose what was suggested: no adjustment ({ $articles }).
headline-WeighTheChoice = Yet to be settled: did the player choose what was suggested? ({ $articles }).
headline-LookAtAPenaltyAlone = You find that the side at fault gained nothing: no adjustment ({ $articles }).
headline-WeighTheDamage = Yet to be settled: did the side at fault gain by it? ({ $articles }).
headline-AwardAScore = Damage found: award an adjusted score ({ $articles }).
headline-TreatItAsExtraneous = Not from partner, before the first call: extraneous information ({ $articles }).
headline-LetItBePlayedOrAdjust = Not from partner, after the first call: extraneous information ({ $articles }).
headline-AdjustIfItMattered = Not from partner, after play: only the score is left ({ $articles }).
headline-LetItBeUsed = An opponent's card seen by accident may be used ({ $articles }).
headline-LetTheInnocentUseIt = The side that did not err may use it ({ $articles }).

order-EstablishTheFacts =
    { $source ->
        [words] Ask all four what was said or shown; note what they agree on and what not
        [explanation] Ask all four what was explained or alerted; note what they agree on and what not
        [withdrawn] Note what was withdrawn, and by whom
       *[other] Ask all four what happened and how long it took; note what they agree on and what not
    }
order-BlameNobodyForAPause = Blame nobody for a pause: by itself it is no infraction
order-RecordAndPlayOn =
    { $source ->
        [withdrawn] Have play go on
       *[other] Have play go on; a player may reserve his rights unless that is not allowed here
    }
order-EndWithoutInformation = No further question of this Law arises; say so to both sides, with your reasons
order-WeighTheInformation = Weigh what all four say, the tempo normal there, and what can be seen: hand, cards, auction
order-LookHowHeAvoidedIt = If it was given, the partner must have avoided any advantage from it: then ask what it suggested
order-CollectTheEvidence = Hold for a fact what is more probable on the evidence, agreed or not
order-EndWithoutSuggestion = No further question of this Law arises; say so to both sides, with your reasons
order-WeighTheSuggestion = List the hands that the player who gave the information may have; ask which action does well against most of them
order-EndWithoutAlternative = No further question of this Law arises; say so to both sides, with your reasons
order-WeighTheAlternatives = Ask at least three to five players of his class, with his methods; only then ask what such information would suggest
order-EndWithAnotherAction = No further question of this Law arises; say so to both sides, with your reasons
order-WeighTheChoice = Compare what he did with every action that the information could suggest
order-LookAtAPenaltyAlone = Do not adjust under this Law; weigh whether anything else is due
order-WeighTheDamage = Find out what would probably have come without the infraction
order-AwardAScore = Award an adjusted score; which one you judge yourself, and consult before you do
order-TreatItAsExtraneous = Have the recipient tell you; if it would probably interfere, change places, deal again if allowed, have it played ready to adjust, or adjust
order-CountTheExplanationAsHeard = What he heard his partner explain counts as such information, whether the explanation was right or not
order-AdjustIfItMattered = Adjust the score if what the recipient knew affected the result; if not, let it stand. Give your reasons
order-LetItBePlayedOrAdjust = Have the recipient tell you; have the board played, ready to adjust if it affected the result, or adjust at once
order-LetItBeUsed = Have play go on: what a player saw of an opponent's card without intending to he may use, unless it was shown to mislead
order-LetTheInnocentUseIt = Have play go on: the side that did not err may use all that was withdrawn has told, its own and the opponents'
order-JudgeHowMuchCareHeTook = You may penalise a player who did not avoid taking advantage, usually where it was blatant
order-PollPeers = Ask each of them alone, without saying that anything happened or what came of it
order-PollPeersOnTheSuggestion = Ask players of his class alone, without saying what came of it, what such information would suggest
order-FillInTheFactSheet = Write down what was found
aside-BlameNobodyForAPause = A pause by itself is no infraction
aside-FillInTheFactSheet =
    Fact sheet. Board, vulnerability, auction: … Source: { $source ->
        [words] words or gesture
        [explanation] alert or explanation
        [withdrawn] a withdrawn call or play
       *[other] tempo
    }; agreed by: … Information given: { $u_info ->
        [yes] yes
        [no] no
       *[other] in doubt
    }. Suggests: { $u_points ->
        [yes] yes (…)
        [no] nothing
        [unsure] in doubt
       *[other] not asked
    }. Alternatives: { $u_la ->
        [yes] yes (…)
        [no] none
        [unsure] in doubt
       *[other] not asked
    }. Chosen: { $u_chose ->
        [suggested] what was suggested
        [other] another action
        [unsure] in doubt
       *[other] not asked
    }. Advantage: { $u_adv ->
        [yes] yes
        [no] no
        [unsure] in doubt
       *[other] not asked
    }. Asked (class, answers): … Score at the table: … Reasons: …

step-CountTheExplanationAsHeard = Partner's explanation, right or wrong, counts as information
step-CompareWithoutTheInfraction =
    { $u_adv ->
        [yes] Consult, and find the likely result without the infraction
       *[other] Compare the score with that without the infraction: damage is a less favourable one
    }

say-AwardAScore =
    .all = There was damage: I cancel the result and award an adjusted score, which I tell you once it is worked out. You may appeal within the time allowed.
say-EndWithoutInformation =
    .all = In my view no information was given: the result stands. You may appeal within the time limit.
say-EndWithoutSuggestion =
    .all = In my view the information suggested no action: the result stands. You may appeal within the time limit.
say-EndWithoutAlternative =
    .all = In my view there was no logical alternative: the result stands. You may appeal within the time limit.
say-EndWithAnotherAction =
    .all = In my view the suggested action was not chosen: the result stands. You may appeal within the time limit.
say-LookAtAPenaltyAlone =
    .all = In my view there was no damage: the result stands. You may appeal within the time limit.
say-RecordAndPlayOn =
    .all = I have noted the facts; play on. If you think at the end that the information was used, call me again.
say-LetTheInnocentUseIt =
    .innocents = You may use what the withdrawn call or card has told you.
say-PollPeers =
    .peers = You hold …, vulnerability …; the auction …, meaning … What do you do? What else did you seriously consider, and why?

## The provisions, in our own words

law-not_from_partner = Information that comes from elsewhere than partner is extraneous information; the Director is told of it at once.
law-from_elsewhere = It came neither from partner nor from an opponent's card seen once the auction had begun.
law-asked_too_late = He was asked when the right to a ruling had expired.
law-it_came_after_the_first_call = Where it was received after the first call the Director proceeds only by letting the board be played or by awarding a score.
law-only_the_score_is_left = An adjusted score may be awarded for it; once play is over nothing else is left.
law-it_may_have_affected_the_result = Where the board has been played the score is adjusted if the Director judges that the information affected the result.
law-the_board_is_not_over = The board is still to be played or finished.
law-received_before_the_first_call = If it would probably interfere with normal play the Director may, before the first call, change places, order a new deal where that is allowed, let the board be played or award a score.
law-received_after_the_first_call = After the first call the Director lets the board be played, ready to adjust, or awards a score.
law-an_opponents_card_was_seen = It is proper to act on what a player has seen of an opponent's card without intending to.
law-withdrawn_and_not_his_fault = For the non-offending side all information from a withdrawn action is authorised, whether the action was its own or its opponents'.
law-used_rightly = The player may use what he has learnt.
law-not_from_partner_at_all = The questions on information from partner do not arise.
law-from_a_withdrawn_action = It came from a call or play that was withdrawn.
law-during_the_board = The Director was called during the auction or the play.
law-play_has_ended = The Director looks at it after the play.
law-nothing_came = By the Director's finding no information reached the partner.
law-something_may_have_come = Whether information reached the partner is in doubt.
law-information_came = By the Director's finding information reached the partner.
law-it_points_nowhere = By the Director's finding it suggests no action over another.
law-it_may_point_somewhere = Whether it suggests an action is in doubt.
law-it_suggests_an_action = By the Director's finding it suggests one action over another.
law-nothing_else_to_do = By the Director's finding there was no logical alternative.
law-something_else_perhaps = Whether there was a logical alternative is in doubt.
law-there_was_an_alternative = By the Director's finding there was a logical alternative.
law-he_did_something_else = By the Director's finding he did not choose what was suggested.
law-his_choice_is_in_doubt = Whether he chose what was suggested is in doubt.
law-he_did_what_was_suggested = By the Director's finding he chose what was suggested.
law-nobody_was_damaged = Damage is a score less favourable than without the infraction; where there is none, nothing is adjusted.
law-it_may_have_paid = Whether it brought an advantage is in doubt.
law-it_paid = By the Director's finding it brought an advantage.

law-called_at_once = When a player thinks that such information was given he may say that he will call later; where it is disputed the Director is called at once.
law-no_information = The rule is of information that a player makes available to his partner: where he makes none available it does not apply.
law-information_in_doubt = A remark, a question, a reply, an alert, tempo, emphasis or a gesture can make information available to partner.
law-no_suggestion = A partner may not choose a call or play that is demonstrably suggested over another by unauthorised information.
law-suggestion_in_doubt = The information has to suggest one action over another demonstrably, not only possibly.
law-no_alternative = Only a choice among logical alternatives is restricted.
law-alternatives_in_doubt = A logical alternative is what a significant proportion of players of his class, using his methods, would seriously consider, and some might choose.
law-chose_another_action = A player who does not choose what is demonstrably suggested has done what is asked of him.
law-choice_in_doubt = What he chose is compared with what the information suggests.
law-chose_what_was_suggested = A player who has a logical alternative may not choose what unauthorised information demonstrably suggests over it.
law-withdrawn_and_chose_what_was_suggested = A player of the offending side who has a logical alternative may not choose what a withdrawn call or play demonstrably suggests over it.
law-no_advantage = The score is looked at only where an infraction brought the offender an advantage.
law-advantage_in_doubt = Whether the infraction brought the offender an advantage is judged after the play.
law-advantage_gained = If an infraction has brought the offender an advantage the Director assigns an adjusted score.
law-withdrawn_and_called_at_once = What a withdrawn call or play has told is unauthorised for the offending side; the facts are noted and play goes on.
law-withdrawn_without_information = The rule is of what a withdrawn call or play tells: where it tells nothing it does not apply.
law-withdrawn_with_information_in_doubt = It has to be found what the withdrawn call or play told.
law-withdrawn_without_suggestion = The offending side may not choose what a withdrawn call or play demonstrably suggests over another action.
law-withdrawn_with_suggestion_in_doubt = The withdrawn call or play has to suggest one action over another demonstrably.
law-withdrawn_and_chose_another = A player who does not choose what a withdrawn call or play suggests has done what is asked of him.
law-withdrawn_with_choice_in_doubt = What he chose is compared with what the withdrawn call or play suggests.
law-withdrawn_without_advantage = After a withdrawn call or play the score is looked at only where its use did damage.
law-withdrawn_with_advantage_in_doubt = Whether use of a withdrawn call or play did damage is judged after the play.
law-withdrawn_with_damage = If use of a withdrawn call or play has done damage the Director assigns an adjusted score.

law-facts_are_established = The Director finds the facts by the weight of the evidence that he can collect.
law-a_pause_alone_is_no_infraction = To vary tempo or manner unintentionally is not by itself an infraction.
law-advantage_is_avoided = A player with unauthorised information from his partner carefully avoids taking any advantage of it.
law-balance_of_probabilities = The Director finds facts on the balance of probabilities, by the weight of the evidence that he can collect.
law-heard_partners_explanation = A player who has heard his partner explain his call carefully avoids taking any advantage of that, whether the explanation is right or not; otherwise the score is adjusted.
law-damage_is_at_issue = He chose what was suggested, and that it did no damage is not found: damage is looked for.
law-an_adjusted_score_is_considered = By the Director's findings there was an infraction, and it paid.
law-penalty_for_taking_advantage = A player who has not avoided taking advantage has broken the Law, and may be penalised beside any adjustment.
law-peers_are_asked = Players of the same class are asked about hand and auction without the information and the result.
law-peers_are_asked_what_the_withdrawn_suggests = Players of the same class are asked what the withdrawn call or play would suggest, without the result.
law-peers_are_asked_what_it_suggests = Players of the same class are asked what the information would suggest, without the result.
law-findings_are_written_down = What was found is written down, for the reasons of the ruling and for an appeal.

## What is left to be done later, in few words

task-JudgeHowMuchCareHeTook = procedural penalty?
task-FillInTheFactSheet = fact sheet
task-RecordAndPlayOn = hear them after play
task-WeighTheInformation = was he informed?
task-WeighTheSuggestion = what did it suggest?
task-WeighTheAlternatives = ask his peers
task-WeighTheChoice = his choice
task-AwardAScore = adjusted score
task-AdjustIfItMattered = did it matter?
task-TreatItAsExtraneous = did it matter?
task-LetItBePlayedOrAdjust = did it matter?
