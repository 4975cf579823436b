# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
asked-about = m_harm m_influenced
certain =
    | (spiegazione) (sbagliata/errata)
    | (spiegato) male
    | informazione (errata/sbagliata)
    | non (alertat-/alert)
    | mancato alert
    | detto .. (transfer/naturale/debole/forte) .. (invece/ma)
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
    | + (in/durante/piena/mezzo/meta/siamo in/corso di) asta | + <who> <not> (dichiarato/licitato/chiamato) | + <named> <not> parlato
    | + <who> (deve/dovra/da/devono) .. (parlare/dichiarare/licitare/chiamare) | + asta (in corso/aperta/<not> finita)
    | + (licita/dichiarazione) (e/era)? <not> (chiusa/finita) | + (siamo/stiamo) .. (licita/dichiarando/licitando)
    | + (cambiarlo/cambiarla) | + cambiare * (passo/licita/dichiarazione/contro)
when-clarification =
    | + prima .. (attacco/attaccare/attaccasse/attaccassi/attacchi)
    | + (dopo/andato/fatto) .. (ultimo passo/passo finale/terzo passo/#3 passo/passi finali)
    | + (ultimo passo/passo finale) .. (andato/fatto)
    | + (licita/licitazione/dichiarazione) .. (finit-/chius-/terminat-/conclus-)
    | + (fine/finit-/chius-/termine/terminat-/conclus-) * (licita/licitazione/dichiarazione/asta)
    | + dopo (fine)? (licita/licitazione/dichiarazione/asta) | + attacco <not>
    | + attacco <not> (fatto/scoperto/partito/giocato/girato/uscito) | + attacco <not> | + <not> (attaccato/attacco)
    | + (si deve/devo/deve) attaccare | + #3 passo | + attacco coperto
    | + (licita/licitazione/dichiarazione/asta) (gia)? (finit-/chius-/terminat-/conclus-)
    | + (futuro/presunto) (morto/dichiarante) | + prima .. (attacchi/uscita/uscire/uscisse)
    | + (devo/deve/tocca) .. (attaccare/uscire)
    | + (per/di) (attaccare/uscire) | + da attaccare
when-play =
    | + (durante/meta/mezzo/corso/pieno/piena) .. (gioco/mano) | + gioco in corso | + (alla/presa/siamo) (<ordinal>/<number>)
    | + (alla/presa) <ordinal> | + <ordinal> presa | + presa <number> | + morto (steso/sceso/giu/aperto/a terra/esposto)
    | + (sceso/steso/esce/scende/con mano su/sul) morto | + dopo .. attacco | + gioco .. <not> finit- | + mancano <number> prese
    | + (carta/asso/re/dama/fante/otto/nove/sette) .. (giocat-/messa/messo)
    | + (stiamo/stavamo/mentre/quando) (giocando/giochiamo/giocavamo/si giocava/giocava) | + (gioco/giocata) in corso
    | + in gioco | + in (corso di)? gioco | + (morto/quando morto) (apre/scende/stende/scopre/mostra) | + quando morto
    | + (seconda/terza/quarta/quinta/#2/#3/#4/#5) presa | + giocata in corso
    | + (mano/gioco/board/smazzata) in corso
when-after =
    | + (mano/board/smazzata/gioco/turno/torneo/incontro/carte) (finit-/terminat-/conclus-/chius-/giocat-/archiviat-/riposte/rimesse)
    | + fine (mano/smazzata/gioco/board/turno/torneo) | + (finit-/terminat-/giocat-/conclus-) (mano/gioco/smazzata/board/turno)
    | + dopo (gioco/mano/smazzata/board/turno/fine) | + carte (riposte/rimesse/finite/giocate/raccolte)
    | + (accorg-/accort-/scopr-/scopert-) .. dopo $
    | + (mano/board/smazzata/gioco/turno/partita) (e/era)? (gia)? (finit-/terminat-/conclus-/chius-/archiviat-/andat-)
    | + ultima (presa/carta) (giocata/fatta) | + dopo ultima (presa/carta) | + a (carte viste/conti fatti/bocce ferme)
    | + (al bar/a cena/giorno dopo)
    | + (a)? (mani/prese) (finite/terminate/concluse)
    | + dopo (torneo/incontro/partita/sessione)
m_kind-failed_alert =
    | + <not> .. (avvisat-/avvertit-) | + <allerta> .. <not> c
    | + (<not>/senza/dimenticat-/mancat-/manca/mancava/mancasse/mancato/omess-/scordat-) .. <allerta>
    | + <allerta> .. (mancava/mancasse/mancare/manca/dimenticat-/mancat-/tardiv-/ritardo/omess-/saltat-/scordat-)
    | + (dovev-/doveva/andava/avremmo dovuto/dovuto/dovev-) .. <allerta>
    | + <allerta> .. (senza motivo/abitudine/dov-/<not> doveva/inutil-/superflu-/normalissim-/normale)
    | + <allerta> .. <not> (c/stato/fatto/doveva)
    | + (alertato/alertata/allertato/allertata/alertat-/allertat-) (per abitudine)? .. (naturale/normalissimo/normale)
    | + <allerta> <not> | + nessuno (aveva)? <allerta> | + (mancat-/omess-/dimenticat-) (segnalaz-/segnalazione) | + omission-
    | + omissione | + (nessun/<not>) cartellin- .. (blu/alert) | + <not> (segnalat-/avvisat-)
    | + <allerta> (quando/che/e) .. <not> (doveva/dovev-/serviva/andava) | + <not> (annuncio/annunciat-)
m_kind-no_agreement =
    | + <not> (chiaro/vero)? accord- | + accord- .. (<not> esiste/esiste/<not> c) | + <not> .. (concordat-/discuss-/definit-)
    | + <not> (sanno/sa/sapeva-/sapevano/sapevamo) .. (cosa/vuol dire/significa-/voleva/fosse) | + nessuno .. (sapeva/sa)
    | + (hanno/abbiamo) <not> .. parlato | + ^ <not> .. parlato | + prima volta .. (insieme/giocano/giochiamo/compagno)
    | + coppia (occasionale/nuova/improvvisata/inedita) | + inventat- | + uno dice .. altro .. dice | + uno dice .. altro
    | + ognuno .. (sistema/idea/pensa) | + comune <not> | + <not> comune | + accord- (inesistent-/mancant-/assent-)
    | + <not> (hanno/c e/ce/esiste)? .. accord- | + (confess-/ammett-) .. <not> .. (parlato/discusso/accord-)
    | + <not> (aver/avere/averne) (mai)? (parlato/discusso) | + ognuno .. (sua/suo) | + (ciascuno) .. (sua/versione)
    | + (interpretano/intendono) .. (mod- divers-/diversamente)
m_kind-misbid =
    | + (sbagliato/confuso/confus-) (lui/lei/giocatore)
    | + (giocatore/lui/lei/tizio/apertore/licitante) .. (confuso/sbagliato) | + detto vero
    | + corrispond- .. (carta/sistema/accord-) | + (come/secondo) sistema | + recitat-
    | + (dimenticat-/scordat-/confus-/scorda/dimentica) .. (sistema/accordo/convenzione/cosa)
    | + (dichiarat-/licitat-/apert-) (male/sbagliat-)
    | + sbagliato .. (dichiarare/licita/dichiarazione/licitare/cartellino/chiamata) | + (come da) (foglio/carta/sistema)
    | + (scritto) .. (proprio/esattamente) .. (quello/cosi) | + se l scordat- | + se scordat- | + scordata | + dimenticata
    | + psichica | + (carta/foglio/cartellino/scheda) .. (scritto) .. (quello/come) .. (detto/spiegato)
    | + (lui/lei) .. (sbagliat-/confus-)
    | (spiegato/spiegata/descritto/descritta/detto/risposto) (bene/giusto/giusta/corretto/correttamente/esatto/come da)
    | + (licita/dichiarazione/licitata/chiamata) (era)? (sbagliata/errata)
    | + sbagliat- (lui/lei) (la licita/a dichiarare/il sistema) | + mano (diversa/<not> corrispond-)
    | + (fatto) (lui/lei) .. (licita/dichiarazione) sbagliata | + (sbagliato/sbaglia) (lui/lei)? (sistema/convenzione/licita)
    | + (licitato/dichiarato/licita/dichiarazione) .. <not> (lo aveva/aveva)
    | + ^ (spiegazione/informazione/descrizione) .. (giust-/giustissim-/corrett-/esatt-/perfett-/regolare/conforme)
    | + (spiegazione/informazione/descrizione) (era/stata/data/perfettamente)? (giustissim-/corretta/perfett-/regolare/conforme/esatta)
    | + (data/dato/dava) .. spiegazione (giusta/corretta/esatta) | + (giusta/corretta) (la)? spiegazione ,
    | + ^ risposta (stata)? (corretta/giusta/esatta)
    | + (contat-/contato/visto/letto) male (punti/carte/mano) | + sua (licita/dichiarazione) (era)? (sbagliata/errata)
    | + (psicato/psicat-/psiche) | + (spiegazione/descrizione) (coincide/coincideva) .. (carta/sistema)
m_kind-wrong_expl-else =
    | + (raccontat-) | + (da sistema) | + <spiegato> .. <number> .. (invece/ma/sulla carta) | + <senso> .. <not> <senso>
    | + <spiegato> .. <sbagliato> | + <sbagliato> .. (spieg-/informazion-) | + (corregg-/rettific-) .. (<spiegato>/<senso>/,)
    | + corrett- .. (<spiegato>/<senso>) | + <who> (corregge/corretto) | + (disinformat-/disinformazione)
    | + <spiegato> (come)? .. <senso> .. (<invece>/era/non era/non lo era/<not>/,) | + <senso> .. <invece> .. (era/<senso>)
    | + <not> (era/come/quella)? .. come <spiegato> | + <not> (era/quello/quella) .. <spiegato> | + <not> come detto
    | + <senso> , .. <not> .. <senso> | + (<invece>/ah <not>) .. <senso> | + spiegazione .. (altra/altro)
    | + (spiegat-/spiegazione/descritt-) .. (<senso>) | + <not> <senso> $
    | + (sulla/carta/foglio/scheda) .. (dice/scritto/c e scritto/riporta) | + <spiegato> .. (rubbish/tutt altro)
    | + <spiegato> .. <senso> | + contrario .. <spiegato>
    | + (spiegazione/risposta/descrizione) (farlocca/sballata/fasulla/falsa/inventata/storta/tutta sbagliata)
    | + cosa <not> (vera/giusta) | + (balla/fesseria/sciocchezza/frottola)
    | + (quello/cio) che (mi/ci)? (avevano/hanno)? (spiegato/detto) | + <not> .. (quella/quello) (vera/giusta/vero)
    | + (dett-/spiegat-) (giusto/vero) .. (avrei/avrebbe/avremmo)
    | se (ci/mi)? (avessero/avesse) (detto/spiegato) (giusto/bene/vero)
    | + (se/avrei/avremmo/avrebbe) .. (detto/spiegato) (giusto/bene/vero) | + <senso> , <not>
    | + (sul/nel) cc .. (dice/scritto/riporta/<number>/<senso>)
m_kind-unsure-else =
    | + <not> .. (foglio/carta delle convenzioni/convention card/prov-/prova/prove/documenta-/scritto/riscontr-) | + chi .. ragione
    | + <cannot_tell> .. (accord-/ragione/sistema) | + (<not>) .. (trovo/trov-) .. (carta/regolamento)
m_partner-not_called =
    | + compagno .. <not> (piu/poi)? (parlat-/dichiar-/licit-/passat-/chiamat-/detto/avuto)
    | + <who> <not> (piu/poi)? (chiamat-/parlat-/dichiarat-/licitat-) .. dopo
    | + compagno .. (deve/da/dovra) (parlare/dichiarare/licitare/chiamare) | + (mio/suo) da parlare
    | + prima che .. compagno .. (parl-/chiam-/dich-) | + compagno <not> (piu/poi)? (parlato) | + parlato .. avversario dopo
    | + ultimo .. nostri .. a parlare | + compagno <not> (richiamat-/rialzat-/contrat-/risposto)
    | + (mio/suo) (deve/devono/dovrebbe) (parlare/chiamare/dichiarare/licitare)
    | + <who> <not> (piu)? (dichiarat-/licitat-/chiamat-) (piu)? $ | + (<named>/mio/suo) <he>? <not> (piu)? parlato (piu)? $
    | + <who> (deve/ha/aspetta) .. (parlare/dichiarare/licitare/chiamare) | + <who> .. aspetta .. turno | + compagno .. aspett-
    | + compagno attende | + (mio/compagno) ha? da (parlare/chiamare/dichiarare/licitare) | + compagno (ancora)? <not> ha
m_partner-called =
    | + compagno (avuto/ha/poi/pure/anche/dopo)? (richiamato/parlato/parlat-/dichiarat-/licitat-/passato/passat-/contrato/contrat-/rialzat-/chiamato/surcontrato/passo/contro/parla/passa/chiama/dichiara/licita)
    | + (passato/parlato/licitato/dichiarato/contrato) (pure/anche/poi) .. compagno | + (poi/anche) compagno pure
    | + compagno .. (dopo/poi) (parlato/passato/contrato/dichiarato)
    | + poi .. (passato/parlato/licitato/dichiarato/contrato) compagno
   
m_influenced-yes =
    | + (fatto/fatta) (passare/contrare/dichiarare/licitare) | + <not> avrei <not>? (chiamato/passato/dichiarato/licitato/detto)
    | + avrebbe fatto (contr-/licit-/dich-/pass-) | + (per quello/per colpa/a causa/causa) .. (<not>/creduto/pass-/intervenut-)
    | + fatto si che .. <not> | + (sapendol-/sapendo) .. (contrav-/contr-/licit-/dich-/attacc-/interv-/pass-)
    | + se (sapevo/avessi saputo/sapevamo) .. (giocav-/contrav-/licitav-/attaccav-/passav-/intervenivo/dichiar-)
    | + <not> (avrei/avrebbe/avremmo) (mai)? (passato/contrato/licitato/dichiarato/attaccato)
    | + (passato/contrato/licitato/dichiarato/attaccato) (proprio)? (per quella/per quello/per questo/basandomi/fidandomi)
    | + (attacco/passo/licita) .. dipes- | + (passo/licita) diventava | + (passo/passato/licita/contro/contrato/licitato/dichiarato) .. (basandomi/fidandomi)
    | + (con quella/con spiegazione/sapendo) .. (giusta/vera/corretta) .. (avrei/avrebbe/contravo/licitavo)
    | + <not> sarei <not>? (passat-/passato/intervenut-/rimast-)
    | + (saperlo/averlo saputo) .. (attaccav-/contrav-/licitav-/dichiarav-/passav-/riapriv-)
m_influenced-no =
    | + (passo/licita/chiamata) sarebbe .. stesso
    | + (avrei/avremmo/avrebbe) .. (uguale/stesso/stesse/comunque/ugualmente/lo stesso/stessa)
    | + (comunque/ugualmente/uguale) .. (avrei/avremmo/avrebbe/pass-/contr-)
    | + <not> (avrebbe/avrei)? (mi)? (cambiat-/cambiava/cambia/influi-/influenz-) .. (chiamata/passo/licita/nulla)?
    | + in un caso .. altro | + in #1 caso .. altro
    | + (passavo/contravo/licitavo/dichiaravo/avrei/avremmo/passo/attaccavo) (in ogni caso/comunque/uguale/lo stesso)
    | + (passat-/contrat-/licitat-/dichiarat-) (in ogni caso/comunque/uguale/ugualmente/lo stesso) | + influenz- (da)? esclud-
    | + influenz- (nessuna/zero/nulla/esclusa) | + <not> (c entra/centra)
    | + (avrei/avrebbe/avrebbero) .. (divers-/altro/cambiat-/influ-) ? (no/<not>) | + <not> .. (influit-/influenzat-)
    | + (avrebbe/avrei) .. ? .. (no/<not>/nemmeno/direi di no) | + sarebbe (passato/stato) comunque
    | + (qualunque/qualsiasi) cosa .. (detto/spiegato/risposto)
m_influenced-unsure =
    | + (potrebbe/puo) .. influenz- | + puo darsi .. (avrei/riapert-) | + <cannot_tell> .. (avrei/avremmo/cambi-)
    | + (avrei/avremmo/cambi-) .. <cannot_tell> | + forse si .. forse <not>
    | + (potev-/poteva) .. cambiare .. (decisione/licita/chiamata)
    | + (forse/magari/chissa/boh) .. (licitavo/contravo/passavo/dichiaravo/attaccavo/avrei/avrebbe/avremmo/riaprivo)
    | + (avrei/avrebbe/avremmo/licitavo/contravo) .. (forse/magari/chissa/boh/dubbio/insicuro) | + influenz- (incert-/dubbi-)
    | + insicuro se .. influenzat- | + insicuro .. (influenz-/influi-)
    | + (avrebbe/avrei) .. (influi-/cambiat-/fatto/contrato/licitato) ? .. (forse/magari/boh/dubbio/chissa/insicuro/dubbi-)
    | + dubbio se .. (sarebbe/avrebbe/avrei)
    | + insicuro .. (avrebbe/avrei) .. (influenz-/influi-/cambiat-/contrato/licitato/dichiarato/passato)
m_card-no =
    | + <not> altro giocato dopo | + <not> .. carta dopo | + nessuno .. (giocato/calato/seguito/seguita/giocat-/toccato)
    | + nessuno .. messo .. (carta/sopra/dopo) | + nessuno .. dopo | + <not> .. (giocato/risposto) dopo | + ultima carta
    | + ultima (carta)? (posata/giocata/sul tavolo/a terra/calata/messa) | + ultima giocata | + dopo nessuno .. (giocat-/messo)
    | + dopo <not> .. (giocat-/messo/carta) | + <not> (altra/altre) carta | + <not> .. (giocat-/messo) (dopo/piu)
    | + dopo (la)? (mia/sua/quella/nostra) (carta)? .. <not> .. (giocat-/giocato/coperto/messo/risposto)
    | + <who> <not> (giocato/coperto/messo) (carta)? $
m_card-yes =
    | + dopo (hanno/ha/abbiamo/sono/di io/di me/<him>)? (giocat-/coperto/messo/messe)
    | + dopo (di)? <him> (<him>/altri/tutti)? (giocat-/coperto/messo) | + (altre/altra) .. carte .. dopo | + (giocato/coperto/messo) * dopo
    | + poi .. giocato | + dopo sono .. giocat- | + (#1/#2/#3) carta (gia)? (giocata) dopo | + (#2/#3) carte dopo
    | + carta .. (coperta/superata) | + (coperta/superata/presa) (dal/dalla/da)
    | + (morto/compagno/avversario/<who>) .. (coperto/risposto/giocato) (dopo/sopra) | + (giocat-/giocate) (dopo)
    | + dopo .. giocate (gia)? (#2/#3/#1) | + dopo mia (carta)? .. (giocat-/coperto/messo)
    | + (morto/dichiarante/altri) (ha)? (risposto/seguito/giocato) | + dopo * carta (hanno/ha) * giocat-
    | + (poi/dopo) (sono/hanno/si sono)? (giocate/giocato/messe/messo) (altre)? (#1/#2/#3)? (carte/carta)
    | + (giocato/messo/calato) (mia)? carta & <who> (risposto/coperto/giocato/messo/seguito/tagliato)
    | + (coperto/superato/tagliato) (mia/sua) carta
m_harm-not_yet =
    | + presto | + (mano/gioco/prese) .. da (finire/giocare) | + (gioco/mano/board) .. <not> .. (finit-/terminat-)
    | + mancano .. prese | + (mancano/restano) <number> | + danno si vedra | + troppo presto
    | + (danno/guadagno) .. (vedra/vediamo/vedremo/dopo) | + (mano/gioco) (e)? <not> (finita/finito)
    | + (vedra/vedremo) (dopo/fine mano)
m_harm-no =
    | + <not> .. <giova> | + nessuno .. <giova> | + stesso (risultato/punteggio/contratto)
    | + (risultato/punteggio) (stesso/uguale/identico) | + (stesse/medesime) prese | + meglio a noi | + risultato .. stesso
    | + <giova> ? (no/<not>/nessuno/niente) | + <not> .. (dato/reso/fruttato) .. (nulla/niente/nessuno)?
    | + <not> (danno/danni/guadagn-/vantagg-) | + nessun (danno/vantaggio/guadagno) | + colpo di fortuna .. noi
    | + fortuna per noi | + (danno/danni/guadagn-/vantagg-) (nessuno/zero/nulla) | + (perso/persa) (niente/nulla)
    | + (andat-/andati/andato/cadut-) (giu/sotto)? .. (stesso/comunque/ugualmente/uguale)
m_harm-yes-else =
    | <giova> | (pers-/perso/mancat-/costat-/costato) .. (manche/slam/contratto/presa/prese/top/punti/imp) | (brutto/peggio)
    | costat- | (buon/bel/ottimo) (risultato/punteggio/score/top) | grazie a (spiegazione/informazione) | <giova> (per)? loro
    | (rubat-/fregat-)
m_harm-unsure =
    | + <cannot_tell> ... <giova> | + <giova> .. <cannot_tell> | + <giova> .. ? .. <cannot_tell> | + <giova> (incert-/dubbi-)
    | + (forse/magari) .. <giova> .. (forse/magari) <not> | + <cannot_tell> .. (guadagn-/avvantagg-/paga-/pagato)
when-play-else =
    | + gioco .. <not> (finit-/terminat-/conclus-) | + (mia/sua) carta | + carta .. (giocata/posata/messa/calata)
    | + <not> .. (giocato/giocata/carta) dopo | + (giocato/giocata/coperto/messo) dopo
    | + dopo .. (giocat-) (due/una/altre/#1/#2)? (carte)? | + ho giocato | + gioco .. da finire | + mano da giocare
    | + che giochiamo
m_kind-unsure =
    | + <not> c? (document-/prova/prove/riscontr-/appunt-/scritto/note/foglio/carta delle convenzioni/convention card)
    | + (mancano/manca) (prove/prova/document-/riscontr-/carta) | + (prove/prova/documenti) (nessun-/mancan-/zero/assenti)
    | + nessun- (document-/prova/riscontr-/appunt-/scritto) | + #2 versioni
    | + <cannot_tell> .. (detto/spiegato/spiegaz-) .. o .. (sbagliat-) (lui/lei/licita)?
    | + <cannot_tell> .. (sbagliat-) .. o .. (spiegat-/spiegaz-/detto) .. (male)?
    | + (licita/dichiarazione/spiegazione) o (licita/dichiarazione/spiegazione) (sbagliata/errata)? | + carta .. <not> dice
    | + errore di? (licita/dichiarazione) ... errore di? spiegazione
    | + errore di? spiegazione ... errore di? (licita/dichiarazione)
    | + <not> (riesco/riescono/possono/sanno/sono in grado) .. (dimostra-/provar-/documenta-) | + carta <not> c
    | + nessuno (sa/riesce) (a)? (dire/dirci/dirmi/dimostrare) .. accord-
m_influenced-yes-else =
    | + (avrei/avrebbe/avremmo/avrebbero) (poi/certo/sicuramente/certamente/sempre)? (contrat-/licitat-/dichiarat-/passat-/rialzat-/cambiat-/attaccat-/intervenut-/riapert-/detto/parlato/giocat-/surcontrat-/messo/scartat-)
    | + (avrei/avrebbe) .. (di sicuro/eccome/senza dubbio/sicuramente/di certo) | + sarei (intervenut-/passat-/entrat-/uscit-)
    | + (avrei/avrebbe/avremmo) * (contrat-/licitat-/dichiarat-/rialzat-/intervenut-/riapert-/parlato)
m_kind-wrong_expl =
    | + <him>? (sbagliato/sbaglia/sbagliando) .. (spiegazione/spiegare/risposta/spiegarlo)
    | + (spiegazione/informazione) corretta (ora/adesso/dopo/poi/tardi/durante/alla)
