import type { Shelf } from '#catalogue/shelf.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Candidate } from './candidates.ts';

const expensive: ReadonlySet<IngredientCategory> = new Set(['spirits', 'liqueurs', 'amari']);
const halfAsExpensive: ReadonlySet<IngredientCategory> = new Set(['wines', 'syrups', 'bitters']);

/** What the purchases of a party cost; what is bought for one drink is there for the next. */
export class Prices {
  readonly #shelf: Shelf;
  readonly #bought = new Set<number>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** In bottles of spirits; wine and syrup are half of one, all else a third. */
  of({ missing }: Candidate): number {
    const toBuy = missing.filter((one) => !this.#bought.has(one));
    return toBuy.reduce((sum, one) => sum + this.#priceOf(one), 0);
  }

  buy({ missing }: Candidate): void {
    for (const ingredient of missing) this.#bought.add(ingredient);
  }

  #priceOf(ingredient: number): number {
    const { category = 'pantry' } = this.#shelf.ingredients.list[ingredient] ?? {};
    return expensive.has(category) ? 1 : halfAsExpensive.has(category) ? 1 / 2 : 1 / 3;
  }
}
