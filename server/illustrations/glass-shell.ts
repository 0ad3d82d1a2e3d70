import { across } from './gradient.ts';
import { along, axis, endOf, outline, rimArc } from './profile.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';

/** Grey-blue is visible on near-black and on cream. White alone is lost on cream. */
const edge = '#7c95b0';

export function glassBehind(scene: Scene): string {
  const { vessel, rim } = scene;
  const fill = across(scene, 'b', rim.x, [
    [0, '#b4c8dc', 0.46],
    [0.16, '#fff', 0.16],
    [0.6, '#fff', 0.07],
    [1, '#98b1c9', 0.46],
  ]);
  return svg`${handle(scene)}${stemAndFoot(scene)}<path d="${outline(vessel.outer, rim.tilt, vessel.base ?? 0)}" fill="${fill}"/><ellipse cx="120" cy="${rim.y}" rx="${rim.x - 1}" ry="${rim.tilt}" fill="#dfeaf5" fill-opacity=".12"/>${halfOfRim(scene, 1)}`;
}

/** The rear half of the rim is behind the contents of the glass, the front half before them. */
function halfOfRim({ rim }: Scene, sweep: 0 | 1): string {
  const arc = rimArc(rim, sweep);
  return svg`<g fill="none"><path d="${arc}" stroke="${edge}" stroke-opacity=".78" stroke-width="2.2"/><path d="${arc}" stroke="#fff" stroke-opacity=".8" stroke-width="1.2"/></g>`;
}

function handle({ vessel }: Scene): string {
  const d = vessel.handle;
  if (!d) return '';
  return `<g fill="none"><path d="${d}" stroke="#9fb4c9" stroke-opacity=".55" stroke-width="7.5"/><path d="${d}" stroke="#dbe7f2" stroke-opacity=".35" stroke-width="4"/><path d="${d}" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" transform="translate(-1.4 -1.2)"/></g>`;
}

function stemAndFoot(scene: Scene): string {
  const { stem, foot } = scene.vessel;
  if (!stem || !foot) return '';
  const fill = across(scene, 'f', foot.width, [
    [0, '#b7cbde', 0.55],
    [0.3, '#fff', 0.7],
    [0.52, '#94adc6', 0.48],
    [1, '#7a95b1', 0.65],
  ]);
  const { width: w, top, bottom } = stem;
  const { width: f, y, height } = foot;
  const left = svg`M${axis - w} ${top}C${axis - w * 0.55} ${top + 20} ${axis - w * 0.6} ${bottom - 24} ${axis - w * 1.5} ${bottom - 2}Q${axis - w * 2.4} ${y - 5} ${axis - f} ${y}`;
  const right = svg`Q${axis + w * 2.4} ${y - 5} ${axis + w * 1.5} ${bottom - 2}C${axis + w * 0.6} ${bottom - 24} ${axis + w * 0.55} ${top + 20} ${axis + w} ${top}Z`;
  const disc = svg`A${f} ${height} 0 0 0 ${axis + f} ${y}`;
  const shortStem = bottom - top < 30;
  const shine = shortStem
    ? ''
    : svg`<path d="M${axis - w * 0.25} ${top + 8}V${bottom - 8}" stroke="#fff" stroke-opacity=".75" stroke-width="1.5" stroke-linecap="round"/>`;
  return svg`<path d="${left}${disc}${right}" fill="${fill}"/><path d="M${axis - f} ${y}${disc}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/><path d="M${axis - f} ${y + 1}${disc}" fill="none" stroke="${edge}" stroke-opacity=".75"/><ellipse cx="${axis - f * 0.3}" cy="${y - 0.5}" rx="${f * 0.34}" ry="${height * 0.28}" fill="#fff" fill-opacity=".35"/>${shine}`;
}

export function glassInFront(scene: Scene): string {
  const { vessel, rim } = scene;
  const shape = vessel.outer;
  const span = endOf(shape)[1] - rim.y;
  const straight = vessel.base !== undefined;
  const shine = (share: number, from: number, to: number, width: number, opacity: string) =>
    svg`<path d="${along(shape, share, rim.y + span * from, rim.y + span * to)}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  const highlights = [
    shine(-0.8, 0.12, straight ? 0.82 : 0.56, Math.max(3, rim.x * 0.085), '.5'),
    shine(-0.64, 0.16, straight ? 0.4 : 0.34, 1.8, '.38'),
    shine(0.86, 0.14, straight ? 0.6 : 0.42, 1.8, '.42'),
  ];
  return svg`<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${highlights}</g>${base(scene)}<path d="${outline(shape, -rim.tilt, vessel.base ?? 0)}" fill="none" stroke="${edge}" stroke-opacity=".7" stroke-width="1.3"/>${halfOfRim(scene, 0)}`;
}

/** The heavy bottom of a tumbler. */
function base({ vessel, liquid }: Scene): string {
  if (!vessel.base) return '';
  const [x, y] = endOf(vessel.outer);
  const middle = (y + liquid.bottom) / 2;
  const w = endOf(vessel.inner)[0];
  const floor = svg`M${axis - x} ${liquid.bottom}A${w} ${vessel.base * 0.8} 0 0 0 ${axis + x} ${liquid.bottom}V${y}A${x} ${vessel.base} 0 0 1 ${axis - x} ${y}Z`;
  return svg`<path d="${floor}" fill="#8ba3bc" fill-opacity=".2"/><path d="M${axis - x} ${y}A${x} ${vessel.base} 0 0 0 ${axis + x} ${y}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/><path d="M${axis - w * 0.8} ${middle + vessel.base * 0.6}Q${axis} ${middle + vessel.base * 1.7} ${axis + w * 0.7} ${middle + vessel.base * 0.7}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="${Math.min(3, (y - liquid.bottom) * 0.2)}" stroke-linecap="round"/>`;
}
