export function pay(checkoutUrl: string | null, amount: number): Promise<Response> {
  return fetch(String(checkoutUrl).replace('/test-checkout/', '/api/test-checkout/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid', amount }),
  });
}
