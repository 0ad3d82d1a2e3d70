import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/languages.ts';

export interface Checkout {
  purchaseId: string;
  requestedCents: number;
  email: string | null;
  language: Language;
  /** The origin of the buying page, to which the checkout returns. Undefined if unknown. */
  origin?: string | undefined;
}

/** Events may come late, twice, and in any order. */
export type PaymentEvent = { eventId: string; type: string; purchaseId: string } & (
  | { what: 'paid'; ref: string; cents: number; currency: string }
  | { what: 'failed' | 'expired' }
  /** `cents`: the sum of all refunds so far. */
  | { what: 'refunded'; cents: number; currency: string }
  /** A single refund. `hasFailed`: the money stays with us. */
  | { what: 'refund'; refundId: string; cents: number; currency: string; hasFailed: boolean }
  | { what: 'disputed'; disputeId: string; cents: number; currency: string; state: DisputeState }
);

export type DisputeState = 'inquiry' | 'open' | 'lost' | 'won';

export interface PaymentProvider {
  readonly name: 'stripe' | 'local-test';
  readonly isOpen: boolean;
  /** The request header with the signature of a webhook. */
  readonly signatureHeader: string;
  /** Idempotent: the same purchase gets the same page. */
  createCheckout(checkout: Checkout): Promise<{ ref: string; url: string }>;
  /** Null for other events. Throws BadSignature. */
  parseWebhook(body: Buffer, signature: string): Promise<PaymentEvent | null>;
  mount?(app: FastifyInstance, webhookPath: string): void;
}

export class BadSignature extends Error {
  override name = 'BadSignature';
}
