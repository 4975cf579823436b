# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
certain =
    | misexplain-
    | (alert-) .. (wrong/wrongly/late/not/must/missing)
    | (wrong) (explanation/information)
    | told .. (transfer/natural/weak/strong) .. (but)
    | not announcement
    | not agreement
    | forgot .. system
    | misinformation
    | (misinformation/misinform-/mis information)
    | not (alert/alerted/announced)
    | (failed/forgot) to (alert/announce)
    | (unalerted/without alert/late alert)
    | (wrong/mistaken/incorrect/bad/misleading) (explan-/information/info/description)
    | (correct-) .. explan-
    | not agreement
topic =
    | alert-
    | (explan-/described/description) .. (wrong/weak/strong/incorrect/natural/mistaken/instead/turned out/but)
    | (told) .. (weak/strong/natural/wrong/artificial/meant/showed)
    | (natural) .. told
    | (forgot/forgets) .. (system/agreement/convention/transfer)
    | misbid-
    | convention card
    | explan-
hint =
    | i (would/had) .. (bid/doubled/led/passed)
    | (natural/artificial/weak/strong)
    | agreement-
    | auction
trace =
    | (psych/psychic)
against =
    | (hesitat-/tempo)
    | (led face down)
when-auction =
    | (still/during/in) .. (auction/bidding)
when-clarification =
    | after final pass | before .. (lead/opening lead)
when-play =
    | mid play | during play
    | (cards/tricks) into play | into the play
when-after =
    | after .. (hand/play/board) | (hand/play/board) over | afterwards
m_kind-wrong_expl =
    | (wrong/mistaken/incorrect) (explan-/information/info) | (correct-) .. explan- | told .. (natural/weak/strong/transfer/multi)
    | (explained/described) .. (wrong/wrongly/incorrectly) | misexplain-
    | (explain-/told/said) .. as .. (it/but) .. (strong/weak/natural/artificial) | (correct-/corrects) .. explanation | explain- wrong
m_kind-failed_alert =
    | not (alert/alerted/announce/announced) | (failed/forgot) to (alert/announce) | unalerted | late alert
m_kind-no_agreement =
    | not agreement | (no idea/not know) what .. means
    | <not> (discussed/talked about)
m_kind-misbid =
    | (misbid/forgot .. system)
    | (convention card/cc/card) .. (says/said) ... but ... (had/held/has) <number>
m_partner-not_called =
    | partner not (called/bid)
m_partner-called =
    | partner .. (already)? (called/bid)
m_harm-yes =
    | (gained/damaged/cost us/would have)
m_kind-wrong_expl-else =
    | (wrong/mistaken/incorrect/inaccurate/misleading/false/bad/incomplete) (explan-/information/info/answer/description/alert)
    | (explained/described/alerted/announced/told/said/explains/says/describes) (it)? .. (as/was/it) .. (but/actually/really/turned out/was/in fact)
    | (explan-/answer) .. (wrong/incorrect/false/mistaken)
    | (told/said) .. (transfer/natural/weak/strong/forcing/invitational/majors/minors/short/preemptive/penalty/takeout/multi)
    | (system/convention) card .. (says/said/shows) | (misexplained/misexplain-/misdescribed/misinformed/mis explained)
    | (correct-/fix-) .. (explan-/partner s) | (explained/described/told) (us)? (wrong/wrongly/incorrectly)
    | (explained/described/told/said/announced/alerted/says) .. (as/was/to me/it/us)? .. (weak/strong/natural/artificial/transfer/forcing/limit/multi/penalty/takeout/both/majors/minors/points) .. (but/turns out/turned out/actually/really/in fact/card/on card/it s/is)?
    | (wrong/incorrect/mistaken/false/bad) .. (explan-/info/description/answer/alert)
    | (explan-/description/answer) .. (wrong/incorrect/mistaken/false/not what)
m_kind-failed_alert-else =
    | (no/not/never/failure to/failed to/forgot to/didn not/without/missed/missing) .. (alert/alerted/announce/announced/announcement/alerting)
    | (unalerted/nonalerted) | (late/delayed) alert | (should have/had to/should be) .. alert-
    | (no/not/never/without/forgot/fail-/miss-/didn) .. (alert-/announce-) | (unalerted/non alerted)
m_kind-no_agreement-else =
    | <not> (agreement/agreements/discussed/discussion/understanding) | undiscussed | (first/new/never played) .. (together/partnership)
    | (no idea/not know) .. (mean-/what) | never discussed
    | (no/not/never/don t/without) .. (agreement/discussed/agreed/understanding/idea/talked/partnership)
    | (first time/pick up/pickup) .. (partner/playing)
m_kind-misbid-else =
    | (misbid/misbids/mis bid) | (forgot/forgets/forgotten) .. (system/agreement/convention/what/we play/transfer)
    | (explanation) .. (right/correct) .. (hand/bid) | bid wrong | (bidder/partner) forgot | psych-
    | (forgot/forgets/forgotten/misremember-/misbid-/psych-/mis bid) .. (system/convention/agreement/what/it)?
    | explan- .. (was/is)? (right/correct) .. (bid/hand/misbid/partner/he/she)
when-auction-else =
    | (during/in/still/middle/mid) .. (auction/bidding) | (auction/bidding) .. (going on/in progress/not over/open)
    | (change/take back) .. (pass/call/bid/double)
    | (during/still/middle/mid/in) .. (auction/bidding) | (my/partner/last) .. pass .. (back/change/changed)
    | (can/may/could) i .. (change/take back/have back) .. (pass/call/bid)
when-clarification-else =
    | (before) .. (lead/opening lead) | (after/at end of) .. (auction/final pass/bidding/last pass)
    | (auction/bidding) .. (over/ended/finished/done/closed)
    | (before/not yet/no) .. (lead/led/opening lead/dummy)
    | (after/auction/bidding) .. (final pass/over/ended/closed/last pass/three passes) | dummy (still/not) .. (closed/faced/down)
when-play-else =
    | (during/mid/in/middle of) .. (play) | (at/on) trick <number> | <ordinal> trick | (dummy) .. (tabled/down/spread/came down/hit)
    | after .. (opening lead) | halfway
    | (during/mid/middle/in/halfway) .. (play/hand) | (trick/at trick) <number> | dummy (is/was/came/went)? (down/tabled)
when-after-else =
    | (after/end of/when) .. (hand/play/board/round/session/deal) .. (over/ended/finished/done)?
    | (hand/play/board) .. (over/finished/ended/done) | (afterwards/later) | post mortem
    | (cards/hands) (were/was)? (back/put away/in board)
    | (hand/board/play/match/round/session) (was/is)? (over/finished/done/ended)
    | (after/once/when/at end/end of) .. (hand/board/play/session/round) | (later/afterwards/next day/looking at/post mortem)
m_partner-not_called-else =
    | partner .. <not> .. (called/bid/passed/spoken/acted) | before partner
    | partner .. (hasn/has not/had not/not/before/yet to/hadn) .. (called/bid/passed/acted)
m_partner-called-else =
    | partner (has/had)? .. (called/bid/passed/doubled/acted) | after partner
    | partner .. (has/had/s/then)? (already/since/then)? (called/bid/passed/doubled)
m_influenced-yes-else =
    | (i/we/he/she/partner) .. (would/would not/wouldn not/could_have) .. (bid/doubled/passed/led/called/overcalled/acted/raised/balanced/defended/played/covered)
    | (would have/would not) .. (bid/doubled/passed/led/called)
    | (would/wouldn/d/could/might) (have)? .. (bid/doubled/passed/led/played/called/overcalled/defended/done/acted) .. (different-/otherwise/if/with/had/spade/heart/diamond/club)?
m_influenced-no-else =
    | <not> (difference/changed anything) | would .. (same/anyway/regardless)
    | (would/d) (have)? .. (same/anyway/regardless) | <not> .. (difference/matter/changed/affect-)
m_harm-yes-else =
    | (gained/damaged/damage/hurt/cost/lost) | (bad/poor/worse) (score/result/board) | missed .. (game/slam/contract)
    | (damage-/cost us/cost me/lost/missed/hurt/bad score/zero/bottom/went off/let .. through/could have/worse)
m_harm-no-else =
    | <not> (damage/damaged/harm/hurt) | <not> difference
    | <not> .. (damage-/cost/harm/hurt/difference)
m_card-yes-else =
    | (want/change/take/retract/replace) .. (back)? .. (card/lead/play)
    | (want/can/may/like/take/change/withdraw/retract/replace) .. (back)? .. (card/lead/play/discard)
m_card-no =
    | nobody .. played since
