import { hash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * A local proxy also connects from loopback: with TRUST_PROXY its client's address counts, and
 * without it a forwarded request is from outside.
 */
export function isFromHere({ ip, headers }: FastifyRequest, proxies: number): boolean {
  if (!ip || !loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return false;
  const isPassedOn = forwarding.some((name) => headers[name] !== undefined);
  return !isPassedOn || (proxies > 0 && headers['x-forwarded-for'] !== undefined);
}

export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    hash('sha256', text, 'buffer'),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
