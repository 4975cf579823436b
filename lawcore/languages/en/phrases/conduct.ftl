# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-hidden =
    | (undisclosed/concealed/hidden/illegal) (agreement/understanding)
case-penalty =
    | (procedural/disciplinary) penalty | slow (play/player/pair/table) | unduly slow | rude to | swore at
    | abusive to | <tardy> | rude (player/pair/<opponent>)
case-penalty-likely =
    | <slow> | <rude>
word-slow = slow (play-/player/pair/table) | (play-/too) (too)? slow- | unduly slow | slow (again/all night) | & slow | slow & | (always/too/very) slow
word-rude = rude- | discourteous- | impolite- | insult- | swore | swear- | shout- | abusive
word-tardy = (arriv-/came/come/turn- up) late | late (arriv-/start)
offence-slow =
    | slow (play/player/pair/table) | unduly slow
offence-slow-likely =
    | <slow>
offence-discourteous =
    | rude (,/./to) | swore at | abusive to | rude (player/pair/<opponent>)
offence-discourteous-likely =
    | <rude>
offence-rude_to_director =
    | (rude/discourteous/impolite/abusive) to director | (insulted/insults/swore at) director
offence-rude_to_director-likely =
    | <rude> .. (director/td) | (director/td) .. <rude>
offence-late = <tardy>
case-psych =
    | (psych/psyched/psychic)
case-spectator =
    | (spectator/kibitzer/onlooker)
    | (<somebody>/lady/man/woman/wife/husband/person/people/friend) (who)? watching
case-tempo =
    | (hesitat-/paus-/thought) .. singleton | misleading (tempo/hesitation/gesture)
case-deliberate =
    | (deliberate-/intentional-/on purpose) .. (revok-/infring-/broke) | revok- (on purpose/deliberate-)
offence-compared =
    | compar- (score/scores/results)
offence-touched =
    | (touched/touches/touching) (my/our/<opponent> s/<opposing_side> s?) cards
offence-touched-likely =
    | touch- .. (his/her/my/our/their/<opponent> s) cards
