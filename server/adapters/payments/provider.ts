// Whoever takes the money for credits. Amounts are in cents.
import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/languages.ts';

export interface Checkout {
  purchaseId: string;
  requestedCents: number;
  email: string | null;
  language: Language;
}

/** What a provider says about a purchase. It may come late, twice, and in any order. */
export type PaymentEvent = { eventId: string; type: string; purchaseId: string } & (
  | { what: 'paid'; ref: string; cents: number; currency: string }
  | { what: 'failed' | 'expired' }
  /** The sum of all refunds so far. */
  | { what: 'refunded'; cents: number; currency: string }
  /** One of them, and whether the money came back after all. */
  | { what: 'refund'; refundId: string; cents: number; currency: string; hasFailed: boolean }
  | { what: 'disputed'; disputeId: string; cents: number; currency: string; state: DisputeState }
);

export type DisputeState = 'inquiry' | 'open' | 'lost' | 'won';

export interface PaymentProvider {
  readonly name: 'stripe' | 'local-test';
  /** Whether anything can be bought. */
  readonly isOpen: boolean;
  /** The header that holds the signature of a webhook. */
  readonly signatureHeader: string;
  /** Opens a page to pay on. For the same purchase it is the same page. */
  createCheckout(checkout: Checkout): Promise<{ ref: string; url: string }>;
  /** Null for what is none of our business; throws BadSignature for what nobody vouches for. */
  parseWebhook(body: Buffer, signature: string): Promise<PaymentEvent | null>;
  /** Routes of its own, of a provider that is part of this server. */
  mount?(app: FastifyInstance, webhookPath: string): void;
}

export class BadSignature extends Error {
  override name = 'BadSignature';
}
