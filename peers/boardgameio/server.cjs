// boardgame.io's server, keeping its matches in memory: node server.cjs PORT
const { Server, Origins } = require('boardgame.io/server');
const { Counting } = require('./game.cjs');

const server = Server({ games: [Counting], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, 'http://127.0.0.1'] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
