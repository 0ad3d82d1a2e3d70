import { darken, lighten } from '#catalogue/look/colour.ts';
import { across, radial } from '#server/illustrations/gradient.ts';
import { dot, repeat, svg } from '#server/illustrations/svg.ts';
import { contact, type StillLife } from './still-life.ts';
import { drum } from './stopper.ts';

const shell = (life: StillLife) =>
  radial(
    life,
    'e',
    [
      [0, '#fff6e8'],
      [0.55, '#f0d3b0'],
      [1, '#b98556'],
    ],
    ' cx=".38" cy=".32" r=".75"',
  );
const egg = 'M0-34C15-34 25-12 25 5A25 24 0 0 1-25 5C-25-12-15-34 0-34Z';

export const eggs = (life: StillLife): string =>
  svg`${contact(life, 40, '#e8c79e')}<path d="${egg}" transform="translate(142 242) rotate(16) scale(.9)" fill="${shell(life)}"/><path d="${egg}" transform="translate(102 240)" fill="${shell(life)}"/><path d="M88 226Q91 218 97 213" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" fill="none"/>`;

/** In half of an egg's shell. */
export const yolk = (life: StillLife): string =>
  svg`${contact(life, 38, '#e8c79e')}<path d="M80 222C80 250 96 270 120 270S160 250 160 222Z" fill="${shell(life)}"/><path d="M80 222 88 212 97 223 107 211 119 222 130 211 141 223 151 212 160 222Q120 242 80 222Z" fill="#fbf3e4"/><ellipse cx="120" cy="220" rx="30" ry="9" fill="#fffdf6"/><ellipse cx="120" cy="213" rx="21" ry="17" fill="${life.color}" stroke="#c9b592" stroke-opacity=".7"/><path d="M106 210Q108 202 115 199" stroke="#fff" stroke-opacity=".85" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M90 240Q94 254 104 261" stroke="#fff" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;

export const butter = (life: StillLife): string =>
  svg`${contact(life, 48)}<path d="M66 262Q120 276 174 262L166 268Q120 278 74 268Z" fill="#d9d2c6"/><ellipse cx="120" cy="260" rx="54" ry="8" fill="#f6f1e8"/><path d="M82 228 96 214H162L150 228Z" fill="${lighten(life.color, 0.45)}"/><path d="M82 228H150V258H82Z" fill="${life.color}"/><path d="M150 228 162 214V244L150 258Z" fill="${darken(life.color, 0.22)}"/><path d="M98 228V258M98 228 111 214" stroke="${darken(life.color, 0.25)}" stroke-width="1.6"/><path d="M86 233V252" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;

const scoop = (x: number, y: number, fill: string) =>
  svg`<circle cx="${x}" cy="${y}" r="21" fill="${fill}"/>`;

/** Of ice cream. */
export function tub(life: StillLife): string {
  const fill = radial(
    life,
    'e',
    [
      [0, '#ffffff'],
      [0.5, life.color],
      [1, darken(life.color, 0.3)],
    ],
    ' cx=".36" cy=".28" r=".8"',
  );
  const vanilla = repeat(14, () => dot(88 + life.random() * 64, 184 + life.random() * 24));
  return svg`${contact(life, 40)}${scoop(102, 202, fill)}${scoop(139, 203, fill)}${scoop(120, 186, fill)}<path d="${vanilla}" stroke="#5b3a20" stroke-width="2" stroke-linecap="round"/>${drum(life, 'q', { width: 38, top: 216, bottom: 264, color: '#c9584a', tilt: 0.06 })}<path d="M82 228Q120 234 158 228V246Q120 252 82 246Z" fill="#f8efdc"/>${drum(life, 'p', { width: 40, top: 212, bottom: 218, color: '#e9dfcf', tilt: 0.06 })}`;
}

/** A bowl of something whipped. */
export function cream(life: StillLife): string {
  const bowl = across(life, 'p', 48, [
    [0, '#3d5866'],
    [0.3, '#9fc0cc'],
    [0.6, '#5f8593'],
    [1, '#2d4450'],
  ]);
  return svg`${contact(life, 40)}<path d="M76 222C78 202 92 206 96 198 98 184 112 190 114 180 116 166 128 164 130 152 140 166 132 174 138 182 148 186 144 196 150 202 160 206 166 210 164 222Z" fill="${life.color}" stroke="#c9b592" stroke-opacity=".7"/><path d="M96 204Q118 210 146 200M108 190Q122 194 136 184M86 216Q120 222 156 214" stroke="#d9c9ae" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M72 220H168C168 246 152 264 134 266V270H106V266C88 264 72 246 72 220Z" fill="${bowl}"/><ellipse cx="120" cy="220" rx="48" ry="5" fill="#b9d3dc"/><path d="M82 228C84 240 90 250 98 256" stroke="#fff" stroke-opacity=".65" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}
