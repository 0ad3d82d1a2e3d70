import { isIPv4, isIPv6 } from 'node:net';

/**
 * An IPv4 address itself, or the 56-bit network of an IPv6 address, since one subscriber has that
 * many addresses (docs/decisions/0041). All invalid addresses share one key.
 */
export function networkOf(given: string | undefined): string {
  const address = withoutPort(given ?? '').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  const [a = 0, b = 0, c = 0, d = 0, e, f, g = 0, h = 0] = groups;
  const isMapped = !a && !b && !c && !d && !e && f === 0xffff;
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').flatMap(numbersOf));
  if (!tail) return head;
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}

/** The last group may be an IPv4 address, which is two numbers. */
function numbersOf(group: string): number[] {
  if (group === '') return [];
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}

/** Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}
