/** Two soft notes, made on the spot: no file to fetch, and nothing before the person asked for it. */
export function ring(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const context = new Context();
  const start = context.currentTime + 0.02;
  note(context, 659.3, start);
  note(context, 880, start + 0.16);
  setTimeout(() => void context.close(), 1500);
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.18, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}
