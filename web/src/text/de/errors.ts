export const errors = {
  'error.no-table': 'Unter dieser Adresse gibt es keinen Tisch: Vielleicht ist sie vertippt.',
  'error.not-yours': 'Dafür braucht es den geheimen Link; vielleicht wurde ein neuerer vergeben.',
  'error.too-fast': 'Das ist zu viel auf einmal: Warte kurz und versuche es noch einmal.',
  'error.unavailable': 'Der Server erreicht gerade sein Gedächtnis nicht: Versuche es gleich noch einmal.',
  'error.no-bot': 'Der Bot konnte nicht darüber nachdenken: Versuche es noch einmal.',
  'error.unreadable': 'Der Server konnte das nicht lesen.',
  'error.too-big': 'Das ist zu groß für den Server.',
  'error.no-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'error.full': 'Dieser Server hat keinen Platz für einen weiteren Tisch.',
  'error.no-such-game': 'Diese Einstellungen ergeben kein Spiel: Ändere die Zahl der Mitspieler oder die Erweiterungen.',
  'error.no-such-bot': 'Diesen Bot gibt es nicht.',
  'error.no-secret': 'Ein Webhook braucht ein Geheimnis von mindestens 16 Zeichen.',
};
