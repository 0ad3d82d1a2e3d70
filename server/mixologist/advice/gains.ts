import { recommendationsShown } from '#domain/mixologist/mixologist.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { type AdvisedMenu, fits, Openings } from './openings.ts';
import { isAlcoholic, temperanceOf } from './temperance.ts';

export interface Gain {
  buy: readonly number[];
  /** Ids, those whose recipes name it first. */
  newDrinks: string[];
  named: number;
  openedAlone: number;
  standsFor: readonly number[];
  uses: number;
  /** It costs least, and opens the most of equally cheap ones. */
  isCheapest: boolean;
  isEveryday: boolean;
}

/** Enough for an owner to buy or hide many before the list is empty. */
const maxGains = 18;
/** The number without alcohol that lead where a bar may be without it. */
const maxLeading = 4;
/** Below this value, several are a last resort. */
const minValueOfSeveral = 1.5;
/** A drink that a better purchase opens as well counts little. */
const repeatWeight = 0.15;
/** At least this share of its drinks must be new. */
const minNewShare = 0.2;
const maxRowsOfIngredient = 2;
const maxCompared = 400;
const lowestPrice = 1;

/**
 * Best first. Named ingredients count more than substitutes. A purchase whose drinks better ones
 * open is left out. A bar without alcohol is offered none.
 */
export function bestGains(
  menu: AdvisedMenu,
  isHidden: (buy: readonly string[]) => boolean = () => false,
): Gain[] {
  const { list } = menu.shelf.ingredients;
  const temperance = temperanceOf(menu.shelf);
  const hasAlcohol = (number: number) => {
    const ingredient = list[number];
    return ingredient !== undefined && isAlcoholic(ingredient);
  };
  const openings = new Openings(
    menu,
    // No shop sells a bar's own ingredients.
    (number) =>
      !list[number]?.own &&
      !isHidden([list[number]?.id ?? '']) &&
      !(temperance === 'surely' && hasAlcohol(number)),
  );
  const offered = candidatesOf(menu, openings).filter(
    ({ buy }) => !isHidden(buy.flatMap((number) => list[number]?.id ?? [])),
  );
  const bought = offered.filter(({ price }) => price > 0);
  const selection = new Selection();
  if (temperance === 'likely') {
    selection.add(
      bought.filter(({ buy }) => !buy.some(hasAlcohol)),
      maxLeading,
    );
  }
  selection.add(
    bought.filter(({ buy, value }) => buy.length === 1 || value >= minValueOfSeveral),
    maxGains,
  );
  selection.add(bought, recommendationsShown);
  // Salt may be all that is missing, but it never comes before real purchases.
  selection.add(
    offered.filter(({ price }) => price === 0),
    maxGains,
  );
  const cheapest = mostOf(bought.filter(({ price }) => price <= lowestPrice));
  return selection.chosen.map((candidate) => present(candidate, openings, candidate === cheapest));
}

class Selection {
  readonly chosen: Candidate[] = [];
  readonly #opened = new Map<string, number>();
  readonly #rows = new Map<number, number>();

  add(candidates: readonly Candidate[], max: number): void {
    const compared = candidates
      .toSorted((a, b) => b.worth - a.worth || b.uses - a.uses || a.price - b.price)
      .slice(0, maxCompared);
    while (this.chosen.length < max) {
      const best = this.#bestOf(compared);
      if (!best) return;
      this.chosen.push(best);
      for (const [id, fit] of best.drinks) {
        this.#opened.set(id, Math.max(fit, this.#opened.get(id) ?? 0));
      }
      for (const one of best.buy) this.#rows.set(one, this.#rowsOf(one) + 1);
    }
  }

  #rowsOf(ingredient: number): number {
    return this.#rows.get(ingredient) ?? 0;
  }

  #bestOf(candidates: readonly Candidate[]): Candidate | undefined {
    let best: Candidate | undefined;
    let most = 0;
    for (const candidate of candidates) {
      if (candidate.worth <= most) break;
      const worth = this.#worthNow(candidate);
      if (worth > most) [best, most] = [candidate, worth];
    }
    return best;
  }

  /** Its worth, with a low weight for drinks that are already opened. */
  #worthNow({ buy, drinks, worth }: Candidate): number {
    if (buy.some((one) => this.#rowsOf(one) >= maxRowsOfIngredient)) return 0;
    let sum = 0;
    let repeated = 0;
    let fresh = 0;
    for (const [id, fit] of drinks) {
      sum += fit;
      const before = this.#opened.get(id) ?? 0;
      repeated += Math.min(before, fit);
      if (before < fit) fresh++;
    }
    if (fresh < Math.max(1, minNewShare * drinks.size)) return 0;
    return worth * Math.max(0, 1 - ((1 - repeatWeight) * repeated) / sum);
  }
}

function mostOf(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, second] = candidates.toSorted((a, b) => b.drinks.size - a.drinks.size);
  return first && first.drinks.size > (second?.drinks.size ?? 0) ? first : undefined;
}

function present(candidate: Candidate, openings: Openings, isCheapest: boolean): Gain {
  const { buy, drinks, price, uses } = candidate;
  const alone = buy.flatMap((one) => [...openings.drinksOf([one]).keys()]);
  const replaced = [...drinks.keys()].flatMap((id) => openings.replacedIn(id, buy));
  return {
    buy,
    newDrinks: [...drinks.keys()].sort((a, b) => (drinks.get(b) ?? 0) - (drinks.get(a) ?? 0)),
    named: [...drinks.values()].filter((fit) => fit === fits.named).length,
    openedAlone: new Set(alone).size,
    standsFor: [...new Set(replaced)],
    uses,
    isCheapest,
    isEveryday: price === 0,
  };
}
