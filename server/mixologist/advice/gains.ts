// Which purchases are worth the most to a bar.
import { recommendationsShown } from '#domain/mixologist/mixologist.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { type AdvisedMenu, fits, Openings } from './openings.ts';
import { isAlcoholic, temperanceOf } from './temperance.ts';

export interface Gain {
  /** Numbers of the ingredients to buy, the dearest first. */
  buy: readonly number[];
  /** Ids of the drinks that they open, those first that ask for it by name. */
  newDrinks: string[];
  /** How many of the new drinks ask for what is bought by name. */
  named: number;
  /** How many of them the ingredients open one by one. */
  openedAlone: number;
  /** What recipes ask for where something else is bought. */
  standsFor: readonly number[];
  /** How many recipes in all ask for the ingredients by name. */
  uses: number;
  /** It costs least, and of what costs as little it opens the most. */
  isCheapest: boolean;
  /** Every kitchen has it. */
  isEveryday: boolean;
}

/** As many as an owner may take or hide before there is nothing left to show. */
const maxGains = 18;
/** How many without alcohol lead where a bar may do without. */
const maxLeading = 4;
/** Several that open less are a last resort. */
const minValueOfSeveral = 1.5;
/** A drink that a better purchase opens as well counts little. */
const repeatWeight = 0.15;
/** So large a share of its drinks must be opened by no better purchase. */
const minNewShare = 0.2;
const maxRowsOfIngredient = 2;
const maxCompared = 400;
/** Of the cheapest single things, such as a juice. */
const lowestPrice = 1;

/**
 * The purchases that are worth the most, best first: single ingredients, and two or three that open
 * clearly more together. What recipes name counts more than what stands for it, and one whose drinks
 * better ones open as well is left out. A bar without alcohol is offered none.
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
    // No shop has a bar's own ingredients.
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
  // Salt may be all that is missing, but it never comes before what must be bought.
  selection.add(
    offered.filter(({ price }) => price === 0),
    maxGains,
  );
  const cheapest = mostOf(bought.filter(({ price }) => price <= lowestPrice));
  return selection.chosen.map((candidate) => present(candidate, openings, candidate === cheapest));
}

/** Purchases that differ in what they open. */
class Selection {
  readonly chosen: Candidate[] = [];
  /** The drinks that they open, with the best fit. */
  readonly #opened = new Map<string, number>();
  readonly #rows = new Map<number, number>();

  /** Adds the best, up to a number in all. */
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

  /** Its worth, without most of what the drinks count that are opened already. */
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

/** The candidate that opens more drinks than any other. */
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
