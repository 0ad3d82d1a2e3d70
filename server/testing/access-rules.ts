import type { DrinkDraft } from '#domain/mixologist/mixologist.ts';

/**
 * `nobody` has neither token nor guest key. `nobody` and `anotherOwner` call with a bar that is
 * hidden from guests, `guest` with a visible one. `member` and `owner` act for the organization of
 * both bars.
 */
export const callers = ['nobody', 'guest', 'anotherOwner', 'member', 'owner'] as const;
export type Caller = (typeof callers)[number];

/** `missing`: the same response as for something that does not exist. */
export type Outcome = 'allowed' | 'sign in' | 'forbidden' | 'missing';

export interface Place {
  barId: string;
  barCode: string;
  orderId: string;
  /** A new order. */
  waitingOrderId: string;
  purchaseId: string;
  /** A draft of a drink, and a drink that was created for the bar. */
  draft: DrinkDraft;
  createdDrinkId: string;
  partyId: string;
  shareCode: string;
  ownIngredientId: string;
}

export interface Row extends Record<Caller, Outcome> {
  input: (place: Place) => object;
}

export const everyone = {
  nobody: 'allowed',
  guest: 'allowed',
  anotherOwner: 'allowed',
  member: 'allowed',
  owner: 'allowed',
} as const;
/** Callers see and change only their own data. */
export const signedIn = { ...everyone, nobody: 'sign in', guest: 'sign in' } as const;
export const ownBar = { ...signedIn, anotherOwner: 'missing' } as const;
/** By code only visible bars are found, whoever calls. Owners use ids. */
export const visibleCode = {
  ...everyone,
  nobody: 'missing',
  anotherOwner: 'missing',
  member: 'missing',
  owner: 'missing',
} as const;
export const visibleBar = { ...everyone, nobody: 'missing', anotherOwner: 'missing' } as const;
/** Identified by the guest key of a browser, not by a token. */
export const ownBrowser = {
  nobody: 'sign in',
  guest: 'allowed',
  anotherOwner: 'sign in',
  member: 'sign in',
  owner: 'sign in',
} as const;

export const nothing = () => ({});
export const bar = ({ barId }: Place) => ({ barId });
export const orders = ({ barId, orderId }: Place) => ({ barId, orderIds: [orderId] });
export const party = ({ partyId }: Place) => ({ partyId });
export const drink = () => ({ drinkId: 'negroni' });
export const createdDrink = ({ barId, createdDrinkId }: Place) => ({
  barId,
  drinkId: createdDrinkId,
});
