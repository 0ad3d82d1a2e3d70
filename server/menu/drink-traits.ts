// What kind of drink it is (category, strength, method), one bit each, and the words for it in both
// languages. How strong is said as guests read it.
import { dilution, type Method } from '#domain/alcohol.ts';
import { type DrinkCategory, drinkCategories } from '#domain/drinks.ts';
import { type Strength, strengthOf } from '#domain/strength.ts';
import { PhraseTable, phrases } from '#server/words/phrases.ts';
import { alcoholFree, light, medium, strong } from '#server/words/strength-words.ts';

type Trait = DrinkCategory | Strength | Method;

const strengths: readonly Strength[] = ['non-alcoholic', 'light', 'medium', 'strong'];
const traits: readonly Trait[] = [
  ...drinkCategories,
  ...strengths,
  ...(Object.keys(dilution) as Method[]),
];

/** The words of each (see Pattern in server/words/words.ts). */
const words: Partial<Record<Trait, string>> = {
  sours: 'sour=, sours=, kysl',
  highballs: 'highball, long drink=, long drinks=, longdrink, tall=',
  stirred: 'stirred=, miesan',
  fizzes: 'fizz=, fizzes=, fizzy=',
  spritzes: 'spritz, strik=, striky=',
  tropical: 'tropical=, tiki=, tropick',
  juleps: 'julep, smash, smashes=',
  creamy: 'creamy=, kremov, smotanov',
  hot: 'hot=, warm=, horuc, tepl',
  shots: 'shot, shoty=, shotik, panak, panacik',
  'alcohol-free': '',
  'ai-generated': 'ai=, ai generated=, od ai=',
  'non-alcoholic': `${alcoholFree}, no alcohol=, not alcoholic=, without alcohol=, bez alkoholu=, non alcohol=`,
  light,
  medium: `${medium}, medium=, stredn`,
  strong,
  shake: 'shaken=, trepan, setrepan, sejkrovan',
  stir: 'stirred=, miesan',
  blend: 'blended=, frozen=, mixovan, mrazen',
  layer: 'layered=, vrstven',
};

const table = new PhraseTable(
  traits.flatMap((trait) => phrases(words[trait] ?? '', 1 << traits.indexOf(trait))),
);

export interface Kind {
  category: DrinkCategory;
  alcoholContent: number;
  method: Method;
}

export function traitsOf({ category, alcoholContent, method }: Kind): number {
  const own: Trait[] = [category, strengthOf(alcoholContent, 'guest'), method];
  return own.reduce((bits, trait) => bits | (1 << traits.indexOf(trait)), 0);
}

/** Any of these kinds is meant by the words from this place on. */
export function traitsAt(
  tokens: readonly string[],
  from: number,
): { length: number; traits: number } | undefined {
  const found = table.at(tokens, from);
  return found && { length: found.length, traits: found.meanings.reduce((a, b) => a | b, 0) };
}
