import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** Two struck glasses: frequency in Hz, and start in seconds. */
const notes = [
  [1318.5, 0],
  [1760, 0.16],
] as const;
const durationSeconds = 1.1;

let context: AudioContext | undefined;
const listeners = createListeners();

/**
 * Browsers allow sound only after a user gesture. Tablets need one again after each interruption.
 */
async function resume() {
  if (context?.state !== 'running') await context?.resume().catch(() => {});
}

/** From now on any user gesture unlocks the sound. */
export function prepareChime() {
  if (context) return;
  context = new AudioContext();
  context.onstatechange = listeners.notify;
  addEventListener('pointerdown', resume);
  addEventListener('keydown', resume);
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

/** Plays the chime in response to a user gesture. */
export async function tryChime(): Promise<void> {
  prepareChime();
  await resume();
  playChime();
}

export function playChime(): void {
  if (context?.state !== 'running') return;
  for (const [frequency, delay] of notes) {
    const start = context.currentTime + delay;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.5, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + durationSeconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + durationSeconds);
  }
}
