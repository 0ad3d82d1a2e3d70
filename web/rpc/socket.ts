import { AppError } from '#domain/errors.ts';
import { type ClientMessage, heartbeatMs, type ServerMessage } from '#domain/protocol.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { guestKey } from './guest-key.ts';
import { getToken, onTokenChange, tokenRefused } from './token.ts';

export type Connection = 'live' | 'reconnecting' | 'offline';

export interface Subscription {
  name: string;
  input: unknown;
  onValue(value: unknown): void;
  onError(error: AppError): void;
}

const longestWaitMs = 15_000;

/** The one socket of this tab. It comes back by itself and then asks for everything again. */
class LiveSocket {
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #followers = new Map<number, Set<number>>();
  readonly #listeners = new Set<() => void>();
  #socket: WebSocket | undefined;
  #lastId = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection = 'live';

  constructor() {
    onLanguageChange(() => this.#greet());
    onTokenChange(() => this.#greet());
    if (typeof window === 'undefined') return;
    addEventListener('online', () => this.#retry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#retry();
    });
    addEventListener('offline', () => this.#socket?.close());
  }

  subscribe(subscription: Subscription): () => void {
    const id = ++this.#lastId;
    this.#subscriptions.set(id, subscription);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(id, subscription);
    else this.#open();
    return () => {
      this.#subscriptions.delete(id);
      for (const ids of this.#followers.values()) ids.delete(id);
      this.#send({ t: 'unsubscribe', id });
    };
  }

  onConnection = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  connection = (): Connection => this.#connection;

  #open(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
    this.#socket = socket;
    socket.onopen = async () => {
      await this.#greet();
      this.#attempts = 0;
      this.#followers.clear();
      for (const [id, subscription] of this.#subscriptions) this.#ask(id, subscription);
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      this.#show('live');
      this.#receive(JSON.parse(data));
    };
    socket.onclose = () => {
      // A line that was given up may take its time to end; another one is in use by then.
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#show(navigator.onLine ? 'reconnecting' : 'offline');
      const wait = Math.min(longestWaitMs, 250 * 2 ** this.#attempts++);
      this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
    };
    this.#listen();
  }

  /** Something speaks for the line being back: no need to wait for the next attempt. */
  #retry(): void {
    this.#attempts = 0;
    this.#open();
  }

  /** A line that has died without a word is noticed by its silence. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), 2 * heartbeatMs + 5_000);
  }

  async #greet(): Promise<void> {
    const token = await getToken().catch(() => null);
    this.#send({ t: 'hello', language: currentLanguage(), token, guestKey: guestKey() });
  }

  #ask(id: number, { name, input }: Subscription): void {
    this.#send({ t: 'subscribe', id, name, input });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'follows') {
      for (const ids of this.#followers.values()) ids.delete(message.id);
      const ids = this.#followers.get(message.query) ?? new Set();
      this.#followers.set(message.query, ids.add(message.id));
    } else if (message.t === 'refused') {
      this.#subscriptions.get(message.id)?.onError(AppError.fromWire(message.error));
    } else if (message.t !== 'beat') {
      if (message.t === 'error' && message.error.code === 'UNAUTHORIZED') tokenRefused();
      for (const id of this.#followers.get(message.query) ?? []) {
        if (message.t === 'value') this.#subscriptions.get(id)?.onValue(message.value);
        else this.#subscriptions.get(id)?.onError(AppError.fromWire(message.error));
      }
    }
  }

  #show(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    for (const listener of this.#listeners) listener();
  }
}

export const liveSocket = new LiveSocket();
