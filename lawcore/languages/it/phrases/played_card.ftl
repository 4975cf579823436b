# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-dire =
    | detto | dice | dico | chiama | chiamato | chiamata | chiede | chiesto | chiedo | nomina | nominato | ordina
    | ordinato | diceva | esclama | fa | dammi | dichiara | designa | scelto
word-bassa =
    | piccola | bassa | cartina | scartina | liscia | piccola carta | piu bassa
word-alta =
    | alta | grossa | piu alta | migliore | figura alta
word-vinci =
    | prendi | vinci | prendila | vincila | taglia | copri | vince | prendere | supera
word-qualsiasi =
    | qualsiasi | qualunque | quella che vuoi | quello che vuoi | quel che vuoi | a caso | come vuoi | <not> importa
    | gioca & basta | fai tu | scegli tu | qualsiasi cosa | indifferente
word-nomeseme =
    | picche | cuori | quadri | fiori
word-rango =
    | asso | re | dama | donna | fante | #10 | #9 | #8 | #7 | #6 | #5 | #4 | #3
word-tavolo =
    | tavolo | panno | tappeto | tavola
word-prende =
    | mette | messo | messa | prende | preso | gioca | giocato | sposta | spostato | tira | tirato | alza | dato | da
    | mettendo | preso su
word-altra =
    | altra | sbagliata | diversa | invece | accanto | sbagliato | sbagliando | <not> nominata | <not> chiamata
    | #1 altra
word-dato =
    | mette | metteva | messo | messa | mettere | da | dà | dato | data | prende | preso | presa | gioca | giocato
    | giocata | tira | tirato | tirata | tirato giu | tirata giu | cala | calato | posa | posato | alza | alzato
    | scelta | scelto | posto | posta | pesca | pescato
who-declarer =
    | <declarer> .. (posa-/posat-/tiene/tenut-/teneva/mostr-/tira/cad-/cadut-/scivol-/estra-/sfil-/appoggi-/cala/calat-/mostra/scopre/ritira) .. (carta/mano/fante/re/asso/dama/<tavolo>)?
    | <declarer> .. (cade/casca/%5/estrae/messo carta/lascia) | <me> <declarer>
who-declarer-likely =
    | <me> dichiarato | (%5/#5) .. (<declarer>)
who-defender =
    | penalizzata | carta del <defender>
who-defender-likely =
    | <defender> .. (carta/posa-/tiene/tenut-/mostr-/tira/sfil-/staccat-/risposto/estra-) | (dal/del) <defender>
    | (<east>/<west>/<opponent>/<defender>/<partner>) .. (tenut-/tiene/sfil-/appoggi-/mostr-/stacca-/estra-)
who-dummy_for_declarer =
    | (dal/del) <dummy> | (<dire>) .. <dummy>
    | (<dire>) .. (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>)
who-dummy_for_declarer-likely =
    | (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>) | (chiamata) | <dummy> | (indic-) .. (mento/dito)
    | lapsus
gesture-at_the_same_time =
    | (insieme/contemporanea-/stesso momento/stesso istante/stesso tempo/simultanea-/stesso %2)
gesture-designated_otherwise =
    | indic- .. (<dummy>/mento/dito)
gesture-detached_only =
    | (stacc-/estratt-/sfil-/separat-/tirat- fuori) .. <not> .. (vedere/mostr-/far vedere/nessuno)
gesture-detached_only-likely =
    | (sfilat-/sfila/staccat-/tirat- fuori/mezza fuori/estratt-/tolt-) .. (rimess-/<not>/dentro) .. (mostr-/vist-/giu/messa)?
gesture-dropped =
    | (cadut-/cade/scivol-/sfuggit-/sfugge/cascat-/casca/lasciata cadere/cadere/scappat- di mano/scappa di mano)
gesture-dummy_took_another =
    | <dummy> .. (<prende>) .. invece | carta .. diversa da quella
gesture-dummy_took_another-likely =
    | (chiama/chiamato/chiede/chiesto/dice/detto) .. <dummy> <him>? (messo/mette/giocato/gioca/preso) (<rango>/<nomeseme>/<card>) | <dummy> .. (<dato>) .. (<altra>) | (carta sbagliata) | (carta) .. (<dato>) .. (male/diversa)
gesture-faced_on_table-likely =
    | (posa-/posat-/mett-/messo/butt-/appoggiat-/calat-/giocat-) .. (sul tavolo/scoperta/in tavola/in chiaro)
gesture-held_so_partner_could_see =
    | <partner> .. (vist-/vede/vedere/veda/potut-) .. (carta/faccia)?
gesture-held_so_partner_could_see-likely =
    | (tenut-/tiene/tien-/mostr-/gira-/tilt-) .. (<partner>/<west>/<east>/<north>/<south>) .. (ved-/vist-/vedere/leggess-)?
    | (in vista/girata) .. <partner>
gesture-held_touching_or_near_table =
    | (dito/palmo/spanna/filo) (dal) (<tavolo>)
gesture-held_touching_or_near_table-likely =
    | (cm/centimetr-/vicin-/sfior-/quasi/dita/a contatto) .. (<tavolo>)
gesture-named-likely =
    | (dice/detto/chiama/chiamato/chiede/chiesto) (<bassa>/<alta>/<nomeseme>/<rango>/<card>) | (<rango>/<nomeseme>) (&)? basta | (<rango>/<nomeseme>/<bassa>/<alta>) (dal/al) <dummy>
gesture-penalty_card-likely =
    | penalizzata
gesture-touched_in_dummy-likely =
    | (tocca/toccato/toccata/toccare/tocco/tocchi/sfior-/sfiorat-) .. (carta/carte/<dummy>/re/asso/dama/donna/fante/#4/<card>/<rango>)
purpose_arranging-no =
    | (toccat-/tocca/tocc-) .. (di proposito/apposta/volutamente/deliberata-)
purpose_arranging-no-likely =
    | <not> .. (sistem-/riordin-)
purpose_arranging-yes-likely =
    | (per/stava/voleva)? (sistem-/riordin-/raddrizz-/aggiust-/ordinar-/in ordine/allinear-/storto/spostar-/spostando)
    | arrivare (a/al/alla)
changed-no-likely =
    | <not> .. (modifica/cambiat-/cambia)
changed-yes =
    | poi <he>? cambiat-
changed-yes-likely =
    | (poi/anzi/scusa/infine) (no)? .. (dice/<nomeseme>/<rango>/<card>/<bassa>/<alta>/chiede)
    | (cambi-/cambiat-) .. (idea/carta/chiamata/in/dopo)? | (ripens-/ripensat-/corregg-/corretto) .. (giocat-)? | anzi
    | corrett-
pause_for_thought-no =
    | (stesso respiro/<not> pausa/<not> pensarci/tutto d fiato/d fiato/<not> respirare)
pause_for_thought-yes-likely =
    | dopo .. (pausa/pensat-/secondi/riflession-/riflessione/pensarci)
declarer_played_again-no =
    | <not> .. rigiocat-
unintended-no-likely =
    | (cambiato idea/ripensat-/ripensament-/cambia idea/ripenso) | (cambiato idea/ripensat-)
unintended-yes =
    | lapsus
designation-anything-likely =
    | <qualsiasi>
designation-high =
    | (<dire>) (<alta>/alto/grande/in alto)
designation-low =
    | (<bassa>) (dal/al/mentre)
designation-low-likely =
    | (<dire>) (<bassa>)
designation-rank_only =
    | #2 (assi/re/dame/fanti/#10)
designation-suit_only-likely =
    | (<dire>) (<nomeseme>)
designation-win =
    | (<vinci>) .. (<dire>)
designation-win-likely =
    | (<vinci>) | (prendila/vincila/vince) .. <dummy>
intent_incontrovertible-yes-likely =
    | (evidente/palese/indiscutibil-) .. (voleva/<everyone>)?
dummy_leads-no-likely =
    | <dummy> .. (segue/risponde/seguire/rispondere/in %2/in %3/in %4/deve seguire)
dummy_leads-yes =
    | <dummy> (in/di) (presa/uscita/mano/attacco)
dummy_leads-yes-likely =
    | <dummy> .. (per primo/di mano/in presa)
legal_cards_of_that_rank-more =
    | (#2/#3) (altri)? (giocabil-/legal-)
legal_cards_of_that_rank-one =
    | #1 (giocabil-/legal-)
legal_cards_of_that_rank-one-likely =
    | n #1
each_side_played_on-no =
    | presa (nuova/dopo) <not>
each_side_played_on-yes-likely =
    | <everyone> .. (presa dopo/presa successiva/avanti/oltre)
revoke_by-nobody-likely =
    | nessuno .. (rifiutat-/mancat-/sbagliato seme/renonce)
opponent_played-yes-likely =
    | giocato (<opponent>/<defender>)
already_played_to_trick-yes-likely =
    | (%5/#5) carta
designation-suit_only =
    | <dire> <nomeseme> (al/dal) <dummy>
    | <dire> (di)? <nomeseme> (al <dummy>/dal <dummy>)? (& basta/senza/& nient/& null)
