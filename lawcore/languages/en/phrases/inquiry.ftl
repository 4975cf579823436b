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
asker-dummy =
    | <dummy> <aux>? <asked> to <see> * trick | <dummy> <aux>? <asked> to <see> trick | + <dummy> wants to <see> * trick
    | + <dummy> wants to <see> trick | <dummy> <aux>? <asked> <who>
asker-defender =
    | <defender> <aux>? <asked> to <see> * trick | <defender> <aux>? <asked> to <see> trick | + <defender> wants to <see> * trick
    | + <defender> wants to <see> trick | <defender> <aux>? <asked> <who>
wants-see_trick =
    | <who> <aux>? <asked> to <see> * trick | <who> <aux>? <asked> to <see> trick | + <who> wants to <see> * trick
    | + <who> wants to <see> trick | (see/look at/inspect/review/check/view) .. trick | (see/look) .. (it/that) again
wants-ask_declarer =
    | (ask-/asked/asks) declarer
    | ask <declarer> | (dummy) .. (ask-/says/said/goes/now asking) .. (i/his partner/my partner/declarer)
    | (i/dummy) .. ask my partner ++ dummy
wants-ask_defender =
    | (ask-/asked/asks) (partner/defender/opponent/lho/rho) | having none partner | no (hearts/spades/diamonds/clubs) partner
trick-quitted =
    | trick quitted | quitted trick | trick <aux>? quitted | <all> quitted | <all> <aux>? turned * cards | <all> <aux>? turned their cards
    | (led/played) to next | (quitted)
trick-card_faced =
    | own card * faced | card * still faced | card faced | cards * still faced | (my/his/her)? card .. (still)? (faced) $ | card .. faced , not
dummy_lost_rights-yes = <dummy> <aux>? lost * rights | <dummy> having lost * rights | <dummy> , having lost * rights
    | dummy .. (exchang-/swap-/looked/peek-/lost .. rights)
    | dummy .. (peeked/walked/wandered/seen/stood/exchanged/swapped/got up/moved/been looking) .. (hand/hands/cards/over/round/behind)?
    | (walked/wandered/stood/moved/got up) .. (see/look/watch/behind) .. (hand/cards/partner/declarer)? ++ dummy
    | having (already)? looked .. hand | dummy lost
dummy_lost_rights-no =
    | <dummy> <aux>? <not> lost * rights | dummy .. <not> .. (left/peeked/looked/moved/seen/exchanged) | looked at nothing
    | seen <not> | dummy .. nothing ++ (looked/seen) | seat s still | (full/kept) .. rights | <not> (left) .. (chair/seat)
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
trick-card_turned =
    | (card/cards) .. (turned)
asked-after_others =
    | (after) .. (partner/had asked/asked same)
    | (had/have/has) (asked/queried/said) | (asked/said) .. (earlier/before) | after .. (asked/said/queried)
    | asked .. (exactly)? same | (asked/said) .. before (me/him/her) | (had/d) asked already | had asked
wants-see_trick-else =
    | (see/look/inspect/review/check/view/show/turn over/face) .. (trick/again/last/cards/what)
    | (see/look/inspect/view/show/face/review) .. (trick/cards/it again/last)
    | (show/shown/turn/face/faced/reopen) .. (trick/up/again/cards)
wants-ask_declarer-else =
    | (ask-/query/say/said/says) .. declarer | dummy .. (ask-/said/says) | (ask-/query/queries) * declarer
    | (ask-/asking) .. declarer | (dummy) .. (ask-/goes/says/said) .. (no/none/any/partner)
   
wants-ask_defender-else =
    | (none/no more/no hearts/no spades/no diamonds/no clubs) .. partner
    | (ask-/query/queries) * (partner/defender/opponent/lho/rho/east/west/each other) | no (hearts/spades/diamonds/clubs) partner
    | (ask-/asking) .. (partner/defender/opponent/lho/rho/east/west/other defender)
    | (ask-/query/queried) .. (him/her) ++ (declarer/i) | (ask-/query) .. each other | defenders .. query
   
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
    | declarer .. (ask-/wants/wanted/query/queries/see)
    | (asks/asked) (a/the)? (defender/opponent/lho/rho/east/west) .. (any/no/out/more/none)? | as declarer
    | declarer (here/speaking) | i declarer | i (am)? declaring
asker-dummy-else =
    | dummy .. (ask-/says/said/goes/went/queries/wants) | as dummy
    | i dummy | dummy (here/speaking) | my dummy | i (am/was)? dummy
offender-unsaid =
    | (want to/may/can) (ask/see/look)
asked-not_yet =
    | + (want/wants/wanted/like) to (ask/know/query)
    | + (can/may/could) (i/we/he/she/they/dummy/declarer/defender/defenders/east/west/north/south/lho/rho/my partner/partner) .. (ask/query/say)
    | + <not> (asked/done/so far/done it) | + should (i/he/dummy) ask
defenders_may_ask-yes =
    | (our/my/here/zone/federation/club/country/acbl/regulation-) .. (lets/allows/allowed/permits/permitted/can/may)
    | (allowed/permitted) .. (here/in our/in my)
defenders_may_ask-no =
    | (our/my/here/zone/federation/club/country/committee/regulation-) .. (banned/forbid-/prohibit-/outlaw-/<not> allowed/<not> permitted/<not> allow)
    | (banned/forbidden/prohibited/not allowed/not permitted) .. (here/in our/in my/that)
asked-first-else =
    | (asked/asks) .. (first/before anyone) | (asked/asks) first
