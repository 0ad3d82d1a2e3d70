import { budgets } from './budgets.ts';
import { networkOf } from './network.ts';
import { Rate } from './rate.ts';

/** Who orders, where from, and at which bar. */
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

  /** Takes one, or throws TOO_MANY. What one guest or address is refused, no other pays for. */
  take({ guestKey, address, barId }: Ordering): void {
    this.#guest.take(guestKey);
    this.#address.take(`${networkOf(address)} ${barId}`);
    this.#anywhere.take(networkOf(address));
  }

  /** Takes one of the bar's, of an order that the bar can make, or throws TOO_MANY. */
  takeOfBar(barId: string): void {
    this.#bar.take(barId);
  }
}
