import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Method } from '#domain/alcohol.ts';
import type { DrinkCategory } from '#domain/drink-categories.ts';
import type { DrinkLook } from '#domain/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredient-categories.ts';
import type { OrderStatus } from '#domain/order-status.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface Schema {
  migrations: { number: number; name: string; checksum: string; applied_at: Moment };
  settings: { name: string; value: string };
  idempotency: {
    client: string;
    key: string;
    function: string;
    payload_hash: string;
    result: JSONColumnType<{ value: unknown }, string | undefined, string> | null;
    created_at: Moment;
  };
  users: {
    issuer: string;
    subject: string;
    email: string | null;
    name: string | null;
    created_at: Moment;
  };
  accounts: {
    id: string;
    kind: 'person' | 'organization';
    issuer: string;
    subject: string;
    created_at: Moment;
  };
  bars: {
    id: Generated<string>;
    account_id: string;
    name: string;
    description: string | null;
    code: string;
    is_active: Generated<boolean>;
    is_open: Generated<boolean>;
    allows_substitutes: Generated<boolean>;
    created_at: Moment;
  };
  catalogues: { name: string; checksum: string };
  ingredients: {
    id: string;
    category: IngredientCategory;
    strength: number;
    color: string | null;
    parent_id: string | null;
    substitutes: string[];
    name_en: string;
    name_sk: string;
    description_en: string;
    description_sk: string;
  };
  drinks: {
    id: string;
    bar_id: string | null;
    category: DrinkCategory;
    is_ai_generated: Generated<boolean>;
    method: Method;
    look: JSONColumnType<DrinkLook>;
    alcohol_content: number;
    name_en: string;
    name_sk: string;
    description_en: string;
    description_sk: string;
    instructions_en: string;
    instructions_sk: string;
    garnish_en: Generated<string>;
    garnish_sk: Generated<string>;
    is_retired: Generated<boolean>;
    created_at: Moment;
  };
  drink_ingredients: {
    drink_id: string;
    position: number;
    ingredient_id: string;
    amount: number;
    unit: string;
  };
  inventory: { bar_id: string; ingredient_id: string; is_available: boolean };
  orders: {
    id: Generated<string>;
    bar_id: string;
    drink_id: string | null;
    guest_name: string;
    guest_key: string | null;
    notes: string | null;
    status: Generated<OrderStatus>;
    created_at: Moment;
    changed_at: Moment;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    status: OrderStatus;
    happened_at: Moment;
  };
}
