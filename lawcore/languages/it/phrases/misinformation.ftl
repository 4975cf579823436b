# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
of-other-side = m_partner
offender =
    | <who> <him>? (poi)? (spiega/spiegato/risponde/risposto/descritto/descrive/alertato/allertato/annunciato/detto) | (spiegazione/risposta) .. (sbagliata/errata)? (di/del/dell/della) <who>
word-spiegato =
    | spiegaz- | spiegazione | spiegazioni | spiegat- | spiegato | spiega | spiegano | spiegava | informazion-
    | informazione | info | risposta | risposto | risponde | rispondono | descri- | descritta | dett- | detto | dice
    | dicono | diceva | annunci- | annunciato | presentat- | alertato come | alertano | allertato come
    | <they> avuto detto | comunicat-
word-sbagliato =
    | sbagli- | sbagliata | sbagliato | errat- | errata | scorrett- | male | inesatt- | fals- | falsa | divers-
    | incomplet- | balord- | balorda | fasull- | sballat- | impropri- | fuorviant- | storta | cavolata
word-senso =
    | debole | forte | naturale | naturali | artificial- | artificiale | transfer | forzante | forcing | forzanti
    | invito | invitante | multi | bicolore | limite | sottoapertura | convenzional- | stayman | landy | drury
    | multicolor | splinter | ghestem | michaels | minori | maggiori | quantitativa | quantitativo | monocolore | appoggio | negativo
    | punitivo | informativo | blackwood | assi | barrage | psichica | psichico | bilanciata | corto | corta
word-invece =
    | invece | ma | in realta | in verita | viceversa | risulta | scusa | anzi | salta fuori | mostra | <he> avuto
word-allerta =
    | alert | alerta | alertat- | alertato | alertata | allert- | allertato | allerta | alertare | allertare | alertasse
    | annunci- | annunciato | alertabile
word-giova =
    | guadagn- | guadagnato | danneggi- | danneggiati | danno | danni | vantagg- | profitt-
when-after =
    | + (mano/board/smazzata/gioco/turno/torneo/incontro/carte) (finit-/terminat-/conclus-/chius-/giocat-/archiviat-/riposte/rimesse)
    | + fine (mano/smazzata/gioco/board/turno/torneo)
    | + (finit-/terminat-/giocat-/conclus-) (mano/gioco/smazzata/board/turno)
    | + a (carte viste/conti fatti/bocce ferme)
when-after-likely =
    | + dopo (gioco/mano/smazzata/board/turno/fine)
when-auction =
    | + (in/durante/piena/mezzo/meta/siamo in/corso di) (di)? (licita/licitazione/dichiarazione/licitazion-)
    | + (licita/licitazione/dichiarazione) (in corso/aperta/va avanti/continua/<not> finita)
    | + (siamo/stiamo) .. (licita/dichiarando/licitando)
when-auction-likely =
    | + (posso/puo/possiamo/vorrebbe) .. (cambiar-/riprend-/ritirar-) .. (passo/licita/dichiarazione/ultima)
when-clarification =
    | + (fine/finit-/chius-/termine/terminat-/conclus-) .. (licita/licitazione/dichiarazione/asta)
    | + (licita/licitazione/dichiarazione/asta) (finit-/chius-/terminat-/conclus-)
when-clarification-likely =
    | + attacco <not> | + prima .. (attacco/attaccare/attaccasse/attaccassi/attacchi)
    | + (futuro/presunto) (<dummy>/<declarer>)
when-play =
    | + presa <number> | + in (corso di)? gioco
    | + (stiamo/stavamo/mentre/quando) (giocando/<we> giocato/giocavamo/giocava)
    | + (mano/gioco/board/smazzata) in corso | + <not> .. (giocato/giocata/carta) dopo
when-play-likely =
    | + (mia/sua) carta | + (carta/asso/re/dama/fante/#8/#9/#7) .. (giocat-/messa/messo)
    | + dopo .. (giocat-) (#2/altre/#1)? (carte)? | + (alla/presa) <ordinal>
    | + (durante/meta/mezzo/corso/pieno/piena) .. (gioco/mano)
m_kind-failed_alert =
    | + (<not>/dimenticat-/mancat-/manca/mancava/mancasse/mancato/omess-/scordat-) .. <allerta>
    | + <allerta> .. (mancava/mancasse/mancare/manca/dimenticat-/mancat-/tardiv-/ritardo/omess-/saltat-/scordat-)
    | + (dovev-/doveva/andava/avremmo dovuto/dovuto) .. <allerta> | + nessuno (<he> avuto)? <allerta>
    | + <allerta> .. <not> (c/fatto/doveva) | + <allerta> <not>
m_kind-misbid =
    | <spiegato> (giusta/giusto/corretta/corretto/esatta/esatto/bene) | (dichiarat-/licitat-/apert-) (male/sbagliat-)
    | (sbagliato/sbaglia) (<he>)? (sistema/convenzione/licita)
m_kind-misbid-likely =
    | (spiegato/spiegata/descritto/descritta/detto/risposto) (bene/giusto/giusta/corretto/correttamente/esatto/come da)
    | (giocatore/<he>/tizio/apertore/licitante) .. (confuso/sbagliato) | se scordat-
m_kind-no_agreement =
    | + <not> (<they>/c &/esiste)? .. accord-
m_kind-unsure-likely =
    | + <not> c? (document-/prova/prove/riscontr-/appunt-/scritto/note/foglio/carta delle convenzioni/convention card)
m_kind-wrong_expl =
    | + <spiegato> .. <sbagliato> (data)?
    | + (spiegazione/risposta/descrizione) (farlocca/sballata/fasulla/falsa/inventata/storta/tutta sbagliata)
m_kind-wrong_expl-likely =
    | + <senso> .. <invece> .. (<senso>) | + (spiegat-/spiega/spiegano) .. invece .. <senso> | + (quello/cio) che (<they> avuto/<they>)? (spiegato/detto)
    | + <who> (corregge/corretto) | + <not> <senso>
m_partner-called =
    | + compagnodisinformato <him>? (poi)? (parlat-/dichiarat-/licitat-/passat-/contrat-/chiamat-)
m_partner-called-likely =
    | + <partner> (avuto/<he>/poi/dopo)? (richiamato/parlato/parlat-/dichiarat-/licitat-/passato/passat-/contrato/contrat-/rialzat-/chiamato/surcontrato/passo/contro/parla/passa/chiama/dichiara/licita)
m_partner-not_called =
    | + <partner> .. (deve/da/dovra) (parlare/dichiarare/licitare/chiamare)
m_partner-not_called-likely =
    | + <partner> <not> <he>
m_influenced-no =
    | + (avrei/avremmo/avrebbe) .. (uguale/stesso/stesse/comunque/ugualmente/stessa)
m_influenced-no-likely =
    | + (passat-/contrat-/licitat-/dichiarat-) (in ogni caso/comunque/uguale/ugualmente/stesso)
    | + <not> (avrebbe/avrei)? (cambiat-/cambiava/cambia/influi-/influenz-) .. (chiamata/passo/licita/<not>)?
m_influenced-yes =
    | + (avrei/avrebbe) .. (di sicuro/eccome/<not> dubbio/sicuramente/di certo)
    | + (passato/contrato/licitato/dichiarato/attaccato) (proprio)? (per quella/per quello/per questo/basandomi/fidandomi)
m_influenced-yes-likely =
    | + (avrei/avrebbe/avremmo) .. (contrat-/licitat-/dichiarat-/rialzat-/intervenut-/riapert-/parlato)
m_card-no-likely =
    | + nessuno .. (giocato/calato/seguito/seguita/giocat-/toccato) | + nessuno .. dopo
m_card-yes =
    | + dopo (di)? <him> (<him>/altri/<everyone>)? (giocat-/coperto/messo)
m_card-yes-likely =
    | + (giocato/coperto/messo) .. dopo | + (#2/#3) carte dopo
    | + (<dummy>/<declarer>/altri) (<he>)? (risposto/seguito/giocato) | + (giocat-/giocate) (dopo)
m_harm-no-likely =
    | + <giova> (no/<not>/nessuno) | + <not> (danno/danni/guadagn-/vantagg-)
m_harm-not_yet =
    | + (gioco/mano/board) .. <not> .. (finit-/terminat-)
m_harm-not_yet-likely =
    | + (danno/guadagno) .. (vedra/vediamo/vedremo/dopo)
m_harm-unsure =
    | + <giova> .. <cannot_tell>
