import { hash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers by which a proxy says that it passes on the request of somebody else. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request was made on this machine. A proxy here makes its requests from loopback, too: with
 * TRUST_PROXY the address of its client counts, and without it a request that was passed on is from
 * outside.
 */
export function isFromHere({ ip, headers }: FastifyRequest, proxies: number): boolean {
  // A connection that is gone has no address.
  if (!ip || !loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return false;
  const isPassedOn = forwarding.some((name) => headers[name] !== undefined);
  return !isPassedOn || (proxies > 0 && headers['x-forwarded-for'] !== undefined);
}

/** Whether a request has this bearer token, compared in constant time. */
export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    hash('sha256', text, 'buffer'),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
