### What is said where two calls are compared, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Comparable call
    .command = comparable
    .menu = Is the new call comparable to the withdrawn one?
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }: they know no comparable call. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-c_known = Can you establish what both calls mean?
    .aside = Ask the player away from the table what the first call could mean; ask the card or his partner, not his hand.
option-c_known-yes = Yes
option-c_known-no = No
fact-c_similar = Does the new call have the same or a similar meaning?
    .aside = Weigh strength, length, other suits shown or denied, forcing or not.
ask-c_similar = Does the new call have the same or a similar meaning?
option-c_similar-yes = Yes
option-c_similar-no = No
option-c_similar-unsure = In doubt
fact-c_subset = Do (nearly) all hands for the new call fit the old one?
    .aside = Would nearly every hand that makes the new call have made the old one?
option-c_subset-yes = Yes
option-c_subset-no = No
option-c_subset-unsure = In doubt
fact-c_purpose = Does the new call have the same purpose (asking bid, relay)?
option-c_purpose-yes = Yes
option-c_purpose-no = No
option-c_purpose-unsure = In doubt
brief-c_known-yes = both meanings known
brief-c_known-no = meanings not known
brief-c_similar-yes = similar meaning
brief-c_similar-no = not similar
brief-c_similar-unsure = similarity in doubt
brief-c_subset-yes = a subset
brief-c_subset-no = no subset
brief-c_subset-unsure = subset in doubt
brief-c_purpose-yes = same purpose
brief-c_purpose-no = other purpose
brief-c_purpose-unsure = purpose in doubt
why-c_known = Calls are compared by the meaning or purpose attributable to them (23A).
why-c_similar = The same or a similar meaning is enough to make the new call comparable (23A1).
why-c_subset = A call that shows some of the hands of the withdrawn one, and no others, is comparable (23A2).
depends-c_known = what the calls mean
depends-c_similar = whether they are similar
depends-c_subset = whether it is a subset
depends-c_purpose = what they are for

## The ruling

headline-comparable = The new call is comparable ({ $articles }).
headline-not_comparable = The new call is not comparable ({ $articles }).
headline-JudgeTheComparison = In doubt: you decide; the tests do not settle it ({ $articles }).
headline-JudgeOnTheEvidence = The meanings are not established: you decide ({ $articles }).

order-TakeItAsComparable = Take the new call as comparable: no lead is restricted, and his partner is free unless a cancelled double or replacement bars him
order-TakeItAsNotComparable = Take the new call as not comparable
order-JudgeTheComparison = Decide it yourself. Directors lean towards comparable, so that the board is played: 23C protects the other side at the end
order-JudgeOnTheEvidence = Decide on the evidence you can collect: system card, both players separately, the auction
order-LookWhetherItHelped = If, without the help of the withdrawn call, the result could well have been different and the other side was damaged, award an adjusted score

## What is said to the players

say-TakeItAsComparable =
    .all = The new call is comparable: go on. Call me after play if the withdrawn call did you harm.
say-TakeItAsNotComparable =
    .all = The new call is not comparable. After a call out of turn the partner passes once, after an insufficient bid to the end. If they defend, their lead may be restricted.

## The provisions, in our own words

law-meanings_are_known = It can be established what both calls mean.
law-similar_meaning = A call is comparable if it has the same or a similar meaning as could be attributed to the withdrawn one.
law-subset_of_the_meanings = A call is comparable if it defines a subset of the meanings that the withdrawn one could have.
law-same_purpose = A call is comparable if it has the same purpose as the withdrawn one, as an asking bid or a relay.
law-passes_a_test = The new call passes one of the three tests.
law-passes_no_test = A call that passes none of the three tests is not comparable.
law-is_in_doubt = One of the tests is in doubt.
law-protected_by_the_score = Whatever is found comparable, the Director adjusts at the end if it helped and did damage.
law-not_comparable = Every test fails: the call is not comparable.
law-help_is_looked_at = After a comparable call the Director adjusts at the end if help from the infraction could well have changed the result and did damage.
law-left_to_the_director = Where a test is in doubt and none is passed the Director decides; directors are liberal then.
law-evidence_is_weighed = Where facts are not agreed the Director weighs the evidence that he can collect.

## The facts where rare circumstances are supposed: questions, buttons, groups

ask-c_known = Can you establish what both calls mean?
    .note = Check the system card, or ask either partner, away from the table.
ask-c_subset = Do nearly all hands for the new call fit the old one?
    .note = Would they nearly all have made it?

## What is left to be done later, in few words

task-LookWhetherItHelped = did the call help?
