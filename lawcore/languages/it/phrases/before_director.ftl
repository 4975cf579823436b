# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
what_was_done-nos_acted-likely =
    | + (giocato/chiamato/licitato/continuato/proseguito) .. <not> .. (chiamare/chiamarmi/arbitro)
what_was_done-os_corrected-likely =
    | + (corretto/cambiato/rimediato) .. (da/prima .. arbitro)
what_was_done-ruled_wrongly =
    | + (arbitro/<me>) .. (deciso male/sbagliato decisione) | + decisione (sbagliata/errata)
what_was_done-settled =
    | + (deciso/sistemato/risolto/accordati) .. (da soli/tra loro/fra loro/tra <we>/fra <we>)
what_was_done-waiver_asked =
    | + (chied-/vorrebb-/vuole/vogliono) .. (rinunciare/soprassedere) | + rinunciare .. rettifica
