import { isIPv6 } from 'node:net';
import os from 'node:os';
import { type Addresses, isLoopback } from '#domain/addresses.ts';
import type { Config } from '#server/config.ts';

/** Networks inside this machine, by the usual names of their interfaces. */
const virtual = /^(br-|docker|podman|vboxnet|veth|virbr|vmnet)/;

export function addressesOf(config: Config): Addresses {
  return {
    publicUrl: config.hasPublicUrl ? config.publicUrl : null,
    network: config.hasPublicUrl ? [] : networkUrls(config),
  };
}

/** For other devices of its network. */
export function networkUrls({ host, port }: Pick<Config, 'host' | 'port'>): string[] {
  const url = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? [] : [url(host)];
  return Object.entries(os.networkInterfaces())
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => {
      const isUnconfigured = address.startsWith('169.254.');
      return family === 'IPv4' && !internal && !isUnconfigured;
    })
    .map(({ address }) => url(address));
}

/**
 * The requester of a mail must not choose where its links lead, so without `PUBLIC_URL` only a host
 * that is this machine counts.
 */
export function linkOriginFor(config: Config, host: string | null | undefined): string {
  if (config.hasPublicUrl || !host) return config.publicUrl;
  const origin = `http://${host.toLowerCase()}`;
  const name = os.hostname().toLowerCase();
  const named = [name, `${name}.local`].map((known) => `http://${known}:${config.port}`);
  return [...networkUrls(config), ...named].includes(origin) ? origin : config.publicUrl;
}
