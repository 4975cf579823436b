# How a lead from the wrong hand is told. Slots and signs: see phrases.py.
word-attaccare = attaccato | attacca | attaccano | attaccando | giocato | gioca | intavolato | intavola | rigiocato | rigioca | uscito | esce
word-fuori = fuori turno | fuori dal turno | non di turno
word-sbagliata = dalla mano sbagliata | da mano sbagliata | dalla parte sbagliata
subject = attacco * <fuori> | <attaccare> * <fuori> | <attaccare> * <sbagliata> | attacco <sbagliata> | <fuori> di attacco
elsewhere = renonce | <not> risposto seme | <penalizzata> | licita fuori turno | dichiarazione fuori turno | <not> <attaccare> * <fuori> | <not> <attaccare> <sbagliata>
word-penalizzata = penalizzata | penalizzate
offender = <who> <he>? <attaccare> * <fuori> | <who> <he>? <attaccare> * <sbagliata> | attacco <fuori> del <who> | attacco <fuori> di <who> | attacco <fuori> dell <who> | attacco iniziale <fuori> del <who> | attacco iniziale <fuori> di <who> | attacco iniziale <fuori> dell <who> | attacco <sbagliata> del <who> | attacco scoperto <fuori> di <who> | attacco coperto <fuori> di <who>
    | <who> <he>? <attaccare> dal morto * invece | <who> <he>? <attaccare> dalla mano * invece
word-dopo = 2a | 3a | 4a | 5a | 6a | 7a | 8a | 9a | 10a | 11a | 12a | 13a
lead-opening_faced = attacco iniziale scoperto <fuori> | attacco iniziale <fuori> scoperto | attacco iniziale * <fuori> , scoperto | <attaccare> scoperto <fuori> | <fuori> , attacco iniziale scoperto | attacco iniziale * <fuori> * , a carta scoperta | attacco iniziale <fuori> a carta scoperta | attacco scoperto iniziale <fuori>
lead-opening_face_down = attacco iniziale coperto <fuori> | attacco iniziale <fuori> coperto | attacco iniziale * <fuori> , coperto | <attaccare> coperto <fuori> | attacco coperto <fuori> | attacco iniziale <fuori> a carta coperta | <fuori> a carta coperta | attacco iniziale * <fuori> * , a carta coperta
lead-declarer = <declarer> <he>? <attaccare> * <sbagliata> | <declarer> <he>? <attaccare> * <fuori> | attacco <sbagliata> del <declarer> | attacco <fuori> del <declarer> | <declarer> <he>? <attaccare> dal morto * invece * mano | <declarer> <he>? <attaccare> dalla mano * invece * morto
lead-defender = <defender> <he>? <attaccare> * <fuori> alla <dopo> | <defender> <he>? <attaccare> * <fuori> * a meta mano | alla <dopo> presa <defender> <he>? <attaccare> * <fuori> | <defender> <he>? <attaccare> * <fuori> * durante gioco | a meta mano <defender> <he>? <attaccare> * <fuori> | durante gioco <defender> <he>? <attaccare> * <fuori>
turn-partner = <offender> <he>? <attaccare> * <sbagliata> | toccava al <partner> | toccava a <partner> | doveva attaccare <partner> | turno era del <partner> | <partner> doveva attaccare | <declarer> <he>? <attaccare> dal morto * invece * mano | <declarer> <he>? <attaccare> dalla mano * invece * morto
turn-opponent = toccava al <innocent> | toccava a <innocent> | toccava all <innocent> | doveva attaccare <innocent> | toccava alla <innocent> | toccava agli <innocent>
word-accettare = accettato | accetta | accettano
word-rifiutare = rifiutato | rifiuta | rifiutano
reply-accepted = <innocent> <he>? <accettare> | attacco accettato | attacco * <fuori> accettato
reply-refused = <innocent> <he>? <rifiutare> | attacco rifiutato | attacco * <fuori> rifiutato | <innocent> <he>? <not> <accettare>
reply-nothing = nessuno * ancora * detto * giocato | nessuno giocato | <innocent> <he>? <not> detto <not> | <innocent> <he>? <not> ancora * deciso | <innocent> <he>? <not> deciso
reply-spread = <declarer> <he>? steso * carte | <declarer> <he>? stende * carte | <declarer> <he>? steso * mano | <declarer> <he>? steso | <declarer> <he>? mette giu * carte
reply-dummy_played = <declarer> <he>? giocato * dal morto
reply-next_played = avversario di sinistra <he>? giocato
misinformed-yes = <innocent> <he>? detto che toccava | + avversario detto che toccava a me | + avversario <he>? detto che toccava a me
last_trick-yes = alla 13a presa | alla 13a | ultima presa
