# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain = comparable | (similar/same) meaning .. (withdrawn/replac-/original/first)
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
    | (same/similar) (sort/kind)? (of)? (meaning/hand/hands/strength/values/thing) | both show | (alike/identical/equal)
    | (means/shows/says/showing/meaning) .. (same/similar) | same question asked | (say/says/show/shows/mean/means/showing) .. (same/also)
    | (close/near/nearly/almost) (enough)? (in)? (meaning/same/identical) | much same | (same/similar) (suit/shape/range/type/length)
    | (practically/virtually/basically/pretty much) same
    | + (about/basically/practically/virtually/nearly/almost/roughly) same (strength/thing/meaning/hand/type)?
    | + same (meaning/thing) (basically/roughly/<him> would say) | similar | (same/similar) (sort/kind/type) (of)? (hand/meaning/thing)?
    | (much/near enough/nearly/pretty much) (same/alike)
c_subset-yes =
    | subset | (all/every) hands .. (also/would) | + (every/any/all/anything/everything) .. (hand/hands/it/that)? .. (would/fit/fits/sits/open/pass)
    | (contained/inside/within/wholly/entirely) .. | + hand (for it)? would (have/always/also) | always have (opened/passed/bid)
    | + (all/every) .. (also/would) .. (first/original/withdrawn/opened/bid/passed) | (contained/included/falls/fall/lies/fits) (in/inside/within)
    | + (every/any/all/each) hand .. (would/ve/have/has) .. (made/bid/opened/called/passed/done) | + hand for it would | narrower
c_purpose-yes =
    | purpose (is)? (same/identical) | (both/each) .. (ask/asks/asking/relay/transfers/transfer/stayman/blackwood/relays)
    | same (reason/question/function/job/purpose/aim) | stayman then stayman | (asks/asking/ask) .. (as well/same/also)
    | + same (job/purpose/aim) <him> would say | same ask | (aim/mission/job/goal) same
hint =
    | (meaning/purpose/similar)
c_similar-no =
    | <not> same (,/$) | similar no | worlds apart | same .. would not call it | (totally/completely/quite/very) different
    | nothing (like/similar/in common) | <not> .. (similar/alike) | <not> (say/mean/show/means/shows) (the)? (same/alike)
    | <not> same (meaning/thing/hand/strength) | (mean/means/show/shows/say/says) (different/other/another) (things/thing/suits/hand/hands)?
    | (far/miles/world/worlds) (apart/from) | + different meaning | + same <him> would <not> call it | (clear/agreements) & different | + similar no
    | (dissimilar/unlike) | (meaning/meanings) (differ/differs/different)
c_purpose-no =
    | (different/other) (purpose/aim/aims/purposes/job) | <not> (same/one/serve) .. (purpose/aim/job) | neither asks
    | (aims/purposes/aim/purpose) (quite/totally)? (different/differ) | <not> asking .. (like/same)
    | (one/first) (asks/asking/ask) .. other (shows/tells/natural) | neither .. purpose
c_known-no =
    | + <not> (know/known/agreement) .. (mean/meant/means/meaning) | + nobody knows
    | + <not> .. (know/knows/idea/clue/remember) .. (means/meant/show/shows/mean)? | + (never/not) (discussed/agreed)
    | + (undiscussed/unknown/no agreement) | + one says .. (other/another) says | + (nobody/neither) .. (knows/know/sure)
    | + <not> .. (agreement/agreements/discussed/documented/written/establish-/explain-/explanation/tell/system) .. (mean/means/meaning/about/for)?
    | + (disagree/contradict-/different stories/neither knows/who knows) .. (mean/means/meaning/agreement/shows)?
    | + <not> .. (tell/say/know) .. (what)? .. (meant/means)
    | + nobody (can/could) tell .. (meant/means)? | + no (agreement/agreements/understanding) | + neither .. (sure/knows)
    | + meaning (unknown/unclear/never/not) | + unsure what .. (means/meant) | + nobody (could/can) say what .. (meant/means)
c_subset-yes-else = (every/all) .. hand .. (would/also/opened/bid/made) | (is/was)? a subset
c_purpose-yes-else = both .. (ask/asking/relay)
c_known-yes =
    | (meaning/meanings/agreements/agreement) .. (known/clear/written/agreed/card/cards/explained/certain)
    | (know/knows) .. (system/means/mean/meanings) | (well)? explained | (told) that much | meanings? (clear/known/certain/agreed)
    | (system card/notes/file/convention card) | (both/meanings/agreements) .. established
c_known-yes-else = (shows/showed/showing/promise-/promised/promises/natural/limit) | (opening/minimum) hand
c_similar-unsure =
    | + (unsure/whether/doubt/doubtful/idea/decide/can not say/can not tell/dunno/wondering) .. (similar/alike/close enough/same meaning/meaning .. same)
    | + (similar/alike/same meaning) ++ (unsure/doubtful/doubt/dunno/not sure/can not tell/can not say/can not swear/can not decide/hard to say/hard to tell/maybe/perhaps/whether/swear/two minds/wondering/tell me/borderline/debatable)
    | + similar (possibly/perhaps/arguably/maybe)
c_subset-no =
    | <not> .. subset | subset (no/never) | hands .. <not> fit
    | + (some/many/lots of/plenty of/hands) .. (would <not>/wouldn <not>/<not>) .. (fit/made/opened/bid/would)
    | + (no way/not) (every/all/each/any) (hand/hands) | <not> (contained/inside/within/included) | + (lots/plenty/many) of .. hands
    | + <not> (nearly/quite) every hand
c_subset-unsure =
    | + about #(60/70/75/80/85/90) | + (two minds/unsure/whether/wondering/doubtful/dunno) .. (subset/hands/hand/fit/fits)
    | + (two minds/unsure/whether/wondering/doubtful) .. hands .. subset | + subset .. (unsure/maybe/dunno/hard/doubtful)
    | + can not say subset
    | + (subset/hand fits/hands fit) ++ (unsure/doubtful/doubt/dunno/not sure/can not tell/can not say/can not swear/can not decide/hard to say/hard to tell/maybe/perhaps/whether/swear/two minds/wondering/tell me/borderline/debatable)
    | + (nearly/almost) (every/all) (hand/hands) .. (fits/fit) ++ (swear/sure/unsure/certain)
c_purpose-unsure =
    | + (purpose/aim) .. (tell me/maybe/unsure/dunno/doubtful/hard to say) | + same (aim/purpose) maybe
    | + (whether/unsure/doubtful) .. (aim/purpose) | + (unsure/whether/doubtful) .. same (aim/purpose)
    | + (aim/purpose) .. <not> (decide/sure/know) | + can not say same purpose | + same purpose maybe , hard to say
    | + purpose ++ (unsure/doubtful/doubt/dunno/not sure/can not tell/can not say/can not swear/can not decide/hard to say/hard to tell/maybe/perhaps/whether/swear/two minds/wondering/tell me/borderline/debatable)
    | + (whether/can not decide) .. same (aim/purpose) | + same purpose ++ (can not decide/decide) | + purpose ++ you tell me
asked-about = c_similar c_subset c_purpose
