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
word-explained =
    | explan- | explain- | explained | told | tells | said | says | saying | announced | announces | announcement | described | describes
    | description | information | info | answer | answered | advised | alerted as | alert as
word-rubbish =
    | wrong | wrongly | incorrect | incorrectly | mistaken | mistakenly | inaccurate | misleading | false | falsely | bad | incomplete
    | rubbish | nonsense | backwards | erroneous | error | off base | untrue | inaccurately
word-meaning =
    | weak | strong | natural | artificial | transfer | forcing | limit | multi | penalty | takeout | majors | minors | invitational | inter
    | intermediate | preempt- | balanced | stayman | splinter | drury | cappelletti | michaels | landy | inverted | bergen | ghestem
    | namyats | signoff | negative | both | single suited | two suited | points | raise | gf
word-in_fact =
    | turned out | turns out | actual | in fact | in reality | but | wasn t | card says | cc says | system says | notes say | really
word-evidence =
    | evidence | proof | support | notes | written | documented | documentation
word-helped =
    | gain- | gained | gains | benefit- | profit- | damage | damaged | harm | harmed | hurt | shafted
when-auction-else =
    | + (during/in/still/middle/mid/in middle of) .. (auction/bidding)
    | + (auction/bidding) s? (goes/going/live/open/in progress/continu-/unfinished/underway)
    | + (auction/bidding) (still)? (goes/going/on/live/open/in progress/not over/continu-)
    | + (change/take back/have back/get back/wants/want) (my/his/her/last)? (pass/call/bid/double) .. (back)? ++ (during/auction)
    | + <who> to bid now
when-clarification =
    | + (after/following/at) .. (final pass/last pass/third pass/closing pass) | + (#3/three) passes
    | + (before/prior to) .. (lead/led/opening lead/leading) | + (after/at end of/end of/following) .. (auction/bidding)
    | + (auction/bidding) s? (has)? (over/ended/finished/done/closed/complete) | + not (lead/led/leading)
    | + (no lead/lead not made/nobody has led/have not led/has not led/to be led/before anybody leads)
    | + (lead/card) not (faced/made/chosen) | + about to lead | + waiting (for/to) lead
when-play =
    | + (during/mid/middle of/in/halfway through/into) (play/hand) | + (at/on/in/by)? trick <number> | + (at/on) <ordinal> trick
    | + <ordinal> trick | + dummy (s)? (down/tabled/faced/spread/visible/hit) | + (dummy)? (came/comes/went/goes) down | + halfway
    | + play (has)? (started/begun/in progress/underway/not over/going on/s on) | + after .. opening lead | + (tricks) .. (played/in/left)
    | + last card played | + card played
when-after =
    | + (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | + (finished/completed/scored/ended) (hand/play/board/round/session/deal)
    | + (after/following/once) (hand/play/board/round/session/deal/game/match/time)
    | + (end of/at end of/after end of) (hand/play/board/round/session/deal/game/match) | + at end $ | + afterwards | + post mortem
    | + next day | + cards (back/away/put) | + cards .. (back in/put away)
    | + (found/discovered/learned/spotted) (out)? (later/afterwards/at end)
m_kind-failed_alert =
    | + nobody (alerted/announced) | + (alert/announcement) (came)? .. late | + (admits) .. forgot .. alert | + (wrong) alert
    | + not (alert/alerted/announce/announced/alerting) | + (failed/forgot/forgotten/neglected/omitted) to (alert/announce)
    | + (unalerted/nonalerted/non alerted) | + (late/delayed/missing/undue/unnecessary/superfluous) (alert/announcement)
    | + (alert/announcement/alerting) .. (missing/forgotten/omitted/late/not needed/not required/not due/undue/unnecessary/not made)
    | + (should/had to/supposed to/ought to/must) (have)? .. (alert-/announced) | + alert .. where none | + alerted natural
    | + (alerted) .. (should not/shouldn not/need not) | + failure to (alert/announce) | + alerted .. (although/when/but) .. natural
    | + not .. (alert/alerted/announced/announcement) | + shouldn not .. alerted
m_kind-misbid =
    | + misbid- | + mis bid | + psych- | + (forgot/forgets/forgotten/misremember-) .. (system/convention/agreement/what/own/their)
    | + (explan-/description/answer/explained/described/explainer) .. (right/correct/accurate/fine/spot on/matched/matches/per system/truth/by book)
    | + (right/correct/accurate/proper) (explan-/description/information/answer/range/meaning/alert)
    | + (truth/told truth) .. (system/agreement) | + (bid/call) (was)? off | + wrong (card/bid) .. (box/bidding box)
    | + (bidder/opener/he/she/partner/opponent) .. (forgot/forgets/mistook/misread/misclick-/missorted/miscounted) | + wrong hand for
    | + bid wrong | + (explan-) .. what they play | + (pulled) wrong
m_kind-no_agreement =
    | + not talked about | + nothing agreed | + disagree with .. other | + (convention)? cards .. disagree
    | + not .. (agreement/agreements/understanding/partnership agreement) | + undiscussed | + not discussed | + not come up
    | + not .. (discussed/agreed on/talked about) | + (first time/pick up/pickup/scratch/new partnership/new pair) | + no such agreement
    | + unsure what .. (mean-/is/it) | + (he/she/one) (thinks/says) .. (he/she/other) (thinks/says) | + unsure .. mean- | + they unsure
    | + not (sure/agree) what
m_kind-wrong_expl-else =
    | + told (us/me) .. <meaning> | + (they/<who>) corrected | + (meaning/answer) .. (they)? gave .. (card/apart) | + announced .. <number>
    | + <rubbish> .. <explained> | + <explained> .. <rubbish> | + misexplain- | + misinform- | + misdescrib- | + misinformation
    | + mis explained | + mis described
    | + <explained> .. (<meaning>/<card>/#10/#11/#12/#13/#8/#9/#5/#6) .. (<in_fact>/it (<meaning>/#12/#13/#11))
    | + <explained> .. <meaning> .. (but/not/turned out/turns out/on card/per card/per cc/on cc/had/s actual/s on)
    | + <explained> (us/me)? .. #15 .. (#12/card) | + <explained> .. #12 .. (#15/card) | + not .. (what/as/how) .. <explained>
    | + (correct-/corrected/corrects/correction) .. (<explained>/<him>/<meaning>/,)
    | + (fess-/owned up/owns up/confess-/admits) .. (<explained>/<meaning>/was not) | + (<meaning>) not <meaning>
    | + not (<meaning>) , .. <meaning> | + explained as | + <explained> .. (as) .. (turned out/it/but/actual/in fact)
    | + (explan-) .. not .. (true/right/correct/agreement/card/what) | + (card/cc/system/notes) (says/said/shows)
    | + (per/on/according to) .. (card/cc/notes/system) | + (told/said) .. <number> .. (but/had/card/cc)
    | + <explained> .. (different-/otherwise/opposite)
m_kind-unsure-else =
    | + nobody .. (show/prove) | + not establish | + not .. written | + not .. <evidence> | + not (cc/convention card/system card)
    | + nothing (on/in) (card/cc/writing/either) | + (can/could) not (show/prove/produce/demonstrate)
    | + <cannot_tell> .. (agreement/system/explan-/who right) | + which .. (right/true/correct) | + not .. (on card/on cc)
m_partner-not_called =
    | + partner (is)? (thinking/to speak) | + partner .. not .. turn
    | + partner (of me/of him)? (has/had/s)? not (yet)? (called/bid/passed/spoken/acted/had/call/bid/speak/doubled/made)
    | + partner .. yet to (call/bid/act/speak) | + partner to (call/bid/act/speak)
    | + <who> (has/had)? not (called/bid/passed/spoken/acted/had) .. (since/after/go/turn)
    | + (before/until) (my/his)? partner (called/calls/could/bid/acted/spoke/gets/got/has) | + (i/he/she/me) last to (speak/call/bid)
    | + partner .. not .. (called/bid/acted/spoken) (since/after/over) | + partner has (turn/call) to come
m_partner-called =
    | + last call partner s | + partner acted | + he acted after
    | + partner s? (has/had/then)? (since/then/already/also/bid)? (called/bid/passed/doubled/raised/acted/redoubled/jumped/responded/spoken)
    | + after partner (called/bid/passed) | + <who> (has/had) (since)? (called/bid/passed/doubled/acted) (after/since)
    | + then partner (passed/bid/doubled)
m_influenced-yes =
    | + had <who> known .. (bid/doubled/overcalled/passed/led) | + caused by
    | + (wants/want/like) .. (pass/call/bid) back (because/cos/since/as)
    | + because .. (alert-/explan-/info-/told) .. not? (bid/double/overcall/act) | + over .. <who> (bids/doubles/would bid)
    | + made me (pass/bid/double) | + talked me out of | + (put/stopped/kept) (me/us) (off/from/out)
m_influenced-no =
    | + (would/could) not .. (mattered/different/changed/any different) | + whatever .. said
    | + would have? .. (passed/bid/doubled/called/made/done) .. (anyway/regardless/same/whatever/either way/precisely) | + would same
    | + would have made (precisely/exactly/very)? same | + would have .. same (call/bid/pass)
    | + not (matter-/affect-/influenc-) .. (pass/call/bid/me) | + not changed (my/his) (call/pass/bid)
    | + same (call/bid/pass) (either way/anyway/regardless/whichever)
m_influenced-unsure =
    | + may have made <him> .. or not | + might .. made <him> (pass/bid) | + <cannot_tell> .. (pass/bid/call/acted/hung/double/would)
    | + (affected/influenced/acted) ? | + (might/may/could) .. (acted/affected/influenced)
    | + (acted/affected/influenced/would have) ... <cannot_tell>
m_card-no =
    | + hand not played | + last card on table | + (nobody/no one) .. (played/followed) .. (since/after/to it)?
    | + (declarer/dummy/lho/rho/partner/<who>) not .. (answered/played/followed) (it/to it/since/after/yet)? $ | + last card played
    | + last to play | + not .. played (since/after) | + no card (since/after)
m_card-yes =
    | + played on since | + (overtaken/covered/followed/beaten) by | + (since/then/after) .. <who> (played/covered/followed)
    | + (card/cards) .. (played) (since/after/on it) | + <who> (has/have) (played/followed/covered) (since/after/to it)
    | + (another/other/next/more) (card/cards) .. played
m_harm-not_yet =
    | + not over | + (play/hand) .. not (over/finished/ended/complete) | + (too early/too soon)
    | + (<number>/several/many) tricks (left/to go/to come/remain-) | + (hand/board) not (over/finished/complete)
m_harm-no =
    | + not .. (<helped>/cost/difference/matter/better/change-/benefit) | + nobody .. (<helped>) | + nothing (gained/lost)
    | + <helped> nothing | + cost .. (zilch/nothing/nada/nil) | + (same/identical) (result/score/contract/board) | + in same contract
    | + result .. same | + (lose/lost/made/went down/going to) .. (regardless/anyway/either way) | + they got bottom
m_harm-yes-else =
    | thanks to | <helped> | cost (us/me/them/<number>/trick/game/slam/<who>) | because of | made because
    | (got/get/gave them) .. (top/good board/good score) | missed .. (game/slam/contract)
    | (bad/poor/worse/zero/bottom) (score/result/board) | led to | what it led to
m_harm-unsure =
    | + <cannot_tell> ... (<helped>/off/cost/difference/made/better/down/lead) | + (<helped>/cost) .. <cannot_tell>
