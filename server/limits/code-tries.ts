import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { LocalRates, type Rates } from './rates.ts';
import { Turns } from './turns.ts';

const { wrongCodes, slowCodes } = budgets.address;
/** Counted beyond the limit, so that a client that goes on guessing stays slow for longer. */
const counted = { ...wrongCodes, burst: 1_000_000 };
const sweepAt = 10_000;

/**
 * Only wrong codes count, so that the guests of a full bar behind one address never wait. Once an
 * address is slow, a right code takes as long as a wrong one.
 */
export class CodeTries {
  /** As far as this replica knows, which learns it from a wrong code. */
  readonly #slowUntil = new Map<string, number>();
  readonly #rates: Rates;
  readonly #turns: Turns;

  constructor(
    rates: Rates = new LocalRates(),
    turns: Turns = new Turns(budgets.address.runsAtOnce),
  ) {
    this.#rates = rates;
    this.#turns = turns;
  }

  async admit(address: string, isRight: () => Promise<boolean>): Promise<void> {
    const network = networkOf(address);
    if ((this.#slowUntil.get(network) ?? 0) > Date.now()) await this.#waitForTurn(network);
    if (await this.#turns.run(network, isRight, budgets.address.callsWaiting)) return;
    const wrong = { key: `wrong codes of ${network}`, limit: counted };
    const [forgottenMs = 0] = await this.#rates.take([wrong]);
    const slowMs = forgottenMs - (wrongCodes.burst - 1) * wrongCodes.everyMs;
    if (slowMs <= 0) return;
    if (this.#slowUntil.size > sweepAt) this.#sweep();
    this.#slowUntil.set(network, Date.now() + slowMs);
  }

  async #waitForTurn(network: string): Promise<void> {
    const use = { key: `slow codes of ${network}`, limit: slowCodes };
    const [queueMs = 0] = await this.#rates.take([use]);
    await new Promise((resolve) => setTimeout(resolve, queueMs - slowCodes.everyMs));
  }

  #sweep(): void {
    const now = Date.now();
    for (const [network, until] of this.#slowUntil) {
      if (until <= now) this.#slowUntil.delete(network);
    }
  }
}
