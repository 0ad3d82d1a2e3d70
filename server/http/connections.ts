import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A request that has not ended by then is cut off: the database must still be closed in time. */
const patienceMs = 3_000;

/**
 * Answers what ends the connections that would keep a closing server waiting: those on which nothing
 * was asked, since browsers open some ahead of need, and later those that are not done with asking.
 */
export function watchConnections(server: Server, patience = patienceMs): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.on('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.on('upgrade', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
}
