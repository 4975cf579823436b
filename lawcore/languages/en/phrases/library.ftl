# What is not ruled on here: a key a Law. How a phrase is written: lawcore/understanding/language.py.
law-6 =
  | (deal-/shuffl-) .. (wrong/again/redeal)
  | <not> shuffled
law-7 =
  | (counted/counting/count) .. cards .. before
law-77 =
  | (score/scoring/points) (for/of)? <card>
  | (what/how much) .. score
law-78 =
  | (how many) (imps/vps/matchpoints/mps/imp/vp)
  | (imps/vps/matchpoints)
law-90 =
  | (phone/mobile/smok-)
