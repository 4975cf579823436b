# What is not ruled on here: a key a Law. How a phrase is written: lawcore/understanding/language.py.
law-6 =
  | (mescol-/mazzo) .. (male/prima di dare/ridare)
law-77 =
  | (punteggio/punti/score/quanto fa/quanto vale) .. <card>
  | (che/quale) punteggio
law-78 =
  | (vp/imp/imps/match point/matchpoint/victory points)
  | (calcol-) .. (vp/punti/media)
law-90 =
  | (telefon-/cellular-/fuma-)
