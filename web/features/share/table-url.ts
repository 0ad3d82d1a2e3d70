import type { OwnBar } from '#domain/bars/bars.ts';
import { guestTablePath } from '#domain/routes.ts';

/** What the code on a table leads to. */
export function tableUrl(origin: string, bar: OwnBar, table: string): string {
  return origin + guestTablePath(bar.barCode, table);
}
