import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** Two struck glasses: frequency, and when it is struck. */
const notes = [
  [1318.5, 0],
  [1760, 0.16],
] as const;
const ringsFor = 1.1;

let context: AudioContext | undefined;
const listeners = createListeners();

/** Browsers let a page sound only after a touch, and on a tablet again after each interruption. */
async function wake() {
  if (context?.state !== 'running') await context?.resume().catch(() => {});
}

/** From now on a touch lets the chime sound. */
export function prepareChime() {
  if (context) return;
  context = new AudioContext();
  context.onstatechange = listeners.notify;
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

function subscribe(listener: () => void) {
  prepareChime();
  return listeners.subscribe(listener);
}

export function useCanSound(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => context?.state === 'running',
    () => false,
  );
}

/** Lets it be heard by who has just asked for it. */
export async function tryChime(): Promise<void> {
  prepareChime();
  await wake();
  playChime();
}

export function playChime(): void {
  if (context?.state !== 'running') return;
  for (const [frequency, after] of notes) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.5, start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + ringsFor);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + ringsFor);
  }
}
