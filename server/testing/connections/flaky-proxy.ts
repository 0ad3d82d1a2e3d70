import { once } from 'node:events';
import net from 'node:net';

/** A TCP proxy in front of a database, which can fail like a network. */
export async function startFlakyProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets = new Set<net.Socket>();
  let isDown = false;
  const server = net.createServer((client) => {
    client.on('error', () => {});
    if (isDown) return client.resetAndDestroy();
    const upstream = net.connect(Number(port), hostname);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as net.AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    /** Open connections stay open, but transfer nothing. */
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Open connections are closed, and new ones are refused. */
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
