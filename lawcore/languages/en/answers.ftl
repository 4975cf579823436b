### The answers to general questions, in English: `-name` is how a question is called, `-ask` how people
### ask it (to be recognised by, not shown), `until-2007` what was otherwise in the Laws of 2007.
### In our own words: the official text of the Laws is not reproduced.

revoke-cost = Once established: two, if the player who revoked won that trick and his side wins another later; otherwise one, if his side won that trick or a later one; none if it won neither. The Director adjusts the score if the damage was greater.
revoke-cost-name = What does a revoke cost?
revoke-cost-ask = how many tricks does a revoke cost | what is the rectification for a revoke | do we get one trick or two | what is the penalty for not following suit | is a revoke one trick or two | how many tricks are transferred for a revoke | trick penalty for an established revoke

revoke-trick-won-in-dummy = One, if the revoke is established. A trick won by a card of dummy's is not won by declarer, so one trick goes over, never two automatically. The Director then checks that it is enough for the defenders.
revoke-trick-won-in-dummy-name = Revoke won in dummy: one or two?
revoke-trick-won-in-dummy-ask = declarer revoked but dummy won the trick: one or two | does a trick won by dummy count as won by declarer | declarer's revoke trick was won by the table, how many tricks

revoke-established = When the player or his partner plays to the next trick, even illegally, or names a card for it; when their side claims or concedes; or when it agrees to a claim without objecting before its call on a later board or the round's end.
    .until-2007 = 63A3: acquiescing in an opponents' claim establishes it at once.
revoke-established-name = When is a revoke established?
revoke-established-ask = when is a revoke established | until when can it be corrected | is it enough that partner plays on | when does a revoke become established | how late can a revoke still be corrected | does playing to the next trick establish the revoke | what makes a revoke final

revoke-correct = Until it is established you must: take the card back and play a legal one. A defender's card, unless it was already faced, becomes a major penalty card; declarer and dummy pay nothing. Opponents may change cards they played after it.
revoke-correct-name = Can I correct my revoke?
revoke-correct-ask = can I correct my revoke | I noticed my revoke at once: what happens | do I just take the card back | how is a revoke corrected before it is established | what happens to the card withdrawn in correcting a revoke | I noticed that I had not followed suit, can I change my card

revoke-no-gain = Yes, if it is established and the side that revoked won that trick or a later one. The transfer does not depend on damage, and the Director may not reduce it because it seems harsh.
revoke-no-gain-name = A revoke that gained nothing
revoke-no-gain-ask = the revoke made no difference: is there still a penalty | do they lose a trick even if it gained nothing | the revoke had no effect on the result, do tricks still go over | is a harmless revoke penalised | can the director waive the revoke penalty because it was too harsh

revoke-more-damage = Yes. If the tricks transferred, even none, do not make up for the damage, the Director assigns an adjusted score. The two are not added up: you get what you would have had without the revoke, if that is better.
revoke-more-damage-name = The revoke cost us more
revoke-more-damage-ask = the revoke cost us more than the transfer: can we get more | what if one trick is not enough | the damage from the revoke is bigger than the tricks transferred | is equity restored when the revoke penalty is not sufficient | do the revoke tricks and an adjusted score add up

revoke-noticed-late = There is no automatic transfer once an opponent of the offender has called on the next deal, or the round is over, before it is pointed out. While corrections are still allowed, the Director gives back what was really lost.
revoke-noticed-late-name = A revoke noticed too late
revoke-noticed-late-ask = what if nobody noticed the revoke until the next board | we found out after the round: too late | revoke discovered at the end of the session | a revoke noticed after the next hand had begun | how long after the hand can a revoke still be claimed | we noticed the revoke only at the end

revoke-by-dummy = Yes. Until it is established it is corrected without penalty. After that no trick goes over automatically, but the Director assigns an adjusted score if the defenders were damaged.
revoke-by-dummy-name = Can dummy revoke?
revoke-by-dummy-ask = can dummy revoke | dummy revoked: how many tricks | is there a penalty when the revoke was dummy's | dummy failed to follow suit, what happens

revoke-trick-twelve = It is always corrected, even if established, until all four hands are back in the board, and no trick is transferred. If the defender's partner had still to play, he may not use what the withdrawn card told him.
revoke-trick-twelve-name = A revoke at trick twelve
revoke-trick-twelve-ask = revoke at trick twelve: what happens | can a revoke on the last but one trick be corrected | revoke with two cards left | is a revoke at trick 12 penalised

claim-must-accept = No. Play stops; if anyone doubts it, dummy included, call the Director. He has the claimer repeat his statement, hears the objections and decides fairly; doubtful points go against the claimer.
claim-must-accept-name = Must I accept a claim?
claim-must-accept-ask = is a claim binding | must I accept a claim | I don't agree with the claim: what do I do | what can I do if I think the claim is wrong | how does the director rule on a contested claim | I object to declarer's claim

claim-play-on = Only if the side that did not claim asks for it and all four agree: then the claim is void and the result of the play stands. Otherwise nobody plays on and the Director decides.
    .until-2007 = Not possible: after a claim play ceases (68D).
claim-play-on-name = May we play on after a claim?
claim-play-on-ask = is it allowed to finish the play after somebody has claimed | the opponent says 'play it out': must I | does play stop when someone claims | can we just play the rest out | after a claim can I demand that the hand be played

claim-trump-out = The opponents get a trick if all three hold: the claimer did not mention the trump, it is at all likely that the claimer did not know it was out, and some normal play, careless or inferior included, could lose a trick to it.
claim-trump-out-name = A claim with a trump still out
claim-trump-out-ask = he claimed forgetting a trump: do we get a trick | claim with an outstanding trump | he claimed and I still had a trump | declarer forgot the last trump when he claimed | claim without mentioning the missing trump

claim-without-line = It is a claim, but the claimer should say at once how, and in what order, he will play. The Director allows him no winning line he did not state if another normal one, even careless or inferior, does worse.
claim-without-line-name = A claim without a stated line
claim-without-line-ask = he claimed without stating a line: is it valid | must a claimer say how he will play | claim with no explanation of how to play | declarer said 'all mine' and nothing else

claim-agreed-then-doubt = Yes, by objecting before your side calls on another board and before the round ends. Later, within the correction period, only for a trick that your side had won or would likely have won.
claim-agreed-then-doubt-name = I agreed to a claim by mistake
claim-agreed-then-doubt-ask = I agreed to a claim and then saw it was wrong | can I take back my agreement to a claim | can I change my mind after accepting a claim | we accepted and later noticed that we had a trick

concession-cancelled = Yes, within the correction period: if your side had already won that trick, or no normal play of the remaining cards, even careless or inferior, could lose it. Otherwise the concession stands.
concession-cancelled-name = Can a concession be taken back?
concession-cancelled-ask = we gave up a trick that was certainly ours | we conceded a trick we had already won | I conceded a trick that I could not lose | can a conceded trick be got back | we gave away a trick by mistake

concession-partner-objects = If a defender concedes and his partner objects at once, there is neither concession nor claim. Call the Director and play on; cards shown are not penalty cards, but the partner of the defender who showed them may not use what he saw.
concession-partner-objects-name = Partner concedes, I object
concession-partner-objects-ask = partner conceded and I objected at once | one defender concedes, the other does not agree | my partner threw in his cards but I want to play on | can one defender object to the other's concession

claim-showing-cards = As a rule yes, and so is suggesting to stop play, unless he demonstrably did not mean to claim. Exception: a declarer who spreads his hand after an opening lead out of turn becomes dummy.
claim-showing-cards-name = Is showing cards a claim?
claim-showing-cards-ask = is showing your cards a claim | declarer faced his hand: has he claimed | what counts as a claim | when has a player claimed

penalty-card-kinds = A card that a defender names, or that his partner could have seen outside normal play. Minor: a single one below the ten, shown unintentionally. Major: any honour, any card exposed by a deliberate play, and all of them if there are two or more.
penalty-card-kinds-name = Penalty cards: major and minor
penalty-card-kinds-ask = what is a major penalty card | major or minor: what is the difference | I dropped a card in defence: is it a penalty card | when does a card become a penalty card | what is a penalty card | I dropped a card as defender

penalty-card-minor = It stays face up. Until you have played it, you may play no other card of that suit below the ten; an honour you may. Your partner leads what he likes.
penalty-card-minor-name = What does a minor penalty card do?
penalty-card-minor-ask = what must I do with a minor penalty card | may I play another card of that suit | which cards may I play with a small penalty card on the table

penalty-card-major = Yes, at the first legal chance: leading, following, discarding or ruffing. The duty to follow suit, or to obey a lead or play restriction, comes first. If you could play more than one, declarer says which.
penalty-card-major-name = When must I play a penalty card?
penalty-card-major-ask = must I play my penalty card | when must a major penalty card be played | is the penalty card played at the first chance | I have two penalty cards, who chooses

penalty-card-partner-leads = Wait for declarer. If the card is major he may require that suit, or forbid it for as long as you keep the lead: either way the card is picked up. Or he leaves you free and the card stays.
penalty-card-partner-leads-name = Partner has a penalty card, I lead
penalty-card-partner-leads-ask = partner has a penalty card and I am on lead | what can declarer ask for | can he forbid the suit and keep the card on the table | lead restrictions because of partner's penalty card | can declarer require or forbid a suit

declarer-drops-card = No. Declarer's and dummy's cards are never penalty cards, and a card dropped by accident need not be played. But one he holds face up touching or nearly touching the table, or as if played, is played.
declarer-drops-card-name = Declarer drops a card
declarer-drops-card-ask = declarer dropped a card: is it a penalty card | must declarer play a card he dropped | declarer exposed a card, is there a penalty | declarer showed a card by accident

penalty-card-information = While it lies on the table, yes. Once picked up, no; once played, you may not use how it came to be exposed. If at the end the help damaged the other side, the Director adjusts the score.
    .until-2007 = Only the duty to play it is authorised for partner; the rest of what it shows is not (50E).
penalty-card-information-name = May I use partner's penalty card?
penalty-card-information-ask = may I use what partner's penalty card tells me | is partner's penalty card authorised information | do I have to ignore the penalty card of my partner | what may I know from a card partner exposed

opening-lead-out-of-turn = He may spread his hand and be dummy; accept, so dummy goes down and he plays next from hand; or refuse: it becomes a major penalty card and he may require or forbid that suit. If he could have seen dummy's cards he must accept.
opening-lead-out-of-turn-name = Opening lead out of turn
opening-lead-out-of-turn-ask = opening lead out of turn: what can declarer do | the wrong defender led face up | what are declarer's choices after a lead by the wrong defender | the wrong opponent made the opening lead | my partner led but it was my lead

face-down-lead = Not on your own. A face-down lead is taken back only on the Director's instruction after an irregularity, such as a wrong explanation or a lead out of turn, and the card returns to the hand.
face-down-lead-name = Can I change a face-down lead?
face-down-lead-ask = can I change my face-down lead | may a face-down lead be taken back | I led face down and want another card | is a lead face down final

defender-lead-out-of-turn = Declarer may accept it, by saying so or playing from the next hand; or have it taken back: it becomes a major penalty card, and if the partner is on lead declarer may require or forbid that suit.
defender-lead-out-of-turn-name = A defender leads out of turn
defender-lead-out-of-turn-ask = a defender leads out of turn during the play | I led when it was my partner's lead | a defender played when dummy had won the trick | lead out of turn by a defender in mid hand

declarer-wrong-hand = Either defender may accept it or have it taken back; if they differ, the one next after the wrong hand decides. Taken back, declarer must lead from the correct hand, any card he likes: you cannot impose a suit.
declarer-wrong-hand-name = Declarer leads from the wrong hand
declarer-wrong-hand-ask = declarer leads from the wrong hand | can he change it? can we make him lead that suit | declarer called a card from dummy but was in hand | can the defenders make declarer lead from the other hand

premature-play = His card becomes a major penalty card. Declarer may ask the partner for the highest or the lowest card of the suit led, or require or forbid another suit that he names. Nothing follows if declarer had already played from both hands.
premature-play-name = A defender plays too soon
premature-play-ask = a defender played before his partner did: what can declarer do | a defender led to the next trick too early | he played ahead of his partner

defender-card-played = When he faces it on the table, or merely holds it so that his partner could see its face: it is then played to the current trick. That an opponent saw it is not enough.
defender-card-played-name = When is a defender's card played?
defender-card-played-ask = when is a defender's card played | partner could see the card in my hand: is it played | partner may have seen my card, must I play it | I showed my card but had not let go of it

change-card-from-dummy = Only a slip of the tongue, never a change of mind or lost concentration, and only until he plays again from his hand or dummy. An opponent who has legally played in turn meanwhile may change his card.
    .until-2007 = Without pause for thought, and until partner has played a card (45C4(b)).
change-card-from-dummy-name = Can declarer change dummy's card?
change-card-from-dummy-ask = can declarer change the card he called from dummy | he said 'ace, no, small': which one counts | declarer named the wrong card in dummy | declarer changes his mind about the card from the table

take-back-card = No, except where a rectification or an illegal play requires it, for declarer's slip over dummy's card, after an opponent's change, or if an opponent misinformed you of the turn or, until the next card, of a meaning. A defender's may become a penalty card.
take-back-card-name = May I take a card back?
take-back-card-ask = can I take back a card I have played | may a player take back the card he played | can declarer take back a card played from hand | may a defender change the card he has played | I put down the wrong card, can I change it

incomplete-designation = Unless a different intention is beyond dispute: a suit alone is its lowest card; 'low' the lowest and 'high' the highest of the suit led; 'win' the lowest card known to win the trick.
incomplete-designation-name = Declarer says just 'a heart'
incomplete-designation-ask = declarer says just 'a heart': which card | 'small', 'high', 'win it': what does dummy play | declarer did not say which card of the suit | what does 'low' mean when calling from dummy

touched-card-in-dummy = Yes, if he touched it deliberately, except to arrange dummy's cards or to reach a card next to it.
touched-card-in-dummy-name = A card touched in dummy
touched-card-in-dummy-ask = declarer touched a card in dummy: must he play it | is a touched card in dummy played | if declarer touches dummy's card is it played

rank-without-suit = Unless a different intention is beyond dispute: in leading, the suit with which dummy won the last trick, if it has that rank; otherwise the card of that rank that can be legally played. If there are two or more, declarer says which.
rank-without-suit-name = Declarer says just 'queen'
rank-without-suit-ask = declarer names a rank but no suit: which card | he said 'jack' from dummy and there are two jacks | declarer calls for an ace without naming the suit

two-cards-at-once = If only one face can be seen, that card is played and the other is picked up. If more can be seen, the player says which he plays; a defender's other card becomes a penalty card. An opponent who has played since may change.
two-cards-at-once-name = Two cards played at once
two-cards-at-once-ask = I played two cards at once: which one counts | two cards came out together | he pulled two cards to the same trick

defective-trick = Before both sides have played to the next trick it is put right. Later, a missing card is supplied and counts as a revoke, one trick at most; extra cards return to the hand, and earlier plays may become revokes. The trick keeps its owner.
defective-trick-name = Too few or too many cards in a trick
defective-trick-ask = somebody did not play to a trick: what now | five cards were played to one trick | I forgot to play a card to an earlier trick | two cards stuck together in a trick

see-last-trick = Declarer and defenders, yes, while their side has not played to the next trick and their own card is still face up. Once turned, only their own card. Later only if the Director orders it. Dummy may not ask.
see-last-trick-name = May I see the last trick?
see-last-trick-ask = may I see the last trick | can dummy ask to see the trick | can I look at the cards of the previous trick | may a quitted trick be inspected | can I have the trick turned face up again

trick-pointed-wrong = Yes, dummy too, but only until your side has played to the next trick. Said later it may be unauthorised information for your partner.
trick-pointed-wrong-name = A trick pointed the wrong way
trick-pointed-wrong-ask = may I say that a trick is pointed the wrong way | declarer has turned a quitted trick the wrong way | can I correct the direction of partner's card

defender-asks-partner = Yes. A player who has failed to follow suit may be asked by declarer, and by the defenders, who may ask each other at their own risk: what the question tells partner is unauthorised information. Dummy may ask declarer only.
defender-asks-partner-name = May I ask 'no hearts, partner?'
defender-asks-partner-ask = can a defender ask his partner whether he is out of a suit | may I ask partner 'no hearts?' in defence | who may ask whether a player is out of the suit | can I check with partner that he is not revoking | may defenders ask declarer 'having none?' | may declarer ask a defender if he is void

dummy-asks-declarer = Declarer yes, a defender never. If dummy had lost his rights, by looking at a defender's cards, swapping hands or leaving his seat to watch, and is the first to ask, a revoke is corrected but paid for as if established.
dummy-asks-declarer-name = May dummy ask 'no spades?'
dummy-asks-declarer-ask = may dummy ask declarer whether he is out of a suit | may dummy check a defender who shows out | may dummy say 'no spades, partner?' | can dummy ask declarer about a possible revoke | is dummy entitled to say 'having none, partner?'

dummy-warns-wrong-hand = Yes, but only to prevent it, before the card is led. If he has lost his rights, by looking at a defender's cards, swapping hands or leaving his seat to watch, either defender may choose the hand that leads.
dummy-warns-wrong-hand-name = May dummy say 'you're in hand'?
dummy-warns-wrong-hand-ask = can dummy warn declarer that he is in the wrong hand | may dummy say 'you're on the table' | can dummy tell declarer where the lead is | may dummy stop declarer from leading from the wrong side

dummy-rights = He plays the cards as told, counts tricks, answers the Director on fact or law, may ask declarer whether he is out of a suit and try to prevent irregularities. He takes no part in the play and points out nothing until it ends.
dummy-rights-name = What may dummy do?
dummy-rights-ask = what are dummy's rights | what may dummy do | what is dummy allowed to do | what must dummy not do during the play

dummy-calls-director = During the play not on his own initiative: only once another player has drawn attention to the irregularity. When play is over he may point it out and call.
dummy-calls-director-name = May dummy call the Director?
dummy-calls-director-ask = can dummy call the Director | may dummy call the director during play | is dummy allowed to summon the director

dummy-points-out = Only when play is over; before that he is liable to a penalty. If he had looked at a defender's cards, swapped hands or left to watch, and speaks first, nothing is rectified at once: the defenders only lose their gain at the end.
dummy-points-out-name = May dummy point out a revoke?
dummy-points-out-ask = can dummy point out a defender's revoke | may dummy draw attention to an irregularity | can dummy draw attention to an irregularity | dummy noticed the opponents' revoke, may he say so

dummy-suggests = He may not, except to arrange his cards. Call the Director at once and play on; at the end, if dummy suggested the play and the defenders were damaged by it, he awards an adjusted score.
dummy-suggests-name = Dummy suggests a card
dummy-suggests-ask = dummy touched or pointed at a card | dummy suggested a play | dummy reached for a card before it was called | dummy told declarer what to play

change-a-call = A mechanical error or slip of the tongue, yes, however you noticed, until partner calls. If at that moment you meant the call, no: the change stands only if the opponent on your left accepts it by calling over it.
    .until-2007 = 25A: a change only without pause for thought.
change-a-call-name = Can I change my call?
change-a-call-ask = can I change a call | I pulled the wrong bidding card | may I correct my bid | I made a bid I did not intend | is an unintended call correctable | I changed my mind about my bid | misclick in the bidding box

insufficient-bid = The next player may accept it. If not: the lowest bid in the same denomination, or a comparable call, costs nothing at once; any other bid or pass bars partner throughout and may restrict a lead. A double only if comparable.
    .until-2007 = 27B1: no comparable calls; both bids not artificial, or a replacement of the same or more precise meaning.
insufficient-bid-name = What about an insufficient bid?
insufficient-bid-ask = insufficient bid: what happens | can he just make it good | must his partner pass | the bid was not high enough | what are the choices after an insufficient bid | how can an insufficient bid be corrected

bid-out-of-turn = The next player may accept it by calling. If not, it is cancelled. Right-hand opponent's turn and he passes: repeat it. If he acts, or it was partner's turn: a comparable call costs nothing yet, another makes partner pass once and may restrict his lead.
    .until-2007 = 31: no comparable calls; at partner's turn he passes throughout.
bid-out-of-turn-name = A bid out of turn
bid-out-of-turn-ask = I bid when it was not my turn: what happens | an opening bid by the wrong player | somebody opened out of turn | bid out of rotation, what are the consequences

pass-out-of-turn = An ordinary pass: the next player may accept it, otherwise it is cancelled. Right-hand opponent's turn: you pass at your next turn. Partner's turn: he calls freely without using the pass; if your own call is then not comparable, he passes once.
pass-out-of-turn-name = A pass out of turn
pass-out-of-turn-ask = I passed when it was not my turn: what happens | I passed when it was partner's turn | passed out of rotation | pass when it was right-hand opponent's turn

comparable-call = One that replaces a withdrawn call and has the same or similar meaning, or covers part of its possible meanings, or serves the same purpose, such as asking. If the infraction still helped and damaged the others, the Director adjusts.
    .until-2007 = Did not exist.
comparable-call-name = What is a comparable call?
comparable-call-ask = what is a comparable call | when is a call comparable | meaning of comparable call

inadmissible-double = It never counts. If the next player has not called, you replace it with a legal call and your partner passes to the end. If he has, it and all later calls are cancelled and the auction resumes as though nothing had happened.
inadmissible-double-name = An inadmissible double
inadmissible-double-ask = I doubled my own partner: what happens | double of a bid that was already doubled | I doubled when there was nothing to double | double of partner's bid | redouble without a double

lead-restriction = If a withdrawn call was not replaced by a comparable one (or an insufficient bid by the lowest in its denomination) and the offender defends: when partner first leads, declarer may forbid one suit the offender did not legally specify, while partner keeps the lead.
lead-restriction-name = When may a lead be forbidden?
lead-restriction-ask = can declarer forbid a lead after a withdrawn call | lead restrictions after a call out of turn | which suit may declarer prohibit after the auction went wrong

withdrawn-call = The side that did not err may use everything that withdrawn calls showed, its own and the opponents'. The side that erred may use none of it, and may not choose what it suggests over another good action; the Director adjusts if it did.
withdrawn-call-name = Who may use a withdrawn call?
withdrawn-call-ask = may we use what the opponents' withdrawn call showed | who may use a cancelled bid | my partner's bid was withdrawn: may I use it | is a withdrawn call authorised information | can the innocent side act on a call that was taken back

own-misunderstanding = No. A player who acts on a misunderstanding of his own, such as a call misread or an answer misheard, gets no redress. Only what an opponent explained or alerted wrongly lets him change a call, until partner calls.
own-misunderstanding-name = I misunderstood: any redress?
own-misunderstanding-ask = I misread the auction: do I get redress | I misunderstood the bidding, can I change my call | I misheard a correct explanation | I thought the opponent had bid something else | do I get redress for my own mistake about the bidding

skipped-turn = Not if a pass out of turn took a player's right to call. The auction goes back to that player, the passes after it are cancelled and it goes on normally; what they told is unauthorised for the side that passed out of turn.
skipped-turn-name = Somebody's turn was skipped
skipped-turn-ask = three passes, but one was out of turn: is the auction over | a player never got to bid | they forgot my turn in the auction

card-shown-in-auction = If partner could see it, it stays face up until the auction ends. One card below the ten: nothing more. An honour, several cards or a premature lead: partner passes once. If you then defend it is a penalty card; otherwise you pick it up.
card-shown-in-auction-name = A card shown in the auction
card-shown-in-auction-ask = I dropped a card face up during the auction | card exposed in the auction: must partner pass | card exposed before the bidding was finished | I led before the auction was over

hesitation-illegal = No, if it is not intended. But what it tells partner is unauthorised information, and you should take special care where it may help your side. Hesitating to mislead an opponent is forbidden.
hesitation-illegal-name = Is a hesitation illegal?
hesitation-illegal-ask = is a hesitation illegal | may I think before I bid | am I allowed to take time to think | is thinking too long an infraction | can I hesitate with a singleton

partner-hesitated = Yes, but you may not choose what the hesitation suggests over a logical alternative: one that many players of your class would seriously consider and some might select. 'I would always have bid' is no defence by itself.
partner-hesitated-name = Partner hesitated: may I bid?
partner-hesitated-ask = partner hesitated: may I bid | must I pass after partner's long think | what may I do after my partner's hesitation | am I barred after partner thought | what is a logical alternative

partners-question = No. Partner's questions, answers, alerts, remarks and gestures are unauthorised information, even when the explanation is right: carefully avoid any advantage, and do not choose what they suggest over a logical alternative.
partners-question-name = May I use partner's question?
partners-question-ask = can I use what my partner's question told me | partner's explanation reminded me of our system: may I use it | partner asked about a suit, may I lead it | is partner's remark unauthorised information | partner's alert woke me up

opponent-used-hesitation = You may say at once that you reserve your rights, unless the regulations want the Director called; if they deny it, he is called at once. If you believe it was used, call at the end of play. Earlier or later is no offence.
opponent-used-hesitation-name = They used a hesitation
opponent-used-hesitation-ask = he bid after his partner's hesitation: what do I do | when do I call the Director about a hesitation | opponents took advantage of partner's slow bid | may I reserve my rights | should I call the director at once after a hesitation

saw-other-cards = Tell the Director at once. Before any call, if it would spoil normal play, he may change seats or redeal where the event allows, let the board be played and adjust if need be, or award a score; later only the last two.
saw-other-cards-name = I saw a hand I should not know
saw-other-cards-ask = I saw a hand of another board by accident | I overheard something about a board: what now | I overheard the result of a board I have yet to play | I know something about a board from another table

partner-explained-wrong = During the auction nothing, by word or sign. As declarer or dummy, call the Director after the final pass and tell the opponents; as a defender, only when play has ended. And do not use what you heard.
partner-explained-wrong-name = Partner explained wrongly
partner-explained-wrong-ask = partner explained my bid wrongly: what do I do | partner forgot to alert: do I say so | partner misexplained my call, when do I tell the opponents | partner alerted and should not have

i-explained-wrong = Call the Director and correct it before the opening lead is faced; you may do so at once but need not. If you notice only during the play, call and correct it then.
i-explained-wrong-name = I explained wrongly
i-explained-wrong-ask = I gave a wrong explanation: when do I correct it | I realise my explanation was wrong | my own explanation was a mistake | I misinformed the opponents, what must I do

opponents-explained-wrong = Call the Director. Until the opening lead is faced you may change your call, if the error could well have influenced it and your partner has not called since. If too late and they gained, he adjusts the score.
opponents-explained-wrong-name = The opponents explained wrongly
opponents-explained-wrong-ask = the opponents explained wrongly: can I change my call | they did not alert: what are my rights | we were misinformed, can we get redress | may I change my bid because of a missing alert

hand-differs-from-explanation = No, if the explanation was their true agreement and his partner knew no more than you: anyone may err or depart from the system, and the result stands. Without evidence, however, the Director presumes that the explanation was wrong.
hand-differs-from-explanation-name = The hand is not as explained
hand-differs-from-explanation-ask = his hand did not match the explanation: do I get redress | he misbid: is that an infraction | opponent did not have what his partner said | is a misbid the same as misinformation

must-i-alert = That is settled by the federation, not by the Laws. The Laws oblige you to disclose your agreements, and failing to alert what the regulations require counts as misinformation.
must-i-alert-name = Must I alert this call?
must-i-alert-ask = must I alert this call | which calls are alerted | when do I have to alert | is this bid alertable

ask-about-bidding = In the auction at your turn, unless you must pass; before the lead is faced and then at your turn to play, not as dummy. One call only is allowed, but what that reveals is unauthorised for partner. The partner of the caller answers.
ask-about-bidding-name = When may I ask about the bidding?
ask-about-bidding-ask = when may I ask about the bidding | may I ask about one call only | who must answer | may I ask what a bid means | whom do I ask for an explanation | questions during the play about the auction

own-partners-call = No. You may ask only about the opponents' calls, at your turn; your own side's are explained to the opponents, by the partner of the player who called. What you learn from that is unauthorised; no question may serve partner alone.
own-partners-call-name = May I ask my own partner?
own-partners-call-ask = may I ask my partner what his bid means | am I allowed to ask my own partner for an explanation | can I ask partner about his call | I do not understand my partner's bid, can I ask what it means

own-system-card = Your own no, from the start of the auction period to the end of play, except declarer's side between the final pass and the faced lead. The opponents' yes, before the auction, at your turn and in that interval. The federation may vary this.
own-system-card-name = May I look at my system card?
own-system-card-ask = may I look at my own system card | can I consult my notes during the auction | can I check my convention card during the bidding | may I look at the opponents' convention card

review-of-auction = In the auction at your turn, unless you must pass: all of it with alerts, never part; then declarer and defenders until they play their first card. An opponent answers. Later, at your turn, only the contract and whether doubled, not by whom.
review-of-auction-name = May I have the auction repeated?
review-of-auction-ask = may I have the auction repeated | until when can I ask for a review | can I have a review of the bidding | what was the contract, may I ask

opponents-hesitation = Yes, at your own risk. Only if it misled you, had no demonstrable bridge reason and he could have been aware that it might work to his benefit does the Director adjust the score.
opponents-hesitation-name = May I use an opponent's hesitation?
opponents-hesitation-ask = may I draw conclusions from an opponent's hesitation | can I use what an opponent's tempo tells me | an opponent hesitated and misled me | opponent thought with a singleton

psychic-call = Yes, if partner has no more reason to expect it than the opponents. Repeated, they become agreements to be disclosed; undisclosed knowledge with damage means an adjusted score. The federation may restrict artificial ones.
psychic-call-name = May I make a psychic bid?
psychic-call-ask = may I make a psychic bid | are psychs allowed | is bluffing in the auction legal | is a psyche permitted

settle-it-ourselves = No. Only the Director rules on or waives a rectification, and nobody acts until he has explained. He may allow or cancel what you did; innocents who act before calling him may lose their right to rectification.
settle-it-ourselves-name = Can we settle it ourselves?
settle-it-ourselves-ask = can we sort it out ourselves | we settled it without the Director: is that all right | may players waive a penalty | do we need the director or can we agree

wrong-score = Yes: an error in recording or computing the agreed result is corrected within the correction period: 30 minutes after the official score is available, unless the organiser specifies otherwise.
wrong-score-name = We entered the wrong score
wrong-score-ask = we entered the wrong score: can it be corrected | until when can a score be changed | the score was recorded incorrectly | how long can results be corrected

wrong-board = In pairs: if none of the four had played it, it is completed and the score stands; the right board may be played later. If somebody had, it is cancelled, with an artificial score for any contestant deprived of a result.
wrong-board-name = We played the wrong board
wrong-board-ask = we played the wrong board: what happens | we played a board not meant for us | board that was not for our table | we played a board twice

wrong-number-of-cards = Count before you look. One hand has too many, another too few: before either calls it is corrected and played; after that, played only if it can be, otherwise an adjusted score. A card merely missing is looked for and restored.
wrong-number-of-cards-name = A wrong number of cards
wrong-number-of-cards-ask = I have 14 cards: what now | I have only 12 cards | one hand has 12 and another 14 | a player has too many cards | someone has a card too few

how-long-partner-passes = After an insufficient bid replaced neither by the lowest in its denomination nor by a comparable call, or an inadmissible double or redouble: to the end. After a call out of turn without a comparable one, or a card shown that bars him: one turn.
how-long-partner-passes-name = How long must partner pass?
how-long-partner-passes-ask = how long must my partner pass | does partner pass once or for the whole auction | is partner barred for one round or for the whole auction | when is partner silenced

passed-out = No. The hands go back into the board unplayed, each side scores zero and there is no redeal.
passed-out-name = All four pass: a new deal?
passed-out-ask = all four passed: do we redeal | passed-out board: new deal | nobody bids, what then | what is the score when everybody passes

who-calls-director = Anyone, dummy included, once attention has been drawn to an irregularity; he should then be called at once. Calling costs nobody a right, and pointing out your own side's error takes nothing from the opponents.
who-calls-director-name = Who may call the Director?
who-calls-director-ask = who may call the Director | when must the Director be called | do I lose rights by calling | is it rude to call the director | when should I call the td

own-irregularity = In general no, but you may not conceal it, for example by a second revoke or by mixing the cards. You must correct wrong explanations at the proper time, and not knowingly accept a trick your side did not win.
own-irregularity-name = Must I own up to an error?
own-irregularity-ask = must I own up to my side's irregularity | I revoked and nobody noticed: must I say so | do I have to say that I broke a rule | I realise that I revoked in the trick before, do I have to say so | I have just noticed my own revoke: must I tell them | must I own up to my revoke | may I hide my own mistake

appeal = Through the Director, within 30 minutes of the official score being available unless the organiser sets another time. The same limit holds for asking for a ruling. For an appeal in pairs both partners must agree; in teams the captain must.
appeal-name = How do I appeal?
appeal-ask = how do I appeal a ruling | how long do I have to appeal | I disagree with the director's ruling, what can I do | time limit for an appeal | how long do I have to ask for a ruling | does my partner have to agree to the appeal
