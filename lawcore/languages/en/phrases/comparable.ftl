# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | (would)? comparable call
    | comparable | (similar/same) meaning .. (withdrawn/replac-/original/first)
topic =
    | comparable
    | (similar/same) meaning
    | subset
    | (call/bid) .. (similar/same) .. (meaning/purpose)
against =
    | insufficient
    | out of turn
    | replaced
c_similar-yes =
    | (same/similar) meaning
    | (same/similar) (meaning/hand/hands/strength/values)
    | + (same/similar) (sort/kind)? (of)? (meaning/hand/hands/strength/values/thing) | + (near/nearly/almost) (equal/identical/same)
    | + both show | + (alike/identical/equal)
    | + (means/shows/says/showing/meaning) .. (same/similar) | + same (thing/meaning/hand/suit)
c_subset-yes =
    | subset
    | (all/every) hands .. (also/would)
    | + (every/any/all/anything/everything) .. (hand/hands/it/that)? .. (would/fit/fits/sits/open/pass)
    | + (contained/inside/within/wholly/entirely) .. | + (is/a)? subset | + hand (for it)? would (have/always/also) | + fits inside
    | + always have (opened/passed/bid)
    | + more (precise/specific/limited/restricted) | + (narrower/tighter) .. (range)?
    | + (all/every) .. (also/would) .. (first/original/withdrawn/opened/bid/passed)
c_purpose-yes =
    | same purpose
    | both (ask/asks/asking/relay)
    | + same (job/purpose/aim/mission/goal/function) | + both .. (ask/asking/relay/transfers/transfer)
    | + (asks/asking/ask) .. (as well/too/also) | both (merely/just) ask
    | + both (ask/asks/asking/transfers/relays/stayman/blackwood) | + same (reason/question/function)
    | + (asking/ask/asks) .. (same/too/also/as well)
hint =
    | (meaning/purpose/similar)
c_similar-no =
    | (different/other) (meaning/hand/strength)
    | <not> .. (same/similar/alike) | similar no | (different/other) (meaning/meanings/hand/strength) | worlds apart
    | (meaning/meanings/agreements) .. different | same .. would not call it
    | (means/shows/showing) something (else/different) | (totally/completely/quite/very) different
    | nothing (like/similar/in common)
c_purpose-no =
    | (different/other) purpose
    | <not> .. (purpose/aim) | neither asks | (aims/purposes/aim/purpose) .. different
    | (different/other) (aim/purpose/aims/purposes/job) | <not> same (aim/purpose/job)
    | (one/first) (asks/asking/ask) .. other (shows/tells/natural)
c_known-no =
    | <not> (know/known/agreement) .. (mean/meant/means/meaning) | nobody knows
    | <not> .. (know/knows/idea/clue/remember) .. (means/meant/show/shows/mean)? | <not> (convention/system)? card
    | (never/not) (discussed/agreed) | (undiscussed/unknown/no agreement) | one says .. (other/another) says
    | (nobody/neither) .. (knows/know/sure)
    | <not> .. (agreement/agreements/discussed/documented/written/establish-/explain-/explanation/tell/system) .. (mean/means/meaning/about/for)?
    | (disagree/contradict-/different stories/neither knows/who knows) .. (mean/means/meaning/agreement/shows)?
    | (pickup/pick up/first time) (partnership/partners)?
c_similar-yes-else =
    | (same/similar/nearly same/almost same) .. (meaning/thing/hand)
c_similar-no-else =
    | <not> (similar/same) | (completely/quite/totally) different
c_subset-yes-else =
    | (every/all) .. hand .. (would/also/opened/bid/made) | (is/was)? a subset | more precise
c_subset-no-else =
    | <not> .. subset
c_purpose-yes-else =
    | same purpose | both .. (ask/asking/relay)
c_known-no-else =
    | <not> .. (know/known/sure/idea) .. (meant/means/meaning)
c_known-yes =
    | (meaning/meanings/agreements/agreement) .. (known/clear/written/agreed/card/cards/explained/certain)
    | (agreed/known/clear) (meaning/meanings/agreement/agreements) | (know/knows) .. (system/means/mean/meanings)
    | (well)? explained | on .. (convention/system) (card/cards) | (told) that much | <not> doubt .. (mean/means/meaning)
    | (both/each/all) .. (explained/documented/known/clear/written/agreed)
    | (convention/system) (card/notes/sheet/file) .. (says/shows/has/confirms/gives)?
    | they (agree/explained/told/confirm) .. (mean/means/meaning/show/shows/what)? | meanings? (clear/known/certain/agreed)
    | (by/per) (agreement/system)
c_known-yes-else =
    | (shows/showed/showing/promise-/promised/promises/means/meant/natural/weak/limit/range) | (opening/minimum) hand | #(1[0-9])
c_similar-unsure =
    | + (unsure/whether/doubt/idea/decide/can not say) .. similar | + similar .. (unsure/dunno/maybe/or not)
c_subset-no =
    | (lots/plenty/many) of hands .. | + <not> .. subset | subset (no/never) | hands .. <not> fit
    | (wider/broader/more hands) | (some/many/lots of/plenty of) hands .. (not/would not/wouldn)
c_subset-unsure =
    | + about #(60/70/75/80/85/90) | + (two minds/unsure/whether/wondering) .. (subset/hands/fit/fits)
    | + subset .. (unsure/maybe/dunno/hard) | + can not say subset
c_purpose-unsure =
    | + (purpose/aim) .. (tell me/maybe/unsure/dunno) | + same aim maybe | + (whether) .. (aim/purpose)
    | + purpose .. (<not>) (decide/sure/know) | + can not say same purpose
