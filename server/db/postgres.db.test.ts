import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { engine, freshDatabase } from '#server/testing/databases.ts';
import { openPostgres } from './postgres.ts';

it.runIf(engine === 'postgres')('hears again after its line was cut in silence', async () => {
  const fresh = await freshDatabase();
  const { url } = fresh.options as { url: string };
  const network = await startNetwork(url);
  const database = await openPostgres({ url: network.url, poolSize: 2, pulseMs: 1_000 });
  const words: string[] = [];
  database.onChange((word) => words.push(word));
  network.cutInSilence();
  await expect.poll(() => words).toContain('*');

  const elsewhere = new pg.Client({ connectionString: url });
  await elsewhere.connect();
  const tell = async () => {
    await elsewhere.query(`select pg_notify('changes', 'bars:x')`);
    return words;
  };
  await expect.poll(tell).toContain('bars:x');
  await elsewhere.end();
  network.close();
  await database.close();
  await fresh.remove();
});

/** Between us and the database: what is open when it is cut stays open, and carries nothing. */
async function startNetwork(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const lines = new Set<net.Socket>();
  const server = net.createServer((here) => {
    const there = net.connect(Number(port), hostname);
    here.pipe(there);
    there.pipe(here);
    for (const line of [here, there]) {
      lines.add(line);
      line.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cutInSilence() {
      for (const line of lines) line.unpipe().pause();
    },
    close() {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}
