import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from './address.ts';

const request = {
  socket: { remoteAddress: '10.0.0.1' },
  headers: { 'x-forwarded-for': '203.0.113.66, 203.0.113.7 , 10.0.0.2' },
} as unknown as IncomingMessage;

it.each([
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.7'],
  [9, '203.0.113.66'],
])('behind %i proxies it is %s', (proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});
