import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, languages, pickLanguage } from '#domain/languages.ts';
import { type ClientMessage, closedForRestart, heartbeatMs, limits } from '#domain/protocol.ts';
import type { AnyFunction, Services } from './function.ts';
import { toWire } from './invoke.ts';
import { encode, type LiveQueries } from './live.ts';
import { nobody, type Viewer, viewerKey } from './viewer.ts';

const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    language: z.enum(languages),
    token: z.nullable(z.string()),
  }),
  z.object({ t: z.literal('subscribe'), id: z.int(), name: z.string(), input: z.unknown() }),
  z.object({ t: z.literal('unsubscribe'), id: z.int() }),
]);

export interface SocketOptions {
  services: Services;
  live: LiveQueries;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ viewer: Viewer; expiresAt: number }>;
  /** Pages of other sites may not open a socket in their visitor's name. */
  allowsOrigin: (request: IncomingMessage) => boolean;
}

interface Subscription {
  name: string;
  input: unknown;
  leave: () => void;
}

export function createSocketServer(options: SocketOptions) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
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
    serve(socket, request, options);
  });

  return {
    get size() {
      return server.clients.size;
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

function serve(socket: WebSocket, request: IncomingMessage, options: SocketOptions) {
  const { services, live } = options;
  const subscriptions = new Map<number, Subscription>();
  let viewer: Viewer = nobody;
  let language = pickLanguage(acceptedLanguages(request.headers['accept-language']));
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

  function subscribe(id: number, name: string, input: unknown) {
    const fn = options.find(name);
    subscriptions.get(id)?.leave();
    subscriptions.delete(id);
    if (fn?.kind !== 'query') return refuse(id, new AppError('UNKNOWN_FUNCTION', null));
    if (subscriptions.size >= limits.subscriptionsPerSocket) {
      return refuse(id, new AppError('TOO_MANY', { retryAfterSeconds: 0 }));
    }
    const caller = { viewer, language };
    const leave = live.follow({ name, fn, payload: input, caller }, { id, send });
    subscriptions.set(id, { name, input, leave });
  }

  function become(next: Viewer, nextLanguage: typeof language) {
    if (viewerKey(next) === viewerKey(viewer) && nextLanguage === language) return;
    viewer = next;
    language = nextLanguage;
    for (const [id, { name, input }] of [...subscriptions]) subscribe(id, name, input);
  }

  async function hello(message: ClientMessage & { t: 'hello' }) {
    clearTimeout(expiry);
    if (!message.token) return become(nobody, message.language);
    try {
      const { viewer: next, expiresAt } = await options.verify(message.token);
      expiry = setTimeout(() => become(nobody, language), expiresAt - Date.now());
      become(next, message.language);
    } catch {
      become(nobody, message.language);
    }
  }

  // One after the other: what follows a greeting must see who greeted.
  let last: Promise<unknown> = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    const parsed = clientMessage.safeParse(parseJson(data));
    if (!parsed.success) return socket.close(1008, 'Invalid message');
    const message = parsed.data;
    last = last.then(() => {
      if (message.t === 'hello') return hello(message);
      if (message.t === 'subscribe') return subscribe(message.id, message.name, message.input);
      subscriptions.get(message.id)?.leave();
      return subscriptions.delete(message.id);
    });
    last.catch((err) => {
      services.log.error({ err }, 'socket failed');
      socket.terminate();
    });
  });
  socket.on('close', () => {
    clearTimeout(expiry);
    for (const { leave } of subscriptions.values()) leave();
    subscriptions.clear();
  });
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
