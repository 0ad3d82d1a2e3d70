import { AppError } from '#domain/errors.ts';
import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Turns } from './turns.ts';

/** Wrong codes that an address may try at full speed; one is forgotten after each `forgetMs`. */
const free = 30;
const forgetMs = 10_000;
/** After that, right or wrong, one code after the other, and only so many in the queue. */
const paceMs = 500;
const queue = 20;
const sweepAt = 10_000;

interface Tries {
  wrong: number;
  at: number;
  /** When the next code of this address has its turn. */
  turn: number;
}

/**
 * Short codes can be guessed, but not quickly. Only wrong ones count, so that a full room behind one
 * address never waits; and once an address waits, a right code takes as long as a wrong one.
 */
export class CodeTries {
  readonly #tries = new Map<string, Tries>();
  readonly #turns: Turns;

  /** In the turns of its address each code is looked up. */
  constructor(turns = new Turns(budgets.address.runsAtOnce)) {
    this.#turns = turns;
  }

  async admit(address: string, isRight: () => Promise<boolean>): Promise<void> {
    const network = networkOf(address);
    const before = this.#of(network);
    if (before.wrong >= free) await this.#waitForTurn(before);
    if (await this.#turns.run(network, isRight, budgets.address.callsWaiting)) return;
    // Others of this address may have been the first to be wrong meanwhile.
    const tries = this.#of(network);
    tries.wrong++;
    if (this.#tries.size > sweepAt) this.#sweep();
    this.#tries.set(network, tries);
  }

  async #waitForTurn(tries: Tries): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, tries.turn + paceMs);
    if (turn - now > queue * paceMs) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil((turn - now) / 1000) });
    }
    tries.turn = turn;
    await new Promise((resolve) => setTimeout(resolve, turn - now));
  }

  #of(network: string): Tries {
    const now = Date.now();
    const tries = this.#tries.get(network) ?? { wrong: 0, at: now, turn: 0 };
    const forgotten = Math.floor((now - tries.at) / forgetMs);
    tries.wrong = Math.max(0, tries.wrong - forgotten);
    tries.at = tries.wrong ? tries.at + forgotten * forgetMs : now;
    return tries;
  }

  #sweep(): void {
    for (const [network] of this.#tries) {
      if (!this.#of(network).wrong) this.#tries.delete(network);
    }
  }
}
