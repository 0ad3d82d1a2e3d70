import Stripe from 'stripe';
import * as z from 'zod/mini';
import { purchaseId } from '#domain/credits/credits.schema.ts';
import { purchaseDollars } from '#domain/credits/credits.ts';
import {
  BadSignature,
  type DisputeState,
  type PaymentEvent,
  type PaymentProvider,
} from './provider.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Replaces Stripe's own address. */
  apiUrl: string | undefined;
}

const lookupKey = 'barback_credits_usd_v1';

/** In any other state of a dispute the money is held back. */
const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  prevented: 'inquiry',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  won: 'won',
};

const ownMetadata = z.object({ purchaseId });

export function createStripe(
  { secretKey, webhookSecret, apiUrl }: StripeOptions,
  returnUrl: (purchaseId: string, origin: string | undefined) => string,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });

  let price: Promise<string> | undefined;
  /** People choose the amount, which needs a price object stored at Stripe. */
  const priceId = () => {
    price ??= findPrice(stripe).catch((error) => {
      price = undefined;
      throw error;
    });
    return price;
  };

  /** Refunds and disputes lack our metadata, so it is read from their payment. */
  const metadataOf = async (payment: Stripe.Dispute['payment_intent']) => {
    if (typeof payment !== 'string') return payment?.metadata;
    return (await stripe.paymentIntents.retrieve(payment)).metadata;
  };

  return {
    name: 'stripe',
    isOpen: true,
    signatureHeader: 'stripe-signature',

    async createCheckout({ purchaseId, email, language, origin }) {
      const metadata = { purchaseId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ price: await priceId(), quantity: 1 }],
          client_reference_id: purchaseId,
          metadata,
          payment_intent_data: { metadata },
          adaptive_pricing: { enabled: false },
          locale: language,
          ...(email && { customer_email: email }),
          success_url: returnUrl(purchaseId, origin),
          cancel_url: returnUrl(purchaseId, origin),
        },
        { idempotencyKey: `checkout:${purchaseId}` },
      );
      if (!session.url) throw new Error(`Stripe's session ${session.id} has no page`);
      return { ref: session.id, url: session.url };
    },

    async parseWebhook(body, signature) {
      const event = await verifiedEvent(stripe, body, signature, webhookSecret);
      const paymentEvent = (metadata: unknown, details: EventDetails): PaymentEvent | null => {
        const ours = ownMetadata.safeParse(metadata);
        if (!ours.success) return null;
        return { eventId: event.id, type: event.type, ...ours.data, ...details };
      };
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded': {
          const { id, metadata, payment_status, amount_total, currency } = event.data.object;
          // Some payment methods take days, and async_payment_succeeded follows.
          if (payment_status !== 'paid') return null;
          return paymentEvent(metadata, {
            what: 'paid',
            ref: id,
            cents: amount_total ?? 0,
            currency: currency ?? '',
          });
        }
        case 'checkout.session.async_payment_failed':
          return paymentEvent(event.data.object.metadata, { what: 'failed' });
        case 'checkout.session.expired':
          return paymentEvent(event.data.object.metadata, { what: 'expired' });
        case 'charge.refunded': {
          const { metadata, amount_refunded: cents, currency } = event.data.object;
          return paymentEvent(metadata, { what: 'refunded', cents, currency });
        }
        case 'refund.created':
        case 'refund.updated':
        case 'refund.failed':
        case 'charge.refund.updated': {
          const { id, payment_intent, amount: cents, currency, status } = event.data.object;
          const hasFailed = status === 'failed' || status === 'canceled';
          const metadata = await metadataOf(payment_intent);
          return paymentEvent(metadata, {
            what: 'refund',
            refundId: id,
            cents,
            currency,
            hasFailed,
          });
        }
        case 'charge.dispute.created':
        case 'charge.dispute.updated':
        case 'charge.dispute.closed':
        case 'charge.dispute.funds_withdrawn':
        case 'charge.dispute.funds_reinstated': {
          const { id, payment_intent, amount: cents, currency, status } = event.data.object;
          const state = disputeStates[status] ?? 'open';
          const metadata = await metadataOf(payment_intent);
          return paymentEvent(metadata, {
            what: 'disputed',
            disputeId: id,
            cents,
            currency,
            state,
          });
        }
        default:
          return null;
      }
    },
  };
}

type EventDetails = PaymentEvent extends infer E
  ? E extends PaymentEvent
    ? Omit<E, 'eventId' | 'type' | 'purchaseId'>
    : never
  : never;

async function findPrice(stripe: Stripe): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const created = await stripe.prices.create(
    {
      currency: 'usd',
      lookup_key: lookupKey,
      custom_unit_amount: {
        enabled: true,
        minimum: purchaseDollars.least * 100,
        maximum: purchaseDollars.most * 100,
        preset: purchaseDollars.preset * 100,
      },
      product_data: { name: 'Barback AI credits' },
    },
    { idempotencyKey: `price:${lookupKey}` },
  );
  return created.id;
}

async function verifiedEvent(stripe: Stripe, body: Buffer, signature: string, secret: string) {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    throw new BadSignature((error as Error).message);
  }
}

function addressOf({ hostname, port, protocol }: URL): Partial<Stripe.StripeConfig> {
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port: Number(port) }),
  };
}
