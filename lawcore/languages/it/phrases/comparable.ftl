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
    | (stesso/simile/analogo/uguale/praticamente) (significato/senso) | significato .. (uguale/simile/stesso) | stessa (cosa/roba)
    | (uguali uguali) | significhi lo stesso | (vuol dire/significa/mostra/dice/indica) .. (stess-/simil-/uguale/quasi)
    | stess- (mano/cosa/roba/colore/significat-) | stess- (forza/forze/lunghezza/forma/tipo di mano/valori/punti)
    | (significat-/licite/dichiarazioni/chiamate) (uguali/identic-/analogh-) | dicono stess- cosa | quasi uguali
    | equivalgono | + (praticamente/quasi/significhi) (uguale/stessa cosa/stesso)
    | praticamente (uguali/stessa)
c_similar-no =
    | (altro/diverso) significato | significato diverso | (simile/simili) (no/non) | senso diverso | tutt altro | niente di simile
    | (tutt altra/altra) (cosa/mano/roba) | niente (a che/in comune) | completamente divers- | <not> .. (simil-/somigli-/assomigli-)
    | <not> (stesso/simile) (significato/senso) | <not> (dicono/dice/vuol dire/significa/significano/mostra) .. stess- (cosa/significato)?
    | significat- (divers-/differenti/opposti) | (senso/significato) (divers-/no) | (simili/simile) (no/non/manco/mica)
    | mica (uguale/simile/uguali) | significat- , divers- | significat- .. mano no | <not> (dicono) stessa cosa | <not> somigli-
    | (dissimil-/tutt altro significato/agli antipodi) | significati (diversi/differenti) | <not> .. (equivalent-/analog-)
c_subset-yes =
    | sottoinsieme | piu precisa
    | + (tutte/ogni/quasi tutte/quasi ogni) .. (mani/mano) .. (avrebb-/prima/fatto/rientr-/passat-/dentro/sarebbe-)?
    | (sta/stanno/ci stanno/dentro) (tutto/tutte)? (dentro/nella/prima)
    | + avrebbe- .. (passato/fatto/aperto/dichiarato) .. (prima/anche)? | piu (stretto/stretta/precisa)
    | piu (precis-/limitat-/ristrett-/strett-) | + (tutte/ogni) .. (anche/avrebb-/sarebbe-)
    | (rientra/rientrano/compres-/contenut-/inclus-) .. (prima/vecchia/nell/nella/originale)
    | (ogni/qualunque/qualsiasi/tutte) (le)? mani? .. (vecchia/prima/rientra/rientrano/fa)
    | + (ogni/qualunque/qualsiasi/tutte) .. mani? .. (avrebb-) | dentro .. mani .. (vecchia/prima)
c_purpose-yes =
    | stesso scopo | (stesso/medesimo) (scopo/fine/mestiere/lavoro/obiettivo) | sempre per chiedere | (scopo) .. (quello/stesso/uguale)
    | (chiede/chiedono/chiedere) .. (chiede/chiedono/uguale/sempre)
    | (entrambi/tutte e due/tutt/entrambe) .. (chied-/serv-/richiest-/interrog-) | domandano uguale | stessa cosa , chied-
    | serve (alla/a) stessa | (stess-/ugual-) (scopo/fine/domanda/funzione/motivo)
    | (tutte/entrambe/tutt) .. (chied-/interrogativ-/transfer/stayman) | scopo (identic-/uguale/medesimo/stesso)
    | chiedono (tutti/assi/uguale/stessa) | stess- (domanda/scopo/funzione/motivo/fine)
    | (tutte & #2/entrambe/tutt & #2/entrambi) .. (domande/chied-/relay/interrogativ-/stayman/transfer)
    | (interrogativa) prima , interrogativa dopo | sia .. sia .. (chied-/chiedono) | chiede stessa cosa | serve (alla/a)? stessa cosa
c_purpose-no =
    | (altro/diverso) scopo | scop- (divers-/differen-/no/non) | <not> (serve/servono/hanno) .. scopo | <not> .. stesso scopo
    | nessun- scopo | (nessuno/altro/divers-) scopo | (una/prima) chiede .. (altra/seconda) (mostra/naturale/dice) | <not> scopo
c_known-no =
    | + <not> .. (sa/conosc-/chiaro) .. significa-
    | + <not> .. (sa/sanno/capire/capito/spiegare/ricorda/conosc-/scritto/stabil-/significa-) .. (significa-/dire/dichiar-/licit-)?
    | + nessuno .. (capire/sa/capito/spiegare) | + (impossibile) .. (sapere/stabilire/capire) | + significati ignoti | + senza accordi
    | + manca (la)? convention | + appena nata | + coppia nata
    | + <not> .. (accord-/discuss-/concordat-/parlato/scritto/spiega-/convention/sistema/stabilit-) .. (significa-/dire)?
    | + (nessuno/neanche loro/nemmeno loro) .. (sa/sanno/sapeva/spiega/ricorda/chiaro)
    | + (contraddic-/due versioni/ognuno dice/prima volta insieme) | + <not> .. (sappiamo/so/si sa/sanno) .. (volesse/voleva/vuol) (dire)?
    | + del senso .. <not> | + <not> (sappiamo/so) cosa | (sistema/convention) <him>? <not> scritto | manca .. convention
c_similar-no-else =
    | tutt altro | completamente diverse
c_subset-yes-else =
    | (tutte/ogni) .. mani? .. (avrebbe/avrebbero/anche) | piu (precisa/preciso)
c_subset-no-else =
    | <not> .. (sottoinsieme/piu precis-)
c_known-yes =
    | (significat-/accord-/spiegazione) .. (conosc-/chiar-/scritt-/noti/spiegat-/certa)
    | (sappiamo/so/sanno/conosciamo) .. (voglion-/dire/significat-)? | (spiegat-) .. (benissimo/filo/bene)?
    | (sulla/tutto) (carta/convention) | (carta/carte) (sistema) | ce l hanno (scritto/sulla) | lo confermano | cosa vogliono dire lo so
    | (tutt/entramb-/tutte) .. (spiegat-/scritt-/chiar-/note/noti/documentat-) | significat- .. (chiar-/cert-/sicur-/conosciut-/noto/noti)
    | (hanno/ha) (spiegato/confermato) | per accordo | da sistema | significat- .. (noti/note/conosciut-/stabilit-/letti/li so/conosciamo)
    | (conosciamo/conosco) | (significat-/sistema) (sono)? (chiari/noti)
    | (carta/convention card/sistema/appunti) .. (dice/riporta/conferma/mostra)
c_known-yes-else =
    | <card> (mostra/promette/mostrava) | (chiedono/domande per) assi | sono relay
    | (prometteva/promette/mostrava/mostrano/limite/naturale)
c_similar-unsure =
    | + (se/boh/dubbio/dubito/insicuro/saprei/chissa/mah) .. (simil-/somigli-/assomigli-)
    | + (simil-/somigli-/assomigli-) .. (boh/chissa/mah/insicuro/saprei/pareggio/dubbi-)
    | + (senso/significat-) (boh/chissa/dubbi-/incert-) | + (se/insicuro) .. stesso (senso/significato) | + somiglianza dubbi-
    | + (simile/simili) ++ (boh/insicuro/dubbio su tutto/proprio) | + senso .. medesimo insicuro | + (simile/somiglia) ++ (insicuro/boh)
c_subset-no =
    | <not> .. (sottoinsieme/rientr-) | sottoinsieme (no/nemmeno/neanche/manco) | altro che sottoinsieme | nessun sottoinsieme | piu largo
    | (piu (ampi-/largh-/larg-)) | (molte/tante/alcune/certe/sono/ci) mani .. <not> | mani .. <not> (stanno/sta/rientr-/entr-/avrebb-)
    | <not> (stanno/sta) (dentro/nella/nella vecchia) | + <not> (tutte/ogni) .. mani? .. avrebb-
c_subset-unsure =
    | + (se/saprei/dubbio/insicuro/forse) .. (mani/mano) .. (dentro/rientr-/stiano/stanno/stian-)
    | + (mani) .. (paio di maniche/dubbio/non posso dir-) | + (forse/dubbio/insicuro/boh/dubbi-) .. sottoinsieme
    | + sottoinsieme .. (boh/forse/dubbi-/chissa/insicuro) | + (sottoinsieme/mani rientrano) ++ (boh/dubbio/insicuro/chissa/forse)
c_purpose-unsure =
    | + scopo .. (forse/boh/dubbio/insicuro/dubbi-/incert-)
    | + (men che meno/non so/se/insicuro/dubbio/boh) .. scopo .. (stesso/uguale/identico) | + (insicuro/dubbio) se .. scopo
    | + (in dubbio/insicuro) .. scopo | + per scopo .. dubbi- | + stesso scopo ++ (proprio/insicuro/boh/dubbi-) | + men che meno scopo
asked-about = c_similar c_subset c_purpose
