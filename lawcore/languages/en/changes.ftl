### What changed between the editions, in English. The keys are those of the specification.
### In our own words: the official text of the Laws is not reproduced.

## On one case

difference-none = The { $former } and the { $latter } Laws rule the same here, article by article.
difference-only = Only { $edition }: { $text } ({ $article }).
difference-number = Same order, other number: { $old } ({ $former }), { $new } ({ $latter }): { $text }.
difference-exempts = Only { $edition }: { $article } exempts. { $text }

## Between two editions

change-text = { $edition } · { $article }: { $text }
change-not-there = { $edition }: no such provision.
change-not-treated = { $edition }: not among the points treated here.
change-cases =
    { $cases ->
        [0] No ruling differs on its account: words or numbers only.
        [one] One case is ruled otherwise.
       *[other] { $cases } cases are ruled otherwise.
    }
change-example = For example:
change-answer = { $question } { $answer }
change-ruling = { $edition }: { $headline }
change-uncounted = { $article }: worded or ruled otherwise
change-label = { $article } · { $title }
change-renumbered = { $old } has become { $new }
change-D1 = A second trick because the offender later won one with a card he could have played: 1997 only
change-D2 = Defenders asking each other about a revoke: forbidden in 1997 unless the zone allowed it, since 2007 allowed unless the authority forbids it
change-D3 = A forbidden question that counted like an established revoke: 1997 only
change-D4 = The duty to correct: when the offender becomes aware (1997, 2007), when attention is drawn (2017)
change-D5 = Accepting the opponents' claim: until 2007 it establishes the revoke at once, in 2017 only when the agreement is complete
change-D6 = Both sides revoke on one trick and only one has played on: in 2017 both correct
change-D7 = Both sides revoke on the same board: no transfer since 2007, in 2017 only if both revokes are established
change-D8 = A second revoke in the same suit: in 2017 only after an established first one is it free of transfer
change-D9 = A card in sight that was not played: any faced card until 2007, only a penalty card or dummy's in 2017
change-D10 = Trick twelve, the partner's choice: forbidden play until 2007, test of unauthorised information in 2017
change-D11 = What withdrawn cards have shown: Law 16C in 1997, 16D in 2007, 16C again in 2017
change-D12 = Dummy without rights points at a defender's irregularity: no penalty in 1997, play on and damage in 2007, only the defenders' score in 2017
change-D13 = Dummy has to see that his hand follows suit: since 2017
change-D14 = A defender's premature lead: three options for declarer until 2007, four in 2017
change-D15 = Play after a claim: void in 1997, evidence in 2007, allowed in 2017 if all four agree
change-D16 = An unstated line is accepted where not to adopt it would be irrational: until 2007 only
change-D17 = Play after the claim as evidence: 2007 only
change-D18 = A defender concedes and his partner objects: no concession, and in 2017 no claim either
change-D19 = Withdrawing the acceptance of a claim: a trick that could not be lost (1997), a trick the side would likely have won (since 2007)
change-D20 = Cancelling a concession: three rules with two time limits in 1997, one rule for the whole correction period since 2007
change-D21 = Normal play: careless or inferior, but in 1997 not irrational
change-D22 = A card designated by a slip: any player in 1997, until partner plays in 2007, only declarer's call of a card from dummy in 2017
