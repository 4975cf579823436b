# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 15
certain =
    | (board/mano/smazzata/astuccio) (sbagliat-/non prevista/non previsto/precedente/diverso/diversa)
    | carte .. (altro/altra/sbagliat-) .. (board/smazzata/mano/astuccio) | (altro/altra) (board/smazzata)
    | (board/astuccio) .. (girato/ruotato/storto/al contrario/a rovescio/al rovescio)
    | (preso/pescato/tirato fuori/tolto) .. carte (del/di) (compagno/nord/sud/est/ovest)
    | board .. (gia giocat-/non toccava/non era)
topic =
    | (sbagliat-) .. (tavolo/board/linea) | (giocat-) .. board .. (gia/sbagliat-/turno)
hint =
    | (board/smazzata)
against =
    | penalizz- | punteggio
    | (dalla/di/della) mano sbagliata
word-altro_uno =
    | altro | altra | altre | altri | sbagliato | sbagliata | sbagliate | precedente | precedenti | prima | successivo | diverso | diversa
    | vecchio | vecchia
case-cards_from_wrong_board =
    | (quelle/carte/mano) (della)? .. (mano dopo/board sotto/altra mano) | con altra mano
    | carte .. (di/del/dell/della/da) .. (<altro_uno>/<number>/board)
    | (pres-/tirat-/estratt-/preso) .. (carte/mano) .. (<altro_uno>/board <number>/astuccio) | mano .. <altro_uno> .. (board)
    | in mano .. (mia del/carte del/<number>)
    | (licitato/dichiarato/aperto/passato) con .. (carte/mano) .. (<number>/<altro_uno>/board) | (carte/mano) (sbagliat-)
    | carte <number> | (mano/mani/carte) (del/dal/di) (board)? <number> (nel/in/invece) | mano di <who> .. del <number>
    | carte del <number> | mano (di/del) (altro/altra) (board/mano)
case-board_not_scheduled =
    | + (dovevamo/dovevano/dovevo) .. (fare/giocare) | + movimento .. (prevedeva/<number>) | + tabella .. <not>
    | + <not> .. (nella/in) (tabella/tabellone)
    | + (giocat-/giocato/giochiamo/giocando/dichiarat-/fatto/fatta/licitat-) * (board/smazzata/mano) (sbagliat-/non previst-/sbagliato)
    | + board .. (<not> previst-/<not> toccava/turno dopo/<not> nostro/<not> in calendario/<not> in programma)
    | + board (era)? sbagliat-
    | + <not> .. (toccav-/tocca/previst-/previsto/prevista/dovev-/doveva/programm-/nostro/nostra/quella dell/di turno)
    | + (invece del/invece di/al posto del/anziche) .. <number> | + fuori (programma/turno/sequenza/tabella)
    | + (doveva/era) .. (per/da) (prossim-/altra/fare) | + board sbagliato | + (avversari/coppia/tavolo) sbagliat-
    | + mano sbagliata | + era da fare | + doveva essere per | + sarebbe .. (<number>/sulle)
    | + <not> .. (calendario/programma/tabellone)
    | + rigiocat- * (board/mano/smazzata)
case-fouled =
    | + carte diverse | + (scambi-/scambiat-/invertit-/invertite/inquinat-/alterat-/girato) .. (tasche/mani/carte/mazzetti)?
    | + (carte/mano/mani/smazzate/smazzata/mazzetti) .. (divers-/diverse/diversa) .. (tavol-/sala/aperta/chiusa/altri)
    | + (divers-) .. (tavol-/sala/chiusa/aperta) | + (chiusa/aperta) .. divers- | + (rimess-/rimesso) (male)
    | + (tasche/tasca) .. sbagliat- | + (confront-) impossibil- | + taroccat- | + fante in piu
    | + altro tavolo .. (divers-/in piu) | + duplicat- (sbagliat-/male) | + <not> uguale .. (sala/sale/tavol-)
    | + (altre/diverse) mani | + board .. divers- .. (sale/sala/tavol-) | + mescolat- male
    | + (ribaltat-/ribaltato/capovolt-/ruotat-/fauliat-/fallato)
    | + (tavoli/sale) .. (board/carte/mani/smazzata/mano) divers-
partner_called_after-yes =
    | <who> .. (risponde/risposto) | (compagno/compagna) risposto
    | compagno .. (gia/poi/anche)? (parlat-/dichiarat-/licitat-/risposto/passat-/parlato/dichiarato/licitato/passato/contrato/rialzato)
    | <who> .. (parlato/licitato/dichiarato) dopo | compagno (ha/poi)? (chiamat-/chiamato) | <who> (ha)? (risposto/rialzato)
partner_called_after-no =
    | + (compagno/<who>) .. <not> .. (espress-/espresso/parlare/occasione)
    | + compagno .. <not> (parlato/dichiarato/licitato/passato/aperto bocca)?
    | + prima che .. (compagno/<who>) .. (parl-/dic-/licit-/dich-) | + prima che <who> (parli/dica/dichiari/liciti)
    | + compagno <not> | + compagno no | + compagno .. (zitto/zitta/muto/taciuto/tace/silente/silenzio/no) $
    | + (mio/suo) (zitto/zitta/muto)
    | + (compagno/<who>) (doveva/deve/dovrebbe) (parlare/licitare/dichiarare/chiamare/rispondere)
event-pairs =
    | + (coppie/mitchell/howell/individuale)
event-teams =
    | + (squadre/squadra/imp/incontro a squadre/incontro/match a squadre/duplicato)
played_before_by_someone-yes =
    | + (giocat-/fatta/fatto/giocato) .. (prima/due volte/tavolo <number>/turno fa/turni fa/ora prima/mattina/pomeriggio/primo tempo/alle/tempo/contro)
    | + (avevo/aveva/avevano/avuto) .. (giocat-/giocato/giocata/fatto/fatta/vista)
    | + <who> (giocato/fatto/giocata/fatta) .. (prima/fa/stamattina/pomeriggio) | + ricord- .. mano | + giocato (da/dal) <who>
    | + (qualcuno/uno/#1) .. (aveva/avuto) (gia)? (giocat-/vist-) | + (giocato/vista) .. (altro turno/turno prima/turno scorso)
    | + rigiocat- * (board/mano/smazzata)
    | + giocat- .. altro tavolo
played_before_by_someone-no =
    | + nessuno .. (conosceva/visto/viste) | + nessuno .. (giocat-/vist-/giocato/visto/conosc-/fatto)
    | + <not> .. (vist-/visto/giocat-) .. (nessuno/<number>) | + (vergine/nuov-) (per)? | + mai visto
    | + nessuno .. <not> .. (vist-/giocat-/fatt-/incontrat-/conosc-)
    | + <not> .. (coppie/coppia/giocatori) .. (visto/vista/giocat-/giocato)
case-only_looked =
    | + (visto/guardato/sentito) .. (mano sbagliata/mano altrui/risultato)
case-wrong_seat =
    | + (sedut-) .. (posto/direzione/linea) (sbagliat-/sbagliato)
