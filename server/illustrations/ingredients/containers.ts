import { darken, lighten, luminance, mix, seenThrough } from '#catalogue/look/colour.ts';
import { across, downward, roundness } from '#server/illustrations/gradient.ts';
import { axis } from '#server/illustrations/profile.ts';
import { dot, repeat, svg } from '#server/illustrations/svg.ts';
import { edge, volume } from './bottle.ts';
import { inkOf } from './label.ts';
import { contact, type StillLife } from './still-life.ts';
import { drum } from './stopper.ts';

const jarBody =
  'M88 176C84 180 83 184 83 190V258C83 266 87 270 94 270H146C153 270 157 266 157 258V190C157 184 156 180 152 176Z';

/** The content is clipped to the walls. */
function inJar(life: StillLife, inside: string, lid = '#c9a45c'): string {
  const shape = life.define('o', (id) => `<path id="${id}" d="${jarBody}"/>`);
  life.define('c', (id) => `<clipPath id="${id}"><use href="${shape}"/></clipPath>`);
  return svg`${contact(life, 38)}<use href="${shape}" fill="#c9d8e6" fill-opacity=".32"/><g clip-path="${life.url('c')}">${inside}</g><use href="${shape}" fill="${volume(life, 38)}"/><path d="M91 192V252" stroke="#fff" stroke-opacity=".6" stroke-width="4.5" stroke-linecap="round"/><path d="M150 196V232" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-linecap="round"/><use href="${shape}" fill="none" stroke="${edge}" stroke-opacity=".6" stroke-width="1.3"/>${drum(life, 'p', { width: 35, top: 160, bottom: 174, color: lid, tilt: 0.14 })}`;
}

const fillOf = (life: StillLife, top: number) =>
  downward(
    life,
    'l',
    [top, 270],
    [
      [0, lighten(life.color, 0.08)],
      [1, seenThrough(life.color, 1.4)],
    ],
  );

const tag = (life: StillLife) =>
  svg`<path d="M98 208H142V244H98Z" fill="#f8efdc"/><path d="M98 208H142V213H98Z" fill="${inkOf(life)}"/><path d="M106 224H134M110 232H130" stroke="${inkOf(life)}" stroke-width="2.4" stroke-opacity=".8"/>`;

/** Honey, marmalade, puree. */
export const jar = (life: StillLife): string =>
  inJar(
    life,
    svg`<path d="M60 188H180V280H60Z" fill="${fillOf(life, 188)}"/><ellipse cx="120" cy="188" rx="38" ry="4" fill="${lighten(life.color, 0.35)}"/>${tag(life)}`,
  );

export function preserve(life: StillLife): string {
  const rows = [262, 245, 228, 211, 196];
  const balls = rows.flatMap((y, row) =>
    [-29, -10, 10, 29].map(
      (x) => [axis + x + (row % 2 ? 9 : -2) + (life.random() - 0.5) * 4, y] as const,
    ),
  );
  const ball = life.define(
    'e',
    (id) =>
      svg`<g id="${id}"><circle r="10.4" fill="${life.color}"/><circle r="10.4" fill="${roundness(life)}"/></g>`,
  );
  const brine = mix(life.color, '#f0e6b8', 0.6);
  return inJar(
    life,
    svg`<path d="M60 186H180V280H60Z" fill="${brine}" fill-opacity=".75"/>${balls.map(([x, y]) => svg`<use href="${ball}" x="${x}" y="${y}"/>`)}`,
    '#c94a3a',
  );
}

/** Powder, crystals or seeds under a cork. */
export function grains(life: StillLife): string {
  const { color, random } = life;
  const dots = repeat(70, () => dot(84 + random() * 72, 206 + random() * 64));
  const shade = luminance(color) > 0.8 ? mix(color, '#b9ab98', 0.5) : darken(color, 0.4);
  const light = repeat(34, () => dot(84 + random() * 72, 206 + random() * 64));
  return inJar(
    life,
    svg`<path d="M60 206Q90 196 120 203T180 202V280H60Z" fill="${color}"/><g stroke-linecap="round" stroke-width="3.2"><path d="${dots}" stroke="${shade}"/><path d="${light}" stroke="${lighten(color, 0.4)}"/></g>${tag(life)}`,
    '#a97b4b',
  );
}

/** An amber vial with a rubber bulb. */
export function dropper(life: StillLife): string {
  const shape = life.define(
    'o',
    (id) =>
      `<path id="${id}" d="M111 186V196C111 202 97 204 97 214V262C97 267 100 270 105 270H135C140 270 143 267 143 262V214C143 204 129 202 129 196V186Z"/>`,
  );
  const glass = mix('#7a4416', life.color, 0.2);
  return svg`${contact(life, 24)}<use href="${shape}" fill="${glass}"/><path d="M97 222H143V256H97Z" fill="#f8efdc"/><path d="M97 222H143V227H97Z" fill="${inkOf(life)}"/><path d="M106 238H134M111 246H129" stroke="${inkOf(life)}" stroke-width="2.4" stroke-opacity=".8"/><use href="${shape}" fill="${volume(life, 24)}"/><path d="M102 218V258" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M113 164C112 154 114 146 120 146S128 154 127 164Z" fill="#3a2d2a"/><path d="M116 150V160" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>${drum(life, 'p', { width: 12, top: 166, bottom: 186, color: '#c2c7cd' })}`;
}

export function can(life: StillLife): string {
  const ink = inkOf(life);
  return svg`${contact(life, 32)}${drum(life, 'p', { width: 32, top: 166, bottom: 262, color: '#c2c7cd', tilt: 0.17 })}${drum(life, 'q', { width: 34, top: 174, bottom: 256, color: ink, tilt: 0.17 })}<path d="M86 206Q120 218 154 206V232Q120 244 86 232Z" fill="#f6ead3"/><circle cx="120" cy="225" r="8" fill="${life.color}" stroke="${ink}" stroke-width="2"/><path d="M86 206Q120 218 154 206V232Q120 244 86 232Z" fill="${volume(life, 34)}"/><ellipse cx="120" cy="172" rx="29" ry="4.6" fill="#dfe3e8"/><ellipse cx="124" cy="172.6" rx="9" ry="2.2" fill="#9aa3ad"/><path d="M94 184V250" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
}

/** A carton with a gable. */
export function carton(life: StillLife): string {
  const ink = inkOf(life);
  const front = across(life, 'p', 34, [
    [0, '#efe7da'],
    [0.3, '#fffdf8'],
    [1, '#dfd4c3'],
  ]);
  return svg`${contact(life, 36)}<path d="M86 170H142V270H90Q86 270 86 266Z" fill="${front}"/><path d="M142 170 156 162V264Q156 268 152 268L142 270Z" fill="#bfb09b"/><path d="M86 170 92 142H138L142 170Z" fill="#f6efe2"/><path d="M142 170 138 142 150 138 156 162Z" fill="#cfc0aa"/><path d="M92 142V130H138V142Z" fill="${ink}"/><path d="M138 142V130L150 127V138Z" fill="${darken(ink, 0.35)}"/><path d="M86 226Q104 212 116 222T142 216V270H90Q86 270 86 266Z" fill="${ink}"/><path d="M142 216 156 212V264Q156 268 152 268L142 270Z" fill="${darken(ink, 0.35)}"/><circle cx="114" cy="200" r="13" fill="${life.color}" stroke="${ink}" stroke-width="2.4"/><path d="M91 176V258" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;
}

/** For tea, coffee or cocoa. */
export function tin(life: StillLife): string {
  const ink = inkOf(life);
  return svg`${contact(life, 36)}${drum(life, 'q', { width: 37, top: 184, bottom: 264, color: ink, tilt: 0.15 })}<path d="M83 206Q120 218 157 206V246Q120 258 83 246Z" fill="#f3e4c4"/><path d="M83 206Q120 218 157 206V246Q120 258 83 246Z" fill="${volume(life, 37)}"/><circle cx="120" cy="231" r="11" fill="${life.color}"/><path d="M120 223Q114 231 120 239" stroke="#f3e4c4" stroke-width="2" fill="none"/><path d="M90 200V254" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>${drum(life, 'p', { width: 38.5, top: 170, bottom: 186, color: '#d0a04c', tilt: 0.15 })}`;
}

export function cup(life: StillLife): string {
  const china = across(life, 'p', 38, [
    [0, '#d9cdbd'],
    [0.3, '#ffffff'],
    [0.6, '#f4ebdd'],
    [1, '#b9a994'],
  ]);
  const steam = 'M108 190C102 180 114 174 108 164M128 190C122 180 134 174 128 164';
  return svg`${contact(life, 44)}<ellipse cx="120" cy="264" rx="52" ry="8" fill="${china}"/><ellipse cx="120" cy="262" rx="36" ry="4.6" fill="#cbbda9"/><path d="M152 218C176 212 178 244 146 246" fill="none" stroke="#e9decd" stroke-width="7"/><path d="M82 208C82 240 94 262 120 262S158 240 158 208Z" fill="${china}"/><ellipse cx="120" cy="208" rx="38" ry="9" fill="#fffaf1"/><ellipse cx="120" cy="209" rx="33" ry="7" fill="${life.color}"/><path d="M92 208A33 7 0 0 1 128 202.6" stroke="${lighten(life.color, 0.35)}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M90 220C92 236 98 248 106 254" stroke="#fff" stroke-opacity=".9" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="${steam}" stroke="#b9ab9a" stroke-opacity=".55" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}
