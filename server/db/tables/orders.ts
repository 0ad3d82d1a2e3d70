import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { KnownCancellation, OrderStatus } from '#domain/orders/orders.ts';
import type { Moment } from './moment.ts';

export interface OrderTables {
  orders: {
    id: Generated<string>;
    bar_id: string;
    drink_id: string | null;
    /** Null after the personal data of the order was deleted. */
    guest_name: string | null;
    guest_key: string | null;
    notes: string | null;
    status: Generated<OrderStatus>;
    created_at: Moment;
    changed_at: Moment;
    maker_subject: string | null;
    maker_name: string | null;
    round_id: string | null;
    for_name: string | null;
    table_name: string | null;
    position: number | null;
    is_on_hold: Generated<boolean>;
    called_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    collected_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    cancellation: JSONColumnType<KnownCancellation, string | undefined, string | null> | null;
    /** Of its ticket in the night. Null for orders of an older version. */
    number: number | null;
    /** Left out of every drink. */
    without: Generated<LeftOut[]>;
    /** Allergens that the note mentions. Null where it mentions none. */
    allergy: Allergen[] | null;
  };
  order_numbers: {
    bar_id: string;
    last_number: number;
    given_at: Moment;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    status: OrderStatus;
    happened_at: Moment;
    mover_subject: string | null;
    mover_name: string | null;
    is_undo: Generated<boolean>;
    was_on_hold: Generated<boolean>;
    cancellation: JSONColumnType<KnownCancellation, string | undefined, string | null> | null;
  };
}
