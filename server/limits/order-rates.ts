import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Rate } from './rate.ts';

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
  readonly #bar = new Rate(budgets.bar.orders);

  /** Takes one, or throws TOO_MANY. What is refused is not charged to the limits after it. */
  take({ guestKey, address, barId }: Ordering): void {
    this.#guest.take(guestKey);
    this.#address.take(`${networkOf(address)} ${barId}`);
    this.#anywhere.take(networkOf(address));
  }

  /** Takes one from the bar's limit, for an order that the bar can make, or throws TOO_MANY. */
  takeOfBar(barId: string): void {
    this.#bar.take(barId);
  }
}
