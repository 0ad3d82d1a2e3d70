// Whether the notes of orders speak of an allergy, for the bartender to see.
import type { Allergen } from '#domain/allergens.ts';
import { fold } from '#domain/text.ts';
import type { Context } from '#server/functions.ts';
import { networkOf } from '#server/limits/network.ts';
import type { DrinkRequest } from './insert-orders.ts';

/** An order does not wait for longer. */
const patienceMs = 3_000;

/** In place of the house, where it does not answer: rather too often than never. */
const tellsOfAllergy = /al+er[gj]|intoler|anaf|anaph|celia|coelia|epipen|histamin/;

export async function withAllergies(
  { house, address }: Pick<Context, 'house' | 'address'>,
  barId: string,
  drinks: readonly DrinkRequest[],
): Promise<DrinkRequest[]> {
  const notes = [...new Set(drinks.flatMap(({ notes }) => notes ?? []))];
  if (notes.length === 0) return [...drinks];
  const asker = { turn: `notes ${networkOf(address)}`, signal: AbortSignal.timeout(patienceMs) };
  const read = await house.allergiesIn(notes, asker, barId).catch(() => notes.map(roughly));
  const allergies = new Map(notes.map((note, n) => [note, read[n] ?? null]));
  return drinks.map((drink) => ({ ...drink, allergy: allergies.get(drink.notes ?? '') ?? null }));
}

function roughly(note: string): Allergen[] | null {
  return tellsOfAllergy.test(fold(note)) ? [] : null;
}
