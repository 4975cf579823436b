# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
asked-about = m_harm m_influenced
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
    | expl | explan- | explain- | explained | told | tells | said | says | saying | announced | announces | announcement | described | describes
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
    | + <who> to bid now | + <who> to (speak/call/bid) | + <who> to have (a)? (call/bid/turn)
    | + <who> (has/had/have)? not (called/bid/spoken) (yet)? | + my turn (now)? | + mid (auction/bidding)
    | + bidding (is)? (still)? (going) | + (before/until) final pass | + ^ bidding , | + bidding $
    | + <who> s to (call/speak/bid)
when-clarification =
    | + (after/following/at) .. (final pass/last pass/third pass/closing pass) | + (#3/three) passes
    | + (before/prior to) .. (lead/led/opening lead/leading)
    | + (auction/bidding) s? (has)? (over/ended/finished/done/closed/complete) | + not (lead/led/leading)
    | + (no lead/lead not made/nobody has led/have not led/has not led/to be led/before anybody leads)
    | + (lead/card) not (faced/made/chosen) | + about to lead | + waiting (for/to) lead
    | + (after/at end of/end of/following) * (auction/bidding)
    | + (after/at end of/end of/following) (my/his/her/our/their) (auction/bidding)
    | + (auction/bidding) .. (has)? (over/ended/finished/done/closed/complete) | + on lead $
    | + (future/presumed/to be/putative) (dummy/declarer) | + (dummy/declarer) to be | + not led (yet)?
    | + last pass (made/over/done) | + (all/everyone) (of us)? (have/had)? passed | + done bidding | + lead s? (is)? face down
    | + face down lead | + going to lead | + no card (is)? out
when-play =
    | + (during/mid/middle of/in/halfway through/into) (play/hand) | + (at/on/in/by)? trick <number> | + (at/on) <ordinal> trick
    | + <ordinal> trick | + dummy (s)? (down/tabled/faced/spread/visible/hit)
    | + dummy (has/had)? (came/comes/come/went/goes/lies/lay) down | + halfway
    | + play (has)? (started/begun/in progress/underway/not over/going on/s on) | + after .. opening lead
    | + (tricks) .. (played/in/left) | + last card played | + card played | + (while/as) <him>? play-
    | + in (middle of)? (the)? play | + playing (hand/board) | + mid hand | + mid board
    | + (when/once) dummy (appears/appeared/opens) | + (first/second/third) trick | + putting cards
    | + play (s)? (going/continues/continuing) | + ^ playing (on/after/$) | + (we re/they re/we/they) playing (on)? $
when-after =
    | + (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | + (finished/completed/scored/ended) (hand/play/board/round/session/deal)
    | + (after/following/once) (hand/play/board/round/session/deal/game/match/time)
    | + (end of/at end of/after end of) (hand/play/board/round/session/deal/game/match) | + at end $ | + afterwards
    | + post mortem | + next day | + cards (back/away/put) | + cards .. (back in/put away)
    | + (found/discovered/learned/spotted) (out)? (later/afterwards/at end) | + after trick #13 | + done & dusted
    | + (after/following) .. last (trick/card) | + (scoring/scored) (up)? | + (looked/checked) .. after
    | + (next morning/in bar/over dinner/at dinner)
m_kind-failed_alert =
    | + nobody (alerted/announced) | + (alert/announcement) (came)? .. late | + (admits) .. forgot .. alert | + (wrong) alert
    | + not (alert/alerted/announce/announced/alerting) | + (failed/forgot/forgotten/neglected/omitted) to (alert/announce)
    | + (unalerted/nonalerted/non alerted) | + (late/delayed/missing/undue/unnecessary/superfluous) (alert/announcement)
    | + (alert/announcement/alerting) .. (missing/forgotten/omitted/late/not needed/not required/not due/undue/unnecessary/not made)
    | + (should/had to/supposed to/ought to/must) (have)? .. (alert-/announced) | + alert .. where none | + alerted natural
    | + (alerted) .. (should not/shouldn not/need not) | + failure to (alert/announce)
    | + alerted .. (although/when/but) .. natural | + not .. (alert/alerted/announced/announcement) | + shouldn not .. alerted
    | + alert .. (none/not) given | + forgot (an)? alert
m_kind-misbid =
    | + misbid- | + mis bid | + psych-
    | + (forgot/forgets/forgotten/misremember-) .. (system/convention/agreement/what/own/their)
    | + (explan-/description/answer/explained/described/explainer) .. (right/correct/accurate/fine/spot on/matched/matches/per system/truth/by book)
    | + (truth/told truth) .. (system/agreement) | + (bid/call) (was)? off | + wrong (card/bid) .. (box/bidding box)
    | + (bidder/opener/he/she/partner/opponent) .. (forgot/forgets/mistook/misread/misclick-/missorted/miscounted)
    | + wrong hand for | + bid wrong | + (explan-) .. what they play | + (pulled) wrong
    | + ^ (right/correct/accurate/proper) (explan-/description/information/words/alert)
    | + (gave/given/gives/giving) * (right/correct/accurate/proper) (explan-/description/information/answer/range/meaning)
    | + (right/correct/accurate) (explan-/words/description/info/information) ,
    | + (words/answer/told/info/information/meaning/announcement) (us/me/them/him/her)? (right/correct/accurate/fine/true/proper)
    | + bid (it)? (wrong/badly/incorrectly) | + bid that wrong | + wrong bid | + bid (was)? (mistake/error/slip)
    | + (mistake/error) in bid- | + (explan-/described/told/said/answered/alerted) .. as per (card/cc/system/book/notes/file)
    | + (explained/described/answered) (it)? (as)? (per/by) (card/cc/system/book/notes)
    | + (explained/described) .. (right/correctly/accurately/properly) | + (hand/cards) (was)? (nothing like/not match)
    | + (he/she) (just)? forgot
    | + (player/responder/overcaller/bidder/<him>) (had)? (forgot/forgotten/misremembered/forgets) (it/that/them/system/what)
    | + (agreement/agreements/meaning) (right/correct)
m_kind-no_agreement =
    | + not talked about | + nothing agreed | + disagree with .. other | + (convention)? cards .. disagree
    | + not (have/had/got)? (firm/real/clear/common/any/such/an/explicit/established)? (any)? (agreement/agreements/understanding/partnership agreement)
    | + not have? * (agreement/agreements/understanding) (about/on/there/over/for/at all/whatsoever/$) | + undiscussed
    | + not discussed | + not come up | + not .. (discussed/agreed on/talked about)
    | + (first time/pick up/pickup/scratch/new partnership/new pair) | + no such agreement | + unsure what .. (mean-/is/it)
    | + (he/she/one) (thinks/says) .. (he/she/other) (thinks/says) | + unsure .. mean- | + they unsure | + not (sure/agree) what
    | + (neither/nobody) .. (clue/idea/knew/knows/know/sure) (what)?
    | + (agreement/understanding) .. (nonexistent/not exist/inexistent) | + (made it up/improvised/invented/guessing/guessed)
    | + (they/both/neither) .. (never/not) (discussed/talked/agreed)
    | + each (has/had/gives/gave/says/said) .. (own/different/version/thing)
m_kind-wrong_expl-else =
    | + told (us/me) .. <meaning> | + (they/<who>) corrected | + (meaning/answer) .. (they)? gave .. (card/apart)
    | + announced .. <number> | + <rubbish> .. <explained> | + <explained> .. <rubbish> | + misexplain- | + misinform-
    | + misdescrib- | + misinformation | + mis explained | + mis described
    | + <explained> .. (<meaning>/<card>/#10/#11/#12/#13/#8/#9/#5/#6) .. (<in_fact>/it (<meaning>/#12/#13/#11))
    | + <explained> .. <meaning> .. (but/not/turned out/turns out/on card/per card/per cc/on cc/had/s actual/s on)
    | + <explained> (us/me)? .. #15 .. (#12/card) | + <explained> .. #12 .. (#15/card) | + not .. (what/as/how) .. <explained>
    | + (correct-/corrected/corrects/correction) .. (<explained>/<him>/<meaning>/,)
    | + (fess-/owned up/owns up/confess-/admits) .. (<explained>/<meaning>/was not) | + (<meaning>) not <meaning>
    | + not (<meaning>) , .. <meaning> | + explained as | + <explained> .. (as) .. (turned out/it/but/actual/in fact)
    | + (explan-) .. not .. (true/right/correct/agreement/card/what)
    | + (card/cc/system/notes) (says/said/shows) (otherwise/different-/opposite/<meaning>/<number>/it/contrary)
    | + (per/on/according to) .. (card/cc/notes/system) | + (told/said) .. <number> .. (but/had/card/cc)
    | + <explained> .. (different-/otherwise/opposite) | + (wrong/untrue/false) (words/story/meaning/answer)
    | + <explained> .. , .. (was/it) <meaning> | + told .. wrong | + contrary of .. <explained>
    | + (not/nothing) .. (what/like) .. (they)? (told/said/described) | + correct- .. (explan-/meaning/answer/what)
    | + told <him> .. & it | + <meaning> , not | + (fessed up/confess-/admit-/owned up) .. not .. <meaning>
    | + told .. (something)? false | + told <him> .. not
    | + <who> (put/set) it (right/straight)
m_kind-unsure-else =
    | + nobody .. (show/prove) | + not establish | + not .. written | + not .. <evidence> | + not (cc/convention card/system card)
    | + nothing (on/in) (card/cc/writing/either) | + (can/could) not (show/prove/produce/demonstrate)
    | + <cannot_tell> .. (agreement/system/who right) | + <cannot_tell> .. explan- ($/right/wrong/correct/or/off) | + which .. (right/true/correct) | + not .. (on card/on cc)
m_partner-not_called =
    | + partner (is)? (thinking/to speak) | + partner .. not .. turn
    | + partner (of me/of him)? (has/had/s)? not (yet)? (called/bid/passed/spoken/acted/had/call/bid/speak/doubled/made)
    | + partner .. yet to (call/bid/act/speak) | + partner to (call/bid/act/speak)
    | + <who> (has/had)? not (called/bid/passed/spoken/acted/had) .. (since/after/go/turn)
    | + (before/until) (my/his)? partner (called/calls/could/bid/acted/spoke/gets/got/has)
    | + (i/he/she/me) last to (speak/call/bid) | + partner .. not .. (called/bid/acted/spoken) (since/after/over)
    | + partner has (turn/call) to come | + <who> (has/had)? not (called/bid/spoken/acted) (yet)? $
    | + <who> to (speak/call/bid) | + partner (of me/of him)? .. (not had/to have) .. (turn/call/go/bid)
    | + partner .. (next/still) to (speak/call/bid/act) | + partner (has)? to (speak/call/bid/act)
m_partner-called =
    | + last call partner s | + partner acted | + he acted after
    | + partner (has/had/then)? (since/then/already/also)? (called/bid/passed/doubled/raised/acted/redoubled/jumped/responded/spoken/spoke)
    | + partner s (has/had)? (since/then/also)? (called/passed/doubled/raised/acted/redoubled/jumped/responded/spoken)
    | + partner s (since/then/also) bid | + (partner) .. (also/since/then) (called/bid/passed/doubled/raised/acted)
    | + after partner (called/bid/passed) | + <who> (has/had) (since)? (called/bid/passed/doubled/acted) (after/since)
    | + then partner (passed/bid/doubled)
    | + partner (of me/of mine/of him/of his)? (has/had)? (bid/called/passed/doubled) (again/since)
    | + (called/bid/passed/doubled) , partner (too/also) | + partner (too/also) (passed/called/bid/doubled)? $
m_influenced-yes =
    | + had <who> known .. (bid/doubled/overcalled/passed/led) | + caused by
    | + (wants/want/like) .. (pass/call/bid) back (because/cos/since/as)
    | + because .. (alert-/explan-/info-/told) .. not? (bid/double/overcall/act) | + over .. <who> (bids/doubles/would bid)
    | + made me (pass/bid/double) | + talked me out of | + (put/stopped/kept) (me/us) (off/from/out)
    | + would never have? (passed/bid/doubled/led/called) | + would not have (passed/bid/doubled/led/called/raised/played)
    | + (could/might/may) well have? (acted/bid/doubled/called/passed)
    | + because of * (explan-/that/alert/it/information/info) .. (passed/bid/doubled)
    | + (passed/bid/doubled) .. (precisely/exactly)? (because of/on strength of/relying on/based on)
    | + (with/given/had) .. (right/correct/proper/true) (information/info/explan-/meaning/answer) .. would
m_influenced-no =
    | + (would/could) not .. (mattered/different/changed/any different) | + whatever .. (said/told/answered/explained)
    | + would have? .. (passed/bid/doubled/called/made/done) .. (anyway/regardless/same/whatever/either way/precisely)
    | + would same | + would have made (precisely/exactly/very)? same | + would have .. same (call/bid/pass)
    | + not (matter-/affect-/influenc-) .. (pass/call/bid/me) | + not changed (my/his) (call/pass/bid)
    | + same (call/bid/pass) (either way/anyway/regardless/whichever)
    | + (would/could/had) .. (different-/difference/bid/doubled/called/passed/acted/led/mattered) .. ? (honestly/probably/definitely/certainly/obviously/frankly/likely/i think/<him>)? (<not>/nope/nah) ($/,/would/think/way/chance)
    | + would have? .. (anyhow/whatever/in any case/in any event/no matter)
    | + not (have)? (changed/affected/influenced/altered) (my/his/her/our)?
    | + (influence/effect) .. (no/none/nil/excluded/ruled out) | + (no/not) (effect/influence/bearing/impact)
    | + would not have (acted/bid/called/done) .. (differently/otherwise/anything else)
    | + (passing/bidding/pass) (anyway/regardless/whatever)
    | + would have? same (with/either/$/,) | + my (call/pass/bid/double/lead) would have? same
    | + <not> (difference/effect/influence/bearing) (to/on) (my/his/her/our/their) (call/bid/pass/double/lead/decision)
m_influenced-unsure =
    | + may have made <him> .. or not | + might .. made <him> (pass/bid)
    | + <cannot_tell> (if/whether/what) <him>? (would/pass/passed/call/called/acted/hung/double/doubled)
    | + <cannot_tell> .. (would/could/might) .. (pass/passed/bid/call/called/acted/double/doubled/affect-/influenc-)
    | + (acted/affected/influenced) ... <cannot_tell>
    | + would have (bid/doubled/called/passed/acted/led/raised) ... <cannot_tell> | + (might/may) .. (acted/affected/influenced)
    | + (may/might/could) or not | + (might/may/might have/may have) (have)? <calls> .. (might/may) not
    | + (would/might/could) .. (different-/difference/bid/doubled/called/passed/acted/led) .. ? .. (maybe/perhaps/possibly/unsure/doubt-/who knows/hmm/hard to say/dunno/not sure)
    | + (influence/effect/impact) .. (unsure/uncertain/unclear/doubt-)
    | + (maybe/perhaps/possibly) .. (would have)? <him> (would)? (bid/doubled/called/acted/led) .. (maybe/perhaps) not
    | + not (sure/certain) .. would have | + (unsure) (if/whether) <him>? would
    | + <him> (might/could/might have) (have)? (bid/doubled/called/acted/led) $
    | + (unsure/unclear/doubt-) (if/whether) .. (mattered/affected/influenced)
    | + (affected/influenced) ? .. (maybe/perhaps/possibly/unsure/doubt-/who knows/hard to say/<cannot_tell>)
    | + <cannot_tell> (if/whether) .. (changed/affected/influenced/altered/mattered)
    | + (would/could/might) .. (bid/doubled/called/passed/acted/led/different-) ... ? .. <cannot_tell>
m_card-no =
    | + hand not played | + last card on table | + (nobody/no one) .. (played/followed) .. (since/after/to it)?
    | + (declarer/dummy/lho/rho/partner/<who>) not .. (answered/played/followed) (it/to it/since/after/yet)? $
    | + last card played | + last to play | + not .. played (since/after) | + no card (since/after)
    | + (nothing/not) (has/have/had)? (been)? (played/added) (since/after/to it/on it/on top)?
    | + not (card/single card) .. (played/added) | + nothing (since/after) | + (last) (one/card)? on table
    | + no card (has/have/had)? (been)? (added/played) | + no (other/further/more/later) card
    | + <who> (has/have)? not (played/followed) | + nobody .. (put/played) .. (after/on) (mine/me/it/that/my card)
    | + (my/mine) (card)? last (#1)? (card)? (played)?
m_card-yes =
    | + played on since | + (overtaken/covered/followed/beaten) by | + (since/then/after) .. <who> (played/covered/followed)
    | + (card/cards/#1/#2/#3) (have/has/had/been)? played (since/after/on it)
    | + (#1/#2/#3/one/two) (card/cards)? (after/since/later) (the/that/it/his/my/her)? .. (card/discard)
    | + (#1/#2/#3) cards (after/since/later) | + <who> (has/have) (played/followed/covered) (since/after/to it)
    | + (another/other/next/more) (card/cards) .. played
    | + (others/all/rest/everybody/both) (have/has/had)? played (since/after/on) | + covered (from/in/by)
    | + (which/it/that) .. covered | + <who> (has/have/had)? (covered/overtaken/ruffed) (it/that)?
    | + <who> played (after/behind)
    | + (declarer/dummy/lho/rho/partner/<who>) (has/have)? played (after/behind/to it/on it/since) | + played (card) since
    | + (card/cards) (were/was)? played (on)? after | + (next player/next hand) too | + (card/s) went on after
    | + (whole/full/complete/entire/another/next) trick (after/since/later)
    | + <him> (had)? played (my/his/her)? card & <who> (has/had)? (followed/covered/played/ruffed/discarded)
m_harm-not_yet =
    | + not over | + (play/hand) .. not (over/finished/ended/complete) | + (too early/too soon)
    | + (<number>/several/many) tricks (left/to go/to come/remain-) | + (hand/board) not (over/finished/complete)
    | + (carry/carried) on .. play | + not (over/finished/ended/done) (of course)? | + play (not over/going on/goes on)
    | + (we ll/will) see (later/after/at end)
m_harm-no =
    | + not .. (<helped>/cost/matter/better/benefit) | + not .. difference ($/,/&/to result/to score/in result/in score) | + nobody .. (<helped>) | + nothing (gained/lost)
    | + <helped> nothing | + cost .. (zilch/nothing/nada/nil) | + (same/identical) (result/score/contract/board)
    | + in same contract | + result .. same | + (lose/lost/made/went down/going to) .. (regardless/anyway/either way)
    | + they got bottom | + <helped> .. ? (no/none/not/nope/nothing) | + not (harm/damage/gain/profit/loss/benefit)
    | + (lost/gained) nothing | + (got/get) nothing (out of)? | + (no/not) .. (lost/suffer-) | + luck .. (us/our way)
    | + <helped> .. (zero/none/nil)
m_harm-yes-else =
    | thanks to | <helped> | cost (us/me/them/<number>/trick/game/slam/<who>) | (made/makes/lost/down/minus/goes) * because
    | (got/get/gave them) .. (top/good board/good score) | missed .. (game/slam/contract)
    | (bad/poor/worse/zero/bottom) (score/result/board) | led to (bad/poor/loss/zero/bottom/our)
    | <helped> .. (trick/tricks/imps/points) | clear <helped> | sold out | <helped> (for them/to them/for us) | would have made
    | (stole/stolen)
m_harm-unsure =
    | + <cannot_tell> ... (<helped>/cost/difference ($/,)/better/down) | + (<helped>/cost) .. <cannot_tell>
    | + <helped> .. ? .. <cannot_tell> | + (whether/if) .. <helped> .. <cannot_tell> | + (polling/poll)
    | + not (know/sure/clear) .. (paid/<helped>/cost/matter-) | + (perhaps/maybe/possibly) .. <helped> .. (perhaps/maybe) not
    | + <cannot_tell> .. (paid/found) | + <helped> .. (unclear/uncertain/unsure/doubt-/maybe)
    | + (would have found) .. <cannot_tell>
when-play-else =
    | + play .. not (over/finished/ended/done/complete) | + no card (has/have)? (played/added)
    | + (nothing/card) (has/have/had)? (played/added) (since/after) | + <him> played (card/discard)
    | + (card/discard) <him> (played/regrets/regretted/want back/wants back) | + (led/played/discarded) .. , .. covered
m_kind-unsure =
    | + not <evidence> .. (what/which/who/whether/of/for/either)
    | + (no/without/lack of/lacking) (hard/real/any/clear)? <evidence>
    | + <not> <evidence> .. (misbid-/misexplan-/misexplain-/agreement-/explan-) .. (or)? .. (misbid-/misexplan-/misexplain-/mis explan-/bid/call/wrong)?
    | + (misbid/misbids/bid/call/explan-/mistake/system) or (misbid/bid/call/explan-/misexplan-/misexplain-/mis explan-/misinform-/forgot) .. (wrong/off/wrong one)?
    | + (whether/if) .. (misbid/misexplan-/misexplain-/explan-/bid/call) or .. (misbid/misexplan-/misexplain-/explan-/bid/call)
    | + #2 (versions/stories/accounts) | + (no/not) (document-/papers/paperwork)
    | + misbid ... (<him> says/or) .. (misexplan-/misexplain-/misinform-)
    | + (misexplan-/misexplain-/misinform-) ... (<him> says/or) .. misbid
m_influenced-yes-else =
    | + <who> would have? (bid/doubled/called/overcalled/raised/acted/passed/redoubled/jumped/competed/led/intervened/balanced)
    | + would have (bid/doubled/called/overcalled/raised/acted/passed/redoubled/competed/led/balanced/preferred)
    | + (where/when) <him> would have? (bid/doubled/called/passed)
    | + <who> would have? (jumped in/come in/got in/spoken/competed/taken action/bid on)
