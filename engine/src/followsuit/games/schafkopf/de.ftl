### Schafkopf: was seine Regeln sagen, in ihrer Reihenfolge.

title = Schafkopf
tagline = Nimm zwei verdeckte Karten und spiel allein gegen zwei, oder alle weichen den Augen aus.
fact-players = 3
fact-pack = 32 Karten
fact-deal = je 10, 2 im Talon
fact-goal = 61 Augen im Spiel
fact-length = eine halbe Stunde
fact-special = alle Damen und Buben sind Trümpfe

## Vereinbarungen

option-deals = Spiele in einer Partie
option-discards_count = Die zwei gedrückten Karten zählen
    .declarer = für den Alleinspieler
    .nobody = für niemanden
option-least_widow = Im Ramsch bekommt den Talon
    .last-trick = wer den letzten Stich gewinnt
    .nobody = niemand

## Der Talon

phase-discard = Zwei Karten drücken
phase-widow = Den Talon nehmen
phase-widow-taken = Jemand hat ihn genommen
phase-widow-passed = Du hast gepasst
means-take = den Talon nehmen und allein spielen
means-pass = den Talon den anderen lassen
shown-declarer = der Platz, der den Talon genommen hat; null, wenn es keiner war
    .short = Spieler
the-widow = Talon

take = Talon nehmen
widow-taken = Ein anderer hat den Talon genommen und ist Alleinspieler.
widow-passed = Du hast gepasst, und der Talon wird nur einmal reihum angeboten.
declarer = { $seat } nimmt den Talon und spielt allein; { $defenders } spielen dagegen.
least = Alle drei haben gepasst. Gespielt wird Ramsch: Wenige Augen sind gut.

## Die Abrechnung eines Spiels mit Alleinspieler

form-hand = Ein Spiel mit Alleinspieler
form-hand-points = Augen in den Stichen des Alleinspielers
form-hand-tricks = Stiche des Alleinspielers
form-hand-discards = Gedrückt
part-totals = Stand vor dem Spiel

outcome-declarer = Alleinspieler; im Ramsch null
outcome-trick_points = Augen in den Stichen des Alleinspielers
outcome-discard_points = Augen in den zwei gedrückten Karten
outcome-counted = Augen, die für den Alleinspieler zählen
outcome-result = Was der Alleinspieler erreicht hat
    .schwarz = Schwarz
    .schneider = Schneider
    .won = Gewonnen
    .lost = Verloren
    .schneidered = Selbst Schneider
    .schwarzed = Selbst schwarz
outcome-card_points = Augen von jedem im Ramsch

declarer-has = { $seat } hat { eyes }: { $result }.
declarer-has-with = { $seat } hat { eyes }, { $won } aus Stichen und { $laid } aus { $cards }, die gedrückt sind: { $result }.
declarer-has-worthless = { $seat } hat { eyes } aus Stichen, und die gedrückten Karten { $cards } zählen nichts: { $result }.
declarer-has-without = { $seat } hat { eyes } aus Stichen; die gedrückten Karten { $cards } zählen für niemanden: { $result }.

schwarz = Alle Stiche sind gewonnen, das ist schwarz und bringt { $amount }
schneider-with-all = 91 oder mehr, aber ein Stich ging verloren, also nicht schwarz, sondern Schneider; das bringt { $amount }
schneider = 91 oder mehr, das ist Schneider und bringt { $amount }
won = 61 oder mehr, also ist das Spiel gewonnen und bringt { $amount }
lost = 60 oder weniger, also ist das Spiel verloren und kostet { $amount }
schneidered = 30 oder weniger, also selbst Schneider; das kostet { $amount }
schwarzed = kein einziges Auge in den Stichen, also selbst schwarz; das kostet { $amount }
defended = { $defenders } haben dagegen gespielt, und ihr Stand bleibt, wie er ist.

## Die Abrechnung im Ramsch

form-least = Ein Ramsch
form-least-points = Augen in den Stichen von jedem
form-least-last = Letzter gewonnener Stich von jedem (0: keiner)
form-least-widow = Der Talon
form-least-dealer = Geber

widow-won = { $seat } hat den letzten Stich gewonnen und bekommt den Talon, { $cards }.
widow-nobodys = Der Talon, { $cards }, zählt für niemanden.
has = { $seat } { $points }
least-points = Augen: { $each }. Am wenigsten ist am besten.
least-everything = { $seat } hat alle Augen bekommen und verliert { $amount }. { $others } haben 0 und bekommen nichts.
least-all-level = Alle drei haben { eyes }, also gewinnt der Geber, { $seat }, und bekommt { $amount }.
least-two-level = { $seat } und { $other } haben beide { eyes }. Der letzte Stich von { $seat } war Nummer { $last }, der von { $other } Nummer { $others_last }: { $seat } gewinnt und bekommt { $amount }.
least-fewest = { $seat } hat die wenigsten Augen, { $points }, und bekommt { $amount }.
least-none = Nur { $seat } hat gar keine Augen und bekommt { $amount }.

## Das Ende der Partie

form-end = Nach dem letzten Spiel
form-end-totals = Stand
next-deal = { $deals ->
    [one] Noch { $deals } Spiel: Links vom Geber sitzt { $seat } und gibt als Nächstes.
   *[other] Noch { $deals } Spiele: Links vom Geber sitzt { $seat } und gibt als Nächstes.
    }
game-over = { $seats ->
    [one] Das war das letzte Spiel. { $seats } gewinnt mit { $score }.
   *[other] Das war das letzte Spiel. { $seats } stehen gleich mit { $score } und gewinnen gemeinsam.
    }

## Fragen nach Punkten

quiz-declarer = { $seat } spielt allein, hat { eyes } aus { tricks-dative } und hat { $cards } gedrückt. Was ändert das Spiel am Stand von { $seat }?
last-trick = { $seat } Nummer { $number }
quiz-least = Niemand hat den Talon genommen. Im Ramsch stehen die Augen so: { $each }. Die letzten gewonnenen Stiche: { $tricks }. Gegeben hat { $dealer }. Was ändert das Spiel am Stand von { $seat }?

## Was an einem Fall falsch ist

dealer-needed = ist nötig, wenn alle drei gleich viel haben
last-needed = ist hier nötig
discards-needed = sind nötig, denn sie zählen für den Alleinspieler
last-differs = müssen verschiedene Stiche sein, der höchste { $highest }
points-in-twos = Siegpunkte gibt es nur in Zweierschritten
widow-of-two = der Talon hat zwei Karten

## Missverständnisse

slip-ace-of-diamonds-over-jacks = Das Karo-Ass sticht die Buben.
slip-trumps-stay = Trümpfe darf der Alleinspieler nicht drücken.
slip-fulls-stay = Asse und Zehnen darf der Alleinspieler nicht drücken.
slip-sixty-wins = Der Alleinspieler gewinnt mit 60 Augen.
slip-sixty-draws = Mit 60 Augen gewinnt der Alleinspieler nicht und verliert nicht.
slip-ninety-schneider = Mit 90 Augen spielt der Alleinspieler Schneider.
slip-schneider-as-won = Schneider bringt nicht mehr als der einfache Gewinn.
slip-thirty-safe = Mit 30 Augen ist der Alleinspieler nicht Schneider.
slip-schneidered-as-lost = Schneider zu sein kostet nicht mehr als der einfache Verlust.
slip-lost-is-free = Wer als Alleinspieler verliert, zahlt nichts.
slip-discards-do-not-count = Die beiden gedrückten Karten zählen für niemanden.
slip-schneidered-in-tricks = Mit 30 Augen in Stichen ist man Schneider, was auch immer gedrückt wurde.
slip-most-points-lose = Nimmt niemand den Talon, so verliert, wer die meisten Augen hat, und niemand gewinnt.
slip-none-as-fewest = Gar keine Augen bringen nicht mehr als die wenigsten.
slip-later-trick-wins = Von zweien mit gleich vielen Augen gewinnt, wer den späteren letzten Stich hat.
slip-both-level-win = Haben zwei gleich wenige Augen, so gewinnen beide.
slip-level-dealer-free = Haben alle drei gleich viele Augen, so bekommt niemand etwas.
slip-everything-wins = Wer im Ramsch alle 120 Augen bekommt, gewinnt.
slip-two-without-win = Zwei Spieler ohne Augen gewinnen beide.

## Regeln

clause-players-three = Drei spielen, und es gibt keine festen Parteien.
clause-deck-32 = Das Blatt hat 32 Karten, von der Sieben bis zum Ass.
clause-rank-queens-jacks-trump = Alle Damen und alle Buben sind Trümpfe und gehören nicht mehr zu ihrer Farbe.
clause-rank-qj-suit-order = Unter Damen, und unter Buben: Kreuz, Pik, Herz, Karo.
clause-rank-diamonds-trump = Die übrigen Karos sind Trümpfe unter den Buben: A, 10, K, 9, 8, 7.
clause-rank-trump-list = Vierzehn Trümpfe: Jede Dame schlägt jeden Buben, jeder Bube schlägt das Ass.
clause-rank-plain = Bei Kreuz, Pik und Herz gilt A, 10, K, 9, 8, 7: Die Zehn schlägt den König.
clause-score-card-values = Ass 11, Zehn 10, König 4, Dame 3, Bube 2, der Rest nichts.
clause-deal-packets = Drei Karten für jeden, zwei in den Talon, vier für jeden, drei für jeden.
clause-deal-hand-size = Jeder hat zehn Karten, und zwei liegen verdeckt im Talon.
clause-widow-order = Der Talon wird zuerst links vom Geber angeboten, dann dem Nächsten, dann dem Geber.
clause-widow-take-or-pass = Du nimmst ihn, oder du passt.
clause-widow-declarer = Wer ihn nimmt, ist Alleinspieler; die zwei anderen spielen dagegen.
clause-widow-discard-two = Der Alleinspieler nimmt beide Karten auf und drückt zwei verdeckt.
clause-widow-none-least = Passen alle drei, wird Ramsch gespielt.
clause-lead-first = Wer links vom Geber sitzt, spielt zum ersten Stich aus.
clause-lead-winner = Wer einen Stich gewinnt, spielt zum nächsten aus.
clause-follow-suit = Bediene, wenn du kannst; Trumpf ist eine Farbe.
clause-follow-void-free = Kannst du nicht bedienen, darfst du jede Karte spielen; stechen musst du nicht.
clause-follow-qj-not-in-suit = Eine Dame oder ein Bube bedient nicht die aufgedruckte Farbe.
clause-trick-winner = Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe.
clause-score-win-61 = Mit 61 Augen oder mehr gewinnt der Alleinspieler: plus 2.
clause-score-schneider = Mit 91 oder mehr: stattdessen plus 4.
clause-score-schwarz = Mit allen Stichen, also allen 120: stattdessen plus 6.
clause-score-lose-60 = Mit 60 oder weniger verliert der Alleinspieler: minus 2.
clause-score-schneidered = Mit 30 oder weniger: stattdessen minus 4.
clause-score-schwarzed = Ohne ein einziges Auge in den Stichen: stattdessen minus 6.
clause-least-solo = Im Ramsch spielt jeder für sich und will wenige Augen.
clause-least-fewest = Wer die wenigsten Augen hat, bekommt plus 2.
clause-least-zero = Oder plus 4, wenn es gar keine sind.
clause-least-tie-two = Haben zwei gleich wenig, gewinnt, wessen letzter Stich weiter zurückliegt.
clause-least-tie-three = Haben alle drei gleich viel, gewinnt der Geber.
clause-least-all-120 = Wer alle Augen bekommt, erhält minus 4, und sonst niemand etwas.
clause-game-fixed-deals = Eine Partie hat eine vereinbarte Zahl von Spielen; jeder gibt gleich oft.
clause-game-winner = Wer nach dem letzten Spiel am höchsten steht, gewinnt.

# Im Englischen heißt eine Festlegung nach ihrer Kennung.
clause-ruling-discards-count = Die Augen der zwei gedrückten Karten zählen für den Alleinspieler.
    .name = Gedrückte Augen
clause-ruling-schwarz-win = Plus 6 gibt es nur mit allen zehn Stichen; 120 Augen mit einem verlorenen Stich bringen 4.
    .name = schwarz gewonnen
clause-ruling-schwarz-loss = Bei minus 6 zählen nur die Stiche, gleich was gedrückt ist.
    .name = schwarz verloren
clause-ruling-schneider-loss-total = Für die Grenze bei 30 zählen alle Augen, auch die gedrückten.
    .name = Grenze bei 30
clause-ruling-discard-free = Jede Karte darf gedrückt werden, und niemand sieht sie.
    .name = frei drücken
clause-ruling-least-widow = Im Ramsch bekommt den Talon, wer den letzten Stich gewinnt.
    .name = Talon im Ramsch
clause-ruling-least-tie = Vergleiche die Nummern der letzten Stiche: Die niedrigere gewinnt.
    .name = Gleichstand im Ramsch
clause-ruling-least-zero-alone = Keine Augen sind keine Augen, mit oder ohne einen wertlosen Stich.
    .name = keine Augen
clause-ruling-one-offer = Der Talon wird einmal reihum angeboten; wer passt, bleibt dabei.
    .name = nur ein Angebot
clause-ruling-defenders-no-score = Nur der Stand des Alleinspielers ändert sich.
    .name = Gegenspieler
