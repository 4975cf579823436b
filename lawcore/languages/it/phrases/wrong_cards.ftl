# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-estranea =
    | altro mazzo | mazzo diverso | mazzo sbagliato | mazzo di altri | altri mazzi | estranea | estraneo | dorso diverso
    | dorso blu | dorso rosso | retro diverso | retro blu | retro rosso | dorso di altro | colore diverso | dorso
    | doppione | doppia | doppio | #2 assi di | #2 re di | #2 dame di | #2 fanti di | <not> nostra | dell altro mazzo
    | tavolo <next_player>
case-14_and_12 =
    | + (#14/#15) (.. #12 (carte)? (a/in)? <compass>)? | + quattordici
case-missing-likely =
    | + #12 carte
    | + (manca/mancano/mancava/mancavano/mancante/mancanti/persa/perso/sparita/sparito/smarrita) .. (carta/carte)?
case-not_of_the_deal =
    | + <estranea> | + carta .. (blu/rossa/rosso)
call_by_wrong_hand-no =
    | + nessuno .. (parlato/dichiarato/licitato/aperto/licit-) | + nessuno .. (chiamat-/chiamato/detto)
call_by_wrong_hand-yes-likely =
    | + (parlato/dichiarato/licitato/aperto/passato/parlat-/dichiarat-/licitat-/chiamato)
seen-no =
    | + nessuno (<he>)? (visto/guardato)
seen-yes-likely =
    | (vist-/visto/vista/guardat-/sbirciat-/intravist-/mostrat-/vedono/vede/vedere) .. (carta/carte/asso/re/dama/donna/fante/mano/<everyone>/<card>)
    | + <who> (<he>/avuto)? (visto/vista/sbirciato) .. (<card>/#2/#3/#4/#5/#6/#7/#8/#9/re/asso/dama/fante/carta)
playable-no =
    | + <not> (puo/possono/poteva/possibile) (piu)? .. (gioca-/rimedia-/sistema-/corregge-/recupera-)
playable-no-likely =
    | + <not> .. (rimedi-/sistem-/corregg-/ricostru-/rifa-/giocabil-/recuper-/aggiust-)
playable-yes-likely =
    | + (sistemat-/sistemato/corrett-/corregg-/correggibil-/rimediat-/aggiustat-/ripristinat-) | gioca
lead_faced-no =
    | + attacco <not>
lead_faced-no-likely =
    | + <not> .. (attaccat-/attaccato/attacco) | + prima .. (attacco/attacc-)
lead_faced-yes =
    | + attacco (scoperto/girato/fatto/in tavola/sul tavolo) | + attacco .. (girato/scopert-/fatto/scoperto/visto)
where-among_played-likely =
    | + (fra/tra) .. (giocat-/prese)
where-found-likely =
    | + (per/a/in) terra
where-not_found =
    | + <not> .. (trov-/salta fuori/saltata fuori/trova/trovano/trovata) | + <not> (traccia/tracce/trovata/trovabile)
where-not_found-likely =
    | + (ovunque/dappertutto)
played_to_quitted_trick-no =
    | + <not> .. presa .. (girata/chiusa/coperta/voltata)
played_to_quitted_trick-no-likely =
    | + <not> (giocat-)
played_to_quitted_trick-yes =
    | + (giocat-/andat-/finit-/usat-/data/messa) .. (presa/levee) .. (coperta/girata/chiusa/voltata)
found-after_play =
    | + (mano/gioco/smazzata) finit- | + a (mano/smazzata/gioco) (giocat-/finit-/conclus-)
found-earlier-likely =
    | + (durante/meta/corso/mezzo/fase di) .. (gioco/mano/licita)
