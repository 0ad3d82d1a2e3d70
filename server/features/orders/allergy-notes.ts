import type { Allergen } from '#domain/ingredients/allergens.ts';
import { fold } from '#domain/text/text.ts';
import type { Context } from '#server/functions.ts';
import { networkOf } from '#server/limits/network.ts';
import type { DrinkRequest } from './insert-orders.ts';

const tellsOfAllergy = /al+er[gj]|intoler|anaf|anaph|celia|coelia|epipen|histamin/;

/** Until the house has read the note. It reports too many rather than too few. */
export function roughAllergy(note: string | undefined): Allergen[] | null {
  return note && tellsOfAllergy.test(fold(note)) ? [] : null;
}

/** No order waits for this, because the house's threads may be busy with searches. */
export async function correctAllergies(
  { db, house, address, log }: Pick<Context, 'db' | 'house' | 'address' | 'log'>,
  barId: string,
  drinks: readonly DrinkRequest[],
): Promise<void> {
  const byNote = Map.groupBy(drinks, ({ notes }) => notes ?? '');
  byNote.delete('');
  if (byNote.size === 0) return;
  try {
    const turn = `notes ${networkOf(address)}`;
    const read = await house.allergiesIn([...byNote.keys()], { turn }, barId);
    for (const [n, noted] of [...byNote.values()].entries()) {
      const allergy = read[n] ?? null;
      if (JSON.stringify(allergy) === JSON.stringify(noted[0]?.allergy)) continue;
      const ids = noted.map(({ id }) => id);
      await db.updateTable('orders').set({ allergy }).where('id', 'in', ids).execute();
    }
  } catch (err) {
    log.warn({ err }, 'order notes were only checked by the quick word list');
  }
}
