import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { idsTagged } from '#catalogue/traits.ts';
import type { EmbeddedIdentity } from '#server/adapters/identity/embedded.ts';
import { identityOf } from '#server/adapters/identity/verify.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { settleOnce } from '#server/db/settings.ts';
import { registerUser } from '#server/features/auth/users.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { createBar, listBars } from '#server/features/bars/bars.ts';
import { initializeInventory } from '#server/features/ingredients/inventory.ts';
import { composeMenu, demoDescription } from './demo-menu.ts';

const email = 'demo@barback.example';
const name = 'Mika';
const minDrinks = 3;
/** Easy to read from a screen: no characters that look alike. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const passwordSetting = 'demo-password';

export interface Demo {
  email: string;
  password: string;
  barCode: string | undefined;
}

export async function settleDemo(
  db: Db,
  identity: EmbeddedIdentity,
  isWanted: boolean,
): Promise<Demo | undefined> {
  if (isWanted) return seedDemo(db, identity);
  await lockDemo(db, identity);
}

/** Created once: a deleted demo bar stays deleted. */
async function seedDemo(db: Db, identity: EmbeddedIdentity): Promise<Demo> {
  // Replaces passwords of older versions, which could be guessed: two words of nine, three digits.
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
    const fields = { name: 'Zlatá líška', description: demoDescription };
    const id = await createBar(tx, person.account.id, fields, 'FENEK');
    const bar = { id, accountId: person.account.id };
    await stock(tx, bar);
    await composeMenu(tx, bar);
  });
  const [bar] = await listBars(db, person.account.id);
  return { email, password, barCode: bar?.barCode };
}

async function lockDemo(db: Db, identity: EmbeddedIdentity): Promise<void> {
  const isSeeded = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', passwordSetting)
    .executeTakeFirst();
  if (isSeeded) await identity.lockOut(email);
}

async function stock(tx: Tx, bar: AuthorizedBar): Promise<void> {
  await initializeInventory(tx, bar);
  const wanted = tx
    .selectFrom('drink_ingredients')
    .select('ingredient_id')
    .groupBy('ingredient_id')
    .having(({ fn }) => fn.countAll(), '>=', minDrinks);
  await tx
    .updateTable('inventory')
    .set({ is_available: true })
    .where('bar_id', '=', bar.id)
    .where(({ or, eb }) =>
      or([eb('ingredient_id', 'in', wanted), eb('ingredient_id', 'in', idsTagged('speciality'))]),
    )
    .execute();
}

/** 79 random bits, in groups that are easy to type. */
function makePassword(): string {
  const character = () => passwordAlphabet[randomInt(passwordAlphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join('');
  return Array.from({ length: 4 }, group).join('-');
}
