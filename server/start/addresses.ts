// Under which addresses browsers reach this server.
import { isIPv6 } from 'node:net';
import os from 'node:os';
import { type Addresses, isLoopback } from '#domain/addresses.ts';
import type { Config } from '#server/config.ts';

/** Networks that exist inside this machine only, by the names that their interfaces usually have. */
const virtual = /^(br-|docker|podman|vboxnet|veth|virbr|vmnet)/;

/** What the page of a bar needs for links that others can open. */
export function addressesOf(config: Config): Addresses {
  return {
    publicUrl: config.hasPublicUrl ? config.publicUrl : null,
    network: config.hasPublicUrl ? [] : networkUrls(config),
  };
}

/** This server for other devices of its network. */
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
 * The origin of links in letters. Without `PUBLIC_URL` it is the host that the request was sent to, if
 * that is this machine: whoever asks for a letter must not choose where its links lead.
 */
export function linkOriginFor(config: Config, host: string | null | undefined): string {
  if (config.hasPublicUrl || !host) return config.publicUrl;
  const origin = `http://${host.toLowerCase()}`;
  const name = os.hostname().toLowerCase();
  const named = [name, `${name}.local`].map((known) => `http://${known}:${config.port}`);
  return [...networkUrls(config), ...named].includes(origin) ? origin : config.publicUrl;
}
