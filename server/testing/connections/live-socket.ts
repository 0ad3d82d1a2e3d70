import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ErrorCode } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { type Answer, queryKey, type TabMessage } from '#domain/protocol.ts';

/** Only against hanging: the machine may be busy. */
const timeoutMs = 20_000;

export interface LiveAnswer {
  value?: unknown;
  code?: ErrorCode;
}

export interface Feed {
  next(): Promise<LiveAnswer>;
  /** The number of unread results. */
  readonly unread: number;
  leave(): void;
}

export interface LiveSocket {
  socket: WebSocket;
  /** Changes the viewer or the language. */
  become(who: Partial<Omit<TabMessage, 'queries'>>): void;
  follow(name: string, input: unknown): Feed;
  close(): void;
}

export async function openLiveSocket(
  url: string,
  language: Language,
  token: string | null,
  guestKey: string | null = null,
  headers: Record<string, string> = {},
): Promise<LiveSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
  const queues = new Map<string, Queue>();

  socket.on('message', (data) => {
    const text = data.toString();
    if (!text) return;
    const answer = JSON.parse(text) as Answer;
    const result = 'error' in answer ? { code: answer.error.code } : { value: answer.value };
    queues.get(answer.key)?.put(result);
  });
  await once(socket, 'open');

  let who = { language, token, guestKey };
  const send = () =>
    socket.send(JSON.stringify({ ...who, queries: [...queues.keys()] } satisfies TabMessage));
  return {
    socket,
    become(change) {
      who = { ...who, ...change };
      send();
    },
    follow(name, input) {
      const queue = createQueue();
      const key = queryKey(name, input);
      queues.set(key, queue);
      send();
      return {
        next: queue.take,
        get unread() {
          return queue.size();
        },
        leave() {
          queues.delete(key);
          send();
        },
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
        const timer = setTimeout(() => reject(new Error('no result came')), timeoutMs);
        takers.push((answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
      });
    },
  };
}
