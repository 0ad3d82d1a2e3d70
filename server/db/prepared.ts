import { type RawBuilder, sql } from 'kysely';
import { markPrepared } from './prepared-name.ts';

/** For `modifyFront`, on hot paths where one plan suits every bar. */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(markPrepared(name));
}
