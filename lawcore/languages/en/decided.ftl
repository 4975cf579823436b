### Decided cases as a table, in English.

column-id = case
column-edition = Laws of
column-source = source
column-ours = our ruling
column-theirs = their ruling
column-agreement = agreement

agreement-agrees = agrees
agreement-judgement = judgement
agreement-disputed = disputed
agreement-disagrees = disagrees

outcome = { $status }{ $tricks ->
    [none] {""}
    [0] , no trick
    [1] , 1 trick
   *[other] , { $tricks } tricks
}{ $card ->
    [major] , major penalty card
    [minor] , minor penalty card
   *[none] {""}
}{ $articles ->
    [none] {""}
   *[other] : { $articles }
}{ $beside ->
    [none] {""}
   *[other] {" "}(also { $beside })
}

reason = Disputed: { $text }
reading-ours = Our ruling ({ $edition }): { $text }
reading-theirs = Their ruling ({ $edition }): { $text }
reading-other = The other reading: { $text }
not-expressible = Not expressible in the facts of any subject:
judgement = judgement: agrees once the Director has judged as the source did.
derived = { $mark } { $number ->
    [1] One ruling was
   *[other] { $number } rulings were
} worked out from the Laws: the source asks without answering, or rules under another edition.
summary = { $rulings ->
    [1] 1 ruling
   *[other] { $rulings } rulings
} of { $cases ->
    [1] 1 case
   *[other] { $cases } cases
}: { $agrees } agree, { $judgement } if judged alike, { $disputed } disputed, { $disagrees } disagree; { $not_expressible } not expressible

## What a ruling comes to

status-a_lead = a lead
status-accept_or_refuse = declarer accepts or refuses
status-accepted = accepted
status-agreed = agreed
status-allowed = allowed
status-as_if_established = as if established
status-as_intended = as declarer meant
status-card_of_the_auction = card of the auction
status-card_stands = card stands
status-changed = change allowed
status-claim = ruled as a claim
status-completed = call completed
status-corrected = corrected
status-declarer_chooses = declarer chooses
status-declarer_is_dummy = declarer becomes dummy
status-declarer_names = declarer names the card
status-defective_trick = defective trick
status-defender_at_fault = defender at fault
status-defender_names = a defender names the card
status-defenders_choose = the defenders choose
status-dummy_revoked = dummy's hand revoked
status-established = established
status-hand_chosen = a defender chooses the hand
status-lead_stands = lead stands
status-lead_withdrawn = lead taken back
status-major = major penalty card
status-minor = minor penalty card
status-must_correct = to be corrected
status-no_claim = no claim
status-no_concession = no concession
status-no_penalty_card = no penalty card
status-not_a_revoke = not a revoke
status-not_allowed = not allowed
status-not_played = not played
status-not_yet_agreed = not yet agreed
status-penalty_card = penalty card
status-picked_up = card picked up
status-play_on = play goes on
status-played = played
status-taken_back = taken back without rectification
status-played_in_turn = played at its turn
status-played_out = score of the play stands
status-proper_lead_stands = the proper lead stands
status-protection_lost = dummy's rights lost
status-refused = refused
status-returned = card goes back
status-revoke = a revoke
status-revoke_first = the revoke first
status-rights_kept = rights kept
status-stands = stands
status-substituted = card replaced
status-to_be_judged = left to the Director
status-too_late = too late
status-too_soon = played too soon
status-trick_restored = trick given back
status-not_of_the_auction = extraneous information
status-back_to_the_hand = back to the hand
status-face_up = stays face up
status-who_plays = who plays
status-lead_face_down = stays face down
status-led_out_of_turn = lead out of turn
status-another_law = another Law
status-at_his_turn = asks at the own turn
status-at_their_own_risk = at their own risk
status-auction_reopened = the auction goes on
status-award_adjusted_score = adjusted score
status-call_kept = the call stays
status-consider_penalty = consider a penalty
status-correct_it = to be corrected
status-dealt_anew = dealt again
status-discipline = discipline
status-extraneous = extraneous information
status-follow_the_regulation = as regulated
status-for_the_other_side = for the other side
status-forfeited = right forfeited
status-judged = to be weighed
status-lawful = lawful
status-may_be_used = may be used
status-no_right = no right to it
status-nothing = nothing to rule
status-nothing_affected = nothing affected
status-partner_answers = the partner answers
status-rectify = to be rectified
status-stop_it = to be stopped
status-weigh = to be weighed
status-whole_review = the whole review
status-contract_alone = the contract alone
status-settled_by_the_cards = settled by the cards
status-as_if_not_called = as if not called
status-as_made = as it was made
status-cancelled = cancelled
status-comparable = comparable
status-first_stands = first call stands
status-has_to_pass = passes once
status-partner_has_to_pass = the partner passes
status-has_to_repeat = repeats the call
status-in_rotation = in rotation
status-judge = left to the Director
status-lho_chooses = the next player chooses
status-no_restriction = no restriction
status-not_comparable = not comparable
status-not_scored = not scored
status-one_suit_forbidden = one suit may be forbidden
status-one_suit_required_or_forbidden = one suit may be required or forbidden
status-not_covered = not ruled on in that edition
status-replaced = replaced
status-replacement_cancelled = replacement cancelled
status-second_stands = second call stands
status-undone = undone
status-waiting = waiting
status-record_and_play_on = facts noted, play on
status-stop_no_information = no information found
status-weigh_information = was there information
status-stop_nothing_suggested = nothing suggested
status-weigh_suggestion = what does it suggest
status-stop_no_logical_alternative = no alternative found
status-weigh_logical_alternative = was there an alternative
status-stop_not_the_suggested_action = not what was suggested
status-weigh_choice = was it what was suggested
status-infraction_no_advantage = no advantage found
status-weigh_damage = was there damage
status-consider_adjusted_score = score to be considered
status-not_from_partner = not from partner
status-mistaken_call_no_infraction = mistaken call, right explanation
status-call_may_be_changed = call may be changed
status-weigh_influence = was he influenced
status-call_not_influenced = call not influenced
status-too_late_for_that_call = too late for that call
status-card_may_be_retracted = card may be taken back
status-play_on_and_call_back = play on, look again
status-result_stands = no gain found
status-supplied = card supplied
status-deemed_a_revoke = deemed a revoke
status-restored = restored
status-played_normally = played normally
status-played_ready_to_adjust = played, looked at after
status-calls_again = calls again
status-score_stands = score stands
status-major_penalty_card = major penalty card
status-no_rectification = no rectification
status-later = played afterwards
status-one_is_played = the one seen is played
status-he_designates = he designates
status-all_faced = all faced
status-own_card = own card
status-closed = closed
status-auction_goes_on = auction not over
status-auction_is_over = auction over
status-play_has_begun = play has begun
status-later_call = the later call
status-put_in_its_place = put in its place
status-to_be_adjusted = score adjusted
status-grouped = ranked in groups
status-pointed_out = pointed out
status-director_chooses = Director chooses
status-ready_to_adjust = ready to adjust
status-put_back = put back
status-seated_anew = seated again
status-claim_ruled = by the Laws of claims
status-ruled = Director rules the tricks
status-not_raised = score raised for nobody
status-artificial = artificial scores
status-assigned = score assigned
status-better_of_two = the better of two scores
status-played_later = board played later
status-no_redress = no redress
status-not_redealt = not redealt
status-passed_out = passed out
status-ruled_now = ruled now
status-decided_by_its_law = its own Law decides
status-may_be_forfeited = right may be lost
status-gain_taken_away = gain taken away
status-waiver = Director decides on the waiver
status-put_right = put right
status-adjusted = adjusted for both sides
status-by_regulation = as the regulation says
status-call_is_made = the call is made
status-no_call_is_made = no call made yet
status-not_heard = appeal not heard
status-director_hears = the Director hears it
status-committee_hears = the committee hears it
status-right_is_told = told of the right to appeal
status-may_change = the committee may change it
status-may_recommend = the committee may only recommend
status-authority = only as the authority provides
status-called_now = Director called now
status-no_infraction = no infraction
status-chooses_alone = chooses alone

## What is wrong with a file

error-no_folder = { $where } is no folder
error-unknown_file = { $where } belongs to no subject
error-not_toml = { $where } is not TOML: { $what }
error-missing = { $where }: { $what } is missing
error-unknown_field = { $where }: { $what } is not a field of a case
error-wrong_value = { $where }: { $what } has no value that fits
error-twice = { $where } is there twice
error-untold = { $where }: tell or assume { $what }
error-refused = { $where }: { $what }
error-allowed = { $error }; allowed: { $allowed }
