# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
what_was_done-nos_acted-likely =
    | + (played/called/bid) on (before/<not>) .. (calling)? (director)
what_was_done-os_corrected =
    | + <offender> (corrected/changed) .. before .. director
what_was_done-os_corrected-likely =
    | + (<offender>/<he>) .. (corrected/changed) .. (<he>/before .. director)
what_was_done-ruled_wrongly =
    | + (wrong/incorrect) ruling | + ruled (wrongly/wrong) | + (director/<me>) (made mistake/got it wrong)
what_was_done-ruled_wrongly-likely =
    | + (director/<me>) .. (made mistake/got it wrong)
what_was_done-settled =
    | + (settled/sorted/agreed/decided) .. (among/between)? (themselves/ourselves) | + made (their/own) ruling
what_was_done-waiver_asked =
    | + (ask/asks/asked/want/wants/wanted/like) .. (waive/waived) | + waiver
