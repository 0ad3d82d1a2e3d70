// One bit for each category, strength and method. Strength is in guests' words.
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import { type Strength, strengthOf } from '#domain/drinks/strength.ts';
import { drinkKinds, kindPhrases } from '#language/words/drink-kinds.ts';
import { PhraseTable } from '#language/words/phrase-table.ts';
import { strengthPhrases } from '#language/words/strength-words.ts';

type Trait = DrinkCategory | Strength | Method;

const strengths: readonly Strength[] = ['non-alcoholic', 'light', 'medium', 'strong'];
const traits: readonly Trait[] = [
  ...drinkCategories,
  ...strengths,
  ...(Object.keys(dilution) as Method[]),
];

const bitOf = (trait: Trait) => 1 << traits.indexOf(trait);

const table = new PhraseTable([
  ...drinkKinds.flatMap((kind) => kindPhrases(kind, bitOf(kind))),
  ...strengthPhrases('alcoholFree', bitOf('non-alcoholic')),
  ...strengthPhrases('light', bitOf('light')),
  ...strengthPhrases('medium', bitOf('medium')),
  ...strengthPhrases('strong', bitOf('strong')),
]);

export interface Kind {
  category: DrinkCategory;
  alcoholContent: number;
  method: Method;
}

export function traitsOf({ category, alcoholContent, method }: Kind): number {
  const own: Trait[] = [category, strengthOf(alcoholContent, 'guest'), method];
  return own.reduce((bits, trait) => bits | bitOf(trait), 0);
}

export function traitsAt(
  tokens: readonly string[],
  from: number,
): { length: number; traits: number } | undefined {
  const found = table.at(tokens, from);
  return found && { length: found.length, traits: found.meanings.reduce((a, b) => a | b, 0) };
}
