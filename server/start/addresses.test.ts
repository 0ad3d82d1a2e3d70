import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { addressesOf, linkOriginFor, networkUrls } from './addresses.ts';

const at = (address: string, more = {}) => ({
  address,
  family: 'IPv4' as const,
  internal: false,
  netmask: '255.255.255.0',
  mac: '',
  cidr: null,
  ...more,
});

function machine() {
  vi.spyOn(os, 'hostname').mockReturnValue('Bar-Laptop');
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({
    lo: [at('127.0.0.1', { internal: true })],
    wlan0: [at('192.168.1.20'), { ...at('fe80::1'), family: 'IPv6', scopeid: 2 }],
    eth0: [at('169.254.7.7')],
    docker0: [at('172.17.0.1')],
  });
}
afterEach(() => vi.restoreAllMocks());

describe('the addresses of a server', () => {
  it('are those that other devices of its network can open', () => {
    machine();
    expect(networkUrls(readConfig({ PORT: '4000' }))).toEqual(['http://192.168.1.20:4000']);
    expect(networkUrls(readConfig({ HOST: '127.0.0.1' }))).toEqual([]);
    expect(networkUrls(readConfig({ HOST: 'localhost' }))).toEqual([]);
    expect(networkUrls(readConfig({ HOST: '10.0.0.5' }))).toEqual(['http://10.0.0.5:3000']);
  });

  it('are those that the operator has set, if any', () => {
    machine();
    expect(addressesOf(readConfig({}))).toEqual({
      publicUrl: null,
      network: ['http://192.168.1.20:3000'],
    });
    expect(addressesOf(readConfig({ PUBLIC_URL: 'https://bar.example/' }))).toEqual({
      publicUrl: 'https://bar.example',
      network: [],
    });
  });
});

describe('a link in a mail', () => {
  it.each([
    ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['bar-laptop.local:3000', 'http://bar-laptop.local:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    // Whoever requests the mail may have written these.
    ['evil.example', 'http://localhost:3000'],
    ['192.168.1.66:3000', 'http://localhost:3000'],
    ['192.168.1.20:8080', 'http://localhost:3000'],
    ['192.168.1.20:3000@evil.example', 'http://localhost:3000'],
    [undefined, 'http://localhost:3000'],
  ])('requested through %s leads to %s', (host, origin) => {
    machine();
    expect(linkOriginFor(readConfig({}), host)).toBe(origin);
  });

  it('leads to PUBLIC_URL if it is set', () => {
    machine();
    const config = readConfig({ PUBLIC_URL: 'https://bar.example' });
    expect(linkOriginFor(config, '192.168.1.20:3000')).toBe('https://bar.example');
  });
});
