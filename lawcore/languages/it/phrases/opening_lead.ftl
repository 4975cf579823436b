# How an opening lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 41
certain =
    | attacco coperto .. (posso/cambi-/ritir-/riprend-)
    | (ritir-/cambi-) .. attacco
    | morto .. (steso/stende) prima .. attacco
    | attacco (scoperto/coperto) .. (giusto/chi doveva)
topic =
    | (attacco/attacc-) .. (coperto/coperta/copert-)
    | (chi doveva attaccare/difensore giusto/quello giusto) .. (attacc-)
    | (attacco) .. (difensore giusto/ritir-/giusto)
    | (attacco iniziale) .. (giusto/copert-)
    | (attacc-) .. quello sbagliato .. coperta
    | (attacco) .. (scoperto/girato)
    | (ritirare) .. (attacco)
    | (morto) .. (stende/stendere) .. (prima dell attacco/per forza)
hint =
    | (coperta/coperto)
    | (ritir-)
trace =
    | attacc-
against =
    | (presa)
    | accett-
    | (dichiarante) .. (attacc-/stes-)
    | (seconda carta)
    | (mio compagno) .. (coperta/fuori)
word-att = attaccato | attacca | attacco | uscito | uscita | esce | attaccare | uscire | usciva | attaccava | attacchi | attaccano | mette giu | messo giu | butta | messo | gioca
word-doveva = doveva | dovevo | toccava | spettava | tocca | deve | era di turno | stava | spetta | dovuto
word-sbagliato =
    | sbagliato | sbagliata | non giusto | errato | errata
leader-right-else =
    | (difensore/giocatore/quello/attaccante/mano/persona/compagno) (giusto/giusta/regolare/corretto) | chi (<doveva>/di turno) | chi (<doveva>) .. (attacc-/attaccare/uscire) | attacco (giusto/regolare/corretto) | giusto ,
    | (<doveva>) (proprio)? (a)? (lui/lei/me/io) | (toccava/spettava/tocca) (a)? (lui/lei/me/io) | di turno | (tutto)? regolare | (<att>) chi (<doveva>)
    | (proprio) <him> che (deve/doveva) | giusto (attacc-) | e giusto | <who> che (deve/doveva/<doveva>)
leader-right =
    | (toccava/spettava) (a)? <him> .. (giusto/regolare) | attacco regolare .. <him>? .. (<doveva>)?
leader-wrong =
    | (difensore/giocatore/quello/attaccante/compagno/persona/mano/parte/lato/signora/signore/lato/uno/avversario) (<sbagliato>) | (<sbagliato>) .. (attacc-) | attacco (sbagliato/sbagliata)
    | (fuori turno/non toccava/fuori posto) | <not> (<doveva>) | <not> (di turno) | (al posto/invece) .. (<him>/di/del/mio/suo)? | (che/chi) <not> (<doveva>/entrava/c entrava)
    | (toccava/spettava/doveva/tocca) (a/al/all/alla)? (<him>/altro/altra/compagno/signora/suo compagno/mio compagno) | <him> (doveva/dovevo) | attacco (di/del/della/dell) (suo/mio)? (compagno/altro)
    | , ma (di/era di/toccava/doveva) <him> | ma <him> | (compagno) di chi | <him> che (<doveva>) .. coperta | (attacca/attaccato) .. (mia/sua) parte sbagliata
    | (<att>) .. <him> (ma/invece/e) (<doveva>) .. <him> | sbaglia .. attacca | dove star ferm-
leader-decl_side =
    | <declarer> (s)? <he>? .. (attaccato/attacca/attacca lui) $ | (dichiarante/morto) <he>? (attaccato/attacca/uscito/esce) | attacco (del/dal/di/da) (dichiarante/morto)
    | (<att>) (il)? dichiarante (stesso)? | (quello/giocatore) del contratto .. (attacc-/carta) | attacco .. fatto dal? (dichiarante/morto)
    | (carta) .. (dal/del) dichiarante | dichiarante .. ha attaccato | dichiarante , attacca
faced-no-else =
    | (copert-/non scopert-/non girata/faccia in giu/dorso/rovesciat-)
faced-yes =
    | (scopert-/girata/faccia in su/in chiaro/visibile/scoperto/girato/visto da tutti) | (vist-) (da)? tutti | mostrat- | a faccia su
partner_down-yes =
    | (altro/altra/compagno/giusto/lui/chi .. turno/chi doveva/<him>) .. (avuto/posata) .. (sua/mia/carta)? .. (copert-/faccia in giu/posata) | (tutti e due/entrambi) .. attacc-
    | (copert-/faccia in giu) ++ (scopert-/faccia in su)
partner_down-no =
    | (altro/giusto/compagno/<him>) .. <not> .. (messo/attaccat-/posat-/giu) | <not> .. (messo/posato) .. (giu/tavolo)
dummy_seen-yes =
    | (vist-/visto/vede) .. morto | morto .. (stes-/steso/giu/scende/sceso/stendere/carte/scopert-) .. (vist-)?
dummy_seen-no =
    | <not> .. (vist-/vedere) .. morto | morto <not> .. (steso/stende/sceso/vist-/scopert-)
misinformed-yes =
    | (dett-/detto/dice/indicat-/indicando/assicurat-) .. (tocca-/attacc-/uscire/lei/te/tu/quello)
    | (tocca a te/tocca a lei/attacca tu/esci tu/sta a te)
misinformed-no =
    | nessun- .. (detto/dett-/indotto) | nessuno .. (detto/dett-/indott-) | <not> (avversario/nessuno) .. detto | (da sol-/sua iniziativa/colpa sua/distrazione)
choice-accept =
    | <accepts> | (accett-/tiene/tengo/va bene/prendo/gradisc-) .. (la/lo/volentieri/attacco/io)? | (la/lo)? (tengo/tiene/prende/accetta) | va bene | accettato
choice-refuse =
    | <not> .. <accepts> | <declines> | (vuole/voglio) .. (altro/indietro/altra/rimett-/riprend-) | <not> .. (vuole/accett-/voglio/gradi-) | rifiut- | (fatta/fatto/fa/faccio) .. (riprend-/ritir-/rimett-)
    | (no grazie) | ritir- .. (la carta)? (per favore)? | (attacchi/attacca) .. (altro/chi doveva/chi deve)
choice-spread =
    | <declarer> .. (stes-/stende/mette giu/cala/scopre/stendo/stendere) | (fa/fare/diventa/faccio) morto | (stendo/stende/stendere) (io/lui/le mie/le sue/le carte)? | dichiarante .. (vuole/sceglie) .. (morto/stendere)
choice-undecided =
    | <not> .. (decis-/scelt-/chiest-/interpellat-/detto/spiegat-) .. (ancora)? | prima .. (scegliess-/decidess-/scegliere/decidere/domando/deciso/scelto) | (pensa-/pensando) .. (ancora)?
    | (ora/adesso) .. (spiego) .. (scelte/opzioni)
leader-unless =
    | <accepts> | <declines> | (rifiut-/stend-/steso) | no grazie | compagno (butta/mette)
