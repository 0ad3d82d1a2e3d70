import { budgets } from '#server/limits/budgets.ts';
import { FairRate } from '#server/limits/fair-rate.ts';
import { networkOf } from '#server/limits/network.ts';
import { Rate } from '#server/limits/rate.ts';

/** The guest, the address and the bar of an order. */
export interface Ordering {
  guestKey: string;
  address: string;
  barId: string;
}

/** The rate limits of orders. A full room behind one address orders at once; a flood does not. */
export class OrderRates {
  readonly #address = new Rate(budgets.address.orders);
  readonly #anywhere = new Rate(budgets.address.ordersAnywhere);
  readonly #guest = new Rate(budgets.guest.orders);
  readonly #bar = new FairRate(budgets.bar.orders);

  /**
   * Takes a call of so many drinks, or throws TOO_MANY. It is one for its guest, and as many as its
   * drinks for the address. What is refused is not charged to the limits after it.
   */
  take({ guestKey, address, barId }: Ordering, drinks = 1): void {
    this.#guest.take(guestKey);
    this.#address.take(`${networkOf(address)} ${barId}`, drinks);
    this.#anywhere.take(networkOf(address), drinks);
  }

  /**
   * Takes from the bar's limit, for drinks that the bar can make, or throws TOO_MANY. Addresses share
   * it; guests' keys do not, since anybody makes as many as they like.
   */
  takeOfBar({ address, barId }: Omit<Ordering, 'guestKey'>, drinks = 1): void {
    this.#bar.take(barId, networkOf(address), drinks);
  }
}
