import type { IncomingMessage } from 'node:http';

/** As seen by the first of the trusted proxies in front. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const claimed = forwarded.map((address) => address.trim()).filter(Boolean);
  const hops = [...claimed, socket.remoteAddress ?? ''].reverse();
  return hops[Math.min(proxies, hops.length - 1)] ?? '';
}
