// The load of `amunre loadtest` for boardgame.io: node load.cjs URL MATCHES SECONDS
// Every seat has a socket; the next move of a match is made when all seats have seen the last one.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Counting } = require('./game.cjs');

const PLAYERS = 4;
const OPENING = 8;
const [url, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const latencies = [];
let until = Infinity;

class Match {
  constructor(number) {
    this.seen = new Array(PLAYERS).fill(-1);
    this.clients = this.seen.map((_, seat) => this.sit(number, seat));
  }

  // The server makes a match when the first of its clients asks for it.
  sit(number, seat) {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
    const who = { matchID: `${process.pid}-${number}`, playerID: String(seat), numPlayers: PLAYERS };
    return Client({ game: Counting, multiplayer, debug: false, ...who });
  }

  open() {
    return new Promise((ready) => {
      this.ready = ready;
      this.clients.forEach((client, seat) => {
        client.subscribe((state) => this.hear(seat, state));
        client.start();
      });
    });
  }

  hear(seat, state) {
    if (!state || !state.isConnected) return;
    this.seen[seat] = state.G.count;
    if (this.ready && this.seen.every((count) => count === 0)) {
      const ready = this.ready;
      this.ready = undefined;
      ready();
    } else if (this.sent && this.seen.every((count) => count === this.goal)) {
      latencies.push(performance.now() - this.sent);
      this.sent = undefined;
      if (performance.now() < until) setImmediate(() => this.move());
    }
  }

  move() {
    const seat = Number(this.clients[0].getState().ctx.currentPlayer);
    this.goal = this.seen[0] + 1;
    this.sent = performance.now();
    this.clients[seat].moves.add();
  }
}

async function main() {
  const crowd = Array.from({ length: matches }, (_, number) => new Match(number));
  for (let at = 0; at < matches; at += OPENING) {
    await Promise.all(crowd.slice(at, at + OPENING).map((match) => match.open()));
  }
  const began = performance.now();
  until = began + 1000 * seconds;
  crowd.forEach((match) => match.move());
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.floor(share * (latencies.length - 1))] ?? 0).toFixed(2));
  const moves = latencies.length;
  console.log(JSON.stringify({ moves, moves_per_s: Number((moves / took).toFixed(1)), p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main();
