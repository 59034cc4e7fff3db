/** What the server cannot do, by its code; where a code is not here, its own English sentence is shown. */
export const errors = {
  'error.no-table': 'There is no table at this address: it may be mistyped.',
  'error.not-yours': 'This needs the secret link; perhaps a newer one was handed out.',
  'error.too-fast': 'That is too much at once: wait a moment and try again.',
  'error.unavailable': 'The server cannot reach its memory just now: try again in a moment.',
  'error.no-bot': 'The bot could not think about it: try again.',
  'error.unreadable': 'The server could not read this.',
  'error.too-big': 'This is too big for the server.',
  'error.no-seat': 'There is no such seat at this table.',
  'error.full': 'This server has no room for another table.',
  'error.no-such-game': 'These settings do not make a game: change the players or the expansions.',
  'error.no-such-bot': 'There is no such bot.',
  'error.no-secret': 'A webhook needs a secret of 16 characters or more.',
} as const;
