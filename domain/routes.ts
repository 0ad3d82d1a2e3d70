// Every address of the web app. Any other path is the guest page.
import { normalizeBarCode } from '#domain/bars/bar-code.ts';
import { isShareCode } from '#domain/parties/share-code.ts';

export const sections = ['inventory', 'drinks', 'orders', 'parties', 'share', 'usage'] as const;
export type Section = (typeof sections)[number];

export type Route =
  | { page: 'guest'; barCode: string }
  /** `next`: where a sign-in leads, if not to the dashboard. */
  | { page: 'signin' | 'signup'; next: string | undefined }
  | { page: 'forgot' }
  | { page: 'reset'; token: string }
  | { page: 'invitation'; invitationId: string }
  | { page: 'confirm'; token: string }
  | { page: 'account' }
  | { page: 'organization' }
  | { page: 'dashboard' }
  /** The section of usage, without a bar. */
  | { page: 'usage' }
  /** `partyId`: one of its parties, in their section. */
  | {
      page: 'bar';
      barId: string;
      section: Section;
      partyId?: string;
      /** A drink of its own that is edited in the section of drinks, or 'new'. */
      drinkId?: string;
      /** An ingredient of its own that is edited in the inventory, or 'new'. */
      ingredientId?: string;
    }
  | { page: 'test-checkout'; reference: string }
  | { page: 'party'; shareCode: string | undefined };

export const paths = {
  home: () => '/',
  guest: (barCode: string) => `/?bar=${encodeURIComponent(barCode)}`,
  signin: (next?: string) => withNext('/bartender/signin', next),
  signup: (next?: string) => withNext('/bartender/signup', next),
  forgot: () => '/bartender/forgot',
  reset: (token: string) => `/bartender/reset?token=${encodeURIComponent(token)}`,
  invitation: (id: string) => `/bartender/invitation/${encodeURIComponent(id)}`,
  account: () => '/bartender/account',
  organization: () => '/bartender/organization',
  dashboard: () => '/bartender',
  usage: () => '/bartender/usage',
  bar: (barId: string, section: Section = 'inventory') => `/bartender/bar/${barId}/${section}`,
  barParty: (barId: string, partyId: string) => `/bartender/bar/${barId}/parties/${partyId}`,
  barDrink: (barId: string, drinkId: string) => `/bartender/bar/${barId}/drinks/${drinkId}`,
  barIngredient: (barId: string, ingredientId: string) =>
    `/bartender/bar/${barId}/inventory/${ingredientId}`,
  party: (shareCode: string) => `/party/${shareCode}`,
};

// Addresses that only the server names. Apart from `paths`, they stay out of the guest's first script.

/** The usage page, which waits for the payment of this purchase. */
export function purchasePath(purchaseId: string): string {
  return `${paths.usage()}?purchase=${purchaseId}`;
}

/** The page that confirms an address, by the token in a mail. */
export function confirmationPath(token: string): string {
  return `/bartender/confirm?token=${encodeURIComponent(token)}`;
}

export function testCheckoutPath(reference: string): string {
  return `/test-checkout/${reference}`;
}

/** The page of a bar for the guests of one of its tables. */
export function guestTablePath(barCode: string, table: string): string {
  return `${paths.guest(barCode)}&table=${encodeURIComponent(table)}`;
}

/** What only the browser reads from a guest's link, keeps, and takes out of the address. */
const browserParameters = ['table', 'without'] as const;

/**
 * What the browser shows for a rendered page: the one spelling of its address under which the server
 * rendered it, and what only the browser reads from the link that was opened.
 */
export function renderedAddress(address: string, search: string): string {
  if (!address.startsWith('/?')) return address;
  const query = new URLSearchParams(search);
  return browserParameters.reduce((shown, name) => {
    const value = query.get(name);
    return value === null ? shown : `${shown}&${name}=${encodeURIComponent(value)}`;
  }, address);
}

/** What the page of a bar reads from its address beside the code, and the server with it. */
export const menuParameters = ['view', 'order', 'ask', 'q', 'category', 'with', 'drink'] as const;

/**
 * Guests' pages exactly as `paths` spells them. The table, which only the browser reads, is no part of
 * what matches.
 */
export const canonicalGuestAddress =
  /^\/(?:\?bar=[A-Z0-9]{3,5}(?=&table=[^&]*$|$)|party\/[A-Z0-9]{6}$)/;

/** The id in the path of an invitation; undefined for any other path. */
export function invitationOf(path: string): string | undefined {
  return /^\/bartender\/invitation\/([\w-]+)$/.exec(path)?.[1];
}

export function isInvitation(path: string): boolean {
  return invitationOf(path) !== undefined;
}

/** Only an invitation is returned to after a sign-in: a link must not name any other page. */
function withNext(path: string, next: string | undefined): string {
  return next && isInvitation(next) ? `${path}?next=${encodeURIComponent(next)}` : path;
}

const plainPages = ['forgot', 'account', 'organization', 'usage'] as const;

export function parseRoute({ pathname, search }: { pathname: string; search: string }): Route {
  const [first, second, third, fourth, fifth, ...rest] = pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  if (rest.length === 0 && first === 'bartender') {
    if (!second) return { page: 'dashboard' };
    if ((second === 'signin' || second === 'signup') && !third) {
      const next = query.get('next') ?? '';
      return { page: second, next: isInvitation(next) ? next : undefined };
    }
    if ((second === 'reset' || second === 'confirm') && !third)
      return { page: second, token: query.get('token') ?? '' };
    if (second === 'invitation' && third && !fourth) {
      return { page: 'invitation', invitationId: third };
    }
    const plain = plainPages.find((page) => page === second);
    if (plain && !third) return { page: plain };
    if (second === 'bar' && third && fifth) {
      if (fourth === 'parties')
        return { page: 'bar', barId: third, section: fourth, partyId: fifth };
      if (fourth === 'drinks')
        return { page: 'bar', barId: third, section: fourth, drinkId: fifth };
      if (fourth === 'inventory')
        return { page: 'bar', barId: third, section: fourth, ingredientId: fifth };
    }
    if (second === 'bar' && third && !fifth) {
      const section = sections.find((known) => known === fourth) ?? 'inventory';
      return { page: 'bar', barId: third, section };
    }
  }
  if (first === 'test-checkout' && second && !third) {
    return { page: 'test-checkout', reference: second };
  }
  // A missing or malformed code belongs to no party.
  if (first === 'party' && !third) {
    const shareCode = second && isShareCode(second) ? second.toUpperCase() : undefined;
    return { page: 'party', shareCode };
  }
  return { page: 'guest', barCode: normalizeBarCode(query.get('bar') ?? '') };
}
