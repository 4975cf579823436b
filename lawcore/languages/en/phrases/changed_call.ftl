# How a call that was changed is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 25
certain =
    | (change/changed/correct) .. (my/his/her) (bid/call/pass/double/mind)
    | wrong card .. bidding box
    | (by mistake/mistaken-) .. (change/correct)
    | (unintended/unintentional/inadvertent)
    | (bid/called/pass-/took <card> out) .. (said/wanted/meant) .. to (bid/double/pass/change)
    | took .. <card> .. instead
    | (took/take/takes/taking) .. (pass/bid/call/double) back
    | (bidding box) (slip/error/mistake)
    | mechanical
    | (pulled/picked/took) <card> .. (meaning/meant/instead/intend-)
    | (unintended/inadvertent) (call/bid/pass/double)
topic =
    | (change/changed/changes/changing) .. (call/bid/that/pass/mind/double/<card>)
    | wrong .. bidding (card/box)
    | bidding box
    | (meaning/meant/intended/intending/wanted) .. <card>
    | (pulled/picked/took) .. <card>
    | (slip/mispull/mis pulled)
    | (replac-/substitut-) .. (call/bid/pass)
hint =
    | changed
trace =
    | (bid/call/pass/double/<card>)
against =
    | (trick/card played/declarer/dummy)
    | (explan-)
    | (dealer)
    | insufficient
    | not (enough/sufficient)
    | <card> over <card>
    | (explan-/alert-/misinform-)
    | out of turn
    | (enough)
meant-slip =
    | slip | (bidding box/wrong card) | mechanical | (mispull/mis pulled) | (meaning/instead of) <card>
    | (unintended/inadvertent/unintentional) | (fingers/by mistake) | never meant to (bid/call)
    | (pulled/picked/took/grabbed/put) .. (instead/but meant/meaning/when meant/intending) | (but/&/and) meant <card>
    | (wrong/other) bidding card | <not> (mean/meant/intend/intended) | wrong (thing/bid) by (accident/mistake)
    | (by/in) (accident/mistake/error) | slip of
    | (mechanical/misgrab-/misclick/mispull) | (came out) (for/with/instead)?
    | (intended/meant/meaning/intending) (as/to)? <card>? .. | next to each other | wrong card | in my head | <not> .. card i took
    | by mistake | (slippery/finger)
meant-meant =
    | (changed/change/changing) .. mind | (rethought/thought again/thought better) | wanted to (bid/double/pass/change)
    | (had)? <not> (seen/saw/noticed/heard) | (forgot/misread/misheard/miscounted/misunderstood) | on second thought
    | (rethought/reconsider-/second thoughts/thought (again/better/twice)/change of (heart/mind)/changed horses)
    | (deliberate-/deliberately/of (his/her) own free will/really wanted/fully meant/meant it/wish i d) | chose to
partner-called =
    | partner .. (called/bid/passed/already called/doubled/spoken)
    | partner (has/had)? .. <calls> | after partner
    | partner (has/had/s)? .. (already/since/then)? (bid/called/doubled/responded/raised/replied/cued/passed/answered)
    | after (his/her/my)? partner <calls> | pass from partner | partner s <card> .. (there/already/down/table) | partner raised
    | his partner called
partner-not_called =
    | nobody .. (called/bid) | partner not (called/bid/passed) | no one .. called
    | partner (has/had)? not (called/bid/passed/spoken)
    | before partner (called/bid/passed/calls/bids)
    | partner not | partner <not>
    | partner (s/is/has)? .. (yet to/still/thinking/studying/tank/to speak) .. (call/speak/bid)?
    | partner .. <not> .. (called/bid/said/word/spoken/moved) | (nobody/everyone) .. (called/touched/frozen) .. (since/box)?
    | but partner <not>
done-only_asked =
    | (can/could/may) i change | (asked/asks) .. (change/withdraw) | wants to (change/alter/correct) | said .. (change/wanted)
    | (wants/want/wanted/asks/asked/asking/like/tries/tried) to (change/correct/alter/replace/take/withdraw/swap)
    | (asks/asked) (if/whether) .. (change/correct/take)
    | (may/can/could) (i/he/she) .. (have/take/change/get/fix) .. (back/it)? | (wants/asks/asked) .. (back/change/to be)
    | just asking | fixable | wait , (that)? | too late to (fix/change) | wish i
done-substituted =
    | (took/takes/taken) .. back for | (changed/changes/replaced/substituted) .. (to/for/into/with) | took <who>? pass back
    | (changed/replaced/corrected/switched) (it)? (at once/immediately/straight away/right away/instantly)
    | (changed/changes/replaced/replaces/substituted/corrected/swapped/switched) .. (to/for/into/with/by)
    | (took/takes/put/puts/pulled) .. back .. (&/then/,) .. (put/puts/bid/bids/passed/doubled/out/replaced) | (took/takes) .. back (&/for/,)
    | (put/puts) .. (back in box) .. (bid/pulled/put)
    | (swap/swapped/swaps/change/turned/switched/change) .. (for/to/into/in) | <card> back .. <card> (out/in)?
    | back in box .. (instead)? | (took/take) .. (out) .. (put) | in went | from .. (pass/<card>/double) to .. | (then)? swapped
    | (pass/<card>/double) .. turned into | <card> to <card> | then changed it | made (her/him/it)? go
lho-none =
    | nobody .. (called/bid) | no one .. called | not called after
    | nobody .. (called/bid/acted/spoken) | before .. (next/lho/anyone/anybody) .. <calls> | <lho> .. <not> .. <calls> | (nothing/none) since
    | <lho> .. <not> called
    | (nobody/no one/everyone) .. (called/touched/frozen/acted/moved) .. (since/box/yet)?
    | <lho> .. (<not> .. (move/called/bid/moved)/looks/waiting/frozen/sits) | (next player/<lho>) .. <not> .. (boxes/box/called)
lho-over_second =
    | (lho/next player/next hand) .. (bid/called/passed/doubled) over .. (second/double/new/change/changed)
    | <lho> .. <calls> .. (over/after) .. (second/new/change/changed/replacement/corrected/substitute)
    | <lho> .. (over/on top/after/called/doubled/bid) .. (new/second/changed/replacement/correction/correct-)
    | <lho> s (bid/call/pass) .. (over) .. (new/second)
lho-declines =
    | (lho/next player/next hand/opponents) .. not (accept-/want) | not accepted | (refus-/object-)
    | <lho> .. <not> .. <accepts> | <declines> | <lho> (objects/objected/insists/protests)
    | <lho> .. <not> .. (have/want/accept/take) .. (new/second)? | (leave it/wants) .. (first/where it was) | i said no
    | (refuses/objects/wont have)
period-over =
    | (lead/led) .. (faced/already made) | auction over
    | (opening lead/led/dummy) .. (made/faced/table/down/tabled) | after final pass | (three/#3) passes
    | (lead/led) .. (faced/face up/down/made) | (auction/bidding) .. (over/finished/closed)
first_insuff-yes =
    | first .. insufficient
    | insufficient-
    | (too low/insufficient/<not> enough/short) | <bid> over <beaten>
lho-over_first =
    | <lho> .. <calls> | (after/when) <lho> .. <calls>
    | <lho> .. (had/has/d/already)? (overcalled/bid/called/passed/doubled) .. (over/before)? (first/old/it)?
    | <lho> s (pass/bid/call) | after <lho> <calls> | (pass) from <lho>
    | i (d/had/ve)? (already)? (passed/bid/doubled) .. (first/over)
offender =
    | <named> .. (changed/replaced/took/pulled/put/corrected/substituted/bid/wants/said)
meant-meant-else =
    | (reconsider-/rethink/rethought/second thoughts/better idea) | (misread/misheard/miscounted/missed)
    | (changed/change/changes) .. (my/his/her)? mind
    | (realis-/realiz-/forgot/forgotten/misread/missed/in a daze/thought better/reconsider-/second thoughts/absent mind-)
meant-slip-else =
    | (came out/stuck/wrong card/fingers/slip)
    | (pulled/picked/grabbed/took out/put out/came out/slipped/stuck/misclick-/mispull-/mechanical/wrong card/wrong bidding card/by accident/accident-/unintended/inadvertent-/meant) .. (card/box/pass/double/x/<card>/instead/to)?
lho-none-else =
    | <lho> .. <not> .. (called/bid/passed/acted/done) | <lho> (to call/to bid)
    | (lho/lefty/next/nobody/no one/opponent) .. <not> .. (bid/called/passed/acted/spoken)
    | before (lho/lefty/next/anyone) .. (called/bid/acted)
done-only_asked-else =
    | (can/could/may) (i/he/she) * (back/change/alter/correct/fix)
    | (ask/asked/asks/asking/wants/want/wanted/wish/wishes/would like) (if/whether/to)? .. (change/take back/correct/replace/withdraw/alter/mind)
    | (can/may/could/allowed) (i/he/she/we/to)? .. (change/take it back/correct/fix/take back/have)
partner-not_called-else =
    | partner <not> (yet/called/bid)
    | partner .. <not> .. (bid/called/passed/acted) | before partner | partner (still)? to (call/bid/act)
meant-unsure =
    | (brain fade/misclick/slip) or | (or/whether) .. (misclick/slip/change of mind) | wont say
    | + (cant/can not/<not>) .. (tell/know/sure) .. (mispull/slip/change/meant)
    | + (slip/mispull/misclick) (or/\?)? .. (or/thoughts/heart/mind) | + maybe .. (mispull/slip)
partner-called-else =
    | partner (has/had/s)? (already/since)? (bid/called/passed/doubled/responded/raised) | after partner
    | partner s (bid/call/pass) since
done-substituted-else =
    | (replaced/changed/changes/corrected/corrects/substitut-/swapped/swaps/put back/took back/takes back/switched/and puts/and then bid/then replaced) .. (it/by/with/for/to/pass/double/<card>)?
    | ^? (pass/double/<card>) , no .. (double/pass/<card>)
lho-over_first-else =
    | (lho/lefty/left/next player/next hand/west/east/north/south/opponent/next) .. (already/had/has/s)? (bid/called/doubled/passed/overcalled) .. (over/on)? .. (first/original/pass/it)?
lho-over_second-else =
    | (lho/lefty/next player/next hand/opponent/next) .. (bid/called/doubled/passed) .. (over/after) .. (second/new/changed/change/replacement/correct-)
lho-declines-else =
    | (lho/lefty/next/opponent/opponents) .. (not accept-/object-/refus-/not allow/won t/wants the first)
period-over-else =
    | (auction/bidding) (is/was)? (over/finished/ended/closed) | lead .. (made/faced/led) | after .. (final pass/last pass)
period-open =
    | (auction/bidding) .. (live/still/going/open/in progress) | still bidding
first_insuff-no =
    | (perfectly)? (legal/sufficient) .. (call/bid)?
side-unknown =
    | (auction/bidding) .. (still/live)
