import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Turns } from '#server/limits/turns.ts';
import type { AnyFunction } from './function.ts';
import { admit, type CallServices } from './invoke.ts';

it('parses a few inputs of one address at a time, and those of others in between', async () => {
  const parsed: string[] = [];
  const input = z.string().check(z.refine((text) => parsed.push(text) > 0));
  const fn = { kind: 'query', input } as unknown as AnyFunction;
  const services = { turns: new Turns(2) } as CallServices;
  const send = (address: string) =>
    admit(services, {
      name: '',
      fn,
      input: address,
      caller: { viewer: { identity: null, guestKey: null }, language: 'en', address },
    });
  const calls = [...Array.from({ length: 10 }, () => send('192.0.2.1')), send('192.0.2.2')];
  await endOfTurn();
  expect(parsed.slice(0, 3)).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2']);
  await Promise.all(calls);
  expect(parsed).toHaveLength(11);
});
