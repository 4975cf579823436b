### What is said of appeals, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Appeals
    .command = appeals
    .menu = Who may appeal, until when, with whose consent, and what may be changed
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-stage = What stage is it at?
option-stage-wanted = A side wants to appeal
option-stage-doubted = I doubt my ruling
option-stage-heard = A committee hears it
option-stage-decided = Decided on appeal
choice-stage-heard = What may the committee change?
choice-stage-decided = It was decided: what next?
fact-own_table = Was the ruling made at their own table?
    .aside = In time: usually within 30 minutes after the official score.
ask-own_table = Is the appeal about their own table, in time, wanted by both?
choice-own_table-yes-yes-pairs-yes = Yes, all of it
choice-own_table-yes-no = Too late
choice-own_table-yes-yes-pairs-no = Only one wants it
choice-own_table-no = Another table
choice-own_table-yes-yes = Teams or individual
option-own_table-yes = Yes
option-own_table-no = No
fact-in_time = Do they ask in time?
    .aside = Usually 30 minutes after the official score.
option-in_time-yes = Yes
option-in_time-no = No
fact-event = What is played?
option-event-pairs = Pairs
option-event-teams = Teams
option-event-individual = Individual
fact-concur =
    { $event ->
        [teams] Does the captain concur?
       *[other] Do both partners concur?
    }
option-concur-yes = Yes
option-concur-no = No
fact-committee = Is there a committee, or another arrangement?
ask-committee = Does the event have an appeals committee? What do they contest?
choice-committee-no = No committee
choice-committee-yes-law = Committee: the Law
choice-committee-yes-judgement = Committee: facts, opinion
choice-committee-yes-both = Committee: both
choice-committee-yes-discipline = Committee: a penalty
option-committee-yes = Yes
option-committee-no = No
fact-about = What is the appeal about?
option-about-law = Law or regulations only
option-about-judgement = Facts or judgement
option-about-both = Both
option-about-discipline = Discipline
brief-stage-wanted = an appeal is wanted
brief-stage-doubted = a ruling in doubt
brief-stage-heard = before the committee
brief-stage-decided = decided on appeal
brief-own_table-yes = own table
brief-own_table-no = another table
brief-in_time-yes = in time
brief-in_time-no = too late
brief-event-pairs = pairs
brief-event-teams = teams
brief-event-individual = individual
brief-concur-yes = all concur
brief-concur-no = not all concur
brief-committee-yes = a committee
brief-committee-no = no committee
brief-about-law = of Law
brief-about-judgement = of judgement
brief-about-both = of Law and judgement
brief-about-discipline = of discipline
why-own_table = A contestant may appeal only against a ruling made at his own table (92A).
why-in_time = The right expires 30 minutes after the official score is available, unless another time is set (92B).
why-concur = Without the partner's (92D1) or the captain's (92D2) consent an appeal is not heard.
why-committee = Without a committee the Director in charge hears the appeal (93A).
why-about = Points of Law the Director in charge decides (93B1), everything else the committee (93B2, 93B3).
depends-stage = how far it is
depends-own_table = whether the ruling was theirs
depends-in_time = whether they ask in time
depends-event = what is played
depends-concur = whether all concur
depends-committee = whether there is a committee
depends-about = what it is about

## The way it goes

headline-RefuseAnothersAppeal = Not theirs to appeal ({ $articles }).
headline-RefuseALateAppeal = Too late for an appeal ({ $articles }).
headline-RefuseWithoutConsent = The appeal is not heard without consent ({ $articles }).
headline-HearItYourself = The Director in charge hears the appeal ({ $articles }).
headline-RuleOnTheLaw = The Director in charge rules on the Law ({ $articles }).
headline-ReferIt = The appeal goes to the committee ({ $articles }).
headline-LetThemUseThePowers = The committee may change the ruling ({ $articles }).
headline-LetThemRecommend = The committee may only recommend changing the ruling ({ $articles }).
headline-LookForAFurtherStage = A further appeal, only if the authority provides for it ({ $articles }).
headline-TellThemOrReferIt = Tell them of the right to appeal ({ $articles }).
order-RefuseAnothersAppeal = Do not take it: a contestant appeals against rulings made at his own table
order-RefuseALateAppeal = Do not take it: the time for it is over
order-RefuseWithoutConsent =
    { $event ->
        [teams] Do not take it: the captain has to concur
       *[other] Do not take it: both partners have to concur
    }
order-TakeTheAppeal = Take the appeal yourself, with the facts and your reasons: it goes through the Director
order-WarnOfASanction = Tell them that an appeal without merit may cost a sanction, if a regulation provides for one
order-HearItYourself = If you direct alone, hear it and rule on it; otherwise pass it to the Director in charge
order-RuleOnTheLaw = Have the Director in charge rule on it; against that they may appeal to the committee
order-RuleOnTheLawFirst = Have the Director in charge rule first on what is of Law or regulations
order-ReferIt =
    { $about ->
        [both] Refer the rest of it to the committee
       *[other] Refer it to the committee
    }
order-LetThemUseThePowers = Let the committee use the Director's powers on facts, judgement and score
order-LetThemRecommend = Let the committee recommend to the Director in charge that he change it; it may not overrule him
order-KeepThemToTheLaw = Remind the committee: on Law, regulations and discipline it may only recommend changing the ruling
order-TakeDisciplineAsFinal = A decision on discipline is final
order-LookForAFurtherStage = See whether the authority provides for a further appeal; one without merit may cost a sanction
order-ReferItToTheAuthority = The matter may be referred to the authority, which can settle it for good
order-TellThemOrReferIt = Tell the contestants that they may appeal, or refer the matter to a committee yourself
say-RefuseAnothersAppeal =
    .appellants = You may appeal only against a ruling made at your own table.
say-RefuseALateAppeal =
    .appellants = It is too late: the time for an appeal is over.
say-RefuseWithoutConsent =
    .appellants = { $event ->
        [teams] An appeal is heard only if your captain concurs.
       *[other] An appeal is heard only if both of you concur.
    }
say-TakeTheAppeal =
    .appellants = { $committee ->
        [no] Tell me what you object to and why: your appeal will be heard, and you will be told the decision.
       *[other] Your appeal goes through me. Tell me what you object to and why.
    }
say-WarnOfASanction =
    .appellants = An appeal without merit may cost you a sanction, if the regulations provide for one.
say-TellThemOrReferIt =
    .both_sides = This could well be seen otherwise: you may appeal.

## The provisions, in our own words

law-ruling_was_of_another_table = A contestant or his captain may appeal for a review of any ruling made at his table.
law-right_has_expired = The right to appeal expires 30 minutes after the official score is available, unless the organiser has set another time.
law-partner_does_not_concur = In pairs an appeal is not heard unless both partners concur.
law-captain_does_not_concur = In teams an appeal is not heard unless the captain concurs.
law-both_partners_concur = In pairs both partners have to concur; in an individual event the partner's consent is not needed.
law-captain_concurs = In teams the captain has to concur.
law-goes_through_the_director = All requests for a review are made through the Director.
law-without_merit = An appeal that is deemed to lack merit may be sanctioned if a regulation says so.
law-nobody_else_hears_it = Without an appeals committee or another arrangement, or if it cannot work without disturbing the event, the Director in charge hears and rules on all appeals.
law-about_the_law_alone = The Director in charge hears and rules on what is solely of Law or regulations; that ruling may be appealed to the committee.
law-about_the_law_too = The part of an appeal that is solely of Law or regulations the Director in charge hears and rules on.
law-referred_to_the_committee = All other appeals the Director in charge refers for adjudication.
law-powers_of_the_director = In adjudicating the committee may exercise all powers of the Director.
law-may_only_recommend = The committee may not overrule the Director in charge on a point of Law or regulations or on discipline; it may recommend that he change such a ruling.
law-not_the_law = On a point of Law or regulations, and on discipline, the committee may not overrule the Director in charge.
law-discipline_is_final = The Director's decision to penalise or suspend for discipline is final.
law-further_appeal = The authority may establish procedures for further appeals, and a sanction for those without merit.
law-authority_decides_finally = The Director in charge or the reviewing body may refer a matter to the authority, which may resolve it finally.
law-review_could_be_in_order = If the Director believes that a review of a point of fact or of his discretion could well be in order he tells a contestant of the right to appeal, or refers the matter to a committee.

## What is left to be done later, in few words

task-TakeTheAppeal = appeal
task-ReferIt = to the committee
task-HearItYourself = hear the appeal
task-RuleOnTheLaw = rule on the Law
task-ReferItToTheAuthority = authority?
