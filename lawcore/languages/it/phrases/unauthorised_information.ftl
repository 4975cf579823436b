# How unauthorised information is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 16
asked-about = u_la u_adv
certain =
    | (pensato/pensa/pensando/pensarci) .. (lungo/minuto/secondi/po/molto) .. (passa-/licit-/contr-/prima)
    | (contro/passo/licita) lent-
    | esitazion-
    | (fatto una domanda/domanda) .. poi .. (passato/attaccato/licit-)
topic =
    | informazion- (non autorizz-/illecit-/illegittim-)
    | (esit-/tempo/tentenn-/pensat-/pensa/pensato/pausa/lento/lentamente/lungo/ci ha messo) .. (passo/passat-/contro/contrat-/licit-/compagno/riapert-/minuto/secondi/dichiar-)
    | (licit-/passo/contro) .. (lento/lentamente/dopo lunga/dopo lungo/esit-/pensat-) | (esitazion-/esitat-) | alternativ- (logic-)
    | (sentit-/sento/visto) .. (altro tavolo/tavolo accanto/tavolo vicino/tavolo)
    | (smorfi-/gest-/scuot-/scosso/sospir-/sbuff-/commento/faccia) .. (licit-/passo/compagno/contro/testa) | (smorfi-/sospir-/sbuff-)
    | (testa) .. (licita/compagno) | (usare) .. (compagno) .. (ritirat-/mostrat-) | (chiesto/domanda) .. (poi/e) .. (passat-/attaccat-)
    | (suo/mio) (alert/spiegazione) .. (svegli-/ricord-)
hint =
    | (compagno)
    | (sugger-)
    | (riaperto/riapre)
against =
    | (spiegato male/spiegazione sbagliata)
    | renonc-
    | (morto/dichiarante) .. pensat-
word-lento =
    | esita | esito | esitava | esitato | esitando | esitare | esitazione | esitazioni | pensata | pensate | pensato | pensando | pensamento
    | pensarci | pensa | pens- | pausa | pause | tempo | lento | lenta | lentamente | lentezza | lunghissim- | tentenn- | titub- | indugi-
    | indugio | rifless- | rifletteva | riflett- | riflettere | tankat- | veloce | velocissim- | rapido | rapidissim- | fulmine-
    | intervallo | tergivers- | rimugin- | ripens-
word-gesto =
    | scoss- | scuot- | scuote | gest- | gesto | smorfi- | sospir- | sbuff- | sorris- | sorrid- | comment- | commento | espression- | tono
    | voce | annui- | faccia | facce | faccino | occhi | occhiat- | occhiata | sguard- | mimica | cenno | battuta | battutina | esclam-
    | borbott- | mormor- | bisbigli- | ridacch- | risata | risatina | ride | rideva | sopraccigli- | sopracciglio | sbianc- | alzato | testa
    | sbatt- | sbattuto | tamburell- | colpetto | tossi- | tosse | fischi- | ah | eh | uffa | accidenti | oh | ops | peccato | caspita
    | urlato | gridato | frase | parola | parole | osservazione
word-detto_cosa =
    | spiegazion- | spiegazione | spiegat- | spiega | spiegava | alert | alerta | alertato | allert- | allerta | annunci- | annuncio
    | descri- | descrizion- | risposta | risponde | risposto
word-vantaggio =
    | guadagn- | guadagnato | vantagg- | vantaggio | danno | danni | danneggi- | danneggiati | profitto | profittat- | hanno rimesso
word-indica =
    | suggeriv- | suggerisc- | suggerir- | suggerend- | suggeriva | suggerisce | suggerisse | indica | indicava | indicare | indicasse | spingeva | spinge | diceva di | chiedeva di | chiedeva
    | imponeva | puntava | prometteva | mostrava | faceva capire | consigliava | consiglia | diceva tutto | indirizzava | invitava
word-indicato =
    | sugger- | suggeriva | suggerisce | suggerisse | indica | indicava | indicare | indicasse | spingeva | spinge | diceva di | chiedeva di | chiedeva
    | imponeva | puntava | prometteva | mostrava | faceva capire | consigliava | consiglia | diceva tutto | indirizzava | invitava
word-incerto =
    | insicuro | dubbio | dubbia | dubbi | incerta | incerto | non lo so | non so dire | boh | mah | da valutare | da vedere | devo vedere | da stabilire | non chiaro | non lo giurerei | non giurerei | non capisce | non si capisce
    | non saprei | da decidere | dubito | in forse | non certo | chissa | non son certo | non ne son certo | resta da capire | non lo ricordano | da capire
when-now-else =
    | (durante/piena/mezzo/meta/siamo in/corso) .. (licita/licitazione/gioco/dichiarazione/mano/presa) | (dobbiamo/devo) .. giocar- | (dobbiamo) giocarlo | board .. (in mano) | chiamato $ | siamo in licita
    | (licita/dichiarazione/gioco/mano/licitazione) (in corso/aperta/va avanti/continua) | giochiamo $
    | (ora/adesso) (dichiaro/licito/gioco/parlo/tocca/arbitro/chiam-/siamo/io) | tocca io | tocca lui
    | (stiamo/sta/stanno/stavamo) .. (licitando/giocando/dichiarando) | arbitro (adesso/ora)
    | <not> .. (licitato/dichiarato/parlato/giocato/attaccato) $ | (resto/resta) .. (licita/gioco)
    | in (licita/dichiarazione/gioco) | (gioco/mano) <not> finit- | adesso $
    | (in)? pieno (gioco) | (chiamiamo/chiamo) (arbitro)? $ | (gioco/mano/board/licita) in corso
    | tocca a <him> (dichiarare/licitare/giocare/parlare/attaccare)
when-after =
    | + (a giochi fatti/giochi fatti/cose fatte) | + (guardando/leggendo/controllando) .. (diagramma/diagrammi/score/mani/punteggi-) | board giocato | (dopo mano) | comitato
    | + (a cena/in macchina) | + (prossim-/success-) (board/mano) | + (segnato/segnando/registrat-)
    | (mano/board/smazzata/gioco/turno/torneo/incontro/carte/sessione) (finit-/terminat-/conclus-/chius-/giocat-/archiviat-/riposte/rimesse)
    | fine (mano/smazzata/gioco/board/turno/torneo/sessione/partita) | (finit-/terminat-/giocat-/conclus-) (mano/gioco/smazzata/board/turno)
    | dopo (gioco/mano/smazzata/board/turno/partita/fine) | carte (riposte/rimesse/finite/giocate/raccolte/nel board)
    | (accorg-/accort-/scopr-/scopert-/saput-) .. dopo $
source-tempo =
    | + (preso/presa) (suo tempo/tempo) | + fuori tempo | + in un lampo | + con calma | + (pensa/pensato/pensava) (su/a lungo)
    | + <lento> | + <number> (secondi/minuti/sec/secondo/minuto/min) | + secondi
    | + (minuto/minuti/secondi/eternita/secolo/vita/mezzora/ora/ore) .. (prima/poi/su/pass-/contr-/per/a)
    | + (messo/impiegat-/preso/presa/stato/sta li/fermo/aspett-) .. (secondi/secondo/minuto/minuti/tempo/vita/eternita/secolo/ore/ora/molto/troppo)
    | + dopo (eternita/vita/secoli/secolo/lung-) | + (passo/contro/licita/dichiarazione) (lent-/veloce/rapid-/secco/lungo)
    | + mano sul cartellino | + (eternita/secolo)
    | + <not> c <not>? (esitazione/esitazion-/pausa/pensata)
source-words =
    | + (fatto) (faccia/verso/smorfia) | + (alzato) sopracciglio | + ad alta voce
    | + <gesto> | + (dice/detto/diceva) .. (voce/davanti a tutti) | + (con)? tono
    | + <not> (visto/vede/sentito/notato/vedevo) .. <gesto> | + <not> (visto/vista) (ne)? sentito .. <gesto>
source-explanation =
    | + <detto_cosa> .. (ricordat-/svegliat-/svegli-/capito/capisc-/accort-/malintes-/sentit-/scordat-/dimenticat-/cambio idea/fatto capire)
    | + (dall/dalla/con/dopo/sentendo/sentito/sentit-/sentire) (quella/sua/suo/la)? (spiegazion-/spiegazione/alert/allert-/allerta/annuncio/risposta/descrizion-)
    | + compagno .. (spiega-/spiegat-/alert-/allert-/annunci-/descri-)
    | + (sua/suo) (spiegazion-/spiegazione/alert/allert-/annuncio/risposta)
    | + (spiegazion-/spiegazione/alert/allert-/annuncio/risposta) (del/di) (mio/suo/mia)? compagno
    | + (risponde/risposto/risposta) .. (domanda/capisco/capito) | + dall (spiegazion-/alert/allert-/allerta) ... capito
source-withdrawn =
    | + (ritirat-/ritira/annullat-/ripres-/riprendere/insuff-/insufficient-/sostituit-/rimangiat-)
source-other =
    | + (sentit-/sentiva/senti-) .. (corridoio/bar/bagno/sala) | + (dal/al/nel) (bar/corridoio/bagno)
    | + (altro/altri/accanto/vicin-/fianco/quello) .. tavol- | + tavolo (accanto/vicino/affianco/a fianco/fianco/dietro/<number>)
    | + tavolo di fianco
    | + (sentit-/vist-/visto/ascoltat-/udit-/intravist-) .. (tavolo/risultat-/mano/score/punteggio/board/smazzata/carte/contratto)
    | + (kibitz-/angolist-/monitor/tablet/schermo/bridgemate/rama/tabellone/score/diagramm-/spettator-)
    | + passat- sotto occhi
source-words-else =
    | + (domand-/domanda/chiest-/chiede/chiedendo/interrog-) | + <named> (ha)? (dice/detto/diceva/fa) | + <he> detto | + detto .. compagno
source-explanation-else =
    | + <detto_cosa>
u_info-yes =
    | + (chiara/evidente/netta/marcata/lunghissima) (esitazione/pausa) | (ha)? (svegliato/svegliata) | capito (tutto) | <he> capito $
    | (dall/dalla) (spiegazion-/alert/allert-/allerta/risposta) .. (capito/capisco) | spiegazione * capisco | alerta .. capisco | informazione (si/presente/passata) | (carta ritirata/contro ritirato) .. (fa capire/diceva)
    | + (evidente/netta/ammess-/accertat-/palese/riconosciut-/lampante/marcat-/vistos-) .. (<lento>/gesto)
    | + <lento> .. (chiara/evidente/netta/ammess-/accertat-/palese/riconosciut-/lampante/ammett-/ammetto/ammette/innegabil-/confermat-)
    | (tutti/tavolo/tutto il tavolo) .. (d accordo/concord-/visto/sentito/notat-/conferm-)
    | compagno .. (sentito/visto/notat-/colto) (benissimo/bene/$) | (visto/vista/sentito/sentita/sentite/notata/notato) (bene/benissimo/tutti) | fa capire al compagno
    | (sentit-/vist-) .. (benissimo/chiaramente) | davanti a tutti | nessuno (neg-/contest-) | avuto informazione | a voce alta ++ compagno
    | (spiegazion-/spiegazione/allert-/allerta/alert) .. (svegliat-/ho capito/abbiamo capito/sentita) $
    | + (ammett-/ammetto/ammesso) | dall (allert-/allerta/alert/spiegazion-) .. capito | capito (antifona/messaggio/tutto/equivoco)
    | <him> (sente/vede/nota/coglie/capisce/legge) (tutto/bene/&/,) | <him> (letto/sentito/visto/notato) (tutto)? $
    | accorge di aver sbagliato | (fatto capire/mostrato) .. (occhi/faccia/sguardo/tono)
    | <him> capito (di/che)
u_info-no =
    | + compagno <not> accort- | + <not> se accort- | + nessuno (sentito/visto/notat-)
    | <not> (ha)? (mai)? (esitat-/esitazion-/pensat-/pausa) | + (nega/negano/negato) .. (esit-/pens-/pausa) | + <not> (alcuna)? informazion- | + <not> dato (niente/nulla/<not>/alcuna) .. (compagno/informazion-)?
    | + <not> .. (arrivat-/passat-) $ | + <not> dato .. compagno | + compagno <not> .. (vist-/sentit-/notat-)
    | + <not> (potev-/potuto)? (vist-/sentit-/vedere/sentire/sapern-/accort-/notat-) | + (fuori/altrove) (dalla/sala/stanza) | + ritmo normale
    | + ero fuori | compagno .. (di spalle/girato/distratt-/via/assente/bagno/bar) | occhi (sulle/sue carte) | stava (parlando/guardando/leggendo)
    | + <not> c <not>? (esitazione/esitazion-/pausa/pensata)
u_info-unsure =
    | + (discute/discut-) .. <lento> | + uno dice .. (altro/altra) | + (contest-/discut-/litig-/controvers-) .. (se/quanto/durata/<lento>) $ | + informazione (dubbia/incerta) | + forse esitat- .. forse <not> | + (capire) se .. (accort-/sentit-/notat-/visto)
    | + chi dice .. chi dice | + <cannot_tell> (se)? (ha/abbia/avesse/aveva/fosse/sia/ha avuto/davvero)? (una/la)? (<lento>/sentit-/vist-) $ | + (<incerto>) .. (accort-/capito/notat-)
    | + (dicono/dice) (<him>/di/che)? ... (diciamo/dico/dice/dicono) (di/che)? (<not>/no)
    | + <lento> (contestat-/controvers-/discuss-)
u_points-yes-else =
    | + (<lento>/esitazione/gesto/occhi/sguardo/alert/spiegazione/che/cosa/quello/contro/passo/domanda) .. <indica> | + <indica> (proprio/chiaramente)? (picche/cuori/quadri/fiori/contro/di/<card>/il/attacco/passo) | + (lento/<lento>/domanda/gesto) .. (chiedeva/diceva/mostra/mostrava/indica-/spinge-)
    | + ^ <indica> | + pero <indica> | + suggerita #1 azione
    | + (<lento>/gesto/pausa/smorfia/domanda/contro/passo) .. dice di
u_points-no-else =
    | + <not> .. (sugger-/indica/indicava/diceva/significa-/voleva dire/dice/mostra-/vuol dire) .. (nulla/niente/cosa/<not>)? | + (suggerisce/suggeriva/indica/indicava) <not>
    | + (indica/suggeriva/suggerisce/vuol dire/voleva dire/diceva/dire) .. <not> (di/nulla)? (preciso/particolare/che/$/,)
    | + (poteva/puo) .. (avere/essere/di)? .. (tutto/qualsiasi/qualunque) | + <not> di (preciso/particolare/che)
    | + <not> (capiva/capisce/capivo/deduceva/ricavava) (<not>/granche/molto)
u_points-unsure =
    | + <cannot_tell> ... <indica> | + <indica> * <cannot_tell> | + (cosa/che) (volesse/voleva) dire .. <cannot_tell> | + <not> so se <indica> | + se <indica> ... (<incerto>) | + <indica> * (<incerto>)
    | + <cannot_tell> .. (sugger-/indica-/significa-)
    | + (cosa/che) <indica> .. ? .. (<incerto>/<cannot_tell>) | + <indica> ? .. (<incerto>/<cannot_tell>)
    | + (suggerisse/indicasse/suggerissero) .. (<incerto>/<cannot_tell>)
u_la-no-else =
    | + <not> (poteva/potevo/posso) (passare/fare altro) | + <not> altra (scelta/dichiarazione/licita/possibilita) | + dichiarano tutti | + tutto campo
    | + <not> * (alternativ-/scelta/altre mosse/altra mossa/altro da) | + alternative zero | + azione unica | + sola azione | + unica (possibile/azione/mossa) | + alternative <not>
    | + (obbligat-/automatic-/ovvi-/scontat-/unic-/forzat-) .. (licita/dichiarazione/scelta/passo/azione/carta/rialzo/attacco/contro/sensata)?
    | + tutti .. (avrebbero/farebbero/direbbero/fanno/dichiar-/passano/licit-/detto/interrogati/intervistati) | + (lo fanno/fanno) tutti
    | + nessuno .. (passa/passerebbe/passava/avrebbe/fa) | + chiunque (avrebbe/farebbe/fa/dichiar-/passa/dice/attaccherebbe) | + anche mia nonna
    | + impossibile .. (altro/altrimenti) | + (100/cento) .. campo | + e basta | + (intero/tutto) campo
    | + alternativ- (logic-)? (:/?) (direi/di)? <not> (nessun-)? $ | + alternativ- (logic-)? , <not> $
    | + sola (licita/dichiarazione/scelta/possibilita) (sensata/possibile/logica/ragionevole)
    | + chiunque (rialz-/contr-/licit-/tir-/interv-)
u_la-yes-else =
    | + (passo/passare/contro/contrare) (opzione/possibile/logico/sensato) | + (qualcuno/alcuni) .. (passerebbe/passerebbero/passa) | + (poteva/potevo/si poteva) (passare/contrare/dichiarare/licitare) | + avuto scelta | + altre possibilita
    | + alternativ- (possibil-/c era/era)? $ | + (logica/logiche/valida) alternativ- | + alternativ- logic- si | + altra strada | + scelte vere | + (poteva/potevo) pass- | + c anche passo | + #2 azioni logiche | + altre (scelte/opzioni)
    | + (passo/passare/contro/altra) .. (alternativ-/logic-) | (c era/erano/avuto/avevo/aveva/avevano/esisteva) .. (alternativ-/scegliere)
    | + (scegliere) (fra/tra) | + alternativa logica
    | + (molti/tanti/alcuni/meta) (di loro)? (dicono/passano/avrebbero/passer-/farebbero/dice/hanno passato)
    | + (avrebbe/avrei/poteva/potuto) .. anche .. (pass-/attacc-/dich-/contr-) | + avrei dovuto dire (passo) | + potev- pass- | + (c) passo , lui
    | (avrei/avrebbe/avremmo/avrebbero) potuto (pass-/contr-/dich-/licit-/attacc-/$) | alternativ- logic- (si)? $
    | + (#1/#2/#3/#4) su (#5/#6/#7/#8/#9/#10) .. (pass-/licit-/dichiar-/contr-)
    | + (#1/#2) su #3 .. (pass-/licit-/dichiar-/contr-) | + (#1/#2/#3) su #4 .. (pass-/licit-/dichiar-/contr-)
    | + (maggior parte/maggioranza/diversi) .. (passer-/pass-/contrer-)
u_la-unsure =
    | + <cannot_tell> ... (alternativ-/opzione) | + alternativ- .. (resto/<cannot_tell>) | + meta .. meta | + <cannot_tell> .. alternativ- | + alternativ- (logica)? (<incerto>) | + forse .. alternativ-
    | + alternativ- * (<cannot_tell>/<incerto>) | + alternativ- .. ? .. (<cannot_tell>/<incerto>) | + (<incerto>) .. (se)? .. alternativ- | + passare .. alternativ- .. ma .. (<incerto>)
    | + (<incerto>/<cannot_tell>) se .. (altri/qualcuno/nessuno) .. (pass-/licit-/dichiar-/contr-)
u_chose-suggested-else =
    | (approfittato/approfitta) | + (fatto/licitato/attaccato) (proprio)? (quello/cio/quel) che .. (<indicato>) | + (seguito) (suggerimento/indicazione/dritta)
    | + (come) <indicato> | + (seguito/fatto/scelto/scelt-/segue/giusto/proprio) (quello/quella/cio/cosa)? .. <indicato> | + con licita suggerita | + scelta suggerita
    | + (scelt-/fatt-) (quella/quello/azione)? suggerit- | + usato .. (pausa/esitazione/informazione) | + <indicato> * (picche/cuori/quadri/fiori) & (lui/<he>) (picche/cuori/quadri/fiori) | + <indicato> .. (contro) .. contrato
    | + (scelto/fatto/licitato/attaccato/dichiarato/giocato/detto) (proprio/esattamente)? (quel/quello/quella/cio/la cosa) .. (<indicato>/diceva/voleva)
    | + (preso/presa/scelto/seguito/fatto/scelta/seguita) (la)? (via/strada/azione/linea/mossa/licita) (suggerit-/indicat-)
    | + <indicato> (di)? (togliere/levare) ... (tolto/toglie/levato)
    | + <indicato> (di)? (dichiarare/licitare/riaprire/continuare/rialzare/andare) ... (dichiarato/licitato/riaperto/riapre/continuato/rialzato/dichiara)
    | + <indicato> (di)? (il)? (contrare/contro) ... (contrato/contra) $
    | + <indicato> (di)? (passare/passo) ... <him> (passato/passa) $
    | + (dichiarato/attaccato/licitato/giocato/scelto) (nel)? (colore/seme/carta/contratto) (suggerit-/indicat-)
u_chose-other-else =
    | + (fatto/scelto) (opposto/contrario) | + (ignorato/ignora) (pausa/esitazione/spiegazione/suggerimento) | + andato contro
    | + (scelt-/scelto/fatt-/attaccat-/detto) .. (altro/diverso/contrario/opposto/altra) | + (apposta/contrario) .. pass- | + pass- apposta | + contrario (di/a)? (quello)? .. <indicato> | + (scelto/preso) (passo ,)? .. <not> quell- .. <indicato> | + preso altra | + azione suggerita .. , lui passa
    | + (apposta) | + <not> quell- .. (<indicato>/capire) | + <indicato> .. (passare) $ ++ scelto | + fatto altra
    | + <indicato> (di)? (togliere/levare/dichiarare/licitare/riaprire/continuare/rialzare/andare) ... , ma <him> (passato/passa/rimasto)
    | + <indicato> (di)? (passare/passo) ... , ma <him> (dichiarato/licitato/riaperto/rialzato/contrato)
    | + (evitato/evitata/evita/evitando) .. (suggerit-/indicat-/<indicato>)
u_chose-unsure =
    | + (suggerito/suggerita/scelto/scelta) .. (<cannot_tell>/<incerto>) | + se ... (suggerito/suggerita/scelto/scelta) ... (<cannot_tell>/<incerto>) | + <cannot_tell> .. (suggerita/scelta/scelto) | + scelta (incerta/dubbia) | + quale .. (scelto/preso) ... (<incerto>)
u_adv-yes-else =
    | <vantaggio> | (riuscit-/ha funzionato/costat-) .. (presa/prese/manche/slam/imp/contratto)?
    | + sostiene .. (perso/danno) | (perso/perdere/persi/perse) (presa/#1/#2/manche/slam/imp/contratto) | (fanno/fatto) top
    | (andata/andato) bene
    | (game/manche/slam/contratto) (che)? <him>? <not> (avrebbero/avrebbe) (dichiarat-/licitat-/chiamat-/fatto/raggiunto)
u_adv-no =
    | + danno <not> (c/e) | <not> .. (guadagn-/vantagg-/danno/danneggiat-) | (guadagnato/vantaggi/vantaggio) .. <not> | in piu (ha)? perso
    | (punteggio/risultato/score) (identico/uguale/stesso/lo stesso) | stesso (punteggio/risultato) | vantaggi zero
    | <not> (ha/hanno/abbiamo)? (perso/rimesso/costato) <not>
    | (board/mano) (piatto/piatta) | <not> .. differenza
    | (danno/vantaggio) (comunque/pero)? <not> (c/stato/$)
    | + <vantaggio> .. ? (no/<not>) ($/,)
u_adv-unsure =
    | + su danno .. (<not>/dubbio) | + ^ <cannot_tell> ++ (danno/vantagg-/guadagn-) | + (danno/vantaggio) (dubbio/incerto/<incerto>) | + (<vantaggio>) ... (<incerto>) | + (dubbi-/incert-) .. (danno/vantaggio)
    | + <cannot_tell> .. (<vantaggio>/portat-/danno) | + <vantaggio> .. <cannot_tell> | + danno .. (mah/boh/<cannot_tell>)
    | + <vantaggio> .. ? .. (dubito/chissa/forse/magari/<incerto>/<cannot_tell>)
    | + (danno/vantaggio) .. <not> (sbilancio/saprei)
aside =
    | (finta/come se/fingere/finge) .. (sentit-/saper-/nulla/niente/vist-/fosse/saperlo)
u_points-unless =
    | + (azione/licita/via/scelta/strada/attacco/mossa/colore/quella/quello) (suggerit-/indicat-)
    | + (fatto/scelto/scelta/preso/licitato) (proprio)? (quello/quella/cio/quel/cosa) .. <indica>
u_points-yes =
    | + azione suggerita (contrare/contro/passo/passare/licitare/dichiarare/rialzare/attaccare/togliere)
    | + suggerita #1 azione | + ^ suggerimento (si)? $
