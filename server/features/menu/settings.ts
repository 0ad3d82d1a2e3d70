import type { Currency, MenuMode } from '#domain/menu/menu.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';

export interface MenuSettings {
  mode?: MenuMode | undefined;
  currency?: Currency | undefined;
}

/** Another currency does not convert prices. */
export async function updateSettings(
  db: Tx,
  bar: AuthorizedBar,
  { mode, currency }: MenuSettings,
): Promise<void> {
  await db
    .updateTable('bars')
    .set({
      ...(mode !== undefined && { menu_mode: mode }),
      ...(currency !== undefined && { currency }),
    })
    .where('id', '=', bar.id)
    .execute();
}
