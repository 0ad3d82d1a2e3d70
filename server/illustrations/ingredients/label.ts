import { chroma, darken, lighten, luminance } from '#catalogue/look/colour.ts';
import { axis, hoop, type Profile, widthAt } from '#server/illustrations/profile.ts';
import { svg } from '#server/illustrations/svg.ts';
import type { StillLife } from './still-life.ts';

/** Inks of labels on bottles with hardly any colour. */
const inks = [
  '#1f5a46',
  '#7a1f2b',
  '#23406b',
  '#8a5a12',
  '#5b2f63',
  '#1d6670',
  '#96401c',
  '#3b4a2a',
];
const papers = ['#f6ead3', '#fbf6ea', '#2b211c', '#efdcb6'];

const emblems = [
  'M0-9 9 0 0 9-9 0Z',
  'M0-10 2.6-3.2 9.8-3 4 1.4 6 8.4 0 4.2-6 8.4-4 1.4-9.8-3-2.6-3.2Z',
  'M-8-8H8V1C8 6 3 9 0 10-3 9-8 6-8 1Z',
  'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z',
  'M0-11C5-5 8-2 8 3A8 8 0 0 1-8 3C-8-2-5-5 0-11Z',
  'M-10 6-8-6-3 0 0-9 3 0 8-6 10 6Z',
];

export function inkOf({ color, seed }: StillLife): string {
  if (chroma(color) > 0.3) return luminance(color) > 0.5 ? darken(color, 0.42) : color;
  return inks[(seed >>> 3) % inks.length] ?? '#1f5a46';
}

/** A paper label around the bottle: plain, banded, printed all over, or a window of paper. */
export function label(life: StillLife, shape: Profile, y: number, height: number): string {
  const { seed } = life;
  const ink = inkOf(life);
  const style = (seed >>> 7) % 4;
  const bend = 0.1;
  const band = (from: number, share: number, fill: string) =>
    svg`<path d="${hoop(shape, y + height * from, height * share, bend)}" fill="${fill}"/>`;
  const paper = style === 2 ? darken(ink, 0.25) : (papers[(seed >>> 11) % papers.length] ?? '');
  const isDark = luminance(paper) < 0.35;
  const print = isDark ? '#eec57e' : ink;
  const edges = isDark ? '#eec57e' : lighten(ink, 0.1);
  const trim =
    style === 0
      ? band(0.05, 0.04, edges) + band(0.91, 0.04, edges)
      : style === 1
        ? band(0, 0.2, ink) + band(0.9, 0.1, ink)
        : style === 3
          ? band(0.7, 0.3, ink)
          : band(0.06, 0.03, edges) + band(0.91, 0.03, edges);
  const middle = y + height * (style === 1 ? 0.5 : style === 3 ? 0.34 : 0.42) + bend * 20;
  const reach = widthAt(shape, y) * 0.46;
  const size = Math.min(1.15, height / 52);
  const lines = svg`M${axis - reach} ${middle + 15 * size}H${axis + reach}M${axis - reach * 0.6} ${middle + 21 * size}H${axis + reach * 0.6}`;
  return svg`${band(0, 1, paper)}${trim}<path d="${emblems[(seed >>> 15) % emblems.length] ?? ''}" transform="translate(120 ${middle}) scale(${size})" fill="${print}"/><path d="${lines}" stroke="${style === 3 ? '#f6ead3' : print}" stroke-width="2.2" stroke-opacity=".75"/>`;
}
