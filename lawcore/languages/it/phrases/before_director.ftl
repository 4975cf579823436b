# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 11
certain =
    | prima .. (arbitro) .. (arrivasse/arrivi/venisse/decidesse) | senza .. (chiamare/chiamarmi/arbitro)
    | (deciso/sistemato/risolto/accordati) .. (da soli/tra loro/fra loro/tra noi/fra noi)
    | (rinuncia/rinunciare/rinunciato) .. (rettifica/penalita) | decisione (sbagliata/errata) | (arbitro/io) .. (deciso male/sbagliato decisione)
topic =
    | (arbitro) .. (tardi/dopo) | (chiamat-) .. tardi
hint =
    | (arbitro)
what_was_done-settled =
    | + (deciso/sistemato/risolto/accordati) .. (da soli/tra loro/fra loro/tra noi/fra noi)
what_was_done-nos_acted =
    | + (giocato/chiamato/licitato/continuato/proseguito) .. senza .. (chiamare/chiamarmi/arbitro)
what_was_done-os_corrected =
    | + (corretto/cambiato/rimediato) .. (da solo/prima .. arbitro)
what_was_done-waiver_asked =
    | + (chied-/vorrebb-/vuole/vogliono) .. (rinunciare/soprassedere) | + rinunciare .. rettifica
what_was_done-ruled_wrongly =
    | + decisione (sbagliata/errata) | + (arbitro/io) .. (deciso male/sbagliato decisione)
