import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { type Profile, profileOf } from '#language/profiles/profile.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { likeness } from '#language/ranking/likeness.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { searchMenu } from './search.ts';

const recipes = catalogueRecipes(readCatalogue());
const entries = recipes.map(entryOf);
const menu = new MenuIndex(entries, new DrinkNames(entries.map(({ profile }) => profile)));
const isSlovak = (query: string) => /[áäčďéíľňóôšťúýž]/.test(query);

function found(query: string, most = 5): Profile[] {
  const intent = readWish(query, isSlovak(query) ? 'sk' : 'en', menu.names);
  return fitting(intent, menu, rankAll(intent, menu), most).map(({ profile }) => profile);
}
const idsOf = (profiles: readonly Profile[]) => profiles.map(({ id }) => id);
const drink = (id: string) =>
  menu.profiles.find((profile) => profile.id === id) ?? raise(`no drink ${id}`);
const byAlcohol = (a: Profile, b: Profile) => b.alcohol - a.alcohol;

describe('what the menu lacks', () => {
  const without = new MenuIndex(
    entries.filter(
      ({ profile: { concepts, trims } }) => !concepts.has('cucumber') && !trims.has('cucumber'),
    ),
    menu.names,
  );

  it('is named, and the closest drinks follow', () => {
    const { interpretation, picks } = searchMenu(without, 'cucumber', 'en');
    expect(interpretation).toBe('No cucumber here tonight; these come closest.');
    expect(drink(picks[0]?.drinkId ?? '').qualities.fresh).toBeGreaterThan(0.2);
    expect(picks.length).toBeGreaterThan(2);
  });
});

describe('wants multiply', () => {
  it.each<[query: string, ...all: ((profile: Profile) => boolean)[]]>([
    ['smoky and sour', ({ qualities: q }) => q.smoky > 0.2, ({ qualities: q }) => q.sour > 0.3],
    [
      'sweet and creamy with coffee',
      ({ qualities: q }) => q.creamy > 0.3,
      ({ concepts }) => concepts.has('coffee'),
    ],
    [
      'fresh and citrusy',
      ({ qualities: q }) => q.fresh > 0.4,
      ({ concepts }) => concepts.has('citrus'),
    ],
    [
      'spicy with tequila',
      ({ qualities: q }) => q.spicy > 0.2,
      ({ concepts }) => concepts.has('tequila'),
    ],
    ['horké a perlivé', ({ qualities: q }) => q.bitter > 0.2, ({ qualities: q }) => q.fizzy > 0.4],
  ])('%s: drinks that meet all wants come first', (query, ...all) => {
    for (const profile of found(query, 3)) {
      expect([profile.id, all.map((check) => check(profile))]).toEqual([
        profile.id,
        all.map(() => true),
      ]);
    }
  });

  it('shows at least five drinks wherever something fits', () => {
    for (const query of ['chartreuse', 'plum', 'slivka', 'something blue', 'like a negroni']) {
      expect(found(query, 8).length, query).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('superlatives', () => {
  const strongest = [...menu.profiles].sort(byAlcohol);
  const weakest = strongest.filter(({ alcohol }) => alcohol > 0).reverse();

  it.each(['strongest drink', 'the most alcohol', 'najsilnejšie čo máte', 'knock me out'])(
    '%s: ordered by alcohol',
    (query) => {
      expect(found(query).map(({ alcohol }) => alcohol)).toEqual(
        strongest.slice(0, 5).map(({ alcohol }) => alcohol),
      );
    },
  );

  it.each(['the weakest one', 'lightest drink', 'least alcohol', 'najslabšie'])(
    '%s: ordered by alcohol, without alcohol-free drinks',
    (query) => {
      const [first, ...rest] = found(query);
      expect(first?.alcohol).toBe(weakest[0]?.alcohol);
      for (const { alcohol } of rest) expect(alcohol).toBeLessThanOrEqual(8);
    },
  );

  it.each([
    'fewest ingredients',
    'just two ingredients',
    '2 ingredients max',
    'z dvoch surovín',
    'čo najmenej surovín',
  ])('%s: reads two ingredients', (query) => {
    for (const { shape, id } of found(query)) expect([id, shape.partCount]).toEqual([id, 2]);
  });

  it('applies a limit of ingredients beside a wish', () => {
    for (const query of ['sour with at most three ingredients', 'kyslé, najviac z troch surovín']) {
      for (const { shape, qualities } of found(query, 4)) {
        expect(shape.partCount).toBeLessThanOrEqual(3);
        expect(qualities.sour).toBeGreaterThan(0.4);
      }
    }
  });

  it.each(['biggest', 'najväčší drink'])('%s: ordered by volume', (query) => {
    const volumes = menu.profiles.map(({ shape }) => shape.volume).sort((a, b) => b - a);
    for (const { shape } of found(query, 3)) {
      expect(shape.volume).toBeGreaterThanOrEqual(volumes[9] ?? 0);
    }
  });

  it.each(['quickest to make', 'something quick', 'niečo rýchle'])(
    '%s: built of few parts',
    (query) => {
      for (const { shape } of found(query)) {
        expect(shape.partCount).toBeLessThanOrEqual(3);
        expect(['build', 'stir']).toContain(shape.method);
      }
    },
  );

  it.each(['sweetest', 'čo najsladšie', 'the most sweet'])(
    '%s: sweet, neither sour nor bitter',
    (query) => {
      for (const { qualities: q } of found(query)) {
        expect(q.sweet).toBeGreaterThan(0.7);
        expect(q.sour + q.bitter).toBeLessThan(0.5);
      }
    },
  );
});

describe('serving and preparation', () => {
  it.each<[query: string, glasses: string[]]>([
    ['in a martini glass', ['martini']],
    ['something in a copper mug', ['mule']],
    ['v medenom hrnčeku', ['mule']],
    ['champagne flute please', ['flute']],
    ['vo vysokom pohári', ['highball', 'collins', 'sling']],
  ])('is read: %s', (query, glasses) => {
    for (const { shape } of found(query)) expect(glasses).toContain(shape.glass);
  });

  it('reads method and ice', () => {
    for (const { shape } of found('shaken with gin')) expect(shape.method).toBe('shake');
    for (const { shape } of found('crushed ice and rum')) expect(shape.ice).toBe('crushed');
    for (const { shape } of found('no ice')) expect(shape.ice).toBe('none');
    for (const { shape } of found('frozen')) expect(shape.method).toBe('blend');
  });

  it('infers most methods, glasses and kinds of ice where a recipe leaves them out', () => {
    const derived = recipes.map((recipe) => {
      const { glass, method, ice, ...rest } = recipe;
      return { known: { glass, method, ice }, shape: profileOf(rest).shape };
    });
    const share = (key: 'method' | 'ice') =>
      derived.filter(({ known, shape }) => known[key] === shape[key]).length / derived.length;
    expect(share('method')).toBeGreaterThan(0.75);
  });
});

describe('words for style', () => {
  it('reads sophisticated as elegant: few parts, short, not sweet', () => {
    for (const query of ['sophisticated', 'something elegant', 'niečo sofistikované', 'classy']) {
      for (const { qualities: q, id } of found(query)) {
        expect([id, q.candy < 0.3, q.tropical < 0.5, q.creamy < 0.3]).toEqual([
          id,
          true,
          true,
          true,
        ]);
      }
    }
    expect(idsOf(found('sophisticated', 8))).not.toContain('singapore-sling');
  });

  it('reads complex as bitter, herbal, smoky or spiced', () => {
    for (const { qualities: q } of found('complex')) {
      expect(q.bitter + q.herbal + q.smoky + q.spiced).toBeGreaterThan(0.7);
    }
  });
});

describe('wants that few drinks meet', () => {
  it('weigh more than wants that many drinks meet', () => {
    const [smoky, fizzy] = (['smoky', 'fizzy'] as const).map((quality) =>
      menu.rarityOf({ kind: 'quality', quality }),
    );
    expect(smoky).toBeGreaterThan(fizzy ?? 0);
  });

  it('after a heavy meal are bitter, herbal or gingery, without cream', () => {
    for (const query of ['I ate too much, my stomach', 'niečo na trávenie']) {
      for (const { qualities: q } of found(query)) {
        expect(q.bitter + q.herbal + q.gingery + q.spiced).toBeGreaterThan(0.7);
        expect(q.creamy).toBeLessThan(0.4);
      }
    }
  });
});

describe('drinks without alcohol', () => {
  it('rank lower where nobody asked for them', () => {
    for (const query of [
      'refreshing',
      'fresh and citrusy',
      'tropical',
      'osviežujúce',
      'niečo na leto',
    ]) {
      expect(
        found(query, 3).every(({ alcohol }) => alcohol > 0),
        query,
      ).toBe(true);
    }
  });
});

describe('likeness', () => {
  it.each<[example: string, near: string, far: string]>([
    ['mojito', 'daiquiri', 'paloma'],
    ['negroni', 'boulevardier', 'cosmopolitan'],
    ['white-russian', 'black-russian', 'moscow-mule'],
    ['moscow-mule', 'dark-n-stormy', 'vodka-martini'],
    ['daiquiri', 'caipirinha', 'cuba-libre'],
    ['gin-and-tonic', 'borovicka-tonic', 'gimlet'],
    ['aperol-spritz', 'campari-spritz', 'negroni'],
    ['margarita', 'mezcal-margarita', 'tequila-sunrise'],
    ['pina-colada', 'painkiller', 'daiquiri'],
    ['old-fashioned', 'manhattan', 'whiskey-sour'],
  ])('%s is closer to %s than to %s', (example, near, far) => {
    expect(likeness(drink(example), drink(near))).toBeGreaterThan(
      likeness(drink(example), drink(far)),
    );
  });

  it.each<[query: string, first: string[]]>([
    ['margarita with whisky instead', ['whiskey-sour', 'ward-eight', 'whiskey-peach-smash']],
    ['like a White Russian but not creamy', ['black-russian']],
  ])('finds a similar drink for %s', (query, first) => {
    expect(first).toContain(found(query, 1)[0]?.id);
  });

  it('puts similar drinks before the example', () => {
    for (const [query, example] of [
      ['something like a negroni', 'negroni'],
      ['podobné ako daiquiri', 'daiquiri'],
    ] as const) {
      const [first, ...rest] = idsOf(found(query, 8));
      expect(first).not.toBe(example);
      expect(rest.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('limits and budgets', () => {
  it.each(['two ingredients max', 'najviac dve veci, prosím'])(
    '%s: stays within the limit',
    (query) => {
      for (const { shape } of found(query, 8)) expect(shape.partCount).toBeLessThanOrEqual(2);
    },
  );

  it('treats the number as a wish where no drink meets it', () => {
    const long = entries.filter(({ profile }) => profile.shape.partCount > 4);
    const intent = readWish('two ingredients max', 'en', menu.names);
    expect(rankAll(intent, new MenuIndex(long, menu.names)).length).toBe(long.length);
  });

  it.each(['cheap', 'niečo lacné'])('%s: no sparkling wine, no aged spirit', (query) => {
    for (const { concepts } of found(query)) {
      for (const dear of ['sparklingWine', 'fortifiedWine', 'whiskey', 'cognac'] as const) {
        expect(concepts.has(dear)).toBe(false);
      }
    }
  });

  it('does not call a flute long', () => {
    for (const { shape } of found('a long drink', 8)) expect(shape.glass).not.toBe('flute');
  });

  it("weighs the drink's description more than the drinker's", () => {
    for (const query of ['the birthday girl wants it tropical', 'narodeniny, niečo tropické']) {
      expect(found(query, 3).every(({ qualities }) => qualities.tropical > 0.3)).toBe(true);
    }
  });
});

describe('featured drinks', () => {
  const picksOf = (featured: string[], query: string, language: 'en' | 'sk') =>
    searchMenu(new MenuIndex(entries, menu.names, new Set(featured)), query, language).picks;

  it('come first among equals, with a remark', () => {
    const before = picksOf([], 'gin and citrus', 'en').map(({ drinkId }) => drinkId);
    const second = before[1] ?? '';
    const [first, ...others] = picksOf([second], 'gin and citrus', 'en');
    expect(first?.drinkId).toBe(second);
    expect(first?.reason).toMatch(/, a house special\.$/);
    for (const { reason } of others) expect(reason).not.toContain('special');
    const slovak = picksOf([second], 'gin a citrusy', 'sk');
    expect(slovak.find(({ drinkId }) => drinkId === second)?.reason).toContain('naša špecialita');
  });

  it('rank behind better matches, and never override a refusal', () => {
    const [first] = picksOf(['white-russian'], 'gin and citrus', 'en');
    expect(first?.drinkId).not.toBe('white-russian');
    const ids = picksOf(['white-russian'], 'something creamy without milk', 'en');
    expect(ids.map(({ drinkId }) => drinkId)).not.toContain('white-russian');
  });
});

describe('reasons', () => {
  const reasonsOf = (query: string) =>
    searchMenu(menu, query, isSlovak(query) ? 'sk' : 'en').picks.map(({ reason }) => reason);

  it('state the figure of a superlative, and claim the most for one drink only', () => {
    const [first, second] = reasonsOf('strongest');
    expect(first).toMatch(/the strongest here at \d+% alcohol/);
    expect(second).toMatch(/, \d+% alcohol\.$/);
    expect(reasonsOf('najsilnejšie čo máte')[0]).toMatch(
      /v ponuke najsilnejšie s \d+\u00a0% alkoholu/,
    );
    expect(reasonsOf('just two ingredients')[0]).toContain('2 ingredients');
    expect(reasonsOf('z troch surovín niečo')[0]).toContain('3 ingrediencie');
  });
});

function raise(message: string): never {
  throw new Error(message);
}
