import type { Generated, JSONColumnType } from 'kysely';
import type { AiEngine, AiFeature } from '#domain/mixologist/ai-features.ts';
import type { Moment } from './moment.ts';

export interface CreditTables {
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
}
