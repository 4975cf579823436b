# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
of-other-side = m_partner
offender =
    | <who> (has/had)? (explained/explains/told/said/says/answered/described/alerted/announced/misexplained/misinformed) | (explanation/answer) by <who>
    | <who> s (wrong)? (explanation/answer)
word-explained =
    | expl | explan- | explain- | explained | told | tells | said | says | saying | announced | announces
    | announcement | described | describes | description | information | info | answer | answered | advised
    | alerted as | alert as
word-rubbish =
    | wrong | wrongly | incorrect | incorrectly | mistaken | mistakenly | inaccurate | misleading | false | falsely
    | bad | incomplete | rubbish | nonsense | backwards | erroneous | error | off base | untrue | inaccurately
word-meaning =
    | weak | strong | natural | artificial | transfer | forcing | limit | multi | penalty | takeout | majors | minors
    | invitational | inter | intermediate | preempt- | balanced | stayman | splinter | drury | cappelletti | michaels
    | landy | inverted | bergen | ghestem | namyats | signoff | negative | both | single suited | #2 suited | points
    | raise | gf
word-in_fact =
    | turned out | turns out | actual | in fact | in reality | but | <not> | card says | cc says | system says
    | notes say
word-evidence =
    | evidence | proof | support | notes | written | documented | documentation
word-helped =
    | gain- | gained | gains | benefit- | profit- | damage | damaged | harm | harmed | hurt | shafted
when-after =
    | + (,/./now/&/but) (hand/play/board/deal/round/session/match/game) s? (has)? (over/finished/ended/completed)
    | + after (hand/board/round/session/deal/match) | + after play (ended/over/,/.)
    | + (scoring up/when scoring/while scoring/scored up) | + after last (trick/card)
when-after-likely =
    | + at end
    | + (hand/play/board/round/session/match/deal/game) s? (has)? (long)? (over/finished/ended/done/complete/completed/scored/played)
    | + (after/following/once) (hand/play/board/round/session/deal/game/match/time) | + (scoring/scored) (up)?
    | + (after/following) .. last (trick/card)
when-auction =
    | + (auction/bidding) (going (,/.)/going on/live/open/in progress/unfinished/underway/<not> over)
when-auction-likely =
    | + <who> (has/had/have)? <not> (called/bid/spoken) | + (in/during) (auction/bidding)
    | + (auction/bidding) s? (goes/going/live/open/in progress/continu-/unfinished/underway)
    | + (auction/bidding) (goes/going/on/live/open/in progress/<not> over/continu-) | + <who> to (speak/call/bid)
    | + mid (auction/bidding)
when-clarification =
    | + before opening? lead (,/./faced/made) | + before opening lead | + after (final/last/closing) pass
    | + (lead <not> made/nobody has led/nobody led/before anybody leads)
when-play =
    | + (now/<we>) (at/on/in) trick <number> | + (during/mid/middle of/halfway through) play
    | + play (in progress/underway/<not> over/going on)
when-play-likely =
    | + <dummy> (has/had)? (came/comes/come/went/goes/lies/lay) down | + (at/on/in/by)? trick <number>
    | + (during/mid/middle of/in/halfway through/into) (play/hand)
    | + play (has)? (started/begun/in progress/underway/<not> over/going on/s on)
m_kind-failed_alert =
    | + <not> (alert/alerted/announce/announced/alerting) | + nobody (alerted/announced)
    | + (failed/forgot/forgotten/neglected/omitted) to (alert/announce)
    | + (alert/announcement) (missing/forgotten/omitted/late) | + should have (alert-/announced)
    | + (late/delayed/missing) (alert/announcement)
m_kind-failed_alert-likely =
    | + (alert/announcement/alerting) .. (missing/forgotten/omitted/late/<not> needed/<not> required/<not> due/undue/unnecessary/<not> made)
    | + (should/had to/supposed to/ought to/must) (have)? .. (alert-/announced)
    | + (late/delayed/missing/undue/unnecessary/superfluous) (alert/announcement)
m_kind-misbid =
    | (explanation/description/answer) (right/correct/accurate/fine/spot on) | explanation matched
    | bid (it)? (wrong/badly/incorrectly)
    | (explained/described) (it/bid/call/<bid>)? (right/correctly/accurately/properly)
    | (bidder/overcaller) (had)? (forgot/forgotten/misremembered)
m_kind-misbid-likely =
    | (explan-/description/answer/explained/described/explainer) .. (right/correct/accurate/fine/spot on/matched/matches/per system/truth/by book)
    | (explained/described) .. (right/correctly/accurately/properly)
    | (player/responder/overcaller/bidder/<him>) (had)? (forgot/forgotten/misremembered/forgets) (it/that/<they>/system/what)
m_kind-no_agreement =
    | + <not> (have/had/got)? (firm/real/clear/common/any/such/explicit/established)? (any)? (agreement/agreements/understanding/partnership agreement)
    | + <not> (discussed/talked about) | + undiscussed
m_kind-no_agreement-likely =
    | + <not> .. (discussed/agreed on/talked about)
    | + <not> have? .. (agreement/agreements/understanding) (about/on/there/over/for/at all/whatsoever)
m_kind-unsure =
    | + (misbid/misbids/bid/call/explan-/mistake/system) or (misbid/bid/call/explan-/misexplan-/misexplain-/mis explan-/misinform-/forgot) .. (wrong/off/wrong #1)?
m_kind-unsure-likely =
    | + <not> .. <evidence>
m_kind-wrong_expl =
    | + (corrected/corrects) (his/her/my)? (own)? (explanation/<partner> s explanation)
    | + (wrong/untrue/false) (words/story/meaning/answer) | (wrong/incorrect/mistaken) explanation
m_kind-wrong_expl-likely =
    | + <explained> .. <rubbish>
    | + <explained> .. (<meaning>/<card>/#10/#11/#12/#13/#8/#9/#5/#6) .. (<in_fact>/it (<meaning>/#12/#13/#11))
    | + <rubbish> .. <explained> given? | + told (<we>/<me>) .. <meaning> | + (<they>/<who>) corrected
    | + <explained> .. (it) <meaning> | + told <him> .. <not>
    | + <explained> .. (as) .. (turned out/it/but/actual/in fact) | + <explained> .. #12 .. (#15/card)
    | + <explained> (<we>/<me>)? .. #15 .. (#12/card) | + (told/said) .. <number> .. (but/had/card/cc)
    | + (correct-/corrected/corrects/correction) .. (<explained>/<him>/<meaning>)
m_partner-called =
    | + misinformedpartner (has/had)? (since/then)? (called/bid/passed/doubled/raised/acted/spoken)
    | + <partner> (has/had)? (called/bid/passed/doubled/raised/acted) over it | + <partner> (has/had)? since (called/bid/passed/doubled/raised/acted)
    | + <partner> (has/had)? (called/bid/passed/doubled/raised/acted) since
m_partner-called-likely =
    | + <partner> (has/had/then)? (since/then/also)? (called/bid/passed/doubled/raised/acted/redoubled/jumped/responded/spoken/spoke)
    | + <partner> s (has/had)? (since/then/also)? (called/passed/doubled/raised/acted/redoubled/jumped/responded/spoken)
    | + <partner> (of <me>/of mine/of <he>/of his)? (has/had)? (bid/called/passed/doubled) (again/since)
    | + <partner> (too/also) (passed/called/bid/doubled)?
m_partner-not_called =
    | + <partner> (has/had)? <not> (called/bid/passed) (since/after/,/.)
m_partner-not_called-likely =
    | + <partner> .. to (call/bid/act/speak)
    | + <partner> (of <me>/of <he>)? (has/had/s)? <not> (called/bid/passed/spoken/acted/had/call/speak/doubled/made)
m_influenced-yes-likely =
    | + would have (bid/doubled/passed/called/raised)
m_card-no =
    | + nobody (has/had)? played (since/after/to it) | + nobody (has/had)? played after (mine/<me>/it)
m_card-no-likely =
    | + (nobody) .. (played/followed) .. (since/after/to it)?
    | + nobody .. (put/played) .. (after/on) (mine/<me>/it/that/my card)
m_harm-no =
    | <not> (harm/damage/gain/profit/loss/benefit)
m_harm-not_yet =
    | + (hand/board/play/deal) <not> over
m_harm-not_yet-likely =
    | + <not> (over/finished/ended/done) (of course)? | + <not> over
m_harm-yes-likely =
    | (made/makes/lost/down/minus/goes) .. because | (got/get/gave <they>) .. (top/good board/good score)
    | <helped> .. (trick/tricks/imps/points)
when-clarification-likely =
    | + (auction/bidding) .. (has)? (over/ended/finished/done/closed/complete)
    | + (all/<everyone>) (of <we>)? (have/had)? passed | + (before/prior to) .. (lead/led/opening lead/leading)
    | + (after/following/at) .. (final pass/last pass/%3 pass/closing pass)
    | + (<not> lead/lead <not> made/nobody has led/have <not> led/has <not> led/to led/before anybody leads)
