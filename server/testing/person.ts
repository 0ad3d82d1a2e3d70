// Calls functions and follows live queries, like a browser.
import type { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { type Api, api, type ResultOf } from '#server/api.ts';
import { type LiveSocket, openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { signUpAs } from './account.ts';

type InputOf<N extends keyof Api> = Parameters<Api[N]['run']>[1];

export interface Answer<T> {
  status: number;
  body: T;
  error: Pick<AppError, 'code' | 'data' | 'message'> & { id: string };
}

export interface Person {
  token: string | null;
  /** Returns the result. Throws the error of the server. */
  call<N extends keyof Api>(name: N, input: InputOf<N>, key?: string): Promise<ResultOf<N>>;
  /** Returns the whole response, also of an error. */
  ask(name: string, input: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>;
  live(language?: Language): Promise<LiveSocket>;
}

export function createPerson(
  url: string,
  token: string | null,
  sockets: LiveSocket[],
  guestKey: string | null = null,
  waitForChanges: () => Promise<void> = async () => {},
): Person {
  const ownAddress = randomAddress();
  const ask: Person['ask'] = async (name, input, headers = {}) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(guestKey && { 'x-guest-key': guestKey, 'x-forwarded-for': ownAddress }),
        ...headers,
      },
      body: typeof input === 'string' ? input : JSON.stringify(input),
    });
    const body = await response.json();
    if (api[name as keyof Api]?.kind !== 'query') await waitForChanges();
    return { status: response.status, body, error: body };
  };
  return {
    token,
    ask,
    async call(name, input, key) {
      const { status, body, error } = await ask(name, input, key ? { 'idempotency-key': key } : {});
      if (status !== 200) throw Object.assign(new Error(error.message), error);
      return body as never;
    },
    async live(language = 'en') {
      const socket = await openLiveSocket(url, language, token, guestKey);
      sockets.push(socket);
      return socket;
    },
  };
}

export async function signUp(url: string, name: string): Promise<string> {
  return (await signUpAs(url, name)).token();
}
