export const rules = {
  'rule.title': 'Die Regeln',
  'rule.intro': 'Alle Ausgaben und Erweiterungen in unseren eigenen Worten. Wähle eine Ausgabe, um nur zu lesen, was dort gilt.',
  'rule.search': 'Regeln, Karten und Begriffe durchsuchen',
  'rule.found': '{n} {n:Stelle|Stellen} gefunden',
  'rule.none': 'Nichts gefunden zu „{words}“.',
  'rule.clear': 'Suche leeren',
  'rule.contents': 'Inhalt',
  'rule.edition': 'Ausgabe',
  'rule.every': 'Alle Ausgaben',
  'rule.cards': 'Alle Karten',
  'rule.glossary': 'Begriffe',
  'rule.statues': 'Die acht Statuen',
  'rule.officials': 'Die Beamten',
  'rule.officials.about': 'Welcher Beamte was gibt, ist unser eigener Kartensatz; die Spielregel sagt nur, was Beamte geben können.',
  'rule.tiles': 'Die Grabplättchen',

  'rule.goal': 'Das Ziel des Spiels',
  'rule.goal.1': 'Führe eine Dynastie durch zwei Zeitalter Ägyptens. Du ersteigerst Provinzen, siedelst dort Bauern an, opferst Amun-Re Gold und baust Pyramiden. Wer am Ende die meisten Punkte hat, gewinnt.',
  'rule.goal.2': 'Das Alte und das Neue Reich haben je drei Runden, jede Runde vier Phasen: Auktion, Markt, Opfer, Ernte. Nach den Runden 3 und 6 werden die Provinzen gewertet, nach Runde 6 auch das Gold.',
  'rule.goal.3': 'Bei Gleichstand an der Spitze gewinnt, wer die meisten Pyramiden in eigenen Provinzen hat, dann, wer dort die meisten Steine hat; danach wird der Sieg geteilt.',
  'rule.goal.4': 'Eine Zahlenreihe zieht sich durch alles: 1, 3, 6, 10, 15, 21, 28, 36. So viel kosten 1, 2, 3 und mehr Stück einer Sorte zusammen, und dies sind die Felder für Gebote.',

  'rule.setup': 'Der Anfang',
  'rule.setup.1': 'Alle beginnen mit 20 Gold, einem Diebstahl und einem Architekten.',
  'rule.setup.2': 'Alle bekommen zwei Startpläne und behalten heimlich einen davon; die übrigen kommen aus dem Spiel.',
  'rule.setup.3': 'Je Person sind drei Provinzen im Spiel, mit Beamten vier.',
  'rule.setup.4': 'Die übrigen Provinzen kommen weg, und niemand weiß, welche es sind.',
  'rule.setup.5': 'Die übrigen Provinzen werden aufgedeckt und gesperrt: Niemand kann sie gewinnen.',
  'rule.setup.6': 'Die Tempelleiste: Ein Gesamtopfer bis 2 stellt den Tempel auf 1, ab 3 auf 2, ab 13 auf 3, ab 23 auf 4.',
  'rule.setup.7': 'Zu zweit oder dritt gilt eine kleinere Tempelleiste: ab 3 auf 2, ab 9 auf 3, ab 15 auf 4.',

  'rule.favours': 'Machtkarten und Gold',
  'rule.favours.1': 'Machtkarten kauft man auf dem Markt, manche Provinzen bringen welche, und man nimmt sie als Geschenk. Jede Sorte gehört zu einer Phase; in deinem eigenen Zug spielst du dort höchstens eine jeder Sorte.',
  'rule.favours.2': 'Wann immer du eine Entscheidung zu treffen hast, darfst du Machtkarten für je 1 Gold verkaufen. Diebstahl ist keine Machtkarte: Er bleibt immer bei dir.',
  'rule.favours.3': 'Ist der Stapel leer, werden die abgelegten Karten zum neuen. Niemand kann mehr Karten kaufen oder nehmen, als da sind.',
  'rule.favours.4': 'Wie viele Karten du hast, ist offen; welche, ist geheim. Auch das Gold ist geheim, außer der Tisch spielt mit offenem Gold.',

  'rule.auction.1': 'Es kommen so viele Provinzen zur Auktion, wie Personen mitspielen. In Zugreihenfolge, reihum, setzen alle einen Schreiber auf ein Bietfeld einer davon.',
  'rule.auction.2': 'Dein Schreiber ist noch nicht gesetzt: Du musst bieten. Er ist überboten: Du musst wieder bieten, auf eine andere Provinz als die, die er verlässt; später darf er zurückkommen. Er ist nicht überboten: Du musst passen.',
  'rule.auction.3': 'Ein Gebot muss höher sein als jeder Schreiber der Provinz, und du musst es bezahlen können; Machtkarten auf der Hand zählen je 1 Gold.',
  'rule.auction.4': 'Steht auf jeder Provinz genau ein Schreiber, endet die Auktion sofort. In Zugreihenfolge zahlen alle, nehmen die Provinz und dann ihren Segen; die 12 Gold von Dakhla helfen also nicht, Dakhla zu bezahlen.',
  'rule.auction.5': 'Gebote enden bei 36.',
  'rule.auction.6': 'Gebote gehen über 36 hinaus: 45, 55 und so weiter.',
  'rule.auction.7': 'Schutz geht mit deinem Schreiber und hält das Feld über ihm frei. Bestechung gilt bis zum Ende der Auktion.',

  'rule.market.1': 'Alle haben einen Zug und dürfen erst Machtkarten, dann Bauern, dann Steine kaufen: jede Sorte einmal, beliebig viele oder keine.',
  'rule.market.2': 'Machtkarten: Sag, wie viele, zahle, dann ziehe. Die Grenze ist die Zahl der Symbole in deiner Provinz mit den meisten.',
  'rule.market.3': 'Bauern: nicht mehr, als deine Provinzen leere Felder haben. Sie werden sofort gesetzt.',
  'rule.market.4': 'Steine: beliebig viele, einzeln in deine Provinzen gelegt. Der dritte Stein einer Provinz ergibt sofort eine Pyramide, gleich in welcher Phase.',
  'rule.market.5': 'Architekt und Ackerbau können jederzeit in deinem Zug gespielt werden, auch wenn du sie gerade erst gekauft hast.',

  'rule.offering.1': 'Alle legen heimlich mindestens 1 Gold oder Diebstahl hin. Zu beidem darf Einfluss gelegt werden. Alles wird gleichzeitig aufgedeckt, und das Gold ist weg.',
  'rule.offering.2': 'Alles Gold zusammen, 3 weniger für jeden Diebstahl, ist das Gesamtopfer. Dann ändert es in Zugreihenfolge jeder Einfluss um 3. Das Ergebnis stellt den Tempel auf 1, 2, 3 oder 4.',
  'rule.offering.3': 'Die Opfer bestimmen die neue Zugreihenfolge, das höchste zuerst, Diebe zuletzt. Bei Gleichstand bleibt die Reihenfolge, wie sie war.',
  'rule.offering.4': 'Das höchste Opfer bestimmt, wer neu beginnt; bei Gleichstand, wer im Uhrzeigersinn zuerst kommt. Die anderen folgen im Uhrzeigersinn.',
  'rule.offering.5': 'Stehlen alle, steht der Tempel auf 1, und die Reihenfolge bleibt.',

  'rule.gifts.1': 'Das höchste Opfer bringt 3 Geschenke, das zweite 2, alle anderen 1. Wer stiehlt, nimmt stattdessen 3 Gold und behält die Karte Diebstahl.',
  'rule.gifts.2': 'Ein Geschenk ist eine Machtkarte, unabhängig von den Symbolen, ein Bauer auf einem leeren Feld oder ein Stein. Sag einmal, wie viele Karten du nimmst; du siehst sie, bevor du die übrigen Geschenke wählst. Geschenke müssen genommen werden.',
  'rule.gifts.3': 'Architekt und Ackerbau können hier nicht gespielt werden.',
  'rule.gifts.4': 'Zu zweit nimmt der Zweite nur dann 2 Geschenke, wenn er mindestens halb so viel Gold geopfert hat, sonst 1.',

  'rule.harvest.1': 'Jeder Bauer in deinen Provinzen bringt, was der Tempel zeigt: 1 bis 4 Gold. Eine Mine zahlt immer, eine Karawane nur mit dem Tempel auf 1 oder 2.',
  'rule.harvest.2': 'Erntekarten werden je auf eine deiner Provinzen gespielt, und keine Provinz trägt zwei davon.',

  'rule.scoring.1': 'Nach den Runden 3 und 6 werten alle in dieser Reihenfolge:',
  'rule.scoring.2': 'Eine Nilseite ganz ohne Pyramide bringt niemandem etwas. Lösen auch Steine einen Gleichstand nicht, bekommt jeder Gleichauf 5, einmal je Seite.',
  'rule.scoring.3': 'Pläne werden in Zugreihenfolge gezeigt, beliebig viele verschiedene. Was du nicht zeigst, behältst du.',

  'rule.between.1': 'Nach der ersten Wertung gehen alle Schreiber und Bauern, bis auf die zwei in Baharya aufgedruckten Bauern. Pyramiden und Steine bleiben und warten auf einen neuen Besitzer.',
  'rule.between.2': 'Dieselben Provinzen werden gemischt und kommen noch einmal. Gold und Karten bleiben bei ihren Besitzern.',

  'rule.end': 'Das Ende: Gold',
  'rule.end.1': 'Nach der letzten Provinzwertung werden übrige Machtkarten für je 1 Gold verkauft. Das meiste Gold bringt 6 Punkte, das zweitmeiste 4, das drittmeiste 2.',
  'rule.end.2': 'Wer gleichauf liegt, bekommt die Punkte des Rangs, und ebenso viele der nächsten Preise entfallen.',
  'rule.end.3': 'Zu zweit bekommt der Zweite 4 nur mit mindestens halb so viel Gold, sonst 2.',

  'rule.expert.1': 'Alle bekommen für das Zeitalter drei Provinzkarten, geheim. Zu Beginn jeder Runde wählen alle eine und decken sie gleichzeitig auf: Diese Provinzen kommen zur Auktion.',
  'rule.expert.2': 'Für das Neue Reich werden die gespielten Karten gemischt und neu ausgeteilt. Nicht mit Beamten kombinierbar.',

  'rule.module.officials.1': 'Für 2 oder 3 Personen; zu zweit geht es nur so. Doppelt so viele Provinzen wie Mitspielende liegen offen, auf jeder ein Beamter.',
  'rule.module.officials.2': 'Du bietest mit zwei Schreibern, nie beide in einer Provinz. Ein noch nicht gesetzter muss bieten; sind beide gesetzt, muss ein überbotener umziehen, und du wählst, wenn es beide sind; sonst passt du.',
  'rule.module.officials.3': 'Steht auf jeder offenen Provinz ein Schreiber, dann in Zugreihenfolge: beide Gebote zahlen, eine der zwei Provinzen mit ihrem Segen behalten, und der Beamte der anderen hilft. Delegation tauscht vorher die beiden Beamten.',
  'rule.module.officials.4': 'Die Provinz, die du nicht behältst, bleibt für die nächste Runde des Zeitalters offen. Sie zählt auch ohne Besitzer bei den meisten Pyramiden ihrer Seite mit.',

  'rule.module.statues.1': 'In jeder Runde des Alten Reiches kommt eine Statue in die zuerst aufgedeckte Provinz, zu viert oder fünft auch in die zweite. Sie bleibt dort bis zum Ende des Spiels.',
  'rule.module.statues.2': 'Wer die Provinz kontrolliert, hat ihre Fähigkeit, bis das Zeitalter endet. Zwei Pläne Tribut kommen in den Stapel.',

  'rule.module.pharaoh.1': 'Immer wenn jemand überboten wird, zieht der Pharao in diese Provinz. Wer sie nimmt, erhält einen Marker, und der Pharao geht bis zur nächsten Auktion.',
  'rule.module.pharaoh.2': 'Jeder Marker bringt bei jedem Opfer 1 Geschenk mehr, einem Dieb aber nichts. Nach dem Alten Reich gehen sie zurück. Zwei Pläne Segen des Pharaos kommen in den Stapel.',

  'rule.module.afterlife.1': 'Auf dem Markt darfst du zuerst Grabplättchen kaufen, zu den üblichen Preisen. Du ziehst sie verdeckt in deine geheime Sammlung.',
  'rule.module.afterlife.2': 'Ein Geschenk darf auch sein, ein Plättchen einzubauen. In deinem Geschenkzug darfst du weitere einbauen, für je 2 Abwürfe: Machtkarten oder Plättchen deiner Sammlung.',
  'rule.module.afterlife.3': 'Ein Plättchen kommt in die unterste Reihe oder auf zwei Nachbarn darunter. Es bringt, was es zeigt, und noch einmal für jedes gleiche Plättchen darunter, mit dem es zusammenhängt.',
  'rule.module.afterlife.4': 'Am Ende des Spiels bringt jede vollständige Reihe 3 Punkte. Vier Karten Jenseits kommen in den Stapel.',

  'rule.module.promos.1': 'Je zwei Karten Ruhm, Gier, Beliebtheit und Export kommen in den Machtkartenstapel.',
};
