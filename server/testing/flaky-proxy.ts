import { once } from 'node:events';
import net from 'node:net';

/** A network between us and a database, which can fail. */
export async function startFlakyProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const lines = new Set<net.Socket>();
  let isDown = false;
  const server = net.createServer((here) => {
    here.on('error', () => {});
    if (isDown) return here.resetAndDestroy();
    const there = net.connect(Number(port), hostname);
    here.pipe(there);
    there.pipe(here);
    here.on('close', () => there.destroy());
    there.on('close', () => here.destroy());
    for (const line of [here, there]) {
      lines.add(line);
      line.on('error', () => {});
      line.on('close', () => lines.delete(line));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as net.AddressInfo).port);
  const cut = () => lines.forEach((line) => line.destroy());
  return {
    url: url.href,
    /** What is open stays open, and carries nothing. */
    cutInSilence() {
      for (const line of lines) line.unpipe().pause();
    },
    /** What is open is cut, and nothing new is let through. */
    goDown() {
      isDown = true;
      cut();
    },
    comeBack() {
      isDown = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
