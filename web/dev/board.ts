// Shows the board with a moment of a fixture, or with every piece on it (?full); `measure()` times a new view.
import { flushSync, mount } from 'svelte';
import Stage from './Stage.svelte';
import '../src/style/index.css';
import { startText } from '../src/text/index.svelte';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
if (wish.has('still')) document.documentElement.dataset['motion'] = 'reduced';

const game = await (await fetch(`/fixtures/${wish.get('game') ?? 'anniversary'}.json`)).json();
const index = wish.has('kind') ? game.moments.findIndex((moment: { kind: string }) => moment.kind === wish.get('kind')) : Number(wish.get('moment') ?? 3);
const { view, seat } = game.moments[index];
if (wish.has('full')) fill(view);
if (wish.has('temple')) view.temple = Number(wish.get('temple'));

await startText();
const stage = mount(Stage, { target: document.getElementById('board')!, props: { view, names: game.names, me: seat } });

/** As much on the board as a game can bring. */
function fill(full: typeof view): void {
  Object.values(full.provinces as Record<string, Record<string, unknown>>).forEach((province, i) => {
    province['owner'] = full.blocked.includes(Object.keys(full.provinces)[i]) ? null : i % full.seats.length;
    province['farmers'] = Math.max(0, Number(province['fields']) - (i % 3));
    province['extra_farmers'] = i % 4 === 1 ? 2 : 0;
    province['stones'] = i % 3;
    province['pyramids'] = (i * 7) % 5;
  });
  full.temple ||= 3;
}

/** A view that differs from the last in so many provinces. */
function changed(i: number, provinces: number): typeof view {
  const next = structuredClone(view);
  fill(next);
  for (const province of (Object.values(next.provinces) as Record<string, number>[]).slice(0, provinces)) {
    province['pyramids'] = (province['pyramids']! + i) % 6;
    province['farmers'] = Math.max(0, province['farmers']! - (i % 2));
    province['stones'] = i % 3;
  }
  return next;
}

function summed(spent: number[]): { median: number; worst: number } {
  spent.sort((a, b) => a - b);
  return { median: spent[spent.length >> 1]!, worst: spent.at(-1)! };
}

/** Milliseconds of script, style and layout for a changed view. */
function measure(provinces = 15, times = 60): { median: number; worst: number } {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const next = changed(i, provinces);
    const start = performance.now();
    flushSync(() => stage.show(next));
    document.body.getBoundingClientRect();
    if (i > 2) spent.push(performance.now() - start);
  }
  return summed(spent);
}

/** Milliseconds from a changed view to the end of the frame that shows it, paint included. */
async function measureFrames(provinces = 15, times = 40): Promise<{ median: number; worst: number }> {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const next = changed(i, provinces);
    await new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const start = performance.now();
        flushSync(() => stage.show(next));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (i > 2) spent.push(performance.now() - start);
          setTimeout(done, 700); // the pieces' short animations are over
        };
        port2.postMessage(null);
      }),
    );
  }
  return summed(spent);
}

Object.assign(window, { measure, measureFrames, ready: true });
