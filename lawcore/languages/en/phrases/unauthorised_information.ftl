# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-slow =
    | hesitat- | tempo | huddl- | tank- | tanked | paus- | slow | slowly | slower | slowness | dither- | ponder- | mull
    | mulled | mulling | agonis- | agoniz- | delay | delayed | delays | hitch- | dwelt | dwelling | brood- | stew-
    | snap | instant- | lightning | fumbl- | stall- | stalled
word-while =
    | sec | secs | seconds | minute | minutes | min | mins | ages | forever | while | time | eternity | age | long
    | longer | century
word-wordless =
    | sighed | sighs | grimace | grimaced | grimaces | shrugged | shrugs | frowned | smiled | smirk | smirked | winced
    | groaned | snorted | laughed | shook head | shook his head | shook her head | nod | nodd- | gestur- | gesticulat-
    | grimac- | sigh- | frown- | smil- | shrug- | groan- | snort- | laugh- | winc- | giggl- | mutter- | whisper-
    | murmur- | mumbl- | tutt- | huff | huffed | eyebrow- | eyes | tone | voice | expression | expressions | facial
    | mannerism- | body language | pulled face | made face | pulling face | pained | unhappy | surprised | disgusted
    | sour | remark- | comment | comments | commented | commenting | exclaim- | blurt- | out loud | aloud | oh | oops
    | hmm | ouch | wow | aha | slamm- | banged | bang | thump- | wiggl- | waggl- | jok- | stare | stared | glar- | wink-
    | rolled | cough- | gasp- | cheer-
word-told_by =
    | explan- | explain- | explained | alert | alerts | alerted | alerting | announc- | answer | answered | answers
    | description | described | describes | reply
word-suggested =
    | suggests | suggest | suggesting | pointed | pointing | points to | points at | point to | points towards
    | point at | indicates | indicated | indicating | hints | hinted | hint | hinting | asked for | asking for
    | called for | calling for | crying out for | begging for | begged for | told <he> to | told her to | tell <he> to
    | pushed | prompt- | scream- | steer- | plainly said | clearly said | suggested
word-gained =
    | gain- | gained | benefit- | benefited | profit- | profited | damage | damaged | damages | harm | harmed
    | advantage | netted | worked
word-all_would =
    | <everyone> would | anyone would | anybody would | all would | <everyone> bids | <everyone> passes | anybody bids
    | anyone bids | whole field | all of <they> bid | all of <they> passed | all of <they> pass | all bid | all passed
    | every player would | nobody passes | nobody would pass | any player would | all bid it | field bids
when-after =
    | (,/./now/&/but) (hand/play/board/deal/round/session/match/game) s? (has)? (over/finished/ended/completed)
    | after (hand/board/round/session/deal/match) | after play (ended/over/,/.)
when-after-likely =
    | (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | (after/following/once) (hand/play/board/round/session/deal/game/match) | at end
when-now =
    | (called/call/calls) director (at once/straight/right away)
    | (auction/hand/board) (unfinished/underway/<not> over/in progress)
when-now-likely =
    | (in/mid/during/middle) (of)? (our/my)? (auction/bidding/play/hand/deal)
    | (called/call/calls/calling/wants/want) .. (director/<him>)? (at once/straight/right away/now/when)
    | (auction/play/hand/game/board) s? (live/open/unfinished/started/going/continu-/underway/<not> over)
u_info-yes =
    | (heard/noticed/seen/agreed) by (all/<everyone>)
u_info-yes-likely =
    | (<everyone>/all/whole table/whole room) .. (agree/agrees/agreed/noticed/saw/heard/confirm-)
    | (heard/noticed/seen/agreed) by (all/<everyone>/<partner>/<me>/whole)
u_points-no =
    | + (points/pointed/pointing) to? (nothing/nowhere) | + suggest- nothing
u_points-no-likely =
    | + (suggest-/point to/point at) .. (nothing/nowhere)
u_points-yes-likely =
    | + <suggested> .. (bidding/passing/lead/<card>/raise)
u_la-no =
    | (have/has/had/there) <not> (any)? (logical/real/reasonable/sensible)? (alternative/alternatives/la)
    | <not> (have/any) (logical/real/reasonable/sensible)? (alternative/alternatives/la)
    | + nothing else (to/<he> could/available/possible)
u_la-no-likely =
    | + <all_would> | + #1 action | + <not> .. (alternative/alternatives/la/other choice/other bid/choice/other call)
u_la-yes =
    | + pass (possible/reasonable) | + (several/#2/#3) (logical)? alternatives | + other logical alternatives
u_la-yes-likely =
    | + logical alternative (yes)? | + (peers/polled players/pollees) .. (passed/pass)
    | + (pass/passing/double) (quite)? (possible/open/reasonable/on)
    | + (other/#2/#3/several) (options/alternatives/choices/actions/leads)
u_chose-other =
    | + (took/chose/went/picked) (for)? other (choice/way/action/road/route/path/option)
    | + (opposite/contrary) (to/of) what .. (suggest-/hint-/point-)?
u_chose-other-likely =
    | + (call/bid/#1/action) .. <not> (suggest-/point-/hint-/indicat-)
    | + (chose/took/led/picked/bid) .. (opposite/different/unsuggested/right thing/against/something else)
u_adv-no =
    | <not> (gain/harm/damage)
u_adv-yes-likely =
    | (lost/won/got/made/picked up) .. (trick/tricks/imps/vps/game/contract/swing/top/good score) | <gained>
source-explanation =
    | + woken by .. (explanation/alert/answer/announcement)
    | + <partner> s? (explanation/alert/announcement/answer) woke
source-explanation-likely =
    | + <told_by>
    | + <told_by> .. (woke/wake-/remind-/told <me>/realis-/realiz-/heard/learn-/misunderst-/understood/gave <me>/forgotten/woken)
    | + <partner> s? (explan-/explain-/explained/alert/alerted/announc-/answer/description/described)
source-other =
    | + (heard/hear/overheard) .. (other table/next table/adjacent table/neighbouring table)
source-other-likely =
    | + (next/other/#1 more/neighbouring/adjacent/nearby) table
    | + (heard/hear) .. (board/table/score/result/contract/slam/making/makes/made/goes down/went down/discuss-/talking)
source-tempo =
    | + <slow> | + (thought/thinks/thinking) (for/long/hard/ages/forever) | + <number> (sec/secs/seconds)
    | + (for) (ages/eternity/age/minutes) | + took (ages/forever/age) | + (thought/thinks/tanked) #4 ever
source-tempo-likely =
    | + (took/takes/taking/take/taken/spent/spends/needed/needs/waited/waits/waiting/sat/sits/stopped/stared) .. <while>
    | + (thought/thinks/think/thinking/thinker) (for/about/long/hard/ages/forever/over/while)
    | + <number> (sec/secs/seconds/minute/minutes/min/mins)
source-withdrawn =
    | + (withdraw-/withdrew/withdrawn/retract-/cancelled/took back/taken back/takes back/taking back/insufficient-)
source-words =
    | + (raised) eyebrow-
source-words-likely =
    | + <wordless>
