# How a revoke is told. Slots and signs: see phrases.py.
subject = revoke | revokes | revoked | revoking | renege | reneged | reneges | renounced | failed to follow | fails to follow | <not> follow suit
signs = hand trick won_by later_tricks since=played since=nothing
offender-role = hand
outcome = won_by
word-revoked = revoked | revokes | revoke | revoking | reneged | reneges | renege | renounced | renounces
    | failed to follow | fails to follow | failing to follow
word-aux = has | have | had
word-ruffed = ruffed | ruffs | ruff | ruffing | trumped | trumps | trump | overruffed | overruffs | overruff | overruffing | discarded | discards | discard | discarding | threw | throws | throw
    | pitched | pitches | pitch | pitching | threw away | sluffed | sluffs | shows out | showed out | show out
word-although = although | though | but | while | despite | with | whilst | when
word-had = had | has | have | held | holds | holding | having | hold
word-suit = spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | card of suit | card in suit | card of that suit | one of them | one of suit | cards of suit | card of suit led | suit led
word-the_suit = suit | card of suit | one of suit | that suit | card of that suit | card in that suit | suit led | one in hand | one
word-could = could follow | able to follow | could have followed | could_have followed | can follow
offender = ^ <revoke> <who> | <who> s hand <aux>? <revoked> | <who> <aux>? <revoked> | <who> <aux>? <corrected> <he>? revoke | <revoke> by <who> | <revoked> * from <who> | <revoked> in <who> | <who> s? <revoke> | <who> <aux>? <not> follow suit | <who> <aux>? <not> follow to
    | <who> <aux>? <ruffed> <him>? ** <although> <had>? <suit> in hand | <who> <aux>? <ruffed> <him>? ** <although> <had> <suit>
    | <who> <aux>? <ruffed> <him>? ** <although> <he> <had> <suit> | <who> <aux>? <ruffed> <him>? ** & <had> <the_suit>
    | <who> <aux>? <ruffed> <him>? ** & <he> <had> <the_suit> | <who> <aux>? <ruffed> <him>? ** , <had> <the_suit> | <who> <aux>? <ruffed> <him>? ** <he> <could>
    | <who> <aux>? <ruffed> <him>? ** <although> <could> | <who> <aux>? <ruffed> * holding <suit> | <who> <aux>? <ruffed> * having <suit> | <who> <aux>? <ruffed> with suit in hand
    | <who> <aux>? <ruffed> * instead of following | <revoke> * from <who> $
word-revoke = revoke | revokes | renege
offender-named = ^ <who> $ | ^ <who> on? at? trick <number> | ^ <who> on? at? <ordinal> trick
hand-declarer-else = + declarer revoke
hand-defender-else = + minor penalty card | + major penalty card
several = twice | two revokes | both revokes | both revoked | both sides revoked | second revoke | %2 revoke | %1 revoke | #2 revokes | three revokes | another revoke | #1 more revoke | revoked again | again revoke | also revoked | also revokes | <all> <aux>? <revoked>
several-keeps = attention noticed_by earlier_revoke_same_suit

aside = <won> trick <number> | <won> <ordinal> trick | claimed * trick <number> | claimed * <ordinal> trick
    | <noticed> * trick <number> | <noticed> * <ordinal> trick | <led> * trick <number> | <led> * <ordinal> trick | after trick <number> | until trick <number>
    | before trick <number> | before <ordinal> trick | after <ordinal> trick | <won> * <next> | before * round | before * next board | within * correction period | before * correction period
    | my cards | his cards | her cards | their cards | my hand back | his hand back | her hand back | their hand back | own cards | <ordinal> round | round of <suit> | <ordinal> round of
    | by trick <number> | until <ordinal> trick | <won> trick #1 | <ordinal> trick of match | earlier trick | previous trick | <won> previous trick | <won> earlier
    | <won> trick later | <won> trick <later>
word-noticed = noticed | notices | notice | discovered | discovers | discover | found | finds | spotted | spots | realised | realized | realises | realizes | saw | sees | attention | came to light | called | detected
word-led = led | leads | lead | leading | play | plays | played | playing
word-next = next trick | following trick | subsequent trick | next one | trick after | next card
word-won = taken | won | wins | win | winning | took | takes | take | taking | got | gets | scored
word-it = it | trick | that trick | this trick | revoke trick | trick of revoke | trick in question | same trick | that one
word-honour = ace | king | queen | jack | ten | trump | card | ruff
word-tricks = tricks | trick
trick-number = trick <number> | <ordinal> trick | at <ordinal> $ | on <ordinal> $

won_by-who = <who> <aux>? <won> <it> | <won> <it>? by <who> | <who> <aux>? <won> $ | <who> <aux>? <won> with | <won> <it>? in <who> | <it> went to <who> | <it> goes to <who>
    | <who> <aux>? <won> <it> in hand | <who> s <honour> <aux>? <won> | & <won> <it> | ^ <won> <it> | , <won> <it>
    | lost <it> to <who> | losing <it> to <who> | ^ <who> trick $ | <it> <won> in <who> | <who> <aux>? <won> in hand | & <won> in hand | to win <it>
    | ^ <it> to <who> $ | ^ winner <who> $ | <who> winner of <it> | <it> mine
later_tricks-number = plus <number> $ | <offending>? <aux>? <then>? <made> <number> <more> <tricks>? | <offending>? <aux>? <then>? <made> <number> <tricks>? <later>
    | <offending> <aux>? <later> <made> <number> <more>? <tricks> | <offending> <made> <number> <later> <tricks> | ^ <then>? <number> <more>? <tricks>? <later> | ^ <then>? <number> <more> <tricks>? <later>? $ | ^ <then> <number> <more>? <tricks> | <offending> <made> <number> of later tricks
later_tricks-counted = none one more more
later_tricks-none = <offending>? <made> <not> <more> <tricks>? | ^ <then>? <not> <more> <tricks> | ^ <then>? <not> <tricks> <later> | <offending> <aux>? <not> <made> * <more> <tricks>?
    | <offending> <made> <not> tricks? <later> | <offending> <aux>? <not> <made> any tricks? <later> | <offending> <made> nothing <more> | <offending> <made> nothing <later>
    | <offending> <not> <made> trick <later> | <offending> <aux>? <not> <made> #1 <more>? trick? <later>?
later_tricks-more = <offending>? <made> several <more> <tricks>? | <offending> <made> at least <two> <more> <tricks>? | ^ <then>? several <more> <tricks> | <offending> <made> many <more> <tricks>?
    | <offending> <made> <number> or more <more>? <tricks> | <offending> <made> some <more> tricks | ^ <then>? at least <two> <more> <tricks>? | <offending> <made> further tricks | <offending> <made> more tricks
word-two = two | three
word-made = won | wins | win | winning | made | makes | make | took | takes | take | get | got | gets | scored | scores | score | cashed | cash | cashes
word-more = more | plus | further | additional | subsequent | later | other
word-later = later | after | afterwards | after that | subsequently | thereafter | later on | from then on | after it
word-then = then | afterwards | later | plus

since-played = <offending> <aux>? <led> * to? <next> | <all> <aux>? <led> * to? <next> | <next> <led> by <offending> | <offending> <aux>? <led> to <next> | <offending> <aux>? <led> on to <next>
    | <next> played by all | next trick played out | <offending> <aux>? then? led again | <offending> <aux>? <led> next | <offending> <shifted>
word-shifted = shifted | switched
since-nothing = before <who>? <aux>? <lead> * <next> | before <offenders> <aux>? <led> * <next> | before <all> <aux>? <led> * <next> | before <anyone> <aux>? <led> * to? <next> | before <anyone> <aux>? <lead> | before <next>
    | <anyone> <aux>? <led> * to? <next> | <next> <aux>? <not> <started> | <offenders> <aux>? <not> <led> * to? <next> | <all> <aux>? <not> <led> * <next> | ^ <not> <led> to? <next>? $
    | <not> <established> | unestablished | non established | before <established> | <offender> <corrected> | <offender> <aux>? <corrected> <it>? | <revoke> <aux>? <corrected> | <corrected> <revoke>
    | <corrected> <who> <revoke> | corrected in time | corrected at once | corrected on same trick | before trick over | before trick quitted | before trick <aux>? <not>? quitted
    | <next> <not> <led> | <noticed> * on same trick | <anyone> <lead> after
word-started = started | begun | begin | led | played | been led | been played | been started
word-lead = led | leads | lead | leading
word-anyone = nobody | anyone | anybody | noone
word-established = established | establish
word-corrected = corrected | corrects | correct | correcting | replaced | replaces | substituted
since-named = <offending> <aux>? <named> ** for <next> | <offending> <aux>? <named> ** to <next> | <offending> <aux>? <named> * from <dummy> ** <next> | <offending> <aux>? <named> next card
word-named = called | calls | named | names | designated | designates | called for | asked for
since-claimed = <offending> <aux>? <claimed> | claimed by <offending> | claim by <offending> | <offending> s claim
since-opponents_claimed = <innocent> <aux>? <claimed> | claim by <innocent> | <innocent> s claim
word-claimed = claimed | claims | conceded | concedes
since-played-else = established | <revoke> established
since-unless = claim | claims | claimed | claiming | conceded | concedes | concession | named | called | designated | <not> <established>
reply_to_claim-accepted = <offending> <aux>? <agreed> * claim | <offending> <aux>? <agreed> to it | <offending> <aux>? agreed
word-agreed = agreed | agrees | accepted | accepts | acquiesced
reply_to_claim-contested = <offending> <aux>? <contested> * claim | <offending> <aux>? contested it | <offending> contested
word-contested = contested | contests | objected to | disputed | disputes
reply_to_claim-silent = <offending> said nothing * claim
hands_returned-yes = <cards> ** back in board | <cards> * in board | <cards> * returned to board | <cards> * in pockets | <cards> * in slots
hands_returned-no = <cards> <not> * back in board | <cards> <not> * returned | <cards> <not> * in board
word-cards = cards | hands | all four hands | all hands | all cards | cards put
attention-during_play = during play | during play of hand
attention-after_play = after play over | after play ended | <after> hand | <after> play | <after> deal | <after> board | hand over | hand finished | play over | play finished
    | when hand over | play ended | <cards> ** back in board | <cards> * in pockets
word-after = at end of | after end of | after | once we finished | when we finished | end of
attention-after_call_on_next_deal = <innocent> <aux>? <bid> * <next_board> | play on <next_board> ** <begun> | play of <next_board> ** <begun> | <all> <aux>? <bid> * <next_board>
word-bid = bid | bids | called | opened | passed | made call | made a call
word-next_board = next board | following board | next hand | next deal | following deal | following hand
word-begun = begun | started | began | under way
attention-after_round = <after_the> round | <after_the> session | <after_the> tournament | <after_the> event | <after_the> match | round <over> | session <over> | tournament <over> | next round started | next round begun | during next round
    | when round <over> | round <aux>? ended
word-after_the = after | at end of | after end of | end of
word-over = over | ended | finished | <aux> finished
attention-after_correction_period = after correction period | correction period * over | correction period * expired | correction period * ended | correction period * passed | correction period * finished | after end of correction period
noticed_by-director = director <aux>? <saw> | <saw> by director | director first to notice
noticed_by-spectator = <kibitzer> <aux>? <saw> | <saw> by <kibitzer> | <saw> by one of <kibitzer>
word-saw = noticed | notices | spotted | spots | saw | sees | seen | discovered | discovers | pointed out | points out | pointed it out | points it out | told
word-kibitzer = kibitzer | spectator | onlooker | kibitzers | spectators
dummy_drew_attention-yes = <dummy> <aux>? drew attention | <dummy> draws attention | <dummy> <aux>? pointed it out | <dummy> <aux>? pointed out | <dummy> points out | <dummy> points it out | <dummy> %1 to notice | attention drawn by <dummy>
defender_asked_partner-yes = <defender> <aux>? <asked> <partner> | <partner> <aux>? <asked> <defender> inquiry
word-asked = asked | asks
could_comply-no = <offender> <aux>? void | <offender> had <not> <suit> | <offender> <aux>? <not> card of suit
duty-penalty_card = <not> <play> * penalty card | should have played * penalty card
word-play = play | played | playing
on_purpose-yes = deliberately | on purpose | intentionally | deliberate
cards_mixed-yes = <cards> mixed | <cards> shuffled | mixed * cards | shuffled * cards | <cards> * mixed up
card_missing-yes = <not> card to trick | played <not> card | trick of #3 cards | #3 cards in trick | trick * #3 cards
dummy_lost_rights-yes = <dummy> ,? having? <aux>? lost * rights
dummy_lost_rights-no = <dummy> <aux>? <not> lost * rights
played_card_faced-yes = <revoked> by playing * penalty card | <revoked> with * penalty card | <revoked> playing * penalty card
earlier_revoke_same_suit-established = %2 revoke * same suit , %1 established | %2 revoke * same suit , %1 one established
earlier_revoke_same_suit-corrected = %2 revoke * same suit , %1 <corrected> | %2 revoke * same suit , %1 one <corrected>
