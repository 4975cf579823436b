# How unauthorised information is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 16
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
    | suggest- | pointed | pointing | points to | point to | points towards | indicat- | hint- | asked for | asking for | called for
    | calling for | crying out for | begging for | begged for | told him to | told her to | tell him to | pushed | prompt- | scream-
    | steer-
word-gained =
    | gain- | gained | benefit- | benefited | profit- | profited | damage | damaged | damages | harm | harmed | advantage | netted | worked
word-all_would =
    | everyone would | everybody would | anyone would | anybody would | all would | everyone does | everyone bids | everyone passes
    | anybody bids | anyone bids | whole field | all of them bid | all of them passed | all of them pass | all bid | all passed
    | every player would | nobody passes | nobody would pass | no one passes | any player would | all bid it | field bids
when-now-else =
    | (still/now/currently) (in/during/mid/to) .. (auction/bidding/play/bid/call)
    | (in/mid/during/middle) (of)? (our/my)? (auction/bidding/play/hand/deal) | <who> to (bid/call/lead/play/act) (now/next)
    | (auction/play/hand/game) s? (on/live/open/unfinished/started/going/continu-/underway/not over)
    | bidding s? (live/open/unfinished/going/continu-/underway/not over) | (now/this) (my/our/turn/his/her) .. (bid/call/turn/auction)
    | my (bid/call/turn) | turn of me | our auction
    | (called/call/calls/calling/wants/want) .. (director/<him>)? (at once/straight/right away/immediately/now/when) | called away
    | (mid/middle) .. (auction/bidding/hand/play) | (at/during/on) (trick <number>/<ordinal> trick)
    | while .. (carry on/play on/playing on/bidding on) | <who> to (bid/call/act) $ | (have/has) not (bid/called/led/finished)
    | <number> tricks (left/to go/to play) | (play/hand) has started
when-after =
    | + (scored/scoring/entered) (it/up/board/hand)? | + (looking at/checking/reading) .. (record/records/traveller/result)
    | + (in bar/drive home/over drinks/pub) | + (played/finished) (it/out) | + (next board/next hand/next round)
    | (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | (finished/completed/scored/ended) (hand/play/board/round/session/deal)
    | (after/following/once) (hand/play/board/round/session/deal/game/match)
    | (end of/at end of/after end of) (hand/play/board/round/session/deal/game/match) | at end $ | afterwards | post mortem | next day
    | cards (back/away/put) | cards .. (back in/put away)
source-tempo =
    | + nobody (disput-/den-/contest-/argu-/question-) .. (<slow>/think) | + <slow> | + <number> (sec/secs/seconds/minute/minutes/min/mins)
    | + (half/full/whole) minute | + #1 minute | + <number> %2 (think/paus-/hesitat-/delay/wait)
    | + (took/takes/taking/take/taken/spent/spends/needed/needs/waited/waits/waiting/sat/sits/stopped/stared) .. <while>
    | + (thought/thinks/think/thinking/thinker) (for/about/long/hard/ages/forever/over/while) | + (long/second/%2/big) (think/time)
    | + (stopped/stops/stop) to think | + (thought/thinks/thinking) .. (<while>/before/then)
    | + (ages/forever/eternity/minutes) (over/before/to/and/&) | + (fast/quick/rapid/speedy) (pass/double/bid/call/raise)
    | + (passed/bid/doubled/called) .. (quickly/fast/too fast/in tempo) | + (dead/too) (slow/quick/fast)
source-words =
    | + <wordless> | + (in)? (loaded/funny/certain/odd/particular) (tone/way/voice)
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
    | + (overhear-/overheard/extraneous/kibitz-/traveller/scoresheet/score slip/hand record/hand records/scorecard/bridgemate/tablet/printout)
    | + (next/other/another/neighbouring/adjacent/nearby) table | + (caught/catch) (sight/glimpse)
    | + (saw/seen/see/glimpsed/looked at/looking at/peeked/read) .. (board/hand/hands/score/cards/contract/result/results/dummy)
    | + table (behind/next)
    | + (heard/hear) .. (board/table/score/result/contract/slam/making/makes/made/goes down/went down/discuss-/talking)
source-words-else =
    | + (ask/asks/asked/asking/query/enquir-/question/questions/questioned)
    | + <named> (had/has)? (said/says/went/goes/announced/asked/told)
source-explanation-else =
    | + <told_by>
u_info-yes =
    | + (agreed/admit-/undisputed/acknowledg-/confirm-/undeniable/unmistak-/noticeable/marked/clear/obvious/definite/blatant/visible) .. (<slow>/think/sigh/gesture)
    | + (<slow>/think/pass/gesture/remark) .. (agreed/admit-/undisputed/acknowledg-/confirmed/undeniable/obvious/unmistak-/noticed by)
    | (everyone/everybody/all/whole table/whole room) .. (agree/agrees/agreed/noticed/saw/heard/confirm-)
    | (heard/noticed/seen/agreed) by (all/everyone/everybody/partner/me/whole)
    | partner (clearly/certainly/obviously/has)? (heard/saw/noticed/caught/knew/picked up/reacted)
    | (hearing/heard) partner s (explan-/answer/alert) | + nobody (disput-/den-/contest-/argu-/question-)
    | not (disput-/denied/denies/denying/deny/in dispute/arguing) | gave (me/him/her) .. (picture/information)
    | + yes to (hesitation/information/pause) | (i/we) (freely/readily)? admit-
u_info-no =
    | + (could/could_have) not .. (see/seen/hear/heard/noticed/known) | (partner/he) not (see/seen/saw/hear/heard/notice/noticed/aware)
    | + not (hesitat-/paus-/break/huddle/tempo/delay/think) | + not .. (hesitat-/break in tempo/information)
    | + partner .. (away/outside/absent/asleep/hidden/out of room/loo/toilet/bar/not looking)
    | + nothing .. (across/through/passed on/conveyed/reached) | + (denies/deny/denied) .. (<slow>/anything/thinking/it)
    | + (in tempo/normal tempo)
u_info-unsure =
    | + <cannot_tell> .. (got across/across/passed) | + (half/one) .. says
    | + (disput-/disagree-/conflicting/argu-/unclear/contest-) .. (whether/if/long/<slow>/seconds/happened)
    | + <slow> .. (disput-/contested/denied) | + <cannot_tell> .. (<slow>/heard/noticed/saw)
    | + one (says/side) .. (other/another) (says/side)
u_points-yes-else =
    | + (picked/chose/chosen/took/what) .. not (suggest-/point to/pointed/hint-/indicat-) | + <suggested>
    | + (had to/must) show (extra/values/strength)
    | + (<slow>/question/tone/it/think/that) .. (shows/showed/shown/says/said) .. (extra/values/strength/doubt/bid/lead)
    | + what .. (asked for/begging for/wanted)
u_points-no-else =
    | + not (really/clearly/demonstrably/necessarily)? (suggest-/pointed/point to/indicat-/show/mean)
    | + not (say/tell/mean) (<him>/you/anybody)? (anything/much/which/one)
    | + could .. (mean/be/have/been/had/show) .. (anything/either/everything/whatever)
    | + (suggest-/means/meant/says/said/shows/showed/tells/told) .. (nothing/neither)
    | + not .. (suggest-/indicat-) .. (anything/one/either/bid/action)
u_points-unsure =
    | + <cannot_tell> ... <suggested> | + <suggested> .. <cannot_tell>
    | + <cannot_tell> .. (suggest-/mean-/meant/point-/show-/indicat-/told/tell/says)
    | + (suggest-/mean-/tell/show-/point-/could .. be) ... <cannot_tell>
u_la-no-else =
    | + not .. (alternative/alternatives/la/other choice/other bid/choice/other call) | + <all_would>
    | + (automatic/obvious/clear/clear cut/routine/forced/marked/possible/sane/sensible) (bid/action/call/pass/lead/choice/card/raise/pull/double)
    | + (bid/action/call/pass/lead/choice/pull/double/raise) (automatic/obvious/clear/routine/forced/marked)
    | + (<number>/all) .. polled .. (all/every/none) | + nobody .. (pass/passes/passing/anything else/otherwise/would)
    | + always going to (bid/do/call/pass)
u_la-yes-else =
    | + (another/other) (sensible/reasonable/possible/real/logical)? (call/bid/option/choice/action) .. (available/real/possible/there)
    | + could (pass/double/bid/have passed) or (pass/double/bid) | + logical alternative
    | + (alternatives/alternative) (existed/existing/exist) | + (pass/double/passing/bid) .. (alternative/reasonable/option/la)
    | + (other/%2/#2/#3/several/had/were) (options/alternatives/choices)
    | + (plenty/many/most/some/half/others/<number>) (of them)? (would)? (pass/passed/double/bid)
    | + not (clear/obvious/automatic/unreasonable/routine) | + (could/might) (have)? pass- | + yes to alternatives
    | + <number> (out)? of (#3/#4/#5/#6/#7/#8/#10)? (polled)? .. (pass-/bid/double-)
u_la-unsure =
    | + <cannot_tell> ... (alternative-/logical/option) | + (split/divided) .. (logical/alternative/half/pass)
    | + <cannot_tell> .. (alternative-/logical/la/options) | + (alternative-/logical) .. <cannot_tell>
u_chose-suggested-else =
    | + (took/chose/picks/picked/selected/found/made/did/does/do) .. (suggested/pointed/indicated/told him/told her/told to/asked for/hinted)
    | + as (suggested/prompted/indicated/asked/expected) | + suggested action | + (followed/acted on) .. (suggestion/hint/information/it)
u_chose-other-else =
    | + <suggested> not .. (passed/bid/chose/did) | + (call/bid/one/action/what) .. not (suggest-/point-/hint-/indicat-)
    | + (passed/pass) anyway | + (chose/took/did/led/picked/bid) .. (opposite/different/unsuggested/right thing/against)
    | + against (suggestion/hint) | + (deliberately/bent over backwards/leaned over) | + not .. (suggested one/suggested action)
    | + (suggested/suggests) (bidding/bid/acting/action) ... <who> (passed/passes)
u_chose-unsure =
    | + <cannot_tell> ... (took/chose/picked/did) ... (hint-/suggest-)
    | + <cannot_tell> .. (if/whether/which) .. (suggested/chose/was what/picked/call it)
u_adv-yes-else =
    | <gained> | cost (us/me/them/a/<number>)? (trick/imps/game/contract/slam/#1)?
    | (lost/won/got/made/picked up) .. (trick/tricks/imps/vps/game/contract/swing/top/good score) | got (them/him/her/us) out
    | (damage/damaged) | (only made/beat it/let through) .. because
u_adv-no =
    | not (any/much)? .. (gain-/benefit-/damag-/advantage/cost/harm/difference/matter) | nobody .. (gain-/lost/hurt/damaged)
    | (went/goes/gone) (down/off/minus) | (same/flat/identical) (score/result/board) | (board/score/hand) (flat/same/identical)
    | gained nothing | result .. same | (score/result) unchanged
u_adv-unsure =
    | + ^ (and)? <cannot_tell> $ ++ (harm/damage/advantage/gained) | + ^ (jury out/jury s out/who knows) ++ (harm/damage/advantage)
    | + <cannot_tell> .. (<gained>/cost/difference/matter-) | + (<gained>/cost) ... <cannot_tell>
    | + <gained> (something/us)? (or) (not/nothing)
aside =
    | as if .. (heard/seen/happened/known) | (pretend/pretending/forget) .. (heard/seen/know/known)
