# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 57
certain =
    | (led/played/plays/leads/play) .. before .. (partner/partner s/rho/declarer/dummy) .. (played/turn/card/followed)
    | (prematurely/premature-) | (played/plays/play/led) (too early/too soon/early) | played before .. turn
    | (led/leads) .. next trick before
topic =
    | before .. (turn/partner)
hint =
    | (early/before/turn)
against =
    | (auction/bidding/bid/call) | penalty card- | revok-
word-played =
    | played | plays | play | playing | put | puts | follow | followed | follows | discarded | discards | ruffed | threw | throws | faced
    | contributed | jumped | jumps | popped | went | moved | plonked | laid | lays | called | led | card | showed | shown | chucks | chucked
word-early =
    | early | prematurely | too soon | too early | in advance | ahead of turn | out of turn | jumped gun | jumped queue | jumped in | in fast
    | in too fast | ahead | first | too fast
word-still =
    | thinking | still to play | to play | yet to play | yet to | still | deciding | choosing | next | was next | dithering | sorting | considering
    | waiting | still thinking | turn | go
word-both =
    | both hands | both cards | both of declarer s cards | two hands | both
offender =
    | <who> (<played>) .. (<early>/before/ahead of) | <who> (<early>) | <who> .. (<played>) .. (before/ahead of/in front of/while/when) .. <him>
    | <who> (plonked/blurted/threw/put/popped/released/faced/jumped/chucks/pulled/has/plays) .. (card/his/hers/mine/ace/king/queen/jack/<card>) .. (before/ahead/while/when)
case-defender_before_partner =
    | (before/ahead of/in front of/while/waiting for/wait for) <partner>
    | (before/ahead of/in front of) (his/her/my/the other)? (partner/mate/pal/other defender/colleague)
    | (while/and/when/,) (my/his/her)? (partner) .. (<still>) | <partner> (<still>) | partner (was/is)? (<still>)
    | <partner> <not> (<played>/followed/yet) | <partner> .. (before/ahead of) (me/<defender>) .. defend-
    | partner .. <not> .. (<played>) | me , partner after
    | (partner s/my partner s/his partner s/her partner s) (turn/go/card) | for (my)? partner (to)? play
    | before partner | before (his/her/my) partner
    | (partner/other defender) .. (beat me to it/beat him to it/beat her to it) | ahead of me , .. partner
    | (hopped/jumped/nipped/slipped) in before .. partner | b4 (his/her/my)? partner | b4 partner
    | without waiting for .. partner | my partner .. (jumped/went/played) .. (ahead of/before) me
case-defender_at_rho_turn =
    | <rho> (<still>) | (before/ahead of) <rho> | <rho> <not> .. (<played>/shown/followed) | <rho> s (turn/go/card)
    | turn of <rho> | (at/in/on) (rho/declarer/dummy) s (turn/go) | (before/ahead of/in front of) (rho/declarer/dummy)
    | (rho/declarer/dummy) s (turn/go) | (while/when/and/,) (rho/declarer/dummy) (was/is)? (<still>)
    | (rho) .. <not> .. (<played>) | (rho/declarer/dummy) .. (next/on right) .. (before/first/me)?
    | (declarer/dummy) (still)? (thinking/dithering/asleep/to play) | (rho) (was/is)? (dummy/declarer/one to play)
    | dummy .. on (my/his/her) right
    | (man/guy/player/hand/one/person) on (my/his/her) right .. <not>? .. (<still>/played/card)
    | for (rho/declarer/dummy) (to)? play | (dummy/rho/declarer) s (turn/go/card)
    | (jumped/went/played) .. (ahead of/before) (his/her/my)? (rho/right_opponent) | (rho/right opponent) to play
    | (on/at) (dummy/declarer) s
case-declarer =
    | declarer (<played>) .. (<early>/before/while/ahead/prematurely) .. (lho/rho/defender/i/we/west/east/north/south/turn/seat/man)?
    | <declarer> .. (<played>) .. (before/while/when/with/ahead of) .. (lho/rho/defender/west/east/north/south/seat/turn/he/me/third)
    | declarer .. (from hand/from dummy/out of turn) .. (lho/rho/defender/west/east/north/south) .. (<not>/<still>)
    | (contract player/contract side player) .. (before) | (before) .. (contract player/contract side player) .. played
    | declarer jumped in | declarer .. but .. <not> .. (his/her) turn | i m declarer .. before .. (lho/rho/defender)
    | declarer .. (jumped gun/jumped queue/premature/prematurely/too soon/too early/early/out of turn/out of sequence/before (his/her) turn/too quick/too fast)
    | declarer .. (from hand/from dummy/from table) .. (before/ahead of/out of turn) | from dummy before (lho/rho)
    | ^ declarer , .. (plays/played) before | from hand & table before | declarer .. card .. before (his/her) turn
since-both_hands =
    | (<both>) .. (played/already/in/on table/followed/contributed)
    | (declarer/dummy) & (declarer/dummy/hand/declarer s hand) .. (played/in/followed/contributed/done)
    | from (hand/table/dummy) & from? (hand/table/dummy) | from both | both hands | both of declarer s cards
    | (declarer) .. (called/played/put) .. (dummy/table) .. & .. (own/hand/his/her)
    | (his own/own/his/hand) & (called)? .. dummy s? | dummy & own | declarer .. (played/called) .. both | , both ,
    | (both) of declarer s cards | gone from both | from both (he/she)? (had)? | (dummy/hand) as as (hand/dummy)
    | (hand/dummy) & (dummy/table/hand) before | contributed from both
since-nobody =
    | (declarer/dummy) (had)? <not> .. (<played>/called/moved/in/followed) | neither .. (played/followed/in/card)
    | neither (dummy/declarer/of declarer s hands) | <not> .. (dummy/declarer) .. in | dummy .. , declarer <not>
    | declarer .. , dummy <not> | declarer played from (his/her)? hand , <not> | (#1 hand/one hand)
    | declarer s hand , dummy <not> | dummy <not> (yet)? | dummy .. <not> (yet)? (played/called/been)
    | declarer to play from hand | (declarer) (had)? (from/called .. from)? (dummy/hand) (so far/alone)
    | hand (had)? <not> gone | (her/his) own hand <not> | declarer (had)? called card from table
    | declarer <not> .. (either) | declarer from dummy so far | <not> played to
misinformed-yes =
    | (told/said/says/insisted/assured/announced) .. (<him>)? .. (my turn/your turn/his turn/her turn/turn/go/my go/her go/to play/my play/next/for me)
    | (your turn/you re next/your go/your play/you to play/you play/quick you/go on/it s you/you are next/turn of me) .. (said/told/says/from) .. (declarer/dummy/opponent/lho/rho/opp)?
    | (declarer/dummy/opponent/lho/rho/they) .. (said/says/told/insisted) .. (quick/go on/you)
    | told me .. (play/next/to go/go) | told .. (it you/you next/you) | told .. (his/my/her) turn
    | (said/told) you (so/$)
misinformed-no =
    | (own) (fault/mistake/accord/idea) | <not> (prompted/told/misled)
    | nobody .. (prompt-/misled/told/hurried/pushed/misinform-/deceiv-/confus-)
    | (nobody/<not>) .. (told/said anything/prompted/misled/hurried/asked/pushed/misdirected)
