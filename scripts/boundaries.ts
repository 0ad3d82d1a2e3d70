// Import boundaries: which room of the project may import which, from the ground up. `npm run check`
// tries every import against this table; CONTRIBUTING.md says what the rooms are for.

export interface Rule {
  /** Rooms that may be imported beside the own one; a folder stands for all rooms in it. */
  rooms: readonly string[];
  /** Rooms of which only types may be imported. */
  types?: readonly string[];
  /** The only packages that may be imported; any, where nothing is said. */
  packages?: readonly string[];
  /** Which files of its sibling folders a folder in it may import; all, where nothing is said. */
  siblings?: 'none' | 'all but functions.ts';
  /** The same input gives the same answer: no clock, chance, network, process or log; no file is changed. */
  isPure?: true;
}

const groundwork = ['domain', 'schemas', 'server/cache', 'server/db', 'server/limits'];
/** Facts and words: plain values, and files of their own. */
const library = { packages: ['zod', 'node:fs', 'node:path'], isPure: true } as const;
const words = ['domain', 'language/vocabulary', 'language/words'];
const engines = [
  'catalogue',
  'server/illustrations',
  'server/lookups',
  'server/menu',
  'server/mixologist/advice',
  'server/mixologist/*.ts',
  'server/queue',
  'server/topics.ts',
];
const base = ['domain', 'web/ui', 'web/i18n', 'web/navigation'];
const client = [...base, 'web/identity', 'web/rpc'];
const react = ['react', 'react-dom', 'lucide-react'];

/** What guests load, a folder for each noun. Each may import the ones before it. */
const guestFolders = [
  'left-out',
  'arrival',
  'address',
  'drink',
  'order',
  'round',
  'drink-sheet',
  'filter',
  'search',
  'menu',
  'tonight',
  'party',
].map((name) => `web/guest/${name}`);

/**
 * Rooms by path; a file belongs to the longest one that fits, and a file without a room is an error.
 * Two rooms are no folder: `schemas` are the files domain/*.schema.ts, which no room of the web may
 * import, and `tests` all tests and their helpers, server/testing and language/testing.
 */
export const rooms: Record<string, Rule> = {
  domain: { rooms: [], packages: [], isPure: true },
  schemas: { rooms: ['domain'], packages: ['zod'] },

  // Facts about drinks and ingredients.
  catalogue: { ...library, rooms: ['domain'] },

  // The language engine, in the order of its pipeline. Its door into the server is the program of the
  // house's threads (server/mixologist/house): others import its types, which are plain values.
  // Besides, the menu's own search shares the alphabet, language/words, and where a language model is
  // configured, what it is asked and what it answers is checked in the main process.
  'language/vocabulary': { rooms: [], packages: [] },
  'language/words': { ...library, rooms: words },
  'language/lexicon': { ...library, rooms: [...words, 'catalogue'] },
  'language/safety': { ...library, rooms: [...words, 'catalogue', 'language/lexicon'] },
  'language/profiles': {
    ...library,
    rooms: [...words, 'catalogue', 'language/lexicon', 'language/safety'],
  },
  'language/names': { ...library, rooms: [...words, 'language/lexicon', 'language/profiles'] },
  'language/reading': {
    ...library,
    rooms: [...words, 'language/lexicon', 'language/safety', 'language/profiles', 'language/names'],
  },
  'language/ranking': {
    ...library,
    rooms: [
      ...words,
      'language/lexicon',
      'language/profiles',
      'language/names',
      'language/reading',
    ],
  },
  'language/answers': {
    ...library,
    rooms: [
      ...words,
      'language/lexicon',
      'language/safety',
      'language/profiles',
      'language/reading',
      'language/ranking',
    ],
  },
  'language/creation': {
    ...library,
    rooms: [
      ...words,
      'catalogue',
      'language/lexicon',
      'language/profiles',
      'language/names',
      'language/reading',
      'language/ranking',
    ],
  },
  'language/party': {
    ...library,
    rooms: [
      ...words,
      'catalogue',
      'language/lexicon',
      'language/safety',
      'language/profiles',
      'language/names',
      'language/reading',
      'language/ranking',
    ],
  },
  'language/shelf-lists': { ...library, rooms: [...words, 'catalogue'] },
  'language/commands': { rooms: ['domain', 'catalogue', 'language', 'corpus'] },

  // Groundwork of the server: knows no product.
  'server/startup-error.ts': { rooms: [] },
  'server/metrics.ts': { rooms: [], packages: ['prom-client'] },
  'server/limits': { rooms: ['domain', 'server/db'] },
  'server/threads': { rooms: ['domain'] },
  'server/db': { rooms: ['domain', 'server/startup-error.ts'] },
  'server/cache': { rooms: ['server/db'] },
  'server/rpc': { rooms: groundwork },

  // Outside services.
  'server/adapters/mail': { rooms: ['domain'] },
  'server/adapters/payments': { rooms: ['domain', 'schemas'] },
  'server/adapters/identity': {
    rooms: [...groundwork, 'server/adapters/mail', 'server/rpc', 'server/topics.ts'],
  },

  // Engines: what the product knows and computes.
  'server/topics.ts': { rooms: [] },
  'server/illustrations': { rooms: ['domain', 'catalogue'] },
  'server/lookups': { rooms: [...groundwork, 'server/topics.ts'] },
  'server/queue': {
    rooms: [...groundwork, 'catalogue', 'server/illustrations', 'server/topics.ts'],
  },
  'server/menu': {
    rooms: [...groundwork, 'catalogue', 'language/words', 'server/lookups', 'server/topics.ts'],
  },
  'server/mixologist/engine.ts': { rooms: ['domain'], types: ['language'] },
  'server/mixologist/without-model.ts': { rooms: ['server/mixologist/engine.ts'] },
  'server/mixologist/advice': { rooms: ['domain', 'catalogue'] },
  // The program of the house's threads: no database, no HTTP.
  'server/mixologist/house': {
    rooms: [
      'domain',
      'catalogue',
      'language',
      'server/cache',
      'server/mixologist/advice',
      'server/threads',
    ],
    types: ['server/mixologist/engine.ts'],
    packages: [],
  },
  'server/mixologist/model': {
    rooms: [
      'domain',
      'language/creation',
      'language/safety',
      'language/words',
      'server/mixologist/engine.ts',
      'server/mixologist/without-model.ts',
    ],
    types: ['language'],
  },
  'server/mixologist/*.ts': {
    rooms: [
      ...groundwork,
      'server/menu',
      'server/mixologist/engine.ts',
      'server/mixologist/model',
      'server/mixologist/without-model.ts',
      'server/threads',
    ],
    types: ['catalogue', 'language', 'server/mixologist/house'],
  },

  // Features, and what serves them.
  'server/services.ts': { rooms: [...groundwork, ...engines, 'server/adapters/payments'] },
  'server/functions.ts': { rooms: ['server/db', 'server/rpc', 'server/services.ts'] },
  'server/features': {
    rooms: [
      ...groundwork,
      ...engines,
      'server/adapters/payments',
      'server/rpc',
      'server/functions.ts',
      'server/metrics.ts',
      'server/services.ts',
    ],
    types: ['language', 'server/mixologist/house'],
    siblings: 'all but functions.ts',
  },
  'server/features/*/functions.ts': {
    rooms: [
      'domain',
      'schemas',
      'server/limits',
      'server/rpc',
      'server/functions.ts',
      'server/features',
      ...engines,
    ],
    packages: ['zod'],
    siblings: 'all but functions.ts',
  },
  'server/api.ts': { rooms: ['server/features', 'server/rpc'], packages: [] },
  'server/http': {
    rooms: [
      ...groundwork,
      'server/adapters/payments',
      'server/illustrations',
      'server/menu',
      'server/rpc',
      'server/startup-error.ts',
    ],
  },

  // The process, which puts everything together.
  'server/*.ts': { rooms: ['domain', 'schemas', 'server'] },
  'server/start': { rooms: ['domain', 'schemas', 'catalogue', 'server'] },
  'server/commands': {
    rooms: ['domain', 'schemas', 'catalogue', 'language', 'corpus', 'server', 'scripts'],
  },
  tests: {
    rooms: ['domain', 'schemas', 'catalogue', 'language', 'corpus', 'server', 'web', 'scripts'],
  },

  // The web.
  'web/styles': { rooms: [] },
  'web/ui': { rooms: base, packages: [...react, 'sonner'] },
  'web/i18n': { rooms: base, packages: react },
  'web/navigation': { rooms: base, packages: react },
  'web/identity': { rooms: base, packages: react },
  'web/rpc': { rooms: client, packages: react },
  'web/rpc/api.ts': { rooms: ['server/api.ts'], packages: ['zod'] },
  'web/components': { rooms: client, packages: [...react, 'qrcode'] },
  'web/features': {
    rooms: [...client, 'web/components'],
    packages: [...react, '@clerk/react'],
    siblings: 'none',
  },
  'web/guest': { rooms: [...client, 'web/components', ...guestFolders], packages: react },
  ...Object.fromEntries(
    guestFolders.map((folder, index) => [
      folder,
      {
        rooms: [...client, 'web/components', ...guestFolders.slice(0, index)],
        packages: react,
      },
    ]),
  ),
  'web/app': { rooms: ['domain', 'web'], packages: react },
  'web/*.ts': { rooms: ['domain', 'web'], packages: react },
  'web/*.tsx': { rooms: ['domain', 'web'], packages: react },

  // Tools, test data, measurements, browser tests.
  corpus: { rooms: ['domain'] },
  scripts: { rooms: [] },
  'scripts/texts': { rooms: ['domain', 'catalogue', 'language', 'server', 'web'], packages: [] },
  // Real clients: the browser's own calls and session, without its screens.
  bench: {
    rooms: [
      'domain',
      'catalogue',
      'language',
      'corpus',
      'server',
      'tests',
      'scripts',
      'web/features',
      'web/identity',
      'web/rpc',
    ],
  },
  e2e: { rooms: ['domain', 'scripts'] },
};
