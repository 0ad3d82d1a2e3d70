// Checks whether response times reveal facts that the response itself hides: that an address has an
// account, that a code belongs to a deactivated bar, that an id belongs to another account. Each
// pair of questions is asked COUNT times on either side, in random order and each about a different
// subject, on a server of either database engine. AUC is the probability that a response about an
// existing subject is slower than one about a missing subject. At 0.5 they cannot be distinguished.
import { randomInt, randomUUID } from 'node:crypto';
import { onEngines } from '#bench/lib/engines.ts';
import { type Budget, figure, median, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { type Account, openAccount, password, signUpAs } from '#server/testing/account.ts';
import { startMailServer } from '#server/testing/connections/mail-server.ts';
import { shuffled } from '#server/testing/hostile/payloads.ts';
import { createPerson } from '#server/testing/person.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';

const { count: rounds, seed, engine: engines } = optionsOf('timing');
/** With 300 rounds chance alone stays within 0.05 in 97 of 100 runs of a pair. */
const maxDifference = 0.1;
/** Not counted, because compilation and caches are cold. */
const warmUp = 20;
const atOnce = 2;
const signUpsAtOnce = 4;
/** Two sets, because pairs that write or cache the same must not use the same accounts and bars. */
const made = Array.from({ length: 2 * rounds }, (_, n) => n);
const tokensLastMs = 120_000;

/** A question about an existing or a missing subject. Returns the milliseconds. */
type Ask = (n: number, exists: boolean) => Promise<number>;

interface Samples {
  existing: number[];
  missing: number[];
}

const mailServer = await startMailServer();
const rows: Record<string, Record<string, string>> = {};
const budgets: Budget[] = [];
await onEngines(engines, { isDurable: true }, measure);
mailServer.close();
console.table(rows);
verdict(budgets);

async function measure(engine: string, database: Record<string, string>): Promise<void> {
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'bar@example.com' };
  const server = await startServer(await freePort(), { ...database, ...mail });
  try {
    const pairs = await questions(server.url);
    const samples = await askAll(pairs);
    for (const [what, { existing, missing }] of Object.entries(samples)) {
      const auc = slowerShare(existing, missing);
      rows[`${engine}: ${what}`] = {
        'exists, ms': figure(median(existing)),
        'does not, ms': figure(median(missing)),
        ratio: (median(existing) / median(missing)).toFixed(3),
        AUC: auc.toFixed(3),
      };
      budgets.push([`${engine}: ${what}, |AUC - 0.5|`, Math.abs(auc - 0.5), '<=', maxDifference]);
    }
  } finally {
    await server.end('SIGTERM');
  }
}

async function askAll(pairs: Record<string, Ask>): Promise<Record<string, Samples>> {
  const samples: Record<string, Samples> = {};
  const asked = Object.entries(pairs).flatMap(([what, ask]) => {
    const ofPair: Samples = { existing: [], missing: [] };
    samples[what] = ofPair;
    return Array.from({ length: rounds }, (_, n) => n).flatMap((n) => [
      async () => ofPair.existing.push(await ask(n, true)),
      async () => ofPair.missing.push(await ask(n, false)),
    ]);
  });
  const order = shuffled(asked, seededRandom(seed));
  const work = async () => {
    for (let next = order.pop(); next; next = order.pop()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { existing, missing } of Object.values(samples)) {
    existing.splice(0, warmUp);
    missing.splice(0, warmUp);
  }
  return samples;
}

/** Facts that response times must not reveal. */
async function questions(url: string): Promise<Record<string, Ask>> {
  const people = await signUpMany(url);
  const places = await makeHidden(url);
  const stranger = await tokenOf(await signUpAs(url, 'Stranger'));
  const emailOf = (n: number, exists: boolean) =>
    exists ? (people[n] as string) : `nobody-${randomUUID()}@example.com`;
  const authAsk =
    (route: string, more = {}): Ask =>
    (n, exists) =>
      timeOf(`${url}/api/auth${route}`, { email: emailOf(n, exists), ...more }, { origin: url });
  const wrongCode = (like: string) =>
    Array.from(like, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[randomInt(31)]).join('');
  const codeOf = (kind: 'barCode' | 'shareCode', n: number, exists: boolean) => {
    const code = places[n]?.[kind] as string;
    return exists ? code : wrongCode(code);
  };
  const idOf = (kind: 'barId' | 'partyId', n: number, exists: boolean) => ({
    [kind]: exists ? places[n]?.[kind] : randomUUID(),
  });
  const asStranger = async (name: string, input: object) =>
    timeOf(`${url}/api/${name}`, input, { authorization: `Bearer ${await stranger()}` });
  return {
    'sign-in with a wrong password': authAsk('/sign-in/email', { password: 'wrong-password' }),
    'forgotten password': authAsk('/request-password-reset'),
    'the call after a forgotten password': async (n, exists) => {
      await authAsk('/request-password-reset')(rounds + n, exists);
      return timeOf(`${url}/api/bars.getBarByCode`, { barCode: wrongCode('FENEK') });
    },
    'confirmation link again': authAsk('/send-verification-email'),
    'code of a deactivated bar': (n, exists) =>
      timeOf(`${url}/api/bars.getBarByCode`, { barCode: codeOf('barCode', n, exists) }),
    'page of a deactivated bar': (n, exists) =>
      timeOf(`${url}/?bar=${codeOf('barCode', rounds + n, exists)}`),
    'code of a party of a deactivated bar': (n, exists) =>
      timeOf(`${url}/api/cocktailParties.getCocktailPartyByShareCode`, {
        shareCode: codeOf('shareCode', n, exists),
      }),
    'id of another’s bar': (n, exists) =>
      asStranger('ingredients.getBarInventory', idOf('barId', n, exists)),
    'id of another’s party': (n, exists) =>
      asStranger('cocktailParties.getPartyDetails', idOf('partyId', n, exists)),
  };
}

async function timeOf(url: string, input?: object, headers = {}): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, {
    headers: {
      'x-forwarded-for': randomAddress(),
      ...(input && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(input && { method: 'POST', body: JSON.stringify(input) }),
  });
  await answer.arrayBuffer();
  const ms = performance.now() - from;
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url}: ${answer.status}`);
  return ms;
}

async function signUpMany(url: string): Promise<string[]> {
  const emails = made.map(() => `person-${randomUUID()}@example.com`);
  const waiting = [...emails];
  const work = async () => {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const account = openAccount(url, email, randomAddress());
      const { status } = await account.post('/sign-up/email', { name: 'Ana', email, password });
      if (status !== 200) throw new Error(`sign-up: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: signUpsAtOnce }, work));
  return emails;
}

async function makeHidden(url: string) {
  const token = await tokenOf(await signUpAs(url, 'Owner'));
  const owner = async () => createPerson(url, await token(), []);
  const places: { barId: string; partyId: string; barCode: string; shareCode: string }[] = [];
  for (const _ of made) {
    const one = await owner();
    const barId = await one.call('bars.createBar', { name: 'Hidden' });
    const party = await one.call('cocktailParties.createCocktailParty', { barId, name: 'Hidden' });
    await one.call('bars.updateBar', { barId, isActive: false });
    places.push({ barId, ...party, barCode: '' });
  }
  const bars = await (await owner()).call('bars.getUserBars', {});
  const codes = new Map(bars.map(({ _id, barCode }) => [_id, barCode]));
  return places.map((place) => ({ ...place, barCode: codes.get(place.barId) ?? '' }));
}

async function tokenOf(account: Account): Promise<() => Promise<string>> {
  let token = account.token();
  let at = Date.now();
  return () => {
    if (Date.now() - at > tokensLastMs) {
      token = account.token();
      at = Date.now();
    }
    return token;
  };
}

/**
 * The probability that one of the first is larger than one of the second. Equal ones count half.
 */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}
