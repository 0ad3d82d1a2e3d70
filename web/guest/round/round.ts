// A round that a guest is putting together. Stored for each bar and name, and shared by the tabs.
import { useMemo } from 'react';
import { orderSettings } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { DrinkOnMenu } from '#domain/menu/menu.ts';
import { orderLimits, type RoundLine } from '#domain/orders/orders.ts';
import { randomKey } from '#web/identity/keys.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { rounds } from './rounds.ts';

type Price = NonNullable<DrinkOnMenu['price']>;

/** A line of the round, with the values that its list shows. */
export interface ChosenLine extends RoundLine {
  id: string;
  name: string;
  imageUrl: string | null;
  price: Price | null;
}

/** A sent round without a response. */
export interface SentRound {
  /** As JSON. */
  content: string;
  lines: ChosenLine[];
  /** By the server's clock. */
  at: number;
  /** Nobody is waiting for the response any more. The round may have arrived. */
  isLost: boolean;
}

export interface Round {
  /** Random. Changes after each response. */
  id?: string | undefined;
  lines: ChosenLine[];
  sent?: SentRound | undefined;
  changedAt?: number;
}

/** Stored rounds by bar and name. */
type Stored = Record<string, Round>;

const empty: Round = { lines: [] };
/** No bar accepts more from one guest. */
const maxDrinks = orderSettings.maxOpenPerGuest.max;
/** A round that is not changed for this long is forgotten. */
const forgottenMs = 3 * 24 * 3_600_000;

function isRound(value: unknown): value is Round {
  const { lines } = (value ?? {}) as Partial<Round>;
  return (
    Array.isArray(lines) &&
    lines.every(
      (line) =>
        typeof line?.drinkId === 'string' && line.quantity > 0 && typeof line.id === 'string',
    )
  );
}

function parse(json: string): Stored {
  try {
    const all: Record<string, unknown> = json ? JSON.parse(json) : {};
    return Object.fromEntries(Object.entries(all).filter((entry) => isRound(entry[1]))) as Stored;
  } catch {
    return {};
  }
}

const nameOf = (barId: string, guestName: string) => `${barId} ${guestName}`;

function change(barId: string, guestName: string, next: (round: Round) => Round): void {
  const name = nameOf(barId, guestName);
  const now = serverNow();
  const { [name]: before = empty, ...rest } = parse(rounds.get());
  const others = Object.fromEntries(
    Object.entries(rest).filter(([, { changedAt = 0 }]) => now - changedAt < forgottenMs),
  );
  const after = next(before);
  const all =
    after.lines.length > 0
      ? { ...others, [name]: { ...after, id: after.id ?? randomKey(), changedAt: now } }
      : others;
  if (Object.keys(all).length > 0) rounds.set(JSON.stringify(all));
  else rounds.clear();
}

/** The round of a guest at a bar, with functions to change it. */
export function useRound(barId: string, guestName: string) {
  const stored = useStoredValue(rounds);
  return useMemo(() => {
    const round = parse(stored)[nameOf(barId, guestName)] ?? empty;
    const update = (next: (round: Round) => Round) => change(barId, guestName, next);
    return {
      ...round,
      drinks: countOf(round.lines),
      /** Returns false if the round is full. */
      add: (drink: Drink, line: Omit<RoundLine, 'drinkId'>): boolean => {
        const lines = withLine(round.lines, drink, line);
        if (lines.length > orderLimits.lines || countOf(lines) > maxDrinks) return false;
        update((before) => ({ ...before, lines: withLine(before.lines, drink, line) }));
        return true;
      },
      setQuantity: (id: string, quantity: number) =>
        update((before) => ({
          ...before,
          lines: before.lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
        })),
      remove: (id: string) =>
        update((before) => ({ ...before, lines: before.lines.filter((line) => line.id !== id) })),
      /** Puts a removed line back in its place. */
      putBack: (line: ChosenLine, index: number) =>
        update((before) => ({ ...before, lines: before.lines.toSpliced(index, 0, line) })),
      keyOf: (content: string) => keyOf(barId, guestName, content),
      /** Call if the server refused the round, or if its response was lost. */
      failed: (isLost: boolean, isRefused: boolean) =>
        update(({ id, lines, sent }) => ({
          // After a final refusal, the next attempt is a new round.
          id: isRefused ? undefined : id,
          lines,
          sent: isLost && sent ? { ...sent, isLost } : undefined,
        })),
      /** Stops a sent round and returns its key. The round stays and can be changed. */
      stop: (): string | undefined => {
        const { id, sent } = round;
        update(({ lines }) => ({ lines }));
        return id && sent && keyFor(id, sent.content);
      },
      /** Marks the sent round as arrived. Returns the lines that were not sent yet. */
      arrived: (): ChosenLine[] => {
        let rest: ChosenLine[] = [];
        update(({ lines, sent }) => {
          rest = without(lines, sent?.lines ?? []);
          return { lines: rest };
        });
        return rest;
      },
    };
  }, [stored, barId, guestName]);
}

export type UsedRound = ReturnType<typeof useRound>;

function countOf(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The key of this content until it has a response. It is derived from the round and the content, so
 * that another tab that sends at the same moment uses the same key.
 */
function keyOf(barId: string, guestName: string, content: string): string {
  const { id = randomKey(), sent: known } = parse(rounds.get())[nameOf(barId, guestName)] ?? empty;
  const isKnown = known?.content === content;
  const key = keyFor(id, content);
  change(barId, guestName, ({ lines }) => ({
    id,
    lines,
    sent: isKnown
      ? { ...known, isLost: false }
      : { content, lines, at: serverNow(), isLost: false },
  }));
  return key;
}

function keyFor(id: string, content: string): string {
  return id.slice(0, 16) + hash(content, 1) + hash(content, 2);
}

/** 32 bits of FNV-1a, as hex. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The lines that remain after subtracting the sent ones. */
function without(lines: ChosenLine[], sent: readonly ChosenLine[]): ChosenLine[] {
  return lines
    .map((line) => {
      const before = sent.find(({ id }) => id === line.id)?.quantity ?? 0;
      return { ...line, quantity: line.quantity - before };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Adds one to an existing line if its quantity allows it. */
function withLine(
  lines: ChosenLine[],
  drink: Drink,
  { quantity, notes, forName }: Omit<RoundLine, 'drinkId'>,
): ChosenLine[] {
  const same = lines.find(
    (line) =>
      line.drinkId === drink._id &&
      line.notes === notes &&
      line.forName === forName &&
      line.quantity + quantity <= orderLimits.quantity,
  );
  if (same) {
    return lines.map((line) =>
      line === same ? { ...line, quantity: line.quantity + quantity } : line,
    );
  }
  const { _id: drinkId, name, imageUrl, menu } = drink;
  const price = menu?.price ?? null;
  return [
    ...lines,
    { id: randomKey().slice(0, 8), drinkId, name, imageUrl, price, quantity, notes, forName },
  ];
}

/** The lines in the format of the call. */
export function sentLines(lines: readonly ChosenLine[]): RoundLine[] {
  return lines.map(({ drinkId, quantity, notes, forName }) => ({
    drinkId,
    quantity,
    ...(notes && { notes }),
    ...(forName && { forName }),
  }));
}

/** The price of all lines. Null if one of them has no price. */
export function totalOf(lines: readonly ChosenLine[]): Price | null {
  const [first] = lines;
  if (!first?.price) return null;
  const { currency } = first.price;
  if (lines.some(({ price }) => price?.currency !== currency)) return null;
  const amount = lines.reduce(
    (sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity,
    0,
  );
  return { amount, currency };
}
