// An attacking client, in a process of its own: node attacker.ts URL ATTACK. It runs until its
// attack is over or it is killed, and says when an attack begins that has to be prepared.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const [url = '', attack = ''] = process.argv.slice(2);
// Another address for each attack, so that they do not affect each other.
const number = [...attack].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
const headers = { 'x-forwarded-for': `203.0.113.${2 + (number % 250)}` };
const sockets = { following: 64, tabs: 10 };

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

const tabMessage = (queries: string[], language = 'en') =>
  JSON.stringify({ language, token: null, guestKey: null, queries });

async function menuKeys(count: number, from: number): Promise<string[]> {
  const response = await fetch(`${url}/api/bars.getBarByCode`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"barCode":"FENEK"}',
  });
  const { _id: barId } = (await response.json()) as { _id?: string };
  if (!barId) throw new Error(`the attacker was answered ${response.status}`);
  const input = (n: number) => ({
    barId,
    unitPreference: 'oz',
    searchTerm: String.fromCodePoint(97 + (n % 26)),
    paginationOpts: { numItems: 10 + Math.floor(n / 26), cursor: null },
  });
  const key = (n: number) => JSON.stringify(['drinks.getFilteredDrinksForBar', input(n)]);
  return Array.from({ length: count }, (_, n) => key(from + n));
}

const post = (name: string, body: object, more: Record<string, string> = {}) =>
  fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { ...headers, origin: url, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

async function barId(code = 'FENEK'): Promise<string> {
  const response = await post('bars.getBarByCode', { barCode: code });
  return ((await response.json()) as { _id: string })._id;
}

/** A new owner with a full shelf. */
async function openBar() {
  const email = `mallory-${attack}@example.com`;
  const account = { email, password: 'a pass of mallory', name: 'Mallory' };
  const signedUp = await post('auth/sign-up/email', account);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie } });
  const { token } = (await answer.json()) as { token: string };
  const owner = { authorization: `Bearer ${token}` };
  const created = await post('bars.createBar', { name: 'Hostile' }, owner);
  const id = (await created.json()) as string;
  await post('ingredients.bulkUpdateInventory', { barId: id, isAvailable: true }, owner);
  return { id, owner };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(Math.random() * list.length)] as T;
const nonsense = (length: number) => {
  let text = '';
  while (text.length < length) {
    text += `${Array.from({ length: 3 + Math.floor(Math.random() * 8) }, () => pick(letters)).join('')} `;
  }
  return text.slice(0, length);
};
const phrases =
  'something fresh,with gin,sweet,fruity,no alcohol,smoky whisky,bubbly,like a mojito,bez rumu,strong'.split(
    ',',
  );
const ordinary = (length: number) => {
  let text = '';
  while (text.length < length) text += `${pick(phrases)}, `;
  return text.slice(0, length);
};
const begins = () => process.send?.('begins');

/** A party of 300 long responses, analysed again and again. */
async function analyse(write: (length: number) => string): Promise<void> {
  const { id, owner } = await openBar();
  const party = { barId: id, name: 'Hostile party' };
  const created = await post('cocktailParties.createCocktailParty', party, owner);
  const { partyId, shareCode } = (await created.json()) as { partyId: string; shareCode: string };
  for (let n = 0; n < 300; n++) {
    const response = { shareCode, preferences: write(990), guestName: `Guest ${n}` };
    // Each from an address of its own, since one is limited.
    const address = { 'x-forwarded-for': `192.0.2.${1 + (n % 200)}` };
    const answer = await post('cocktailParties.submitGuestResponse', response, address);
    if (answer.status !== 200) throw new Error(`a response was answered ${answer.status}`);
  }
  begins();
  for (;;) {
    const answer = await post('cocktailPartiesActions.generateShoppingList', { partyId }, owner);
    await answer.arrayBuffer();
    if (answer.status !== 200) await delay(500);
  }
}

const attacks: Record<string, () => Promise<void>> = {
  /** One tab that subscribes to many menus and keeps changing its language. */
  async languages() {
    const keys = await menuKeys(sockets.following, 0);
    const socket = await open();
    for (let times = 0; ; times++) {
      socket.send(tabMessage(keys, times % 2 ? 'en' : 'sk'));
      if (times % 50 === 0) await delay(1);
    }
  },
  /** Tabs that subscribe to as many different menus as allowed. */
  async menus() {
    for (let tab = 0; tab < sockets.tabs; tab++) {
      const keys = await menuKeys(sockets.following, tab * sockets.following);
      const socket = await open();
      socket.send(tabMessage(keys));
    }
    await delay(600_000);
  },
  /** A tab that never reads, and subscribes to unknown functions with long names. */
  async silence() {
    const socket = await open();
    socket.pause();
    for (let sent = 0, n = 0; sent < 400e6; n++) {
      const message = tabMessage([JSON.stringify([`${n}`.padEnd(16_000, 'x'), {}])]);
      sent += message.length;
      socket.send(message);
      if (socket.readyState !== WebSocket.OPEN) break;
      while (socket.bufferedAmount > 4e6 && socket.readyState === WebSocket.OPEN) await delay(5);
    }
  },
  /** A tab that never reads, and sends pings. */
  async pings() {
    const socket = await open();
    socket.pause();
    for (let sent = 0; sent < 50e6; sent += 125) {
      socket.ping('x'.repeat(125));
      while (socket.bufferedAmount > 1e6 && socket.readyState === WebSocket.OPEN) await delay(5);
      if (socket.readyState !== WebSocket.OPEN) break;
    }
  },
  /** Ten names of 63 KB at a time that are expensive to normalise. */
  async marks() {
    const guestName = `a${'\u0300'.repeat(15_800)}${'\u0316'.repeat(15_800)}`;
    const order = { barId: await barId(), drinkId: 'negroni', guestName };
    begins();
    for (;;) {
      const sent = Array.from({ length: 10 }, () => post('orders.createOrder', order));
      for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
      await delay(100);
    }
  },
  /** A hundred different searches at once from one address, by as many guests. */
  async searches() {
    const id = await barId();
    begins();
    for (;;) {
      const sent = Array.from({ length: 100 }, () => {
        const question = { barId: id, query: nonsense(290), unitPreference: 'ml' };
        return post('naturalLanguageSearch.searchDrinksWithNaturalLanguage', question, {
          'x-guest-key': crypto.randomUUID(),
        });
      });
      for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
      await delay(500);
    }
  },
  /** Searches in one's own bar. */
  async ownSearches() {
    const { id, owner } = await openBar();
    begins();
    for (;;) {
      const sent = Array.from({ length: 240 }, () =>
        post(
          'naturalLanguageSearch.searchDrinksWithNaturalLanguage',
          { barId: id, query: nonsense(290), unitPreference: 'ml' },
          owner,
        ),
      );
      for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
      await delay(500);
    }
  },
  gibberish: () => analyse(nonsense),
  ordinary: () => analyse(ordinary),
  /** As many parallel calls as there are connections. */
  async calls() {
    const [key = ''] = await menuKeys(1, 0);
    const [name, input] = JSON.parse(key);
    const body = JSON.stringify(input);
    const call = async () => {
      for (;;) {
        await fetch(`${url}/api/${name}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        }).then(
          (answer) => answer.arrayBuffer(),
          () => delay(10),
        );
      }
    };
    await Promise.all(Array.from({ length: 300 }, call));
  },
};

await attacks[attack]?.();
process.exit();
