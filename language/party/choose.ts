import type { Shelf } from '#catalogue/shelf.ts';
import { likeness } from '#language/ranking/likeness.ts';
import type { Candidate } from './candidates.ts';
import { suits } from './fits.ts';
import type { Guest } from './guests.ts';
import { NamedDrinks, type Omitted } from './named.ts';
import { Prices } from './prices.ts';
import { gainFor, nothing, withDrink } from './served.ts';
import { alcoholFreeTwin } from './twins.ts';

const minDrinks = 3;
/** The number of mixed drinks by the number of people. Larger parties get six. */
const mixedUpTo = [
  { people: 8, drinks: 4 },
  { people: 14, drinks: 5 },
];
const mostMixed = 6;
/** The limit where guests name drinks that can be made, and nothing else suits them. */
const mostNamed = 8;
/** Additional drinks that make no work: a Gin & Tonic, a Virgin Mojito beside a Mojito. */
const easyOnes = 2;
/** The cost of a bottle, in units of a guest's score. */
const bottleCost = { once: 0.8, perPerson: 0.03, forOne: 0.9 };
const tieBreak = 0.01;
const likenessPenalty = 0.08;
const minGainPerPerson = 0.03;

export interface Plan {
  drinks: number[];
  omitted: Omitted[];
}

/**
 * Named drinks first, then plain ones, one without alcohol, drinks for guests without any, other
 * named drinks, and the best of the rest.
 */
export function chooseDrinks(
  guests: readonly Guest[],
  fits: readonly Float32Array[],
  drinks: readonly Candidate[],
  shelf: Shelf,
): Plan {
  const people = guests.reduce((sum, guest) => sum + guest.people, 0);
  const most = mixedUpTo.find((one) => people <= one.people)?.drinks ?? mostMixed;
  const prices = new Prices(shelf);
  const chosen: number[] = [];
  let served = guests.map(() => nothing);
  let suited = guests.map(() => false);
  const closest = new Float64Array(drinks.length);
  const add = (drink: number) => {
    const candidate = drinks[drink];
    if (!candidate) return;
    prices.buy(candidate);
    served = served.map((before, guest) => withDrink(before, fits[guest]?.[drink] ?? -1));
    chosen.push(drink);
    suited = suited.map((before, guest) => before || suits(fits[guest], drink));
    if (candidate.plain) return;
    drinks.forEach((other, n) => {
      const alike = likeness(candidate.entry.profile, other.entry.profile);
      closest[n] = Math.max(closest[n] ?? 0, alike);
    });
  };
  const isSuited = (guest: number) => suited[guest] === true;
  const peopleWhere = (isCounted: (guest: number) => boolean) =>
    guests.reduce((sum, guest, n) => sum + (isCounted(n) ? guest.people : 0), 0);
  const gainOf = (drink: number, isCounted: (guest: number) => boolean) => {
    const candidate = drinks[drink];
    if (!candidate) return -Infinity;
    const gain = guests.reduce(
      (sum, guest, n) =>
        isCounted(n)
          ? sum + guest.people * gainFor(served[n] ?? nothing, fits[n]?.[drink] ?? -1)
          : sum,
      0,
    );
    const price = prices.of(candidate) * (bottleCost.once + bottleCost.perPerson * people);
    return gain - price - (closest[drink] ?? 0) * likenessPenalty * people;
  };
  const best = (among: readonly number[], gain: (drink: number) => number) => {
    let found: { drink: number; gain: number } | undefined;
    for (const drink of among) {
      if (chosen.includes(drink)) continue;
      const added = gain(drink);
      if (!found || added > found.gain) found = { drink, gain: added };
    }
    return found;
  };
  const all = [...drinks.keys()];
  const mixed = all.filter((drink) => !drinks[drink]?.plain);
  const mixedIn = (list: readonly number[]) => {
    const own = list.filter((drink) => !drinks[drink]?.plain);
    const worked = own.filter((drink) => !isEasy(drinks[drink]) && !isTwin(drink, list, drinks));
    return Math.max(worked.length, own.length - easyOnes);
  };
  const mixedChosen = () => mixedIn(chosen);

  const isFree = (guest: number) => guests[guest]?.intent.isAlcoholFree === true;
  const asks = ({ intent, pours }: Guest) => intent.named.length + pours.length > 0;
  // Somebody needs a drink without alcohol, and names none.
  const kept = guests.some((guest, n) => isFree(n) && !asks(guest)) ? 1 : 0;
  const named = new NamedDrinks(guests, fits, drinks, prices);
  const isRoomFor = (drink: number, room: number) => mixedIn([...chosen, drink]) <= room;
  const addAll = (next: () => number | undefined) => {
    for (let drink = next(); drink !== undefined; drink = next()) add(drink);
  };
  addAll(() =>
    named.next(
      chosen,
      (drink, waiting) => waiting > 0 && named.isAffordable(drink) && isRoomFor(drink, most - kept),
    ),
  );

  // A guest who asks for beer and wine gets both.
  for (;;) {
    const isPlanned = ({ recipe }: Candidate) =>
      chosen.some((drink) => drinks[drink]?.recipe.id === recipe.id);
    const isWaiting = (guest: number, drink: number) => {
      const { pours = [], each = [] } = guests[guest] ?? {};
      if (pours.length > 0 && !isSuited(guest)) return true;
      const open = each.filter((group) => !group.some(isPlanned)).flat();
      return open.some(({ recipe }) => recipe.id === drinks[drink]?.recipe.id);
    };
    const plain = all.filter((drink) => drinks[drink]?.plain);
    const next = best(plain, (drink) =>
      peopleWhere((guest) => isWaiting(guest, drink) && suits(fits[guest], drink)),
    );
    if (!next || next.gain <= 0) break;
    add(next.drink);
  }

  const asked = new Set(chosen);
  const dropNeedless = () => {
    for (const drink of chosen.filter((one) => !asked.has(one))) {
      const others = chosen.filter((one) => one !== drink);
      const isNeeded = fits.some(
        (fit) => suits(fit, drink) && !others.some((other) => suits(fit, other)),
      );
      if (!isNeeded && others.length > 0) chosen.splice(chosen.indexOf(drink), 1);
    }
  };
  const free = all.filter((drink) => drinks[drink]?.recipe.alcoholContent === 0);
  // Nothing is bought for guests whom a drink of the shelf suits.
  const isStocked = (drink: number) => drinks[drink]?.missing.length === 0;
  const hasStocked = guests.map((_, guest) =>
    all.some((drink) => isStocked(drink) && suits(fits[guest], drink)),
  );
  const paidFor = (drink: number) => {
    const candidate = drinks[drink];
    const isBought = candidate !== undefined && prices.of(candidate) > 0;
    return (guest: number) => !isBought || (!hasStocked[guest] && !isSuited(guest));
  };
  for (;;) {
    const isWaiting = (guest: number) => isFree(guest) && !isSuited(guest);
    const fitting = free.filter((drink) =>
      guests.some((_, guest) => isWaiting(guest) && suits(fits[guest], drink)),
    );
    const plain = fitting.filter((drink) => drinks[drink]?.plain);
    const isFull = mixedChosen() >= most && plain.some((drink) => !chosen.includes(drink));
    const next = best(isFull ? plain : fitting, (drink) => {
      const isPaidFor = paidFor(drink);
      return gainOf(drink, (guest) => isWaiting(guest) && isPaidFor(guest));
    });
    if (!next) break;
    add(next.drink);
  }
  if (mixedChosen() > most) dropNeedless();
  // Where nothing suits them, the nearest drink.
  if (guests.some((_, guest) => isFree(guest)) && !chosen.some((drink) => free.includes(drink))) {
    const nearest = best(free, (drink) => gainOf(drink, isFree));
    if (nearest) add(nearest.drink);
  }

  const suitable = mixed.filter((drink) => fits.some((fit) => suits(fit, drink)));
  const fitFor = (drink: number, isCounted: (guest: number) => boolean) =>
    guests.reduce(
      (sum, guest, n) => sum + (isCounted(n) ? guest.people * (fits[n]?.[drink] ?? 0) : 0),
      0,
    );
  const addSuiting = (
    room: number,
    isCounted: (guest: number) => boolean,
    among: readonly number[] = suitable,
  ) => {
    if (mixedChosen() >= room) return false;
    const next = best(among, (drink) => {
      const isPaidFor = paidFor(drink);
      const isNew = (guest: number) =>
        isCounted(guest) && !isSuited(guest) && suits(fits[guest], drink) && isPaidFor(guest);
      const price = drinks[drink] ? prices.of(drinks[drink]) * bottleCost.forOne : 0;
      const alike = (closest[drink] ?? 0) * tieBreak;
      const added = fitFor(drink, isNew);
      return added > 0 ? added - price - alike + tieBreak * gainOf(drink, () => true) : -Infinity;
    });
    if (!next || next.gain <= 0) return false;
    add(next.drink);
    return true;
  };
  // First guests with the strictest needs, even beyond the limit. Then the others, beyond it from
  // the shelf.
  const isIll = (guest: number) => guests[guest]?.intent.safety.isMedical === true;
  while (addSuiting(most + 1, isIll));
  while (addSuiting(most, () => true));
  while (addSuiting(most + 1, () => true, suitable.filter(isStocked)));
  addAll(() =>
    named.next(
      chosen,
      (drink, waiting) => waiting > 0 && named.isPaid(drink) && isRoomFor(drink, mostNamed),
      (guest) => !isSuited(guest),
    ),
  );
  addAll(() => named.next(chosen, (drink) => named.isPaid(drink) && isRoomFor(drink, most)));
  while (mixedChosen() < most) {
    const next = best(suitable, (drink) => gainOf(drink, paidFor(drink)));
    const isWorthwhile = next !== undefined && next.gain >= minGainPerPerson * people;
    if (!isWorthwhile && chosen.length >= minDrinks) break;
    const nearness = (drink: number) =>
      fitFor(drink, (guest) => (fits[guest]?.[drink] ?? 0) > 0) -
      (drinks[drink] ? prices.of(drinks[drink]) : 0) * people;
    const added = isWorthwhile ? next : (best(mixed, nearness) ?? next);
    if (!added) break;
    add(added.drink);
  }
  return { drinks: chosen, omitted: named.omitted(chosen) };
}

function isEasy(candidate: Candidate | undefined): boolean {
  return candidate?.recipe.method === 'build' && candidate.recipe.parts.length <= 2;
}

/** A Virgin Mojito beside a Mojito makes no extra work. */
function isTwin(drink: number, chosen: readonly number[], drinks: readonly Candidate[]): boolean {
  const candidate = drinks[drink];
  if (!candidate || candidate.recipe.alcoholContent > 0) return false;
  return chosen.some((other) => {
    const profile = drinks[other]?.entry.profile;
    return profile && profile.alcohol > 0 && alcoholFreeTwin(profile, [candidate]) !== undefined;
  });
}
