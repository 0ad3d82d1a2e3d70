// An attacking client in its own process. It runs until its attack is over or it is killed, and
// reports when an attack starts after its preparation.
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { caller, from, send, withToken } from '#bench/clients/calls.ts';
import { openSocket, tabMessage } from '#bench/clients/tab.ts';
import { given, tell } from '#bench/lib/program.ts';
import { queryKey } from '#domain/protocol.ts';
import { openAccount } from '#server/testing/account.ts';

const { url, attack } = given<{ url: string; attack: string }>();
// A different address for each attack, so that they do not affect each other.
const number = [...attack].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
const address = `203.0.113.${2 + (number % 250)}`;
const sockets = { following: 64, tabs: 10 };
const call = caller(url, () => from(address));
const post = (name: string, input: object, headers: Record<string, string> = {}) =>
  send(url, name, input, { ...from(address), ...headers });

async function open(): Promise<WebSocket> {
  const socket = await openSocket(url, address);
  socket.on('error', () => {});
  return socket;
}

async function demoBarId(): Promise<string> {
  return (await call<{ _id: string }>('bars.getBarByCode', { barCode: 'FENEK' }))._id;
}

async function menuInputs(count: number, from: number): Promise<object[]> {
  const barId = await demoBarId();
  return Array.from({ length: count }, (_, n) => ({
    barId,
    unitPreference: 'oz',
    searchTerm: String.fromCodePoint(97 + ((from + n) % 26)),
    paginationOpts: { numItems: 10 + Math.floor((from + n) / 26), cursor: null },
  }));
}

const menuFunction = 'drinks.getFilteredDrinksForBar';
const menuKeys = async (count: number, from: number) =>
  (await menuInputs(count, from)).map((input) => queryKey(menuFunction, input));

async function openBar() {
  const account = openAccount(url, `mallory-${attack}@example.com`, address);
  const person = { email: account.email, password: 'a pass of mallory', name: 'Mallory' };
  await account.post('/sign-up/email', person);
  const owner = withToken(await account.token());
  const id = await call<string>('bars.createBar', { name: 'Hostile' }, owner);
  await call('ingredients.bulkUpdateInventory', { barId: id, isAvailable: true }, owner);
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
const begins = () => tell('begins');

/** A party of 300 long responses, analysed again and again. */
async function analyse(write: (length: number) => string): Promise<void> {
  const { id, owner } = await openBar();
  const party = { barId: id, name: 'Hostile party' };
  const { partyId, shareCode } = await call<{ partyId: string; shareCode: string }>(
    'cocktailParties.createCocktailParty',
    party,
    owner,
  );
  for (let n = 0; n < 300; n++) {
    const response = { shareCode, preferences: write(990), guestName: `Guest ${n}` };
    // Each from its own address, because an address is limited.
    const guest = from(`192.0.2.${1 + (n % 200)}`);
    await call('cocktailParties.submitGuestResponse', response, guest);
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
      socket.send(tabMessage({ queries: keys, language: times % 2 ? 'en' : 'sk' }));
      if (times % 50 === 0) await delay(1);
    }
  },
  /** Tabs that subscribe to as many different menus as allowed. */
  async menus() {
    for (let tab = 0; tab < sockets.tabs; tab++) {
      const keys = await menuKeys(sockets.following, tab * sockets.following);
      const socket = await open();
      socket.send(tabMessage({ queries: keys }));
    }
    await delay(600_000);
  },
  /** A tab that never reads, and subscribes to unknown functions with long names. */
  async silence() {
    const socket = await open();
    socket.pause();
    for (let sent = 0, n = 0; sent < 400e6; n++) {
      const message = tabMessage({ queries: [queryKey(`${n}`.padEnd(16_000, 'x'), {})] });
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
    const order = { barId: await demoBarId(), drinkId: 'negroni', guestName };
    begins();
    for (;;) {
      const sent = Array.from({ length: 10 }, () => post('orders.createOrder', order));
      for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
      await delay(100);
    }
  },
  /** A hundred different searches at once from one address, by as many guests. */
  async searches() {
    const id = await demoBarId();
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
  /** Searches in the attacker's own bar. */
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
    const [input = {}] = await menuInputs(1, 0);
    const again = async () => {
      for (;;) {
        await post(menuFunction, input).then(
          (answer) => answer.arrayBuffer(),
          () => delay(10),
        );
      }
    };
    await Promise.all(Array.from({ length: 300 }, again));
  },
};

await attacks[attack]?.();
process.exit();
