# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
c_known-no =
    | + <not> .. (accord-/discuss-/concordat-/parlato/scritto/spiega-/convention/sistema/stabilit-) .. (significa-/dire)?
c_known-no-likely =
    | + <not> .. (sa/sanno/capire/capito/spiegare/ricorda/conosc-/scritto/stabil-/significa-) .. (significa-/dire/dichiar-/licit-)?
    | + (nessuno/<not> loro) .. (sa/sanno/sapeva/spiega/ricorda/chiaro)
c_known-yes =
    | (significat-/accord-/spiegazione) .. (conosc-/chiar-/scritt-/noti/spiegat-/certa)
    | significat- .. (noti/note/conosciut-/stabilit-/letti/li so/conosciamo)
c_known-yes-likely =
    | (prometteva/promette/mostrava/mostrano/limite/naturale)
    | (sappiamo/so/sanno/conosciamo) .. (voglion-/dire/significat-)? | (sulla/tutto) (carta/convention)
c_similar-no =
    | (simile/simili) (no/<not>)
c_similar-unsure-likely =
    | + (se/boh/dubbio/dubito/insicuro/saprei/chissa/mah) .. (simil-/somigli-/assomigli-)
c_similar-yes =
    | (stesso/simile/analogo/uguale/praticamente) (significato/senso) | stess- (mano/cosa/roba/colore/significat-)
    | + (praticamente/quasi/significhi) (uguale/stessa cosa/stesso)
c_subset-no =
    | sottoinsieme (no/<not>/manco) | mani .. <not> (stanno/sta/rientr-/entr-/avrebb-)
    | <not> (stanno/sta) (dentro/nella/nella vecchia)
c_subset-yes =
    | + (ogni/qualunque/qualsiasi/tutte) .. mani? .. (avrebb-)
c_subset-yes-likely =
    | + (tutte/ogni) .. (avrebb-/sarebbe-)
    | (ogni/qualunque/qualsiasi/tutte) mani? .. (vecchia/prima/rientra/rientrano/fa)
    | (sta/stanno/dentro) (tutto/tutte)? (dentro/nella/prima)
    | + avrebbe- .. (passato/fatto/aperto/dichiarato) .. (prima)?
c_purpose-no =
    | scop- (divers-/differen-/no/<not>)
c_purpose-yes =
    | (stess-/ugual-) (scopo/fine/domanda/funzione/motivo) | (stesso/medesimo) (scopo/fine/mestiere/lavoro/obiettivo)
    | (<everyone>/tutte & #2/tutt) .. (chied-/serv-/richiest-/interrog-)
