import type { IngredientIndex } from './ingredient-index.ts';

export class Shelf {
  readonly ingredients: IngredientIndex;
  readonly allowsSubstitutes: boolean;
  readonly out: ReadonlySet<string>;
  /** 1 for each ingredient in stock. */
  readonly stocked: Uint8Array;
  /** 1 for each ingredient that a recipe may use, 2 for one with a substitute. */
  readonly usable: Uint8Array;
  #hasSubstitutes = false;
  readonly #standIns = new Map<number, number>();
  readonly #asked = new Map<number, ReadonlySet<number>>();

  /**
   * A kind always serves as its parent: London dry gin is gin. Substitutes need the bar's
   * permission, and are not substituted themselves.
   */
  constructor(
    ingredients: IngredientIndex,
    available: Iterable<string>,
    allowsSubstitutes: boolean,
    out: Iterable<string> = [],
  ) {
    this.ingredients = ingredients;
    this.allowsSubstitutes = allowsSubstitutes;
    this.out = new Set(out);
    this.stocked = new Uint8Array(ingredients.list.length);
    for (const id of available) {
      const number = ingredients.numbers.get(id);
      if (number === undefined || ingredients.list[number]?.own?.isRetired) continue;
      this.stocked[number] = 1;
    }
    this.usable = this.stocked.slice();
    this.stocked.forEach((has, number) => {
      if (!has) return;
      this.#stand(number);
    });
    this.#makeOwn();
    if (!allowsSubstitutes) return;
    const withoutSubstitutes = this.usable.slice();
    ingredients.list.forEach(({ substitutes }, number) => {
      const substitute = substitutes
        .map((id) => ingredients.numbers.get(id))
        .find((other) => other !== undefined && withoutSubstitutes[other]);
      if (substitute !== undefined) this.#serve(number, this.pouredFor(substitute), 2);
    });
  }

  /** House-made ingredients are available when their parts are, which may be house-made too. */
  #makeOwn(): void {
    const { list, numbers } = this.ingredients;
    let open = [...list.keys()].filter((number) => {
      const { id, own } = list[number] ?? {};
      return (
        own?.parts.length && !own.isRetired && !this.out.has(id ?? '') && !this.stocked[number]
      );
    });
    for (let before = -1; open.length !== before; ) {
      before = open.length;
      open = open.filter((number) => {
        const parts = list[number]?.own?.parts ?? [];
        if (!parts.every((id) => this.usable[numbers.get(id) ?? -1])) return true;
        this.#stand(number);
        return false;
      });
    }
  }

  #stand(number: number): void {
    this.usable[number] ||= 1;
    for (const above of this.ingredients.lineage(number)) this.#serve(above, number, 1);
  }

  pouredFor(ingredient: number): number {
    return this.#standIns.get(ingredient) ?? ingredient;
  }

  get hasSubstitutes(): boolean {
    return this.#hasSubstitutes;
  }

  /** True for substitutes, but not for kinds. */
  isReplaced(ingredient: number): boolean {
    return this.usable[ingredient] === 2;
  }

  #serve(ingredient: number, by: number, how: 1 | 2): void {
    if (this.usable[ingredient]) return;
    this.usable[ingredient] = how;
    if (how === 2) this.#hasSubstitutes = true;
    this.#standIns.set(ingredient, by);
  }

  askedForBy(ingredient: number): ReadonlySet<number> {
    const known = this.#asked.get(ingredient);
    if (known) return known;
    const asked = new Set(this.ingredients.kindsOf(ingredient));
    for (const [number, standIn] of this.#standIns) if (standIn === ingredient) asked.add(number);
    this.#asked.set(ingredient, asked);
    return asked;
  }
}
