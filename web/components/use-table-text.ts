import { isTableNumber } from '#domain/bars/tables.ts';
import { useText } from '#web/i18n/language.ts';

/** How a table is called: "Table 7", but "Terrace". */
export function useTableText(): (table: string) => string {
  const { menu } = useText();
  return (table) => (isTableNumber(table) ? menu.table(table) : table);
}
