# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
over-it = lho
word-other_bids =
    | passes | passed | doubles | doubled | redoubles | redoubled | overcalls | overcalled | raises | raised | bids
    | bid | jumped | acts | acted
meant-meant =
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/<right_opponent>/opening/call/intervention/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/<partner>/<left_opponent>/<right_opponent>)
    | (meant/intended) (it/that) | (deliberate/intentional/intended)
meant-slip =
    | (wanted/intended/meaning) (to)? (bid)? <card> | fingers | (slip/typo/mispull/misclick) | (mechanical)
    | (fumbl-/misgrab-)
meant-slip-likely =
    | (wrong card/bidding box/slip/mechanical/pulled/stuck/came out/mispull-/misclick-)
meant-unsure =
    | + (<not>/nobody/who) (knows/know/sure/clear/say/tell/settle/obvious) .. (meant/intended/slip/misread/misgrab/wanted/mechanical/stuck/mispull)
lho-accepts-likely =
    | (<left_opponent>/<next_player>/<opposing_side>/<opponent>/<they>/<me>/<we>) .. (accept-/condon-)
    | (<me>/<we>/<they>) .. <accepts> | <lho> .. (takes/took/wants) (it/<card>)
lho-called =
    | (<next_player>/<left_opponent>) (has/had/then/duly)? <other_bids>
    | before (anyone/anybody/any of <we>) (woke/noticed/said/realised/saw)
    | (<left_opponent>/<next_player>/next/left) .. (then)? (bid/passed/doubled/called/overcalled/raised) .. (over it/on top/<not>/anyway/normally)
lho-declines =
    | <not> (accept-/allow-/like/want/have/wear/having) | <not> (accepted/taken/allowed/condoned/accept/condone)
    | (reject-/refus-/declin-/object-/said <not>/<not> way/insist-/wants it corrected)
    | (rejected/refused/declined/vetoed/cancelled) (by/it)? | (refused/rejected/declined/turned down)
    | (<left_opponent>/<next_player>/<opposing_side>/<opponent>/<they>/<he>/<me>/<we>) .. <not> (accept-/want/condon-/take/have)
    | (says/said) (<not>/nope) | (says/said) (<not> deal/<not> way/<not> thanks/go again)
    | + (<lho>/<next_player>/<left_opponent>/<they>/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
    | made (<he>/her/<they>/<me>/<him>) (fix/correct/change/replace)
lho-undecided =
    | (<not>/nobody) .. (asked/consulted/spoken to/put it to) (<lho>/<next_player>/<left_opponent>/<him>/next)?
lho-undecided-likely =
    | (<left_opponent>/<next_player>/<lho>) .. <not> .. (had/said/decided/spoken/asked/called/reacted/chosen)
repl-dbl_rdbl =
    | (double/redouble) instead | doubled instead | (<he>/<offending>) (then/now)? (doubled/doubles)
    | (swap-/chang-/switch-/replac-) .. (to/with/for) x
    | (then/now/instead/wants to/want to) (double/doubles/doubled/dbl)
repl-dbl_rdbl-likely =
    | (x/double/doubles/doubled) (in place/instead) | (to/into) (double/redouble/dbl)
    | + (replaced/changed/corrected) (with/to/by) (double/dbl)
repl-insuff_again =
    | (#1 more/#2/%3/#3) (low/insuff-/short) | (insufficient-/<not> enough) again
    | (once more/again/%2 time) .. (insuff-/low/short/<not> enough)
repl-insuff_again-likely =
    | (again/%2/also/#1 more/too) .. (insufficient/<not> enough/too low/<not> sufficient/inadequate)
    | (insuff-/low/short/<not> enough) (%2 time/once more/twice/again)
repl-pass =
    | (to/with/by/into) pass | (<he>/<offender>) (passed/passes) | (now/then) (<he>/<me>)? (pass/passes/passed)
    | (replac-/chang-/substitut-/correct-/switch-/turn-/swap-) .. (it/bid)? .. (with/by/to/into/for)? .. pass
    | (put/puts/gone for/goes for/picks/picked/chose/chooses/opted for/opts for/settles for/uses/cured by/replaced by/now/then/offers/wants) pass
repl-same_denom =
    | (minimum/lowest/cheapest/least) .. (level/possible/same/suit/spades/hearts/diamonds/clubs/notrump)?
    | (cured/made) good
repl-same_denom-likely =
    | (same/right) (suit/strain/denomination)
lho2-declines =
    | (refused/refuse/rejected/declined/refuses/declines) .. (%2/#2/that #1 too/that too/replacement/both)
cmp-no =
    | (<not>/nothing like/far from/anything but) comparable
cmp-yes =
    | says .. comparable
natural_both-no-likely =
    | (transfer/artificial/conventional)
natural_both-yes =
    | both .. natural
precise-no =
    | (says/means/shows) something .. (else/different)
precise-yes =
    | (same/identical) (meaning/message/hand/thing) | (more/better) (exactly/precise/precisely/defined)
precise-yes-likely =
    | (means/says/shows) (exactly/precisely)? same
turn-out_of_turn =
    | <not> (his/her/their) (go/turn) | (<not>/wrong) turn
    | (<partner>/<left_opponent>/<right_opponent>/<who>) s (turn/go) (anyhow/anyway)
early-no-likely =
    | (nothing/nobody) .. (corrected/changed/replaced)
early-yes =
    | (corrected/changed/fixed/replaced/switched/swapped/altered/amended) (it/that/to <card>)? .. (before/by time) .. (director/anyone/you/<me>)
    | before (you/<me>/director/<we>) (arrive-/got/came/walked/reached/called/get) | (by <he>/unprompted/off own bat)
prior-dbl =
    | (double/x) .. (cancelled/stopped/disallowed/removed/taken away)
prior-none =
    | <not> (earlier/prior/previous) (replacement/correction/attempt/try/replacements)
side-declares =
    | (<they>/<offending>/<offending_side>) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>)
side-declares-likely =
    | (<they>/<offending>/<offending_side>) (then/now/later/ended up/end up/all)? (declare/declares/declared/declaring/played/play/playing/played there)
side-defends =
    | (<they>/<offending>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
side-defends-likely =
    | (end up/ended up/finish-/now) (on)? (defending/<defending_side>)
side-unknown =
    | auction (on/open/live/going)
damage-no =
    | <not> (damage/damaged/harm/hurt/harmed)
damage-yes =
    | (damaged/hurt/harmed) (<we>/<they>/side/<innocent_side>)?
damage-yes-likely =
    | (damage-/hurt/gained/cost <we>/better score/suffered/silenced <partner> helped)
