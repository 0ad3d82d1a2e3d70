import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Rate } from './rate.ts';

/** TOO_MANY does not report that the call had no effect, so no refusal needs to be stored. */
export class StoredRefusals {
  readonly #client = new Rate(budgets.guest.refusals);
  readonly #address = new Rate(budgets.address.refusals);

  take(client: string, address: string): void {
    if (client) this.#client.take(client);
    this.#address.take(networkOf(address));
  }
}
