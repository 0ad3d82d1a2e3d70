import { hasTraits } from '#catalogue/traits.ts';
import { garnishes as looks, rims } from '#domain/drinks/drink-look.ts';
import { type Amount, units } from '#domain/drinks/units.ts';
import { readEntries } from '#language/words/vocabulary.ts';

interface Bought extends Amount {
  id: string;
}

const isOneOf = (known: readonly string[], word: string) => known.includes(word);

export const garnishes = readGarnishes();

function readGarnishes(): ReadonlyMap<string, Bought> {
  const bought = new Map<string, Bought>();
  for (const { key, place, pieces } of readEntries('party/garnishes.txt')) {
    const [id = '', amount = '', unit = '', ...more] = pieces.flatMap(({ text }) =>
      text.split(' '),
    );
    const wrong = [
      !isOneOf([...looks, ...rims], key) && `${key} is neither garnish nor rim`,
      bought.has(key) && `${key} appears twice`,
      !hasTraits(id) && `“${id}” is not an ingredient`,
      !(Number(amount) > 0) && `“${amount}” is no amount`,
      !isOneOf(units, unit) && `“${unit}” is no unit`,
      more.length > 0 && `what is “${more.join(' ')}”?`,
    ].find(Boolean);
    if (wrong) throw new Error(`${place}: ${wrong}`);
    bought.set(key, { id, amount: Number(amount), unit });
  }
  return bought;
}
