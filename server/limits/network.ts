import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key under which an address is counted: an IPv4 address as it is, of an IPv6 address the first
 * half, since a client with one has 2^64 of them. All invalid addresses share one key.
 */
export function networkOf(given: string | undefined): string {
  // A connection that was reset has no address any more.
  const address = withoutPort(given ?? '').replace(/^::ffff:(?=.*\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}
