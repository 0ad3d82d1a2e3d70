import type { KeyboardEvent } from 'react';

const steps: Record<string, readonly [along: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const stops = 'button[role=switch], h2 > button';

/** Arrows move from bottle to bottle, and from board to board. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = event.target;
  if (!step || !(from instanceof HTMLElement)) return;
  const bottles = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = bottles.indexOf(from);
  if (at < 0) return;
  event.preventDefault();
  const [along, rows] = step;
  const next = along ? bottles[at + along] : nearestInRow(bottles, at, rows);
  next?.focus();
}

/** The nearest bottle in the next row up or down. */
function nearestInRow(bottles: readonly HTMLElement[], at: number, direction: number) {
  const { left, top } = bottles[at]?.getBoundingClientRect() ?? { left: 0, top: 0 };
  let nearest: HTMLElement | undefined;
  let [row, least] = [Number.NaN, Number.POSITIVE_INFINITY];
  for (let n = at + direction; n >= 0 && n < bottles.length; n += direction) {
    const bottle = bottles[n];
    const place = bottle?.getBoundingClientRect();
    if (!bottle || !place || Math.abs(place.top - top) < 8) continue;
    if (Number.isNaN(row)) row = place.top;
    if (Math.abs(place.top - row) >= 8) break;
    const distance = Math.abs(place.left - left);
    if (distance < least) [nearest, least] = [bottle, distance];
  }
  return nearest;
}
