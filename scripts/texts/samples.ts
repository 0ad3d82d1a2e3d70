// Sample arguments for texts that are functions.

/** One run for each plural form: one, two to four (Slovak), five and more. */
const counts = [1, 2, 5];
/** Totals that go with the counts above. */
const totals = [1, 3, 9];
const number =
  /^(count|uses|calls|minutes|limit|servings|max|place|value|used|people|percent|drinks|shown)$/;
const total = /^(all|total|missing|hidden|ai|chosen|hours|open|min|suited|children|more)$/;

const words: Readonly<Record<string, string>> = {
  ago: '5\u00a0min',
  amount: '$5.00',
  back: 'back soon',
  balance: '$10.00',
  bar: 'Zlatá líška',
  brand: 'Tanqueray',
  code: 'PARTY7',
  concept: 'coconut',
  currency: 'EUR',
  date: '1.12.',
  day: '17.11.',
  email: 'eva@example.com',
  guest: 'Eva',
  ingredient: 'Gin',
  inviter: 'Eva Nová',
  kept: '$0.10',
  level: 'High',
  least: '$1',
  link: 'https://example.com/…',
  list: 'Gin, Campari',
  message: 'Network error',
  most: '$500',
  names: 'Gin, Campari',
  number: '7',
  organization: 'Zlatá líška',
  original: 'Gin',
  party: 'Jankina oslava',
  piece: 'Tanquerey',
  price: '$0.003',
  reason: 'Network error',
  spent: '$0.05',
  substitute: 'Borovička',
  table: '7',
  term: 'x',
  ticket: 'Margarita',
  time: '22:30',
  unit: 'ml',
  what: 'Margarita',
  when: '17.11. 20:15',
  who: 'Eva',
  words: 'dažďový les',
};

const letterEvent = {
  browser: 'Chrome',
  system: 'Windows',
  at: new Date('2026-11-17T20:15:00Z'),
  account: 'https://example.com/…',
  forgot: 'https://example.com/…',
};

const leftOut = [[['egg']], [['alcohol', 'milk', 'nuts']]];

/** Arguments other than words and numbers, by the key of their text. */
const special: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'web/components/left-out without': leftOut,
  'web/components/left-out remove': [['egg']],
  'web/components/left-out goesAlong': leftOut,
  'web/components/left-out conflict': leftOut,
  'web/components/left-out ask': leftOut,
  'web/components/left-out from': leftOut,
  'web/components/editor drink.changed': [['Mika'], [null]],
  'web/components/editor ingredient.changed': [['Mika'], [null]],
  'web/guest/drink units': [['1'], ['1.5'], ['2']],
  'web/features/drinks/editor units': [['1'], ['1.5'], ['2']],
  'web/features/credits usage.chartOf': [['$0.05']],
  'web/features/credits usage.onDay': [['17.11.', '$0.05', '5']],
  'web/guest/tonight orderedAgo': [['5\u00a0min']],
  'web/features/ingredients start.copyCount': [
    [1, 1],
    [5, 1],
    [5, 2],
    [5, 5],
  ],
  'web/features/parties omission.purchases': [['Gin, Campari']],
  'web/features/orders declinedBecause': [
    [{ by: 'bar', reason: 'out', ingredient: 'Gin' }],
    [{ by: 'bar', reason: 'other', words: 'Dnes nie' }],
  ],
  'web/features/orders out': [[['Gin']], [['Gin', 'Campari']]],
  'web/features/parties unservedReason.nothing': [['Negroni'], [null]],
  'letters newDevice': [[letterEvent]],
  'letters passwordChanged': [[letterEvent]],
  'letters connected': [['Old Town ID', letterEvent]],
  'letters disconnected': [['Old Town ID', letterEvent]],
  'letters invitation': [['https://example.com/…', { inviter: 'Eva', organization: 'Líška' }]],
};

/** The arguments of every run, derived from parameter names. */
export function runsOf(key: string, text: (...values: never[]) => unknown): unknown[][] {
  const known = special[key];
  if (known) return known.map((values) => [...values]);
  const parameters = parametersOf(text);
  const isCounted = parameters.some((name) => number.test(name) || total.test(name));
  return (isCounted ? [0, 1, 2] : [0]).map((run) =>
    parameters.map((name) => {
      if (number.test(name)) return counts[run];
      if (total.test(name)) return totals[run];
      return words[name] ?? 'Margarita';
    }),
  );
}

function parametersOf(text: (...values: never[]) => unknown): string[] {
  const [, list = ''] =
    /^(?:async )?(?:function\s*\w*)?\(?([^)=]*)\)?\s*(?:=>|\{)/.exec(String(text)) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
