# How a question during the play, or the wish to see a trick, is told. See phrases.py.
certain =
    | (ask-/query) .. (about)? .. (possible revoke/if .. revoked)
    | all (four)? cards .. (shown/faced/exposed) again
    | having none
    | none left partner
    | not (hearts/spades/diamonds/clubs/more) partner
    | (see/look at/inspect/review/view/turn over/show) .. (trick/last trick/quitted)
    | (ask-/queries/query/enquir-/inquir-/question-) .. (whether/if/not/out of/had/void/any) .. (spades/hearts/diamonds/clubs/none/suit/more)
topic =
    | (look at/see/check/view) .. (quitted/last/previous)
    | (ask-/queries/query) partner .. (none/void/out of)
    | (trick) .. (pointing/pointed) .. wrong
    | no more (spades/hearts/diamonds/clubs)
    | (ask/asked/asks) .. (spades/hearts/diamonds/clubs)
    | inquiry
hint =
    | (last/previous/quitted) trick
    | (ask-/query/queries)
    | see
    | not (hearts/spades/diamonds/clubs)
against =
    | (bid/auction/explan-/alert/opening)
    | dummy had won
    | (no more) .. (then/but) .. (led/played/had)
    | not follow
    | (revok-/reneg-)
    | dummy .. (warned/points)
    | (led/lead) out of turn
    | pass
    | (asked/call-) for
word-aux = has | have | had
word-asked = asked | asks | ask | asking | inquired | inquires
word-see = see | inspect | look at | review | turn over
word-suit = spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | more
subject =
    | <who> <aux>? <asked> to <see> * trick | <see> * trick again | <see> quitted trick | <see> trick | <see> last trick
    | <see> previous trick | inquiry | <asked> * whether * had * <suit> | <asked> <partner> whether | <asked> <defender> whether
    | <asked> <declarer> whether | <asked> <declarer> if he | <asked> <defender> if he | <asked> <partner> if he
asker-declarer =
    | <declarer> <aux>? <asked> to <see> * trick | <declarer> <aux>? <asked> to <see> trick | + <declarer> wants to <see> * trick
    | + <declarer> wants to <see> trick | <declarer> <aux>? <asked> <who>
    | (declarer) (,/here/speaking/would/wants/hasn/hasnt)? .. (look/see/ask/inspect/may he/may i) | playing (the)? hand ,
    | (i/me) (am)? (declaring/playing hand) | (may/can) declarer | declarer who asks | (i/me) as declarer
asker-dummy =
    | <dummy> <aux>? <asked> to <see> * trick | <dummy> <aux>? <asked> to <see> trick | + <dummy> wants to <see> * trick
    | + <dummy> wants to <see> trick | <dummy> <aux>? <asked> <who>
    | dummy (,)? .. (would like/wants/asks/asked/goes/says) | from dummy first | (as/i) dummy
asker-defender =
    | <defender> <aux>? <asked> to <see> * trick | <defender> <aux>? <asked> to <see> trick | + <defender> wants to <see> * trick
    | + <defender> wants to <see> trick | <defender> <aux>? <asked> <who>
    | (defender/defending/defence) (,/with)? .. (may i/may he/can i/wants/look/see/want) | defenders (wondered/ask/asked)
    | (i/me/he/she) (am/is/was)? defending | <defender> , defending , | while we defend | partner asked me
wants-see_trick =
    | <who> <aux>? <asked> to <see> * trick | <who> <aux>? <asked> to <see> trick | + <who> wants to <see> * trick
    | + <who> wants to <see> trick | (see/look at/inspect/review/check/view) .. trick | (see/look) .. (it/that) again
wants-ask_declarer =
    | (ask-/asked/asks) declarer | ask <declarer> | (i/dummy) .. ask my partner ++ dummy
    | dummy .. <asks> .. (declarer/his partner/her partner/my partner/partner) | (question/query) (to) (declarer) | as dummy i .. partner
    | (having none/<not> hearts/<not> spades/<not> diamonds/<not> clubs) (partner)? .. from dummy
    | (i/me) (dummy)? .. (ask/asked) my partner ++ dummy
wants-ask_defender =
    | having none partner | no (hearts/spades/diamonds/clubs) partner
    | <asks> (to)? (my/his/her/the/a/one)? (lho/rho/west/east/north/south/opponent/defender/opening leader) .. <out>
    | dummy .. (to/asks/asked/ask) (my)? (lho/rho/west/east/north/south/opponent/defender)
    | (ask/asks/asked/quiz/asking) (each other/one another) | defenders .. (each other/one another) | partner asked me .. <out>
    | (declarer) .. <asks> .. (lho/rho/west/east/north/south/opponent/defender) | between (us)? defenders
    | like to ask (west/east/north/south)
trick-quitted =
    | trick quitted | quitted trick | trick <aux>? quitted | <all> quitted | <all> <aux>? turned * cards | <all> <aux>? turned their cards
    | (led/played) to next | (led/played/moved/gone/been/played on/led on) (on)? (to)? (the)? (next/following/new) (trick/one/already)?
    | (look/see/back) .. trick (#1/#2/#3/#4/#5/#6/#7/#8/#9) | (<number>) tricks (ago/back)
    | (side/partner/we) .. (led/played/been) .. next
trick-card_faced =
    | own card * faced | card * still faced | card faced | cards * still faced | (my/his/her)? card .. (still)? (faced) $ | card .. faced , not
    | (own/his/my/mine/her) (card)? (s/is)? (still)? (up/face up/faced) | (<not>) (turned/flipped/quitted) (his/her/mine/my/own/it)?
    | mine s still up | (mine/my card/card) s? (still)? (up/open)
dummy_lost_rights-yes =
    | <dummy> <aux>? lost * rights | <dummy> having lost * rights | <dummy> , having lost * rights
    | (walked/wandered/stood/moved/got up) .. (see/look/watch/behind) .. (hand/cards/partner/declarer)? ++ dummy
    | having (already)? looked .. hand | dummy lost
    | dummy (,)? .. (exchanged/swapped/lost/forfeited/looked at/peeked/walked/wandered/seen/stood/got up/been looking/been to look/been behind/left/changed seats/changed chairs/moved/gone) .. (hand/hands/cards/over/round/behind/rights/seat/seats/chair/peep/declarer)?
    | (lost/forfeited) (his/her/all/my)? rights | (been/went/gone) behind .. (chair/partner/declarer) | (been/having been) to look
dummy_lost_rights-no =
    | <dummy> <aux>? <not> lost * rights | dummy .. <not> .. (left/peeked/looked/moved/seen/exchanged) | looked at nothing
    | seen <not> | dummy .. nothing ++ (looked/seen) | seat s still | (full/kept) .. rights | <not> (left) .. (chair/seat)
    | rights (intact/unimpaired/preserved/kept/untouched) | (has/have/had/still/kept/with) (all/still)? (his/her/my) rights
    | behaved (impeccably/perfectly/well) | dummy .. <not> .. (lost/done/broken/looked/left/moved/seen/peeked)
    | <not> lost (any/his/her)? (right/rights)
offender-role =
    | asker
offender =
    | <who> (asked/asks/ask/wants/queries/query/enquire-/inquire-/requests)
    | (may/can/could) <who> (ask/see/look/inspect/check/review)
    | (can/may) <who> say
    | <who> (queried/queries/goes/speaking/here/wants/wanted/turns/requested/peeked)
    | <who> .. (wants/wanted/going/allowed) to? (ask/see/look/know/query) | <who> (still)? (want/need) to (ask/see/look/know)
    | (may/can/could/should) <who> .. (ask/see/look/query) | my asking .. ++ <declarer>
asker-defender-else =
    | (can/may) (defenders/defender) say | defenders .. ask
    | (defender/opp/opponent/lho/rho/east/west) .. (ask-/wants/wanted) | (ask-/asks/asked) (my/his/her)? partner
    | (ask-) (declarer/dec/dummy) | (as/from) defender | (on/in) defence
    | (i/we)? defending | from (the)? (defence/defense) | in (the)? defence | defenders query
wants-ask_about_dummy =
    | (ask-/query/queries/queried/whether/if/say-) .. (about/dummy s/dummy really/if dummy) .. (has/no/have/really/out/any)
    | (in dummy/on table) ++ (ask-/quer-/said/goes)
    | (no/any/none/more/out) .. (spades/hearts/diamonds/clubs/spade/heart/diamond/club/left) .. (in dummy/on table)
    | queried dummy s | dummy .. (really/out of/has <not>/void/any more) .. (spades/hearts/diamonds/clubs)? ++ (ask-/quer-)
    | <asks> ... (on table/in dummy/about dummy/dummy s discard)
    | (dummy/table) (really)? (have/has)? .. (<not>/void/out) ++ (asked/asks/ask/wondered/says/said/defending/objection)
    | (query/queries/ask/asks/asked) .. dummy s (discard/card/play) | about dummy s | has dummy (really)? <not> | is dummy (void/out)
    | wondered about dummy
trick-card_turned =
    | (card/cards) .. (turned)
    | (turned/flipped/quitted) (his/her/mine/my/their/own)? (own/card/over)? ** (<not>/nobody/noone) .. (led/played/moved/gone on)
    | card (face down/turned over/over already) | (turned/flipped) (mine/his/hers/my card/his own/own card) | own card (already)? turned
asked-after_others =
    | (after) .. (partner/had asked/asked same)
    | (had/have/has) (asked/queried/said) | (asked/said) .. (earlier/before) | after .. (asked/said/queried)
    | asked .. (exactly)? same | (asked/said) .. before (me/him/her) | (had/d) asked already | had asked
    | (after/only once/once/only after) (dummy/declarer/west/east/north/south/lho/rho/partner/defender/other defender/somebody/someone) (had/has/did/already)
    | after .. (had)? (asked/said) | <who> had (already)? (asked/said) (it/so/too)? | had already asked
    | (dummy/partner/declarer) had (,/$)
wants-see_trick-else =
    | (see/look/inspect/view/show/face/review) .. (trick/cards/it again/last)
    | (show/shown/turn/face/faced/reopen) .. (trick/up/again/cards)
    | (see/look/inspect/review/check/view/peek) .. (trick/again/last/last one/previous/that one/at it/back) | (another/second) look
    | (what) (was)? played (last/to trick)? | (turn/turned/show/reopen) .. (up/back/again/over) | (have) .. (last/previous) trick .. back
    | may (he/she/i) look
wants-ask_declarer-else =
    | (ask-/query/queries) * declarer | (ask-/asking) .. declarer | (dummy) .. (ask-/goes/says/said) .. (no/none/any/partner)
    | dummy .. <asks> .. <out> | (ask-/query/asked/asks) .. declarer | (say/said/says) to declarer | possible revoke ++ dummy
wants-ask_defender-else =
    | (ask-/query/queries) * (partner/defender/opponent/lho/rho/east/west/each other) | no (hearts/spades/diamonds/clubs) partner
    | (ask-/asking) .. (partner/defender/opponent/lho/rho/east/west/other defender) | (ask-/query) .. each other | defenders .. query
wants-ask_about_dummy-else =
    | (ask-/query/queries/whether/if) .. dummy .. (has/have/had/no/none/void/out)
    | (ask-) .. (about/dummy) .. (dummy/has/have/any/no/revok-)
asked-after_others-else =
    | after .. (partner/other/somebody/declarer) .. (asked/question)
    | (after/once) .. asked
trick-card_faced-else =
    | card .. (face up/faced/not turned/open/still up) | <not> turned .. (card)?
    | (card/mine/my card) .. (still/not/face up/faced/up) .. (turned/faced/up)? | <not> .. (turned/quitted/flipped)
trick-card_turned-else =
    | (turned/quitted) .. card | card .. (turned/face down)
    | (already/have/has/had/i/after) .. (turned/flipped/quitted) .. (my/card/mine/it/over)
trick-quitted-else =
    | (quitted/next trick/already led/tricks ago/led to next/earlier trick)
    | (old trick/two tricks ago) | (led/played) (to/on) .. next
asked-not_yet-else =
    | + (can/may/could) (i/we/he/she/they/defenders/declarer/partner/defender) (ask/say/query)
    | (can/may/could) i ask
asker-declarer-else =
    | declarer .. (ask-/wants/wanted/query/queries/see) | as declarer | declarer (here/speaking) | i declarer | i (am)? declaring
asker-dummy-else =
    | dummy .. (ask-/says/said/goes/went/queries/wants) | as dummy
    | i dummy | dummy (here/speaking) | my dummy | i (am/was)? dummy
offender-unsaid =
    | (want to/may/can) (ask/see/look)
asked-not_yet =
    | + (want/wants/wanted/like) to (ask/know/query)
    | + (can/may/could) (i/we/he/she/they/dummy/declarer/defender/defenders/east/west/north/south/lho/rho/my partner/partner) .. (ask/query/say)
    | + <not> (asked/done/so far/done it) | + should (i/he/dummy) ask
    | (<not>) (asked/done so) (yet)? | + (would) like to (ask/put) | + wants to (put/query/ask/know) | + i have <not>
    | + (can/may/could) (dummy/declarer/defenders/i/he/she/we) .. (ask/say/query/put)
defenders_may_ask-yes =
    | (our/my/here/zone/federation/club/country/acbl/regulation-) .. (lets/allows/allowed/permits/permitted/can/may)
    | (allowed/permitted) .. (here/in our/in my)
    | defenders (can/may/are allowed/allowed/permitted) (to)? (ask/query/question) (each other/one another/partner)? .. (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league)
    | (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league) .. defenders (can/may/allowed/permitted)
    | (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league) .. (allows/permits/lets)
    | (allowed/permitted) .. (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league)
defenders_may_ask-no =
    | (our/my/here/zone/federation/club/country/committee/regulation-) .. (banned/forbid-/prohibit-/outlaw-/<not> allowed/<not> permitted/<not> allow)
    | (banned/forbidden/prohibited/not allowed/not permitted) .. (here/in our/in my/that)
    | (federation/club/country/zone/regulations/rules/event/committee) (forbids/bans/prohibits/does <not> allow/does <not> permit)
    | defenders (are/can/may/could/must)? <not> (allowed/permitted)? (to)? (ask/quiz/query/question) (each other/one another/partner)? .. (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league)
    | (here/our club/our federation/this event/where we play/our country/our zone/the regulations/our game/this league/our league) .. defenders .. <not> (allowed/permitted/ask/quiz)
    | <not> (asking/queries) between defenders
asked-first-else =
    | (asked/asks) .. (first/before anyone) | (asked/asks) first | asked $ | (nobody/noone) (before/else) | first of all
    | put (the)? question
    | <asks> <him>? (having none/none/<not> spades/<not> hearts/<not> diamonds/<not> clubs/<not> spade/<not> heart/<not> diamond/<not> club/<not> more)
    | (having none/<not> spades/<not> hearts/<not> diamonds/<not> clubs) partner? (asks/asked/says/said/from)
word-asks =
    | ask | asks | asked | asking | query | queries | queried | inquires | inquired | enquires | enquired | questioned | questions | says
    | said | say | goes | went | wonders | wondered
word-out =
    | having none | none | <not> spades | <not> hearts | <not> diamonds | <not> clubs | <not> spade | <not> heart | <not> diamond
    | <not> club | <not> trumps | <not> more | any spades | any hearts | any diamonds | any clubs | any left | void | out of | whether
    | if | any more
