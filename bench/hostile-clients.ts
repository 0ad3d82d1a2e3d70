// An attacking client, in a process of its own: node hostile-clients.ts URL ATTACK. It runs until its
// attack is over or it is killed.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const [url = '', attack = ''] = process.argv.slice(2);
// Another address for each attack, so that they do not affect each other.
const headers = { 'x-forwarded-for': `203.0.113.${100 + attack.length}` };
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
