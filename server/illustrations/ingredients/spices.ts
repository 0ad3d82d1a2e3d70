import { darken, lighten } from '#catalogue/look/colour.ts';
import { roundness } from '#server/illustrations/gradient.ts';
import { repeat, svg } from '#server/illustrations/svg.ts';
import { contact, type StillLife } from './still-life.ts';

/** Rolled bark, tied together. */
export function sticks(life: StillLife): string {
  const { color } = life;
  const roll = (x: number, y: number, turn: number) =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9-44H9V44H-9Z" fill="${color}"/><path d="M-9-44H-4V44H-9Z" fill="${lighten(color, 0.28)}"/><path d="M4-44H9V44H4Z" fill="${darken(color, 0.4)}"/><ellipse cy="-44" rx="9" ry="4" fill="${darken(color, 0.35)}"/><path d="M-5-44A5 2.200 0 1 1 0-42" stroke="${lighten(color, 0.3)}" stroke-width="1.8" fill="none"/></g>`;
  return svg`${contact(life, 44)}${roll(98, 222, -16)}${roll(142, 222, 16)}${roll(120, 220, 0)}<path d="M86 228Q120 240 154 228" stroke="#d9b36a" stroke-width="6" fill="none"/><path d="M86 228Q120 240 154 228" stroke="#fff" stroke-opacity=".3" stroke-width="2" fill="none"/>`;
}

export function stars(life: StillLife): string {
  const { color } = life;
  const one = life.define(
    'e',
    (id) =>
      svg`<g id="${id}">${repeat(8, (i) => svg`<g transform="rotate(${i * 45})"><path d="M0-4C-9-12-7-26 0-36 7-26 9-12 0-4Z" fill="${i % 2 ? color : lighten(color, 0.14)}"/><ellipse cy="-18" rx="3.200" ry="6" fill="${darken(color, 0.45)}"/><circle cy="-17" r="2.200" fill="#d9a25a"/></g>`)}<circle r="5" fill="${darken(color, 0.3)}"/></g>`,
  );
  return svg`${contact(life, 48)}<use href="${one}" transform="translate(146 248) scale(.62 .5)"/><use href="${one}" transform="translate(88 250) rotate(20) scale(.56 .46)"/><use href="${one}" transform="translate(118 218) rotate(9) scale(1.100)"/>`;
}

export const nuts = (life: StillLife): string =>
  svg`${contact(life, 46)}<g transform="translate(100 242)"><ellipse rx="32" ry="26" fill="${life.color}"/><ellipse rx="32" ry="26" fill="${roundness(life)}"/><path d="M-20-8Q0-16 20-6M-24 4Q0-4 25 6" stroke="${darken(life.color, 0.4)}" stroke-opacity=".5" stroke-width="2" fill="none"/></g><g transform="translate(146 250)"><circle r="20" fill="${darken(life.color, 0.3)}"/><circle r="17" fill="#e6cda4"/><path d="M-11-6Q-4 0-10 8M0-13Q-2-4 6 0M3 13Q3 6 11 5M-2 4Q0 8-3 12" stroke="${life.color}" stroke-width="3" fill="none" stroke-linecap="round"/></g>`;
