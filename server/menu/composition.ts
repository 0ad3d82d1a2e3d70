// Which drinks the owner offers, features and marks as sold out, and their prices.
import type { Currency, DrinkOnMenu, MenuEntry, MenuMode } from '#domain/menu/menu.ts';
import type { DrinkIndex } from './drink-index.ts';

export interface MenuSettings {
  mode: MenuMode;
  currency: Currency;
}

export class Composition {
  readonly #mode: MenuMode;
  readonly #currency: Currency;
  readonly #entries: ReadonlyMap<string, MenuEntry>;
  readonly #offered = new Map<DrinkIndex, Uint8Array>();

  constructor({ mode, currency }: MenuSettings, entries: readonly MenuEntry[]) {
    this.#mode = mode;
    this.#currency = currency;
    this.#entries = new Map(entries.map((entry) => [entry.drinkId, entry]));
  }

  isOffered(drinks: DrinkIndex, drink: number): boolean {
    return this.#isPlain || this.#offeredOf(drinks)[drink] === 1;
  }

  isSoldOut(drinkId: string): boolean {
    return this.#entries.get(drinkId)?.soldOut != null;
  }

  featured(): string[] {
    return [...this.#entries.values()]
      .filter(({ featured }) => featured !== null)
      .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0))
      .map(({ drinkId }) => drinkId);
  }

  isFeatured(drinkId: string): boolean {
    return this.#entries.get(drinkId)?.featured != null;
  }

  /** The part that guests see. Null without an entry. */
  onMenu(drinkId: string): DrinkOnMenu | null {
    const entry = this.#entries.get(drinkId);
    if (!entry) return null;
    const { featured, soldOut, soldOutUntil, price, note } = entry;
    if (featured === null && soldOut === null && price === null && note === '') return null;
    return {
      isFeatured: featured !== null,
      soldOut,
      soldOutUntil,
      price: price === null ? null : { amount: price, currency: this.#currency },
      note,
    };
  }

  get #isPlain(): boolean {
    return this.#mode === 'everything' && this.#entries.size === 0;
  }

  /** 1 for each offered drink, since a page reads many of them. */
  #offeredOf(drinks: DrinkIndex): Uint8Array {
    const known = this.#offered.get(drinks);
    if (known) return known;
    const isByDefault = this.#mode === 'everything';
    const offered = new Uint8Array(drinks.ids.length).fill(Number(isByDefault));
    for (const { drinkId, isShown } of this.#entries.values()) {
      const drink = drinks.numbers.get(drinkId);
      if (drink !== undefined) offered[drink] = Number(isShown ?? isByDefault);
    }
    this.#offered.set(drinks, offered);
    return offered;
  }
}

export const everythingOffered = new Composition({ mode: 'everything', currency: 'EUR' }, []);

export function compositionOf(settings: MenuSettings, entries: readonly MenuEntry[]): Composition {
  const isPlain = settings.mode === 'everything' && entries.length === 0;
  return isPlain ? everythingOffered : new Composition(settings, entries);
}
