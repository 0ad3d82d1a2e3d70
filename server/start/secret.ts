import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { settleOnce } from '#server/db/settings.ts';

/** Generated at the first start and stored in the database. */
export function storedSecret(db: Db, name: string): Promise<string> {
  return settleOnce(db, name, () => randomBytes(32).toString('base64url'));
}
