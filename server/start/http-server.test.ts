import net from 'node:net';
import { expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createHttpServer, listen } from './http-server.ts';

it('closes connections whose request does not arrive in time', () => {
  const { server } = createHttpServer(readConfig({}), { write() {} });
  for (const timeout of [server.requestTimeout, server.headersTimeout]) {
    expect(timeout).toBeGreaterThan(0);
    expect(timeout).toBeLessThanOrEqual(60_000);
  }
});

it('lets thousands of connections wait until they are accepted', async () => {
  const listening = vi.spyOn(net.Server.prototype, 'listen');
  const config = { ...readConfig({ HOST: '127.0.0.1' }), port: 0 };
  const app = createHttpServer(config, { write() {} });
  await listen(app, config);
  await app.close();
  expect(listening).toHaveBeenCalledWith(expect.objectContaining({ backlog: 4_096 }));
});
