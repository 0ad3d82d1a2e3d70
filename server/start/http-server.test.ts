import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createHttpServer } from './http-server.ts';

it('closes connections whose request does not arrive in time', () => {
  const { server } = createHttpServer(readConfig({}), { write() {} });
  for (const timeout of [server.requestTimeout, server.headersTimeout]) {
    expect(timeout).toBeGreaterThan(0);
    expect(timeout).toBeLessThanOrEqual(60_000);
  }
});
