import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
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
/** Easy to read from a screen: nothing that looks like something else. */
const passwordSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

const passwordSetting = 'demo-password';

export interface Demo {
  email: string;
  password: string;
  barCode: string | undefined;
}

/** The demo account and its bar, where they are wanted; else the account is shut, if there is one. */
export async function settleDemo(
  db: Db,
  identity: EmbeddedIdentity,
  isWanted: boolean,
): Promise<Demo | undefined> {
  if (isWanted) return seedDemo(db, identity);
  await closeDemo(db, identity);
}

/** A bar and an account to try the product with. Made once: a deleted demo bar stays deleted. */
async function seedDemo(db: Db, identity: EmbeddedIdentity): Promise<Demo> {
  // Those that were made before could be guessed: two words of nine, and three digits.
  await db
    .updateTable('settings')
    .set({ value: makePassword() })
    .where('name', '=', passwordSetting)
    .where(sql<boolean>`value ~ '^[a-z]+-[a-z]+-[0-9]{3}$'`)
    .execute();
  const password = await settleOnce(db, passwordSetting, makePassword);
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

/** The bar stays, as data. */
async function closeDemo(db: Db, identity: EmbeddedIdentity): Promise<void> {
  const wasMade = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', passwordSetting)
    .executeTakeFirst();
  if (wasMade) await identity.shutOut(email);
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

/** 79 random bits, in groups that can be typed. */
function makePassword(): string {
  const sign = () => passwordSigns[randomInt(passwordSigns.length)];
  const group = () => Array.from({ length: 4 }, sign).join('');
  return Array.from({ length: 4 }, group).join('-');
}
