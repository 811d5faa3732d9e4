### Was mehrere Spiele auf die gleiche Weise sagen.

## Ausspielen und bedienen

lead-any = jede Karte ausspielen
follow-with = { $noun } bedienen
lacks = { TELL($noun, form: "no-acc") }
follows-suit = Damit bedienst du
void = Du hast { TELL($noun, form: "no-acc") }, also darfst du jede Karte spielen
play-trump = Trumpf spielen
the-best = { $noun }, und zwar die höchste Karte
higher-wins = Von zwei Karten dieser Farbe gewinnt die höhere: { $noun }
only-fourth-best = nur die vierthöchste Karte: { $noun }
card-worth = { $card } { $worth }

## Stechen und überstechen

head = { $noun } bedienen und { $card } schlagen
heads = Damit bedienst du und schlägst { $card }
follow-low = { $noun } bedienen, auch wenn keine deiner Karten { $card } schlägt
follows-low = Damit bedienst du, und mit { $noun } kannst du { $card } nicht schlagen
follow-ruffed = { $noun } bedienen, auch wenn keine dieser Karten { $card } schlägt, einen Trumpf
follows-ruffed = Damit bedienst du, und der Stich ist schon gestochen
ruffs = Du hast { TELL($noun, form: "no-acc") }, und diese Karte ist ein Trumpf
overtrump = mit einem Trumpf stechen, der { $card } schlägt
overtrumps = Du hast { TELL($noun, form: "no-acc") }, und dieser Trumpf schlägt { $card }
undertrump = Trumpf spielen, auch wenn keiner deiner Trümpfe { $card } schlägt
undertrumps = Du hast { TELL($noun, form: "no-acc") }, also musst du Trumpf spielen, auch wenn du { $card } nicht schlagen kannst

## Bemerkungen hintereinander, etwa die Teile einer Lage

list-stop = { ". " }
    .between = { ". " }

## Tabellen der Rangfolge

suit-as-trumps = { TELL($suit, form: "title") } als Trumpf
plain-suit = { TELL($suit, form: "many") } als Nebenfarbe

## Karten weglegen

lay-away = { $card } drücken
lays-away = { $seat } drückt { $card }.

## Damen, Buben und Karos als Trümpfe: Schafkopf, Sheepshead

among-queens = Unter Damen gilt die Reihe Kreuz, Pik, Herz, Karo
queens-over = Jede Dame schlägt jeden anderen Trumpf
among-jacks = Unter Buben gilt die Reihe Kreuz, Pik, Herz, Karo
jacks-over = Jeder Bube schlägt das Karo-Ass und alles darunter
diamonds-run = Bei Karo gilt die Reihe Ass, 10, König, 9, 8, 7
suit-runs = Bei { $suit } gilt die Reihe Ass, 10, König, 9, 8, 7

led-diamond = { leads }: ein Trumpf, wie jedes Karo.
led-red-turncoat = { leads }: ein Trumpf.
led-turncoat = { leads }: ein Trumpf, kein { $suit }.

turncoats = jede Dame und jeder Bube ist ein Trumpf
turncoat-follows = Jede Dame und jeder Bube ist ein Trumpf, und Trumpf ist ausgespielt
diamond-follows = Jedes Karo ist ein Trumpf, und Trumpf ist ausgespielt
turncoat = { $card } ist ein Trumpf, kein { $suit }
void-trump = Du hast { TELL($noun, form: "no-acc") }, also darfst du stechen

eyes = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
    }
takes-points = { $seat } bekommt { eyes }: { $each }.
takes-nothing = In diesem Stich liegen keine Augen.

finds = { $seat } findet im { $where } { $cards }.
means-discard-card = diese Karte verdeckt drücken

two-laid-away = zwei Karten werden gedrückt
no-cards-count = keine Karten zählen zusammen { $points }: jede zählt 0, 2, 3, 4, 10 oder 11
tricks-cannot-hold = { $tricks ->
    [one] { tricks } kann nicht { eyes } enthalten
   *[other] { tricks } können nicht { eyes } enthalten
    }
tricks-hold = { $tricks ->
    [one] { tricks } kann { eyes } enthalten
   *[other] { tricks } können { eyes } enthalten
    }
tricks-hold-within = { $tricks ->
    [one] { tricks } kann { $least } bis { $most ->
    [one] { $most } Auge
   *[other] { $most } Augen
    } enthalten
   *[other] { tricks } können { $least } bis { $most ->
    [one] { $most } Auge
   *[other] { $most } Augen
    } enthalten
    }

## Wie Regeln mehrerer Spiele missverstanden werden

slip-ace-low = Das Ass ist die niedrigste Karte seiner Farbe.
slip-ten-high = Die Zehn sticht König, Dame und Bube.
slip-suit-led-wins = Die höchste Karte der angespielten Farbe gewinnt, auch wenn Trumpf fällt.
slip-highest-card-wins = Die höchste Karte gewinnt den Stich, gleich in welcher Farbe.
slip-lead-goes-round = Das Ausspielen geht reihum: Nach jedem Stich spielt der Nächste aus, wer ihn auch gewonnen hat.
slip-lead-stays = Wer ausspielt, spielt auch weiter aus, wer den Stich auch gewinnt.
slip-hearts-trumps = Herz ist Trumpf.
slip-any-card = Niemand muss bedienen.
slip-bound-to-nothing = Niemand muss bedienen oder trumpfen.
slip-must-beat = Wer bedient, muss nach Möglichkeit stechen.
slip-may-trump = Wer bedienen kann, darf stattdessen Trumpf spielen.
slip-trumps-to-head = Wer bedienen, aber nicht überstechen kann, muss trumpfen, wenn er damit sticht.
slip-need-not-head = Bedienen genügt: Niemand muss überstechen.
slip-need-not-trump = Wer nicht bedienen kann, darf jede Karte abwerfen und muss nicht trumpfen.
slip-need-not-overtrump = Wer trumpft, muss einen Trumpf, der schon liegt, nicht überstechen.
slip-no-undertrumping = Wer einen Trumpf, der schon liegt, nicht überstechen kann, muss keinen Trumpf spielen.
slip-heads-though-trumped = Wer bedient, muss hoch bedienen, auch wenn schon getrumpft ist.

## Wie Damen, Buben und Karos missverstanden werden

slip-turncoats-at-home = Damen und Buben gehören zu ihrer Farbe, unter den König; Trumpf sind nur die Karos.
slip-diamonds-best-turncoats = Unter den Damen wie unter den Buben ist Karo am höchsten und Kreuz am niedrigsten.
slip-jacks-over-queens = Die Buben sind die höchsten Trümpfe, über den Damen.
slip-diamonds-over-turncoats = Die übrigen Karos stechen Damen und Buben.
slip-ten-under-king = Der König sticht die Zehn.
slip-ten-low = Die Zehn ist die niedrigste Karte ihrer Farbe.
slip-must-trump = Wer nicht bedienen kann, muss Trumpf spielen.
slip-turncoats-follow-suit = Dame und Bube zählen auch als Karten ihrer Farbe und müssen sie bedienen.
slip-turncoats-lead-suit = Eine angespielte Dame oder ein Bube verlangt die aufgedruckte Farbe.

## Was an einem Fall falsch ist

cards-from = { $number ->
    [one] hat { $number } Karte aus { tricks-dative }
   *[other] hat { $number } Karten aus { tricks-dative }
    }
nobody-has = auch { $cards } muss jemand haben
within-before-hand = muss vor einem Spiel von { $least } bis { $most } sein
points-without-trick = hat Augen, aber keinen Stich
points-or-cards = gib entweder Augen oder Karten an
all-cards = { $number ->
    [one] muss die { $number } Karte sein
   *[other] müssen alle { $number } Karten sein
    }

## Reihen, die keine Farbe sind, und andere Aufzählungen

any-card = { $form ->
    [a] eine Karte
    [acc] eine Karte
    [no] keine Karte
    [no-acc] keine Karte
   *[bare] Karte
    }

list-against = { " gegen " }
    .between = { " gegen " }

setting-said = { LIST($each, "stops") }
list-stops = { ". " }
    .between = { ". " }

## Was mehrere Spiele gleich nennen: Felder, Phasen, und was offen liegt

field-trump = Trumpf

form-hand-dealer = Geber
form-hand-declarer = Alleinspieler
form-round = Eine ganze Runde
form-round-round = Nummer der Runde
form-round-totals = Stand vor der Runde
form-trick-cards = Seine Karten, die ausgespielte zuerst
form-trick-leader = Wer ausgespielt hat

phase-lead-first = Das erste Ausspielen des Spiels

shown-round = die Nummer der Runde, von 1 an
    .short = Runde

## Was mehrere Spiele gleich sagen

leads-left-of-dealer = { $seat } sitzt links vom Geber und spielt aus.
leads-right-of-dealer = { $seat } sitzt rechts vom Geber und spielt aus.
suit-is-trump = { TELL($suit, form: "title") } ist Trumpf
to-pass = Passen
has-passed = { $seat } passt.

rounds-from-one = Runden werden von 1 an gezählt
