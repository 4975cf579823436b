# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
stage-wanted =
    | (want-/wish-/lodg-/make/made/file-) .. appeal- | + (want/wants/wish/like) to appeal
in_time-no =
    | too late .. appeal- | appeal- .. too late
event-teams =
    | teams | team (match/event/game/league/of #4) | (knockout/swiss) teams?
event-pairs =
    | (in/at) pairs | pairs (event/game/match/tournament/competition) | matchpoints
concur-no =
    | <partner> <not> (agree/want/concur/wish) | <partner> (<they>)? against
