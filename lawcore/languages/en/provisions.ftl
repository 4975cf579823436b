# What is said of the provisions that several subjects share (lawcore/provisions).

## What the Director does

order-AdjustTheDefendersScoreAlone = At the end of play, if the defenders gained by the irregularity, take that gain out of their score alone; declarer's side keeps its own
order-AdjustAtTheEnd = At the end of play judge the damage and, if there is any, award an adjusted score

## What the provisions say

law-only_the_defenders_score = If the defenders gained by it, at the end only their score is reduced; declarer's side keeps its own.
    .until-2007 = At the end of play the Director looks at the damage.
