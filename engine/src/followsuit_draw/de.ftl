### Was Bilder selbst sagen: die Wörter einer Abbildung, die keine Regel gesagt hat.

row = { LIST($items, "and") }
suits = { TELL($suit, form: "many") }

## Karten auf dem Tisch und im Blatt

wins-trick = gewinnt
winning = liegt vorn
led-first = ausgespielt
latest = zuletzt
to-play = kommt noch
was-ahead = lag vorn
face-down = verdeckte Karte
holds = { $seat } hat
allowed = erlaubt
not-allowed = nicht erlaubt
why-others-lose = Warum die anderen Karten verlieren

## Rangfolgen

best = Höchste
lowest = Niedrigste
best-first = { $title }, die höchste Karte zuerst
from-number = { $title }, ab Nummer { $number }
cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }

## Abrechnungen

who = Wer
why = Warum
clause = Regel
total = Stand
score = Abrechnung
score-of-hand = Abrechnung des Spiels
hand = Spiel
one-of-these = Eins von diesen:
nothing = nichts

## Fragen

show-answer = Antwort zeigen

## Ein Stich in vielen Spielen

game = Spiel
winner = Gewinner
nobody = Niemand
so-far = bisher
who-wins-where = Wer in jedem Spiel gewinnt
not-in-these = Nicht in diesen Spielen ({ $number })
trump-chosen = { TELL($suit, form: "title") }, wo Trumpf wechselt
trump-none = Ohne Trumpf, wo ein Spiel ohne auskommt
