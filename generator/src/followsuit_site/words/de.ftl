### Die Wörter der Website: was auf den Seiten um die Antworten herum steht.

## Abbildungen

link-to-example = Link zu diesem Beispiel
link-to-option = Link zu dieser Vereinbarung
from-source = Dieses Beispiel stammt aus der Quelle dieser Regeln.
supply = Vorrat
result = Ergebnis
what-a-hand-scores = Was ein Spiel bringt
hand-in-ledger = Ein Spiel in der Abrechnung
card-order = Rangfolge der Karten
link-to-game = Link zu diesem Spiel
other-settings = Andere Einstellungen
the-decktet = Das Decktet
column-cards = Karten
column-best-first = Beste zuerst
column-clauses = Paragraphen
turn-holding = Jetzt ist { $seat } an der Reihe und hält:
turn = Jetzt ist { $seat } an der Reihe.
may = { $also ->
    [card] { $seat } darf eine Karte spielen, oder:
   *[none] { $seat } darf:
    }
suit-letter = { $suit ->
    [S] Pi
    [H] He
    [D] Ka
    [C] Kr
    [moons] M
    [suns] S
    [waves] W
    [leaves] B
    [wyrms] L
   *[knots] K
    }
no-type = keine Art

## Quiz und Lektion

questions-about = Fragen zu { $game }
questions-about-all = Fragen zu allen Spielen
steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
    }
answer-questions = Beantworte Fragen zu { $game }
practise-lesson = Übe, was hier gefragt war
first-winner = Wer gewinnt diesen Stich?
first-legal = Markiere jede Karte, die { $name } spielen darf.
first-legal-own = Markiere jede Karte, die du spielen darfst.
change-this-hand = Ändere dieses Spiel: { $example }
whole-lesson = Das war eine ganze Lektion. Jetzt ohne Hilfe:
your-cards = { $seat }, deine Karten
or = { " oder " }

## Ein Spiel in Kürze

option = Vereinbarung
options = Vereinbarungen
this-book = Dieses Buch
or-else = Oder
game-number = Spiel { $number } von { $all }
all-games = Alle Spiele
own-trick = Frag nach deinem eigenen Stich
keep-score = Schreib die Punkte auf
play-hand = Spiel mit
play-hand-of = Ein Spiel { $game } spielen
# Auf der Startseite neben dem Namen des Spiels; `play-hand-of` enthält dieses Wort, für alle, die sagen, was sie sehen.
play = Spielen
players = Spieler
what-kind = Was für ein Spiel
find-game = Ein Spiel finden
find-players = Spieler
find-time = Zeit
find-partners = Parteien
find-pack = Blatt
find-kind = Art des Spiels
up-to-minutes = bis zu { $number } Minuten
show-all = Alle zeigen
games = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
    }
alone = jeder für sich
partners = mit einem Partner
french = ein gewöhnliches Blatt
decktet = das Decktet
any = egal
three-cards = Drei Karten

## Ein eigenes Spiel

play-game = { $game } spielen
play-description = Spiel { $game } gegen die Regelmaschine. Sie sagt dir, warum eine Karte nicht erlaubt ist.
play-needs = Zum Spielen braucht es JavaScript. Die Regeln liest du auch ohne:
rules-of = Die Regeln von { $game }

## Regeln, Festlegungen, Spickzettel

ruling = Festlegung { $name }
our-ruling = Unsere Festlegung
you-can-choose = Du kannst wählen. { $options }.
rulings = { $number ->
    [one] { $number } Festlegung
   *[other] { $number } Festlegungen
    }
table = Tabelle
cheat-sheet = { $title } auf einer Seite
print = Drucken

## Der Rahmen jeder Seite

other-language = English
in-other-language = This page in English
description = Regelbücher für Kartenspiele, die man fragen kann
contents-of-book = Inhalt des Buchs
on-this-page = Auf dieser Seite
search = Im Buch suchen
search-example = Suche: Talon, Ramsch, A♥
close-search = Suche schließen
search-start = Tippe, um in Regeln, Glossar und Beispielen zu suchen.
light-dark = Zwischen hell und dunkel wechseln
main = Hauptmenü
the-book = Das Buch
the-games = Die Spiele
keep-book = Dieses Buch behalten
for-reading-offline = Zum Lesen ohne Netz.
turn-page = Umblättern
before-this = Davor
next = Weiter
colophon = Die Regelbücher sind in eigenen Worten geschrieben, nach den Quellen, die auf jeder Seite stehen.
    Eine Regelmaschine fällt jedes Urteil, und jedes Urteil nennt seine Regel.
stays-here = Was du hier tust, bleibt auf deinem Gerät: kein Tracking, keine Anfragen nach außen. Dein Fortschritt steht nur in diesem Browser.
typeface = Schrift: Source Serif 4, OFL
not-in-book = Diese Seite ist nicht im Buch
not-in-pack = Diese Karte ist nicht im Blatt. Die Seite ist vielleicht umgezogen, oder die Adresse hat einen Tippfehler.
back-to-games = Zurück zu den Spielen
link-to-section = Link zu diesem Abschnitt
untold = Die Regeln von { $game } gibt es hier noch nicht auf Deutsch. Wir führen dich zur englischen Seite.
untold-link = { $game } auf Englisch
# Woran man erkennt, dass die Frage einer Lektion alles Richtige will: jedes Wort, das genügt.
every = jede jeden jeder jedes alle
