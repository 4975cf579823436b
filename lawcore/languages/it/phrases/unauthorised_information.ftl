# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-lento =
    | esita | esito | esitava | esitato | esitando | esitare | esitazione | esitazioni | pensata | pensate | pensato
    | pensando | pensamento | pensarci | pensa | pens- | pausa | pause | tempo | lento | lenta | lentamente | lentezza
    | lunghissim- | tentenn- | titub- | indugi- | indugio | rifless- | rifletteva | riflett- | riflettere | tankat-
    | veloce | velocissim- | rapido | rapidissim- | fulmine- | intervallo | tergivers- | rimugin- | ripens-
word-gesto =
    | scoss- | scuot- | scuote | gest- | gesto | smorfi- | sospir- | sbuff- | sorris- | sorrid- | comment- | commento
    | espression- | tono | voce | annui- | faccia | facce | faccino | occhi | occhiat- | occhiata | sguard- | mimica
    | cenno | battuta | battutina | esclam- | borbott- | mormor- | bisbigli- | ridacch- | risata | risatina | ride
    | rideva | sopraccigli- | sopracciglio | sbianc- | alzato | testa | sbatt- | sbattuto | tamburell- | colpetto
    | tossi- | tosse | fischi- | ah | eh | uffa | accidenti | oh | ops | peccato | caspita | urlato | gridato | frase
    | parola | parole | osservazione
word-detto_cosa =
    | spiegazion- | spiegazione | spiegat- | spiega | spiegava | alert | alerta | alertato | allert- | allerta
    | annunci- | annuncio | descri- | descrizion- | risposta | risponde | risposto
word-vantaggio =
    | guadagn- | guadagnato | vantagg- | vantaggio | danno | danni | danneggi- | danneggiati | profitto | profittat-
    | <they> rimesso
word-indicato =
    | sugger- | suggeriva | suggerisce | suggerisse | indica | indicava | indicare | indicasse | spingeva | spinge
    | diceva di | chiedeva di | chiedeva | imponeva | puntava | prometteva | mostrava | faceva capire | consigliava
    | consiglia | diceva tutto | indirizzava | invitava
word-incerto =
    | insicuro | dubbio | dubbia | dubbi | incerta | incerto | <not> so | insicuro dire | boh | mah | da valutare
    | da vedere | devo vedere | da stabilire | <not> chiaro | <not> giurerei | <not> capisce | da decidere | dubito
    | in forse | <not> certo | chissa | <not> son certo | resta da capire | <not> ricordano | da capire
when-after =
    | (mano/board/smazzata/gioco/turno/torneo/incontro/carte/sessione) (finit-/terminat-/conclus-/chius-/giocat-/archiviat-/riposte/rimesse)
    | + (finit-/terminat-/conclus-) (mano/gioco/smazzata/board)
when-after-likely =
    | fine (mano/smazzata/gioco/board/turno/torneo/sessione/partita)
when-now-likely =
    | in (licita/dichiarazione/gioco)
    | (durante/piena/mezzo/meta/siamo in/corso) .. (licita/licitazione/gioco/dichiarazione/mano/presa)
    | (licita/dichiarazione/gioco/mano/licitazione) (in corso/aperta/va avanti/continua)
    | (stiamo/sta/stanno/stavamo) .. (licitando/giocando/dichiarando)
u_info-no =
    | + <not> (alcuna)? informazion- | + <not> .. (arrivat-/passat-)
u_info-yes =
    | (spiegazion-/spiegazione/allert-/allerta/alert) .. (svegliat-/<me> capito/<we> capito/sentita)
    | (dall/dalla) (spiegazion-/alert/allert-/allerta/risposta) .. (capito/capisco)
u_points-no-likely =
    | + (poteva/puo) .. (avere/di)? .. (tutto/qualsiasi/qualunque)
u_points-yes-likely =
    | + (lento/<lento>/domanda/gesto) .. (chiedeva/diceva/mostra/mostrava/indica-/spinge-)
u_la-no-likely =
    | + <not> .. (alternativ-/scelta/altre mosse/altra mossa/altro da)
u_la-yes =
    | + (passo/passare/contro/altra) .. (alternativ-/logic-)
    | + (passo/passare/contro/contrare) (opzione/possibile/logico/sensato)
u_la-yes-likely =
    | + alternativa logica | (c/avuto/<me> avuto/<he> avuto/<they> avuto/esisteva) .. (alternativ-/scegliere)
u_chose-other =
    | + <not> quell- .. (<indicato>/capire) | + contrario (di/a)? (quello)? .. <indicato>
u_chose-other-likely =
    | + (scelt-/scelto/fatt-/attaccat-/detto) .. (altro/diverso/contrario/opposto/altra)
u_chose-suggested-likely =
    | + (scelto/fatto/licitato/attaccato/dichiarato/giocato/detto) (proprio/esattamente)? (quel/quello/quella/cio/cosa) .. (<indicato>/diceva/voleva)
    | + (scelt-/fatt-) (quella/quello/azione)? suggerit-
u_adv-no-likely =
    | <not> .. (guadagn-/vantagg-/danno/danneggiat-)
u_adv-unsure =
    | + (<vantaggio>) .. (<incerto>)
source-explanation =
    | + <partner> .. (spiega-/spiegat-/alert-/allert-/annunci-/descri-)
source-explanation-likely =
    | + <detto_cosa>
source-other =
    | + tavolo (accanto/<next_player>/affianco/a fianco/fianco/dietro/<number>) | + (dal/al/nel) (bar/corridoio/bagno)
    | + (sentit-/sentiva/senti-) .. (corridoio/bar/bagno/sala)
source-other-likely =
    | + (sentit-/vist-/visto/ascoltat-/udit-/intravist-) .. (tavolo/risultat-/mano/score/punteggio/board/smazzata/carte/contratto)
    | + (altro/altri/accanto/vicin-/fianco/quello) .. tavol-
source-tempo =
    | + <lento> | + <lento> .. prima (di)? (passare/dichiarare/licitare/contrare/chiamare/parlare)
source-tempo-likely =
    | + (minuto/minuti/secondi/eternita/secolo/vita/mezzora/ora/ore) .. (prima/poi/su/pass-/contr-/per/a)
    | + (eternita/secolo) | + <number> (secondi/minuti/sec/%2/minuto/min) | + secondi
    | + (messo/impiegat-/preso/presa/sta li/fermo/aspett-) .. (secondi/%2/minuto/minuti/tempo/vita/eternita/secolo/ore/ora/molto/troppo)
source-withdrawn-likely =
    | + (ritirat-/ritira/annullat-/ripres-/riprendere/insuff-/insufficient-/sostituit-/rimangiat-)
source-words =
    | + (fatto) (faccia/verso/smorfia)
source-words-likely =
    | + <gesto>
