# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = hand
of-offenders = later_tricks since-played
of-this-one = since offender
beside-number = <revoke> <follow> <ruff> <discard>
goes-on = since-played
word-revoked =
    | revoked | revokes | revoke | revoking | reneged | reneges | renege | renounced | renounces | failed to follow
    | fails to follow | failing to follow
word-aux =
    | has | have | had
word-ruffed =
    | ruffed | ruffs | ruff | ruffing | trumped | trumps | trump | overruffed | overruffs | overruff | overruffing
    | discarded | discards | discard | discarding | threw | throws | throw | pitched | pitches | pitch | pitching
    | threw away | sluffed | sluffs | shows out | showed out | show out
word-had =
    | had | has | have | held | holds | holding | having | hold | found | finds | produced | produces
word-the_suit =
    | spades | hearts | diamonds | clubs | spade | heart | diamond | club | suit | card of suit | #1 of suit | that suit | card of that suit | card in that suit | suit led | #1 in hand
    | #1
word-revoke =
    | revoke | revokes | renege
word-led =
    | led | leads | lead | leading | play | plays | played | playing
word-next =
    | next trick | following trick | subsequent trick | next #1 | trick after | next card
word-won =
    | taken | won | wins | win | winning | took | takes | take | taking | got | gets | scored
word-it =
    | it | trick | that trick | this trick | revoke trick | trick of revoke | trick in question | same trick | that #1
word-tricks =
    | tricks | trick
word-more =
    | more | plus | further | additional | subsequent | later | other
word-later =
    | later | after | afterwards | after that | subsequently | thereafter | later on | from then on | after it
word-then =
    | then | afterwards | later | plus
word-started =
    | started | begun | begin | led | played
word-lead =
    | led | leads | lead | leading
word-anyone =
    | nobody | anyone | anybody | noone
word-established =
    | established | establish
word-claimed =
    | claimed | claims | conceded | concedes
word-cards =
    | cards | hands | all #4 hands | all hands | all cards | cards put
word-after =
    | at end of | after end of | after | once <we> finished | when <we> finished | end of
word-after_the =
    | after | at end of | after end of | end of
word-saw =
    | noticed | notices | spotted | spots | saw | sees | seen | discovered | discovers | pointed out | points out
    | pointed it out | points it out | told
offender =
    | revok- by <who> | <who> (revok-/reneg-)
    | <who> <card>? (<declarer>/<defender>/<dummy>)? <aux>? (<not> follow suit/<not> follow/revok-/reneg-/failed to follow)
    | <who> <aux>? <revoked> | <who> s? <revoke>
    | revoke (on/in/at)? (trick/diamonds/spades/hearts/clubs)? <number>? (by/from/of) <who>
    | <who> <aux>? <not> follow- suit? | (ours/mine/culprit/<offender>) <who> | <who> s hand <aux>? <revoked>
    | <who> <aux>? <ruffed> <him>? .. <had> <the_suit>
    | <who> <aux>? (chuck-/let go/parted with/unloaded/tossed/dumped) .. (spade/heart/diamond/club)
    | <who> <aux>? <ruffed> .. with (#1)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs/suit) (left/in (his/her/my)? hand)
    | <who> <aux>? (played/put/gave/pulled/discarded/threw) .. (spade/heart/diamond/club) on (spade/heart/diamond/club)
    | revoke <who> s (,/.)
hand-declarer-likely =
    | + as <declarer> | + <declarer> s (own)? (revoke/slip/card/hand)
    | + (<he>) .. (called/asked/told/named) .. (<dummy>/table) | + <he> <declarer>
    | (revok-/reneg-/revoke) .. as <declarer> | as <declarer> .. (revok-/reneg-)
hand-declarer =
    | <he> <declarer> (,/./&) | (revok-/reneg-) as <declarer> | as <declarer> <him>? (has/had)? (revok-/reneg-)
hand-defender =
    | <defender> <aux>? (revok-/reneg-) | (same) <defender> | (revok-/reneg-) as <defender>
    | as <defender> <him>? (has/had)? (revok-/reneg-)
hand-defender-likely =
    | + (<defending_side>/defending/<defender>) (here)? | + (defending/defends/defended/defend)
    | + (in/on) (<defending_side>) | + (against/vs/versus/v) (their/my)? (<card>/slam/game/contract)
    | + (both <defending_side>/<other_defender>/<we> <defending_side>) | + <partner> <aux>? (then/had)? (led/leads)
    | + <him> <defender> | <defender> .. (revok-/reneg-/ruff-/discard-)
    | %3 hand .. (ruff-/discard-/pitch-/threw/played) | (revok-/reneg-/revoke) .. as <defender>
    | as <defender> .. (revok-/reneg-)
hand-dummy-likely =
    | + <dummy> s hand
trick-1 =
    | (revok-/reneg-/ruffed/discarded) (to/on) opening lead
trick-1-likely =
    | (to/on) opening lead
trick-12-likely =
    | #2 cards (left/each/remaining/to go)
trick-number =
    | revoked (on/at) <number> (,/./&) | (at/on/in) <ordinal> trick | trick <number>
    | (at/on/in/during) trick <number> | <ordinal> trick | (ours/mine) trick? <number>
    | (ruffed/ruffs/trumped/trumps/discarded/discards/revoked/revokes/pitched/threw/overruffed) <ordinal> trick
trick-number-likely =
    | (trick/<not>) <number>
    | (ruffed/trumped/discarded/pitched/threw/revoked/reneged/follow) .. (at/on/in/to) (trick)? <number>
    | (revok-/reneg-) (at/on/in) <number> | (ours/mine) (came)? (way)? (earlier/later)? (at/on) (trick)? <number>
    | revoked (on/at) <number>
    | (ruffed/ruffs/trumped/trumps/discarded/discards/revoked/revokes/pitched/threw/overruffed) <ordinal> (trick/with/of)
hands_returned-no =
    | (hands/cards) <not> (all)? (back/returned/put away) | + <not> back in board | cards <not> back
hands_returned-no-likely =
    | before (cards/hands) .. (back/away/returned)
    | (cards/hands) <not> .. (back/returned/put/mixed/away) | (hands/cards) <not> .. (back in/returned/put away)
    | + <not> .. back in board
hands_returned-yes =
    | (all/#4) (#4)? (cards/hands) (back in/put away/returned)
    | (cards/hands) (all)? back in (board/boards/slots/pockets) | all back in (board/boards/slots)
hands_returned-yes-likely =
    | (cards/hands/everything) .. (put away/put back/back in/returned/in board/in slots/boarded) | <cards> .. in board
    | (cards/hands) .. (back in/put away/returned) .. (board/boards/slots)
    | + (cards/hands) (all)? back in (board/boards/slots/pockets) | hands .. in .. slots
since-claimed =
    | (revok-/reneg-/ruff-/discard-/pitch-/follow-/slip) .. (then) (then)? (straight/promptly/straight away/at once)? (off)? (claim-/conced-) (rest/lot/all/remaining/remainder/everything/tricks/#2/#3/#4/<he>/<me>)
since-named =
    | <he> then (called/called for/named) .. from (<dummy>/table)
since-named-likely =
    | (called/asked/named) .. (<dummy>/table) .. (next trick/next #1/next card/for trick/next lead)
    | (<he>) (had/has)? (called/calls/asked/asks/told/named) .. (<dummy> s/<dummy>/from table/from board)
since-nothing =
    | <not> established | + (nobody/noone) (had/has/have)? (moved/led/gone on/continued) | <not> <established>
    | + nobody (of <we>/at table/at all)? (has/had/have)? (led/played/gone on) to (next/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12)
    | (changed/swapped) it (at once/straight away) | + next trick <not> (started/begun/led to/led)
    | + before (<who>/anyone/anybody) (had/has)? (played/led) (on)? to next
since-nothing-likely =
    | + nobody (has/had)? (moved/played/led/continued) | + nobody .. (led/played) (next/on/to next)?
    | + <not> established | + (nothing/nobody/<not>) (played/led) .. (next/after) | <next> <aux>? <not> <started>
    | + (nobody/noone/nothing/<not>) .. (gone/moved/carried/continued) on | <anyone> <aux>? <led> .. to? <next>
    | + <not> card .. (led/played) (after/since/by anybody/by anyone/to next)? | before <anyone> <aux>? <lead>
    | + before <anyone> .. (turned/quitted/turns) .. trick | + <not> (<he>/her) <not> .. (<dummy>/<partner>)
    | + (swaps/changes/swapped/changed) (it)? (before/at once/straight)
    | + (next trick/trick) <not> (started/begun/led to/led)
    | + before (<who>/anyone/anybody/any/next trick/my side/his side/her side/our side) .. (played/led/lead/play/plays/started/begun) .. next
    | + (noticed/spotted/realised/realized/seen/saw/corrected/discovered/changed/fixed) (it/this/that/his mistake/mistake/error/revoke)? (at once/straight away/right away) | + at once (noticed/spotted/corrected)
    | + (corrected/fixed/changed/put right/noticed/spotted) (it/this/that/card)? before <next>
    | + (mistake/error/revoke) (noticed/spotted/corrected/seen) (at once/straight away) | + nobody <aux>? (played/led/moved) (since/after)
since-opponents_claimed =
    | <innocent> <aux>? (claimed/conceded) (rest/all/remaining/<number>/,/.)
since-opponents_claimed-likely =
    | <innocent> (then/straight)? (claim-/called for/conced-/asked for)
    | (<opposing_side>/<they>/<declarer>/<left_opponent>/<right_opponent>) .. (faced/tabled/spread/laid down) .. (hands/hand/cards) .. (claim-/after/rest)
    | + <innocent> claim- | + <they> claim- .. (our/my) revok-
    | (<we>/<me>/our/my) claim- .. (his/her/their/<they>/<opposing_side>) .. revok- | <innocent> <aux>? <claimed>
since-played =
    | + (#2/#3/#4) tricks (on/ahead/further/ago)
    | + (after/once/when) (<everyone>/both sides/all) (had/have/has)? (played/gone on/moved on) (on)? to next
    | + (#2/#3/#4/several) tricks (had/have)? (gone/passed/gone by/gone past)
    | <who> <aux>? (all)? <led> (on)? (to/for) (trick? <number>/<next>) | <next> <who> <aux>? <led> | <who> <aux>? led (back/<next>)
    | (both/all/his side/her side/their side) <aux>? <led> (on)? to (trick? <number>/<next>)
since-played-likely =
    | + <saw> .. (at/on/in) trick <number> | + <saw> .. tricks later | + <saw> .. after (#1/#2/#3/#4/#5/#6) (tricks/trick)
    | established | (too late/play went on) | <led> (on)? to (trick)? <number>
    | now (at/on/in/playing)? (trick)? <number> | (<we>/<they>) (at/on/in) (trick? <number>/<next>)
    | + (<he>/<we>/<they>/<partner>) (had/has/have)? (then)? (led/leads/lead) (on/to next/to trick/next/again/meanwhile/#1 more/to <number>)
    | + (#2/#3/#4/several/few) tricks (later/ago/on/further/after/have gone/passed/have played) | + both played on
    | + (then) (led/leads/played/plays) (card/spade/heart/diamond/club)? (on)? to (next/following) (trick)?
    | + next trick (had/has)? (led to/started/begun/led)
    | + (after/once/when/until) (<who>/both sides/all/play)? (had/have/has)? (all)? (played/led/gone on/moved on) (on)? to (next/following)
    | + (<they>/<everyone>/both/all) <aux>? (all)? (played/led/leads) (on)? to (next trick/following trick) | + (noticed/spotted/realised/realized) (it)? (at/on/in/during) trick? <number>
    | (<they>/<everyone>/both/both sides) <aux>? (played/moved/gone/went) on | + play <aux>? (gone/went/moved) on (to <next>)?
reply_to_claim-accepted-likely =
    | (<we>/<me>) (agree-/accept-)
reply_to_claim-silent-likely =
    | (<we>/<me>) (sat/said) (there/nothing)
claim_settled-no =
    | next (board/bd) <not> (started/begun/bid/called)
claim_settled-no-likely =
    | (same board/<not> bid next/nobody .. bid next/next board <not>/<not> .. bid next)
    | (nobody/noone/<not>) .. (called/bid) .. (#1 more board/next board/<next_player>/since/anything)
    | next (board/bd) <not>
won_by-offender =
    | (revok-/reneg-/ruff-) .. & (won/wins/took/takes) it | ruffed & won it
    | (ruffed/trumped) & (won/took) (it/trick/,/.) | (his/her) ruff (won/held)
won_by-offender-likely =
    | (ruff/trump/discard) won | own (ruff/trick) | (win/won/wins) .. (revoke trick/it) (yourself/<he>/<me>)
    | (won/winning/win/wins/took/taking) (it/trick/that trick) (with/by) (ruff/ruffing/trump)
    | (,/./&) <he> <won> <it> | (won/wins/win) by (her/<he>) | (ruff-/trump-) .. (&) (wins/won/took) | (his/her/my) ruff (won/held)
won_by-opponents =
    | <offending> (lost/loses) (it/trick)
won_by-opponents-likely =
    | (lost/lose/loses/losing) (it/trick/that trick/to) | (trick/it) lost
    | (lost/lose/loses) (it/trick/that trick/revoke trick)
won_by-partner =
    | (his/her/my/<offender> s)? <partner> <aux>? (won/wins/took/takes) (it/trick/that trick/revoke trick)
    | won by (his/her/my/<offender> s)? <partner>
won_by-partner-likely =
    | won .. in <dummy>
won_by-who =
    | (lost/loses) (it/trick/that trick/revoke trick) to <who>
    | (it/that trick/this trick/revoke trick/,/&/. trick/, trick) (won/taken) by <who>
    | <who> (won/wins/took/takes) it
    | <who> s (ace/king/queen/jack/#10/#9/#8/trump/ruff) (held/won/took/holds/wins/takes) (it/trick/that trick)
won_by-who-likely =
    | <who> (win/wins/won) | <who> <aux>? <won> <it> | (ruffed/trumped/won/taken/overruffed) by <who> s?
    | <who> <aux>? overruff- | <who> (ruffed/ruffs/trumped/overruffed/overruffs) (higher/it/that/over)
    | (to/by/with/goes to) <who> s (ace/king/queen/jack/#10/ruff/trump/<card>) | (won/taken) by <who>
    | <who> s (ace/king/queen/jack/#10/#9/#8/trump/ruff) (holds/held/holding/winning/win/won/wins/taking/took/takes/scored)
could_comply-no-likely =
    | (out of/void in) (spades/hearts/diamonds/clubs/suit/that suit)
could_comply-yes =
    | + could_have followed | able to follow
could_comply-yes-likely =
    | + (showed/shows/shown) out of (spades/hearts/diamonds/clubs) .. (produced/produces/found/finds/had/has/turned up)
same_trick_one_side_played_on-no =
    | <not> (on)? same trick
duty-required_card =
    | (required/forced/ordered/obliged) (to/<he>/her/<me>)? .. (lead/play) .. (suit/spade/spades/heart/hearts/diamond/diamonds/club/clubs) .. (but/had/<not>/led/played)
    | (had to/forced to) (play/lead) .. restriction
duty-required_card-likely =
    | (required/forced/ordered/told/instructed/obliged/made) (to/<he>/her/<me>)? .. (lead/play) .. (suit/spade/spades/heart/hearts/diamond/diamonds/club/clubs) .. (but/had/<not>/led/played)
    | (had to/must/made to/forced to) (play/lead) .. (because/under/restriction/<declarer>)
attention-after_call_on_next_deal =
    | <innocent> .. (bid/called/passed) .. next (board/hand/deal)
attention-after_call_on_next_deal-likely =
    | (next/following) (board/hand/deal) .. (bid/called/opened/passed/started/begun/auction)
attention-after_correction_period =
    | (correction time/correction period/correction) .. (over/up/gone/expired/past/run out/ended)
    | correction period s? (up/past/over/out/expired/gone/ran out) | after .. correction (deadline/time/period)
attention-after_correction_period-likely =
    | + (day/week/month) (later/after)
attention-after_play =
    | + (once/when) (play/hand) .. (ended/over/finished) | <after> play (,/./over/ended/finished)
    | + (at/after) end of (play/hand/deal/board)
    | + (noticed/found/discovered/spotted) (at)? (end of/after) (hand/play/board/deal)
    | + nobody (noticed/saw/spotted) (it)? until (end/play over/hand over)
    | + (while/when) (scoring/<we> scoring/<we> scored/scored) | cards back (in/into) board | cards put away
attention-after_play-likely =
    | before (round/session) .. (over/finished/ended/done)
    | (when/once/after) all .. cards (down/played/face down) | + (play/hand/board) (had)? (ended/finished/over/done)
    | + (hand/play/board/deal) s? over | (noticed/realised/saw/spotted/found/told) .. (after/end) .. (hand/play/board)
    | + (noticed/discovered/found/spotted/realised/came up/seen) .. (at/until) end (of board/of hand/of play)?
    | <after> play | + (noticed/found/discovered/spotted) .. (end of/after) .. (hand/play)
    | + nobody .. (noticed/saw/spotted) .. (end/over/last card/every card gone/finished)
    | + cards (back)? (in/into) board | + cards put (back/away)
attention-after_round =
    | round (finished/over/ended/done) | (moved/changed) (to)? (next)? (table/tables)
    | (session/round) (over/finished/ended) | move (had)? called
attention-after_round-likely =
    | (next round/round over/session over/moved .. (table/boards)) | <after_the> round
    | (moved/changed/gone) .. (table/tables) | + (session/round) .. (over/finished) | round (gone/over)
attention-during_play =
    | + (mid hand/mid play/mid trick/middle of play) | + play going on | + (in) (mid/middle of) (play/hand)
attention-during_play-likely =
    | before (cards/hands) .. (back/away/returned)
    | + (#3/#4/#5/#6/#7/#8/#9) cards (left)? (in)? each
earlier_revoke_same_suit-corrected =
    | same suit .. (%1/earlier) .. (corrected/put right)
earlier_revoke_same_suit-established-likely =
    | (%1/#1) (#1/revoke)? established
    | + (again/#2/%2) .. (#1 before/%1/earlier/#1) .. (established/stood/stuck/stands)
earlier_revoke_same_suit-none-likely =
    | + (#1/%1) (time/revoke) .. (in/suit)? .. (spades/hearts/diamonds/clubs/suit)
other_side_revoked-corrected_at_trick_twelve-likely =
    | + (theirs/their revoke) .. (trick #12/#12)
    | + (<they>/theirs/other lot/<innocent_side>/<opposing_side>) .. (#12/trick #12) .. (put right/corrected/fixed)
    | + (theirs/<they>/their/<opposing_side>/<innocent_side>/other lot/<innocent>) .. (put right/put it right/corrected/fixed/given back/put back/got put right/made good) .. (at/on) .. (#12)
other_side_revoked-established_same_trick =
    | + same trick .. (both/also/too) .. established
other_side_revoked-established_same_trick-likely =
    | + same (trick/#1/round) .. (both/also/too) .. (revok-/failed/reneg-/established/played on)
other_side_revoked-none =
    | solely (<defending_side>/<defender>/<declarer>/<him>) revok-
other_side_revoked-none-likely =
    | (<opposing_side>/<innocent_side>/other lot/other pair/<they>) (clean/innocent/blameless/nothing wrong/followed/all followed/<not> revok-/have <not> revok-)
dummy_drew_attention-no =
    | + <dummy> (silent/quiet/kept quiet/kept mum/said nothing/stayed silent/kept silent)
dummy_drew_attention-no-likely =
    | + <dummy> <aux>? <not> (said/say/says/spoken/spoke/utter-/opened mouth/opened) .. (word/thing/anything/%1/it)?
dummy_drew_attention-yes =
    | + <dummy> (pipes up/piped up/blurted/shouted/announced) | + <dummy> %1 to
    | + <dummy> (pointed it out/pointed out)
dummy_drew_attention-yes-likely =
    | + <dummy> .. (said/says/points/pointed/asks/asked/shouted/shouts/told/tells/claims/mentions/mentioned/drew/calls/called) .. (revok-/reneg-/attention/it/director)
    | + <dummy> .. (pipes up/piped up/blurted/shout/announce-/%1 to/to shout)
    | + <dummy> .. (raised/announced/announces/shouted/said/blurted) .. (%1/revok-/it/<not>)
    | + <dummy> (noticed/notices/spotted) (it/that/this/revok-/reneg-)
    | + <dummy> (goes/says/said/told/tells/pointed/points/piped)
defender_asked_partner-no =
    | + <not> asked (<partner>/each other)
defender_asked_partner-no-likely =
    | + <not> .. asked (other/<partner>/his <partner>/each other)
defender_asked_partner-yes =
    | <defender> (asked/asks) (his/her)? <partner>
defender_asked_partner-yes-likely =
    | + <partner> (promptly/then)? (asks/asked) (<he>/her/<me>/where/if)
    | + <partner> (said/asked) <not> (spades/hearts/diamonds/clubs)
    | + (<east>/<west>/<north>/<south>) asked (<east>/<west>/<north>/<south>)
    | + (asked/asks/ask) (<partner>/my <partner>/his <partner>/her <partner>) .. (<not>/<not> more/any/out of/having)
played_card_faced-no-likely =
    | + card .. (from/out of) .. hand .. <not> .. (faced/exposed/seen/lying)?
played_card_faced-yes =
    | <revoked> with .. penalty card
played_card_faced-yes-likely =
    | + card .. (revok-/ruff-/trump-/discard-/put on/played/put) .. (faced/penalty card/exposed/lying/open)
    | (it)? that card .. revoked with
won_later_with_playable_card-no =
    | <not> (won/win/took) .. with (that suit/card of that suit)
won_later_with_playable_card-no-likely =
    | <not> (won/win/took/wins) .. (trick/anything)? .. with .. (that/suit/spade/heart/diamond/club)
won_later_with_playable_card-yes =
    | (later/then/afterwards) (won/took/wins/made) .. with (that card/that very card/very card)
    | + (won/took) .. with .. could_have played
won_later_with_playable_card-yes-likely =
    | (won/wins/win/took/takes/scored/made/cashed) .. (later/last/trick <number>/after) .. with .. (that/very/same/spade/heart/diamond/club)
    | (won/wins/win/took/takes/scored/made/cashed) .. with .. (that/very/same/spade/heart/diamond/club/card) .. (later/afterwards/at end/could have/should have/ought)
    | (later/then/afterwards/after/eventually) .. (won/wins/win/took/takes/scored/made/cashed) .. with .. (that/very/same/spade/heart/diamond/club/card/<card>)
noticed_by-director =
    | director (walking past)? (had)? (saw/sees/noticed/spotted/notices)
noticed_by-director-likely =
    | director <aux>? <saw> | director (walking past)? .. (saw/sees/noticed/spotted/notices/seen)
    | director .. (at my shoulder/walking past/counting) .. (saw/seen)?
noticed_by-player-likely =
    | (<declarer>/<defender>/<partner>/<left_opponent>/<right_opponent>/<opposing_side>/<opponent>/<north>/<south>/<east>/<west>) <aux>? (<he>)? (spotted/spots/noticed/notices/queried/queries/raised/raises/pointed/points/pipes up)
    | (<opposing_side>/<opponent>/<declarer>/<defender>/<left_opponent>/<right_opponent>) (who)? (noticed/spotted/raised it/pointed it out)
noticed_by-spectator =
    | (kibitzer/spectator/onlooker/<somebody> watching/bystander) (has/had)? (said/says/noticed/saw/pointed/mentioned/spotted/told/whispered)
noticed_by-spectator-likely =
    | (kibitz-/spectat-/onlook-) .. (tell-/told/said/says/notic-/saw/spot-)
    | (kibitzer/spectator/onlooker/kibbitzer/<somebody> watching/person watching/bystander/spectators) .. (said/says/told/noticed/saw/pointed/whispered/mentioned/spotted/pipes up)
on_purpose-no =
    | (honest/innocent/genuine) (slip/mistake/error)
on_purpose-no-likely =
    | + (good faith/honest mistake/didn know)
on_purpose-yes =
    | (deliberate-/on purpose/intentional-/knowingly/purposely/to hide)
on_purpose-yes-likely =
    | + (deliberately/on purpose/intentionally)
cards_mixed-yes-likely =
    | (mixed/shuffled) (up)? .. (cards/hands/tricks) | (mixed/shuffled/jumbled/muddled) .. (cards/hands/deck)
    | + (ours) in order
card_missing-no =
    | + #4 cards (in/on) trick
card_missing-no-likely =
    | + (#4) cards (there/alright/in/on/present)
card_missing-yes =
    | #3 cards (in/to/on) (that/this)? trick | trick (of/has) #3 cards
card_missing-yes-likely =
    | trick .. #3 cards | #3 cards (in/to/on)? .. trick | + (card short/#1 card short/short of card)
    | + #3 cards (on/in/there) (table/trick/it)
facts_disputed-no =
    | + agreed by all
facts_disputed-yes-likely =
    | + (swear/swears/swearing) .. (<not>/had/<he>) | + (deny/denies/denying)
done_before-nothing =
    | + nothing (has/had)? (decided/ruled/settled/agreed)
done_before-nothing-likely =
    | + nobody .. (dealt/decided/ruled/done anything) | + nothing .. (decided/ruled/settled/agreed)
done_before-players_settled_it =
    | + (sorted/settled/fixed/agreed/dealt with/decided) .. (themselves/ourselves/between <we>/among <we>/between <they>)
    | + (between themselves/among themselves/amongst themselves/tables agreed) | + table (sorted/settled) it
done_before-players_settled_it-likely =
    | + (sorted/settled/fixed/agreed/dealt with/decided) .. (themselves/ourselves/between/among/shook hands/<not> director)
    | + table (agreed/sorted/settled)
done_before-ruled_wrongly =
    | + (<me>/director) (had)? ruled (wrong/wrongly) | + (ruled/ruling) (wrong/wrongly) | + wrong ruling
done_before-ruled_wrongly-likely =
    | + should have (#1/#2/#0/<not>)
    | + (<me>/director) .. (ruled/gave/told/said) .. (wrong/wrongly/mistake/reread/should have/looked it up/changed mind)
    | + (ruled/ruling) .. (wrong/wrongly/%1)
dummy_lost_rights-no-likely =
    | <dummy> .. <not> (lost/looked/left/moved/seen)
dummy_lost_rights-yes =
    | <dummy> (had/has)? (exchanged hands/looked at (<defender>/<opponent>/<left_opponent>/<right_opponent>) s)
    | <dummy> (had/has)? left (his/her)? seat to watch
    | <dummy> (had/has)? (wandered/walked/gone) (round)? behind (<declarer>/<defender>)
dummy_lost_rights-yes-likely =
    | <dummy> .. (wandered/walked/stood up/got up/seen both/peeked/swapped/exchanged/seen)
    | <dummy> .. (looked/peeked/seen/exchanged/swapped/watched) .. (hand/hands/cards)
    | <dummy> .. (left/leaving) .. (seat/chair)
    | <dummy> (had/has)? (wandered/round/walked/gone) .. (behind/round/watch-/table)
later_tricks-more =
    | (<offending>/<he>/his side/her side/&/,) (took/made/won/got/scored/cashed) (#2/#3/#4/#5/#6) (after/later/afterwards/more/others/in end)
    | plus (#2/#3/#4/#5/#6) more
later_tricks-none =
    | (<offending>/<he>/his side/her side/&/,) (had/has)? <not> (won/win/made/took) any (more)? (trick/tricks)
    | (<offending>/<he>/his side/her side/&/,/but) (won/took/made/got) <not> more tricks
later_tricks-none-likely =
    | (nothing/<not> more/<not>) (after/afterwards/later/since/from then) | <then>? <not> <more> <tricks>
    | (gets/got/get/won/took) nothing (after/afterwards/later/else) | <not> (of)? tricks after
    | <then>? <not> <tricks> <later> | #0 (more/after/tricks/later)
    | <not> (other/#1 more/single) trick (after/later/afterwards/for <they>/for <we>)
    | <not> (won/win/made/took) any (more)? (trick/tricks) | <not> more tricks
later_tricks-one =
    | (<offending>/<he>/his side/her side/&/,) (got/made/won/took) #1 (other/further/extra/more) (trick)?
    | (<offending>/<he>/his side/her side/&/,) (got/made/won/took) #1 trick (later/after)
later_tricks-one-likely =
    | (makes/made/wins/won/takes/took/gets/get) .. #1 more (trick)? | #1 extra | #1 more trick
    | (took/made/won/got) #1 trick | (won/took/made/got) last trick
    | (got/made/won/took) #1 (other/further/extra/more) (trick)? | (got/made/won/took) #1 trick (later/after)
partner_played_after-no =
    | + <partner> to play | <partner> (had/has)? <not> played
partner_played_after-no-likely =
    | + <partner> .. (thinking/to play) | <partner> .. <not> .. played
hand-dummy =
    | (follow/suit/revoked/reneged) from <dummy>
    | + <dummy> s (lone/own)? (cards/hand/heart/spade/diamond/club) .. (hid-/stuck/behind/revok-/missed/overlooked)
later_tricks-more-likely =
    | (#2/#3/#4/#5/#6) more tricks?
    | (took/made/won/got/score/scored/cashed) (#2/#3/#4/#5/#6) (after/later/afterwards/more/others/in end)
    | (then/plus) (#2/#3/#4/#5/#6) more | (&/then) (#2/#3/#4/#5/#6/#7) more
    | (took/made/won/got/take/make/win/get/cashed) (plenty/several/lots/loads/handful/bunch/couple) (of)? (tricks/more)? (after/afterwards/later/more/tricks)
