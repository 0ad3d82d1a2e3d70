// Import boundaries: which modules may import which, from the bottom up. `npm run check` checks every
// import against this table. CONTRIBUTING.md describes the modules.

export interface Rule {
  /** Modules that may be imported besides the module itself. A folder includes all modules in it. */
  imports: readonly string[];
  /** Modules of which only types may be imported. */
  types?: readonly string[];
  /** The only packages that may be imported. Default: any. */
  packages?: readonly string[];
  /** Which files of its sibling folders a folder in it may import. Default: all. */
  siblings?: 'none' | 'all but functions.ts';
  /** The same input gives the same result: no clock, randomness, network, process, log or file writes. */
  isPure?: true;
}

const infrastructure = ['domain', 'schemas', 'server/cache', 'server/db', 'server/limits'];
/** Facts and words: plain values, and their own files. */
const library = { packages: ['zod', 'node:fs', 'node:path'], isPure: true } as const;
const words = ['domain', 'language/vocabulary', 'language/words'];
/** Parts of the language engine, each with the parts below it that it uses. */
const languageParts = {
  lexicon: [],
  safety: ['lexicon'],
  profiles: ['lexicon', 'safety'],
  names: ['lexicon', 'profiles'],
  reading: ['lexicon', 'safety', 'profiles', 'names'],
  ranking: ['lexicon', 'profiles', 'names', 'reading'],
  answers: ['lexicon', 'safety', 'profiles', 'reading', 'ranking'],
  creation: ['lexicon', 'profiles', 'names', 'reading', 'ranking'],
  party: ['lexicon', 'safety', 'profiles', 'names', 'reading', 'ranking'],
};
const partsWithCatalogue = ['lexicon', 'safety', 'profiles', 'creation', 'party'];
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

/** The guest's side, one folder per noun. Each may import the ones before it. */
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
 * Modules by path. A file belongs to the longest path that matches. A file without a module is an error.
 * Two modules are not folders: `schemas` holds the files domain/*.schema.ts, which the web may not
 * import, and `tests` holds all tests and their helpers, server/testing and language/testing.
 */
export const modules: Record<string, Rule> = {
  domain: { imports: [], packages: [], isPure: true },
  schemas: { imports: ['domain'], packages: ['zod'] },

  // Facts about drinks and ingredients.
  catalogue: { ...library, imports: ['domain'] },

  // The language engine, in the order of its pipeline. On the server only the program of the house's
  // threads (server/mixologist/house) runs it. Other modules import its types, which are plain values.
  // There are two exceptions: the menu's search shares language/words, and where a language model is
  // configured, the main process checks its prompts and responses.
  'language/vocabulary': { imports: [], packages: [] },
  'language/words': { ...library, imports: words },
  ...Object.fromEntries(
    Object.entries(languageParts).map(([part, parts]) => [
      `language/${part}`,
      {
        ...library,
        imports: [
          ...words,
          ...parts.map((name) => `language/${name}`),
          ...(partsWithCatalogue.includes(part) ? ['catalogue'] : []),
        ],
      },
    ]),
  ),
  'language/shelf-lists': { ...library, imports: [...words, 'catalogue'] },
  'language/commands': { imports: ['domain', 'catalogue', 'language', 'corpus'] },

  // Infrastructure of the server: knows nothing of the product.
  'server/startup-error.ts': { imports: [] },
  'server/metrics.ts': { imports: [], packages: ['prom-client'] },
  'server/limits': { imports: ['domain', 'server/db'] },
  'server/threads': { imports: ['domain'] },
  'server/db': { imports: ['domain', 'server/startup-error.ts'] },
  'server/cache': { imports: ['server/db'] },
  'server/rpc': { imports: infrastructure },

  // Outside services.
  'server/adapters/mail': { imports: ['domain'] },
  'server/adapters/payments': { imports: ['domain', 'schemas'] },
  'server/adapters/identity': {
    imports: [...infrastructure, 'server/adapters/mail', 'server/rpc', 'server/topics.ts'],
  },

  // Engines: the product's data and computations in memory.
  'server/topics.ts': { imports: [] },
  'server/illustrations': { imports: ['domain', 'catalogue'] },
  'server/lookups': { imports: [...infrastructure, 'server/topics.ts'] },
  'server/queue': {
    imports: [...infrastructure, 'catalogue', 'server/illustrations', 'server/topics.ts'],
  },
  'server/menu': {
    imports: [
      ...infrastructure,
      'catalogue',
      'language/words',
      'server/lookups',
      'server/topics.ts',
    ],
  },
  'server/mixologist/engine.ts': { imports: ['domain'], types: ['language'] },
  'server/mixologist/without-model.ts': { imports: ['server/mixologist/engine.ts'] },
  'server/mixologist/advice': { imports: ['domain', 'catalogue'] },
  // The program of the house's threads: no database, no HTTP.
  'server/mixologist/house': {
    imports: [
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
    imports: [
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
    imports: [
      ...infrastructure,
      'server/menu',
      'server/mixologist/engine.ts',
      'server/mixologist/model',
      'server/mixologist/without-model.ts',
      'server/threads',
    ],
    types: ['catalogue', 'language', 'server/mixologist/house'],
  },

  // Features, and the code that serves them.
  'server/services.ts': { imports: [...infrastructure, ...engines, 'server/adapters/payments'] },
  'server/functions.ts': { imports: ['server/db', 'server/rpc', 'server/services.ts'] },
  'server/features': {
    imports: [
      ...infrastructure,
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
    imports: [
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
  'server/api.ts': { imports: ['server/features', 'server/rpc'], packages: [] },
  'server/http': {
    imports: [
      ...infrastructure,
      'server/adapters/payments',
      'server/illustrations',
      'server/menu',
      'server/rpc',
      'server/startup-error.ts',
    ],
  },

  // The process, which assembles everything.
  'server/config.ts': {
    imports: [
      'domain',
      'server/adapters',
      'server/db',
      'server/mixologist/model',
      'server/services.ts',
      'server/startup-error.ts',
    ],
  },
  'server/*.ts': { imports: ['domain', 'schemas', 'server'] },
  'server/start': { imports: ['domain', 'schemas', 'catalogue', 'server'] },
  'server/commands': {
    imports: ['domain', 'schemas', 'catalogue', 'language', 'corpus', 'server', 'scripts'],
  },
  tests: {
    imports: ['domain', 'schemas', 'catalogue', 'language', 'corpus', 'server', 'web', 'scripts'],
  },

  // The web.
  'web/styles': { imports: [] },
  'web/ui': { imports: base, packages: [...react, 'sonner'] },
  'web/i18n': { imports: base, packages: react },
  'web/navigation': { imports: base, packages: react },
  'web/identity': { imports: base, packages: react },
  'web/rpc': { imports: client, packages: react },
  'web/rpc/api.ts': { imports: ['server/api.ts'], packages: ['zod'] },
  'web/components': { imports: client, packages: [...react, 'qrcode'] },
  'web/features': {
    imports: [...client, 'web/components'],
    packages: [...react, '@clerk/react'],
    siblings: 'none',
  },
  'web/guest': { imports: [...client, 'web/components', ...guestFolders], packages: react },
  ...Object.fromEntries(
    guestFolders.map((folder, index) => [
      folder,
      {
        imports: [...client, 'web/components', ...guestFolders.slice(0, index)],
        packages: react,
      },
    ]),
  ),
  'web/app': { imports: ['domain', 'web'], packages: react },
  'web/*.ts': { imports: ['domain', 'web'], packages: react },
  'web/*.tsx': { imports: ['domain', 'web'], packages: react },

  // Tools, test data, measurements, browser tests.
  corpus: { imports: ['domain'] },
  scripts: { imports: [] },
  'scripts/texts': { imports: ['domain', 'catalogue', 'language', 'server', 'web'], packages: [] },
  // Real clients: the browser's own calls and session, without its screens.
  bench: {
    imports: [
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
  e2e: { imports: ['domain', 'scripts'] },
};
