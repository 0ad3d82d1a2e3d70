import type { OwnBar } from '#domain/bars/bars.ts';
import { guestTablePath } from '#domain/routes.ts';

/** The address in the code of a table. */
export function tableUrl(origin: string, bar: OwnBar, table: string): string {
  return origin + guestTablePath(bar.barCode, table);
}
