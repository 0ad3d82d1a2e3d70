import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Rate } from './rate.ts';

/**
 * Limits the stored refusals of one client and of one address. Above the limit the call gets
 * TOO_MANY. That does not report that the call had no effect, so nothing needs to be stored.
 */
export class StoredRefusals {
  readonly #client = new Rate(budgets.guest.refusals);
  readonly #address = new Rate(budgets.address.refusals);

  /** `client` is empty for nobody. */
  take(client: string, address: string): void {
    if (client) this.#client.take(client);
    this.#address.take(networkOf(address));
  }
}
