// The part of Stripe's HTTP API that a checkout needs, and events for a webhook, signed by Stripe's
// own library.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Form = Record<string, string>;

export interface Session {
  id: string;
  payment: string;
  form: Form;
}

export interface FakeStripe {
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  /** By purchase id. */
  sessions: Map<string, Session>;
  prices: Form[];
  /** If set, all requests fail with this status. */
  failing: number | undefined;
  /** The JSON of an event about a session, a charge or a dispute. */
  event(type: string, object: object, id?: string): string;
  /** Returns the status of the response. */
  send(url: string, event: string, signature?: string): Promise<number>;
  sign(event: string, timestamp?: number): string;
  close(): void;
}

const secret = 'whsec_stand_in';

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Session>();
  const payments = new Map<string, Form>();
  const prices: Form[] = [];
  const answers = new Map<string, object>();
  const { webhooks } = new Stripe('sk_test_unused');
  const fake: FakeStripe = {
    env: {},
    sessions,
    prices,
    failing: undefined,
    event: (type, object, id = `evt_${randomUUID()}`) =>
      JSON.stringify({ id, object: 'event', type, created: 0, data: { object } }),
    sign: (payload, timestamp) =>
      webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) }),
    async send(url, event, signature = fake.sign(event)) {
      const answer = await fetch(`${url}/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
        },
        body: event,
      });
      await answer.text();
      return answer.status;
    },
    close: () => server.close(),
  };

  const resources: Record<string, (form: Form, id: string) => object | undefined> = {
    'GET /v1/prices': (form) => ({
      object: 'list',
      has_more: false,
      data: prices
        .filter((price) => price.lookup_key === form['lookup_keys[0]'])
        .map((price) => ({ id: price.id, object: 'price' })),
    }),
    'POST /v1/prices': (form) => {
      const price = { ...form, id: `price_${prices.length + 1}` };
      prices.push(price);
      return { id: price.id, object: 'price' };
    },
    'POST /v1/checkout/sessions': (form) => {
      if (!prices.some(({ id }) => id === form['line_items[0][price]'])) return undefined;
      const id = `cs_test_${randomUUID()}`;
      const payment = `pi_${randomUUID()}`;
      payments.set(payment, metadataIn(form, 'payment_intent_data[metadata]'));
      sessions.set(form.client_reference_id ?? '', { id, payment, form });
      return { id, object: 'checkout.session', url: `https://checkout.example/c/pay/${id}` };
    },
    'GET /v1/payment_intents': (_form, id) => {
      const metadata = payments.get(id);
      return metadata && { id, object: 'payment_intent', metadata };
    },
  };

  const server = http.createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://stripe.example');
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body || search));
    const send = (status: number, answer: object) => {
      const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
      response.writeHead(status, headers).end(JSON.stringify(answer));
    };
    const refuse = (status: number, message: string) =>
      send(status, { error: { type: 'invalid_request_error', message } });

    if (fake.failing) return refuse(fake.failing, 'as the test wants it');
    if (request.headers.authorization !== 'Bearer sk_test_stand_in') return refuse(401, 'no key');
    const key = String(request.headers['idempotency-key'] ?? '');
    const earlier = request.method === 'POST' && answers.get(key);
    if (earlier) return send(200, earlier);
    const [, path = '', id = ''] = /^(.*?)(?:\/((?:pi)_[^/]+))?$/.exec(pathname) ?? [];
    const answer = resources[`${request.method} ${path}`]?.(form, id);
    if (!answer) return refuse(404, `no such thing: ${pathname}`);
    if (key) answers.set(key, answer);
    send(200, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.env = {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return fake;
}

function metadataIn(form: Form, prefix: string): Form {
  const entries = Object.entries(form).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );
}
