import { type RawBuilder, sql } from 'kysely';
import { markPrepared } from './prepared-name.ts';

/**
 * Put at the start of a statement (`modifyFront` of a query builder), makes it a prepared
 * statement, planned once per connection. For hot paths where one plan suits every bar.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(markPrepared(name));
}
