# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 92
certain =
    | (want-/wish-/like/lodg-/make/made/file-) .. appeal- | appeal- .. (ruling/decision/committee/director) | appeals committee
    | (time/deadline/late) .. appeal- | (captain/partner) .. (agree-/concur-/consent-) .. appeal-
topic =
    | appeal-
hint =
    | (committee/review)
against =
    | revoke
stage-wanted =
    | (want-/wish-/like/lodg-/make/made/file-) .. appeal-
in_time-no =
    | too late .. appeal- | appeal- .. too late
