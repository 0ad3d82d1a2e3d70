import { budgets } from '#server/limits/budgets.ts';
import { FairRate } from '#server/limits/fair-rate.ts';
import { networkOf } from '#server/limits/network.ts';
import { Rate } from '#server/limits/rate.ts';

export interface Ordering {
  guestKey: string;
  address: string;
  barId: string;
}

/** All guests behind one address may order at once, but a flood is refused. */
export class OrderRates {
  readonly #address = new Rate(budgets.address.orders);
  readonly #anywhere = new Rate(budgets.address.ordersAnywhere);
  readonly #guest = new Rate(budgets.guest.orders);
  readonly #bar = new FairRate(budgets.bar.orders);

  /**
   * Counts once for the guest, and once per drink for the address. A refusal is not charged to
   * later limits.
   */
  take({ guestKey, address, barId }: Ordering, drinks = 1): void {
    this.#guest.take(guestKey);
    this.#address.take(`${networkOf(address)} ${barId}`, drinks);
    this.#anywhere.take(networkOf(address), drinks);
  }

  /**
   * For drinks that the bar can make. Addresses share it. Guests' keys do not, since anybody can
   * create them.
   */
  takeOfBar({ address, barId }: Omit<Ordering, 'guestKey'>, drinks = 1): void {
    this.#bar.take(barId, networkOf(address), drinks);
  }
}
