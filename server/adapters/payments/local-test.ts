// Its outcome goes through the same signed webhook as a real payment.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { purchaseAmount, purchaseId } from '#domain/credits/credits.schema.ts';
import { testCheckoutOutcomes } from '#domain/credits/credits.ts';
import { AppError } from '#domain/errors.ts';
import { purchasePath, testCheckoutPath } from '#domain/routes.ts';
import { BadSignature, type PaymentEvent, type PaymentProvider } from './provider.ts';

export interface LocalTest extends PaymentProvider {
  sign(body: string, at?: number): string;
}

const toleranceSeconds = 300;

const paymentEvent = z.intersection(
  z.object({ eventId: z.string(), type: z.string(), purchaseId }),
  z.discriminatedUnion('what', [
    z.object({ what: z.literal('paid'), ref: z.string(), cents: z.int(), currency: z.string() }),
    z.object({ what: z.enum(['failed', 'expired']) }),
    z.object({ what: z.literal('refunded'), cents: z.int(), currency: z.string() }),
  ]),
);

const choice = z.object({ outcome: z.enum(testCheckoutOutcomes), amount: purchaseAmount });

export function createLocalTest({
  secret,
  publicUrl,
  isOpen,
}: {
  secret: string;
  publicUrl: string;
  isOpen: boolean;
}): LocalTest {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const isHmacOf = (text: string, given: string) => {
    const expected = Buffer.from(hmac(text));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };

  const sign: LocalTest['sign'] = (body, at = Date.now()) => {
    const seconds = Math.floor(at / 1000);
    return `t=${seconds},v1=${hmac(`webhook.${seconds}.${body}`)}`;
  };

  const refOf = (purchase: string, cents: number) => {
    const checkout = `${purchase}_${cents}`;
    return `${checkout}_${hmac(`checkout.${checkout}`)}`;
  };
  const readRef = (ref: string) => {
    const [, purchase = '', cents = '', given = ''] = /^([^_]+)_(\d+)_(.+)$/.exec(ref) ?? [];
    if (!isHmacOf(`checkout.${purchase}_${cents}`, given)) throw new AppError('NOT_FOUND', null);
    return { purchase, cents: Number(cents) };
  };

  return {
    name: 'local-test',
    isOpen,
    signatureHeader: 'x-signature',
    sign,

    // On the origin of the buyer, because they would be signed out on any other.
    async createCheckout({ purchaseId, requestedCents, origin = publicUrl }) {
      const ref = refOf(purchaseId, requestedCents);
      return { ref, url: origin + testCheckoutPath(ref) };
    },

    async parseWebhook(body, signature): Promise<PaymentEvent> {
      const [, seconds = '', given = ''] = /^t=(\d+),v1=([\w-]+)$/.exec(signature) ?? [];
      if (!isHmacOf(`webhook.${seconds}.${body}`, given))
        throw new BadSignature('not signed by us');
      if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds) {
        throw new BadSignature('signed too long ago');
      }
      return paymentEvent.parse(JSON.parse(body.toString()));
    },

    mount(app, webhookPath) {
      if (!isOpen) return;
      app.get<{ Params: { ref: string } }>('/api/test-checkout/:ref', (request) => {
        const { purchase, cents } = readRef(request.params.ref);
        return { amount: cents / 100, returnUrl: purchasePath(purchase) };
      });
      app.post<{ Params: { ref: string } }>('/api/test-checkout/:ref', async (request) => {
        const { ref } = request.params;
        const { purchase } = readRef(ref);
        const chosen = choice.safeParse(request.body);
        if (!chosen.success) throw new AppError('INVALID_REQUEST', { issues: [] });
        const { outcome, amount } = chosen.data;
        const event: PaymentEvent = {
          eventId: `${purchase}:${outcome}`,
          type: `test-checkout.${outcome}`,
          purchaseId: purchase,
          ...(outcome === 'paid'
            ? { what: outcome, ref, cents: Math.round(amount * 100), currency: 'usd' }
            : { what: outcome }),
        };
        const body = JSON.stringify(event);
        const response = await app.inject({
          method: 'POST',
          url: webhookPath,
          headers: { 'content-type': 'application/json', 'x-signature': sign(body) },
          body,
        });
        if (response.statusCode !== 200) throw new AppError('UNAVAILABLE', null);
        request.log.info({ purchaseId: purchase, outcome, amount }, 'test payment');
        return { returnUrl: purchasePath(purchase) };
      });
    },
  };
}
