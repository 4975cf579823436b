# How unauthorised information is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 16
asked-about = u_la u_adv
certain =
    | (tempo)
    | (thought/thinks/paused/waited) .. (minute/long time/ages/while/seconds) .. (pass-/doubl-/bid-/before)
    | slow (pass/double/bid/call)
    | (long/after) pause
    | facial (expression/expressions)
    | (heard/saw) .. (result/score/board) .. (another/next/other) table
    | (question/asked) .. (suggest-/then .. led/& i led/then passed)
    | unauthorised information
    | (hesitat-/tank-/huddl-/break in tempo/logical alternative-)
    | overhear-
    | overheard
    | extraneous
topic =
    | (tempo/paus-/long think/thought for/thought long/slow pass/slow double/slowly/quick pass/took ages/took forever)
    | (heard) .. (table/next/another/other)
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-) .. (auction/bidding/bid/partner/table/pass/hand)
    | (use/used/uses/using) .. partner .. (showed/took back/withdr-)
    | (partner s/his) (alert/explanation/answer) .. (woke/remind-)
    | (asked/question) .. then (led/passed)
    | saw .. (score/board/other table)
    | (think-/thought) .. (pass-/doubl-/bid)
hint =
    | suggest-
    | (long/slow/slowly)
    | reserve- .. rights
    | my auction
against =
    | (revok-/reneg-)
    | heard .. revok-
    | wrong explanation
    | claim-
    | (dummy/declarer) (thought/pauses)
word-slow =
    | hesitat- | tempo | huddl- | tank- | tanked | paus- | slow | slowly | slower | slowness | dither- | ponder- | mull | mulled | mulling
    | agonis- | agoniz- | delay | delayed | delays | hitch- | dwelt | dwelling | brood- | stew- | snap | instant- | lightning | fumbl-
    | stall- | stalled
word-while =
    | sec | secs | seconds | minute | minutes | min | mins | ages | forever | while | time | eternity | age | long | longer | century
word-wordless =
    | sighed | sighs | grimace | grimaced | grimaces | shrugged | shrugs | frowned | smiled | smirk | smirked | winced | groaned | snorted | laughed
    | shook head | shook his head | shook her head | nod | nodd- | gestur- | gesticulat- | grimac- | sigh- | frown- | smil- | shrug-
    | groan- | snort- | laugh- | winc- | giggl- | mutter- | whisper- | murmur- | mumbl- | tutt- | huff | huffed | eyebrow- | eyes | tone
    | voice | expression | expressions | facial | mannerism- | body language | pulled face | made face | pulling face | pained | unhappy
    | surprised | disgusted | sour | remark- | comment | comments | commented | commenting | exclaim- | blurt- | out loud | aloud | oh
    | oops | hmm | ouch | wow | aha | slamm- | banged | bang | thump- | wiggl- | waggl- | jok- | stare | stared | glar- | wink- | rolled
    | cough- | gasp- | cheer-
word-told_by =
    | explan- | explain- | explained | alert | alerts | alerted | alerting | announc- | answer | answered | answers | description
    | described | describes | reply
word-suggested =
    | suggests | suggest | suggesting | pointed | pointing | points to | points at | point to | points towards | point at | indicates | indicated | indicating | hints | hinted | hint | hinting | asked for | asking for | called for
    | calling for | crying out for | begging for | begged for | told him to | told her to | tell him to | pushed | prompt- | scream-
    | steer- | plainly said | clearly said | suggested
word-gained =
    | gain- | gained | benefit- | benefited | profit- | profited | damage | damaged | damages | harm | harmed | advantage | netted | worked
word-all_would =
    | everyone would | everybody would | anyone would | anybody would | all would | everyone bids | everyone passes
    | anybody bids | anyone bids | whole field | all of them bid | all of them passed | all of them pass | all bid | all passed
    | every player would | nobody passes | nobody would pass | no one passes | any player would | all bid it | field bids
word-unsure =
    | unsure | unclear | not sure | not certain | uncertain | doubtful | no idea | can not say | can not tell | could not say | not clear | in doubt | in #2 minds | on the fence | open question | perhaps not | maybe not | to be decided | need to check
    | poll later | jury out | jury s out | hard to say | hard to tell | hard to judge | could not swear | debatable
word-information = hesitation | pause | tank | huddle | slow pass | slow double | break in tempo | information | tempo | gesture | sigh | remark | question | think | long thought | hitch
when-now-else =
    | in middle of (it/it all) | (auction/bidding) still going | auction on | + should (i/we) (continue/carry on/play on/bid on)
    | (still/now/currently) (in/during/mid/to) .. (auction/bidding/play/bid/call) | we re bidding $ | (we/they) bidding | (auction/bidding) (at/reached/has reached) | (called/call/calling/asking) (you)? .. now
    | (in/mid/during/middle) (of)? (our/my)? (auction/bidding/play/hand/deal) | <who> to (bid/call/lead/play/act) (now/next) | when .. called .. (auction/bidding) .. (reached/at)
    | (auction/play) s? on | (auction/play/hand/game/board) s? (live/open/unfinished/started/going/continu-/underway/not over) | (we) not played (it/that board)? | (have/has/we) to play it | about to play (it/this)
    | bidding s? (live/open/unfinished/going/continu-/underway/not over) | bidding s on | (now/this) (my/our/turn/his/her) .. (bid/call/turn/auction)
    | my (turn) | turn of me | our auction | (while) bidding on
    | (called/call/calls/calling/wants/want) .. (director/<him>)? (at once/straight/right away/immediately/now/when) | called away
    | (mid/middle) .. (auction/bidding/hand/play) | (at/during/on) (trick <number>/<ordinal> trick)
    | while .. (carry on/play on/playing on/bidding on) | <who> to (bid/call/act) $ | (have/has) not (bid/called/led/finished)
    | <number> tricks (left/to go/to play) | (play/hand) has started
    | ^ bidding $
when-after =
    | + (scored/scoring/entered) (it/up/board/hand)? | + (looking at/checking/reading) .. (record/records/traveller/result)
    | + (in bar/drive home/over drinks/pub) | + (played/finished) out | + finished it | + (have/&) played it $ | + (next board/next hand/next round)
    | (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | (finished/completed/scored/ended) (hand/play/board/round/session/deal)
    | (after/following/once) (hand/play/board/round/session/deal/game/match)
    | (end of/at end of/after end of) (hand/play/board/round/session/deal/game/match) | at end $ | afterwards | post mortem | next day
    | cards (back/away/put) | cards .. (back in/put away)
source-tempo =
    | + took (his/her/my) (time/sweet time) | + in flash | + out of tempo | + (thought/thinking) (about)? it | + took (ages/forever/age)
    | + nobody (disput-/den-/contest-/argu-/question-) .. (<slow>/think) | + <slow> | + <number> (sec/secs/seconds/minute/minutes/min/mins)
    | + (half/full/whole) minute | + #1 minute | + <number> %2 (think/paus-/hesitat-/delay/wait)
    | + (took/takes/taking/take/taken/spent/spends/needed/needs/waited/waits/waiting/sat/sits/stopped/stared) .. <while>
    | + (thought/thinks/think/thinking/thinker) (for/about/long/hard/ages/forever/over/while) | + (long/second/%2/big) (think/time)
    | + (stopped/stops/stop) to think | + (thought/thinks/thinking) .. (<while>/before/then)
    | + (ages/forever/eternity/minutes) (over/before/to/and/&) | + (fast/quick/rapid/speedy) (pass/double/bid/call/raise)
    | + (passed/bid/doubled/called) .. (quickly/fast/too fast/in tempo) | + (dead/too) (slow/quick/fast)
    | + (hummed/hemmed) & hawed | + (for) (ages/eternity/age/minutes)
source-words =
    | + (face/look/noise) (she/he/<who>) made | + (made/pulled/pulling/making) (face/faces/noise) | + (raised) eyebrow- | + loud enough
    | + <wordless> | + (in)? (loaded/funny/certain/odd/particular) (tone/way/voice)
    | + <not> (saw/see/seen/heard/hear/notice/noticed) .. <wordless>
    | + (gave/shot) .. look
    | + face (dropped/fell/lit/changed)
source-explanation =
    | + <told_by> .. (woke/wake-/remind-/told me/realis-/realiz-/heard/learn-/misunderst-/understood/gave me/forgotten/woken)
    | + (realis-/hearing/heard/from/woke/woken/reminded/by/after/because of) .. (explan-/alert/announcement/answer/description)
    | + partner s? (explan-/explain-/explained/alert/alerted/announc-/answer/description/described)
    | + (her/his) (explanation/alert/answer/announcement/description)
source-withdrawn =
    | + (withdraw-/withdrew/withdrawn/retract-/cancelled/took back/taken back/takes back/taking back/insufficient-)
    | + (bid/pass/call/double/card) .. back (in/into) box | + <who> took .. back
    | + (replaced/changed/substituted/corrected) .. (bid/call/double/pass)
source-other =
    | + (heard/overheard/hears) .. (corridor/bar/toilet/room/hall/loo) | + from (corridor/bar/next room)
    | + (overhear-/overheard/extraneous/kibitz-/traveller/scoresheet/score slip/hand record/hand records/scorecard/bridgemate/tablet/printout)
    | + (next/other/another/neighbouring/adjacent/nearby) table | + (caught/catch) (sight/glimpse)
    | + (saw/seen/see/glimpsed/looked at/looking at/peeked/read) .. (board/hand/hands/score/cards/contract/result/results/dummy)
    | + table (behind/next)
    | + (heard/hear) .. (board/table/score/result/contract/slam/making/makes/made/goes down/went down/discuss-/talking)
    | + (next/other/another/neighbouring/adjacent/nearby) (tbl/pair)
source-words-else =
    | + (ask/asks/asked/asking/query/enquir-/question/questions/questioned)
    | + <named> (had/has)? (said/says/went/goes/announced/asked/told)
source-explanation-else =
    | + <told_by>
u_info-yes =
    | + (clear/obvious/marked/blatant/definite/evident) (hesitation/tank/pause/huddle/break/break in tempo) | woke (him/her/me/<who>) up | got message | (partner/he/she) (knew/understood/realised/realized) (from/because/at once) | <him> woke up
    | + (agreed/admit-/undisputed/acknowledg-/confirm-/undeniable/unmistak-/noticeable/definite/blatant/visible) .. (<slow>/think/sigh/gesture) | + (<slow>/hesitation/pause) (beyond doubt)
    | + (<slow>/think/pass/gesture/remark) .. (agreed/admit-/undisputed/acknowledg-/confirmed/undeniable/obvious/unmistak-/noticed by)
    | (everyone/everybody/all/whole table/whole room) .. (agree/agrees/agreed/noticed/saw/heard/confirm-) | told (his/her/my)? partner (about/plenty/everything) | told (me/him/her) about
    | (heard/noticed/seen/agreed) by (all/everyone/everybody/partner/me/whole)
    | partner (clearly/certainly/obviously/has)? (noticed/caught/knew/picked up/reacted) | knows partner s
    | (hearing/heard) partner s (explan-/answer/alert) | + nobody (disput-/den-/contest-/argu-/question-)
    | not (disput-/denied/denies/denying/deny/in dispute/arguing) | gave (me/him/her) .. (picture/information)
    | + yes to (hesitation/information/pause) | (i/we) (freely/readily)? admit-
    | now <him> (know/knows/realise/realised/understand/understands)
    | <him> (read/saw/heard/caught/noticed) (it/that/everything/all) (too/clearly/$)
    | (agree/agreed) (that)? (there)? (a/clear/long)? <slow>
    | <him> (realised/realized/twigged) (<him>/that/they)
u_info-no =
    | + (partner/he/she) (had/has)? not (noticed/seen it/heard it) | + nobody (noticed/heard/saw)
    | + (could/could_have) not .. (see/seen/hear/heard/noticed/known) | (partner/he) not (see/seen/saw/hear/heard/notice/noticed/aware) | + partner not .. saw it | + (no information) (at all/passed)? | + <not> info (at all/passed/got/given) | + (gave/got/had/there) <not> info | heard nothing | saw nothing
    | + not (hesitat-/paus-/break/huddle/tempo/delay/think) | + partner .. looking (out/away) | + nobody could (read/learn)
    | + partner .. (away/outside/absent/asleep/hidden/out of room/loo/toilet/bar/not looking/off getting/off fetching)
    | + nothing .. (across/through/passed on/conveyed/reached) | + (denies/deny/denied) .. (<slow>/anything/thinking/it)
    | + (<him>/it/all/everything/passed/bid/called/doubled/acted/played) in tempo | + (normal/usual/even/same) tempo
    | + partner (knew/noticed/saw/heard/got/caught/learnt/learned) nothing
u_info-unsure =
    | + <cannot_tell> .. (got across/across/passed) | + (half/one) .. says | + (<unsure>) (whether/if/that)? .. (conveyed) | + nobody sure .. conveyed | + (<unsure>/<cannot_tell>) (whether/if) .. (notice/noticed) | + (<unsure>) (whether/if/there/what/of) .. information (at all/$/passed/conveyed/given/existed/there/reached/went/came) | + (whether/if) .. (info/information) .. (<unsure>)
    | + (disput-/disagree-/conflicting/argu-/contest-) .. (whether/if/long/<slow>/seconds/happened) | + unclear .. (long/<slow>/seconds/happened)
    | + <slow> .. (disput-/contested/denied)
    | + one (says/side) .. (other/another) (says/side)
    | + (<unsure>/<cannot_tell>) (if/whether) .. (heard/saw/seen/noticed/caught/realised/realized/hesitated/paused/registered)
    | + (<unsure>/<cannot_tell>) (it/there/if it/whether it/if there/whether there/that) (a/real/really/any/break in)? <slow>
    | + (says/say/claim/claims) (yes/so/tank/pause) ... (say/says/claim/claims) <not>
    | + (they/he/she) (say/says/claim/claims) .. , (<him>) (deny/denies/disagree/disagrees)
    | + (say/says/claim/claims) <him>? (<slow>/thought/broke) ... (say/says/claim/claims) <him>? <not>
u_points-yes-else =
    | + (picked/chose/chosen/took/what) .. not (suggest-/point to/pointed/hint-/indicat-) | + (<information>/which/it/pass/double/alert/slow- <card>) * <suggested> | + <suggested> (straight)? (at)? (<card>/bidding/passing/spade/heart/diamond/club/spades/hearts/diamonds/clubs/action/extra/him)
    | + (had to/must) show (extra/values/strength) | + what .. (hinted at/hinted/pointed to/points to) | + <suggested> .. (bidding/passing/lead/<card>/raise)
    | + (<slow>/question/tone/it/think/that) .. (shows/showed/shown/says/said) .. (extra/values/strength/doubt/bid/lead)
    | + what .. (asked for/begging for/wanted) | + (everyone/everybody) could tell what to do | + which plainly said
u_points-no-else =
    | + not (really/clearly/demonstrably/necessarily)? (suggest-/pointed/point to/point at/indicat-/show/mean) | + (nothing) (suggested/indicated/hinted) | + (points/pointed/pointing) to? (nothing/nowhere) | + (suggest-/point to/point at) .. (nothing/nowhere)
    | + not (say/tell/mean) (<him>/you/anybody)? (anything/much/which/one) | + (suggest/mean/suggests) anything , | + (could/might) (suggest/mean) (anything/either/bid or pass) | + suggested nothing
    | + could .. (mean/be/have/been/had/show) .. (anything/either/everything/whatever) | + (might) have thinking of .. or of
    | + (suggest-/means/meant/says/said/shows/showed/tells/told) * (nothing/neither/nowhere)
    | + not .. (suggest-/indicat-/point) .. (anything/one/either/bid/action/at/to/rather) | + did not point
    | + (<slow>/pause/huddle/sigh) .. (could/might) (have)? (meant/mean) .. (anything/either)
    | + <not> (in/about) it (pointed/suggested/points/suggests/indicated)
u_points-unsure =
    | + <cannot_tell> (what/if/whether/that)? * (<information>/it/that/alert/anything) * <suggested> | + <suggested> .. <cannot_tell> | + doubt (about)? what .. <suggested> | + <suggested> .. (anywhere/anything) .. (<unsure>) | + whether it (points/suggests) .. (<unsure>)
    | + <cannot_tell> .. (suggest-/mean-/meant/point-/show-/indicat-/told/tell/says)
    | + (suggest-/mean-/tell/show-/point-/could .. be) ... <cannot_tell> | + (point anywhere/points anywhere) ... (<unsure>)
    | + (what/which) .. <suggested> ? .. (<cannot_tell>/<unsure>) | + <suggested> ? .. (<cannot_tell>/<unsure>)
u_la-no-else =
    | + (could/can) not (do anything else/pass) | + no (player/sane player) would | + no other (sensible/reasonable/possible/logical) (call/bid/action/lead) | + no alternative-
    | + not .. (alternative/alternatives/la/other choice/other bid/choice/other call) | + <all_would> | + (#1/one) (action/bid/call/choice) (only/was reasonable/reasonable/possible/anyway) | + only one action | + (had)? (nothing else) (to do)
    | + (automatic/obvious/clear/clear cut/routine/forced/marked/sane/sensible) (bid/action/call/pass/lead/choice/card/raise/pull/double) | + who (on earth)? would (pass/bid/double) | + nothing else (to do/he could do/she could do/available/possible)
    | + (bid/action/call/pass/lead/choice/pull/double/raise) (automatic/obvious/routine/forced/marked) | + (would have taken anyway) | + had #1 action | + bid by everyone
    | + (<number>/all) .. polled .. (all/every/none) | + nobody .. (pass/passes/passing/anything else/otherwise/would) | + by (everyone/all) polled
    | + always going to (bid/do/call/pass)
    | + (alternative-/alternatives/la) (:/?) (i_say)? <not> $ | + alternative- , <not> $
    | + <not> (player/expert/peer/one/person) (polled)? .. (considered/passed/would/thought of)
   
u_la-yes-else =
    | + (would/might) (seriously)? consider (pass/passing/double/bidding) | + (pass/passing/double/bidding) (option/possibility/logical/also possible) | + (peers/polled players/pollees) .. (passed/pass) | + not everyone would | + choice between
    | + (another/other) (sensible/reasonable/possible/real/logical)? (call/bid/option/choice/action/lead) .. (available/real/possible/there) | + there #1 more (option/choice/action) | + had choice | + (other) options existed
    | + could (pass/double/bid/have passed) or (pass/double/bid) | + logical alternative (yes)? | + (pass/passing/double) (quite)? (possible/open/reasonable/on) | + when (pass/double) open
    | + (alternatives/alternative) (existed/existing/exist) | + (pass/double/passing/bid) .. (alternative/reasonable/option/la)
    | + (other/%2/#2/#3/several) (options/alternatives/choices/actions/leads) | + (alternative/alternatives) yes | + logical alternative (passing/bidding/pass)
    | + (plenty/many/most/some/half/others) (of them)? (would)? (pass/passed/double/bid)
    | + not (obvious/automatic/unreasonable/routine/clear cut) | + (could/might) (have)? pass- | + yes to alternatives | + yes several
    | + (#1/#2/#3/#4) (out)? of (#5/#6/#7/#8/#9/#10) (polled)? .. (pass-/bid/double-) | + (#1/#2) (out)? of #3 .. (pass-/bid/double-) | + (#1/#2/#3) (out)? of (#4/players/those) .. (pass-/bid/double-)
    | there (normal/real/clear/sensible/reasonable/obvious/another/perfectly)? (logical/good/valid/normal)? alternative
    | (normal/reasonable/perfectly normal/real) alternative to (bid/pass/double)
    | + (most/many/some/several) (players/people/experts/pairs/peers) .. (pass-/doubled)
u_la-unsure =
    | + <cannot_tell> ... (alternative-/logical/option) | + (split/divided) .. (logical/alternative/half/pass) | + (alternative/alternatives) * (in #2 minds/<unsure>) | + (alternative/alternatives) .. ? ... (in #2 minds/<unsure>) | + (another/other/#1 more) action ... (<unsure>) | + (perhaps/maybe) .. alternative .. (perhaps/maybe) <not>
    | + <cannot_tell> .. (alternative-/logical/la/options) | + (alternative-) * <cannot_tell> | + (alternative-/alternatives) .. ? .. (<cannot_tell>/<unsure>) | + what else .. (<unsure>) | + (alternative- to) .. maybe
    | + (<unsure>/<cannot_tell>) (if/whether) .. (would/could/might) (have)? (pass-/bid/double-/called)
    | + (alternative/alternatives) .. , but <him>? (<unsure>/<cannot_tell>)
u_chose-suggested-else =
    | (took advantage) of | + (bid/led/made/chose/took) suggested (bid/action/call/lead/#1) | + (did/bid/led/chose) (exactly)? what .. <suggested> | + went along with (hint/it/suggestion)
    | + (took/chose/picks/picked/selected/found/made/did/does/do) .. (suggested/pointed/indicated/told him/told her/told to/asked for/hinted) (one/action/call)?
    | + as (suggested/prompted/indicated/asked/expected) | + (bid/did/led) exactly what .. (hinted/suggested/pointed) | + which one .. (hinted at/suggested)
    | + (followed/acted on/following/used/using) .. (suggestion/hint/information/it/sigh/pause/hesitation) | + (told (him/her/me/<who>)) about (spades/hearts/diamonds/clubs) .. (led) (#1/club/spade/heart/diamond) | + led suit (for no reason)?
    | + he used it | + was what .. told him to
    | + <suggested> (bidding/acting/going) (on)? ... <him> (bid/bids/acted/acts/went on)
    | + <suggested> passing ... <him> (passed/passes) | + (bid/did/led/passed/acted/doubled) (exactly)? as .. <suggested>
    | + (<suggested>) (pulling/removing) ... <him> (pulled/removed/took it out) | + <suggested> doubling ... <him> (doubled)
    | + ^ <him> what .. (<suggested>/told <him>)
    | + (bid/led/chose/played/made) (suit/card/call/contract/lead/action) <suggested>
u_chose-other-else =
    | + (did/chose/took) opposite | + went against | (ignored/disregarded) (it/hesitation/information/alert/hint)
    | + <suggested> not .. (passed/bid/chose/did) | + (call/bid/one/action) .. not (suggest-/point-/hint-/indicat-) | + (opposite/contrary) (to/of) what .. (suggest-/hint-/point-)? | + (took/chose/went/picked) (for)? other (choice/way/action/road/route/path/option) | + other (choice/way/action/road/route/option) .. (took/chose)
    | + (passed/pass) anyway | + (chose/took/did/led/picked/bid) .. (opposite/different/unsuggested/right thing/against/something else) | + went other way | + (led/bid) something else | + (carried on) as if
    | + against (suggestion/hint) | + (deliberately/bent over backwards/leaned over) | + not .. (suggested one/suggested action) | + <who> passed it out
    | + (suggested/suggests) (bidding/bid/acting/action) ... <who> (passed/passes)
    | + <not> what .. <suggested> | + <suggested> passing ... <him> (bid/bids/doubled)
    | + (<suggested>) (pulling/removing/bidding/bidding on/acting) ... , but <him> (passed/left it in/sat/stayed)
    | + <suggested> passing ... , but <him> (bid/doubled/pulled/raised)
    | + (avoided/avoids/avoiding/shunned) .. <suggested>
u_chose-unsure =
    | + <cannot_tell> ... (took/chose/picked/did) ... (hint-/suggest-)
    | + <cannot_tell> .. (if/whether/which) .. (suggested/chose/was what/picked/call it) | + (chose/chosen) .. (suggest-/hint-) .. (<unsure>)
u_adv-yes-else =
    | <gained> | cost (us/me/them/a/<number>)? (trick/imps/game/contract/slam/#1)? | <number> off instead of making | bid it $
    | (lost/won/got/made/picked up) .. (trick/tricks/imps/vps/game/contract/swing/top/good score) | got (them/him/her/us) out
    | (damage/damaged) | (only made/beat it/let through) .. because | (damage/gain) (,)? yes
    | (game/slam/contract) (that)? <him> (would/could) <not> (have)? (bid/made/reached/found)
    | + <gained> .. ? (yes/sure/certainly/clearly/definitely/absolutely)
u_adv-no =
    | not (any/much)? .. (gain-/benefit-/damag-/advantage/cost/harm/difference/matter) | nobody .. (gain-/lost/hurt/damaged) | no harm done | (brought/gained) (them)? nothing
    | (went/goes/gone) (down/off/minus) | (same/flat/identical) (score/result/board) | (board/score/hand) (flat/same/identical)
    | gained nothing | result .. same | (score/result) unchanged | no (gain/harm/damage) | worse for them | so no gain
    | + <gained> .. ? (no/nope/none/<not>) ($/,)
u_adv-unsure =
    | + ^ (and)? <cannot_tell> $ ++ (harm/damage/advantage/gained) | + ^ (jury out/jury s out/who knows) ++ (harm/damage/advantage) | + (gain/damage/advantage/harm/profit) (unclear/unsure/uncertain/doubtful)
    | + <cannot_tell> .. (<gained>/cost/difference/matter-/helped/gave them anything) | + (<gained>/cost) ... <cannot_tell> | + whether .. (profited/gained/benefited/helped) .. (not swear/<unsure>)
    | + <gained> (something/us)? (or) (not/nothing)
    | + <gained> .. ? .. (doubt/doubtful/nobody knows/who knows/no idea/maybe/perhaps/<unsure>/<cannot_tell>)
aside =
    | as if .. (heard/seen/happened/known) | (pretend/pretending/forget) .. (heard/seen/know/known)
u_points-unless =
    | + (bid/led/did/chose/took/line/#1/whether/if) (exactly)? .. what .. <suggested>
    | + (suggested/hinted/indicated) (action/one/call/bid/lead/#1) | + #1 .. <suggested> at
