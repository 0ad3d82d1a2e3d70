import { commonWords } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { remembered } from '#language/words/remembered.ts';
import { lookUp, type Meaning } from './meanings.ts';

const lists = listsOf('wishes/degrees', ['most', 'more', 'less', 'enough']);

export const mostWords = lists.words('most');
export const moreWords = lists.words('more');
export const lessWords = lists.words('less');
export const enoughWords = lists.words('enough');

export interface Degree {
  degree: 'more' | 'most';
  meanings: readonly Meaning[];
}

const english = /^(.{2,}?)(er|est)$/;
const slovak = /^(naj)?(.{3,}?)(?:ejs|s)(?:i|ia|ie|ich|im|imi|iu|ou|ej|ieho|iemu)$/;

/** By its ending: "sourer", "driest", "kyslejšie", "najsladší". */
export const degreeOf = remembered((word): Degree | undefined => {
  if (commonWords.has(word)) return undefined;
  const [, stem, ending] = english.exec(word) ?? [];
  const [, most, root] = slovak.exec(word) ?? [];
  const degree = ending === 'est' || most ? 'most' : 'more';
  const plain = stem ? plainEnglish(stem) : root ? plainSlovak(root) : [];
  for (const form of plain) {
    const meanings = lookUp([form], 0)?.meanings;
    if (meanings?.some(isOfDegree)) return { degree, meanings };
  }
  return undefined;
});

export function isOfDegree({ kind }: Meaning): boolean {
  return kind === 'quality' || kind === 'strength';
}

/** "Drier" from dry, "bigger" from big, "riper" from ripe. */
function plainEnglish(stem: string): string[] {
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`];
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [stem, `${stem}y`, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}

/**
 * "Kyslejší" from kyslý, "sviežejší" from svieži, "sladší" from sladký. "Horší" is not from horký.
 */
function plainSlovak(root: string): string[] {
  return [`${root}y`, `${root}i`, ...(/[dhknzt]$/.test(root) ? [`${root}ky`] : [])];
}
