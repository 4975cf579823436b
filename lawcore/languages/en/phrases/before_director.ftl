# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 11
certain =
    | (before) .. (director/td) .. (came/called/arrived/ruled) | (without) .. (calling) .. (director/td)
    | (settled/sorted/agreed) .. (among/between) (themselves/ourselves)
    | (settled/sorted) .. (themselves/ourselves/alone) | (waive/waived/waiver) | (wrong/incorrect) ruling | ruled (wrongly/wrong)
    | (director/td/i) .. (ruled wrongly/made mistake/got it wrong)
topic =
    | (director/td) .. (late/too late) | (own) ruling
hint =
    | (director/td)
what_was_done-settled =
    | + (settled/sorted/agreed/decided) .. (among/between)? (themselves/ourselves) | + made (their/own) ruling
what_was_done-nos_acted =
    | + (played/called/bid) on (before/without) .. (calling)? (director/td)
what_was_done-os_corrected =
    | + (offender/he/she) .. (corrected/changed) .. (himself/herself/before .. director)
what_was_done-waiver_asked =
    | + (ask/asks/asked/want/wants/wanted/like) .. (waive/waived) | + waiver
what_was_done-ruled_wrongly =
    | + (wrong/incorrect) ruling | + ruled (wrongly/wrong) | + (director/td/i) .. (made mistake/got it wrong)
