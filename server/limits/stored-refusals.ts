import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Rate } from './rate.ts';

/**
 * Limits how many refusals are stored for one client and for one address. Above it the call is answered
 * with TOO_MANY, which tells nobody that it did not happen, so that nothing need be stored.
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
