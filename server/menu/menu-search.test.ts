import { describe, expect, it } from 'vitest';
import { strengthOf } from '#domain/drinks/strength.ts';
import { type Language, languages } from '#domain/languages.ts';
import { catalogueDrinks, everything, menuOf } from '#server/testing/catalogue-menu.ts';
import type { IndexedDrink, Position } from './drink-index.ts';

const full = menuOf(everything, false);
const found = (searchTerm: string, language: Language = 'en') =>
  full.page({ searchTerm }, language, undefined, 500).ids;

describe('a search', () => {
  it.each([
    ['negroni', 'negroni'],
    ['negorni', 'negroni'],
    ['mohito', 'mojito'],
    ['margerita', 'margarita'],
    ['daiquri', 'daiquiri'],
    ['oldfashioned', 'old-fashioned'],
    ['Old-Fashioned', 'old-fashioned'],
    ['gin and tonic', 'gin-and-tonic'],
    ['gintonic', 'gin-and-tonic'],
    ['Pina colada', 'pina-colada'],
    ['tequilla sunrise', 'tequila-sunrise'],
    ['whisky sour', 'whiskey-sour'],
    ['sour whiskey', 'whiskey-sour'],
    ['espreso martini', 'espresso-martini'],
    ['champagne cocktail', 'champagne-cocktail'],
  ])('finds the drink of that name first: %s', (term, first) => {
    expect(found(term)[0]).toBe(first);
  });

  it('ranks the name, then names that begin with it, then names that contain it, then descriptions', () => {
    const ids = found('negroni');
    expect(ids.slice(0, 3)).toEqual(['negroni', 'negroni-sbagliato', 'coffee-negroni']);
    expect(ids.indexOf('boulevardier')).toBeGreaterThan(ids.indexOf('white-negroni'));
  });

  it('finds ingredients by whole words, not inside of others', () => {
    expect(found('cola')).toContain('cuba-libre');
    for (const id of found('cola')) expect(id).not.toMatch(/chocolate|colada/);
    expect(found('coke')).toEqual(found('cola'));
    expect(found('kola')).toEqual(found('cola'));
    expect(found('gin')).not.toContain('moscow-mule');
    expect(found('whiskey')).toContain('old-fashioned');
    expect(found('limetkou')).toContain('daiquiri');
  });

  it('matches the beginning of a word that is still being typed', () => {
    expect(found('marg')[0]).toBe('margarita');
    expect(found('margeri')).toContain('margarita');
  });

  it('knows kinds of drinks in both languages, whichever the guest reads', () => {
    for (const language of ['en', 'sk'] as const) {
      expect(found('sours', language)).toContain('daiquiri');
      expect(found('kyslé', language)).toContain('daiquiri');
      expect(found('horúce', language)).toContain('hot-toddy');
      expect(found('shots', language)).toContain('kamikaze');
      expect(found('frozen', language)).toContain('pina-colada');
    }
  });

  it('knows how strong drinks are', () => {
    const free = found('nealko');
    expect(free).toContain('virgin-mojito');
    expect(free).not.toContain('mojito');
    for (const term of ['non alcoholic', 'alcohol-free', 'bez alkoholu', 'mocktails']) {
      expect(found(term)).toEqual(expect.arrayContaining(free));
    }
    expect(found('silné')).toContain('negroni');
    expect(found('strong')).not.toContain('aperol-spritz');
    expect(found('light')).toContain('aperol-spritz');
    expect(found('strong whiskey')).toContain('old-fashioned');
  });

  it('requires every word to match, except common words', () => {
    expect(found('gin lemon')).toContain('gin-fizz');
    expect(found('gin lemon')).not.toContain('negroni');
    expect(found('nealko s malinami')).toContain('raspberry-rose-lemonade');
    expect(found('gin xyzzy')).toEqual([]);
    expect(found('something strong and bold')).toHaveLength(found('strong').length);
    expect(found('gin cocktail')).toHaveLength(found('gin').length);
    expect(found('gin without lemon')).not.toContain('gin-fizz');
    expect(found('gin bez citróna')).toContain('negroni');
  });

  it('finds each drink of the catalogue first by each of its names', () => {
    const missed = catalogueDrinks.flatMap(({ id, name }) =>
      languages.flatMap((language) =>
        Object.values(name).filter((its) => found(its, language)[0] !== id),
      ),
    );
    expect(missed).toEqual([]);
    expect(found('corpse reviver no 2')).toEqual(['corpse-reviver-2']);
  });

  it('reads an emoji as its word', () => {
    expect(found('🍹')).toContain('mai-tai');
  });

  it.each(['xyzzy', '!!!', '🪑', 'negroni xyzzy', ' '.repeat(300), 'a'.repeat(300)])(
    'finds nothing for %j',
    (term) => {
      expect(found(term)).toEqual([]);
    },
  );

  it('accepts a term of any length', () => {
    expect(() => found('gin lemon '.repeat(30))).not.toThrow();
  });
});

describe('a negation', () => {
  const drinksOf = (term: string) =>
    languages.map((language) => {
      const ids = new Set(found(term, language));
      return catalogueDrinks.filter(({ id }) => ids.has(id));
    });

  it.each(['not strong', 'not too strong', 'nie silné', 'nie silný', 'nie príliš silné'])(
    'leaves out strong drinks: %s',
    (term) => {
      const isStrong = ({ alcoholContent }: IndexedDrink) =>
        strengthOf(alcoholContent, 'guest') === 'strong';
      for (const drinks of drinksOf(term)) {
        expect(drinks.length).toBeGreaterThan(0);
        expect(drinks.filter(isStrong)).toEqual([]);
      }
    },
  );

  it.each(['without alcohol', 'not alcoholic', 'bez alkoholu'])(
    'leaves out alcohol: %s',
    (term) => {
      for (const drinks of drinksOf(term)) {
        expect(drinks.length).toBeGreaterThan(0);
        expect(drinks.filter(({ alcoholContent }) => alcoholContent > 0)).toEqual([]);
      }
    },
  );

  it.each(['not sour', 'nie kyslé', 'gin not sour'])('leaves out sours: %s', (term) => {
    for (const drinks of drinksOf(term)) {
      expect(drinks.length).toBeGreaterThan(0);
      expect(drinks.filter(({ category }) => category === 'sours')).toEqual([]);
    }
  });

  it('may precede a kind without alcohol', () => {
    expect(found('not without alcohol')).toContain('negroni');
    expect(found('nie nealko')).not.toContain('virgin-mojito');
  });
});

/** In a bar with strong drinks of gin and milk that have these names. */
function searchAmong(...names: string[]): (searchTerm: string) => string[] {
  const own = names.map(
    (name): IndexedDrink => ({
      id: name,
      category: 'stirred',
      alcoholContent: 30,
      method: 'stir',
      name: { en: name, sk: name },
      description: { en: '', sk: '' },
      ingredients: ['gin', 'milk'],
    }),
  );
  const bar = menuOf(everything, false, own);
  return (searchTerm) => bar.page({ searchTerm }, 'en', undefined, 500).ids;
}

describe('names that begin with the typed text', () => {
  const foundHere = searchAmong('Ginger Cat');

  it('contain its last word as a whole', () => {
    const ids = foundHere('gin');
    expect(ids[0]).toBe('gin-and-tonic');
    expect(ids.indexOf('Ginger Cat')).toBeGreaterThan(ids.indexOf('sloe-gin-fizz'));
  });

  it('or continue a word that is still being typed', () => {
    expect(foundHere('ginge')[0]).toBe('Ginger Cat');
    expect(foundHere('negron')[0]).toBe('negroni');
  });
});

describe('own drinks whose names seem to contain a negation', () => {
  const names = ['No Gin Today', 'Not Strong Enough', 'Bez mlieka', 'Nie 7', 'No Alcohol, No Fun'];
  const foundHere = searchAmong(...names);

  it.each(names)('are found by them: %s', (name) => {
    expect(foundHere(name)[0]).toBe(name);
  });

  it('are found while they are being typed', () => {
    expect(foundHere('no gi')[0]).toBe('No Gin Today');
    expect(foundHere('not strong')[0]).toBe('Not Strong Enough');
  });

  it('do not change what the words mean for other drinks', () => {
    expect(foundHere('no gin').filter((id) => found('gin').includes(id))).toEqual([]);
    expect(foundHere('no gin')).not.toContain('Bez mlieka');
    expect(foundHere('no alcohol')).toEqual(found('no alcohol'));
  });
});

describe('pages of a search', () => {
  it.each(['gin', 'sour', 'm', 'strong', 'citrón'])(
    'hold every drink once, in the order of the list: %s',
    (searchTerm) => {
      for (const language of ['en', 'sk'] as const) {
        const whole = full.page({ searchTerm }, language, undefined, 500).ids;
        const paged: string[] = [];
        let after: Position | undefined;
        do {
          const page = full.page({ searchTerm }, language, after, 7);
          paged.push(...page.ids);
          after = page.next;
        } while (after);
        expect(paged).toEqual(whole);
      }
    },
  );

  it('continue at the right position when the stock changes', () => {
    const without = menuOf(
      everything.filter((id) => id !== 'lemon-juice'),
      false,
    );
    const filter = { searchTerm: 'gin' };
    const first = full.page(filter, 'en', undefined, 10);
    const rest = without.page(filter, 'en', first.next, 500).ids;
    const left = without.page(filter, 'en', undefined, 500).ids;
    expect(rest).toEqual(left.filter((id) => !first.ids.includes(id)));
    const back = full.page(filter, 'en', first.next, 500).ids;
    expect([...first.ids, ...back]).toEqual(full.page(filter, 'en', undefined, 500).ids);
  });
});

describe('drinks with a substitute for their namesake', () => {
  const bar = menuOf(['gin', 'tonic-water'], true);

  it('come after all others', () => {
    const ids = bar.page({}, 'en', undefined, 50).ids;
    expect(ids).toContain('gin-and-tonic');
    expect(ids.at(-1)).toBe('borovicka-tonic');
    expect(bar.page({ searchTerm: 'tonic' }, 'sk', undefined, 50).ids.at(-1)).toBe(
      'borovicka-tonic',
    );
  });

  it('are paged like all others', () => {
    const whole = bar.page({}, 'en', undefined, 50).ids;
    const paged: string[] = [];
    let after: Position | undefined;
    do {
      const page = bar.page({}, 'en', after, 1);
      paged.push(...page.ids);
      after = page.next;
    } while (after);
    expect(paged).toEqual(whole);
  });

  it('are sorted by name again once the ingredient is in stock', () => {
    const own = menuOf(['gin', 'borovicka', 'tonic-water'], true);
    expect(own.page({}, 'en', undefined, 50).ids[0]).toBe('borovicka-tonic');
  });
});
