// The live door: one WebSocket for each open tab.
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { AppError, isAppError } from '#domain/errors.ts';
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
import { admit, type Caller, toWire } from './invoke.ts';
import { bytesUnder, type Encoded, encodeError, type LiveQueries } from './live.ts';
import { type Identity, viewerKey } from './viewer.ts';

const tabMessage = z.object({
  language: z.enum(languages),
  token: z.nullable(z.string()),
  guestKey: z.nullable(z.string().check(z.regex(clientKey))),
  queries: z.array(z.string()).check(z.maxLength(limits.queriesPerMessage)),
});

/** What a tab says that is gone. */
const nothing: TabMessage = { language: 'en', token: null, guestKey: null, queries: [] };

/** More than a browser says at once, however quick its fingers. */
const longestDebtMs = 30_000;

/** Timers take no more. */
const longestTimeoutMs = 2 ** 31 - 1;

export interface SocketOptions extends TransportOptions {
  live: LiveQueries;
  addressOf: (request: IncomingMessage) => string;
  /** Pages of other sites may not open a socket in their visitor's name. */
  allowsOrigin: (request: IncomingMessage) => boolean;
}

/** What the tabs of one address may have together. */
interface AddressCounts {
  sockets: Counts;
  queries: Counts;
}

export function serveLive(http: Server, options: SocketOptions) {
  const tabs = new Set<Recheck>();
  const counts: AddressCounts = {
    sockets: new Counts(budgets.address.sockets),
    queries: new Counts(budgets.address.queries),
  };
  const networkOfRequest = (request: IncomingMessage) => networkOf(options.addressOf(request));
  const server = new WebSocketServer({
    server: http,
    path: '/live',
    maxPayload: limits.bodyBytes,
    perMessageDeflate: false,
    // A ping is answered by us: not where the other end does not read its answers.
    autoPong: false,
    verifyClient: ({ req }, answer) => {
      if (!options.allowsOrigin(req)) return answer(false, 403);
      answer(!counts.sockets.isFull(networkOfRequest(req)), 429);
    },
  });
  // Of the server that it listens with, which says them itself.
  server.on('error', () => {});
  server.on('connection', (socket, request) => {
    const leave = counts.sockets.take(networkOfRequest(request));
    const recheck = serveTab(socket, options.addressOf(request), counts, options);
    tabs.add(recheck);
    socket.on('close', () => {
      tabs.delete(recheck);
      leave?.();
    });
  });
  return {
    get size() {
      return tabs.size;
    },
    /** Somebody's rights may have ended before their token does; without a subject, anybody's. */
    recheck(subject?: string) {
      for (const recheck of tabs) recheck(subject);
    },
    close() {
      for (const socket of server.clients) socket.close(closedForRestart);
      setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 1_000).unref();
      server.close();
    },
  };
}

type Recheck = (subject?: string) => void;

function serveTab(
  socket: WebSocket,
  address: string,
  counts: AddressCounts,
  options: SocketOptions,
): Recheck {
  const { services, live, find, verify } = options;
  const following = new Map<string, { stop: () => void }>();
  // What a slow line cannot take waits here in its order, the newest of each key in place of older.
  const late = new Map<string, Encoded>();
  let said = nothing;
  let isHearing = false;
  let identity: Identity | null = null;
  let who = '';
  let expiry: NodeJS.Timeout | undefined;

  /** Each message is whole: of those that come while one is heard, only the last one counts. */
  async function say(message: TabMessage) {
    said = message;
    // At once: what is left and then asked for again is answered again.
    leaveAllBut(said.queries);
    if (isHearing) return;
    isHearing = true;
    for (let heard: TabMessage | undefined; heard !== said; ) {
      heard = said;
      await hear(heard).catch((err) => {
        services.log.error({ err }, 'socket failed');
        socket.terminate();
      });
    }
    isHearing = false;
  }

  async function hear(message: TabMessage) {
    const { token, guestKey, language, queries } = message;
    identity = null;
    const verified = token ? await verify(token).catch(refused) : undefined;
    identity = verified?.identity ?? null;
    clearTimeout(expiry);
    if (verified) {
      const expire = () => said === message && say({ ...message, token: null });
      expiry = setTimeout(expire, Math.min(verified.expiresAt - Date.now(), longestTimeoutMs));
    }
    const caller = { viewer: { identity, guestKey }, language, address, isLive: true };
    const before = who;
    who = JSON.stringify([viewerKey(caller.viewer), guestKey, language]);
    leaveAllBut(who === before ? queries : []);
    for (const key of queries) {
      if (following.has(key)) continue;
      if (following.size < limits.queriesPerTab) void follow(key, caller);
      // Not kept: the message that leaves others makes room for it.
      else refuse(key, new AppError('TOO_MANY', { retryAfterSeconds: 0 }));
    }
  }

  /** What is refused counts as followed: it is not tried again with each message. */
  async function follow(key: string, caller: Caller) {
    const release = counts.queries.take(networkOf(address));
    const followed = { stop: () => release?.() };
    following.set(key, followed);
    const isLeft = () => following.get(key) !== followed;
    try {
      if (!release) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
      const [name, input] = readKey(key);
      const fn = find(name);
      if (fn?.kind !== 'query') throw new AppError('UNKNOWN_FUNCTION', null);
      const call = await admit(services, { key, name, fn, input, caller });
      if (isLeft()) return;
      const leave = live.follow(call, send);
      followed.stop = () => {
        leave();
        release();
      };
    } catch (error) {
      if (isLeft()) return;
      refuse(key, error);
      // Who was refused for a while is asked for again.
      const waitMs = isAppError(error) && error.code === 'TOO_MANY' ? retryMs(error) : 0;
      if (!waitMs) return;
      const timer = setTimeout(() => {
        release?.();
        void follow(key, caller);
      }, waitMs);
      followed.stop = () => {
        clearTimeout(timer);
        release?.();
      };
    }
  }

  function refuse(key: string, error: unknown) {
    send(key, encodeError(key, toWire(error, services.log)));
  }

  function leaveAllBut(queries: string[]) {
    const stay = new Set(queries);
    for (const [key, { stop }] of following) {
      if (stay.has(key)) continue;
      stop();
      following.delete(key);
    }
    for (const key of late.keys()) if (!stay.has(key)) late.delete(key);
  }

  function send(key: string, answer: Encoded) {
    late.set(key, answer);
    sendLate();
  }

  function sendLate() {
    for (const [key, answer] of late) {
      if (socket.bufferedAmount > limits.bufferedBytes) return;
      late.delete(key);
      socket.send(bytesUnder(key, answer), { binary: false }, sent);
    }
  }

  let hasTaken = true;
  function sent() {
    hasTaken = true;
    sendLate();
  }

  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const heart = setInterval(() => {
    // A line that takes nothing of what waits for it holds memory for nobody.
    const isStalled = socket.bufferedAmount > 0 && !hasTaken;
    if (!isAlive || isStalled) return socket.terminate();
    isAlive = false;
    hasTaken = false;
    socket.ping();
    if (socket.bufferedAmount === 0) socket.send('', sent);
  }, heartbeatMs);

  const messages = new Bucket(budgets.socket.messages);
  /**
   * Over its rate a tab is not read for a while: its own line holds back what it says. What was read
   * already still comes; a tab that said far too much at once loses its line. Answers whether it may
   * be heard.
   */
  function mayBeHeard(): boolean {
    const debtMs = messages.overdraw();
    if (debtMs > longestDebtMs) {
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
    if (mayBeHeard() && socket.bufferedAmount < limits.bufferedBytes) socket.pong(data);
  });
  socket.on('message', (data: Buffer) => {
    if (!mayBeHeard()) return;
    const message = readMessage(data);
    if (message) say(message);
    else socket.close(1008, 'Invalid message');
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heart);
    say(nothing);
  });

  return (subject) => {
    // Whoever is being verified may be the one.
    const isOther = subject && identity && identity.subject !== subject;
    if (said.token && !isOther) say({ ...said });
  };
}

function retryMs({ data }: AppError): number {
  return ((data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0) * 1_000;
}

/** Only of the token: without the database nobody can tell, and the line is given up. */
function refused(error: unknown): undefined {
  if (!isAppError(error) || error.code !== 'UNAUTHORIZED') throw error;
}

function readMessage(data: Buffer): TabMessage | undefined {
  try {
    return tabMessage.parse(JSON.parse(data.toString()));
  } catch {
    return undefined;
  }
}

/** What is no key has no name. */
function readKey(key: string): [name: string, input: unknown] {
  try {
    const [name, input] = JSON.parse(key);
    return [String(name), input];
  } catch {
    return ['', undefined];
  }
}
