import { randomInt } from 'node:crypto';
import type { EmbeddedIdentity } from './adapters/identity/embedded.ts';
import { identityOf } from './adapters/identity/verify.ts';
import type { Db } from './db/client.ts';
import { settleOnce } from './db/settings.ts';
import { registerUser } from './features/auth/model.ts';
import { createBar, listBars } from './features/bars/model.ts';

const email = 'demo@barback.example';
const name = 'Mika';
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
    await createBar(tx, person.account.id, { name: 'Zlatá líška' }, 'FENEK');
  });
  const [bar] = await listBars(db, person.account.id);
  return { email, password, barCode: bar?.barCode };
}

function makePassword(): string {
  const word = () => words[randomInt(words.length)];
  return `${word()}-${word()}-${randomInt(100, 1000)}`;
}
