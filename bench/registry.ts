// All benchmarks and proofs: `npm run bench NAME` and `npm run prove NAME`. A benchmark measures, a
// proof looks for events that must never happen. docs/commands.md has a row for each.

export interface Command {
  kind: 'bench' | 'prove';
  file: string;
  summary: string;
  options: Options;
}

/** The options of a command with their defaults. lib/options.ts explains all of them. */
export interface Options {
  count?: { default: number; of: string };
  seconds?: { default: number; of: string };
  seed?: { default: 'random' };
  engine?: { default: 'both' };
  only?: { default: ''; of: string };
  from?: { default: '' };
  test?: { default: string };
  all?: { default: string };
}

const seed = { default: 'random' } as const;
const engine = { default: 'both' } as const;
const all = { default: '.cache/entered-all' } as const;
const only = <Of extends string>(of: Of) => ({ default: '', of }) as const;

export const registry = {
  http: {
    kind: 'bench',
    file: 'http/http.ts',
    summary: 'the requests of guests beside a bare server that sends the same bytes',
    options: { seconds: { default: 1.2, of: 'turn' }, engine, only: only('cases') },
  },
  orders: {
    kind: 'bench',
    file: 'orders/orders.ts',
    summary: 'orders beside bare inserts, from the call to the board, and estimates',
    options: { seconds: { default: 8, of: 'evening' }, engine },
  },
  scale: {
    kind: 'bench',
    file: 'scale/scale.ts',
    summary: 'up to 10,000 bars and 5,000 open pages on one server',
    options: { seconds: { default: 300, of: 'load' } },
  },
  hostile: {
    kind: 'bench',
    file: 'hostile/hostile.ts',
    summary: 'how much an attacker slows others down',
    options: { seconds: { default: 8, of: 'attack' }, only: only('attacks') },
  },
  start: {
    kind: 'bench',
    file: 'start.ts',
    summary: 'the start, the idle memory, and the start after a kill',
    options: { count: { default: 3, of: 'kills' } },
  },
  menu: {
    kind: 'bench',
    file: 'engines/menu.ts',
    summary: 'the drinks of a page, by the menu engine and by the best SQL',
    options: { count: { default: 60, of: 'bars' } },
  },
  search: {
    kind: 'bench',
    file: 'engines/search.ts',
    summary: 'smart search without a model, on a small and a large menu',
    options: { count: { default: 40, of: 'searches of each query' } },
  },
  party: {
    kind: 'bench',
    file: 'engines/party.ts',
    summary: 'the analysis of 500 responses to a party',
    options: { count: { default: 5, of: 'rounds' } },
  },
  guest: {
    kind: 'bench',
    file: 'pages/guest.ts',
    summary: 'a guest on a slow phone: first views, forty taps, a long menu, Lighthouse',
    options: { count: { default: 7, of: 'visits' }, only: only('measurements') },
  },
  dashboard: {
    kind: 'bench',
    file: 'pages/dashboard.ts',
    summary: "a bartender's first section, long table, whole shelf and full board on a tablet",
    options: { count: { default: 9, of: 'taps' }, only: only('parts') },
  },
  ledger: {
    kind: 'prove',
    file: 'ledger.ts',
    summary: 'random credit operations while processes are killed, then reconciles',
    options: { count: { default: 10_000, of: 'operations' } },
  },
  evening: {
    kind: 'prove',
    file: 'evenings/evening.ts',
    summary: 'an evening over connections that are cut at random',
    options: { count: { default: 500, of: 'orders' }, seed, engine },
  },
  kill: {
    kind: 'prove',
    file: 'evenings/kill.ts',
    summary: 'an evening while the server is killed',
    options: { count: { default: 100, of: 'kills' }, seed, engine },
  },
  faults: {
    kind: 'prove',
    file: 'evenings/faults.ts',
    summary: 'an evening while the database restarts, crashes, is locked or full',
    options: { seed, engine },
  },
  replicas: {
    kind: 'prove',
    file: 'evenings/replicas.ts',
    summary: 'an evening on three servers that are killed in turn',
    options: { count: { default: 30, of: 'kills' }, seed },
  },
  update: {
    kind: 'prove',
    file: 'evenings/update.ts',
    summary: 'an evening during a rolling update from an earlier version',
    options: { from: { default: '' }, seed },
  },
  network: {
    kind: 'prove',
    file: 'network/network.ts',
    summary: 'an evening of real browsers behind a proxy that breaks everything',
    options: { count: { default: 5_000, of: 'mutations' }, seed },
  },
  timing: {
    kind: 'prove',
    file: 'timing.ts',
    summary: 'whether the time of an answer tells what the answer does not',
    options: { count: { default: 300, of: 'questions on either side' }, seed, engine },
  },
  input: {
    kind: 'prove',
    file: 'input/input.ts',
    summary: 'hostile inputs for every function, and frames and headers that are none',
    options: { count: { default: 2_000, of: 'inputs of each function' }, seed },
  },
  guards: {
    kind: 'prove',
    file: 'guards/guards.ts',
    summary: 'whether a test fails when a guard against an attack is removed',
    options: { only: only('guards') },
  },
  entered: {
    kind: 'prove',
    file: 'mutants/entered.ts',
    summary: 'the functions that test:all enters and npm test does not',
    options: { test: { default: '.cache/entered-test' }, all },
  },
  mutants: {
    kind: 'prove',
    file: 'mutants/mutants.ts',
    summary: 'which small errors npm test notices, and which only test:all',
    options: { count: { default: 60, of: 'errors' }, seed, all },
  },
} as const satisfies Record<string, Command>;

export type Name = keyof typeof registry;
