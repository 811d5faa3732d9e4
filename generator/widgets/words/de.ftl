### Die Wörter der Bedienelemente. Der erste Teil einer Kennung nennt die Skripte, in denen sie stehen.

## Was eine Seite sofort lädt: Abbildungen, der Zustand der Maschine, Links zu Regeln

figure-back = Zurück
figure-next = Weiter
figure-start-over = Von vorn
figure-what-if = Was wäre, wenn?
figure-this-example = dieses Beispiel
figure-all-in-words = Alles in Worten
figure-step = Schritt
figure-steps = Schritte
figure-place-of = { $step } von { $steps }
figure-step-of = Schritt { $step } von { $steps }
figure-pause = Pause
figure-play-all = Alles abspielen
figure-not-loaded = „Was wäre, wenn?“ konnte nicht geladen werden. Versuch es noch einmal.
figure-link-damaged = Der Link zu diesem Beispiel ist beschädigt; darum steht es da wie gedruckt. { $why }

engine-starting = Die Regelmaschine startet…
engine-ready = Die Regelmaschine ist bereit.
engine-failed = Die Regelmaschine konnte nicht starten.
engine-retry = Noch einmal
engine-not-loaded = Ihre Dateien konnten nicht geladen werden.
engine-not-started = Die Regelmaschine ist nicht gestartet.
engine-no-answer = Die Regelmaschine hat nicht rechtzeitig geantwortet.
engine-too-long = Es hat zu lange gedauert.
engine-works-without = Die Regelmaschine konnte nicht starten. { $why } Regeln und Beispiele dieser Seite gehen auch ohne sie.
engine-did-you-mean = { $sentence } Meinst du { $names }?
engine-or = { " oder " }

page-kept = Auf diesem Gerät behalten
page-dead-end = Die Adresse dieser Seite nennt eine Stelle, die es hier nicht gibt: Vielleicht wurde sie unterwegs beschädigt. Hier ist der Anfang.
page-faces-not-loaded = Die Kartenbilder konnten nicht geladen werden.

## Eine veränderte Abbildung, und der Tisch, an dem gespielt wird

play-back-to-example = Zurück zum Beispiel
play-changed-by-link = Jemand hat dieses Beispiel verändert und geteilt. Es war „{ $name }“.
play-changed-by-you = Du hast dieses Beispiel verändert. Es war „{ $name }“.
play-changed = { $thing ->
    [hand] Ein verändertes Spiel
    [order] Eine veränderte Rangfolge
    [score] Eine veränderte Abrechnung
    [trick] Ein veränderter Stich
   *[position] Eine veränderte Lage
    }

## Was wäre, wenn?

whatif-put-back = Alles zurücksetzen
whatif-copy = { $thing ->
    [hand] Link zu diesem Spiel kopieren
    [order] Link zu dieser Rangfolge kopieren
    [score] Link zu dieser Abrechnung kopieren
   *[position] Link zu dieser Lage kopieren
    }
whatif-copied = Der Link ist kopiert.
whatif-copy-yourself = { $thing ->
    [hand] Kopier den Link aus der Adresszeile: Er enthält dieses Spiel.
    [order] Kopier den Link aus der Adresszeile: Er enthält diese Rangfolge.
    [score] Kopier den Link aus der Adresszeile: Er enthält diese Abrechnung.
   *[position] Kopier den Link aus der Adresszeile: Er enthält diese Lage.
    }
whatif-nothing-here = Nichts hier kann { $what } sein.
whatif-and = { " und " }
whatif-what-if = Was wäre, wenn
whatif-change-card = Ändere eine Karte oder die Einstellung: Die Antwort folgt.
whatif-change-anything = Ändere, was du willst: Die Abrechnung folgt.
whatif-change-setting = Ändere die Einstellung: Die Rangfolge folgt.
whatif-player = Spieler { $number }
whatif-played = Gespielt
whatif-printed = Im Buch
whatif-in-example = Im Beispiel
whatif-table = Auf dem Tisch
whatif-hand = Das Blatt
whatif-nothing = nichts
whatif-card-of = Karte von { $seat }
whatif-card-number = Karte { $number } des Blatts
whatif-change-which = Welche Karte ändern?
whatif-what = Was
whatif-what-to-do = Was zu tun ist
whatif-best-of = Höchste: { $title }
whatif-clause = Regel
whatif-clauses = Regeln
whatif-allowed = Erlaubt
whatif-so-far-too = , bisher
whatif-nobody = Niemand
whatif-winner = Gewinner
whatif-then = Danach
whatif-no-position = Dieses Beispiel hat keine Lage, die man ändern kann.
whatif-no-score = Dieses Beispiel hat keine Abrechnung, die man ändern kann.
whatif-no-order = Dieses Beispiel hat keine Rangfolge, die man ändern kann.
whatif-instead-of = { $now } statt { $before }
whatif-same-totals = Die Stände sind die des Beispiels.
whatif-game-options = Vereinbarungen des Spiels
whatif-players = Spieler
whatif-total = Stand { $side }
whatif-nobody-yet = noch niemand
whatif-wins-game = Gewinnt die Partie
whatif-is-best = { " ist am höchsten. " }
whatif-same-order = Die Rangfolge ist die des Beispiels.
whatif-hand-over = Das Spiel ist zu Ende.
whatif-turn = { $seat } ist an der Reihe.
whatif-why-not = { $card }: nicht erlaubt, warum?
whatif-do-it = Tu es
whatif-choose-differently = Hier anders wählen
whatif-after-example = Nach dem Beispiel: { $seat } ist an der Reihe
whatif-advise = Was ist am besten?
whatif-advised = Was { $seat } erwarten darf, das Beste zuerst: nach dem, was { $seat } gesehen hat, aus { $number } Spielen, die der Zufall zu Ende gespielt hat.
whatif-let-others = Die anderen weiterspielen lassen
whatif-let-chance = Den Zufall zu Ende spielen lassen
whatif-take-back = Zurücknehmen
whatif-since = Alles, was seither geschah
whatif-choice = Wahl
whatif-the-trick = Der Stich
whatif-so-far = Bisher
whatif-score = Abrechnung
whatif-totals = Stände
whatif-more-lines = … und { $number } weitere Zeilen
whatif-more-on-table = Noch eine auf den Tisch
whatif-more-in-hand = Noch eine ins Blatt
whatif-take-out = Herausnehmen
whatif-hand-place = Blatt { $number }
whatif-you-hold = Du hast
whatif-plays = { $seat } spielt
whatif-also = { $does } außerdem
whatif-instead = { $does }, statt{ " " }

## Felder und Karten zum Wählen

fields-not-given = keine Angabe
fields-not-chosen = noch nicht gewählt
fields-take-out = Herausnehmen
fields-add = Hinzufügen
fields-add-card = Eine Karte hinzufügen
fields-add-for = Hinzufügen für { $owner }
fields-add-card-for = Eine Karte hinzufügen für { $owner }
fields-use-it = Nehmen
fields-which = Welche
fields-one-more = Noch eins
fields-instead-of = Statt{ " " }
fields-play-it = Spielen
fields-minus-one = Eins weniger
fields-plus-one = Eins mehr
fields-more-to-set = Weitere Angaben ({ $number })
fields-suit = Farbe
fields-rank = Kartenwert
fields-S = Pik
fields-H = Herz
fields-D = Karo
fields-C = Kreuz
fields-card = Karte
fields-typed-french = D♥ oder 10♠
fields-typed-decktet = the sailor
fields-type-a-card = Oder tippe eine Karte

## Quiz

quiz-question-of = Frage { $number } von { $all }
quiz-once-more-of = Noch einmal: { $number } von { $all }
quiz-sum = { $right } von { $all }
quiz-sum-again = { $right } von { $all }, und beim zweiten Mal noch { $again } von { $missed }
quiz-right-so-far = { $number } richtig
quiz-points = Punkte
quiz-place = Platz { $place }
quiz-belongs = gehört auf { $place }
quiz-first = Zuerst
quiz-last = Zuletzt
quiz-move-up = { $card } höher
quiz-move-down = { $card } tiefer
quiz-up = Höher
quiz-down = Tiefer
quiz-moved = { $card }: { $place } von { $all }.
quiz-strange-link = Die Adresse dieser Seite verlangt Spiele oder Arten von Fragen, die es hier nicht gibt. Hier sind welche, die es gibt.
quiz-damaged-link = Der Link zu dieser Frage ist beschädigt. Hier sind andere Fragen.
quiz-try-again = Noch einmal versuchen
quiz-asking-new = Die Regelmaschine wird nach neuen Fragen gefragt…
quiz-asking-this = Die Regelmaschine wird nach dieser Frage gefragt…
quiz-from-before = { $trouble } Hier sind Fragen von vorher.
quiz-copied = Der Link ist kopiert.
quiz-copy-yourself = Kopier den Link aus der Adresszeile.
quiz-copy = Link zu dieser Frage kopieren
quiz-answer = Antworten
quiz-think-again = Noch einmal überlegen
quiz-may-be-reading = Vielleicht liest du es so
quiz-book-says = Das Buch sagt:
quiz-where-it-shows = Hier macht es einen Unterschied. Deine Antwort ist bezeichnet:
quiz-three-on-it = Drei Fragen dazu
quiz-finger = Da war ich nur verrutscht
quiz-go-on = Weiter
quiz-answer-first = Wähl erst eine Antwort.
quiz-right = Richtig
quiz-not-this-time = Diesmal nicht
quiz-next = Nächste Frage
quiz-another = Noch eine Runde
quiz-fresh = Neue Fragen von der Maschine
quiz-end = Ende der Runde
quiz-you-had = Du hattest { $score }.
quiz-games = Spiele
quiz-not-loaded = Die Fragen konnten nicht geladen werden.
quiz-all-games = Alle Spiele
quiz-one-game = Mindestens ein Spiel muss bleiben.
quiz-kinds = Arten von Fragen
quiz-choose-kinds = Wähl die Arten der Fragen
quiz-one-kind = Mindestens eine Art von Fragen muss bleiben.
quiz-kind-winner = Wer gewinnt den Stich?
quiz-kind-leader = Wer spielt als Nächstes aus?
quiz-kind-reason = Welche Regel entscheidet?
quiz-kind-legal = Was darf ich spielen?
quiz-kind-goal = Den Stich gewinnen oder nicht
quiz-kind-fault = Den Fehler finden
quiz-kind-order = In Reihenfolge bringen
quiz-kind-points = Wie viele Punkte?
quiz-kind-action = Was darf ich tun?
quiz-lost-answers = Was dieser Browser von deinen Antworten behalten hat, lässt sich nicht lesen. Es ist beiseitegelegt, nicht gelöscht; das Üben beginnt von vorn.
quiz-lost-games = Was dieser Browser von deinen Spielen behalten hat, lässt sich nicht lesen. Es ist beiseitegelegt, nicht gelöscht; das Üben beginnt von vorn.
quiz-lost-both = Was dieser Browser von deinen Antworten und von deinen Spielen behalten hat, lässt sich nicht lesen. Es ist beiseitegelegt, nicht gelöscht; das Üben beginnt von vorn.

## Üben: was heute dran ist, die Karte der Regeln, was dieses Gerät behält

practice-due-today = { $number ->
    [one] { $number } Regel ist heute dran.
   *[other] { $number } Regeln sind heute dran.
    }
practice-practise-due = { $number ->
    [one] Diese üben
   *[other] Diese üben
    }
practice-to-mend = { $number ->
    [one] Eine Regel von { $title } liest du vielleicht noch falsch.
   *[other] { $number } Regeln liest du vielleicht noch falsch, eine davon von { $title }.
    } Sie gilt als geklärt, wenn du an zwei Tagen richtig geantwortet hast.
practice-practise-slip = Drei Fragen dazu
practice-map = Deine Karte der Regeln
practice-number = { $number } { $word }
practice-is-due = heute dran
practice-is-shaky = unsicher
practice-is-known = gekonnt
practice-is-new = noch nicht gefragt
practice-kept-here = Was dieses Gerät von deinem Üben behält
practice-keeps = { $rules ->
    [one] { $rules } Regel
   *[other] { $rules } Regeln
    } und { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
    }, nur auf diesem Gerät.
practice-save-file = Als Datei speichern
practice-open-file = Datei lesen
practice-was-read = { $number ->
    [one] { $number } Regel stand in der Datei.
   *[other] { $number } Regeln standen in der Datei.
    } Von jeder gilt die neuere Antwort.
practice-not-read = In dieser Datei steht kein Üben mit diesem Buch. Nichts ist verändert.
practice-forget = Alles vergessen
practice-sure-to-forget = Alles, was dieses Gerät von deinem Üben behält, wird weg sein. Speichere es vorher als Datei, wenn du es vielleicht noch brauchst.
practice-forget-all = Vergessen
practice-keep-it = Behalten
practice-forgotten = Dein Üben ist vergessen.
practice-damaged = Was dieser Browser von den Regeln behalten hatte, die du kannst, lässt sich nicht lesen. Es ist beiseitegelegt, nicht gelöscht; deine Karte beginnt neu.

## Ein Stich in vielen Spielen

compare-change = Diesen Stich ändern
compare-change-which = Welche Karte ändern?
compare-copy = Link zu diesem Stich kopieren
compare-copied = Der Link ist kopiert.
compare-copy-yourself = Kopier den Link aus der Adresszeile: Er enthält diesen Stich.
compare-damaged = Der Link zu diesem Stich ist beschädigt. Hier ist der Stich dieser Seite.
compare-cards = Karten
compare-card = Karte { $number }
compare-plays = { $seat } spielt
compare-trumps = Trumpf, wo er wechselt
compare-no-trumps = keiner, wo ein Spiel ohne auskommt
compare-asking = Alle Spiele werden gefragt…
compare-none = In keinem Spiel gibt es einen solchen Stich.
compare-sum = { $number ->
    [one] In { $number } Spiel
   *[other] In { $number } Spielen
    } gibt es diesen Stich. Er geht { $told }.
compare-goes-to = in { $number } an { $name }
compare-goes-to-nobody = in { $number } an niemanden
compare-and = { " und " }

## Die Spielesuche der Startseite

find-games = { $all ->
    [one] { $all } Spiel
   *[other] { $all } Spiele
    }
find-some-of = { $left } von { $all } Spielen
find-none = Kein Spiel passt zu all dem. Nimm eine Wahl zurück.
find-strange-address = Die Adresse dieser Seite verlangt etwas, das man hier nicht wählen kann. Es ist weggelassen.

## Lektion

lesson-your-answer = Deine Antwort
lesson-answer = Antworten
lesson-answer-first = Wähl erst eine Antwort, oder öffne die Antwort.
lesson-progress = Fortschritt in der Lektion
lesson-not-checked = Das konnte nicht geprüft werden, weil ein Teil dieser Seite nicht geladen wurde. Versuch es noch einmal, oder öffne die Antwort.
clauses-decides = Entscheidet „{ $figure }“
judged-the-answer = Die Antwort:{ " " }
judged-right = Richtig
judged-not-this-time = Diesmal nicht
marks-right = deine Antwort, richtig
marks-wrong = deine Antwort, falsch
marks-missed = richtig, nicht gewählt
first-tell-me = Erzähl es mir erst

## Das Buch auf diesem Gerät

offline-offered = Dieses Buch behalten
offline-newer-short = Behalten; es gibt ein neueres
offline-keeping = Wird geholt… { $percent } %
offline-kept-so-far = Bisher geholt
offline-unable = Dieser Browser kann das Buch nicht behalten, oder die Seite kam nicht über eine sichere Verbindung (https).
offline-of = { $done } von { $all }
offline-fetching = Das Buch wird geholt. Du kannst inzwischen weiterlesen.
offline-stop = Anhalten
offline-kept = Das Buch ist auf diesem Gerät, Ausgabe { $edition }. Du kannst es ohne Netz lesen und fragen.
offline-newer = Es gibt eine neuere Ausgabe: { $size }.
offline-get-newer = Neuere Ausgabe holen
offline-remove = Von diesem Gerät entfernen
offline-takes = Alle Seiten, alle Fragen und die Regelmaschine brauchen { $size }.
offline-keep = Dieses Buch auf dem Gerät behalten
offline-suggestion = Das Buch ohne Netz
offline-installed = Du hast dieses Buch installiert. Behalte es ganz auf diesem Gerät, dann geht es auch ohne Netz.
offline-not-now = Jetzt nicht
offline-close = Schließen
offline-no-list = Die Liste der Dateien des Buchs konnte nicht geladen werden. Vielleicht fehlt das Netz.
offline-try-again = Noch einmal versuchen
offline-done = Fertig.
offline-renewed = Das Buch wurde eben erneuert. Versuch es noch einmal.
offline-stopped = Angehalten.
offline-no-longer = Das Buch ist nicht mehr auf diesem Gerät.
offline-list-not-loaded = Die Liste der Dateien des Buchs konnte nicht geladen werden.
offline-network-gone = Das Netz ist weg. Was schon hier ist, bleibt für den nächsten Versuch.
offline-file-not-loaded = { $file } konnte nicht geladen werden.

## Der Schiedsrichter: ein Tisch mit den eigenen Karten

judge-game = Spiel
judge-players = Spieler
judge-question = Frage
judge-who-wins = Wer gewinnt?
judge-may-play = Was darf ich spielen?
judge-was-allowed = War das erlaubt?
judge-table = Auf dem Tisch, der Reihe nach
judge-hand = Dein Blatt
judge-held-by = Was { $seat } sonst noch hatte
judge-whose = Wessen Karte?
judge-player = Spieler { $number }
judge-no-card = Noch keine Karte
judge-on-table = gespielt von { $seat }
judge-in-hand = im Blatt
judge-lies = { $card }: { $where }
judge-does = { $action }: { $card }
judge-earlier = Früher
judge-later = Später
judge-take-out = Wegnehmen
judge-pack = Das Blatt
judge-type-cards = Oder Karten eintippen
judge-typed-french = Herz König 5s
judge-typed-decktet = Seemann Ass der Monde
judge-put-down = Hinlegen
judge-undo = Zurücknehmen
judge-clear = Leeren
judge-share = Weitergeben
judge-picture = Bild weitergeben
judge-no-picture = Das Bild ist nicht zustande gekommen. Vielleicht fehlt das Netz.
judge-depends = { $name }: { $value }
share-copied = Der Link ist kopiert. Ein anderes Telefon kann ihn vom Code ablesen.
share-copy-yourself = Kopiere den Link aus der Adresszeile, oder lies ihn mit einem anderen Telefon vom Code ab.
share-code = Der Link als Code, den die Kamera eines Telefons liest
judge-put-cards = Leg die Karten in der Reihenfolge hin, in der sie gespielt wurden.
judge-put-both = Leg die Karten auf dem Tisch hin, dann das Blatt.
judge-allowed = Erlaubt.
judge-not-allowed = Nicht erlaubt.
judge-with-rule = Mit „{ $rule }: { $value }“:
clauses-in-the-rules = In den Regeln ansehen
judge-damaged = Dieser Link zu einer Stellung ist beschädigt. Gezeigt wird, was davon zu lesen war.
judge-what-worth = Was ist es wert?
judge-what-else = Was darf ich sonst tun?
judge-which-score = Was wird gezählt
judge-which-phase = Wann
judge-house-rules = Regeln dieses Tisches
judge-fill-in = Trag ein, was geschehen ist: Die Antwort folgt.
judge-may-do = Erlaubt:
judge-choices = Du hast { $number } Möglichkeiten, siehe unten.
judge-nothing-to-do = Es gibt nichts zu wählen.
judge-why-not-the-rest = Was nicht erlaubt ist, und warum

## Links und Paragraphen

share-copied-long = Der Link ist kopiert. Für einen Code ist er zu lang.

## Eine Stellung als Bild

picture-from = Follow Suit
picture-saved = Das Bild ist gesichert: { $file }

## Der Punkteblock

sheet-all-sheets = Alle Zettel
sheet-your-evenings = Deine Abende
sheet-new-sheet = Ein neuer Zettel
sheet-new-sheet-of = Ein neuer Zettel: { $game }
sheet-open-file = Eine Datei öffnen
sheet-save-all = Alle als Datei sichern
sheet-was-read = { $number ->
    [one] { $number } Zettel stand
   *[other] { $number } Zettel standen
    } in der Datei. Von jedem bleibt der neuere.
sheet-not-read = In dieser Datei stehen keine Zettel dieses Buchs. Nichts hat sich geändert.
sheet-set-aside = { $number ->
    [one] Ein Zettel auf diesem Gerät lässt sich nicht lesen. Er ist
   *[other] { $number } Zettel auf diesem Gerät lassen sich nicht lesen. Sie sind
    } beiseitegelegt, nicht gelöscht, und kommen mit allen anderen in die Datei.
sheet-keeps-nothing = Dieser Browser behält hier nichts. Du kannst Punkte aufschreiben, aber sichere sie als Datei, bevor du gehst.
sheet-not-here = Dieser Zettel ist nicht auf diesem Gerät. Lass dir dort, wo er begonnen wurde, seinen Link geben.
sheet-damaged = Dieser Link zu einem Zettel ist beschädigt.
sheet-from-link = Dieser Zettel kam mit einem Link.
sheet-keep-this = Hier behalten
sheet-not-kept = Dieses Gerät hat keinen Platz für den Zettel oder will ihn nicht behalten. Sichere ihn als Datei.
sheet-changed-elsewhere = Ein anderes Fenster hat diesen Zettel geändert. Das ist der neueste Stand.
sheet-deleted-elsewhere = Ein anderes Fenster hat diesen Zettel gelöscht. Was du hier änderst, beginnt ihn neu.
sheet-players = Spieler
sheet-player = Spieler { $number }
sheet-names-in-order = Wer spielt, der Reihe nach
sheet-names-differ = Jeder braucht einen eigenen Namen, ohne eckige Klammern.
sheet-first-dealer = Wer gibt zuerst
sheet-house-rules = Regeln dieses Tischs
sheet-begin = Beginnen
sheet-which-form = Was geschah
sheet-fill-in = Trag ein, was das Spiel ergab.
sheet-enter = Eintragen
sheet-enter-change = Änderung eintragen
sheet-leave-as-it-was = So lassen, wie es war
sheet-not-yet = Es gibt noch nichts einzutragen: sieh nach, was fehlt.
sheet-undo = Zurücknehmen
sheet-mend = Ändern
sheet-mending = Spiel { $number } wird geändert
sheet-take-out = Herausnehmen
sheet-was-taken-out = Es ist herausgenommen. Zurücknehmen bringt es wieder.
sheet-entry-of = { $number }. { $form }
sheet-show-hand = Spiel { $number }
sheet-hand-dealt = Spiel { $number }: { $name } gibt.
sheet-then-stands = Danach: { $totals }
sheet-won = { $number ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
    }
sheet-and = { " und " }
sheet-no-longer-fits = Spiel { $number } passt nicht mehr. { $why }
sheet-others-wait = { $number ->
    [one] Ein Eintrag danach wartet.
   *[other] { $number } Einträge danach warten.
    }
sheet-send = Weitergeben
sheet-save-file = Als Datei sichern
sheet-spreadsheet = Für eine Tabelle
sheet-print = Drucken
sheet-remove = Löschen
sheet-sure-to-remove = Dieser Zettel ist dann von diesem Gerät verschwunden.
sheet-remove-it = Löschen
sheet-keep-it = Behalten
sheet-hand = Spiel
sheet-dealer = Geber
sheet-total-of = { $side }, Summe

## Ein Tisch, an dem gespielt wird

table-close = Schließen
table-menu = Menü
table-your-hand = Deine Karten
table-why-not = { $card }, jetzt nicht: warum nicht?
table-card-does = Was eine Karte soll
table-what-to-do = Was geschehen soll
table-do-it = Ausführen
table-holds = hält { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }
table-has-tricks = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
    }
table-has-points = { $points } insgesamt
table-score = Punkte
table-deals = Geber
table-dealer-sign = G
table-you = du
table-to-act = am Zug
table-players = Spieler
table-lies-open = Was offen liegt
table-happened = Was geschehen ist
table-take-back = Zurück
table-took-back = Du hast es zurückgenommen.
table-next = Weiter
table-hand-on = { $name } ist an der Reihe. Gib den Bildschirm weiter.
table-show-mine = { $name }: meine Karten zeigen
table-your-turn = Du bist dran, { $name }.
table-turn-of = { $name } ist dran.
table-what-now = Was darf ich?
table-choose-cards = Wähl Karten aus deiner Hand.
table-more-cards = { $number ->
    [one] { $number } Karte gewählt. Wähl weiter.
   *[other] { $number } Karten gewählt. Wähl weiter.
    }
table-why = Warum?
table-the-trick = Der Stich, Karte für Karte
table-hand-number = Spiel { $number }
table-score-so-far = Der Stand
table-nothing-yet = Noch ist nichts geschrieben.
table-hand-over = Spiel { $number } ist vorbei
table-next-hand = Nächstes Spiel
table-hand-is-over = Das Spiel ist vorbei.
table-won = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
    }
table-and = { " und " }
table-number-of-players = Spieler
table-level = { $level ->
    [easy] Leicht
    [hard] Stark
   *[medium] Mittel
    }
table-pace = { $pace ->
    [fast] Sofort
    [slow] Langsam
    [wait] Auf mich warten
   *[normal] Normal
    }
table-one-hand = Ein Spiel
table-whole-match = Eine ganze Partie
table-how-long = Wie lange
table-others = Die anderen spielen
table-how-fast = Karten fallen
table-who-is-here = Wer spielt an diesem Bildschirm
table-rules-of-table = Regeln dieses Tisches
table-usual-rules = Die üblichen Regeln
table-deal = Geben
table-damaged = Die Adresse dieses Tisches ist beschädigt. Hier sind neue Karten.
table-not-here = Dieser Tisch ist nicht auf diesem Gerät. Hier sind neue Karten.
table-keeps-nothing = Dieser Browser behält hier nichts: Der Tisch ist weg, wenn du gehst.
table-fresh-deal = Neue Karten
table-deal-of-day = Karten des Tages
table-new-table = Neuer Tisch
table-other-tables = Deine Tische
table-the-rules = Die Regeln
table-send-deal = Diese Karten schicken
table-send-game = Das Gespielte schicken
table-save-file = Als Datei sichern
table-table-over = { $when }, vorbei
table-table-goes-on = { $when }, geht weiter
table-remove = Löschen
table-remove-this = Den Tisch vom { $when } löschen
table-same-deal = Dieselben Karten noch einmal
table-review = Entscheidungen durchsehen
table-step-through = Schritt für Schritt

## Ein Spiel durchgesehen, und Tische als Dateien

review-title = Deine Entscheidungen
review-progress = Durchgesehene Entscheidungen
review-hand = Spiel { $number }
review-which-hand = Welches Spiel
review-whose = Wessen Entscheidungen
review-looking = Entscheidung { $done } von { $of } …
review-nothing-to-choose = In diesem Spiel gab es nichts zu entscheiden.
review-summary = { $number ->
    [one] Es gab eine Entscheidung. Gut: { $fine }.
   *[other] Es gab { $number } Entscheidungen. Gut: { $fine }.
    }
review-dearest = Die teuersten
review-all = Alle Entscheidungen der Reihe nach
review-step = Ansehen
review-step-to = Ansehen: { $action }
review-again = Noch einmal
review-back = Zurück zur Liste
review-play-on = Von dort weiterspielen
review-before = Die davor
review-after = Die danach
review-choice-of = Entscheidung { $number } von { $of }
review-hand-then = Dein damaliges Blatt
review-yours = Deine Wahl
review-best = Das Beste, was sich fand
review-save-all = Alle als Datei speichern
review-open-file = Datei öffnen
review-not-read = Diese Datei enthält keine Tische dieses Buchs. Nichts wurde verändert.
review-was-read = { $number ->
    [one] { $number } Tisch wurde gelesen.
   *[other] { $number } Tische wurden gelesen.
    }
review-step-through = Schritt für Schritt
