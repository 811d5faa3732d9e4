### Die Wörter des Kerns: was jedes Spiel auf die gleiche Weise sagt.

## Reihen, Zahlen, Farben

list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }
list-nor = { " noch " }
list-space = { " " }
    .between = { " " }
list-or-each = { " oder " }
    .between = { " oder " }
list-semicolon = { "; " }
    .between = { "; " }
list-team = { " und " }
    .between = { " und " }
list-teams = { " sowie " }
    .between = { " sowie " }
    .end = { "" }

number-0 = kein
    .title = Kein
number-1 = ein
    .title = Ein
number-2 = zwei
    .title = Zwei
number-3 = drei
    .title = Drei
number-4 = vier
    .title = Vier
number-5 = fünf
    .title = Fünf
number-6 = sechs
    .title = Sechs
number-7 = sieben
    .title = Sieben
number-8 = acht
    .title = Acht
number-9 = neun
    .title = Neun
number-10 = zehn
    .title = Zehn

# Alle vier sind sächlich und ohne Mehrzahl: das Pik, kein Herz.
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

## Farben und Arten des Decktets

suit-moons = Monde
suit-suns = Sonnen
suit-waves = Wellen
suit-leaves = Blätter
suit-wyrms = Lindwürmer
suit-knots = Knoten

personality = { $form ->
    [a] eine Persönlichkeit
    [acc] eine Persönlichkeit
    [no] keine Persönlichkeit
    [no-acc] keine Persönlichkeit
    [many] Persönlichkeiten
    [title] Persönlichkeiten
   *[one] Persönlichkeit
    }
location = { $form ->
    [a] ein Ort
    [acc] einen Ort
    [no] kein Ort
    [no-acc] keinen Ort
    [many] Orte
    [title] Orte
   *[one] Ort
    }
event = { $form ->
    [a] ein Ereignis
    [acc] ein Ereignis
    [no] kein Ereignis
    [no-acc] kein Ereignis
    [many] Ereignisse
    [title] Ereignisse
   *[one] Ereignis
    }

decktet-rank = { $rank ->
    [A] ein Ass
    [8] eine 8
    [Pawn] ein Bauer
    [Court] ein Hof
    [Crown] eine Krone
   *[other] eine { $rank }
    }

## Wie die Karten des Decktets heißen

decktet-card-spoken = { $rank ->
    [A] { $name }
   *[other] { $name }, { decktet-card-suited }, { $types }
    }
decktet-card-suited = { decktet-pip } der { $suits }
decktet-pip = { $rank ->
    [Pawn] Bauer
    [Court] Hof
    [Crown] Krone
   *[other] { $rank }
    }

decktet-card-ace-moons = Ass der Monde
decktet-card-ace-suns = Ass der Sonnen
decktet-card-ace-waves = Ass der Wellen
decktet-card-ace-leaves = Ass der Blätter
decktet-card-ace-wyrms = Ass der Lindwürmer
decktet-card-ace-knots = Ass der Knoten
decktet-card-author = Der Autor
decktet-card-desert = Die Wüste
decktet-card-origin = Der Ursprung
decktet-card-journey = Die Reise
decktet-card-painter = Der Maler
decktet-card-savage = Der Wilde
decktet-card-battle = Die Schlacht
decktet-card-mountain = Der Berg
decktet-card-sailor = Der Seemann
decktet-card-discovery = Die Entdeckung
decktet-card-forest = Der Wald
decktet-card-soldier = Der Soldat
decktet-card-lunatic = Der Verrückte
decktet-card-market = Der Markt
decktet-card-penitent = Der Büßer
decktet-card-castle = Die Burg
decktet-card-cave = Die Höhle
decktet-card-chance-meeting = Die Zufallsbegegnung
decktet-card-betrayal = Der Verrat
decktet-card-diplomat = Der Diplomat
decktet-card-mill = Die Mühle
decktet-card-darkness = Die Dunkelheit
decktet-card-merchant = Der Händler
decktet-card-pact = Der Pakt
decktet-card-borderland = Das Grenzland
decktet-card-harvest = Die Ernte
decktet-card-light-keeper = Der Leuchtturmwärter
decktet-card-watchman = Der Wächter
decktet-card-consul = Der Konsul
decktet-card-island = Die Insel
decktet-card-rite = Das Ritual
decktet-card-window = Das Fenster
decktet-card-bard = Der Barde
decktet-card-calamity = Das Unheil
decktet-card-end = Das Ende
decktet-card-huntress = Die Jägerin
decktet-card-sea = Das Meer
decktet-card-windfall = Der Glücksfall

## Wie eine Karte heißt

# Eine Karte einer Farbe: [a] im Nominativ, [acc] im Akkusativ, verneint [no] und [no-acc].
suit-card = { $form ->
    [a] eine { $suit }-Karte
    [acc] eine { $suit }-Karte
    [no] kein { $suit }
    [no-acc] kein { $suit }
   *[bare] { $suit }
    }
trump = { $form ->
    [a] ein Trumpf
    [acc] einen Trumpf
    [no] kein Trumpf
    [no-acc] keinen Trumpf
   *[bare] Trumpf
    }

trumps = Trümpfe
suit-title = { TELL($suit, form: "title") }

## Karten des französischen Blatts, und Plätze, die niemand benannt hat

# Wörter neben denen eines Kartennamens, für jemanden, der eine oder mehrere Karten ansagt.
card-fillers = der die das und

french-card = { $rank ->
    [T] 10
    [Q] D
    [J] B
   *[other] { $rank }
    }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
    .spoken = { $suit }-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] 10
   *[other] { $rank }
    }

seat-W = West
seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-number = Spieler { $number }

## Anzahlen

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
    }
tricks-dative = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
    }

both = { $first } { $second }

## Rangfolge: warum eine Karte eine andere schlägt

subject = { $form ->
    [it] Die Karte
   *[card] { $card }
    }

played-when = { $when ->
    [later] wurde später gespielt
   *[earlier] wurde früher gespielt
    }
order-equal = { subject } ist so hoch wie { $other }, { played-when } und gewinnt deshalb.
order-equal-because = { subject } ist so hoch wie { $other }, { played-when } und gewinnt deshalb: { $why }.
order-across = { subject } ist { TELL($better, form: "a") } und schlägt { $other }, { TELL($worse, form: "acc") }.
order-titled = { subject } ist { $title } und schlägt { $other }.
order-below-titled = { subject } schlägt { $other }, { $title }.
order-beats = { subject } schlägt { $other }.
order-beats-because = { subject } schlägt { $other }: { $why }.

order-off = { $runs ->
    [0] { subject } kann nicht gewinnen.
    [one] { subject } ist { LIST($runs, form: "no") } und kann nicht gewinnen.
   *[other] { subject } ist weder { LIST($runs, "nor") } und kann nicht gewinnen.
    }
order-off-because = { subject } { $why }.

order-only-equals = { subject } ist nur so hoch wie { $other }.
order-worse = { subject } ist { TELL($worse, form: "a") }, und { $other } ist { TELL($better, form: "a") }.
order-lower = { subject } ist niedriger: { $other } ist { $title }.
order-below = { $card }, { $title }, steht unter { $other }.
order-ranks = { subject } steht unter { $other }.
order-ranks-because = { subject } steht unter { $other }: { $why }.

## Ein Stich, Karte für Karte

leads = { $form ->
    [play] { $seat } spielt { $card } aus
   *[trick] { $card } ist ausgespielt
    }
led = { leads }.
led-run = { leads }: { TELL($run, form: "a") }.

wins = { $form ->
    [ahead] liegt vorn
   *[won] gewinnt
    }
ahead = { TELL($trick, form: "ahead") }
trick-equal = { $cards } sind gleich hoch.
trick-drawn = { $cards } sind gleich hoch, also { $form ->
    [ahead] liegt niemand vorn
   *[won] gewinnt niemand den Stich
    }.
trick-alone = { $seat } { wins } mit { $card }.
trick-no-rival = { $seat } { wins } mit { $card }: Keine andere gespielte Karte kann gewinnen.
trick-won = { $seat } { wins }. { $why }
leads-next = { $seat } spielt zum nächsten Stich aus.

play-leads = { TELL($lead, form: "play") }
play-plays = { $seat } spielt { $card }. { $why }
play-plays-it = { $seat } spielt { $card }. { TELL($why, form: "it") }

## Pflicht: was gespielt werden muss, und warum eine Karte erlaubt ist oder nicht

# Auch nach einem Doppelpunkt beginnt ein ganzer Satz groß.
you = Du
stop = { $form ->
    [within] { "" }
   *[alone] .
    }
law-beside = { $beside ->
    [0] { "" }
   *[other] ; { LIST($beside, "semicolon") }
    }
law-choice = { $choice ->
    [0] { "" }
   *[other] : { LIST($choice, "or") }
    }
law-may = { $lacks ->
    [0] { you } darfst { $must }
   *[other] { you } hast { $lacks }, also darfst du { $must }
    }{ law-beside }{ stop }
law-must = { $lacks ->
    [0] { you } hast { $held }, also musst du { $must }
   *[other] { you } hast { $lacks }, aber { $held }, also musst du { $must }
    }{ law-choice }{ law-beside }{ stop }

card-allowed = { $card } ist erlaubt: { TELL($why, form: "within") }.
card-refused = { $card } ist nicht erlaubt. { $law }
card-barred = { $card } ist nicht erlaubt. { $law } { $why }.

## Was ein Platz tun kann

play-any = jede Karte spielen
play-card = { $card } spielen
not-in-this-hand = { $card } ist nicht in diesem Blatt
not-possible-now = { $given } geht jetzt nicht; möglich: { LIST($possible, "comma") }

## Was an jedem Tisch geschieht

first-dealer = Zuerst gibt { $seat }.
deal = Alle bekommen { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }.
draw = { $seat } zieht { $card }.
below-zero = { $side ->
    [one] { $side } steht jetzt unter null.
   *[other] { $side } stehen jetzt unter null.
    }
won-piles = Gewonnene Stiche liegen verdeckt; niemand sieht sie durch, bevor das Spiel zu Ende ist.

## Konten und Einheiten

account-supply = Vorrat
account-pot = Pott

unit-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
    .many = Punkte
unit-victory-point = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
    }
    .many = Siegpunkte
unit-chip = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
    }
    .many = Chips
unit-token = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
    }
    .many = Marken
unit-hand = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
    }
    .many = Spiele

## Fragen

card = { $card }
which-card = Welche Karte gewinnt den Stich?
quiz-where = { $about }. { $question }
quiz-led = { $seat } spielt { $card } aus.
quiz-leads-next = Wer spielt zum nächsten Stich aus?
quiz-reason = { $seat } gewinnt diesen Stich mit { $card }. Welche Regel entscheidet?
reason-alone = Keine andere gespielte Karte kann gewinnen.
reason-equal = Zwei Karten sind gleich hoch, und die { $when ->
    [later] später
   *[earlier] früher
    } gespielte gewinnt.
reason-across = Die Karte ist { TELL($better, form: "a") } und schlägt { TELL($worse, form: "acc") }.
reason-titled = Die Karte ist { $title }.
reason-below = Die beste der anderen Karten ist { $title }.
reason-higher = Die Karte steht über jeder anderen derselben Art: { $noun }.
reason-why = Die Karte steht höher: { $why }.
reason-none = Keine von diesen.
reason-elsewhere = So ist es in diesem Stich nicht.
quiz-player = { $seat }
quiz-player-turn = { $turn ->
    [1] { $seat }, erste Karte
    [2] { $seat }, zweite Karte
   *[3] { $seat }, dritte Karte
    }
quiz-nobody = Niemand
quiz-lead = Du spielst aus. Was darfst du spielen?
quiz-follow-lead = { $seat } hat { $card } ausgespielt. Was darfst du spielen?
quiz-follow = Auf dem Tisch: { $cards }. Was darfst du spielen?
quiz-goal-wins = Auf dem Tisch: { $cards }. Du spielst zuletzt. Mit welchen Karten, die du spielen darfst, gewinnst du den Stich?
quiz-goal-loses = Auf dem Tisch: { $cards }. Du spielst zuletzt. Mit welchen Karten, die du spielen darfst, gewinnst du den Stich nicht?
quiz-fault = Hat jemand eine Karte gespielt, die nicht erlaubt war?
quiz-plays = { $seat } spielt { $card } und behält { $hand }
quiz-all-allowed = Jede Karte war erlaubt.
quiz-order = { $title }: Ordne diese Karten, die höchste zuerst.
quiz-phase = { $title }.
quiz-fact = { $what }: { $value }.
quiz-do = { $what }: { LIST($value, "comma") }
quiz-each = { LIST($each, "semicolon") }
quiz-own-first = { $own } für dich, { $others } für die anderen
quiz-none = keine
quiz-action = Was davon darfst du jetzt tun?
quiz-may = Erlaubt: { LIST($choice, "semicolon") }.
quiz-may-nothing = Nichts davon ist erlaubt.
quiz-allowed = Erlaubt: { $choice }.
quiz-none-of-these = nichts davon
quiz-claims = Was davon ist richtig?
claim-winner = Auf dem Tisch, in dieser Reihenfolge: { $cards }. { $card } gewinnt den Stich.
claim-nobody = Auf dem Tisch, in dieser Reihenfolge: { $cards }. Niemand gewinnt den Stich.
claim-leader = Auf dem Tisch, in dieser Reihenfolge: { $cards }. Wer { $card } gespielt hat, spielt zum nächsten Stich aus.
claim-legal = Auf dem Tisch: { $cards }. Mit { $hand } darfst du nur { $choice } spielen.
claim-any = Auf dem Tisch: { $cards }. Mit { $hand } darfst du jede Karte spielen.
claim-legal-lead = Du spielst aus und hast { $hand }. Du darfst nur { $choice } spielen.
claim-any-lead = Du spielst aus und hast { $hand }. Du darfst jede Karte spielen.
claim-order = { $title }, die höchste zuerst: { $cards }.
claim-action = { claim-known } Davon – { LIST($every, "semicolon") } – darfst du: { LIST($choice, "semicolon") }, sonst nichts.
claim-action-none = { claim-known } Davon – { LIST($every, "semicolon") } – ist nichts erlaubt.
claim-known = { $known }{ $cards ->
    [0] { "" }
   *[other] { " " }Auf dem Tisch: { $cards }.
}{ $hand ->
    [0] { "" }
   *[other] { " " }Du hast { $hand }.
}
claim-points = { $asked } { $result }
quiz-best-first = Die höchste zuerst: { $cards }; { $card } ist Nummer { $number }.
quiz-best-first-titled = Die höchste zuerst: { $cards }: { $card } ist { $title }.
quiz-card-titled = { $card } ist { $title }.
quiz-card-number = { $card } ist von diesen Nummer { $number }.
quiz-card-number-because = { $card } ist von diesen Nummer { $number }: { $why }.
quiz-points = { $why ->
    [0] { $result }
   *[other] { $result } { LIST($why, "space") }
    }
quiz-has = { $side ->
    [one] { $side } hat { $amount }.
   *[other] { $side } haben { $amount }.
    }
quiz-gains = { $side ->
    [one] { $side } gewinnt { $amount }.
   *[other] { $side } gewinnen { $amount }.
    }
quiz-loses = { $side ->
    [one] { $side } verliert { $amount }.
   *[other] { $side } verlieren { $amount }.
    }
quiz-nothing-changes = Für { $side } ändert sich nichts.
quiz-too-many = { $number } ist um { $gap } zu viel.
quiz-too-few = { $number } ist um { $gap } zu wenig.

## Ein Stich in vielen Spielen

not-here-because = Hier nicht: { LIST($faults, "semicolon") }.
never-without-trumps = { $game } wird nie ohne Trumpffarbe gespielt.
trick-too-long = Ein Stich hat hier nur { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }.
not-in-pack = { $cards ->
    [one] { $cards } gehört
   *[other] { $cards } gehören
    } nicht zu diesem Blatt aus { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }.

## Ein Spiel in Kürze

label-players = Spieler
label-names = Namen
label-pack = Blatt
label-deal = Geben
label-goal = Ziel
label-length = Dauer
label-special = Besonders

tag-avoid = Stiche oder Karten vermeiden
tag-exact-bid = Stiche genau ansagen
tag-bidding = Um das Spiel reizen
tag-betting = Erhöhen und bluffen
tag-card-points = Augen zählen
tag-trick-count = Stiche zählen
tag-changing-trumps = Trumpf wechselt im Spiel
tag-turned-trumps = Trumpf wird aufgedeckt
tag-fixed-trumps = Immer dieselben Trümpfe
tag-no-trumps = Ohne Trumpf
tag-odd-ranks = Ungewöhnliche Rangfolge
tag-must-beat = Stichzwang
tag-exchange = Karten tauschen
tag-pairs = Paare aus König und Dame
tag-secret-partner = Geheime Partner
tag-changing-aim = Jedes Spiel ein anderes Ziel
tag-tokens = Marken oder Chips

part-hand = Dein Blatt
part-trick = Karten auf dem Tisch, die ausgespielte zuerst
choice-yes = ja
choice-no = nein
choice-S = { suit-S }
choice-H = { suit-H }
choice-D = { suit-D }
choice-C = { suit-C }
choice-moons = { suit-moons }
choice-suns = { suit-suns }
choice-waves = { suit-waves }
choice-leaves = { suit-leaves }
choice-wyrms = { suit-wyrms }
choice-knots = { suit-knots }

deal-hands = die Karten jedes Platzes, von Platz 0 an; null, wo der Zufall gibt
deal-stock = die übrigen Karten, die oberste zuerst; den Rest bestimmt der Zufall

french-pack = { $form ->
    [of] des französischen Blatts aus { french-cards }
   *[bare] französisches Blatt aus { french-cards }
    }
french-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }
decktet = { $form ->
    [of] des Decktets{ decktet-added }
   *[bare] Decktet{ decktet-added }
    }
decktet-added = { $added ->
    [pawns] { " mit Bauern" }
    [courts] { " mit Höfen" }
    [pawns-courts] { " mit Bauern und Höfen" }
   *[none] { "" }
    }

## Festlegungen für alle Spiele

common-ruling-first-dealer = Niemand sagt, wer zuerst gibt: Das Los entscheidet, wenn du nicht wählst.
    .name = erster Geber
common-ruling-deal-rotation = Wo die Quelle schweigt, geht das Geben in Spielrichtung um einen Platz weiter.
    .name = Geben reihum
common-ruling-direction = Wo die Quelle keine Richtung nennt, wird im Uhrzeigersinn gespielt.
    .name = Spielrichtung
common-ruling-revoke = Eine Karte, die die Regeln verbieten, kann nicht gespielt werden; deshalb wird niemand dafür bestraft.
    .name = falsche Farbe
common-ruling-tied-game = Wer am Ende gleich viel hat, gewinnt gemeinsam.
    .name = Gleichstand
common-ruling-negative = Ein Stand kann unter null fallen.
    .name = unter null
common-ruling-won-piles = Gewonnene Karten liegen verdeckt und werden nicht angesehen, bevor das Spiel zu Ende ist.
    .name = gewonnene Stiche

## Fehler: was an einer Anfrage falsch ist, und was richtig wäre

given = „{ $word }“
given-null = null
given-list = eine Liste
given-object = ein Objekt
given-huge = eine sehr große Zahl
# Eine Aktion, die nur ihren Code hat.
written = { $code }
did-you-mean = { $what }; meinst du { LIST($names, "or-each") }?

# Was an einem Spiel selbst falsch ist, für den, der es schreibt.
wrong-rules = { $what }
wrong-catalogue = { $what }
no-tag = es gibt kein Merkmal { $given }; bekannt: { LIST($known, "comma") }
no-part-kind = es gibt keine Art von Feld { $given }; bekannt: { LIST($known, "comma") }
no-blank = in { $pattern } gibt es keine Lücke { $given }; bekannt: { LIST($known, "comma") }

no-request = eine Anfrage ist ein Objekt mit einem Feld „ask“
not-json = diese Zeile ist kein JSON
nothing-to-ask = { $given } kann man nicht fragen; bekannt: { LIST($known, "comma") }
no-words = { $game } ist in dieser Sprache noch nicht erzählt, nur in { LIST($known, "or") }
no-game = es gibt kein Spiel { $given }
no-clause = es gibt keine Regel { $given }
not-a-card = { $given } ist keine Karte { TELL($pack, form: "of") }
no-word = { $given } ist kein Wort wie etwa „5♥“
known-none = { $known ->
    [0] keins
   *[other] { LIST($known, "comma") }
    }
not-a-field = { $room ->
    [deal] { $given } ist kein Feld dieses Gebens; bekannt: { known-none }
    [form] { $given } ist kein Feld dieses Formulars; bekannt: { known-none }
    [object] { $given } ist kein Feld dieses Objekts; bekannt: { known-none }
   *[request] { $given } ist kein Feld dieser Anfrage; bekannt: { known-none }
    }
not-here = { $known ->
    [0] { $given } gibt es hier nicht
   *[other] { $given } gibt es hier nicht; bekannt: { LIST($known, "comma") }
    }
not-one-of = { $given } ist nicht dabei: { LIST($known, "or") }
missing = fehlt
missing-one-of = fehlt; eins von { LIST($known, "comma") }
missing-seat = fehlt: wessen Sicht?
missing-hand = fehlt: welches Spiel?
missing-action = fehlt: ein Code aus den „actions“ des Zustands
missing-record = fehlt: der „record“ aus der letzten Antwort
no-record-here = hat seine eigenen Optionen: Frage nach dem „request“, den seine Antwort nennt

needs-number = muss eine ganze Zahl sein
needs-number-within = muss eine ganze Zahl von { $least } bis { $most } sein
needs-numbers = muss eine Liste ganzer Zahlen sein
needs-numbers-by-side = { $number ->
    [one] braucht { $number } ganze Zahl, eine für jede Seite
   *[other] braucht { $number } ganze Zahlen, eine für jede Seite
    }
needs-zero-or-more = muss 0 oder mehr sein
needs-hand-count = muss eine Anzahl von Spielen sein
needs-true-or-false = muss true oder false sein
needs-text = muss ein Text sein
needs-list = muss eine Liste sein
needs-object = muss ein Objekt sein
entries = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
    }
needs-entries = { $each ->
    [seat] braucht { entries }, einen für jeden Platz
   *[side] braucht { entries }, einen für jede Seite
    }
must-be-within = muss von { $least } bis { $most } sein
needs-one-of = muss eins davon sein: { LIST($known, "or") }
needs-in-order = muss { $things } in irgendeiner Reihenfolge sein
needs-values = muss ein Objekt aus Namen und Werten sein
needs-case = muss ein Objekt mit den Feldern des Formulars sein
needs-position = muss ein Objekt mit den Angaben der Phase sein
needs-clause-id = muss die Kennung einer Regel sein
not-now = { $now ->
    [none] { "" }
   *[sum] , nicht { $now }
    }
must-add-up = muss zusammen { $total } ergeben{ not-now }
must-add-up-tricks = muss zusammen { tricks } ergeben{ not-now }

needs-a-seat = muss ein Platz sein
needs-seat = muss ein Platz von 0 bis { $last } sein
needs-seat-of-trick = muss ein Platz dieses Stichs sein
needs-names = { $number ->
    [one] braucht { $number } Namen
   *[other] braucht { $number } verschiedene Namen
    }
needs-names-of-trick = { $number ->
    [one] muss aus { $number } Namen bestehen
   *[other] muss aus { $number } verschiedenen Namen bestehen
    }
needs-different-names = muss eine Liste verschiedener Namen sein
names = { $number } Namen
has-names = hat { names } für { seats-of }
seats-of = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    }

needs-card-text = eine Karte ist ein Text wie „5♥“
needs-cards = muss eine Liste von Karten sein
needs-words = muss eine Liste von Wörtern sein, etwa Karten
needs-hand = ein Blatt braucht mindestens eine Karte
needs-trick = ein Stich braucht mindestens eine Karte
needs-entries-list = muss eine Liste dessen sein, was eingetragen wurde
needs-hands = muss eine Liste von Blättern sein
needs-hands-of-all = { $number ->
    [one] braucht { $number } Blatt
   *[other] braucht { $number } Blätter
    }
needs-hands-by-seat = muss ein Objekt aus Plätzen und Karten sein
needs-deal = muss ein Objekt mit „hands“ und „stock“ sein
needs-actions = muss eine Liste von Aktionscodes sein
needs-action-text = eine Aktion ist ein Text
already-played = { $name } liegt schon im Stich, gespielt von { $who }
already-at = { $list ->
    [trick] { $name } liegt schon im Stich, als { $number }. Karte
    [hand] { $name } ist schon im Blatt
   *[other] { $name } ist schon in { $list }[{ $at }]
    }
already-under = { $name } ist schon unter „{ $label }“
also-in = { $name } ist auch in { $place }
not-in-this-game = { $name } gibt es in diesem Spiel nicht
held-by-leader = { $name } ist im Blatt des Ausspielenden
needed-by-leader = { $name } muss im Blatt des Ausspielenden sein
has-cards = { $number ->
    [one] hat { $number } Karte
   *[other] hat { $number } Karten
    }
has-cards-not = { has-cards } statt { $right }
has-cards-too-many = { has-cards }; nur { $left } sind noch übrig
has-cards-for-hand = { has-cards }; ein Blatt hat nie mehr als { $most }
has-cards-for-now = { has-cards }; in diesem Augenblick hat ein Blatt nie mehr als { $most }
has-cards-for-trick = { has-cards }; ein Stich hat { LIST($sizes, "or") }
has-cards-beyond-trick = { has-cards }; ein Stich hat höchstens { $most }
has-cards-to-compare = { has-cards }; vergleiche 2 bis { $most }
trick-full = der Stich ist voll: Niemand muss mehr spielen

players-of-one = { $low } Spieler
players-of-game = { $high ->
    [0] { $game } ist für { players-of-one }, nicht für { $number }
   *[other] { $game } ist für { $low } bis { $high } Spieler, nicht für { $number }
    }
no-phases = { $game } hat keine eigenen Phasen: Frage mit `hand` und `trick`
no-setting-here = diese Phase hängt von keiner Einstellung ab
no-setting-for-points = eine Frage nach Punkten hat keine Einstellung
no-question = keine Frage der Art „{ $kind }“ gefunden
no-question-about = keine Frage prüft eine dieser Regeln
no-position = muss der Name einer Stellung sein, wie ihn eine Frage in „again“ hat
needs-options = müssen Kennungen von Antworten dieser Frage sein, so viele, wie sie will
has-answers = hat { $number } Antworten, höchstens { $most } gehen
no-question-decided = keine Frage der Art „{ $kind }“ gefunden, die { $clause } entscheidet

action-or-actions = gib eine Aktion oder eine Liste von Aktionen, nicht beides
match-over = die Partie ist zu Ende
not-your-turn = dieser Platz ist nicht an der Reihe
needs-seconds = muss eine Zahl von Sekunden sein, mehr als 0 und höchstens { $most }
playouts-or-time = gib entweder eine Zahl von Probespielen oder eine Zeit an
match-already-over = die Partie ist schon zu Ende
match-ends-after = eine Partie endet nach { $hands ->
    [one] { $hands } Spiel
   *[other] { $hands } Spielen
    }
hand-already-over = das Spiel ist schon zu Ende
nothing-to-take-back = es gibt nichts zurückzunehmen
begins-at-the-beginning = eine Partie dieses Spiels kann nur am Anfang beginnen
not-as-the-rules = sagt { $told }, nach den Regeln ist es { $right }

## Rat

advice-best = Nichts Besseres gefunden.
advice-even = Etwa so gut wie das Beste.
advice-little-less = Ein wenig schlechter als das Beste.
advice-less = Um etwa { $amount } schlechter als das Beste.
advice-trick = { $often ->
    [0] Gewinnt den Stich fast nie.
    [10] Gewinnt den Stich fast immer.
   *[other] Gewinnt den Stich etwa { $often } von 10 Mal.
    }

## Durchsicht

review-best = Nichts Besseres gefunden.
review-fine = Das war gut: Es fand sich nichts, wovon mehr zu erwarten war.
review-cost-little = Das hat vielleicht ein wenig gekostet: weniger als { $amount }.
review-cost-sure = Das hat wohl etwa { $amount } gekostet.
review-cost = Das hat wohl etwa { $amount } gekostet, { $error } mehr oder weniger.
