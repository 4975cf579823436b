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
    | (difensore/giocatore/quello/attaccante/mano/persona/compagno) (giusto/giusta/regolare/corretto) | chi (<doveva>/di turno) .. (attacc-)? | attacco (giusto/regolare/corretto) | giusto , | (giusta/giusto) $
    | (<doveva>) proprio (a)? (lui/lei/me/io) | di turno | (tutto)? regolare | (<att>) chi (<doveva>/di dovere) | (sono/ero) io di attacco | io di attacco
    | (proprio) <him> che (deve/doveva) | giusto (attacc-) | e giusto | <who> che (deve/doveva/<doveva>) | attacco mio | attacco <he>? mio giusto
leader-right =
    | (toccava/spettava) (a)? <him> .. (giusto/regolare) | attacco regolare .. <him>? .. (<doveva>)?
leader-wrong =
    | (difensore/giocatore/quello/quella/attaccante/compagno/persona/mano/parte/lato/signora/signore/lato/uno/avversario) (<sbagliato>) | (<sbagliato>) .. (attacc-/difensore) | attacco (sbagliato/sbagliata/irregolare) | ^ sbagliato (,/di mano)
    | (fuori turno/non toccava/fuori posto) | <not> (<doveva>) | <not> (di turno) | (al posto/invece) .. (<him>/di/del/mio/suo)? | (che/chi) <not> (<doveva>/entrava/c entrava)
    | (toccava/spettava/doveva) (attaccare)? (a/al/all/alla)? (<him>/altro/altra/compagno/signora/suo compagno/mio compagno) | attacco (di/del/della/dell) (suo/mio)? (compagno/altro)
    | , ma (di/era di/toccava/doveva) <him> | ma <him> (doveva/di turno) | (compagno) di chi | <him> che (<doveva>) .. coperta | (attacca/attaccato) .. (mia/sua) parte sbagliata | compito di <him> | attacco .. altro difensore
    | (<att>) .. <him> (ma/invece/e) (<doveva>) .. <him> | sbaglia .. attacca | dove star ferm- | invece <him> | doveva <him> | attaccante sbagliato | altro leader
    | (giusto/chi toccava/quello di turno/chi doveva) .. (copert-) ++ (scopert-/faccia in su/girato/girata) | (copert-) di chi toccava | copert- .. (giusta/giusto) ++ (scopert-/faccia in su/girat-) | (giusto/di turno/chi toccava/chi doveva) (,)? <he>? (avuto)? <not> .. (giu/messo/attaccat-) | mia .. copert- ++ (scopert-/faccia in su/attacca)
leader-decl_side =
    | (attacca/attaccato/uscito/esce) (dichiarante/morto) (al posto/invece)? | <declarer> (s)? <he>? .. (attaccato/attacca/attacca lui) $ | (dichiarante/morto) <he>? (attaccato/attacca/uscito/esce) | attacco scopert-? (del/dal/di/da) (dichiarante/morto) | compagno di dichiarante (attacca/attaccato) | compagno del? dichiarante attacca
    | (quello/giocatore) del contratto .. (attacc-/carta) | attacco .. fatto dal? (dichiarante/morto) | (futuro) (morto/dichiarante) .. (attacc-/attacco/carta)? | (parte/linea) del dichiarante | doveva (fare/stendere) (da)? morto
    | (carta/attacco) messa? (dal/del) dichiarante | (comprato) contratto .. carta | (carta) * (dal/del) dichiarante ++ attacca | <who> compagno di dichiarante | dichiarante .. (messo) .. attacco | doveva stendere
faced-no = (<not>/nessuna) (scopert-/girata/girate) (ancora)?
faced-no-else =
    | (copert-/non scopert-/non girata/faccia in giu/dorso/rovesciat-)
faced-yes =
    | (scopert-/girata/faccia in su/in chiaro/visibile/scoperto/girato/visto da tutti) | (vist-) (da)? tutti | a faccia su
partner_down-yes =
    | (altro/altra/compagno/<named>) .. (avuto/posata) .. (sua/mia/carta)? .. (copert-/faccia in giu/posata) | (giusto/lui/chi .. turno/chi doveva/<him>) .. (avuto/posata) .. (copert-/faccia in giu/posata) ++ (scopert-/faccia in su/sbagliat-/altro/altra) | (tutti e due/entrambi) .. attacc-
    | (copert-/faccia in giu) ++ (scopert-/faccia in su)
partner_down-no =
    | (altro/compagno) <not> $ | (altro/giusto/compagno/<him>) .. <not> .. (messo/attaccat-/posat-/giu) | <not> .. (messo/posato) .. (giu/tavolo)
dummy_seen-yes =
    | (vist-/visto/vede/intravist-) * (del)? morto | morto .. (stes-/steso/giu/scende/sceso/scendere/aperto/apre) .. (vist-/carte/carta) | morto (sceso/steso/aperto) | morto apre .. carte | morto .. (appoggiat-/mostrat-) .. carte
dummy_seen-no =
    | <not> .. (vist-/vedere) .. morto | morto <not> .. (steso/stende/sceso/vist-/scopert-/scendere) | morto (tutto)? coperto | morto .. nessuno .. visto | <not> carta vista
misinformed-yes =
    | (dett-/detto/dice/indicando/assicurat-) .. (tocca-/attacc-/uscire/esci/attacchi) | indicato (dal/come) .. | indicat- .. come attaccante
    | (tocca a te/tocca a lei/attacca tu/esci tu/vai tu/sta a te/attacchi lei/attacchi tu)
misinformed-no =
    | nessun- .. (detto/dett-/indotto/indicat-) | nessuno .. (detto/dett-/indott-/indotto/indicat-) | <not> (avversario/nessuno) .. (detto/indicat-) | (da sol-/sua iniziativa/colpa sua/distrazione)
choice-accept =
    | <accepts> | (accett-/tiene/tengo/gradisc-) .. (la/lo/volentieri/attacco/io)? | (tengo/tiene/prende per buon-/accetta/lo prendo/la prendo/prendo) | va bene | accettato | (lasciare/lasciar) carta | gioca lui
choice-refuse =
    | <not> .. <accepts> | <declines> | (vuole/voglio) .. (altro/indietro/altra/rimett-/riprend-) | <not> (vuole/accett-/voglio/gradi-) | rifiut- | (dichiarante) .. (fatta/fatto/fa/faccio) .. (riprend-/ritir-/rimett-)
    | (no grazie/ritiri) | ritir- (la carta)? (per favore) | (attacchi/attacca) .. (chi doveva/chi deve) | non vuole saperne | (dice/detto) no
choice-spread =
    | <declarer> .. (stes-/stende/stendo/mette giu .. carte/cala/scopre) (sue/le/mie/carte/mano)? ++ (attacc-/scopert-/difensore/sbagliat-) | (fa/diventa/faccio) morto | (stendo/stende) (io/lui/mie/sue/carte) | dichiarante .. (vuole/sceglie) .. (morto/stendere)
    | aperto sue .. (morto)? | ^ (stende/stendo) | dichiarante stende
choice-undecided =
    | <not> .. (decis-/scelt-/chiest-/interpellat-/domandat-) | prima (che)? .. (scegliess-/decidess-/scegliere/decidere/domando/deciso/scelto) | (ora/adesso) .. (spiego) .. (scelte/opzioni) | nessuno .. chiesto | cosa preferisce | sta pensando
leader-unless =
    | <accepts> | <declines> | (rifiut-/stend-/steso) | no grazie | compagno (butta/mette)
