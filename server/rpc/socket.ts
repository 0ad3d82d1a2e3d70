import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import {
  clientKey,
  closedForRestart,
  heartbeatMs,
  limits,
  type TabMessage,
} from '#domain/protocol.ts';
import { budgets } from '#server/limits/budgets.ts';
import { Counts } from '#server/limits/counts.ts';
import { networkOf } from '#server/limits/network.ts';
import { Bucket } from '#server/limits/rate.ts';
import type { TransportOptions } from './http.ts';
import type { LiveQueries } from './live.ts';
import { Outbox } from './outbox.ts';
import { Tab } from './tab.ts';

export const tabMessage = z.object({
  language: z.enum(languages),
  token: z.nullable(z.string()),
  guestKey: z.nullable(z.string().check(z.regex(clientKey))),
  queries: z.array(z.string()).check(z.maxLength(limits.queriesPerMessage)),
});

/** A socket this far over its message rate is closed. No browser sends that much. */
const maxDebtMs = 30_000;

export interface SocketOptions extends TransportOptions {
  live: LiveQueries;
  addressOf: (request: IncomingMessage) => string;
  /** Other sites may not open a socket in their visitor's name. */
  allowsOrigin: (request: IncomingMessage) => boolean;
}

export function serveLive(http: Server, options: SocketOptions) {
  const tabs = new Set<Tab>();
  const socketCounts = new Counts(budgets.address.sockets);
  const queryCounts = new Counts(budgets.address.queries);
  const networkOfRequest = (request: IncomingMessage) => networkOf(options.addressOf(request));
  const server = new WebSocketServer({
    server: http,
    path: '/live',
    maxPayload: limits.bodyBytes,
    perMessageDeflate: false,
    // Pings are answered below, but not while the other end reads nothing.
    autoPong: false,
    verifyClient: ({ req }, answer) => {
      if (!options.allowsOrigin(req)) return answer(false, 403);
      answer(!socketCounts.isFull(networkOfRequest(req)), 429);
    },
  });
  server.on('error', () => {});
  server.on('connection', (socket, request) => {
    const release = socketCounts.take(networkOfRequest(request));
    const outbox = new Outbox(socket);
    const address = options.addressOf(request);
    const onFailure = () => socket.terminate();
    const tab = new Tab({ ...options, address, queryCounts, outbox, onFailure });
    tabs.add(tab);
    receiveMessages(socket, tab);
    const stopHeartbeat = startHeartbeat(socket, outbox);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      stopHeartbeat();
      tab.close();
      tabs.delete(tab);
      release?.();
    });
  });
  return {
    get size() {
      return tabs.size;
    },
    /** Rights may end before a token does. Without a subject, all tokens. */
    recheck(subject?: string) {
      for (const tab of tabs) tab.recheck(subject);
    },
    close() {
      for (const socket of server.clients) socket.close(closedForRestart);
      setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 1_000).unref();
      server.close();
    },
  };
}

/** Closes a socket that responds to no ping, or takes none of the data that waits for it. */
function startHeartbeat(socket: WebSocket, outbox: Outbox): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive || outbox.isStalled) return socket.terminate();
    isAlive = false;
    outbox.sendHeartbeat();
  }, heartbeatMs);
  return () => clearInterval(timer);
}

function receiveMessages(socket: WebSocket, tab: Tab): void {
  const bucket = new Bucket(budgets.socket.messages);

  /**
   * Over its rate, a socket is not read for a while, so that TCP slows down the sender. Returns
   * whether to handle the message.
   */
  function admitMessage(): boolean {
    const debtMs = bucket.overdraw();
    if (debtMs > maxDebtMs) {
      socket.terminate();
      return false;
    }
    if (debtMs && !socket.isPaused) {
      socket.pause();
      setTimeout(() => socket.resume(), debtMs);
    }
    return true;
  }

  socket.on('ping', (data: Buffer) => {
    if (admitMessage() && socket.bufferedAmount < limits.bufferedBytes) socket.pong(data);
  });
  socket.on('message', (data: Buffer) => {
    if (!admitMessage()) return;
    const message = readMessage(data);
    if (message) void tab.update(message);
    else socket.close(1008, 'Invalid message');
  });
}

function readMessage(data: Buffer): TabMessage | undefined {
  try {
    return tabMessage.parse(JSON.parse(data.toString()));
  } catch {
    return undefined;
  }
}
