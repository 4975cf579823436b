# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
# Who led is told no later than that it was out of turn: what follows was played then.
told-before-turn = lead-declarer
word-lead =
    | led | leads | lead | leading | plays | played | tables | tabled | cashed | banged | bangs | faced | puts | put
    | fires | switched | called | calls | switches | plonks
word-wronghand =
    | wrong hand | wrong side | wrong seat | wrong place | other hand | off hand
word-trick =
    | trick #2 | trick #3 | trick #4 | trick #5 | trick #6 | trick #7 | trick #8 | trick #9 | trick #10 | trick #11
    | trick #12 | %2 trick | %3 trick | %4 trick | %5 trick | %6 trick | %7 trick | %8 trick | %9 trick | %10 trick
    | %11 trick | %12 trick | mid hand | midhand | middle of | during play | mid play | later
word-spreads =
    | spread | spreads | spreading | tabled | tables | tabling | laid down | lays down | put down | puts down | laid
    | lays | exposes | exposed | displayed
word-wrongdefender =
    | wrong <defender> | wrong <opponent> | wrong #1 of <we> | wrong #1 | <defender> on wrong side
    | <opponent> on wrong side | wrong hand of <defending_side> | <other_defender> | <defender> <not> next
lead-declarer =
    | (led/leads) (from/off) (my/closed)? (hand/<dummy>/board/table)
    | <declarer> (led/leads) (<card>/card)? from <wronghand>
    | (<me>/<declarer>) in (my/his/her/own)? (hand/<dummy>) .. (led/leads) from (<dummy>/table/hand/board)
    | (off/out of) wrong hand
lead-declarer-likely =
    | (led/leads/lead) .. (from/off) (my/his/her/its/own/closed)? (hand/<dummy>/board/table)
    | (led/leads/plays/played) from (my/his/her/own/closed)? (hand/<dummy>/board/table)
    | (in hand/in <dummy>/on table) .. (called/led/played/calls/plays) .. (<dummy>/hand/table)
    | (<declarer>/declaring) .. from <wronghand>
    | (<he>/<me>/<declarer>) in (my/his/her/own)? (hand/<dummy>) .. (called/led/leads/plays/played) .. (<dummy>/table/hand/board)
    | (off/in/out of) wrong hand | (called/led/played) .. (<dummy>/hand) .. lead .. (hand/<dummy>)
lead-defender =
    | <defender> (led/leads) .. <trick>
lead-defender-likely =
    | <trick>
lead-opening_face_down =
    | (led/lead/leads) (<card>/card)? quitted | quitted opening? lead
lead-opening_faced =
    | opening lead (out of turn)? faced | (led/leads) (card/<card>)? faced | faced opening? lead
lead-opening_faced-likely =
    | (led/lead/leads/opened) .. faced | faced .. (lead/led) | (lead/led/leads) (against/v/vs/to) <card>
lead-opening_wrong_side =
    | (<declarer>/<dummy>) (made/makes/put) (opening lead/%1 lead)
    | opening lead by (<declarer>/<declaring_side>/<dummy>)
lead-opening_wrong_side-likely =
    | (<declarer>/<dummy>) .. (<lead>/made/makes/put) .. (opening lead/%1 lead/%1 card)
    | (opening lead) .. (<declarer>/<declaring_side>)
turn-partner =
    | it <partner> s (turn/lead/go) | (wrong <defender>/<defender> wrong)
turn-partner-likely =
    | instead (of)? (hand/table/<dummy>/his hand/her hand) | it <partner> s
turn-who =
    | <who> s (turn/go) | it <who> s (lead/opening lead) | <who> (to lead/on lead/has lead/on play/to play)
    | when it <who> s
turn-who-likely =
    | <who> (had)? (won/win/wins/took/got in) (in/it/trick/that/last trick/previous trick/at)?
    | <who> s (lead/turn/opening lead/go) | <who> (to lead/on lead/leader/has lead/supposed to lead/on play/to play)
reply-accepted-likely =
    | + (wants/want/like/wanted) (it)? to (accept/stand/keep/take) | <accepts>
    | (<me> will/will) (have/take/keep) it | (leave it/leave it there)
reply-next_played =
    | <next_player> (has/had)? (played/followed/covered)
reply-next_played-likely =
    | <lho> (has/had)? (followed/covered) | (followed) (<not>/before/thinking/suit) | <him> (has/have/had)? followed | next .. (played/followed/covered)
reply-nothing-likely =
    | <not> (stirred/reacted/reaction/moved/decided/chosen/responded/answered/uttered/spoken/opened mouth)
reply-proper_lead-likely =
    | (right/correct/proper/rightful) (<defender>/player/hand/#1/man/hand s/leader/seat) .. (also/too/as)? (led/lead/leads) (too/as/also)?
    | (leads/led) (as/too/also) | #2 leads
reply-refused-likely =
    | <declines> .. (lead)? | (take/took/taken/put/puts/sent/went) (it/that/card/lead)? (his lead/her lead)? back
    | <not> .. <accepts> | <not> thanks
reply-spread =
    | <declarer> <spreads> | <me> <spreads> (my/our) (hand/cards) | <declarer> (spread/spreads/spreading)
reply-spread-likely =
    | (<spreads>) (his/her/my/their/own)? (whole/own/entire/whole own)? (hand/cards/#13/whole fan) (down)?
reply-wrong_defender_played-likely =
    | <wrongdefender> .. (played/followed/covered/chucked/ruffed/contributed/put) (it/to it/on it)?
misinformed-no =
    | nobody (told/misled/prompted/misinformed) (<he>/<me>/her)
misinformed-no-likely =
    | nobody .. (told/misled/prompted/misinformed)
misinformed-yes-likely =
    | (told/said/assured/informed/confirmed) .. (your lead/my lead/to lead/turn of <me>/your turn/turn/on lead/her lead/his lead/its yours/yours)
last_trick-no =
    | <not> last trick
last_trick-no-likely =
    | <not> last
last_trick-yes =
    | (trick #13/#13 trick/final trick/final card) | #1 card (left/each)
dummy_seen-no =
    | <dummy> (has/had)? <not> (down/spread/tabled/faced/exposed/visible/put down/gone down/come down)
    | before <dummy> (has/had)? .. (down/spread/tabled/faced/exposed/visible) | <not> (seen/saw/see) <dummy>
dummy_seen-no-likely =
    | <dummy> <him>? <not> .. (down/spread/tabled/faced/exposed/visible) | <not> .. (seen/saw/see) .. <dummy>
dummy_seen-yes =
    | <dummy> (has/had/s)? <him>? (came/come/gone/going/went)? (down/spread/tabled/faced/exposed/displayed/visible)
    | <dummy> (has/had)? (put/laid/tabled/faced/spread/exposed/displayed/showed/shown) (down)? (his/her/its)? (cards/hand/card)
    | <dummy> (has/had)? (put/laid) (it/<him>/them)? down
    | (cards of <dummy>/<dummy> s? cards/<dummy> s? hand) (came/put/laid)? (down/spread/tabled/faced/exposed/visible)
    | <declarer> (has/had)? (seen/saw/sees/spotted) (<dummy>/card of <dummy>/cards of <dummy>/#1 card of <dummy>)
dummy_seen-yes-likely =
    | (put/laid/spread/tabled) .. <dummy> (down)?
    | (cards of <dummy>/<dummy> s? cards/<dummy> s? hand) .. (down/spread/tabled/faced/exposed/visible)
    | (seen/saw/sees/seeing/spotted/glimps-/shown) .. (<dummy>/card of <dummy>/cards of <dummy>/<dummy> s)
partner_led_face_down-no-likely =
    | (<partner>/<other_defender>/<defender>) .. <not> .. (led/put/laid) .. (anything/down/thing)
partner_led_face_down-yes-likely =
    | (quitted/hidden/upside down) .. (correct/right)
defender_played_before_the_lead-no-likely =
    | (nobody/<not> <defender>) .. (jumped/played/moved/put) .. (between/before/too soon/too early/prematurely)
on_purpose-yes =
    | (deliberate-/on purpose/intentional-/<not> accident/sneaky/crafty/tactical)
