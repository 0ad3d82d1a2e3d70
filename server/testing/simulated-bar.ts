// Simulates an evening, and compares the estimates of guests with the real times.
import { paceOf } from '#server/queue/pace.ts';
import { Queue } from '#server/queue/queue.ts';
import type { OpenRow } from '#server/queue/rows.ts';
import { seededRandom } from './seeded-random.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 0, 2, 20);

export interface SimulatedBar {
  bartenders: number;
  /** Of an evening. */
  hours: number;
  /** Between two guests who order, at this time of the evening. */
  arrivalMinutes: (atHours: number) => number;
  /** To make one drink, on average. */
  drinkMinutes: number;
  /** The number of drinks per order, for equal shares of guests. */
  rounds: readonly number[];
  /** A ticket is completed as a whole, when its last drink is made. */
  isTogether: boolean;
  /** When nobody works, in hours. */
  breaks: readonly (readonly [from: number, to: number])[];
}

const quiet: SimulatedBar = {
  bartenders: 1,
  hours: 5,
  arrivalMinutes: () => 4,
  drinkMinutes: 2,
  rounds: [1],
  isTogether: false,
  breaks: [],
};
const twoWithRounds = {
  ...quiet,
  bartenders: 2,
  rounds: [1, 1, 2, 4, 6],
  arrivalMinutes: () => 3.5,
};

export const simulatedBars: Record<string, SimulatedBar> = {
  'one bartender': quiet,
  'one bartender, busy': { ...quiet, arrivalMinutes: () => 2.2 },
  'two bartenders': { ...quiet, bartenders: 2, arrivalMinutes: () => 1.2 },
  'a rush': { ...quiet, bartenders: 2, arrivalMinutes: (at) => (at > 1 && at < 2 ? 0.6 : 3) },
  rounds: twoWithRounds,
  'rounds, completed as a whole': { ...twoWithRounds, isTogether: true },
  'one bartender, breaks': {
    ...quiet,
    arrivalMinutes: () => 3,
    breaks: [
      [1, 1.2],
      [3, 3.25],
    ],
  },
};

/** A guest's estimate at the order, and the real time. */
interface Told {
  orderedAt: number;
  readyAt: number;
  trueReadyAt: number;
}

interface Simulated extends OpenRow {
  /** When it is made. */
  dueAt: number;
}

/** Medians over twenty evenings, in minutes: the wait, and the error of the estimates. */
export function honestyOf(bar: SimulatedBar) {
  const told = Array.from({ length: 20 }, (_, seed) => simulate(bar, seed)).flat();
  const medianOf = (value: (one: Told) => number) => {
    const values = told.map(value).toSorted((a, b) => a - b);
    return Number(((values[values.length >> 1] ?? Number.NaN) / minute).toFixed(2));
  };
  return {
    drinks: told.length,
    wait: medianOf((one) => one.trueReadyAt - one.orderedAt),
    error: medianOf((one) => Math.abs(one.readyAt - one.trueReadyAt)),
    /** Negative if most estimates are too early. */
    bias: medianOf((one) => one.readyAt - one.trueReadyAt),
    /** The error of an estimate that is always five minutes. */
    errorOfFive: medianOf((one) => Math.abs(one.orderedAt + 5 * minute - one.trueReadyAt)),
    /** Estimates in the past. */
    inThePast: told.filter((one) => one.readyAt <= one.orderedAt).length,
  };
}

/**
 * A free bartender starts the next ticket as a whole and completes its drinks one by one. Returns
 * the estimate of each guest at their order, if the bar had one.
 */
function simulate(bar: SimulatedBar, seed: number): Told[] {
  const random = seededRandom(seed);
  const told: Omit<Told, 'trueReadyAt'>[] = [];
  const ofTold: string[] = [];
  const readyAt = new Map<string, number>();
  const made: { created_at: Date; changed_at: Date }[] = [];
  let open: Simulated[] = [];
  const freeAt = Array.from({ length: bar.bartenders }, () => begin);
  const end = begin + bar.hours * 60 * minute;
  let nextGuest = begin;
  let count = 0;

  /** Skewed to the right like real ones: half to twice the mean. */
  const drinkMs = () => bar.drinkMinutes * minute * (0.5 + random() * 0.5 + random() ** 3);
  const afterBreaks = (at: number) => {
    for (const [from, to] of bar.breaks) {
      const [a, b] = [begin + from * 60 * minute, begin + to * 60 * minute];
      if (at >= a && at < b) return b;
    }
    return at;
  };
  const arrive = (at: number) => {
    const guest = `guest ${++count}`;
    const drinks = bar.rounds[Math.floor(random() * bar.rounds.length)] ?? 1;
    for (let n = 0; n < drinks; n++) open.push(simulatedOrder(`${guest}.${n}`, guest, at));
  };
  const beginNext = (bartender: number, at: number) => {
    const [first] = open.filter(({ status }) => status === 'new');
    if (!first) return false;
    let time = at;
    for (const order of open) {
      if (order.round_id !== first.round_id) continue;
      time += drinkMs();
      Object.assign(order, { status: 'processing', changed_at: new Date(at), dueAt: time });
    }
    freeAt[bartender] = time;
    if (!bar.isTogether) return true;
    for (const order of open) if (order.round_id === first.round_id) order.dueAt = time;
    return true;
  };
  const complete = (at: number) => {
    for (const order of open.filter(({ dueAt }) => dueAt <= at)) {
      readyAt.set(order.id, order.dueAt);
      made.unshift({ created_at: order.created_at, changed_at: new Date(order.dueAt) });
    }
    open = open.filter(({ dueAt }) => dueAt > at);
  };
  const work = (at: number) => {
    for (const bartender of freeAt.keys()) {
      if ((freeAt[bartender] ?? 0) <= at && afterBreaks(at) === at) beginNext(bartender, at);
    }
  };
  const tell = (at: number) => {
    const pace = paceOf(made.slice(0, 31), at);
    const queue = new Queue(open);
    for (const { id, created_at } of open) {
      const estimate = queue.readyAt(id, pace);
      if (estimate === null || created_at.getTime() !== at) continue;
      told.push({ orderedAt: at, readyAt: estimate });
      ofTold.push(id);
    }
  };
  for (let at = begin; at < end || open.length; at += 5_000) {
    complete(at);
    const isOrdered = at >= nextGuest && at < end;
    if (isOrdered) arrive(at);
    work(at);
    if (!isOrdered) continue;
    tell(at);
    const mean = bar.arrivalMinutes((at - begin) / 60 / minute) * minute;
    nextGuest = at - Math.log(1 - random()) * mean;
  }
  return told.map((one, index) => ({
    ...one,
    trueReadyAt: readyAt.get(ofTold[index] ?? '') ?? Number.NaN,
  }));
}

export function simulatedOrder(id: string, guest: string, at: number): Simulated {
  return {
    id,
    bar_id: 'bar',
    drink_id: 'negroni',
    guest_name: guest,
    guest_key: guest,
    notes: null,
    status: 'new',
    created_at: new Date(at),
    changed_at: new Date(at),
    maker_subject: null,
    maker_name: null,
    round_id: guest,
    for_name: null,
    table_name: null,
    position: null,
    is_on_hold: false,
    called_at: null,
    collected_at: null,
    cancellation: null,
    number: null,
    without: [],
    allergy: null,
    dueAt: Number.POSITIVE_INFINITY,
  };
}
