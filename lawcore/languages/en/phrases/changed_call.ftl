# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-new =
    | %2 | #2 | new | new #1 | replacement | change | changed | substitute | correction | corrected call | %2 #1
meant-meant =
    | changed .. mind | (reconsider-/rethink/rethought/%2 thoughts/better idea)
    | (rethought/reconsider-/%2 thoughts/thought (again/better/twice)/change of (heart/mind)/changed horses)
    | + (thought/thinks) (again/better/twice) | <not> (accident/misprint/mistake/slip)
    | (deliberate-/of (his/her) own free will/fully meant/meaning it/meant it/on purpose)
    | (realis-/realiz-/forgot/forgotten/misread/missed/in daze/thought better/reconsider-/%2 thoughts/absent mind-)
meant-slip =
    | (came out/stuck/wrong card/fingers/slip) | (bidding box/wrong card) | (mechanical/misgrab-/misclick/mispull)
    | (pulled/picked/took/grabbed/put) (out)? (<card>/pass/double) .. instead | (wrong/other) bidding card
    | (by/in) (accident/mistake/error) | (pulled/picked/took/grabbed/put) .. (but meant/meaning/when meant/intending)
meant-slip-likely =
    | (pulled/picked/grabbed/took out/put out/came out/slipped/stuck/misclick-/mispull-/mechanical/wrong card/wrong bidding card/by accident/accident-/unintended/inadvertent-/meant) .. (card/box/pass/double/x/<card>/instead/to)?
    | out came
meant-unsure =
    | + (slip/mispull/misclick/mechanical) (or)? .. (or/thoughts/heart/mind)
partner-called =
    | <partner> (has/had)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke/responded/replied/answered/cued/spoken)
    | <partner> .. (bid/bids) <card> | <partner> s (called/bid/passed)
partner-not_called =
    | <partner> (had/has)? <not> | <partner> .. <not> .. (called/bid/said/word/spoken/moved)
    | <partner> (<not>/silent/mum/frozen/quiet) | nobody .. (called/bid)
    | (nobody/<everyone>) .. (called/touched/frozen) .. (since/box)?
done-substituted =
    | (changed/changes/replaced/replaces/substituted/corrected/swapped/switched) .. (to/for/into/with/by)
    | (changed/swapped/switched) (it/from) | (then)? swapped
    | (swap/swapped/swaps/change/turned/switched) .. (for/to/into/in)
    | (put/took/takes) (pass/<card>/double/it/bid/that)? (card)? (back/off table/off) .. ((doubled/put/bid/opened/passed)/instead)
    | (pass/<card>/double/bid) .. (became/becomes) (<card>/double/pass)
    | (over/on/accepts/accepted/declines/declined/refuses/refused/rejects/object- to) <new>
done-substituted-likely =
    | (replaced/changed/changes/corrected/corrects/substitut-/swapped/swaps/put back/took back/takes back/switched/& puts/& then bid/then replaced) .. (it/by/with/for/to/pass/double/<card>)?
lho-declines =
    | (refuses/objects/will <not> have) | (<left_opponent>/<next_player>) (says/said) (<not>)
    | <lho> (objects/objected/insists/protests/declines/declined/refuses/refused)
lho-declines-likely =
    | <declines>
lho-none =
    | (nobody/noone) s? (has/had)? (called/bid/acted/spoken/moved/done/said/touched) .. (since/box/thing/anything)?
    | (<left_opponent>/<next_player>) (has/had)? <not> .. (called/bid/moved/acted/spoken/done)
    | <lho> .. (<not> .. (move/called/bid/moved)/looks/waiting/frozen/sits)
lho-over_first =
    | (<lho>/<left_opponent>/<next_player>/left) (has/had/d/then/also)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/on/after)? (%1/#1/old/original/slip/it)
    | over (%1/#1/original) (call/bid/#1)?
    | <me> (d/had/ve)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) .. (%1/over)
lho-over_second =
    | (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/after/on) <new>
period-open-likely =
    | (auction/bidding/auction period) s? (live/alive/alike/open/in progress/on/going)
period-over =
    | (lead/led) .. (faced/made)
first_insuff-no-likely =
    | (legal/sufficient) (call/bid/<card>)?
first_insuff-yes =
    | (too low/insufficient/<not> enough/short)
first_insuff-yes-likely =
    | <bid> over <bid>
side-declares =
    | (<they>/<offending>/his side/her side) .. (declare/declares/declaring/declared/<declarer>/<declaring_side>)
    | (<they>/<offending>/<offending_side>) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>)
side-defends =
    | (<they>/<offending>/<offending_side>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
    | (end up/ended up/finish-/now) (on)? (defending/<defending_side>)
