import { useSyncExternalStore } from 'react';

/** Two struck glasses: frequency, and when it is struck. */
const notes = [
  [1318.5, 0],
  [1760, 0.16],
] as const;
const ringsFor = 1.1;

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Browsers let a page sound only after somebody has touched it. */
function wake() {
  if (context?.state === 'suspended') void context.resume();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!context) {
    context = new AudioContext();
    context.onstatechange = () => listeners.forEach((changed) => changed());
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
  }
  return () => listeners.delete(listener);
}

export function useCanSound(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => context?.state === 'running',
    () => false,
  );
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
