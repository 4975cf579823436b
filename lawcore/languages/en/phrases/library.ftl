# What is not ruled on here: a key a Law. How a phrase is written: lawcore/understanding/language.py.
law-6 =
  | (deal-/shuffl-) .. (wrong/again/redeal)
  | <not> shuffled
law-7 =
  | (counted/counting/count) .. cards .. before
law-74 =
  | (rude/swear-/swore/insult-/shout-/behav-/gloat-)
law-77 =
  | (score/scoring/points) (for/of)? <card>
  | (what/how much) .. score
law-78 =
  | (how many) (imps/vps/matchpoints/mps/imp/vp)
  | (imps/vps/matchpoints)
law-79 =
  | (correct-/chang-/wrong) .. (score/scorecard/scoresheet/result)
  | (score/result/scoresheet) .. (wrong-/entered/recorded/correct-)
law-90 =
  | (phone/mobile)
  | (slow play/late arriv-/arriv- late/smok-)
  | procedural penalty
