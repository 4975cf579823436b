### Che cosa si dice di una licita scritta o contenuta in una registrazione, in italiano.

auction-given = Licitazione: { $calls }
auction-by = { $player }: { $calls }
auction-replaced = { $call } → { $replacement }

call-P = passo
call-X = X
call-XX = XX
denomination-C = fiori
denomination-D = quadri
denomination-H = cuori
denomination-S = picche
denomination-N = senza atout

## Che cosa si è trovato. La chiave è quella dell'irregolarità.

auction-insufficient = { $call } è insufficiente; la minima a { $denomination } è { $lowest }.
    .none = { $call } è insufficiente, e nessuna licita a { $denomination } è abbastanza alta.
auction-lowest = { $call }: la minima a { $denomination }
## Chi si intende, dove i posti sono noti

player-lho = L'avversario di sinistra è { $player }.
player-partner = Il suo compagno è { $player }.
player-rho = L'avversario di destra è { $player }.

## Che cosa segue da una nuova chiamata, dietro il suo nome su un pulsante; più breve se c'è poco posto.

follows-free = tutti liberi
    .short = liberi
follows-pass_next = il compagno passa un turno
    .short = il compagno passa un turno
follows-pass_always = il compagno passa fino alla fine
    .short = il compagno passa
follows-cancelled = annullata, il compagno passa
    .short = annullata

auction-also-insufficient = È anche insufficiente: almeno { $lowest }.
    .none = È anche insufficiente, a ogni livello.
auction-inadmissible = { $call } è inammissibile: non segue una licita degli avversari.
    .again = { $call } è inammissibile: non segue un contro degli avversari.
auction-also-out_of_turn = Era anche fuori turno.
auction-over_seven = { $call } è più di sette: non è una licita.
auction-after_final = { $call } viene dopo il passo finale.
auction-out_of_turn = { $call } è fuori turno: toccava { $turn ->
        [rho] al suo avversario di destra
        [partner] al suo compagno
       *[lho] al suo avversario di sinistra
    }.
    .seated = { $call } di { $player } è fuori turno: toccava a { $turn }.
    .unknown = { $call } è fuori turno; a chi toccasse non si vede.
auction-lost_turn = Un giocatore ha perso il turno: tre passi non hanno chiuso la licitazione.
    .seated = { $turn } ha perso il turno: tre passi non hanno chiuso la licitazione.
auction-stands = Anche { $call } era irregolare; vi si è chiamato sopra, e resta valida.
    .not = Anche { $call } era irregolare; chi era di turno ha chiamato, ed è annullata.
auction-accepted = Vi si è chiamato sopra, e resta valida.
auction-natural = Si assume che le chiamate mostrino i semi che nominano.
auction-filled = I passi non scritti sono aggiunti.
auction-legal = Tutte le chiamate sono legali e in turno.

## Che cosa non va in una licita che non si può leggere

auction-no_call = «{ $piece }» non è una chiamata. Scrivi le licite come 1P, 2C, 3SA, poi P, X, XX; quelle degli avversari tra parentesi: 1P (2F) 1C?
auction-two_languages = «{ $piece }» ha la lettera di un'altra lingua: scrivi tutti i semi come P C Q F, come S H D C o come ♠ ♥ ♦ ♣.
auction-bracket = Manca una parentesi: metti ogni chiamata degli avversari fra due, come in 1P (2F) 1C?
auction-too_long = Nessuna licitazione ha tante chiamate: scrivi quelle dalla prima licita alla chiamata irregolare.
