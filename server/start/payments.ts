import type { FastifyBaseLogger } from 'fastify';
import { purchasePath } from '#domain/routes.ts';
import { createLocalTest } from '#server/adapters/payments/local-test.ts';
import type { PaymentProvider } from '#server/adapters/payments/provider.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { storedSecret } from './secret.ts';

export async function startPayments(
  { stripe, publicUrl, testCheckout }: Config,
  db: Db,
  log: FastifyBaseLogger,
): Promise<PaymentProvider> {
  if (stripe) {
    const { createStripe } = await import('#server/adapters/payments/stripe.ts');
    return createStripe(
      stripe,
      (purchaseId, origin = publicUrl) => origin + purchasePath(purchaseId),
    );
  }
  const secret = await storedSecret(db, 'test-checkout-secret');
  log.warn(
    testCheckout
      ? 'Stripe is not configured: anyone who signs in can add credits to their own account in a test checkout that takes no money. TEST_CHECKOUT=off closes it'
      : 'Stripe is not configured and the test checkout is off: credits cannot be bought. TEST_CHECKOUT=on opens it',
  );
  return createLocalTest({ secret, publicUrl, isOpen: testCheckout });
}
