import { vesselOf } from './glasses.ts';
import { along, axis, outline } from './profile.ts';
import { svg } from './svg.ts';

const line = '#8f8073';

/** An empty coupe in outline, visible on dark and on light. */
export function noImage(): string {
  const { outer, rim, stem, foot } = vesselOf('coupe');
  const [x, y] = outer.start;
  if (!stem || !foot) return '';
  const base = svg`M${axis - 3} ${stem.top}C${axis - 2} 196 ${axis - 2} 236 ${axis - 5} 250Q${axis - 9} 259 ${axis - foot.width} ${foot.y}A${foot.width} ${foot.height} 0 0 0 ${axis + foot.width} ${foot.y}Q${axis + 9} 259 ${axis + 5} 250C${axis + 2} 236 ${axis + 2} 196 ${axis + 3} ${stem.top}`;
  const shine = along(outer, -0.8, y + 12, y + 38);
  const spark = 'M0-9Q1-1 9 0 1 1 0 9-1 1-9 0-1-1 0-9Z';
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300"><g fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${outline(outer, rim, 0)}" fill="${line}" fill-opacity=".07" stroke="none"/><path d="${outline(outer, -rim, 0)}"/><ellipse cx="120" cy="${y}" rx="${x}" ry="${rim}"/><path d="${base}"/><path d="${shine}" stroke-opacity=".5" stroke-width="4"/></g><g fill="${line}" fill-opacity=".55"><path d="${spark}" transform="translate(176 62)"/><path d="${spark}" transform="translate(194 40) scale(.6)"/></g></svg>`;
}
