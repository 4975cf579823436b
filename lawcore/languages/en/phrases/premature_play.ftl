# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-played =
    | played | plays | play | playing | put | puts | follow | followed | follows | discarded | discards | ruffed | threw
    | throws | faced | contributed | jumped | jumps | popped | went | moved | plonked | laid | lays | called | led
    | card | showed | shown | chucks | chucked
word-early =
    | early | prematurely | too soon | too early | in advance | ahead of turn | out of turn | jumped gun | jumped queue
    | jumped in | in fast | in too fast | ahead | %1 | too fast
word-still =
    | thinking | to play | to | deciding | choosing | next | dithering | sorting | considering | waiting | turn | go
case-declarer =
    | <declarer> (played/plays) (from hand/from <dummy>/from table)? (before/ahead of)
case-declarer-likely =
    | <declarer> (<played>) .. (<early>/before/while/ahead/prematurely) .. (<left_opponent>/<right_opponent>/<defender>/<me>/<we>/<west>/<east>/<north>/<south>/turn/seat/man)?
    | <declarer> .. (<played>) .. (before/while/when/with/ahead of) .. (<left_opponent>/<right_opponent>/<defender>/<west>/<east>/<north>/<south>/seat/turn/<he>/<me>/%3)
    | <declarer> .. (jumped gun/jumped queue/premature/prematurely/too soon/too early/early/out of turn/out of sequence/before (his/her) turn/too quick/too fast)
    | <declarer> .. (from hand/from <dummy>/from table) .. (before/ahead of/out of turn)
    | <declarer> .. (from hand/from <dummy>/out of turn) .. (<left_opponent>/<right_opponent>/<defender>/<west>/<east>/<north>/<south>) .. (<not>/<still>)
case-defender_at_rho_turn =
    | (at/on/in/during) (<right_opponent>/<declarer>/<dummy>) s (turn/go)
case-defender_at_rho_turn-likely =
    | (<dummy>/<right_opponent>/<declarer>) s (turn/go/card) | <dummy> .. on (my/his/her) right
    | (on/at) (<dummy>/<declarer>) s | (<right_opponent>/<declarer>/<dummy>) .. (next/on right) .. (before/%1/<me>)?
    | (<right_opponent>/<declarer>/<dummy>) s (turn/go)
case-defender_before_partner =
    | (before/ahead of/in front of) (his/her/my/other)? (<partner>/mate/pal/<other_defender>/colleague)
    | (<partner> s) (turn/go) | <partner> (played/plays/put/discarded) .. before <me>
case-defender_before_partner-likely =
    | (<partner> s/my <partner> s/his <partner> s/her <partner> s) (turn/go/card) | <partner> (<still>)
since-both_hands =
    | both hands (have/had)? played
since-both_hands-likely =
    | both
since-nobody-likely =
    | (#1 hand)
misinformed-no =
    | nobody (prompt-/misled/told/misinform-) (<he>/<me>/her)
misinformed-no-likely =
    | nobody .. (prompt-/misled/told/hurried/pushed/misinform-/deceiv-/confus-)
misinformed-yes =
    | (<declarer>/<dummy>/<opponent>/<left_opponent>/<right_opponent>) (told/said/says/insisted) .. (turn of <me>/turn of <he>/your turn/you to play)
misinformed-yes-likely =
    | (<declarer>/<dummy>/<opponent>/<left_opponent>/<right_opponent>/<they>) .. (said/says/told/insisted) .. (quick/go on/you)
    | told .. (it you/you next/you)
    | (your turn/you next/your go/your play/you to play/you play/quick you/go on/it you/turn of <me>) .. (said/told/says/from) .. (<declarer>/<dummy>/<opponent>/<left_opponent>/<right_opponent>)?
    | told <me> .. (play/next/to go/go)
    | (told/said/says/insisted/assured/announced) .. (<him>)? .. (turn of <me>/your turn/turn of <he>/turn of her/turn/go/my go/her go/to play/my play/next/for <me>)
