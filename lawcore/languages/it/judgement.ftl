### Che cosa l'arbitro deve valutare, in italiano. Le chiavi sono quelle della specifica.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Da valutare

judgement-J1 = Quanto vale l'equità lo giudicate voi: l'esito probabile senza l'irregolarità, semmai ponderato; consultatevi. Il trasferimento e l'equità non si sommano.
judgement-J2 = Nel 2007 il testo non dice che la renonce avversaria debba essere consumata: alla lettera 64B7 vale anche se è stata corretta; altri la ignorano. Il 2017 ha deciso: solo se entrambe consumate.
judgement-J3 = Prima del 2017 il testo di 64B2 non chiede che la prima renonce fosse consumata: alla lettera nessun trasferimento, ma molti lo danno lo stesso.
judgement-J4 = Prima del 2017 manca una regola chiara per due renonce sulla stessa presa con una sola linea che ha proseguito: si corregge quella non consumata e per il resto si guarda all'equità.
judgement-J5 = Quale presa paghi quale renonce non è scritto: qui ogni presa passa una volta sola e mai per una renonce fatta dopo; le prese usate sono indicate.
judgement-J6 = Conta chi vince la presa con la carta sostituita; qualcuno guarda invece alla carta illegale.
judgement-J7 = Se dopo il richiamo dell'attenzione qualcuno ha giocato lo stesso alla presa seguente, prevale il dovere di correggere; gli autori non sono tutti d'accordo.
judgement-J8 = Da quale momento misurare l'equità di renonce ripetute era discusso: la minuta WBF dice dalla posizione dopo la prima.
judgement-J9 = Nel 2007 non è risolto se la parte richiesta sopravvive quando il compagno del difensore si oppone alla concessione: la minuta WBF del 2001 dice né l'una né l'altra, e così il 2017.
judgement-J10 = Se al morto la mano di un difensore è stata mostrata senza che facesse nulla, valutate se abbia perso davvero i suoi diritti.
judgement-J11 = Se l'avete vista voi o uno spettatore: rettificate ciò che sapete entro il periodo di correzione; alcuni aspettano che resti solo l'equità.
judgement-J12 = La carta ritirata è penalizzata anche se ha chiesto il morto; potete però disporre altrimenti (50).
judgement-J13 = Nel 1997 non è deciso se 63B valga quando a chiedere al difensore è stato il morto.
judgement-J14 = Nel 2017 il dovere di correggere nasce dal richiamo dell'attenzione: chi se ne accorge da solo può tacere, ma non nascondere (72).
judgement-J15 = Carta scoperta ma non penalizzata: il testo del 2017 è più stretto, perciò il trasferimento resta dovuto.
judgement-J16 = Se una parola o un gesto designavano davvero una carta per la presa seguente è un fatto da accertare.
judgement-J17 = Prima si corregge la renonce, poi si giudica la richiesta, senza far gravare sul richiedente ciò che non poteva sapere.
judgement-J18 = Che cosa sia gioco normale per un giocatore di quella categoria, e che cosa sapesse il richiedente, sta all'Arbitro giudicarlo.
judgement-J19 = Ciò che la carta penalizzata ha mostrato, una volta ripresa, è questione di 50E: aggiustate se ha danneggiato.
judgement-J20 = Se fosse voluta, o prevedibile il vantaggio, lo giudicate voi.
judgement-J21 = Sui fatti contestati decidete secondo la probabilità più forte (85).
judgement-J22 = Nel 1997 non è chiaro se la carta del difensore vada comunque corretta o si prosegua e basta.
judgement-J23 = Il silenzio sulla richiesta avversaria è un assenso solo se i fatti lo dicono; da sé matura con 69A.
judgement-J24 = Se aveva anche altre carte coperte del seme, alla lettera vale 64B3; qualcuno la tratta come renonce comune.
judgement-J25 = Concessione contestata di una presa probabile ma non sicura: per equità (70A) può tornare, alla lettera dell'articolo 71 resta.
judgement-J26 = Una carta piccola solo nominata non è stata né esposta per caso né giocata: alla lettera di 50B non è né minore né maggiore.
judgement-J27 = Prima del 2017 l'articolo 57 taceva di una carta giocata quando mancava solo un avversario: che sia una carta esposta è derivato.
