import { type Localized, languages } from '#domain/languages.ts';
import type { Level } from '#domain/levels.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import { finished, type Steps } from '#domain/steps.ts';
import type { Intent } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { isReadable } from '#language/words/readable.ts';
import { type Candidate, candidatesFor, type PartyMenu } from './candidates.ts';
import { chooseDrinks } from './choose.ts';
import { factsOf } from './facts.ts';
import { fitter, isUnclear, suits } from './fits.ts';
import {
  type Guest,
  guestsOf,
  isInDespair,
  type Newest,
  newestOf,
  type Response,
} from './guests.ts';
import { hasUnknownNeed, needsOf } from './needs/needs.ts';
import { usualPours } from './pours/pours.ts';
import { servingsOf, servingsPerPerson } from './servings.ts';
import { shoppingList } from './shopping.ts';
import { summarise } from './summary.ts';
import { glassesFor, iceFor } from './supplies.ts';

const confidenceFrom = { high: 0.85, medium: 0.65 };

export function analyseParty(
  responses: readonly Response[],
  menu: PartyMenu,
  hours: number | null = null,
): PartyAnalysis {
  return finished(analysisSteps(responses, menu, hours));
}

/**
 * `responses`: newest first. The newest of several by one guest counts. `hours`: the duration, if
 * known.
 */
export function* analysisSteps(
  responses: readonly Response[],
  menu: PartyMenu,
  hours: number | null = null,
): Steps<PartyAnalysis> {
  const newest = newestOf(responses);
  const readable = newest.filter(isReadableResponse);
  const inDespair = (yield* each(readable, (one) => (isInDespair(one) ? one : []))).flat();
  const calm = readable.filter((one) => !inDespair.includes(one));
  const guests = (yield* each(calm, (one) => guestsOf(one, menu))).flat();
  const { candidates, index } = candidatesFor(
    menu,
    guests.map(({ intent }) => intent),
  );
  const all = [...candidates, ...plainDrinks(guests, menu)];
  const fits = yield* each(guests, fitter(all, index));
  const plan = chooseDrinks(guests, fits, all, menu.shelf);
  const unclear = new Set(guests.filter((guest) => isUnclear(guest, index)));
  // A guest whom we did not understand is suited by no drink, but drinks as well.
  const suitingFits = fits.map((fit, n) => (unclear.has(guests[n] as Guest) ? noFits : fit));
  const ordered = inOrder(plan.drinks, guests, suitingFits, all);
  const served = servingsOf(
    guests,
    fits,
    ordered.map(({ drink }) => drink),
    servingsPerPerson(hours),
  );
  const planned = ordered
    .map((one, n) => ({ ...one, ...(served[n] ?? { servings: 0, drinkers: [] }) }))
    .filter(({ servings }) => servings > 0);
  const numbers = planned.map(({ drink }) => drink);
  const isSuited = (fit: Float32Array) => numbers.some((drink) => suits(fit, drink));
  const suited = guests.reduce(
    (sum, { people }, n) => sum + (isSuited(suitingFits[n] ?? noFits) ? people : 0),
    0,
  );
  const { list } = menu.shelf.ingredients;
  const nameOf = (ingredient: number) => list[ingredient]?.name ?? { en: '', sk: '' };
  const facts = factsOf(guests, newest.length, inDespair.length);
  const { items, fromShelf } = shoppingList(
    planned.map(({ candidate, servings, isAsked }) => ({ ...candidate, servings, isAsked })),
    menu.shelf,
  );
  const unserved = guests.flatMap((guest, n) => {
    const fit = fits[n] ?? noFits;
    const reason = unclear.has(guest)
      ? ('unclear' as const)
      : isSuited(fit)
        ? null
        : ('nothing' as const);
    if (!reason) return [];
    const nearest = nearestOf(fit, numbers);
    return {
      responseId: guest.responseId,
      people: guest.people,
      reason,
      nearest: nearest === undefined ? null : (all[nearest]?.recipe.name ?? null),
    };
  });
  return {
    summary: Object.fromEntries(
      languages.map((language) => [
        language,
        summarise(facts, { suited, drinks: planned.length }, language),
      ]),
    ) as Localized,
    responsesRead: responses.length,
    understood: guests.length - unclear.size,
    suited,
    assumed: { servings: servingsPerPerson(hours), hours },
    needs: needsIn([...guests, ...inDespair.flatMap((one) => guestsOf(one, menu))], planned),
    people: { adults: facts.adults, children: facts.children },
    drinks: planned.map(({ candidate, people, fit, servings }) => ({
      id: candidate.recipe.id,
      name: candidate.recipe.name,
      matchingGuests: people,
      confidence: confidenceOf(fit),
      servings,
      ...(candidate.plain && { plain: candidate.plain }),
    })),
    list: items.flatMap(({ ingredient, isGarnish, ...item }) => {
      const { id, name, category } = list[ingredient] ?? {};
      if (!id || !name || !category) return [];
      return { ingredientId: id, name, category, ...item, ...(isGarnish && { isGarnish }) };
    }),
    fromShelf: fromShelf.map(nameOf),
    iceKg: iceFor(planned),
    glasses: glassesFor(planned, guests),
    omitted: plan.omitted.flatMap(({ drink, people, reason }) => {
      const candidate = all[drink];
      if (!candidate) return [];
      const missing = reason === 'purchases' ? candidate.missing.map(nameOf) : [];
      return { name: candidate.recipe.name, guests: people, reason, missing };
    }),
    unserved: [
      ...inDespair.map(({ id }) => unread(id, 'despair')),
      ...newest.filter((one) => !isReadableResponse(one)).map(({ id }) => unread(id, 'unclear')),
      ...unserved,
    ],
  };
}

function unread(responseId: string, reason: 'despair' | 'unclear') {
  return { responseId, people: 1, reason, nearest: null };
}

function isReadableResponse({ preferences, earlier = [] }: Newest): boolean {
  return isReadable([preferences, ...earlier].join(' '));
}

const noFits = new Float32Array();

/** Things that guests must not have, with the planned drinks that contain them. */
function needsIn(
  guests: readonly Guest[],
  planned: readonly Planned[],
): NonNullable<PartyAnalysis['needs']> {
  const found = guests.flatMap((guest) => {
    const needs = needsOf(guest);
    if (needs.length === 0) return [];
    const { intent } = guest;
    const isHarmless = ({ entry }: Candidate) => isAllowed(needed(intent), entry.profile);
    // Guests know that drinks have alcohol.
    const isMeant = ({ recipe }: Candidate) => recipe.alcoholContent === 0 || !intent.isAlcoholFree;
    const drinks = planned.map(({ candidate }) => candidate).filter(isMeant);
    const namesOf = (isNamed: (drink: Candidate) => boolean) =>
      drinks.filter(isNamed).map(({ recipe }) => recipe.name);
    return {
      responseId: guest.responseId,
      people: guest.people,
      needs,
      notFor: namesOf((one) => !isHarmless(one)),
      toCheck: namesOf(
        (one) => isHarmless(one) && (hasUnknownNeed(guest) || !one.entry.profile.facts.isKnown),
      ),
    };
  });
  const same = Map.groupBy(found, ({ people: _, ...rest }) => JSON.stringify(rest));
  return [...same.values()].flatMap(([first, ...more]) =>
    first ? { ...first, people: more.reduce((sum, one) => sum + one.people, first.people) } : [],
  );
}

function* each<T, R>(items: readonly T[], work: (item: T) => R): Steps<R[]> {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    yield;
  }
  return done;
}

/** Plain drinks that guests ask for, and the usual ones for those without alcohol. */
function plainDrinks(guests: readonly Guest[], { shelf }: PartyMenu): Candidate[] {
  const isFree = guests.some(({ intent }) => intent.isAlcoholFree);
  const drinks = [...guests.flatMap(({ pours }) => pours), ...(isFree ? usualPours(shelf) : [])];
  return [...new Map(drinks.toReversed().map((drink) => [drink.recipe.id, drink])).values()];
}

interface Planned {
  drink: number;
  candidate: Candidate;
  people: number;
  fit: number;
  isAsked: boolean;
}

/** Named drinks first, plain ones last, otherwise by the number of people. */
function inOrder(
  drinks: readonly number[],
  guests: readonly Guest[],
  fits: readonly Float32Array[],
  all: readonly Candidate[],
): Planned[] {
  const planned = drinks.flatMap((drink): Planned[] => {
    const candidate = all[drink];
    if (!candidate) return [];
    const suited = guests.flatMap(({ people }, n) =>
      suits(fits[n], drink) ? [{ people, fit: fits[n]?.[drink] ?? 0 }] : [],
    );
    const people = suited.reduce((sum, one) => sum + one.people, 0);
    const fit = suited.reduce((sum, one) => sum + one.fit * one.people, 0) / (people || 1);
    return [{ drink, candidate, people, fit, isAsked: fits.some((one) => one[drink] === 1) }];
  });
  const rank = ({ isAsked, candidate }: Planned) => (candidate.plain ? 2 : isAsked ? 0 : 1);
  return planned.sort((a, b) => rank(a) - rank(b) || b.people - a.people || b.fit - a.fit);
}

function nearestOf(fit: Float32Array, drinks: readonly number[]): number | undefined {
  return drinks
    .filter((drink) => (fit[drink] ?? -1) >= 0)
    .sort((a, b) => (fit[b] ?? 0) - (fit[a] ?? 0))[0];
}

function confidenceOf(fit: number): Level {
  if (fit >= confidenceFrom.high) return 'high';
  return fit >= confidenceFrom.medium ? 'medium' : 'low';
}

function needed(intent: Intent): Intent {
  return {
    ...intent,
    avoids: intent.avoids.filter(({ isBinding }) => isBinding),
    safety: { ...intent.safety, noAlcohol: [] },
    isAlcoholFree: false,
    isNotStrong: false,
    minAlcohol: null,
    maxAlcohol: null,
    excluded: [],
    avoidedWords: [],
  };
}
