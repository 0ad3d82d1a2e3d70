import { svg } from './svg.ts';

export const axis = 120;

type Point = readonly [x: number, y: number];
type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** The right half of an outline, from the rim down. x is the distance from the axis. */
export type Profile = { readonly start: Point; readonly curves: readonly [Curve, ...Curve[]] };

export const profile = (start: Point, ...curves: [Curve, ...Curve[]]): Profile => ({
  start,
  curves,
});

export function endOf({ start, curves }: Profile): Point {
  const last = curves.at(-1);
  return last ? [last[4], last[5]] : start;
}

function pointOn(from: Point, curve: Curve, t: number): Point {
  const u = 1 - t;
  const blend = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return [
    blend(from[0], curve[0], curve[2], curve[4]),
    blend(from[1], curve[1], curve[3], curve[5]),
  ];
}

/** Half width at a height, by bisection: every profile falls steadily. */
export function widthAt({ start, curves }: Profile, y: number): number {
  let from = start;
  if (y <= from[1]) return from[0];
  for (const curve of curves) {
    if (y <= curve[5]) {
      let low = 0;
      let high = 1;
      for (let i = 0; i < 20; i++) {
        const middle = (low + high) / 2;
        if (pointOn(from, curve, middle)[1] < y) low = middle;
        else high = middle;
      }
      return pointOn(from, curve, low)[0];
    }
    from = [curve[4], curve[5]];
  }
  return from[0];
}

function down({ curves }: Profile): string {
  return curves
    .map(([x1, y1, x2, y2, x, y]) => svg`C${axis + x1} ${y1} ${axis + x2} ${y2} ${axis + x} ${y}`)
    .join('');
}

function up({ start, curves }: Profile): string {
  return curves
    .map(([x1, y1, x2, y2], i) => {
      const before = curves[i - 1];
      const [x, y] = before ? [before[4], before[5]] : start;
      return svg`C${axis - x2} ${y2} ${axis - x1} ${y1} ${axis - x} ${y}`;
    })
    .reverse()
    .join('');
}

/** `top` above zero bulges up over the rear rim, below zero dips along the front. */
export function outline(shape: Profile, top: number, bottom: number): string {
  const [rimX, rimY] = shape.start;
  const [endX, endY] = endOf(shape);
  const base = bottom
    ? svg`A${Math.max(endX, 0.1)} ${bottom} 0 0 1 ${axis - endX} ${endY}`
    : svg`L${axis - endX} ${endY}`;
  return svg`M${axis - rimX} ${rimY}A${rimX} ${Math.abs(top)} 0 0 ${top > 0 ? 1 : 0} ${axis + rimX} ${rimY}${down(shape)}${base}${up(shape)}Z`;
}

/** A line that follows the wall at a share of its width, for highlights. */
export function along(shape: Profile, share: number, from: number, to: number): string {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return svg`${axis + share * widthAt(shape, y)} ${y}`;
  });
  return `M${points.join('L')}`;
}

/** A hoop around the vessel between two heights. */
export function hoop(shape: Profile, y: number, height: number, tilt: number): string {
  const upper = widthAt(shape, y);
  const lower = widthAt(shape, y + height);
  return svg`M${axis - upper} ${y}A${upper} ${tilt * upper} 0 0 0 ${axis + upper} ${y}L${axis + lower} ${y + height}A${lower} ${tilt * lower} 0 0 1 ${axis - lower} ${y + height}Z`;
}

/** Half of a rim's ellipse: the rear half for 1, the front one for 0. */
export const rimArc = ({ x, y, tilt }: { x: number; y: number; tilt: number }, sweep: 0 | 1) =>
  svg`M${axis - x} ${y}A${x} ${tilt} 0 0 ${sweep} ${axis + x} ${y}`;
