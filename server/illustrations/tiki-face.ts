import { darken } from '#catalogue/look/colour.ts';
import { repeat, svg } from './svg.ts';

/** Six tones from left to right: shade, body, light, body, shade, edge. */
export type Tones = readonly [string, string, string, string, string, string];

type Face = { eyes: string; mouth: string };

const round = (carve: string, light: string): Face => ({
  eyes: svg`<path d="M84 152q14-12 28 0-4 16-14 16t-14-16ZM128 152q14-12 28 0-4 16-14 16t-14-16Z" fill="${carve}"/><path d="M88 154q10-7 20 0-3 10-10 10t-10-10ZM132 154q10-7 20 0-3 10-10 10t-10-10Z" fill="#ffe9b0"/><circle cx="98" cy="157" r="4" fill="${carve}"/><circle cx="142" cy="157" r="4" fill="${carve}"/><path d="M78 146q20-16 36 0M126 146q16-16 36 0" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  mouth: svg`<path d="M82 204q38-15 76 0-4 32-38 32t-38-32Z" fill="${carve}"/><path d="M88 206q32-11 64 0l-2 9q-30 9-60 0ZM92 223q28 7 56 0-10 9-28 9t-28-9Z" fill="#fff3d2"/><path d="M104 203v15M120 201v18M136 203v15M110 226v6M130 226v6" stroke="${carve}" stroke-width="2"/>`,
});

const sleepy = (carve: string, light: string): Face => ({
  eyes: svg`<path d="M80 158q18-18 34 0-16 9-34 0ZM126 158q16-18 34 0-18 9-34 0Z" fill="${carve}"/><path d="M86 158q11-7 22 0ZM132 158q11-7 22 0Z" fill="#ffe9b0"/><path d="M78 150q18-18 38-2M124 148q20-16 38 2" fill="none" stroke="${light}" stroke-width="4.5" stroke-linecap="round"/>`,
  mouth: svg`<path d="M86 202h68q4 14 0 30H86q-4-16 0-30Z" fill="${carve}"/><path d="M90 206h60v9H90ZM90 220h60v8H90Z" fill="#fff3d2"/><path d="M102 205v24M114 205v24M126 205v24M138 205v24" stroke="${carve}" stroke-width="2.4"/>`,
});

const faces = [round, sleepy] as const;

export function tikiFace(tones: Tones, seed: number): string {
  const carve = darken(tones[5], 0.25);
  const light = tones[2];
  const { eyes, mouth } = (faces[(seed >> 4) % faces.length] ?? round)(carve, light);
  const zigzag = repeat(7, (i) => svg`M${78 + i * 12} 134l6-9 6 9`);
  const nose = svg`<path d="M114 160q-10 20-8 26 14 9 28 0 2-6-8-26-6-5-12 0Z" fill="${tones[3]}"/><path d="M114 160q-10 20-8 26 6 5 14 5v-33q-4 0-6 2Z" fill="${light}" opacity=".55"/>`;
  return svg`<path d="${zigzag}" fill="none" stroke="${light}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" opacity=".8"/>${eyes}${nose}${mouth}`;
}
