# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain = (comparabil-/paragonabil-)
topic = stesso (significato/scopo) | sottoinsieme
against =
    | insufficient-
    | fuori turno
hint =
    | significato | scopo
c_similar-yes =
    | (stesso/simile/analogo/uguale/praticamente) (significato/senso) | significato .. (uguale/simile/stesso) | (uguali uguali)
    | (vuol dire/significa/mostra/dice/indica) .. (stess-/simil-/uguale/quasi) | stess- (mano/cosa/roba/colore/significat-)
    | stess- (forza/forze/lunghezza/forma/tipo di mano/valori/punti) | + (praticamente/quasi/significhi) (uguale/stessa cosa/stesso)
    | praticamente (uguali/stessa)
c_similar-no =
    | tutt altro | niente (a che/in comune) | <not> .. (simil-/somigli-/assomigli-) | <not> (stesso/simile) (significato/senso)
    | <not> (dicono/dice/vuol dire/significa/significano/mostra) .. stess- (cosa/significato)? | (senso/significato) (divers-/no)
    | (simili/simile) (no/non/manco/mica) | mica (uguale/simile/uguali) | significat- , divers- | significat- .. mano no
c_subset-yes =
    | sottoinsieme | + (tutte/ogni/quasi tutte/quasi ogni) .. (mani/mano) .. (avrebb-/prima/fatto/rientr-/passat-/dentro/sarebbe-)?
    | (sta/stanno/ci stanno/dentro) (tutto/tutte)? (dentro/nella/prima) | + avrebbe- .. (passato/fatto/aperto/dichiarato) .. (prima/anche)?
    | piu (precis-/limitat-/ristrett-/strett-) | + (tutte/ogni) .. (anche/avrebb-/sarebbe-)
    | (rientra/rientrano/compres-/contenut-/inclus-) .. (prima/vecchia/nell/nella/originale)
    | (ogni/qualunque/qualsiasi/tutte) (le)? mani? .. (vecchia/prima/rientra/rientrano/fa) | + (ogni/qualunque/qualsiasi/tutte) .. mani? .. (avrebb-)
    | dentro .. mani .. (vecchia/prima)
c_purpose-yes =
    | (stesso/medesimo) (scopo/fine/mestiere/lavoro/obiettivo) | sempre per chiedere | (scopo) .. (quello/stesso/uguale)
    | (chiede/chiedono/chiedere) .. (chiede/chiedono/uguale/sempre) | (entrambi/tutte e due/tutt/entrambe) .. (chied-/serv-/richiest-/interrog-)
    | domandano uguale | serve (alla/a) stessa | (tutte/entrambe/tutt) .. (chied-/interrogativ-/transfer/stayman)
    | scopo (identic-/uguale/medesimo/stesso) | chiedono (tutti/assi/uguale/stessa) | stess- (domanda/scopo/funzione/motivo/fine)
    | (tutte & #2/entrambe/tutt & #2/entrambi) .. (domande/chied-/relay/interrogativ-/stayman/transfer) | (interrogativa) prima , interrogativa dopo
    | sia .. sia .. (chied-/chiedono) | chiede stessa cosa
c_purpose-no = scop- (divers-/differen-/no/non) | <not> (serve/servono/hanno) .. scopo | <not> .. stesso scopo | nessun- scopo | <not> scopo
c_known-no =
    | + <not> .. (sa/conosc-/chiaro) .. significa-
    | + <not> .. (sa/sanno/capire/capito/spiegare/ricorda/conosc-/scritto/stabil-/significa-) .. (significa-/dire/dichiar-/licit-)?
    | + nessuno .. (capire/sa/capito/spiegare) | + (impossibile) .. (sapere/stabilire/capire) | + significati ignoti | + senza accordi
    | + manca (la)? convention | + appena nata | + coppia nata
    | + <not> .. (accord-/discuss-/concordat-/parlato/scritto/spiega-/convention/sistema/stabilit-) .. (significa-/dire)?
    | + (nessuno/neanche loro/nemmeno loro) .. (sa/sanno/sapeva/spiega/ricorda/chiaro) | + (contraddic-/due versioni/ognuno dice/prima volta insieme)
    | + <not> .. (sappiamo/so/si sa/sanno) .. (volesse/voleva/vuol) (dire)? | + del senso .. <not> | + <not> (sappiamo/so) cosa | manca .. convention
c_similar-no-else = tutt altro
c_subset-yes-else =
    | (tutte/ogni) .. mani? .. (avrebbe/avrebbero/anche) | piu (precisa/preciso)
c_subset-no-else =
    | <not> .. (sottoinsieme/piu precis-)
c_known-yes =
    | (significat-/accord-/spiegazione) .. (conosc-/chiar-/scritt-/noti/spiegat-/certa)
    | (sappiamo/so/sanno/conosciamo) .. (voglion-/dire/significat-)? | (spiegat-) .. (benissimo/filo/bene)? | (sulla/tutto) (carta/convention)
    | (carta/carte) (sistema) | ce l hanno (scritto/sulla) | lo confermano | significat- .. (noti/note/conosciut-/stabilit-/letti/li so/conosciamo)
    | (significat-/sistema) (sono)? (chiari/noti)
c_known-yes-else = (chiedono/domande per) assi | sono relay | (prometteva/promette/mostrava/mostrano/limite/naturale)
c_similar-unsure =
    | + (se/boh/dubbio/dubito/insicuro/saprei/chissa/mah) .. (simil-/somigli-/assomigli-)
    | + (simil-/somigli-/assomigli-) .. (boh/chissa/mah/insicuro/saprei/pareggio/dubbi-)
    | + (senso/significat-) (boh/chissa/dubbi-/incert-) | + (se/insicuro) .. stesso (senso/significato) | + somiglianza dubbi-
    | + (simile/simili) ++ (boh/insicuro/dubbio su tutto/proprio) | + senso .. medesimo insicuro | + (simile/somiglia) ++ (insicuro/boh)
c_subset-no =
    | <not> .. (sottoinsieme/rientr-) | sottoinsieme (no/nemmeno/neanche/manco) | altro che sottoinsieme | piu largo | (piu (ampi-/largh-/larg-))
    | (molte/tante/alcune/certe/sono/ci) mani .. <not> | mani .. <not> (stanno/sta/rientr-/entr-/avrebb-)
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
