import type { ColumnType, Generated } from 'kysely';
import type { Currency, MenuMode, SoldOutSpan } from '#domain/menu/menu.ts';
import type { Moment } from './moment.ts';

export interface BarTables {
  bars: {
    id: Generated<string>;
    account_id: string;
    name: string;
    description: string | null;
    code: string;
    is_active: Generated<boolean>;
    is_open: Generated<boolean>;
    allows_substitutes: Generated<boolean>;
    allows_guest_search: Generated<boolean>;
    guest_questions_per_night: Generated<number>;
    guest_share_percent: Generated<number>;
    menu_mode: Generated<MenuMode>;
    currency: Generated<Currency>;
    paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    paused_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    max_open_per_guest: Generated<number>;
    max_open_orders: number | null;
    late_after_minutes: Generated<number>;
    tables: Generated<string[]>;
    created_at: Moment;
  };
  menu_entries: {
    bar_id: string;
    drink_id: string;
    is_shown: boolean | null;
    featured: number | null;
    sold_out: SoldOutSpan | null;
    sold_out_until: Date | null;
    price: number | null;
    note: Generated<string>;
  };
  popular_drinks: { bar_id: string; drink_ids: string[] };
  inventory: { bar_id: string; ingredient_id: string; is_available: boolean };
}
