# What is said of the provisions that several subjects share (lawcore/provisions).

## What the Director does

order-AdjustTheDefendersScoreAlone = At the end of play, if the defenders gained by the irregularity, take that gain out of their score alone; declarer's side keeps its own
order-AdjustAtTheEnd = At the end of play judge the damage and, if there is any, award an adjusted score
order-LetTheResultStand = Let the table result stand
order-UseThePenaltyCardWhileItLies = As long as the penalty card lies on the table, allow everybody to use what it shows and that it has to be played
order-ForgetHowItCameAbout = Once the card is played, treat how it came to be shown as unauthorised information for its owner's partner
order-AdjustIfThePenaltyCardHelped = If the board could well have come out otherwise without the card in sight, and the other side was damaged, award an adjusted score
order-RemindDummy = Remind dummy to see to it that his hand follows suit
order-ConsiderWhetherHeCouldHaveKnown = If he could have known that the irregularity would pay, take the gain away with an adjusted score

## What is said to the players

step-ConsiderWhetherHeCouldHaveKnown = could he have known that it would pay? If so, adjust
step-AdjustTheDefendersScoreAlone = did the defenders gain? Then take the gain from their score alone
aside-UseThePenaltyCardWhileItLies = While the penalty card lies there, all may use it; later only declarer
aside-ForgetHowItCameAbout = { "" }
aside-AdjustIfThePenaltyCardHelped = Adjust if the card in sight helped its side
say-LetTheResultStand =
    .both_sides = It is too late to change anything; your score stands.
say-UseThePenaltyCardWhileItLies =
    .all = As long as the penalty card lies there everybody may use what it shows.
say-ForgetHowItCameAbout =
    .other_defender = Once the card is played you may not use how it came to be shown.
say-RemindDummy =
    .dummy = See to it that your hand follows suit.

## What the provisions say

law-only_the_defenders_score = If the defenders gained by it, at the end only their score is reduced; declarer's side keeps its own.
    .until-2007 = At the end of play the Director looks at the damage.
law-a_question_tells_partner_something = What a question lets partner know is unauthorised.
law-authorised_for_the_innocent_side = The non-offending side may use what withdrawn cards have shown, its own and the opponents'.
law-dummy_sees_that_he_follows_suit = Dummy plays as he is told and takes care that his hand follows suit.
law-known_to_all_while_it_lies = As long as a penalty card lies on the table everybody may use what it shows and that it has to be played.
law-how_it_came_about = Once a penalty card is played, how it came to be shown is unauthorised for its owner's partner.
law-looked_at_afterwards = If the outcome could well have been different without the card in sight, and the other side was damaged, the Director adjusts the score.
law-could_have_known = A player who could have known that his irregularity would pay is not to profit from it.
law-correction_period_is_over = After the correction period the table result stands.
law-dummy_is_liable_to_a_penalty = A dummy who goes beyond his limits may be penalised, whatever else it costs.
