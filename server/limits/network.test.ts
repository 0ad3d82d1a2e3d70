import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff02:3:4:5:6', '2001:db8:1:ff00::/56'],
    ['2001:DB8:0001:02ff::', '2001:db8:1:200::/56'],
    ['2001:db8::6', '2001:db8:0:0::/56'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::6]:4711', '2001:db8:0:0::/56'],
    ['1:2:3:4:5:6:7:8::9:9', 'unknown'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('an IPv6 network', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const address = fc.tuple(...Array.from({ length: 16 }, () => byte));
  // Not an IPv4-mapped one: those begin with zeros.
  const global = address.map(([, ...rest]) => [0x20, ...rest]);
  const groupsOf = (bytes: readonly number[]) =>
    Array.from({ length: 8 }, (_, n) => ((bytes[2 * n] ?? 0) << 8) | (bytes[2 * n + 1] ?? 0));
  const hex = (bytes: readonly number[]) => groupsOf(bytes).map((group) => group.toString(16));
  /** Other spellings of the same address. */
  const spellings = (bytes: readonly number[]) => [
    hex(bytes).join(':'),
    hex(bytes).join(':').toUpperCase(),
    hex(bytes)
      .map((group) => group.padStart(4, '0'))
      .join(':'),
    new URL(`http://[${hex(bytes).join(':')}]`).hostname,
    `${hex(bytes).slice(0, 6).join(':')}:${bytes.slice(12).join('.')}`,
  ];

  it('is one for all addresses with the same first 56 bits, however they are written', () => {
    fc.assert(
      fc.property(global, address, (one, other) => {
        const neighbour = [...one.slice(0, 7), ...other.slice(7)];
        const names = [...spellings(one), ...spellings(neighbour)].map(networkOf);
        expect(new Set(names).size).toBe(1);
      }),
    );
  });

  it('is another one where any of the first 56 bits differs', () => {
    fc.assert(
      fc.property(global, fc.integer({ min: 8, max: 55 }), (one, bit) => {
        const other = one.map((value, n) => (n === bit >> 3 ? value ^ (128 >> (bit & 7)) : value));
        expect(networkOf(hex(other).join(':'))).not.toBe(networkOf(hex(one).join(':')));
      }),
    );
  });

  it('has no IPv4 address in it: each is counted separately, mapped or not', () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), (ipv4) => {
        const mapped = [...Array(10).fill(0), 255, 255, ...ipv4];
        const names = [ipv4.join('.'), ...spellings(mapped)].map(networkOf);
        expect(new Set(names)).toEqual(new Set([ipv4.join('.')]));
      }),
    );
  });
});
