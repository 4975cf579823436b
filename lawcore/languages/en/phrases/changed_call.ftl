# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-new =
    | %2 | #2 | new | new #1 | replacement | change | changed | substitute | correction | corrected call | %2 #1
meant-meant =
    | changed (his/her/my/their)? mind | (reconsidered/rethought/%2 thoughts/better idea)
    | (change of (heart/mind)/changed horses) | + (thought/thinks) (again/better/twice)
    | <not> (accident/misprint/mistake/slip) | (of (his/her) own free will/fully meant/meant it/on purpose)
    | (forgot/forgotten) (system/convention/agreement)
meant-meant-likely =
    | changed .. mind | (reconsider-/rethink/rethought/%2 thoughts/better idea)
    | (rethought/reconsider-/%2 thoughts/thought (again/better/twice)/change of (heart/mind)/changed horses)
    | (deliberate-/of (his/her) own free will/fully meant/meaning it/meant it/on purpose)
    | (realis-/realiz-/forgot/forgotten/misread/missed/in daze/thought better/reconsider-/%2 thoughts/absent mind-)
meant-slip =
    | (cards stuck/stuck together/wrong card/slip of/fingers slipped) | (mechanical/misgrab-/misclick/mispull)
    | (pulled/grabbed/picked out/pulled out) (<bid>/pass/double) instead of | wrong bidding card | by accident
    | (pulled/picked/took/grabbed/put) .. (but meant/meaning/when meant/intending)
meant-slip-likely =
    | (pulled/picked/grabbed/took out/put out/came out/slipped/stuck/misclick-/mispull-/mechanical/wrong card/wrong bidding card/by accident/accident-/unintended/inadvertent-/meant) .. (card/box/pass/double/x/<card>/instead/to)?
    | + (meant/wanted/intended/meaning) .. (pulled/picked/took/grabbed) | out came | (came out/stuck/wrong card/fingers/slip) | (bidding box/wrong card)
    | (pulled/picked/took/grabbed/put) (out)? (<card>/pass/double) .. instead | (wrong/other) bidding card
    | (by/in) (accident/mistake/error)
meant-unsure =
    | + (slip/mispull/misclick/mechanical) or .. (thoughts/heart/mind)
meant-unsure-likely =
    | + (slip/mispull/misclick/mechanical) (or)? .. (or/thoughts/heart/mind)
partner-called =
    | <partner> (has/had)? (bid/called/passed/doubled/overcalled/raised/acted/responded) (since/after/over it)
    | <partner> (has/had)? since (bid/called/passed/doubled/raised/acted/responded)
partner-called-likely =
    | <partner> (has/had)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke/responded/replied/answered/cued/spoken)
    | <partner> .. (bid/bids) <card> | <partner> s (called/bid/passed)
    | <compass> (has/had) (called/bid/passed/doubled/acted/spoken)
partner-not_called =
    | <partner> (has/had)? <not> (called/bid/passed/acted/spoken) | nobody (has/had)? (called/bid) (since/after/,/.)
partner-not_called-likely =
    | <partner> .. <not> .. (called/bid/said/word/spoken/moved) | <partner> (<not>/silent/mum/frozen/quiet)
    | (nobody/<everyone>) .. (called/touched/frozen) .. (since/box)? | <partner> (had/has)? <not>
    | nobody .. (called/bid)
done-only_asked-likely =
    | + (wants/want/wanted/asks/asked/like) to (change/replace/correct/swap/take) .. (it/bid/call/pass/double/back/<card>)?
done-substituted =
    | (changed/changes/replaced/replaces/substituted/swapped/switched) .. (to/for/with) (<bid>/pass/double)
    | (changed/swapped/switched) (it/from) | (then)? swapped
    | (put/took/takes) (pass/<card>/double/it/bid/that)? (card)? (back/off table/off) .. ((doubled/put/bid/opened/passed)/instead)
    | (pass/<card>/double/bid) .. (became/becomes) (<card>/double/pass)
    | (accepts/accepted/declines/declined/refuses/refused/rejects) (new/replacement/substitute/changed/correction/corrected call)
done-substituted-likely =
    | (replaced/changed/changes/corrected/corrects/substitut-/swapped/swaps/put back/took back/takes back/switched/& puts/& then bid/then replaced) .. (it/by/with/for/to/pass/double/<card>)?
    | (changed/changes/replaced/replaces/substituted/corrected/swapped/switched) .. (to/for/into/with/by)
    | (swap/swapped/swaps/change/turned/switched) .. (for/to/into/in)
    | (over/on/accepts/accepted/declines/declined/refuses/refused/rejects/object- to) <new>
lho-declines =
    | <lho> (says/said) <not> (,/.) | <lho> (objects/objected/declines/declined/refuses/refused)
lho-declines-likely =
    | <declines> | (refuses/objects/will <not> have) | (<left_opponent>/<next_player>) (says/said) (<not>)
lho-none =
    | nobody (has/had)? (called/bid/acted/spoken) (since/after/,/.) | <lho> (has/had)? <not> (called/bid/acted/spoken)
lho-none-likely =
    | <lho> .. (<not> .. (move/called/bid/moved)/looks/waiting/frozen/sits)
    | (nobody/noone) s? (has/had)? (called/bid/acted/spoken/moved/done/said/touched) .. (since/box/thing/anything)?
    | (<left_opponent>/<next_player>) (has/had)? <not> .. (called/bid/moved/acted/spoken/done)
lho-over_first =
    | <lho> (has/had)? (bid/called/passed/doubled/overcalled/acted) (over/on/after) (%1/old/original)
lho-over_first-likely =
    | over (%1/#1/original) (call/bid/#1)?
    | <me> (d/had/ve)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) .. (%1/over)
    | (<lho>/<left_opponent>/<next_player>/left) (has/had/d/then/also)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/on/after)? (%1/#1/old/original/slip/it)
    | <compass> (has/had) (called/bid/passed/doubled/acted/spoken)
lho-over_second =
    | <lho> (has/had)? (bid/called/passed/doubled/overcalled/raised/acted) over (new/replacement/substitute/changed/%2 call/%2 bid)
lho-over_second-likely =
    | (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/after/on) <new>
period-open-likely =
    | (auction/bidding/auction period) s? (live/alive/alike/open/in progress/on/going)
period-over =
    | (after/once/when) opening? lead (faced/made)
period-over-likely =
    | (lead/led) .. (faced/made)
first_insuff-no-likely =
    | (legal/sufficient) (call/bid/<card>)?
first_insuff-yes =
    | (%1/original) (bid/call) (too low/insufficient) | (changed/corrected/replaced) (his/her/my)? insufficient bid
first_insuff-yes-likely =
    | <bid> over <bid> | (too low/insufficient/<not> enough/short)
side-declares =
    | <offending> (declare/declares/declaring/declared)
side-declares-likely =
    | (<they>/<offending>/<offending_side>) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>)
    | (<they>/<offending>/his side/her side) .. (declare/declares/declaring/declared/<declarer>/<declaring_side>)
side-defends =
    | <offending> (defend/defends/defending/defended)
side-defends-likely =
    | (end up/ended up/finish-/now) (on)? (defending/<defending_side>)
    | (<they>/<offending>/<offending_side>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
offender =
    | <who> (has/had)? (pulled/took/put/placed/grabbed) .. (card/pass/double/<card>) | <who> (has/had)? (changed/changes/corrected/corrects/replaced/swapped/withdrew) | wrong (card/bidding card) by <who>
