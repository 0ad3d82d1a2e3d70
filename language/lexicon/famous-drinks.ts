import { fold } from '#domain/text/text.ts';
import { readKnownLists } from '#language/words/vocabulary.ts';

const eras = ['classic', 'historic', 'retro', 'trendy'] as const;

function squeezed(name: string): string {
  return fold(name).replaceAll(/[^a-z0-9]/g, '');
}

const namesIn = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => squeezed(text));

export const famousDrinks: readonly string[] = namesIn(
  readKnownLists('facts/famous-drinks.txt', ['famous']).famous,
);

const byEra = readKnownLists('facts/drink-eras.txt', eras);

export const drinkEras = eras.map((era) => ({ era, names: new Set(namesIn(byEra[era])) }));
