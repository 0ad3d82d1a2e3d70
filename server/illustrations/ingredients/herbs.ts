import { darken, lighten } from '#catalogue/look/colour.ts';
import { dot, repeat, svg } from '#server/illustrations/svg.ts';
import { edge, volume } from './bottle.ts';
import { contact, type StillLife } from './still-life.ts';

const glass = 'M94 222 98 262C99 267 102 270 107 270H133C138 270 141 267 142 262L146 222Z';

/** A bunch in a small glass of water. */
function bunch(life: StillLife, sprigs: string): string {
  const shape = life.define('o', (id) => `<path id="${id}" d="${glass}"/>`);
  return svg`${contact(life, 28, '#9fc3cf')}${sprigs}<use href="${shape}" fill="#c9d8e6" fill-opacity=".34"/><path d="M95.500 236H144.500L142 262C141 267 138 270 133 270H107C102 270 99 267 98 262Z" fill="#a9c8d6" fill-opacity=".55"/><use href="${shape}" fill="${volume(life, 26)}" opacity=".7"/><path d="M101 228 104 260" stroke="#fff" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/><use href="${shape}" fill="none" stroke="${edge}" stroke-opacity=".65" stroke-width="1.4"/>`;
}

const turns = [-38, -18, 2, 22, 42];
const stem = (turn: number, length: number, color: string) =>
  svg`<path d="M0 0Q${turn * 0.1} ${-length * 0.6} 0 ${-length}" stroke="${color}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
const fan = (draw: (turn: number, i: number) => string) =>
  turns
    .map((turn, i) => `<g transform="translate(120 246) rotate(${turn})">${draw(turn, i)}</g>`)
    .join('');

/** Mint, basil, sage. */
export function leaves(life: StillLife): string {
  const { color, seed } = life;
  const wide = 9 + (seed % 5);
  const one = life.define(
    'e',
    (id) =>
      svg`<g id="${id}"><path d="M0 0C${-wide}-6 ${-wide}-20 0-30 ${wide}-20 ${wide}-6 0 0Z" fill="${color}"/><path d="M0 0C${-wide}-6 ${-wide}-20 0-30Z" fill="${lighten(color, 0.16)}"/><path d="M0-2V-26" stroke="${darken(color, 0.3)}" stroke-opacity=".6" stroke-width="1.4"/></g>`,
  );
  return bunch(
    life,
    fan((turn, i) => {
      const length = 68 + (i % 2) * 14;
      const pairs = [0.42, 0.66, 0.88].map((share, n) =>
        [-58, 58]
          .map(
            (angle) =>
              svg`<use href="${one}" transform="translate(0 ${-length * share}) rotate(${angle}) scale(${1 - n * 0.12})"/>`,
          )
          .join(''),
      );
      return svg`${stem(turn, length, darken(color, 0.25))}${pairs}<use href="${one}" transform="translate(0 ${-length + 4})"/>`;
    }),
  );
}

/** Rosemary, thyme. */
export function needles(life: StillLife): string {
  const { color } = life;
  const spikes = repeat(9, (i) => svg`M0 ${-24 - i * 8}l-9-8M0 ${-24 - i * 8}l9-8`);
  return bunch(
    life,
    fan(
      (turn, i) =>
        svg`${stem(turn, 98 - (i % 2) * 12, '#6f5a3c')}<path d="${spikes}" stroke="${i % 2 ? color : lighten(color, 0.16)}" stroke-width="3.6" stroke-linecap="round"/>`,
    ),
  );
}

/** Lavender. */
export function blossoms(life: StillLife): string {
  const { color } = life;
  const ear = repeat(6, (i) => dot(i % 2 ? 4 : -4, -56 - i * 7));
  return bunch(
    life,
    fan(
      (turn, i) =>
        svg`${stem(turn, 96, '#6f8a55')}<path d="${ear}M0-98h.1" stroke="${i % 2 ? color : lighten(color, 0.2)}" stroke-width="10" stroke-linecap="round"/>`,
    ),
  );
}

/** Lemongrass. */
export function stalks(life: StillLife): string {
  const { color } = life;
  const one = (turn: number) =>
    svg`<g transform="translate(${120 + turn * 0.5} 250) rotate(${turn})"><path d="M-6 0C-7-40-4-76-8-112L4-104C7-70 6-36 6 0Z" fill="${color}"/><path d="M-6 0C-6-14 6-14 6 0Z" fill="${lighten(color, 0.6)}"/><path d="M-1-8V-86" stroke="${darken(color, 0.3)}" stroke-opacity=".6" stroke-width="1.6"/></g>`;
  return bunch(life, [-20, 18, 0].map(one).join(''));
}
