import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ErrorCode } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { type ClientMessage, queryKey, type ServerMessage } from '#domain/protocol.ts';

const patienceMs = 5_000;

export interface LiveAnswer {
  value?: unknown;
  code?: ErrorCode;
}

/** The answers of one subscription, in the order they came. */
export interface Feed {
  /** The next answer that was not yet taken. */
  next(): Promise<LiveAnswer>;
  /** Answers that nobody took. */
  readonly unread: number;
  leave(): void;
}

export interface LiveLine {
  socket: WebSocket;
  send(message: ClientMessage): void;
  follow(name: string, input: unknown): Feed;
  close(): void;
}

/** One tab's socket, greeted. */
export async function openLine(
  url: string,
  language: Language,
  token: string | null,
  guestKey: string | null = null,
  headers: Record<string, string> = {},
): Promise<LiveLine> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
  const queues = new Map<string, Queue>();

  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.t === 'beat') return;
    const answer = message.t === 'value' ? { value: message.value } : { code: message.error.code };
    queues.get(message.key)?.put(answer);
  });
  await once(socket, 'open');

  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  send({ t: 'hello', language, token, guestKey });
  return {
    socket,
    send,
    follow(name, input) {
      const queue = createQueue();
      queues.set(queryKey(name, input), queue);
      send({ t: 'subscribe', name, input });
      return {
        next: queue.take,
        get unread() {
          return queue.size();
        },
        leave: () => send({ t: 'unsubscribe', name, input }),
      };
    },
    close: () => socket.close(),
  };
}

type Queue = ReturnType<typeof createQueue>;

function createQueue() {
  const answers: LiveAnswer[] = [];
  const takers: ((answer: LiveAnswer) => void)[] = [];
  return {
    size: () => answers.length,
    put(answer: LiveAnswer) {
      const taker = takers.shift();
      if (taker) taker(answer);
      else answers.push(answer);
    },
    take(): Promise<LiveAnswer> {
      const waiting = answers.shift();
      if (waiting) return Promise.resolve(waiting);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no answer came')), patienceMs);
        takers.push((answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
      });
    },
  };
}
