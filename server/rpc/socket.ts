import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, languages, pickLanguage } from '#domain/languages.ts';
import {
  type ClientMessage,
  clientKey,
  closedForRestart,
  heartbeatMs,
  limits,
} from '#domain/protocol.ts';
import type { AnyFunction, Services } from './function.ts';
import { admit, toWire } from './invoke.ts';
import { encode, type LiveQueries } from './live.ts';
import { nobody, type Viewer, viewerKey } from './viewer.ts';

const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    language: z.enum(languages),
    token: z.nullable(z.string()),
    guestKey: z.nullable(z.string().check(z.regex(clientKey))),
  }),
  z.object({ t: z.literal('subscribe'), id: z.int(), name: z.string(), input: z.unknown() }),
  z.object({ t: z.literal('unsubscribe'), id: z.int() }),
]);

export interface SocketOptions {
  services: Services;
  live: LiveQueries;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ viewer: Pick<Viewer, 'identity'>; expiresAt: number }>;
  addressOf: (request: IncomingMessage) => string;
  /** Pages of other sites may not open a socket in their visitor's name. */
  allowsOrigin: (request: IncomingMessage) => boolean;
}

interface Subscription {
  name: string;
  input: unknown;
  leave: () => void;
}

/** One tab, as far as the server has to ask after it. */
interface Line {
  recheck(subject: string | undefined): void;
}

export function createSocketServer(options: SocketOptions) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const lines = new Map<WebSocket, Line>();
  const beat = encode({ t: 'beat' });
  const heart = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else {
        socket.ping();
        if (socket.bufferedAmount === 0) socket.send(beat, { binary: false });
      }
    }
  }, heartbeatMs);

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    lines.set(socket, serve(socket, request, options));
    socket.on('close', () => lines.delete(socket));
  });

  return {
    get size() {
      return server.clients.size;
    },
    /** Somebody's rights may have ended before their token does; without a subject, anybody's. */
    recheck(subject?: string) {
      for (const line of lines.values()) line.recheck(subject);
    },
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
      if (!options.allowsOrigin(request)) return void stream.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      server.handleUpgrade(request, stream, head, (socket) =>
        server.emit('connection', socket, request),
      );
    },
    close() {
      clearInterval(heart);
      for (const socket of server.clients) socket.close(closedForRestart);
      setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 1_000).unref();
      server.close();
    },
  };
}

function serve(socket: WebSocket, request: IncomingMessage, options: SocketOptions): Line {
  const { services, live } = options;
  const address = options.addressOf(request);
  const subscriptions = new Map<number, Subscription>();
  let viewer: Viewer = nobody;
  let language = pickLanguage(acceptedLanguages(request.headers['accept-language']));
  let greeting: (ClientMessage & { t: 'hello' }) | undefined;
  let expiry: NodeJS.Timeout | undefined;

  // What a slow line cannot take waits here in its order, the newest for each query in place of
  // older ones.
  const late = new Map<number, Buffer>();
  const send = (bytes: Buffer, query: number) => {
    late.set(query, bytes);
    sendLate();
  };
  const sendLate = () => {
    for (const [query, bytes] of late) {
      if (socket.bufferedAmount > limits.bufferedBytes) return;
      late.delete(query);
      socket.send(bytes, { binary: false }, sendLate);
    }
  };
  const refuse = (id: number, error: unknown) =>
    send(encode({ t: 'refused', id, error: toWire(error, services.log) }), -id);

  async function ask({ id, name, input }: ClientMessage & { t: 'subscribe' }) {
    const fn = options.find(name);
    try {
      if (fn) await admit(services, fn, input, { viewer, language, address });
      subscribe(id, name, input);
    } catch (error) {
      refuse(id, error);
    }
  }

  function subscribe(id: number, name: string, input: unknown) {
    const fn = options.find(name);
    subscriptions.get(id)?.leave();
    subscriptions.delete(id);
    if (fn?.kind !== 'query') return refuse(id, new AppError('UNKNOWN_FUNCTION', null));
    if (subscriptions.size >= limits.subscriptionsPerSocket) {
      return refuse(id, new AppError('TOO_MANY', { retryAfterSeconds: 0 }));
    }
    const caller = { viewer, language, address };
    const leave = live.follow({ name, fn, payload: input, caller }, { id, send });
    subscriptions.set(id, { name, input, leave });
  }

  function become(next: Viewer, nextLanguage: typeof language) {
    const same = viewerKey(next) === viewerKey(viewer) && next.guestKey === viewer.guestKey;
    if (same && nextLanguage === language) return;
    viewer = next;
    language = nextLanguage;
    for (const [id, { name, input }] of [...subscriptions]) subscribe(id, name, input);
  }

  async function hello(message: ClientMessage & { t: 'hello' }) {
    const { token, guestKey, language: wanted } = message;
    greeting = message;
    clearTimeout(expiry);
    const someone = { identity: null, guestKey };
    if (!token) return become(someone, wanted);
    try {
      const { viewer: verified, expiresAt } = await options.verify(token);
      expiry = setTimeout(() => become(someone, language), expiresAt - Date.now());
      become({ ...verified, guestKey }, wanted);
    } catch {
      become(someone, wanted);
    }
  }

  // One after the other: what follows a greeting must see who greeted.
  let last: Promise<unknown> = Promise.resolve();
  const next = (step: () => unknown) => {
    last = last.then(step);
    last.catch((err) => {
      services.log.error({ err }, 'socket failed');
      socket.terminate();
    });
  };
  socket.on('message', (data: Buffer) => {
    const parsed = clientMessage.safeParse(parseJson(data));
    if (!parsed.success) return socket.close(1008, 'Invalid message');
    const message = parsed.data;
    next(() => {
      if (message.t === 'hello') return hello(message);
      if (message.t === 'subscribe') return ask(message);
      subscriptions.get(message.id)?.leave();
      return subscriptions.delete(message.id);
    });
  });
  socket.on('close', () => {
    clearTimeout(expiry);
    for (const { leave } of subscriptions.values()) leave();
    subscriptions.clear();
  });
  return {
    recheck(subject) {
      const concerned = viewer.identity && (!subject || viewer.identity.subject === subject);
      if (concerned && greeting) next(() => greeting && hello(greeting));
    },
  };
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
