# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-altro_uno =
    | altro | altra | altre | altri | sbagliato | sbagliata | sbagliate | precedente | precedenti | prima | successivo
    | diverso | diversa | vecchio | vecchia
case-board_not_scheduled =
    | + board .. (<not> previst-/<not> toccava/turno dopo/<not> nostro/<not> in calendario/<not> in programma)
    | + <not> .. (calendario/programma/tabellone) | + fuori (programma/turno/sequenza/tabella)
case-board_not_scheduled-likely =
    | + <not> .. (toccav-/tocca/previst-/previsto/prevista/dovev-/doveva/programm-/nostro/nostra/quella dell/di turno)
    | + (invece del/invece di/al posto del/anziche) .. <number> | + board sbagliat-
case-cards_from_wrong_board =
    | (mano/mani/carte) (del/dal/di) (board)? <number> (nel/in/invece)
    | (licitato/dichiarato/aperto/passato) con .. (carte/mano) .. (<number>/<altro_uno>/board)
case-cards_from_wrong_board-likely =
    | carte .. (di/del/dell/della/da) .. (<altro_uno>/<number>/board) | in mano .. (mia del/carte del/<number>)
    | mano .. <altro_uno> .. (board)
case-fouled =
    | + board .. (divers-) .. (tavol-/sala)
    | + (carte/mano/mani/smazzate/smazzata/mazzetti) .. (divers-/diverse/diversa) .. (tavol-/sala/aperta/chiusa/altri)
    | + duplicat- (sbagliat-/male) | + (ribaltat-/ribaltato/capovolt-/fauliat-/fallato)
    | + (rimesso/rimesse/messo/messe/infilato/infilate) .. carte .. (di/del/dell)? <compass> (in/a/nel/nella/al) (<north>/<east>/<south>/<west>)
    | + (mani/carte) (di)? <compass> & (<north>/<east>/<south>/<west>) .. (scambiat-/invertit-)
case-fouled-likely =
    | + tasca sbagliata
    | + (scambi-/scambiat-/invertit-/invertite/inquinat-/alterat-/girato) .. (tasche/mani/carte/mazzetti) | + inquinat-
    | + (scambiat-/invertit-) (mani/carte) (di/tra/fra)
partner_called_after-no =
    | + <partner> .. <not> (parlato/dichiarato/licitato/passato/aperto bocca)?
partner_called_after-no-likely =
    | + <partner> .. (zitto/zitta/muto/taciuto/tace/silente/silenzio/no)
partner_called_after-yes-likely =
    | <partner> .. (poi)? (parlat-/dichiarat-/licitat-/risposto/passat-/parlato/dichiarato/licitato/passato/contrato/rialzato)
    | <who> (<he>)? (risposto/rialzato) | <who> .. (parlato/licitato/dichiarato) dopo
event-pairs-likely =
    | + (coppie/mitchell/howell/individuale)
event-teams-likely =
    | + (squadre/squadra/imp/incontro a squadre/incontro/match a squadre/duplicato)
played_before_by_someone-no =
    | + nessuno .. <not> .. (vist-/giocat-/fatt-/incontrat-/conosc-)
played_before_by_someone-no-likely =
    | + nessuno .. (giocat-/vist-/giocato/visto/conosc-/fatto)
played_before_by_someone-yes-likely =
    | + <who> (giocato/fatto/giocata/fatta) .. (prima/fa/stamattina/pomeriggio)
    | + (<me> avuto/<he> avuto/<they> avuto/avuto) .. (giocat-/giocato/giocata/fatto/fatta/vista)
case-wrong_seat-likely =
    | + coppie .. (scambiat-/invertit-) | + (scambiat-/invertit-) .. coppie | + frecc- | + (girare/ruotare/girato/ruotato) .. board | + board .. (girato/ruotato/al contrario)
case-wrong_seat =
    | + freccia girata | + direzioni .. (scambiat-/girat-/invertit-/sbagliat-) | + (sedut-/sedev-) .. (sbagliat-/al contrario/in (linea di)? <compass>)
    | + posto sbagliato | + linea di <compass> .. (carte/mani) (di)? (linea)?
