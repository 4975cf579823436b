# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 57
certain =
    | (led/played/plays/leads/play) .. before .. (partner/partner s/rho/declarer/dummy) .. (played/turn/card/followed) | (prematurely/premature-)
    | (played/plays/play/led) (too early/too soon/early) | (led/leads) .. next trick before
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
    | (before/ahead of/in front of) (his/her/my/the other)? (partner/mate/pal/other defender/colleague) | <partner> (<still>)
    | partner .. <not> .. (<played>) | me , partner after | (partner s/my partner s/his partner s/her partner s) (turn/go/card)
    | ahead of me , .. partner | b4 partner
case-defender_at_rho_turn =
    | <rho> (<still>) | (before/ahead of) <rho> | <rho> <not> .. (<played>/shown/followed) | <rho> s (turn/go/card) | turn of <rho>
    | (before/ahead of/in front of) (rho/declarer/dummy) | (while/when/and/,) (rho/declarer/dummy) (was/is)? (<still>)
    | (rho) (was/is)? (dummy/declarer/one to play) | dummy .. on (my/his/her) right | (dummy/rho/declarer) s (turn/go/card)
    | (on/at) (dummy/declarer) s
case-declarer =
    | <declarer> .. (<played>) .. (before/while/when/with/ahead of) .. (lho/rho/defender/west/east/north/south/seat/turn/he/me/third)
    | (contract player/contract side player) .. (before) | declarer jumped in | i m declarer .. before .. (lho/rho/defender)
    | declarer .. (jumped gun/jumped queue/premature/prematurely/too soon/too early/early/out of turn/out of sequence/before (his/her) turn/too quick/too fast)
    | declarer .. (from hand/from dummy/from table) .. (before/ahead of/out of turn) | from hand & table before
since-both_hands =
    | (<both>) .. (played/already/in/on table/followed/contributed)
    | (declarer/dummy) & (declarer/dummy/hand/declarer s hand) .. (played/in/followed/contributed/done)
    | from (hand/table/dummy) & from? (hand/table/dummy) | both hands | both of declarer s cards
    | (declarer) .. (called/played/put) .. (dummy/table) .. & .. (own/hand/his/her) | (his own/own/his/hand) & (called)? .. dummy s?
    | declarer .. (played/called) .. both | (both) of declarer s cards | from both (he/she)? (had)? | (dummy/hand) as as (hand/dummy)
since-nobody =
    | (declarer/dummy) (had)? <not> .. (<played>/called/moved/in/followed) | neither .. (played/followed/in/card)
    | neither (dummy/declarer/of declarer s hands) | dummy .. , declarer <not> | (#1 hand/one hand) | dummy <not> (yet)? | declarer to play from hand
    | (declarer) (had)? (from/called .. from)? (dummy/hand) (so far/alone) | hand (had)? <not> gone | declarer (had)? called card from table
    | declarer from dummy so far
misinformed-yes =
    | (told/said/says/insisted/assured/announced) .. (<him>)? .. (my turn/your turn/his turn/her turn/turn/go/my go/her go/to play/my play/next/for me)
    | (your turn/you re next/your go/your play/you to play/you play/quick you/go on/it s you/you are next/turn of me) .. (said/told/says/from) .. (declarer/dummy/opponent/lho/rho/opp)?
    | (declarer/dummy/opponent/lho/rho/they) .. (said/says/told/insisted) .. (quick/go on/you) | told me .. (play/next/to go/go)
    | told .. (it you/you next/you)
misinformed-no =
    | nobody .. (prompt-/misled/told/hurried/pushed/misinform-/deceiv-/confus-)
    | (nobody/<not>) .. (told/said anything/prompted/misled/hurried/asked/pushed/misdirected)
