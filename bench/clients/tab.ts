// A browser tab: a socket that follows queries.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TabMessage } from '#domain/protocol.ts';

export function tabMessage(tab: Partial<TabMessage> & Pick<TabMessage, 'queries'>): string {
  return JSON.stringify({ language: 'en', token: null, guestKey: null, ...tab });
}

export async function openSocket(url: string, address: string): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
  await once(socket, 'open');
  return socket;
}

/** Opens a tab. Resolves when all its queries have results. */
export async function openTab(
  url: string,
  address: string,
  message: string,
  onFrame: (data: Buffer) => void,
): Promise<WebSocket> {
  const socket = await openSocket(url, address);
  const done = Promise.withResolvers<void>();
  let missing = (JSON.parse(message) as TabMessage).queries.length;
  socket.on('error', done.reject);
  socket.on('message', (data: Buffer) => {
    if (!data.length) return;
    if (data.includes('"error":')) done.reject(new Error(data.toString()));
    onFrame(data);
    if (--missing === 0) done.resolve();
  });
  socket.send(message);
  await done.promise;
  return socket;
}

/** The live queries of a guest's page, by key. */
export function queriesOf(html: string): string[] {
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  return Object.keys(boot.answers);
}
