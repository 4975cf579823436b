# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
stage-wanted =
    | (want-/wish-/lodg-/make/made/file-) .. appeal- | + (want/wants/wish/like) to appeal
in_time-no =
    | too late .. appeal- | appeal- .. too late
