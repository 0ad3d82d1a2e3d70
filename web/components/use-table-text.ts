import { isTableNumber } from '#domain/bars/tables.ts';
import { useText } from '#web/i18n/language.ts';

/** Returns "Table 7" for a number, but "Terrace" for a name. */
export function useTableText(): (table: string) => string {
  const { menu } = useText();
  return (table) => (isTableNumber(table) ? menu.table(table) : table);
}
