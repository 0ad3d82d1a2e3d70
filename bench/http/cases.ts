// The requests that bench/http/http.ts measures.
import { get, post, type Request } from '#bench/clients/requests.ts';
import type { Engine } from '#bench/lib/engines.ts';
import type { Product } from './processes.ts';

/** A request to measure, and the share of the floor's rate that it must reach. */
export interface Case {
  name: string;
  request: (product: Product) => Request;
  atLeast: Record<Engine, number>;
}

export const page = { paginationOpts: { numItems: 10, cursor: null }, unitPreference: 'oz' };

export const cases: Case[] = [
  call('menu page of 10', 'drinks.getFilteredDrinksForBar', page, 0.25),
  call(
    'menu page, filter',
    'drinks.getFilteredDrinksForBar',
    {
      ...page,
      categories: ['sours', 'highballs'],
      ingredientIds: ['gin'],
    },
    0.25,
  ),
  call(
    'menu page, search term',
    'drinks.getFilteredDrinksForBar',
    { ...page, searchTerm: 'gin' },
    0.25,
  ),
  call('whole menu', 'drinks.getAvailableDrinksForBar', { unitPreference: 'oz' }, 0.5),
  call('one drink', 'drinks.getDrinkForBar', { drinkId: 'negroni', unitPreference: 'oz' }, 0.25),
  visit('guest page, br', ({ bar }) => `/?bar=${bar.barCode}`, 'br', 0.2),
  visit('guest page, gzip', ({ bar }) => `/?bar=${bar.barCode}`, 'gzip', 0.2),
  visit('party page, br', ({ shareCode }) => `/party/${shareCode}`, 'br', 0.2),
  {
    name: 'order',
    request: ({ bar }) =>
      post(
        'orders.createOrder',
        { barId: bar._id, drinkId: 'negroni', guestName: 'Marta', notes: 'Less ice' },
        { 'x-guest-key': '{uuid}', 'idempotency-key': '{uuid}', 'x-forwarded-for': '{address}' },
      ),
    // Half of what was measured. The first bounds, 0.25 and 0.35, were guesses: the CPU time of an
    // order that is checked and written allows a sixth at most (docs/decisions/0023).
    atLeast: { embedded: 0.04, postgres: 0.05 },
  },
];

function call(name: string, fn: string, input: object, atLeast: number): Case {
  return {
    name,
    request: ({ bar }) => post(fn, { barId: bar._id, ...input }),
    atLeast: { embedded: atLeast, postgres: atLeast },
  };
}

function visit(
  name: string,
  pathOf: (product: Product) => string,
  encoding: string,
  atLeast: number,
): Case {
  return {
    name,
    request: (product) => get(pathOf(product), encoding),
    atLeast: { embedded: atLeast, postgres: atLeast },
  };
}
