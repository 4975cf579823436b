# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
stage-wanted =
    | (want/wants/wish/wishes) appeal | + (want/wants/wish/like) to appeal
stage-wanted-likely =
    | (want-/wish-/lodg-/make/made/file-) .. appeal-
in_time-no =
    | too late .. appeal- | appeal- .. too late
event-teams =
    | teams | team (match/event/game/league/of #4) | knockout
event-pairs =
    | (in/at) pairs | pairs (event/game/match/tournament/competition) | matchpoints
concur-no =
    | <partner> <not> (want appeal/concur)
concur-no-likely =
    | <partner> <not> (agree/want/concur/wish) | <partner> (<they>)? against
