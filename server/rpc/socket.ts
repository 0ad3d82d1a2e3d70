import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, type Language, languages, pickLanguage } from '#domain/languages.ts';
import {
  type ClientMessage,
  clientKey,
  closedForRestart,
  heartbeatMs,
  limits,
  queryKey,
} from '#domain/protocol.ts';
import type { Services } from '#server/services.ts';
import type { AnyFunction } from './function.ts';
import { admit, type Caller, toWire } from './invoke.ts';
import { encode, type LiveCall, type LiveQueries } from './live.ts';
import { nobody, type Viewer, viewerKey } from './viewer.ts';

const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    language: z.enum(languages),
    token: z.nullable(z.string()),
    guestKey: z.nullable(z.string().check(z.regex(clientKey))),
  }),
  z.object({
    t: z.enum(['subscribe', 'unsubscribe']),
    name: z.string(),
    input: z.unknown(),
  }),
]);

const beat = encode({ t: 'beat' });

type Hello = ClientMessage & { t: 'hello' };

export interface SocketOptions {
  services: Services;
  live: LiveQueries;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ viewer: Pick<Viewer, 'identity'>; expiresAt: number }>;
  addressOf: (request: IncomingMessage) => string;
  /** Pages of other sites may not open a socket in their visitor's name. */
  allowsOrigin: (request: IncomingMessage) => boolean;
}

export function createSocketServer(options: SocketOptions) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const tabs = new Map<WebSocket, Tab>();

  return {
    get size() {
      return tabs.size;
    },
    /** Somebody's rights may have ended before their token does; without a subject, anybody's. */
    recheck(subject?: string) {
      for (const tab of tabs.values()) tab.recheck(subject);
    },
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
      if (!options.allowsOrigin(request)) return void stream.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      server.handleUpgrade(request, stream, head, (socket) => {
        tabs.set(socket, serveTab(socket, request, options));
        socket.on('close', () => tabs.delete(socket));
      });
    },
    close() {
      for (const socket of tabs.keys()) socket.close(closedForRestart);
      setTimeout(() => tabs.forEach((_tab, socket) => socket.terminate()), 1_000).unref();
      server.close();
    },
  };
}

interface Tab {
  recheck(subject: string | undefined): void;
}

function serveTab(socket: WebSocket, request: IncomingMessage, options: SocketOptions): Tab {
  const { services, live, find, verify } = options;
  const subscriptions = new Map<string, { call: LiveCall; leave: () => void }>();
  // What a slow line cannot take waits here in its order, the newest for each key in place of older
  // ones.
  const late = new Map<string, Buffer>();
  let caller: Caller = {
    viewer: nobody,
    language: pickLanguage(acceptedLanguages(request.headers['accept-language'])),
    address: options.addressOf(request),
    isLive: true,
  };
  let greeting: Hello | undefined;
  let expiry: NodeJS.Timeout | undefined;

  function send(key: string, bytes: Buffer) {
    late.set(key, bytes);
    sendLate();
  }

  function sendLate() {
    for (const [key, bytes] of late) {
      if (socket.bufferedAmount > limits.bufferedBytes) return;
      late.delete(key);
      socket.send(bytes, { binary: false }, sendLate);
    }
  }

  async function hello(message: Hello) {
    const { token, guestKey, language } = message;
    greeting = message;
    clearTimeout(expiry);
    const verified = token ? await verify(token).catch(() => undefined) : undefined;
    if (verified) {
      const expire = () => become({ identity: null, guestKey }, language);
      expiry = setTimeout(expire, verified.expiresAt - Date.now());
    }
    become({ identity: verified?.viewer.identity ?? null, guestKey }, language);
  }

  function become(viewer: Viewer, language: Language) {
    const known = caller.viewer;
    const same = viewerKey(viewer) === viewerKey(known) && viewer.guestKey === known.guestKey;
    if (same && language === caller.language) return;
    caller = { ...caller, viewer, language };
    for (const { call } of [...subscriptions.values()]) {
      unsubscribe(call.key);
      follow(call);
    }
  }

  async function subscribe(key: string, name: string, input: unknown) {
    const fn = find(name);
    unsubscribe(key);
    try {
      if (fn?.kind !== 'query') throw new AppError('UNKNOWN_FUNCTION', null);
      if (subscriptions.size >= limits.subscriptionsPerSocket) {
        throw new AppError('TOO_MANY', { retryAfterSeconds: 0 });
      }
      follow(await admit(services, { key, name, fn, input, caller }));
    } catch (error) {
      send(key, encode({ t: 'error', key, error: toWire(error, services.log) }));
    }
  }

  function follow(asked: LiveCall) {
    const call = { ...asked, caller };
    subscriptions.set(call.key, { call, leave: live.follow(call, send) });
  }

  function unsubscribe(key: string) {
    subscriptions.get(key)?.leave();
    subscriptions.delete(key);
    late.delete(key);
  }

  // One after the other: what follows a greeting must see who greeted.
  let last: Promise<unknown> = Promise.resolve();
  function next(step: () => unknown) {
    last = last.then(step).catch((err) => {
      services.log.error({ err }, 'socket failed');
      socket.terminate();
    });
  }

  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const heart = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    if (socket.bufferedAmount === 0) socket.send(beat, { binary: false });
  }, heartbeatMs);

  socket.on('message', (data: Buffer) => {
    const message = read(data);
    if (!message) return socket.close(1008, 'Invalid message');
    if (message.t === 'hello') return next(() => hello(message));
    const { t, key, name, input } = message;
    next(() => (t === 'subscribe' ? subscribe(key, name, input) : unsubscribe(key)));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heart);
    next(() => {
      clearTimeout(expiry);
      for (const key of [...subscriptions.keys()]) unsubscribe(key);
    });
  });

  return {
    recheck(subject) {
      const { identity } = caller.viewer;
      if (identity && (!subject || identity.subject === subject))
        next(() => greeting && hello(greeting));
    },
  };
}

/** Undefined where it is no message; also JSON that is read may nest too deep to be written again. */
function read(data: Buffer) {
  try {
    const message = clientMessage.parse(JSON.parse(data.toString()));
    if (message.t === 'hello') return message;
    return { ...message, key: queryKey(message.name, message.input) };
  } catch {
    return undefined;
  }
}
