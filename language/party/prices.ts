import { traitsOfIngredient } from '#catalogue/ingredient-index.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Candidate } from './candidates.ts';

/** The usual price of a bottle of spirits, in the unit of the catalogue. */
const spirit = traitsOf('', 'spirits').price;

/** The cost of purchases. An ingredient that is bought for one drink is free for the next. */
export class Prices {
  readonly #shelf: Shelf;
  readonly #bought = new Set<number>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** In bottles of spirits, by the catalogue's prices, which recommendations use too. */
  of({ missing }: Candidate): number {
    const toBuy = missing.filter((one) => !this.#bought.has(one));
    return toBuy.reduce((sum, one) => sum + this.#priceOf(one), 0);
  }

  buy({ missing }: Candidate): void {
    for (const ingredient of missing) this.#bought.add(ingredient);
  }

  #priceOf(ingredient: number): number {
    const found = this.#shelf.ingredients.list[ingredient];
    const { price } = found ? traitsOfIngredient(found) : traitsOf('');
    return price / spirit;
  }
}
