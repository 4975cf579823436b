# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | comparabil-
    | (comparabil-/paragonabil-) | (dichiarazione/licita/chiamata) equivalent-
topic =
    | (stesso/simile) (significato)
    | stesso (significato/scopo) | sottoinsieme
against =
    | insufficient-
    | fuori turno
hint =
    | significato | scopo
c_similar-yes =
    | (stesso/simile/analogo) significato | significato (simile/uguale/analogo)
    | + (stesso/simile/analogo/uguale/praticamente) (significato/senso) | + significato .. (uguale/simile/stesso)
    | + stessa (cosa/roba) | + (uguali uguali) | + significhi lo stesso
    | + (vuol dire/significa/mostra/dice/indica) .. (stess-/simil-/uguale/quasi) | + stess- (mano/cosa/roba/colore/significat-)
   
c_similar-no =
    | (altro/diverso) significato | significato diverso
    | <not> .. (simil-/somigli-/stesso significato) | (simile/simili) (no/non) | (nulla/niente) .. (simile/simili)
    | significat- .. (divers-/no) | (divers-) (tra loro/senso/significat-) | senso diverso | tutt altro | niente di simile
    | (tutt altra/altra) (cosa/mano/roba) | niente (a che/in comune) | completamente divers-
c_subset-yes =
    | sottoinsieme | piu precisa
    | + (tutte/ogni/quasi tutte/quasi ogni) .. (mani/mano) .. (avrebb-/prima/fatto/rientr-/passat-/dentro/sarebbe-)?
    | + (sta/stanno/ci stanno/dentro) (tutto/tutte)? (dentro/nella/prima)
    | + avrebbe- .. (passato/fatto/aperto/dichiarato) .. (prima/anche)? | + sottoinsieme | + piu (stretto/stretta/precisa)
    | + piu (precis-/limitat-/ristrett-/strett-) | + (tutte/ogni) .. (anche/avrebb-/sarebbe-)
c_purpose-yes =
    | stesso scopo
    | + (stesso/medesimo) (scopo/fine/mestiere/lavoro/obiettivo) | + sempre per chiedere | + (scopo) .. (quello/stesso/uguale)
    | + (chiede/chiedono/chiedere) .. (chiede/chiedono/uguale/sempre)
    | + (entrambi/tutte e due/tutt/entrambe) .. (chied-/serv-/richiest-/interrog-) | + domandano uguale | + stessa cosa , chied-
    | + serve (alla/a) stessa | + sempre (stayman/transfer/relay/interrog-)
    | + (stess-/ugual-) (scopo/fine/domanda/funzione/motivo) | + (tutte/entrambe/tutt) .. (chied-/interrogativ-/transfer/stayman)
c_purpose-no =
    | (altro/diverso) scopo
    | <not> .. scopo | scopo .. (divers-/<not>/no) | (nessuno/altro/divers-) scopo
    | (una/prima) chiede .. (altra/seconda) (mostra/naturale/dice)
c_known-no =
    | <not> .. (sa/conosc-/chiaro) .. significa-
    | <not> .. (sa/sanno/capire/capito/spiegare/ricorda/conosc-/scritto/stabil-/significa-) .. (significa-/dire/dichiar-/licit-)?
    | nessuno .. (capire/sa/capito/spiegare) | (impossibile) .. (sapere/stabilire/capire) | significati ignoti | senza accordi
    | manca (la)? convention | appena nata | coppia nata
    | <not> .. (accord-/discuss-/concordat-/parlato/scritto/spiega-/convention/sistema/stabilit-) .. (significa-/dire)?
    | (nessuno/neanche loro/nemmeno loro) .. (sa/sanno/sapeva/spiega/ricorda/chiaro)
    | (contraddic-/due versioni/ognuno dice/prima volta insieme)
c_similar-yes-else =
    | (stesso/simile/quasi) .. significat- | vuol dire .. (stessa/quasi)
c_similar-no-else =
    | <not> .. (simil-/stesso) | (tutt altro/divers-) .. (significat-)?
c_subset-yes-else =
    | (tutte/ogni) .. mani? .. (avrebbe/avrebbero/anche) | piu (precisa/preciso)
c_subset-no-else =
    | <not> .. (sottoinsieme/piu precis-)
c_purpose-yes-else =
    | (stesso/medesimo) scopo | entrambe .. (interrog-/chied-)
c_known-yes =
    | (significat-/accord-/spiegazione) .. (conosc-/chiar-/scritt-/noti/spiegat-/certa)
    | (sappiamo/so/sanno/conosciamo) .. (voglion-/dire/significat-)? | (spiegat-) .. (benissimo/filo/bene)?
    | (sulla/tutto) (carta/convention) | (carta/carte) (sistema) | ce l hanno (scritto/sulla) | lo confermano
    | cosa vogliono dire lo so
    | (tutt/entramb-/tutte) .. (spiegat-/scritt-/chiar-/note/noti/documentat-)
    | (carta/convention card/sistema/appunti) .. (dice/riporta/conferma/scritto/mostra)?
    | significat- .. (chiar-/cert-/sicur-/conosciut-/noto/noti) | (hanno/ha) (spiegato/confermato) | per accordo | da sistema
c_known-yes-else =
    | (prometteva/promette/mostra/mostrava/vuol/voleva dire/significa/limite/naturale/interrogativa/transfer)
c_similar-unsure =
    | + (se/boh/dubbio/dubito/insicuro/saprei/chissa/mah) .. (simil-/somigli-/senso/significat-)
    | + (simil-/somigli-/senso/significat-) .. (boh/chissa/mah/insicuro/saprei/pareggio)
c_subset-no =
    | + <not> .. (sottoinsieme/dentro/rientr-) | + sottoinsieme no | + altro che sottoinsieme | + nessun sottoinsieme | piu largo
    | (piu (ampi-/largh-/larg-)) | (molte/tante/alcune) mani .. <not>
c_subset-unsure =
    | + (se/saprei/dubbio/insicuro/mica) .. (mani/mano) .. (dentro/rientr-/stiano/stanno/stian-)
    | + (mani) .. (paio di maniche/dubbio/non posso dir-)
c_purpose-unsure =
    | + scopo .. (forse/boh/dubbio/insicuro) | + (men che meno/non so/se) .. scopo
