# How a call that was changed is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 25
certain =
    | (cambiare/cambio/ritirare/correggere) .. (licita/dichiarazione/chiamata)
    | (messo/detto/licit-/tirato) .. <card> .. invece .. <card>
    | (passato/licit-/detto) .. (poi) .. (voleva) .. (contr-/licit-/passare/cambi-)
topic =
    | (cambi-/ritir-/sostitu-) .. (licita/dichiarazione/chiamata/passo/contro/cartellino/<card>/dichiarato)
    | (cambia/cambiare/cambiato) .. (idea) .. (licit-/passo/dichiar-)
    | (sbagliat-/sbaglia/sbaglio) .. (cartellino/box/bidding box/scatola)
    | (cartellino) .. (sbagliat-/volev-/errat-)
    | (voleva/volevo) (dire/licitare/dichiarare/mettere/passare/contrare/fare) .. (<card>/passo/contro)
    | (preso/tirato) .. <card> .. (invece/voleva)
    | errore meccanico
    | (ripensat-) .. (licit-/dichiar-/passo)
hint =
    | (cambia/cambiato/cambiare)
    | (parlato/licitato)
    | lapsus
trace =
    | (licit-/dichiar-/passo/contro/<card>)
against =
    | insufficient-
    | <card> su <card>
    | (spiega-/alert)
    | (morto/carta)
    | fuori turno
