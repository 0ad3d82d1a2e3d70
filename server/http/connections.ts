import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Unfinished requests are cut after this, because the database must still be closed in time. */
const graceMs = 3_000;
const checkEveryMs = 10;
const acceptMs = 1_000;
const endMs = 500;

interface Connection {
  answers: Set<ServerResponse>;
  idleSince: number;
}

/**
 * Stops listening, and lets every later response close its connection, so that no request is lost.
 * Idle connections stay open for `lingerMs`. After a timeout all others are cut.
 */
export function trackConnections(server: Server, timeoutMs = graceMs) {
  const connections = new Map<Socket, Connection>();
  let isDraining = false;
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted++;
    connections.set(socket, { answers: new Set(), idleSince: performance.now() });
    socket.on('close', () => connections.delete(socket));
  });
  // Before the handler, which may respond at once.
  server.prependListener('request', ({ socket }, answer) => {
    const connection = connections.get(socket);
    if (isDraining) answer.shouldKeepAlive = false;
    connection?.answers.add(answer);
    answer.on('close', () => {
      connection?.answers.delete(answer);
      if (connection) connection.idleSince = performance.now();
    });
  });
  server.on('upgrade', ({ socket }) => connections.delete(socket));

  return async (lingerMs: number): Promise<void> => {
    isDraining = true;
    for (const { answers } of connections.values()) {
      for (const answer of answers) answer.shouldKeepAlive = false;
    }
    const start = performance.now();
    // The kernel would reset connections in its queue, so they are accepted first. A turn of the
    // event loop without any has emptied the queue.
    for (let before = -1; before < accepted && performance.now() < start + acceptMs; ) {
      before = accepted;
      await nextTurn();
    }
    // Not the server's own `close`, which ends idle connections at once.
    net.Server.prototype.close.call(server);
    const ending = new Set<Socket>();
    while (connections.size > 0 && performance.now() < start + timeoutMs) {
      const idleBefore = performance.now() - lingerMs;
      for (const [socket, { answers, idleSince }] of connections) {
        const isIdle = answers.size === 0 && Math.max(idleSince, start) <= idleBefore;
        if (!isIdle || ending.has(socket)) continue;
        ending.add(socket);
        end(socket);
      }
      await delay(checkEveryMs);
    }
    for (const socket of connections.keys()) socket.destroy();
  };
}

/** Half-closes and reads on, because closing with unread bytes would reset the connection. */
function end(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), endMs).unref();
}
