export const errors = {
  'error.no-table': 'Il n’y a pas de table à cette adresse : elle est peut-être mal écrite.',
  'error.not-yours': 'Il faut pour cela le lien secret ; un plus récent a peut-être été donné.',
  'error.too-fast': 'C’est trop à la fois : attendez un instant et réessayez.',
  'error.unavailable': 'Le serveur n’atteint pas sa mémoire : réessayez dans un instant.',
  'error.no-bot': 'Le robot n’a pas pu y réfléchir : réessayez.',
  'error.unreadable': 'Le serveur n’a pas pu lire cela.',
  'error.too-big': 'C’est trop grand pour le serveur.',
  'error.no-seat': 'Cette place n’existe pas à cette table.',
  'error.full': 'Ce serveur n’a pas de place pour une autre table.',
  'error.no-such-game': 'Ces réglages ne font pas une partie : changez le nombre de joueurs ou les extensions.',
  'error.no-such-bot': 'Ce robot n’existe pas.',
  'error.no-secret': 'Un webhook demande un secret d’au moins 16 caractères.',
};
