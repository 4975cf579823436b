# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
over-it = lho
word-other_bids =
    | passes | passed | doubles | doubled | redoubles | redoubled | overcalls | overcalled | raises | raised | bids
    | bid | jumped | acts | acted
meant-meant =
    | + <not> (see/seen/saw/hear/heard) (<bid>/opening/overcall/intervention/<rho>/<lho>/<partner>/<compass>)
    | + (thought/believed/assumed) (<partner>/<lho>/<rho>/<opponent>/<compass>/nobody) (had/has)? (opened/passed/bid)
    | (meant/intended) it | (deliberate/deliberately)
meant-meant-likely =
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/<right_opponent>/opening/call/intervention/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/<partner>/<left_opponent>/<right_opponent>)
    | (meant/intended) (it/that) | (deliberate/intentional/intended)
meant-slip =
    | (wanted/intended) <bid> | fingers | (typo/mispull/misclick/slip of) | (mechanical) | (fumbl-/misgrab-)
meant-slip-likely =
    | (wrong card/bidding box/slip/mechanical/pulled/stuck/came out/mispull-/misclick-)
    | (wanted/intended/meaning) (to)? (bid)? <card> | (slip/typo/mispull/misclick)
meant-unsure =
    | + (<not>/nobody/who) (knows/know/sure/clear/say/tell/settle/obvious) .. (meant/intended/slip/misread/misgrab/wanted/mechanical/stuck/mispull)
lho-accepts-likely =
    | (<left_opponent>/<next_player>/<opposing_side>/<opponent>/<they>/<me>/<we>) .. (accept-/condon-)
    | (<me>/<we>/<they>) .. <accepts> | <lho> .. (takes/took/wants) (it/<card>)
    | <compass> (has/had) (called/bid/passed/doubled/acted/spoken)
lho-called =
    | <lho> (has/had)? (then/since/duly) <other_bids>
    | <lho> (then/has)? (bid/passed/doubled/called/overcalled/raised) (over it/on over it/on top/normally/anyway)
lho-called-likely =
    | (<next_player>/<left_opponent>) (has/had/then/duly)? <other_bids>
    | before (anyone/anybody/any of <we>) (woke/noticed/said/realised/saw)
    | (<left_opponent>/<next_player>/next/left) .. (then)? (bid/passed/doubled/called/overcalled/raised) .. (over it/on top/<not>/anyway/normally)
lho-declines =
    | <not> accept (it/bid/<bid>/insufficient bid) | (bid/it/<bid>/,/.) <not> accepted
    | (<lho>/<opponent>/<opposing_side>) (reject-/refus-/declin-/object-)
    | (rejected/refused/declined) by (<lho>/<opponent>/<opposing_side>) | <bid> (rejected/refused/declined)
    | <lho> (will/would/can)? <not> (accept/condone/want it/allow it) | <lho> (says/said) <not> (deal/way/thanks/,/.)
    | + <lho> would <not> (have/take/accept/let) (it/that/<bid>)
lho-declines-likely =
    | (refused/rejected/declined/turned down) | (says/said) (<not>/nope)
    | made (<he>/her/<they>/<me>/<him>) (fix/correct/change/replace)
    | <not> (accept-/allow-/like/want/have/wear/having) | <not> (accepted/taken/allowed/condoned/accept/condone)
    | (reject-/refus-/declin-/object-/said <not>/<not> way/insist-/wants it corrected)
    | (rejected/refused/declined/vetoed/cancelled) (by/it)?
    | (<left_opponent>/<next_player>/<opposing_side>/<opponent>/<they>/<he>/<me>/<we>) .. <not> (accept-/want/condon-/take/have)
    | (says/said) (<not> deal/<not> way/<not> thanks/go again)
    | + (<lho>/<next_player>/<left_opponent>/<they>/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
lho-undecided =
    | (<not>/nobody) (has/had)? (asked/consulted) <lho>
lho-undecided-likely =
    | (<left_opponent>/<next_player>/<lho>) .. <not> .. (had/said/decided/spoken/asked/called/reacted/chosen)
    | (<not>/nobody) .. (asked/consulted/spoken to/put it to) (<lho>/<next_player>/<left_opponent>/<him>/next)?
repl-dbl_rdbl =
    | (double/redouble) instead | doubled instead | <offending> (then/now)? (doubled/doubles)
    | (swap-/chang-/switch-/replac-) .. (to/with/for) x
repl-dbl_rdbl-likely =
    | (x/double/doubles/doubled) (in place/instead) | (to/into) (double/redouble/dbl)
    | + (replaced/changed/corrected) (with/to/by) (double/dbl)
    | (then/now/instead/wants to/want to) (double/doubles/doubled/dbl)
    | (<he>/<offending>) (then/now)? (doubled/doubles)
repl-insuff_again =
    | (#1 more/%2) insuff- | (insufficient-/<not> enough) again | (once more/again/%2 time) insuff-
repl-insuff_again-likely =
    | (again/%2/also/#1 more/too) .. (insufficient/<not> enough/too low/<not> sufficient/inadequate)
    | (insuff-/low/short/<not> enough) (%2 time/once more/twice/again) | (#1 more/#2/%3/#3) (low/insuff-/short)
    | (once more/again/%2 time) .. (insuff-/low/short/<not> enough)
repl-pass =
    | (changed/changes/replaced/substituted/corrected/switched) (it/bid/<bid>)? (to/with/by/into) pass
    | <offender> (passed/passes) | (goes for/opted for/opts for/settles for/cured by/replaced by/replaced with) pass
repl-pass-likely =
    | (now/then) (<he>/<me>)? (pass/passes/passed)
    | (replac-/chang-/substitut-/correct-/switch-/turn-/swap-) .. (it/bid)? .. (with/by/to/into/for)? .. pass
    | (to/with/by/into) pass | (<he>/<offender>) (passed/passes)
    | (put/puts/gone for/goes for/picks/picked/chose/chooses/opted for/opts for/settles for/uses/cured by/replaced by/now/then/offers/wants) pass
repl-same_denom =
    | (minimum/lowest/cheapest) (sufficient)? .. same (suit/denomination/strain) | (cured/made) good
repl-same_denom-likely =
    | (same/right) (suit/strain/denomination)
    | (minimum/lowest/cheapest/least) .. (level/possible/same/suit/spades/hearts/diamonds/clubs/notrump)?
lho2-declines =
    | (refused/rejected/declined/refuses/declines) (%2/replacement) (bid/#1/call)?
lho2-declines-likely =
    | (refused/refuse/rejected/declined/refuses/declines) .. (%2/#2/that #1 too/that too/replacement/both)
cmp-no =
    | (<not>/nothing like/far from/anything but) comparable
cmp-yes-likely =
    | says .. comparable
natural_both-no-likely =
    | (transfer/artificial/conventional)
natural_both-yes =
    | both (bids/calls)? natural
natural_both-yes-likely =
    | both .. natural
precise-no =
    | (says/means/shows) something .. (else/different)
precise-yes =
    | (same/identical) meaning | more (precise/precisely)
precise-yes-likely =
    | (means/says/shows) (exactly/precisely)? same | (same/identical) (meaning/message/hand/thing)
    | (more/better) (exactly/precise/precisely/defined)
turn-out_of_turn =
    | <not> (his/her/their) (go/turn) | wrong turn | <not> turn of <him>
    | (<partner>/<left_opponent>/<right_opponent>/<who>) s (turn/go) (anyhow/anyway)
turn-out_of_turn-likely =
    | (<not>/wrong) turn
early-no-likely =
    | (nothing/nobody) .. (corrected/changed/replaced)
early-yes =
    | (corrected/changed/fixed/replaced/switched/swapped/altered/amended) (it/that/to <card>)? .. (before/by time) .. (director/anyone/you/<me>)
    | unprompted | off own bat
early-yes-likely =
    | before (you/<me>/director/<we>) (arrive-/got/came/walked/reached/called/get) | (by <he>/unprompted/off own bat)
prior-dbl =
    | (double/redouble) (cancelled/disallowed)
prior-dbl-likely =
    | (double/x) .. (cancelled/stopped/disallowed/removed/taken away)
prior-none =
    | <not> (earlier/prior/previous) (replacement/correction/attempt/try/replacements)
side-declares =
    | <offending> (declare/declares/declaring/declared)
side-declares-likely =
    | (<they>/<offending>/<offending_side>) (then/now/later/ended up/end up/all)? (declare/declares/declared/declaring/played/play/playing/played there)
    | (<they>/<offending>/<offending_side>) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>)
side-defends =
    | <offending> (defend/defends/defending/defended)
side-defends-likely =
    | (end up/ended up/finish-/now) (on)? (defending/<defending_side>)
    | (<they>/<offending>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
side-unknown =
    | auction (on/open/live/going)
damage-no =
    | <not> (damage/damaged/harm/hurt/harmed)
damage-yes-likely =
    | (damage-/hurt/gained/cost <we>/better score/suffered/silenced <partner> helped)
    | (damaged/hurt/harmed) (<we>/<they>/side/<innocent_side>)?
offender =
    | insufficient (bid)? (by/from) <who> | <who> (has/had)? (made/makes) insufficient bid
