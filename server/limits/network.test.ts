import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::6]:4711', '2001:db8:0:0'],
    ['1:2:3:4:5:6:7:8::9:9', 'unknown'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
