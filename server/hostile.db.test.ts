// Attacks from outside.
import crypto from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { startIssuer } from '#server/testing/oidc/issuer.ts';
import { budgets, type RateLimit } from './limits/budgets.ts';
import {
  type Account,
  createOrganization,
  openAccount,
  password,
  signUpAs,
} from './testing/account.ts';
import { openWorld, type Person, type World } from './testing/world.ts';

let world: World;
let sarah: Account;
let asSarah: Person;

beforeAll(async () => {
  // The address of each request is its X-Forwarded-For.
  world = await openWorld({ TRUST_PROXY: '1' });
  sarah = await signUpAs(world.url, 'Sarah');
  asSarah = world.as(await sarah.token());
});
afterAll(() => world.close());

const { passwordTries } = budgets;
const patience = { timeout: 60_000 };

let lastAddress = 0;
const newAddress = () => `198.51.100.${++lastAddress}`;

function signIn(email: string, address: string, secret = password) {
  return openAccount(world.url, email, address).post('/sign-in/email', { email, password: secret });
}

/** Clients that call the identity provider from one address without a pause. */
function floodIdentity(address: string) {
  let isOver = false;
  let isRefused = false;
  const clients = Array.from({ length: 8 }, async () => {
    const client = openAccount(world.url, '', address);
    while (!isOver) {
      const { code } = (await client.get('/get-session')).body;
      // The library also refuses, with another error.
      if (code === 'TOO_MANY') isRefused = true;
    }
  });
  return {
    isRefused: () => isRefused,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

describe('guessing a password', () => {
  it('is blocked after ten tries from one address, for any account', async () => {
    const address = newAddress();
    const tries = Array.from({ length: 20 }, (_, n) =>
      signIn(`someone-${n}@example.com`, address, 'wrong'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // One more is allowed every six seconds.
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(10);
    expect(statuses).toContain(429);
    expect((await signIn('someone-else@example.com', newAddress(), 'wrong')).status).toBe(401);
  });

  it('of one account is blocked after twenty tries from any number of addresses, but not on a device it knows', async () => {
    const lee = openAccount(world.url, 'lee@example.com', newAddress());
    await lee.post('/sign-up/email', { name: 'Lee', email: lee.email, password });
    for (let times = 0; times < passwordTries.ofUnknownDevices.burst; times++) {
      expect((await signIn(lee.email, newAddress(), 'wrong')).status).toBe(401);
    }
    expect((await signIn(lee.email, newAddress(), 'wrong')).status).toBe(429);
    expect((await signIn(lee.email.toUpperCase(), newAddress())).status).toBe(429);
    expect((await lee.post('/sign-in/email', { email: lee.email, password })).status).toBe(200);
  });

  it('on the Wi-Fi of a bar does not lock its owner out there', async () => {
    const bar = newAddress();
    const owner = openAccount(world.url, 'owner@example.com', bar);
    await owner.post('/sign-up/email', { name: 'Mika', email: owner.email, password });
    await owner.post('/sign-out');
    const guesses = Array.from({ length: 20 }, () => signIn(owner.email, bar, 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(passwordTries.ofAddress.burst);
    expect((await signIn(owner.email, bar)).status).toBe(429);
    // Guests there also use up all calls of their address, and each call that becomes free.
    const flood = floodIdentity(bar);
    await vi.waitUntil(flood.isRefused, patience);
    const right = await owner.post('/sign-in/email', { email: owner.email, password });
    const token = await owner.get('/token');
    await flood.stop();
    expect([right.status, token.status]).toEqual([200, 200]);
  });

  it('with a stolen cookie of a known device is blocked, too, and does not help at other accounts', async () => {
    const address = newAddress();
    const owner = openAccount(world.url, 'stolen-from@example.com', address);
    await owner.post('/sign-up/email', { name: 'Mika', email: owner.email, password });
    const other = openAccount(world.url, 'another@example.com', newAddress());
    await other.post('/sign-up/email', { name: 'Lee', email: other.email, password });
    const tryAs = async (email: string) =>
      (await owner.post('/sign-in/email', { email, password: 'wrong' })).status;
    for (let times = 0; times < passwordTries.ofKnownDevice.burst; times++) {
      expect(await tryAs(owner.email)).toBe(401);
    }
    expect(await tryAs(owner.email)).toBe(429);
    for (let times = 0; times < passwordTries.ofAddress.burst; times++) {
      expect(await tryAs(other.email)).toBe(401);
    }
    expect(await tryAs(other.email)).toBe(429);
    // These count as tries of the address.
    expect((await signIn(other.email, address, 'wrong')).status).toBe(429);
  });

  it('counts tries at the current password of a person who is signed in', async () => {
    const owner = openAccount(world.url, 'inside@example.com', newAddress());
    await owner.post('/sign-up/email', { name: 'Mika', email: owner.email, password });
    const tryInside = async () => {
      const body = { currentPassword: 'wrong-horse', newPassword: 'battery-staple' };
      const headers = { 'x-forwarded-for': newAddress() };
      return (await owner.post('/change-password', body, headers)).status;
    };
    for (let times = 0; times < passwordTries.ofKnownDevice.burst; times++) {
      expect(await tryInside()).toBe(400);
    }
    expect(await tryInside()).toBe(429);
  });

  it('is possible at most a hundred times per hour at one account', () => {
    const anHour = ({ burst, everyMs }: RateLimit) => burst + 3_600_000 / everyMs;
    const { ofUnknownDevices, ofKnownDevices } = passwordTries;
    expect(anHour(ofUnknownDevices) + anHour(ofKnownDevices)).toBeLessThanOrEqual(100);
  });

  it('accepts no device cookie that the server has not signed', async () => {
    const owner = openAccount(world.url, 'signed@example.com', newAddress());
    await owner.post('/sign-up/email', { name: 'Mika', email: owner.email, password });
    const [, id] = /barback\.device=([\w-]{32})/.exec(owner.cookie) ?? [];
    expect(id).toHaveLength(32);
    const forged = { cookie: `barback.device=${id}.${encodeURIComponent(`${'A'.repeat(43)}=`)}` };
    const address = newAddress();
    const body = { email: owner.email, password: 'wrong' };
    const guess = async () =>
      (await openAccount(world.url, owner.email, address).post('/sign-in/email', body, forged))
        .status;
    for (let times = 0; times < passwordTries.ofAddress.burst; times++) await guess();
    expect(await guess()).toBe(429);
    expect((await owner.post('/sign-in/email', body)).status).toBe(401);
  });

  it('does not reveal whether the account exists', async () => {
    const known = await signIn(sarah.email, newAddress(), 'wrong');
    const unknown = await signIn('unknown@example.com', newAddress(), 'wrong');
    expect(known).toEqual(unknown);
    const reset = (email: string) =>
      openAccount(world.url, email, newAddress()).post('/request-password-reset', { email });
    expect(await reset(sarah.email)).toEqual(await reset('unknown@example.com'));
  });

  it('does the same work whether or not the account of a forgotten password exists', async () => {
    const written = async () => {
      const { rows } = await sql<{ tokens: number; counts: number }>`
        select (select count(*)::int from auth.verification) as tokens,
          (select sum(count)::int from auth.daily_count where what = 'resetMail') as counts
      `.execute(world.db);
      return rows[0] as { tokens: number; counts: number };
    };
    for (const email of [sarah.email, 'unknown@example.com']) {
      const { tokens, counts } = await written();
      await openAccount(world.url, email, newAddress()).post('/request-password-reset', { email });
      expect(await written(), email).toEqual({ tokens: tokens + 1, counts: (counts ?? 0) + 1 });
    }
  });
});

describe('signing up with an email that is taken', () => {
  const signUp = (address: string, email = sarah.email, secret = password) =>
    openAccount(world.url, email, address).post('/sign-up/email', {
      name: 'Sarah',
      email,
      password: secret,
    });

  it('reveals the account at most twenty times from any number of addresses', async () => {
    const email = 'taken@example.com';
    expect((await signUp(newAddress(), email)).status).toBe(200);
    for (let times = 0; times < passwordTries.ofUnknownDevices.burst; times++) {
      expect(await signUp(newAddress(), email)).toMatchObject({
        status: 422,
        body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
      });
    }
    expect((await signUp(newAddress(), email)).status).toBe(429);
  });

  it('is blocked with any other sign-up after twenty from one address', async () => {
    const address = newAddress();
    for (let times = 0; times < budgets.address.signUps.perMinute; times++) {
      expect((await signUp(address, `free-${times}@example.com`, 'short')).status).toBe(400);
    }
    expect((await signUp(address)).status).toBe(429);
    expect((await signUp(newAddress())).status).toBe(422);
  });
});

describe('a sign-in that fails', () => {
  const tries = (email: string) =>
    fetch(`${world.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        origin: world.url,
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
      },
      body: JSON.stringify({ email, password: 'wrong' }),
    });

  it('has the same headers for a known and an unknown account', async () => {
    const names = (answer: Response) => [...answer.headers.keys()].sort();
    const known = await tries(sarah.email);
    const unknown = await tries('unknown@example.com');
    expect(names(known)).toEqual(names(unknown));
    expect(known.headers.get('content-length')).toBe(unknown.headers.get('content-length'));
  });

  it('hashes the password once, whether or not the account exists', async () => {
    const { scrypt } = crypto;
    let hashes = 0;
    crypto.scrypt = ((...args: Parameters<typeof scrypt>) => {
      hashes++;
      return scrypt(...args);
    }) as typeof scrypt;
    syncBuiltinESMExports();
    try {
      for (const email of [sarah.email, 'unknown@example.com']) {
        hashes = 0;
        expect((await tries(email)).status).toBe(401);
        expect(hashes, email).toBe(1);
      }
    } finally {
      crypto.scrypt = scrypt;
      syncBuiltinESMExports();
    }
  });
});

/** Enough to be slowed down. In parallel, since wrong guesses expire. */
const guesses = Array.from({ length: 33 }, (_, guess) => guess);

/** Whether four codes in sequence took as long as the rate limit requires. */
async function haveToWait(work: () => Promise<unknown>): Promise<boolean> {
  const start = performance.now();
  for (let time = 0; time < 4; time++) await work();
  return performance.now() - start > 1_000;
}

describe.each([
  {
    what: 'bar',
    name: 'bars.getBarByCode',
    input: (barCode: string) => ({ barCode }),
    wrong: (guess: number) => `W${guess}`,
    page: (code: string) => `/?bar=${code}`,
    make: async () => {
      await asSarah.call('bars.createBar', { name: 'Guessed' });
      return (await asSarah.call('bars.getUserBars', {}))[0]?.barCode ?? '';
    },
  },
  {
    what: 'party',
    name: 'cocktailParties.getCocktailPartyByShareCode',
    input: (shareCode: string) => ({ shareCode }),
    wrong: (guess: number) => `WRON${guess + 10}`,
    page: (code: string) => `/party/${code}`,
    make: async () => {
      const barId = await asSarah.call('bars.createBar', { name: 'Host' });
      const party = { barId, name: 'Guessed' };
      return (await asSarah.call('cocktailParties.createCocktailParty', party)).shareCode;
    },
  },
])('guessing the code of a $what', ({ name, input, wrong, page, make }) => {
  let code: string;
  beforeAll(async () => {
    code = await make();
  });

  const lookUp = (address: string, guess: string) =>
    world.guest.ask(name, input(guess), { 'x-forwarded-for': address });
  const guessWrong = (address: string, times = guesses.length) =>
    Promise.all(guesses.slice(0, times).map((guess) => lookUp(address, wrong(guess))));

  it('becomes slow after thirty wrong codes, also for correct ones', async () => {
    const address = newAddress();
    await guessWrong(address);
    expect(await haveToWait(() => lookUp(address, code))).toBe(true);
    expect(await lookUp(address, code)).toMatchObject({ status: 200, body: { name: 'Guessed' } });
  });

  it('is no quicker over a socket, even if others subscribe to the same code', async () => {
    const address = newAddress();
    const open = (from: string) =>
      openLiveSocket(world.url, 'en', null, null, { 'x-forwarded-for': from });
    const guest = await open(newAddress());
    await guest.follow(name, input(code)).next();
    const socket = await open(address);
    await Promise.all(guesses.map((guess) => socket.follow(name, input(wrong(guess))).next()));
    const follow = async () => {
      const feed = socket.follow(name, input(code));
      await feed.next();
      feed.leave();
    };
    expect(await haveToWait(follow)).toBe(true);
    guest.close();
    socket.close();
  });

  it('is no quicker through pages', async () => {
    const address = newAddress();
    const open = (guess: string) =>
      fetch(world.url + page(guess), { headers: { 'x-forwarded-for': address } });
    await Promise.all(guesses.map((guess) => open(wrong(guess))));
    expect(await haveToWait(() => open(code))).toBe(true);
  });

  it('does not slow forty guests behind one address', async () => {
    const address = newAddress();
    await guessWrong(address, 10);
    // More than may wait in the queue, so that a slowed address would have some refused.
    const answers = await Promise.all(Array.from({ length: 40 }, () => lookUp(address, code)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });
});

it('guessing the code of a party is no quicker through responses', async () => {
  const barId = await asSarah.call('bars.createBar', { name: 'Host' });
  const party = await asSarah.call('cocktailParties.createCocktailParty', { barId, name: 'Quiet' });
  const address = newAddress();
  const respond = (shareCode: string) =>
    world.guest.ask(
      'cocktailParties.submitGuestResponse',
      { shareCode, preferences: 'Gin' },
      { 'x-forwarded-for': address },
    );
  const wrong = await Promise.all(guesses.map((guess) => respond(`WRON${guess + 10}`)));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await haveToWait(() => respond(party.shareCode))).toBe(true);
});

describe('a page of another site', () => {
  const evil = { origin: 'https://evil.example' };

  it.each([
    ['/organization/create', { name: 'Theirs', slug: 'theirs' }],
    ['/change-password', { currentPassword: password, newPassword: 'their-password' }],
    ['/sign-out', {}],
  ])('cannot call %s with a visitor’s cookie', async (path, body) => {
    expect((await sarah.post(path, body, evil)).status).toBe(403);
    const form = { ...evil, 'content-type': 'text/plain' };
    expect((await sarah.post(path, body, form)).status).toBeGreaterThanOrEqual(400);
    expect((await sarah.get('/get-session')).body).toMatchObject({ user: { name: 'Sarah' } });
  });

  it('cannot call functions, which take no cookie', async () => {
    const cookie = { cookie: sarah.cookie };
    expect(await world.guest.ask('bars.createBar', { name: 'X' }, cookie)).toMatchObject({
      status: 401,
    });
  });

  it('cannot read a response', async () => {
    const answer = await fetch(`${world.url}/api/auth/token`, {
      headers: { cookie: sarah.cookie, ...evil },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('cannot open a socket', async () => {
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/live`, evil);
    const [error] = await once(socket, 'error');
    expect(error.message).toContain('403');
  });
});

describe('a session', () => {
  const sessionCookie = (account: Account) => /session_token=([^;]+)/.exec(account.cookie)?.[1];

  it('that an attacker has set is replaced at sign-in', async () => {
    const thief = await signUpAs(world.url, 'Thief');
    const victim = openAccount(world.url, sarah.email);
    const planted = { cookie: thief.cookie };
    await victim.post('/sign-in/email', { email: sarah.email, password }, planted);
    expect(sessionCookie(victim)).toBeDefined();
    expect(sessionCookie(victim)).not.toBe(sessionCookie(thief));
    expect((await thief.get('/get-session')).body).toMatchObject({ user: { name: 'Thief' } });
  });

  it('cannot be forged', async () => {
    const answer = await fetch(`${world.url}/api/auth/token`, {
      headers: { cookie: 'barback.session_token=made-up.c2lnbmF0dXJl' },
    });
    expect(answer.status).toBe(401);
  });

  it('ends everywhere at once with the sign-out', async () => {
    const again = openAccount(world.url, sarah.email);
    await again.post('/sign-in/email', { email: sarah.email, password });
    const old = world.as(await again.token());
    const feed = (await old.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toHaveProperty('value');
    await again.post('/sign-out');
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect(await old.ask('bars.getUserBars', {})).toMatchObject({ status: 401 });
    expect(await asSarah.ask('bars.getUserBars', {})).toMatchObject({ status: 200 });
  });
});

it('gives a token of another issuer no rights', async () => {
  const issuer = await startIssuer();
  const iss = 'urn:barback:embedded';
  for (const token of [await issuer.sign(), await issuer.sign({ iss })]) {
    const somebody = world.as(token);
    expect(await somebody.ask('bars.getUserBars', {})).toMatchObject({ status: 401 });
    const feed = (await somebody.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
  }
  issuer.close();
});

it('does not accept an organization that a client claims', async () => {
  await createOrganization(sarah, 'Hers');
  const stranger = await signUpAs(world.url, 'Stranger');
  const { body } = await sarah.get('/organization/get-full-organization');
  const answer = await stranger.get(
    `/organization/get-full-organization?query=${body.id}&organizationId=${body.id}`,
  );
  expect(answer.status).toBe(403);
});

it('text that the database cannot store is refused by every route', async () => {
  const lost = openAccount(world.url, 'nul\0@example.com', newAddress());
  expect(await lost.post('/sign-in/email', { email: lost.email, password })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_REQUEST' },
  });
  expect((await sarah.post('/update-user', { name: 'Sa\0rah' })).status).toBe(400);
  expect((await sarah.post('/reset-password', { token: '\0', newPassword: password })).status).toBe(
    400,
  );
  expect((await sarah.get('/organization/get-invitation?id=%00')).status).toBe(400);
  expect((await fetch(`${world.url}/pictures/%00/a.svg`)).status).toBe(404);
});

it('names and email addresses that are too long for a token, or not texts, are refused', async () => {
  const long = 'x'.repeat(20_000);
  const wide = openAccount(world.url, 'wide@example.com', newAddress());
  const account = { name: 'Wide', email: wide.email, password };
  for (const change of [{ name: long }, { name: ' ' }, { email: `${long}@example.com` }]) {
    expect((await wide.post('/sign-up/email', { ...account, ...change })).status).toBe(400);
  }
  for (const name of [long, 5, ['Sarah'], { trim: 1 }, null]) {
    expect((await sarah.post('/update-user', { name })).status, String(name)).toBe(400);
  }
  for (const email of [5, ['sarah@example.com'], { toString: 1 }, null, '']) {
    expect((await wide.post('/sign-in/email', { email, password })).status).toBe(400);
    expect((await wide.post('/sign-up/email', { ...account, email })).status).toBe(400);
  }
  expect((await wide.post('/sign-up/email', account)).status).toBe(200);
});

it('pictures of people, which nothing shows, are not stored, whatever they are', async () => {
  for (const image of [{ toString: 1 }, 'x'.repeat(50_000), 'javascript:alert(1)']) {
    expect((await sarah.post('/update-user', { image })).status).toBe(200);
  }
  expect((await sarah.get('/get-session')).body).toMatchObject({ user: { image: null } });
});

it('deeply nested input is refused by the identity provider', async () => {
  const answer = await fetch(`${world.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: world.url, 'content-type': 'application/json' },
    body: `{"email":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
  });
  expect(answer.status).toBe(400);
});

it.each(['//', '//[', '/pictures/%E0%A4%A/a.svg', `/pictures/${'x'.repeat(200)}/a.svg`])(
  'a malformed path does not run createOrganization, and is reported as not found: %s',
  async (address) => {
    const answer = await fetch(world.url + address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', id: expect.any(String) });
  },
);

it.each(['/%ff', '/%E0%A4%A', '/%', '/party/%E0%A4%A'])(
  'a path that cannot be decoded gets the page of an unknown path: %s',
  async (address) => {
    const answer = await fetch(world.url + address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
  },
);

it('the page of an unknown code returns 404', async () => {
  expect((await fetch(`${world.url}/?bar=QQQQQ`)).status).toBe(404);
  expect((await fetch(`${world.url}/party/QQQQQQ`)).status).toBe(404);
});

it('the page of a bar shows its name unchanged, even if it looks like a placeholder of the template', async () => {
  const name = '%nonce% %language% %theme% $& </script>';
  await asSarah.call('bars.createBar', { name });
  const bars = await asSarah.call('bars.getUserBars', {});
  const { barCode } = bars.find((bar) => bar.name === name) ?? {};
  const page = await (await fetch(`${world.url}/?bar=${barCode}`)).text();
  const boot =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  expect(Object.values(JSON.parse(boot).answers)).toContainEqual(expect.objectContaining({ name }));
});

describe('headers', () => {
  const request = (path: string, headers: http.OutgoingHttpHeaders) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = http.get(`${world.url}${path}`, { headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
    });

  it.each([
    ['a cookie that is too large', '/bartender', { cookie: `a=${'x'.repeat(20_000)}` }, 431],
    ['many headers', '/', { 'x-many': Array(1_500).fill('y') }, 431],
    ['a cookie without a name', '/bartender', { cookie: '=;;; =x; %%%=%E0%A4%A' }, 200],
    ['a malformed language', '/', { 'accept-language': ';;q=x,,sk;q=' }, 200],
    [
      'a cookie of nonsense',
      '/api/auth/get-session',
      { cookie: 'barback.session_token=%E0%A4' },
      200,
    ],
    ['a token of nonsense', '/api/auth/get-session', { authorization: 'Bearer é' }, 200],
  ])('%s does no harm', async (_what, path, headers, status) => {
    expect(await request(path, headers)).toBe(status);
    expect(await request('/healthz', {})).toBe(200);
  });

  it('a token that is too long is refused', async () => {
    const { status } = await world.as('x'.repeat(8_000)).ask('bars.getUserBars', {});
    expect(status).toBe(401);
  });
});
