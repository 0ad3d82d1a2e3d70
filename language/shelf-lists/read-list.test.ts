import { describe, expect, it } from 'vitest';
import { ingredients } from '#catalogue/files.ts';
import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { fold } from '#domain/text/text.ts';
import { alsoCalled } from './ingredient-words.ts';
import { PhraseIndex } from './phrase-index.ts';
import { readList } from './read-list.ts';

const index = new PhraseIndex(
  new IngredientIndex(
    ingredients.map(({ id, category, parent = null, substitutes = [], en, sk }) => ({
      id,
      category,
      name: { en: en.name, sk: sk.name },
      description: { en: en.description, sk: sk.description },
      parent,
      substitutes,
    })),
  ),
);
const read = (text: string) =>
  readList(text, index).map(({ ingredientIds: [first], isSure }) =>
    first === undefined ? '?' : isSure ? first : `${first}?`,
  );

describe('a list of bottles', () => {
  it.each([
    [
      'Tanqueray, Martini Rosso, Angostura',
      ['london-dry-gin', 'sweet-vermouth', 'aromatic-bitters'],
    ],
    ['vodka,gin;campari\naperol', ['vodka', 'gin', 'campari', 'aperol']],
    ['- Absolut\n* Jameson\n• Baileys\n– coke', ['vodka', 'irish-whiskey', 'irish-cream', 'cola']],
    ['1. Campari 1 l\n2) Aperol', ['campari', 'aperol']],
    [
      '2x Absolut vodka 0,7 l, gin x3, 3 ks citróny, 700ml Malibu',
      ['vodka', 'gin', 'lemon', 'coconut-rum'],
    ],
    ['prosecco 12,90 €, Jägermeister 35 %', ['prosecco', 'jagermeister']],
    ['half a bottle of Campari and some fresh mint', ['campari', 'mint']],
    [
      'Havana Club 3, Havana Club 7, Monkey 47, 7UP',
      ['white-rum', 'gold-rum', 'london-dry-gin', 'lemon-lime-soda'],
    ],
    ['Absolut Citron vodka; Absolut', ['citrus-vodka', 'vodka']],
    ['Cointreau / Grand Marnier', ['cointreau', 'grand-marnier']],
    ['Wray & Nephew, salt & mint', ['overproof-rum', 'salt', 'mint']],
    ['Spirits:\nGin: Beefeater, Bombay\nVodka: 2', ['london-dry-gin', 'london-dry-gin', 'vodka']],
    [
      'pomarančová šťava, jablkový džús, lemon juice',
      ['orange-juice', 'apple-juice', 'lemon-juice'],
    ],
    [
      'Monin vanilka, Monin jahoda 0,7 l; Giffard orgeat, Rauch jablko',
      ['vanilla-syrup', 'strawberry-syrup', 'orgeat', 'apple-juice'],
    ],
    ['Red Bull, Monin uhorka', ['?', 'cucumber?']],
    ['limetky, čerstvá mäta, jahody, vajcia', ['lime', 'mint', 'strawberry', 'egg']],
    ['Mám doma: vodku Finlandia a fľašu Jamesonu', ['vodka', 'irish-whiskey']],
    ['demanovka, slivovica, borovicka', ['demanovka', 'slivovica', 'borovicka']],
  ])('is read: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Tanqeray, Angostra, Bayleys', ['london-dry-gin?', 'aromatic-bitters?', 'irish-cream?']],
    ['rum, tequila, Martini', ['white-rum?', 'tequila-blanco?', 'sweet-vermouth?']],
    [
      'Tanqueray Martini Rosso Angostura',
      ['london-dry-gin?', 'sweet-vermouth?', 'aromatic-bitters?'],
    ],
    ['Jameson and something', ['irish-whiskey?']],
  ])('has unsure pieces: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('lists other possible ingredients', () => {
    const [rum] = readList('rum', index);
    expect(rum?.ingredientIds).toEqual(
      expect.arrayContaining(['white-rum', 'dark-rum', 'gold-rum']),
    );
    expect(rum?.ingredientIds.length).toBeLessThanOrEqual(6);
  });

  it('contains no guesses', () => {
    expect(read('xyzzy, no vodka, nemáme gin, bez rumu')).toEqual(['?', '?', '?', '?']);
  });

  it.each(['', ' ', '\n\n', '3 ks', '0,7 l; 1 l', '---', '🍸🍸', 'Spirits:', '2 bottles of ice'])(
    'has nothing in %j',
    (text) => {
      expect(readList(text, index)).toEqual([]);
    },
  );

  it('may be hostile', () => {
    const markup = readList('<img src=x onerror=alert(1)>, __proto__, constructor, %s, \\', index);
    expect(markup.every(({ isSure }) => !isSure)).toBe(true);
    expect(readList('a,'.repeat(2_500), index)).toEqual([]);
    const long = readList('gin\n'.repeat(1_250), index);
    expect(long).toHaveLength(301);
    // Nothing is dropped silently.
    expect(long.at(-1)).toMatchObject({ ingredientIds: [], isRest: true });
    expect(long.at(-1)?.text.split(', ')).toHaveLength(950);
    expect(readList('no gin', index)).toMatchObject([{ text: 'no gin', isNegated: true }]);
    expect(readList('vodka '.repeat(833), index).length).toBeGreaterThan(0);
    expect(readList('0'.repeat(5_000), index)).toEqual([]);
    expect(readList('abcde'.repeat(1_000), index)).toHaveLength(1);
  });
});

describe('every ingredient', () => {
  it.each(ingredients.map(({ id, en, sk }) => [id, en.name, sk.name]))(
    '%s is found by its names',
    (id, ...names) => {
      for (const name of names) {
        const pieces = readList(name, index);
        expect(pieces.map(({ ingredientIds: [first] }) => first)).toEqual([id]);
      }
    },
  );

  it('is found by each of its brands first', () => {
    const strangers = ingredients.flatMap(({ id, brands }) =>
      brands.flatMap((brand) => {
        const [piece] = readList(brand, index);
        return piece?.ingredientIds.includes(id) ? [] : `${brand}: ${piece?.ingredientIds}`;
      }),
    );
    expect(strangers).toEqual([]);
  });
});

describe('a misspelt name or brand', () => {
  const known = new Set(
    ingredients.flatMap(({ en, sk, brands = [] }) => [en.name, sk.name, ...brands]).map(fold),
  );
  /** With two letters swapped, doubled or lost in the middle of its longest word. */
  const typosOf = (text: string): string[] => {
    const word = text.split(' ').sort((a, b) => b.length - a.length)[0] ?? '';
    if (word.length < 6 || !/^\p{L}+$/u.test(word)) return [];
    const at = Math.floor(word.length / 2);
    const [start, one, two, end] = [
      word.slice(0, at - 1),
      word[at - 1],
      word[at],
      word.slice(at + 1),
    ];
    return [
      `${start}${two}${one}${end}`,
      `${start}${one}${two}${two}${end}`,
      `${start}${one}${end}`,
    ]
      .map((typo) => text.replace(word, typo))
      .filter((typo) => !known.has(fold(typo)));
  };

  it('is hardly ever surely read as something else', () => {
    const wrong = ingredients.flatMap(({ id, en, sk, brands = [] }) =>
      [en.name, sk.name, ...brands].flatMap((text) =>
        typosOf(text).flatMap((typo) => {
          const [before] = readList(text, index);
          const [piece] = readList(typo, index);
          const isOther =
            piece?.isSure && before?.isSure && piece.ingredientIds[0] !== before.ingredientIds[0];
          return isOther ? `${typo} (${id}): ${piece?.ingredientIds[0]}` : [];
        }),
      ),
    );
    // Of more than a thousand. "Giner" is also an inflected gin.
    expect(new Set(wrong).size, wrong.join()).toBeLessThanOrEqual(3);
  });

  it('is among the matches nine times out of ten', () => {
    const typos = ingredients.flatMap(({ id, en, brands = [] }) =>
      [en.name, ...brands].flatMap((text) => typosOf(text).map((typo) => ({ id, typo }))),
    );
    const missed = typos.filter(
      ({ id, typo }) => !readList(typo, index)[0]?.ingredientIds.includes(id),
    );
    expect(typos.length).toBeGreaterThan(500);
    expect(missed.length / typos.length).toBeLessThan(0.1);
  });
});

it('has other names for ingredients of the catalogue only', () => {
  const known = new Set(ingredients.map(({ id }) => id));
  expect(alsoCalled.keys.filter((id) => !known.has(id))).toEqual([]);
});
