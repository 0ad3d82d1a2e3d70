import { darken, lighten, luminance, mix } from '#catalogue/look/colour.ts';
import { roundness } from '#server/illustrations/gradient.ts';
import { dot, repeat, svg } from '#server/illustrations/svg.ts';
import { contact, type StillLife } from './still-life.ts';

/** A skin is deeper than the flesh whose colour a drink has. */
const skinOf = (life: StillLife, amount = 0.2): string => darken(life.color, amount);

/** A shape with its own colour, made round by light from the upper left. */
const solid = (life: StillLife, d: string, color: string, at = ''): string =>
  svg`<g${at && ` transform="${at}"`}><path d="${d}" fill="${color}"/><path d="${d}" fill="${roundness(life)}"/></g>`;

const circle = (r: number) => svg`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
const gleam = (x: number, y: number, size = 1) =>
  svg`<path d="M0 9Q3 0 11-4" transform="translate(${x} ${y}) scale(${size})" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" fill="none"/>`;
const leaf = (at: string, color = '#4f9a3c') =>
  svg`<path d="M0 0C6-14 22-16 32-8 22 4 8 6 0 0Z" transform="${at}" fill="${color}"/><path d="M2 0Q16-6 28-7" transform="${at}" stroke="${lighten(color, 0.35)}" stroke-width="1.4" fill="none"/>`;

export function citrus(life: StillLife): string {
  const { color } = life;
  const skin = mix(color, darken(color, 0.3), luminance(color) > 0.75 ? 0.35 : 0.1);
  const segments = repeat(8, (i) => {
    const [a, b] = [i * 0.785 + 0.1, i * 0.785 + 0.68];
    return svg`M0 0L${Math.cos(a) * 23} ${Math.sin(a) * 23}A23 23 0 0 1 ${Math.cos(b) * 23} ${Math.sin(b) * 23}Z`;
  });
  return svg`${contact(life, 46)}${solid(life, circle(37), skin, 'translate(102 232)')}${gleam(78, 216, 1.2)}${leaf('translate(104 196) rotate(-14)')}<circle cx="143" cy="240" r="30" fill="${darken(skin, 0.12)}"/><circle cx="142" cy="239" r="28.5" fill="#fdf6dc"/><path d="${segments}" transform="translate(142 239)" fill="${color}" stroke="#fdf6dc" stroke-width="1.6" stroke-linejoin="round"/><path d="M120 230A25 25 0 0 1 138 215" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

export const apple = (life: StillLife): string =>
  svg`${contact(life, 40, '#c0392b')}${solid(life, 'M0-26C10-36 40-34 40-4 40 20 22 38 10 36 4 35-4 35-10 36-22 38-40 20-40-4-40-34-10-36 0-26Z', '#c3392f', 'translate(120 233)')}<path d="M120 208C118 196 122 190 128 186" stroke="#6b4423" stroke-width="4" fill="none" stroke-linecap="round"/>${leaf('translate(124 198) rotate(-8)')}${gleam(92, 218, 1.3)}`;

export const pear = (life: StillLife): string =>
  svg`${contact(life, 36)}${solid(life, 'M0-58C14-58 17-42 20-28 24-12 38-4 38 18 38 34 22 42 0 42S-38 34-38 18C-38-4-24-12-20-28-17-42-14-58 0-58Z', '#b8b548', 'translate(120 228)')}<path d="M120 172C119 162 122 156 127 152" stroke="#6b4423" stroke-width="4" fill="none" stroke-linecap="round"/>${leaf('translate(123 164) rotate(-4)')}${gleam(96, 226, 1.3)}`;

/** Anything round with a cleft. */
export const peach = (life: StillLife): string =>
  svg`${contact(life, 40)}${solid(life, circle(38), skinOf(life, 0.08), 'translate(120 232)')}<circle cx="134" cy="240" r="24" fill="#d3452f" fill-opacity=".22"/><path d="M122 196C104 212 104 246 118 268" stroke="${darken(life.color, 0.4)}" stroke-opacity=".6" stroke-width="2.4" fill="none"/>${leaf('translate(122 198) rotate(-14)')}${gleam(92, 216, 1.2)}`;

export function pomegranate(life: StillLife): string {
  const seeds = repeat(26, () => {
    const [a, r] = [life.random() * 6.283, Math.sqrt(life.random()) * 20];
    return dot(146 + Math.cos(a) * r, 242 + Math.sin(a) * r);
  });
  return svg`${contact(life, 44)}<path d="M96 202 92 184 102 192 108 182 114 192 123 185 118 203Z" fill="${skinOf(life, 0.25)}"/>${solid(life, circle(36), life.color, 'translate(106 234)')}${gleam(82, 218, 1.2)}<circle cx="146" cy="242" r="27" fill="${skinOf(life)}"/><circle cx="146" cy="242" r="24" fill="#fbe3c8"/><path d="${seeds}" stroke="${life.color}" stroke-width="7.4" stroke-linecap="round"/>`;
}

const halved = (life: StillLife, skin: string, inside: string): string =>
  svg`${contact(life, 44)}${solid(life, circle(34), skin, 'translate(102 235)')}${gleam(80, 220)}<circle cx="143" cy="240" r="30" fill="${darken(skin, 0.15)}"/><g transform="translate(143 240)">${inside}</g>`;

export function kiwi(life: StillLife): string {
  const seeds = repeat(14, (i) => dot(Math.cos(i * 0.449) * 12, Math.sin(i * 0.449) * 12));
  return halved(
    life,
    '#7d5a35',
    svg`<circle r="27" fill="${life.color}"/><circle r="16" fill="${lighten(life.color, 0.3)}"/><circle r="7" fill="#f6f3cf"/><path d="${seeds}" stroke="#2a2414" stroke-width="3.4" stroke-linecap="round"/>`,
  );
}

export function passionfruit(life: StillLife): string {
  const seeds = repeat(11, (i) =>
    dot(Math.cos(i * 2.4) * (4 + i * 1.3), Math.sin(i * 2.4) * (4 + i * 1.3)),
  );
  return halved(
    life,
    '#5a2a4a',
    svg`<circle r="27" fill="#f6ead3"/><circle r="22" fill="${life.color}"/><path d="${seeds}" stroke="#2a1a14" stroke-width="5" stroke-linecap="round"/><path d="M-16-8Q-12-16-4-18" stroke="#fff" stroke-opacity=".8" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  );
}

export const banana = (life: StillLife): string =>
  svg`${contact(life, 46)}<path d="M80 170C78 214 106 246 156 250 166 250 170 246 168 240 128 232 104 206 94 168Z" fill="#e0b52e"/><path d="M88 168C80 218 104 262 152 268 164 269 168 262 166 254 126 250 100 218 100 168Z" fill="#f4cf45"/><path d="M92 186C92 220 112 248 146 258" stroke="#fff3b0" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M80 172 84 158H98L101 172Z" fill="#7a5a24"/><path d="M160 240 170 242 168 266 158 268Z" fill="#6b4a1c"/>`;

export function pineapple(life: StillLife): string {
  const body = 'M120 186C146 186 156 206 156 230S144 270 120 270 84 254 84 230 94 186 120 186Z';
  const blade = 'M0 0C-8-14-7-30 0-44 7-30 8-14 0 0Z';
  const crown = [-48, -26, 0, 26, 48].map(
    (turn) => `<path d="${blade}" transform="translate(120 192) rotate(${turn})"/>`,
  );
  const mesh =
    'M90 210 138 262M98 196 152 246M114 188 156 226M150 210 102 262M142 196 88 246M126 188 84 226';
  return svg`${contact(life, 36)}<g fill="#3f8a3f">${crown}</g>${solid(life, body, '#d99a2b')}<path d="${mesh}" stroke="#8a5714" stroke-opacity=".75" stroke-width="2"/>${gleam(94, 216, 1.3)}`;
}

export const melon = (life: StillLife): string =>
  svg`${contact(life, 52)}<path d="M64 214A58 56 0 0 0 176 214Z" fill="#2f7a35"/><path d="M70 214A52 49 0 0 0 170 214Z" fill="#eef3cf"/><path d="M75 214A47 43 0 0 0 165 214Z" fill="${life.color}"/><path d="M92 226h.1M108 238h.1M124 228h.1M140 240h.1M150 224h.1M116 250h.1" stroke="#2a1712" stroke-width="5.4" stroke-linecap="round"/><path d="M84 220Q90 238 102 247" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const heap = [
  [92, 252],
  [120, 254],
  [148, 252],
  [106, 230],
  [134, 230],
  [120, 208],
] as const;

function piled(life: StillLife, piece: string): string {
  const one = life.define('e', (id) => `<g id="${id}">${piece}</g>`);
  return svg`${contact(life, 46)}${heap.map(([x, y], i) => svg`<use href="${one}" transform="translate(${x} ${y}) rotate(${i * 40 - 80})"/>`)}`;
}

export const berries = (life: StillLife): string =>
  piled(
    life,
    svg`${solid(life, circle(16), mix(life.color, '#5566a8', 0.35))}<path d="M-5-6 0-3 5-6 3 0 5 5 0 3-5 5-3 0Z" fill="${darken(life.color, 0.5)}"/>`,
  );

export function raspberries(life: StillLife): string {
  const knobs = repeat(3, (row) =>
    repeat(4 - (row % 2), (i) => dot(-10.5 + i * 7 + (row % 2) * 3.5, -8 + row * 7.4)),
  );
  return piled(
    life,
    svg`<path d="M0 17C-10 14-17 2-14-8-11-15 11-15 14-8 17 2 10 14 0 17Z" fill="${darken(life.color, 0.2)}"/><path d="${knobs}M-5 13h.1M4 13h.1" stroke="${lighten(life.color, 0.14)}" stroke-width="7.4" stroke-linecap="round"/><path d="M-11-9h.1M-4-9h.1M3-9h.1" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`,
  );
}

export function strawberries(life: StillLife): string {
  const berry = 'M0 30C-18 22-30 4-24-10-19-20-6-20 0-15 6-20 19-20 24-10 30 4 18 22 0 30Z';
  const one = life.define(
    'e',
    (id) =>
      svg`<g id="${id}">${solid(life, berry, life.color)}<path d="M-14-4h.1M-5 0h.1M6-4h.1M15-3h.1M-14 7h.1M-7 12h.1M2 9h.1M11 8h.1M-3 20h.1M5 19h.1" stroke="#ffd98a" stroke-width="3" stroke-linecap="round"/><path d="M0-13C-8-9-17-10-22-18-13-19-9-21-6-24 0-20 0-20 6-24 9-21 13-19 22-18 17-10 8-9 0-13Z" fill="#4fa64a"/></g>`,
  );
  return svg`${contact(life, 46)}<use href="${one}" transform="translate(146 236) rotate(-14)"/><use href="${one}" transform="translate(94 236) rotate(12)"/><use href="${one}" transform="translate(120 240) scale(1.02)"/>`;
}

export const cherries = (life: StillLife): string =>
  svg`${contact(life, 44)}<path d="M96 226C100 200 112 182 132 170 138 188 142 206 144 224" stroke="#6d8f2e" stroke-width="3.4" fill="none" stroke-linecap="round"/>${leaf('translate(132 172) rotate(-6)')}${solid(life, circle(24), life.color, 'translate(96 245)')}${solid(life, circle(24), life.color, 'translate(144 246)')}${gleam(82, 236)}${gleam(130, 237)}`;

export function grapes(life: StillLife): string {
  const ball = life.define(
    'e',
    (id) => `<g id="${id}">${solid(life, circle(14), skinOf(life, 0.12))}</g>`,
  );
  const at = [
    [82, 210],
    [106, 206],
    [130, 206],
    [156, 210],
    [94, 228],
    [120, 226],
    [146, 228],
    [108, 244],
    [134, 244],
    [121, 258],
  ] as const;
  return svg`${contact(life, 34)}<path d="M120 204C119 188 122 178 130 172" stroke="#7a5a2b" stroke-width="4" fill="none" stroke-linecap="round"/>${leaf('translate(122 190) rotate(-10)')}${at.map(([x, y]) => svg`<use href="${ball}" x="${x}" y="${y}"/>`)}`;
}

export function cucumber(life: StillLife): string {
  const wheel = (x: number, y: number, r: number) =>
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#3f7f33"/><circle cx="${x}" cy="${y}" r="${r * 0.87}" fill="${lighten(life.color, 0.25)}"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="${life.color}"/>`;
  return svg`${contact(life, 48)}<path d="M74 190C84 176 98 178 108 190L156 246C160 256 148 268 136 264L78 216C70 208 70 198 74 190Z" fill="#3f7f33"/><path d="M84 192 140 254" stroke="#7fb35c" stroke-width="6" stroke-linecap="round"/>${wheel(102, 248, 21)}${wheel(138, 248, 21)}`;
}

export const celery = (life: StillLife): string =>
  svg`${contact(life, 34)}<path d="M96 268C92 232 92 210 98 180L112 178C112 212 114 236 116 270Z" fill="${skinOf(life, 0.14)}"/><path d="M112 270C112 236 114 206 120 170L136 174C130 208 132 240 132 270Z" fill="${life.color}"/><path d="M128 270C130 240 136 214 146 186L157 192C148 218 146 240 146 268Z" fill="${skinOf(life, 0.1)}"/><path d="M119 262C119 234 121 212 126 186M103 258C101 234 101 214 104 192M137 260C139 240 143 222 149 202" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" fill="none" stroke-linecap="round"/><g fill="#5a9a3c"><path d="M104 182C84 184 76 170 84 158 90 166 94 154 104 152 102 162 112 164 104 182Z"/><path d="M128 174C110 168 108 152 118 144 120 152 130 142 138 146 132 152 142 160 128 174Z"/><path d="M151 190C142 178 148 164 158 162 156 170 168 168 170 176 162 176 164 188 151 190Z"/></g>`;

export const chilli = (life: StillLife): string =>
  svg`${contact(life, 44)}<path d="M84 186C70 216 88 252 150 262 160 263 162 258 154 255 116 244 108 222 112 192Z" fill="${life.color}"/><path d="M138 190C158 206 162 240 128 268 122 272 118 268 122 262 132 244 128 222 116 206Z" fill="${darken(life.color, 0.22)}"/><path d="M88 196C84 220 98 240 124 250" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M82 190C84 178 110 178 114 194 104 190 92 186 82 190ZM114 208C118 192 136 182 144 194 134 194 124 198 114 208Z" fill="#4f8f36"/><path d="M98 182C98 172 94 166 88 162M132 188C136 180 142 178 148 176" stroke="#4f8f36" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const ginger = (life: StillLife): string =>
  svg`${contact(life, 50)}<path d="M68 244C64 226 84 218 94 224 92 206 104 188 116 196 126 204 118 218 122 224 128 214 134 196 148 202 160 208 150 222 146 230 160 226 178 232 174 248 168 268 132 262 118 268 100 272 72 266 68 244Z" fill="${darken(life.color, 0.18)}"/><path d="M68 244C64 226 84 218 94 224 92 206 104 188 116 196 126 204 118 218 122 224 128 214 134 196 148 202 160 208 150 222 146 230 160 226 178 232 174 248 168 268 132 262 118 268 100 272 72 266 68 244Z" fill="${roundness(life)}" opacity=".7"/><path d="M96 228Q104 232 112 228M124 230Q134 236 144 232M82 238Q84 250 92 256M152 240Q152 250 146 256" stroke="${darken(life.color, 0.45)}" stroke-opacity=".6" stroke-width="2" fill="none" stroke-linecap="round"/><ellipse cx="166" cy="246" rx="8" ry="11" fill="${lighten(life.color, 0.35)}"/>`;
