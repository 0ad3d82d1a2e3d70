import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Later, unfinished requests are cut off: the database must still be closed in time. */
const graceMs = 3_000;

/**
 * Returns a function that ends the connections for which a closing server would wait: at once those
 * without a request, which browsers open ahead of need; after a timeout all others.
 */
export function trackConnections(server: Server, timeoutMs = graceMs): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.on('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.on('upgrade', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  };
}
