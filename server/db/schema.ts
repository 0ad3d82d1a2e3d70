import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Allergen, AllergenFacts } from '#domain/ingredients/allergens.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { SugarLevel } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency, MenuMode, SoldOutSpan } from '#domain/menu/menu.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { AiEngine, AiFeature } from '#domain/mixologist/ai-features.ts';
import type { KeptAdvice } from '#domain/mixologist/mixologist.ts';
import type { KnownCancellation, OrderStatus } from '#domain/orders/orders.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export type StoredAnswer =
  | { value: unknown; refusal?: undefined }
  | { value?: undefined; refusal: { code: ErrorCode; data: unknown } };

export interface Schema {
  migrations: { number: number; name: string; checksum: string; applied_at: Moment };
  settings: { name: string; value: string };
  rate_buckets: { key: string; full_at: Moment };
  idempotency: {
    client: string;
    key: string;
    function: string;
    payload_hash: string;
    result: JSONColumnType<StoredAnswer, string | undefined, string> | null;
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
  account_people: { account_id: string; issuer: string; subject: string };
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
    /** Null for an ingredient of the catalogue. */
    account_id: string | null;
    sugar: SugarLevel | null;
    allergens: JSONColumnType<AllergenFacts> | null;
    instructions_en: Generated<string>;
    instructions_sk: Generated<string>;
    language: Language | null;
    is_retired: Generated<boolean>;
    version: Generated<number>;
    changed_by: string | null;
    created_at: Moment;
  };
  ingredient_parts: {
    ingredient_id: string;
    position: number;
    part_id: string;
    amount: number;
    unit: string;
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
    based_on: string | null;
    language: Language | null;
    version: Generated<number>;
    changed_at: Date | null;
    changed_by: string | null;
    created_at: Moment;
  };
  drink_ingredients: {
    drink_id: string;
    position: number;
    ingredient_id: string;
    amount: number;
    unit: string;
    is_optional: Generated<boolean>;
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
  guest_nights: {
    bar_id: string;
    number: Generated<number>;
    began_at: Moment;
    balance_micros: number;
  };
  credit_balances: {
    account_id: string;
    balance_micros: number;
    reserved_micros: Generated<number>;
    owed_micros: Generated<number>;
    spent_micros: Generated<number>;
    updated_at: Moment;
  };
  credit_entries: {
    id: Generated<number>;
    account_id: string;
    kind: 'initial' | 'purchase' | 'usage' | 'refund' | 'dispute';
    amount_micros: number;
    net_after_micros: number;
    feature: AiFeature | null;
    purchase_id: string | null;
    source: 'account' | 'hold' | 'purchase' | 'payment-event';
    source_id: string;
    created_at: Moment;
  };
  credit_holds: {
    id: Generated<string>;
    account_id: string;
    bar_id: string | null;
    feature: AiFeature;
    amount_micros: number;
    state: Generated<'held' | 'settled' | 'free' | 'released'>;
    engine: AiEngine | null;
    key: string;
    answer: JSONColumnType<{ value: unknown }, string | undefined, string | null> | null;
    guest_key: string | null;
    guest_night: number | null;
    expires_at: Date;
    created_at: Moment;
    closed_at: Date | null;
  };
  credit_purchases: {
    id: Generated<string>;
    account_id: string;
    key: string;
    provider: 'stripe' | 'local-test';
    provider_ref: string | null;
    requested_cents: number;
    paid_cents: number | null;
    refunded_cents: Generated<number>;
    status: Generated<'pending' | 'paid' | 'failed' | 'expired'>;
    created_at: Moment;
    paid_at: Date | null;
  };
  credit_refunds: {
    id: string;
    purchase_id: string;
    amount_cents: number;
    has_failed: boolean;
  };
  credit_disputes: {
    id: string;
    purchase_id: string;
    amount_cents: number;
    state: 'inquiry' | 'open' | 'lost' | 'won';
  };
  payment_events: {
    provider: 'stripe' | 'local-test';
    event_id: string;
    type: string;
    purchase_id: string;
    received_at: Moment;
  };
  /** A view. */
  purchase_bookings: {
    purchase_id: string;
    account_id: string;
    kind: 'purchase' | 'refund' | 'dispute';
    due_micros: number;
    booked_micros: number;
  };
  drink_drafts: {
    bar_id: string;
    recipe_key: string;
    drink_id: string;
    digest: string;
    draft: JSONColumnType<Draft>;
    is_discarded: Generated<boolean>;
    created_at: Moment;
  };
  kept_advice: {
    bar_id: string;
    language: Language;
    version: string;
    advice: JSONColumnType<KeptAdvice>;
  };
  hidden_advice: {
    bar_id: string;
    /** Sorted. */
    ingredient_ids: string[];
    created_at: Moment;
  };
  parties: {
    id: Generated<string>;
    bar_id: string;
    name: string;
    description: string | null;
    share_code: string;
    is_active: Generated<boolean>;
    is_voting_closed: Generated<boolean>;
    voting_closed_at: Date | null;
    responses_count: Generated<number>;
    analysis: JSONColumnType<PartyAnalysis> | null;
    analysed_at: Date | null;
    created_at: Moment;
  };
  party_responses: {
    id: Generated<string>;
    party_id: string;
    guest_name: string | null;
    preferences: string;
    guest_key: string | null;
    created_at: Moment;
  };
}
