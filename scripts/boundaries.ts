// Import boundaries: which room of the project may import which, from the ground up. `npm run check`
// tries every import against this table; CONTRIBUTING.md says what the rooms are for.

export interface Rule {
  /** Rooms that may be imported beside the own one; a folder stands for all rooms in it. */
  rooms: readonly string[];
  /** The only packages that may be imported; any, where nothing is said. */
  packages?: readonly string[];
  /** Which files of its sibling folders a folder in it may import; all, where nothing is said. */
  siblings?: 'none' | 'all but functions.ts';
}

const groundwork = ['domain', 'schemas', 'server/cache', 'server/db', 'server/limits'];
const engines = [
  'server/catalogue',
  'server/illustrations',
  'server/lookups',
  'server/menu',
  'server/mixologist',
  'server/queue',
  'server/shelf-lists',
  'server/topics.ts',
];
const base = ['domain', 'web/ui', 'web/i18n', 'web/navigation'];
const client = [...base, 'web/identity', 'web/rpc'];
const react = ['react', 'react-dom', 'lucide-react'];

/**
 * Rooms by path; a file belongs to the longest one that fits, and a file without a room is an error.
 * Two rooms are no folder: `schemas` are the files domain/*.schema.ts, which no room of the web may
 * import, and `tests` all tests and server/testing, their helpers.
 */
export const rooms: Record<string, Rule> = {
  domain: { rooms: [], packages: [] },
  schemas: { rooms: ['domain'], packages: ['zod'] },

  // Groundwork of the server: knows no product.
  'server/startup-error.ts': { rooms: [] },
  'server/metrics.ts': { rooms: [], packages: ['prom-client'] },
  'server/limits': { rooms: ['domain', 'server/db'] },
  'server/threads': { rooms: ['domain'] },
  'server/words': { rooms: ['domain'] },
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
  'server/catalogue': { rooms: ['domain', 'server/words'] },
  'server/illustrations': { rooms: ['domain', 'server/catalogue'] },
  'server/lookups': { rooms: [...groundwork, 'server/topics.ts'] },
  'server/queue': { rooms: [...groundwork, 'server/illustrations', 'server/topics.ts'] },
  'server/menu': {
    rooms: [
      ...groundwork,
      'server/catalogue',
      'server/lookups',
      'server/topics.ts',
      'server/words',
    ],
  },
  'server/shelf-lists': {
    rooms: ['domain', 'server/cache', 'server/catalogue', 'server/menu', 'server/words'],
  },
  'server/mixologist/engine.ts': { rooms: ['domain', 'server/mixologist'] },
  'server/mixologist/search/lexicon': { rooms: ['domain', 'server/catalogue', 'server/words'] },
  'server/mixologist/safety': {
    rooms: ['domain', 'server/catalogue', 'server/words', 'server/mixologist/search/lexicon'],
  },
  'server/mixologist/search': {
    rooms: [
      'domain',
      'server/catalogue',
      'server/menu',
      'server/words',
      'server/mixologist/engine.ts',
      'server/mixologist/safety',
      'server/mixologist/search/lexicon',
    ],
  },
  'server/mixologist/without-model.ts': { rooms: ['server/mixologist/engine.ts'] },
  'server/mixologist/advice': { rooms: ['domain', 'server/catalogue', 'server/menu'] },
  'server/mixologist/creation': {
    rooms: [
      'domain',
      'server/catalogue',
      'server/illustrations',
      'server/mixologist/search',
      'server/words',
    ],
  },
  'server/mixologist/party': {
    rooms: [
      'domain',
      'server/catalogue',
      'server/menu',
      'server/words',
      'server/mixologist/safety',
      'server/mixologist/search',
      'server/threads',
    ],
  },
  // The program of the house's threads: no database, no HTTP.
  'server/mixologist/house': {
    rooms: [
      'domain',
      'server/cache',
      'server/catalogue',
      'server/menu',
      'server/mixologist/advice',
      'server/mixologist/creation',
      'server/mixologist/engine.ts',
      'server/mixologist/party',
      'server/mixologist/search',
      'server/threads',
    ],
    packages: [],
  },
  'server/mixologist/model': {
    rooms: [
      'domain',
      'server/mixologist/creation',
      'server/mixologist/engine.ts',
      'server/mixologist/without-model.ts',
      'server/mixologist/safety',
      'server/words',
    ],
  },
  'server/mixologist/*.ts': {
    rooms: [...groundwork, 'server/menu', 'server/mixologist', 'server/threads'],
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
  'server/start': { rooms: ['domain', 'schemas', 'server'] },
  'server/commands': { rooms: ['domain', 'schemas', 'corpus', 'server', 'scripts'] },
  tests: { rooms: ['domain', 'schemas', 'corpus', 'server', 'web', 'scripts'] },

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
  'web/app': { rooms: ['domain', 'web'], packages: react },
  'web/*.ts': { rooms: ['domain', 'web'], packages: react },
  'web/*.tsx': { rooms: ['domain', 'web'], packages: react },

  // Tools, test data, measurements, browser tests.
  corpus: { rooms: ['domain'] },
  scripts: { rooms: [] },
  'scripts/texts': { rooms: ['domain', 'server', 'web'], packages: [] },
  // Real clients: the browser's own calls and session, without its screens.
  bench: {
    rooms: [
      'domain',
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
