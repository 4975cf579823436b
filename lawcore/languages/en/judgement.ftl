### What the Director weighs, in English. The keys are those of the specification.
### In our own words: the official text of the Laws is not reproduced.

## To be weighed

judgement-J1 = What equity is worth is yours to judge: the probable result without the irregularity, weighted if need be; consult. The transfer and the equity are not added together.
judgement-J2 = The 2007 text does not say that the opponents' revoke must be established: to the letter 64B7 applies even if it was corrected; others disregard it. 2017 has settled it: only if both are established.
judgement-J3 = Before 2017 the text of 64B2 does not ask that the first revoke be established: to the letter no transfer, but many give it all the same.
judgement-J4 = Before 2017 there is no clear rule for two revokes on one trick where only one side played on: correct the one not established and consider equity for the rest.
judgement-J5 = Which trick pays for which revoke is not written: here each trick goes over only once and never for a revoke made later; the tricks used are shown.
judgement-J6 = What counts is who wins the trick with the substituted card; some look at the illegal card instead.
judgement-J7 = If someone played to the next trick even after attention was drawn, the duty to correct prevails; the authors do not all agree.
judgement-J8 = From which moment to measure the equity of repeated revokes was disputed: the WBF minute says from the position after the first.
judgement-J9 = In 2007 it is not settled whether what the defender claimed survives when his partner objects to what he conceded: the WBF minute of 2001 said that neither does, and 2017 says so too.
judgement-J10 = If dummy was shown a defender's hand without doing anything himself, judge whether he really lost his rights.
judgement-J11 = If you or a spectator saw it: rectify what you know within the correction period; some wait until only equity is left.
judgement-J12 = The withdrawn card is a penalty card even if it was dummy who asked; but you may designate otherwise (50).
judgement-J13 = In 1997 it is not settled whether 63B applies when it was dummy who asked the defender.
judgement-J14 = In 2017 the duty to correct begins when attention is drawn. Whether a player who alone has noticed may keep silent is open: 72B2 frees him from pointing at his own side's infraction but names 62A among its exceptions; to conceal it is never allowed (72B3).
judgement-J15 = A faced card that is no penalty card: the 2017 text is narrower, so the transfer is still due.
judgement-J16 = Whether a word or gesture really designated a card for the next trick is a fact to be found.
judgement-J17 = A player who claimed unaware of the revoke must not lose by it: first the correction, then the ruling on the claim.
judgement-J18 = In the claim, what normal play is for that class of player is yours to judge.
judgement-J19 = What the penalty card has shown, once picked up, is a matter for 50E: adjust if it did damage.
judgement-J20 = Whether it was deliberate, or its gain could be foreseen, is yours to judge.
judgement-J21 = Decide disputed facts, or which of two players revoked, by hearing all four and on the balance of probabilities (85A1); if you cannot, rule so that play can go on (85B).
judgement-J23 = Silence about the opponents' claim is no assent by itself: whether the side agreed is a fact to be found. Agreement is complete once it has assented and raised no objection in time (69A).
judgement-J24 = If he also had other, unfaced cards of the suit, to the letter 64B3 applies; some treat it as an ordinary revoke.
judgement-J25 = A contested concession of a trick that was likely but not sure: by fairness (70A) it may come back, by the letter of 71 it stands.
judgement-J31 = In 2007 42B2 lets dummy prevent declarer's irregularities only, while 9A3 lets any player try to prevent one, dummy subject to Laws 42 and 43: weigh whether to stop him at all.
judgement-J32 = No text forbids a dummy without rights to ask or to warn: the Laws only say what it costs him (43B1, 43B2, 43B3). That he should keep silent is drawn from them.
judgement-J33 = The players may not settle it themselves (10A): rule as if they had not. Any player may call you once attention is drawn (9B1); a rectification is waived only by you, for cause, if the innocent side asks (81C5).
judgement-J34 = If your own ruling was wrong, rule again. Where the board can then no longer be scored normally, adjust it treating both sides as non-offending (82C).
judgement-J26 = A small card that was only named was neither shown by accident nor played: by 50B it is in so many words neither minor nor major.
judgement-J27 = Before 2017 Law 57 said nothing of a card played when only an opponent was still to play: that it is an exposed card is derived.
judgement-J62 = Where the card has to be accepted (52B1(b)), the text does not say whether not to play the penalty card was a revoke too (61A): no transfer (64B3), but damage may be made good (64C1).
judgement-J63 = To the letter “high” or “low” with dummy on lead, and “win it” where nothing wins, name neither suit nor rank, so that either defender may say (46B5). Others have dummy go on with the suit it won with, as for a rank (46B3(a)), or ask what declarer meant.
judgement-J28 = In 2007 the text did not say whether a declarer who could have seen a card of dummy's may still spread his hand and become dummy.
judgement-J41 = Slip or intention: weigh his first words, where his cards stood in the box, how long he waited, what made him look, and his hand. A call that he meant is not changed, and no change is offered.
judgement-J43 = Comparable or not: weigh strength, length, other suits, forcing or not. Directors are told to be liberal; the other side is protected at the end (23C, 27D).
judgement-J44 = Over which of two bids the next player has called, or which he accepts, is a fact to be found: ask him. He may accept the first one even after it was replaced (27C).
judgement-J45 = To the letter the partner stays silent after a cancelled attempt even if the call that stands is of the same denomination or comparable; one federation leaves him free.
judgement-J46 = The dealer was himself to call: ask whether he called in turn, so that the first call is void (28B), or meant to accept it (29A).
judgement-J47 = A pass at the turn of the opponent on his right: 30A names 72C alone; 26B speaks of every withdrawn call. Opinions differ on a lead restriction after a withdrawn pass: usually none, unless his next call is not comparable.
judgement-J48 = A bid both insufficient and out of turn: the turn is ruled first, then Law 27 on the bid he repeats; the next player may accept at either stage.
judgement-J61 = 30C speaks of a pass of an artificial call; only the heading of 31 says that it was his partner's. After an opponent's artificial call it is yours to judge.
judgement-J64 = 25B3 says that 16C applies to every call withdrawn or cancelled, 26A that it does not where the call that stands is comparable. We go by 26A, the particular rule; 23C protects the other side.
judgement-J65 = The partner had called: we read 25A4 for every change, a slip or not, so acceptance is not offered. By the letter 25B1 lets the next player accept; if he has called over the second call on purpose, it stands.
judgement-J42 = The next player had called over the first call before it was changed: ask him, informed, whether he calls over the second (25B1) or the first stands (25B2). The text does not say.
judgement-J49 = 36A says that it is as if nothing had happened; but 16C speaks of every withdrawn call, and nothing in 36A excludes it.
judgement-J50 = 24 speaks of his own error during the auction. For a card shown by another's fault, or between the final pass and the lead, what follows is drawn from 16D, 48A and 49.
judgement-J51 = 54 speaks of a faced card, and nothing says what becomes of a face-down lead by the wrong defender: it goes back when you say so, without rectification.
judgement-J52 = Was information given? Weigh what all four say, on the balance of probabilities; tempo counts against what is normal for that pair in that place.
judgement-J53 = What does it suggest? Weigh which hands the player may have held and which actions do well opposite them; ask others only after the questions on the hand itself.
judgement-J54 = Logical alternatives: weigh class and methods of the player and what his peers considered and chose. There is no fixed proportion.
judgement-J55 = Damage: weigh what would probably have come without the infraction, and an extremely serious error or gamble of the other side. No number comes from here.
judgement-J56 = Could it have influenced him? A realistic chance is enough; it need not be certain.
judgement-J57 = Damage: weigh what would probably have come with the right explanation in time, and an extremely serious error or gamble of the other side. No number comes from here.
