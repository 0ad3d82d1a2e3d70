import { randomInt } from 'node:crypto';
import type { EmbeddedIdentity } from './adapters/identity/embedded.ts';
import { identityOf } from './adapters/identity/verify.ts';
import type { Db, Tx } from './db/database.ts';
import { settleOnce } from './db/settings.ts';
import { registerUser } from './features/auth/model.ts';
import { createBar, listBars } from './features/bars/model.ts';
import { initializeInventory } from './features/ingredients/model.ts';

const email = 'demo@barback.example';
const name = 'Mika';
const drinksWorthABottle = 3;
const specialities = ['becherovka', 'borovicka', 'demanovka', 'kofola', 'slivovica', 'tatratea'];
const words = ['amber', 'basil', 'cedar', 'clove', 'honey', 'lemon', 'maple', 'olive', 'plum'];

export interface Demo {
  email: string;
  password: string;
  barCode: string | undefined;
}

/** A bar and an account to try the product with. Made once: a deleted demo bar stays deleted. */
export async function seedDemo(db: Db, identity: EmbeddedIdentity): Promise<Demo> {
  const password = await settleOnce(db, 'demo-password', makePassword);
  const sub = await identity.ensurePerson({ email, password, name });
  const person = identityOf(identity.source.issuer, { sub, email, name });
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('settings')
      .values({ name: 'demo-seeded', value: 'yes' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!first.numInsertedOrUpdatedRows) return;
    await registerUser(tx, person);
    const id = await createBar(tx, person.account.id, { name: 'Zlatá líška' }, 'FENEK');
    await stock(tx, id);
  });
  const [bar] = await listBars(db, person.account.id);
  return { email, password, barCode: bar?.barCode };
}

/** A well-kept back bar: what several drinks need, and what the house is proud of. */
async function stock(tx: Tx, barId: string): Promise<void> {
  await initializeInventory(tx, { id: barId });
  const wanted = tx
    .selectFrom('drink_ingredients')
    .select('ingredient_id')
    .groupBy('ingredient_id')
    .having(({ fn }) => fn.countAll(), '>=', drinksWorthABottle);
  await tx
    .updateTable('inventory')
    .set({ is_available: true })
    .where('bar_id', '=', barId)
    .where(({ or, eb }) =>
      or([eb('ingredient_id', 'in', wanted), eb('ingredient_id', 'in', specialities)]),
    )
    .execute();
}

function makePassword(): string {
  const word = () => words[randomInt(words.length)];
  return `${word()}-${word()}-${randomInt(100, 1000)}`;
}
