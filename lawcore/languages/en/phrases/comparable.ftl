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
    | (same/similar) meaning | (same/similar) (meaning/hand/hands/strength/values)
    | (same/similar) (sort/kind)? (of)? (meaning/hand/hands/strength/values/thing) | (near/nearly/almost) (equal/identical/same)
    | both show | (alike/identical/equal) | (means/shows/says/showing/meaning) .. (same/similar) | same (thing/meaning/hand/suit)
    | same question asked | (alike/identical) | (say/says/show/shows/mean/means/showing) .. (same/also)
    | (close/near/nearly/almost) (enough)? (in)? (meaning/same/identical) | similar , (yes/yep/sure) | similar meaning | much same
    | (identical/equal/matching) (meaning/hand/strength/values) | (meanings/meaning/bids/calls) (are)? (same/alike/similar/identical)
    | (same/similar) (suit/shape/range/type/length) | (practically/virtually/basically/pretty much) same
    | + (about/basically/practically/virtually/nearly/almost/roughly) same (strength/thing/meaning/hand/type)?
    | + same (meaning/thing) (basically/roughly/<him> would say) | similar they | similar | equivalent
    | (same/similar) (sort/kind/type) (of)? (hand/meaning/thing)? | (much/near enough/nearly/pretty much) (same/alike)
    | (they/both/two/bids/calls) (mean/say/show/means) (much/near enough/nearly/exactly/just)? same | <not> difference (in meaning)?
    | same (suit/shape/strength) .. same (suit/shape/strength)
c_subset-yes =
    | subset | (all/every) hands .. (also/would)
    | + (every/any/all/anything/everything) .. (hand/hands/it/that)? .. (would/fit/fits/sits/open/pass)
    | (contained/inside/within/wholly/entirely) .. | (is/a)? subset | + hand (for it)? would (have/always/also) | fits inside
    | always have (opened/passed/bid) | more (precise/specific/limited/restricted) | (narrower/tighter) .. (range)?
    | + (all/every) .. (also/would) .. (first/original/withdrawn/opened/bid/passed) | subset , (yes/yep/sure)
    | (contained/included/falls/fall/lies/fits) (in/inside/within)
    | + (every/any/all/each) hand .. (would/ve/have/has) .. (made/bid/opened/called/passed/done)
    | + hand for it would
    | (every/all/any/each) (hand/hands) .. (covered/included/belongs/belong) | nothing outside
    | (all/everything) (of)? it .. (inside/within) | narrower | subset of | tighter range
c_purpose-yes =
    | same purpose | both (ask/asks/asking/relay) | same (job/purpose/aim/mission/goal/function)
    | both .. (ask/asking/relay/transfers/transfer) | both (merely/just) ask | both (ask/asks/asking/transfers/relays/stayman/blackwood)
    | same (reason/question/function) | purpose (is)? (same/identical)
    | (both/each) .. (ask/asks/asking/relay/transfers/transfer/stayman/blackwood/relays) | same (reason/question/function/job/purpose/aim)
    | (serve/serves/serving) same (purpose)? | both (calls)? (were)? .. (asks/stayman/relays) | (ask/asks/asking) same
    | stayman then stayman | both .. (type asks) | (asks/asking/ask) .. (as well/same/also) | + same (job/purpose/aim) <him> would say
    | mission same | same ask | (aim/mission/job/goal) same | ask same question
hint =
    | (meaning/purpose/similar)
c_similar-no =
    | <not> same (,/$)
    | (different/other) (meaning/hand/strength) | similar no | (different/other) (meaning/meanings/hand/strength) | worlds apart
    | same .. would not call it | (means/shows/showing) something (else/different) | (totally/completely/quite/very) different
    | nothing (like/similar/in common) | <not> .. (similar/alike) | <not> (say/mean/show/means/shows) (the)? (same/alike)
    | <not> same (meaning/thing/hand/strength)
    | (mean/means/show/shows/say/says) (different/other/another) (things/thing/suits/hand/hands)?
    | (meaning/meanings) (quite/totally/completely/very)? different | (mean/means) something (else/different)
    | differ in meaning | (far/miles/world/worlds) (apart/from) | + different meaning | + same <him> would <not> call it
    | (clear/agreements) & different | + similar no | (dissimilar/unlike) | (meaning/meanings) (differ/differs/different)
    | (poles/miles) apart | nothing (like/alike) | <not> .. (similar/equivalent) | (another/other) (meaning/sort of hand)
    | nothing to with
c_purpose-no =
    | (different/other) (purpose/aim/aims/purposes/job) | <not> (same/one/serve) .. (purpose/aim/job)
    | <not> (serve/have/same/share) .. (purpose/aim) | neither asks | (aims/purposes/aim/purpose) (quite/totally)? (different/differ)
    | (purposes/aims) differ | purpose <not> | <not> asking .. (like/same) | (one/first) (asks/asking/ask) .. other (shows/tells/natural)
    | purpose different | neither .. purpose
c_known-no =
    | + <not> (know/known/agreement) .. (mean/meant/means/meaning) | + nobody knows
    | + <not> .. (know/knows/idea/clue/remember) .. (means/meant/show/shows/mean)? | + (never/not) (discussed/agreed)
    | + (undiscussed/unknown/no agreement) | + one says .. (other/another) says | + (nobody/neither) .. (knows/know/sure)
    | + <not> .. (agreement/agreements/discussed/documented/written/establish-/explain-/explanation/tell/system) .. (mean/means/meaning/about/for)?
    | + (disagree/contradict-/different stories/neither knows/who knows) .. (mean/means/meaning/agreement/shows)?
    | + <not> .. (tell/say/know) .. (what)? .. (meant/means)
    | + nobody (can/could) tell .. (meant/means)? | + no (agreement/agreements/understanding) | + neither .. (sure/knows)
    | + meaning (unknown/unclear/never/not) | + unsure what .. (means/meant) | + nobody (could/can) say what .. (meant/means)
c_similar-no-else = (completely/quite/totally) different
c_subset-yes-else =
    | (every/all) .. hand .. (would/also/opened/bid/made) | (is/was)? a subset | more precise
c_purpose-yes-else = both .. (ask/asking/relay)
c_known-no-else =
    | <not> .. (know/known/sure/idea) .. (meant/means/meaning)
c_known-yes =
    | (meaning/meanings/agreements/agreement) .. (known/clear/written/agreed/card/cards/explained/certain)
    | (agreed/known/clear) (meaning/meanings/agreement/agreements) | (know/knows) .. (system/means/mean/meanings) | (well)? explained
    | on .. (convention/system) (card/cards) | (told) that much | <not> doubt .. (mean/means/meaning)
    | (both/each/all) .. (explained/documented/known/clear/written/agreed)
    | (convention/system) (card/notes/sheet/file) .. (says/shows/has/confirms/gives)?
    | they (agree/explained/told/confirm) .. (mean/means/meaning/show/shows/what)? | meanings? (clear/known/certain/agreed)
    | (by/per) (agreement/system) | (meanings/meaning) (established/clear/known/agreed/certain/not in doubt) | calls meanings established
    | (system card/notes/file/convention card) | (both/meanings/agreements) .. established | (know/knew) (both)? meanings
    | meanings (of both)? (are)? known | <not> (dispute/doubt/question) about (meaning/meanings)
c_known-yes-else =
    | (shows/showed/showing/promise-/promised/promises/natural/limit) | (opening/minimum) hand | <card> (showing/shows/promising)
    | #(1[0-9])
c_similar-unsure =
    | + (unsure/whether/doubt/doubtful/idea/decide/can not say/can not tell/dunno/wondering) .. (similar/alike/close enough/same meaning/meaning .. same)
    | + (similar/alike/same meaning) ++ (unsure/doubtful/doubt/dunno/not sure/can not tell/can not say/can not swear/can not decide/hard to say/hard to tell/maybe/perhaps/whether/swear/two minds/wondering/tell me/borderline/debatable)
    | + similar (possibly/perhaps/arguably/maybe)
c_subset-no =
    | (lots/plenty/many) of hands | <not> .. subset | subset (no/never) | hands .. <not> fit | (wider/broader/more hands)
    | + (some/many/lots of/plenty of/hands) .. (would <not>/wouldn <not>/<not>) .. (fit/made/opened/bid/would)
    | + (no way/not) (every/all/each/any) (hand/hands) | <not> (contained/inside/within/included) | + (lots/plenty/many) of .. hands
    | + <not> (nearly/quite) every hand | (broader/wider) (range)? | (new/second/%2) (bid/call)? .. (wider/broader) | <not> (a)? subset
    | <not> (fit/fits) (inside/into/in)
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
