# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-hidden =
    | (undisclosed/concealed/hidden/illegal) (agreement/understanding)
case-penalty =
    | (procedural/disciplinary) penalty | <slow> | <rude> | <tardy>
word-slow = slow (play-/player/pair/table) | (play-/too) (too)? slow- | unduly slow | slow (again/all night) | & slow | slow & | (always/too/very) slow
word-rude = rude- | discourteous- | impolite- | insult- | swore | swear- | shout- | abusive
word-tardy = (arriv-/came/come/turn- up) late | late (arriv-/start)
offence-slow = <slow>
offence-discourteous = <rude>
offence-late = <tardy>
case-psych =
    | (psych/psyched/psychic)
case-spectator =
    | (spectator/kibitzer/onlooker)
case-tempo =
    | (hesitat-/paus-/thought) .. singleton | misleading (tempo/hesitation/gesture)
