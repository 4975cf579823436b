# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
certain =
    | (spiegazione) (sbagliata/errata)
    | (spiegato) male
    | informazione (errata/sbagliata)
    | non (alertat-/alert)
    | mancato alert
    | detto .. (transfer/naturale/debole/forte) .. (invece/ma) .. ?
    | non .. accordi
    | dimenticat- .. sistema
topic =
    | (spieg-) .. (male/sbagliat-/errat-/invece/corregg-/corret-/diversa/diverso)
    | (informazione/informazioni) (sbagliat-/errat-)
    | (non alert-/non .. alert/mancat- alert/alert mancat-/senza alert)
    | alert-
    | (nessun accordo/non accordo/non .. accord-)
    | (non) (sanno/sapeva-/sa) .. (vuol dire/significa/cosa)
    | (dett-) .. (naturale/debole/forte/artificiale) .. (invece/aveva)
    | (scordat-/dimenticat-) .. (sistema/convenzione/accordo)
    | (carta delle convenzioni/system card)
    | (corregge/corretto) .. spieg-
    | spieg-
hint =
    | (avrei) (licit-/contr-/attacc-/detto)
    | (naturale/artificiale/debole/forte)
against =
    | (esit-/pensat-)
    | (attacco coperto)
word-spiegato =
    | spiegaz- | spiegazione | spiegazioni | spiegat- | spiegato | spiega | spiegano | spiegava | informazion- | informazione | info
    | risposta | risposto | risponde | rispondono | descri- | descritta | dett- | detto | dice | dicono | diceva | annunci- | annunciato
    | presentat- | alertato come | alertano | allertato come | avevano detto | comunicat-
word-sbagliato =
    | sbagli- | sbagliata | sbagliato | errat- | errata | scorrett- | male | inesatt- | fals- | falsa | divers- | incomplet- | balord-
    | balorda | fasull- | sballat- | impropri- | fuorviant- | storta | cavolata
word-senso =
    | debole | forte | naturale | naturali | artificial- | artificiale | transfer | forzante | forcing | forzanti | invito | invitante
    | multi | bicolore | limite | sottoapertura | convenzional- | stayman | landy | drury | splinter | ghestem | michaels | minori
    | maggiori | quantitativa | quantitativo | monocolore | appoggio | negativo | punitivo | informativo | blackwood | assi | barrage
    | psichica | psichico | bilanciata | corto | corta
word-invece =
    | invece | ma | in realta | in verita | viceversa | risulta | scusate | scusa | anzi | salta fuori | mostra | aveva
word-allerta =
    | alert | alerta | alertat- | alertato | alertata | allert- | allertato | allerta | alertare | allertare | alertasse | annunci-
    | annunciato | alertabile
word-giova =
    | guadagn- | guadagnato | danneggi- | danneggiati | danno | danni | vantagg- | profitt-
when-auction-else =
    | + (in/durante/piena/mezzo/meta/siamo in/corso di) (la/di)? (licita/licitazione/dichiarazione/licitazion-)
    | + (licita/licitazione/dichiarazione) (in corso/aperta/va avanti/continua/non finita) | + (resto) .. (licita)
    | + (stiamo/sta/stanno) .. (licitando/dichiarando) | + prima (del/di) (passo finale/ultimo passo)
    | + (posso/puo/possiamo/vorrebbe) .. (cambiar-/riprend-/ritirar-) .. (passo/licita/dichiarazione/ultima)
when-clarification =
    | + prima .. (attacco/attaccare/attaccasse/attaccassi/attacchi)
    | + (dopo/andato/fatto) .. (ultimo passo/passo finale/terzo passo/#3 passo/passi finali)
    | + (ultimo passo/passo finale) .. (andato/fatto) | + (licita/licitazione/dichiarazione) .. (finit-/chius-/terminat-/conclus-)
    | + (fine/finit-/dopo/chius-/termine/terminat-/conclus-) .. (licita/licitazione/dichiarazione)
    | + attacco .. <not> .. (fatto/c e/coperto)? $ | + attacco <not> | + <not> (attaccato/attacco) | + (si deve/devo/deve) attaccare
    | + #3 passo | + attacco coperto
when-play =
    | + (durante/meta/mezzo/corso/pieno/piena) .. (gioco/mano) | + gioco in corso | + (alla/presa/siamo) (<ordinal>/<number>)
    | + (alla/presa) <ordinal> | + <ordinal> presa | + presa <number> | + morto (steso/sceso/giu/aperto/a terra/esposto)
    | + (sceso/steso/esce/scende/con mano su/sul) morto | + dopo .. attacco | + gioco .. <not> finit- | + mancano <number> prese
    | + (carta/asso/re/dama/fante/otto/nove/sette) .. (giocat-/messa/messo)
when-after =
    | + (mano/board/smazzata/gioco/turno/torneo/incontro/carte) (finit-/terminat-/conclus-/chius-/giocat-/archiviat-/riposte/rimesse)
    | + fine (mano/smazzata/gioco/board/turno/torneo) | + (finit-/terminat-/giocat-/conclus-) (mano/gioco/smazzata/board/turno)
    | + dopo (gioco/mano/smazzata/board/turno/fine) | + carte (riposte/rimesse/finite/giocate/raccolte)
    | + (accorg-/accort-/scopr-/scopert-) .. dopo $
m_kind-failed_alert =
    | + <not> .. (avvisat-/avvertit-) | + <allerta> .. <not> c
    | + (<not>/senza/dimenticat-/mancat-/manca/mancava/mancasse/mancato/omess-/scordat-) .. <allerta>
    | + <allerta> .. (mancava/mancasse/mancare/manca/dimenticat-/mancat-/tardiv-/ritardo/omess-/saltat-/scordat-)
    | + (dovev-/doveva/andava/avremmo dovuto/dovuto/dovev-) .. <allerta>
    | + <allerta> .. (senza motivo/abitudine/dov-/<not> doveva/inutil-/superflu-/normalissim-/normale)
    | + <allerta> .. <not> (c/stato/fatto/doveva)
    | + (alertato/alertata/allertato/allertata/alertat-/allertat-) (per abitudine)? .. (naturale/normalissimo/normale) | + <allerta> <not>
    | + nessuno (aveva)? <allerta>
m_kind-no_agreement =
    | + <not> (chiaro/vero)? accord- | + accord- .. (<not> esiste/esiste/<not> c) | + <not> .. (concordat-/discuss-/definit-)
    | + <not> (sanno/sa/sapeva-/sapevano/sapevamo) .. (cosa/vuol dire/significa-/voleva/fosse) | + nessuno .. (sapeva/sa)
    | + (hanno/abbiamo) <not> .. parlato | + ^ <not> .. parlato | + prima volta .. (insieme/giocano/giochiamo/compagno)
    | + coppia (occasionale/nuova/improvvisata/inedita) | + inventat- | + uno dice .. altro .. dice | + uno dice .. altro
    | + ognuno .. (sistema/idea/pensa) | + comune <not> | + <not> comune
m_kind-misbid =
    | + (sbagliato/confuso/confus-/sbagliata) (lui/lei/giocatore) | + (giocatore/lui/lei/tizio/apertore/licitante) .. (confuso/sbagliato)
    | + detto vero | + corrispond- .. (carta/sistema/accord-) | + (come/secondo) sistema | + recitat-
    | + (dimenticat-/scordat-/confus-/scorda/dimentica) .. (sistema/accordo/convenzione/cosa)
    | + (dichiarat-/licitat-/apert-) (male/sbagliat-) | + sbagliato .. (dichiarare/licita/dichiarazione/licitare/cartellino/chiamata)
    | + (spiegazione/informazione/descrizione) .. (giust-/giustissim-/corrett-/esatt-/perfett-/regolare/conforme)
    | + (giusta/corretta/esatta) spiegazione | + (come da) (foglio/carta/sistema) | + (scritto) .. (proprio/esattamente) .. (quello/cosi)
    | + se l scordat- | + se scordat- | + scordata | + dimenticata | + psichica
    | + (carta/foglio/cartellino/scheda) .. (scritto) .. (quello/come) .. (detto/spiegato)
m_kind-wrong_expl-else =
    | + (raccontat-) | + (da sistema) | + <spiegato> .. <number> .. (invece/ma/sulla carta) | + <senso> .. <not> <senso>
    | + <spiegato> .. <sbagliato> | + <sbagliato> .. (spieg-/informazion-) | + (corregg-/corrett-/rettific-) .. (<spiegato>/<senso>/,)
    | + <who> (corregge/corretto) | + (disinformat-/disinformazione)
    | + <spiegato> (come)? .. <senso> .. (<invece>/era/non era/non lo era/<not>/,) | + <senso> .. <invece> .. (era/<senso>)
    | + <not> (era/come/quella)? .. (come)? <spiegato> | + <not> come detto | + <senso> , .. <not> .. <senso>
    | + (<invece>/ah <not>) .. <senso> | + spiegazione .. (altra/altro) | + (spiegat-/spiegazione/descritt-) .. (<senso>)
    | + <not> <senso> $ | + (sulla/carta/foglio/scheda) .. (dice/scritto/c e scritto/riporta) | + <spiegato> .. (rubbish/tutt altro)
    | + (spiegato) .. ma | + <spiegato> .. <senso>
m_kind-unsure-else =
    | + <not> .. (foglio/carta delle convenzioni/convention card/prov-/prova/prove/documenta-/scritto/riscontr-) | + chi .. ragione
    | + <cannot_tell> .. (accord-/ragione/sistema) | + (<not>) .. (trovo/trov-) .. (carta/regolamento)
m_partner-not_called =
    | + compagno .. <not> (piu/poi)? (parlat-/dichiar-/licit-/passat-/chiamat-/detto/avuto)
    | + <who> <not> (piu/poi)? (chiamat-/parlat-/dichiarat-/licitat-) .. dopo
    | + compagno .. (deve/da/dovra) (parlare/dichiarare/licitare/chiamare) | + (mio/suo) da parlare
    | + prima che .. compagno .. (parl-/chiam-/dich-) | + compagno <not> (piu/poi)? (parlato) | + parlato .. avversario dopo
    | + ultimo .. nostri .. a parlare
m_partner-called =
    | + compagno (avuto/ha/poi/pure/anche)? (richiamato/parlato/parlat-/dichiarat-/licitat-/passato/passat-/contrato/contrat-/rialzat-/chiamato/surcontrato/passo/contro)
    | + (passato/parlato/licitato/dichiarato/contrato) (pure/anche/poi) .. compagno | + (poi/anche) compagno pure
    | + compagno .. (dopo/poi) (parlato/passato/contrato/dichiarato)
m_influenced-yes =
    | + (fatto/fatta) (passare/contrare/dichiarare/licitare) | + <not> avrei <not>? (chiamato/passato/dichiarato/licitato/detto)
    | + avrebbe fatto (contr-/licit-/dich-/pass-) | + (per quello/per colpa/a causa/causa) .. (<not>/creduto/pass-/intervenut-)
    | + fatto si che .. <not> | + (sapendol-/sapendo) .. (contrav-/contr-/licit-/dich-/attacc-/interv-/pass-)
    | + se (sapevo/avessi saputo/sapevamo) .. (giocav-/contrav-/licitav-/attaccav-/passav-/intervenivo/dichiar-)
m_influenced-no =
    | + (passo/licita/chiamata) sarebbe .. stesso | + (avrei/avremmo/avrebbe) .. (uguale/stesso/stesse/comunque/ugualmente/lo stesso/stessa)
    | + (comunque/ugualmente/uguale) .. (avrei/avremmo/avrebbe/pass-/contr-)
    | + <not> .. (cambiat-/cambiava/influi-/influenz-) .. (chiamata/passo/licita/nulla)? | + in un caso .. altro | + in #1 caso .. altro
m_influenced-unsure =
    | + (potrebbe/puo) .. influenz- | + puo darsi .. (avrei/riapert-) | + <cannot_tell> .. (avrei/avremmo/cambi-)
    | + (avrei/avremmo/cambi-) .. <cannot_tell> | + forse si .. forse <not> | + (potev-/poteva) .. cambiare .. (decisione/licita/chiamata)
m_card-no =
    | + <not> altro giocato dopo | + <not> .. carta dopo | + nessuno .. (giocato/messo/calato/seguito/seguita/giocat-/toccato)
    | + nessuno .. dopo | + <not> .. (giocato/risposto) dopo | + ultima carta
m_card-yes =
    | + dopo .. (giocato/coperto/messo) | + (altre/altra) .. carte .. dopo | + (giocato/coperto/messo) .. dopo | + poi .. giocato
m_harm-not_yet =
    | + presto | + (mano/gioco/prese) .. da (finire/giocare) | + (gioco/mano/board) .. <not> .. (finit-/terminat-) | + mancano .. prese
    | + (mancano/restano) <number> | + danno si vedra | + troppo presto
m_harm-no =
    | + <not> .. <giova> | + nessuno .. <giova> | + stesso (risultato/punteggio/contratto)
    | + (risultato/punteggio) (stesso/uguale/identico) | + (stesse/medesime) prese | + meglio a noi | + risultato .. stesso
m_harm-yes-else =
    | <giova> | (pers-/perso/mancat-/costat-/costato) .. (manche/slam/contratto/presa/prese/top/punti/imp) | (brutto/peggio) | costat-
m_harm-unsure =
    | + <cannot_tell> ... <giova> | + <giova> .. <cannot_tell>
