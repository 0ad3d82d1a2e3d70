import { readTable } from '#domain/bars/tables.ts';
import { navigate } from '#web/navigation/location.ts';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

/** The bar and name of the last scanned table. Cleared together with the guest's name. */
export const guestTable = createStoredValue('guestTable', (stored) => stored ?? '');

/** Stores the table of a link and removes it from the address, so that a shared link has none. */
export function rememberTable(barId: string, address: string): void {
  const url = new URL(address, location.href);
  const table = url.searchParams.get('table');
  if (table === null) return;
  const name = readTable(table);
  if (name) guestTable.set(`${barId} ${name}`);
  url.searchParams.delete('table');
  navigate(url.pathname + url.search, { replace: true, keepScroll: true });
}

export function tableAt(barId: string): string | undefined {
  return tableIn(guestTable.get(), barId);
}

export function useTable(barId: string): string | undefined {
  return tableIn(useStoredValue(guestTable), barId);
}

function tableIn(stored: string, barId: string): string | undefined {
  return stored.startsWith(`${barId} `) ? readTable(stored.slice(barId.length)) : undefined;
}
