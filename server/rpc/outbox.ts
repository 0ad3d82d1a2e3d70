import type { WebSocket } from 'ws';
import { limits } from '#domain/protocol.ts';
import { bytesUnder, type EncodedAnswer } from './encoded-answer.ts';

/**
 * While the socket has too much unsent data, answers wait here, and newer ones of a key replace
 * older.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, EncodedAnswer>();
  #hasProgress = true;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(key: string, answer: EncodedAnswer): void {
    this.#waiting.set(key, answer);
    this.#flush();
  }

  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#waiting.keys()) if (!keys.has(key)) this.#waiting.delete(key);
  }

  /** Whether the other end took none of the waiting data since the last heartbeat. */
  get isStalled(): boolean {
    return this.#socket.bufferedAmount > 0 && !this.#hasProgress;
  }

  sendHeartbeat(): void {
    this.#hasProgress = false;
    this.#socket.ping();
    if (this.#socket.bufferedAmount === 0) this.#socket.send('', this.#sent);
  }

  #flush(): void {
    for (const [key, answer] of this.#waiting) {
      if (this.#socket.bufferedAmount > limits.bufferedBytes) return;
      this.#waiting.delete(key);
      this.#socket.send(bytesUnder(key, answer), { binary: false }, this.#sent);
    }
  }

  #sent = (): void => {
    this.#hasProgress = true;
    this.#flush();
  };
}
