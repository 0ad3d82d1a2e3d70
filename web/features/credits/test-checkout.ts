import { purchaseDollars, type TestCheckoutOutcome } from '#domain/credits/credits.ts';

export interface Checkout {
  /** In dollars. */
  amount: number;
  returnUrl: string;
}

async function request(reference: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api/test-checkout/${encodeURIComponent(reference)}`, init);
  if (!response.ok) throw new Error(response.statusText);
  return response;
}

export async function fetchCheckout(reference: string): Promise<Checkout> {
  return (await request(reference)).json();
}

export async function completeCheckout(
  reference: string,
  outcome: TestCheckoutOutcome,
  amount: number,
): Promise<void> {
  await request(reference, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, amount }),
  });
}

/**
 * Returns dollars and cents within the allowed range, or undefined. Slovak uses a decimal comma.
 */
export function parseAmount(typed: string): number | undefined {
  if (!/^\s*\d{1,3}([.,]\d{0,2})?\s*$/.test(typed)) return undefined;
  const amount = Number(typed.replace(',', '.'));
  return amount >= purchaseDollars.least && amount <= purchaseDollars.most ? amount : undefined;
}
