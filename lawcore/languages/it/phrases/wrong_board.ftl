# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 15
certain =
    | (board/mano/smazzata/astuccio) (sbagliat-/non prevista/non previsto/precedente/diverso/diversa)
    | carte .. (altro/altra/sbagliat-) .. (board/smazzata/mano/astuccio) | (altro/altra) (board/smazzata)
    | board .. (gia giocat-/non toccava/non era)
topic =
    | (sbagliat-) .. (tavolo/board/linea) | (giocat-) .. board .. (gia/sbagliat-/turno)
hint =
    | (board/smazzata)
against =
    | penalizz- | punteggio
    | (dalla/di/della) mano sbagliata
case-cards_from_wrong_board =
    | carte .. (di/del/dell/da) .. (altro/altra/sbagliat-/precedente) | (pres-/tirat-/estratt-) .. carte .. (board/astuccio/smazzata)
    | mano .. (altro/altra) .. (board)
case-board_not_scheduled =
    | (giocat-/giochiamo/dichiarat-) .. (board/smazzata/mano) (sbagliat-/non previst-) | board .. (non previst-/non toccava/turno dopo/sbagliat-)
partner_called_after-yes =
    | compagno .. (parlato/dichiarato/licitato/risposto/passato)
partner_called_after-no =
    | compagno .. <not> .. (parlato/dichiarato/licitato/passato)
event-pairs =
    | (coppie/mitchell)
event-teams =
    | (squadre/imp/incontro)
played_before_by_someone-yes =
    | giocat- .. (prima/due volte)
played_before_by_someone-no =
    | nessuno .. giocat-
case-cards_from_wrong_board-else =
    | (carte/mano) .. (del/dell/di/da) .. (board/astuccio/smazzata/altro)
    | (pres-/guard-) .. (carte/mano) .. (sbagliat-/altr-/precedent-)
case-board_not_scheduled-else =
    | <not> .. (toccav-/previst-/dovev-/programm-) | board sbagliat- | (avversari/coppia/linea) sbagliat-
case-fouled-else =
    | (tasche/scambiat-) .. (sbagliat-/mani/carte)? | (divers-) .. tavoli
event-pairs-else =
    | (coppie/mitchell/howell/individuale)
event-teams-else =
    | (squadre/duplicato a squadre/imp/incontro)
played_before_by_someone-no-else =
    | nessuno .. (giocat-/vist-)
partner_called_after-yes-else =
    | compagno .. (gia/poi)? .. (parlat-/dichiar-/licit-/passat-)
