import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { settleOnce } from '#server/db/settings.ts';

export function storedSecret(db: Db, name: string): Promise<string> {
  return settleOnce(db, name, () => randomBytes(32).toString('base64url'));
}
