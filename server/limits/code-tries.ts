import { AppError } from '#domain/errors.ts';
import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Turns } from './turns.ts';

/** Wrong codes that an address may try at full speed; each is forgotten after `forgetMs`. */
const maxWrong = 30;
const forgetMs = 10_000;
/** Above that, all codes of the address, right or wrong, are checked one at a time at this interval. */
const intervalMs = 500;
const maxQueued = 20;
/** Above this number of addresses, those without recent wrong codes are dropped. */
const sweepAt = 10_000;

interface Tries {
  wrong: number;
  /** Up to when forgotten tries are deducted from `wrong`. */
  countedAt: number;
  /** When the last queued code of this address is checked. */
  lastTurn: number;
}

/**
 * Slows down guessing of short codes, per address. Only wrong codes count, so that a full room behind
 * one address never waits; once an address is slowed down, a right code takes as long as a wrong one.
 */
export class CodeTries {
  readonly #tries = new Map<string, Tries>();
  readonly #turns: Turns;

  /** `turns` limits the concurrent lookups of one address. */
  constructor(turns = new Turns(budgets.address.runsAtOnce)) {
    this.#turns = turns;
  }

  async admit(address: string, isRight: () => Promise<boolean>): Promise<void> {
    const network = networkOf(address);
    const before = this.#of(network);
    if (before.wrong >= maxWrong) await this.#waitForTurn(before);
    if (await this.#turns.run(network, isRight, budgets.address.callsWaiting)) return;
    // Read again: other tries of this address may have ended meanwhile.
    const tries = this.#of(network);
    tries.wrong++;
    if (this.#tries.size > sweepAt) this.#sweep();
    this.#tries.set(network, tries);
  }

  async #waitForTurn(tries: Tries): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, tries.lastTurn + intervalMs);
    if (turn - now > maxQueued * intervalMs) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil((turn - now) / 1000) });
    }
    tries.lastTurn = turn;
    await new Promise((resolve) => setTimeout(resolve, turn - now));
  }

  #of(network: string): Tries {
    const now = Date.now();
    const tries = this.#tries.get(network) ?? { wrong: 0, countedAt: now, lastTurn: 0 };
    const forgotten = Math.floor((now - tries.countedAt) / forgetMs);
    tries.wrong = Math.max(0, tries.wrong - forgotten);
    tries.countedAt = tries.wrong ? tries.countedAt + forgotten * forgetMs : now;
    return tries;
  }

  #sweep(): void {
    for (const [network] of this.#tries) {
      if (!this.#of(network).wrong) this.#tries.delete(network);
    }
  }
}
