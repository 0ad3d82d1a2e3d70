import { normalizeBarCode } from '#domain/bars/bar-code.ts';
import { isShareCode } from '#domain/parties/share-code.ts';

export const sections = ['inventory', 'drinks', 'orders', 'parties', 'share', 'usage'] as const;
export type Section = (typeof sections)[number];

export type Route =
  | { page: 'guest'; barCode: string }
  /** `next`: the page after the sign-in. Undefined: the dashboard. */
  | { page: 'signin' | 'signup'; next: string | undefined }
  | { page: 'forgot' }
  | { page: 'reset'; token: string }
  | { page: 'invitation'; invitationId: string }
  | { page: 'confirm'; token: string }
  | { page: 'account' }
  | { page: 'organization' }
  | { page: 'dashboard' }
  | { page: 'usage' }
  | {
      page: 'bar';
      barId: string;
      section: Section;
      partyId?: string;
      /** An own drink that is edited, or 'new'. */
      drinkId?: string;
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

// Only the server names these addresses. They stay out of the guest's first script.

export function purchasePath(purchaseId: string): string {
  return `${paths.usage()}?purchase=${purchaseId}`;
}

export function confirmationPath(token: string): string {
  return `/bartender/confirm?token=${encodeURIComponent(token)}`;
}

export function testCheckoutPath(reference: string): string {
  return `/test-checkout/${reference}`;
}

export function guestTablePath(barCode: string, table: string): string {
  return `${paths.guest(barCode)}&table=${encodeURIComponent(table)}`;
}

/** Unknown addresses below these are not pages of the web app. */
const prefixesOfServer = ['api', 'assets', 'pictures'];

/** Whether an address leads to a page: to any that the server has no use for. */
export function isPage(address: string): boolean {
  const url = URL.parse(address, 'http://here');
  return url !== null && !prefixesOfServer.includes(url.pathname.split('/')[1] ?? '');
}

/** Whether an address leads to a page of bartenders. */
export function isDashboard(address: string): boolean {
  return /^\/bartender(?![^/?])/.test(address);
}

/** Parameters that only the browser reads. It keeps them and removes them from the address. */
const browserParameters = ['table', 'without'] as const;

/** The server's spelling of the address, plus the parameters that only the browser reads. */
export function renderedAddress(address: string, search: string): string {
  if (!address.startsWith('/?')) return address;
  const query = new URLSearchParams(search);
  return browserParameters.reduce((shown, name) => {
    const value = query.get(name);
    return value === null ? shown : `${shown}&${name}=${encodeURIComponent(value)}`;
  }, address);
}

/** Parameters that both the page of a bar and the server read. */
export const menuParameters = ['view', 'order', 'ask', 'q', 'category', 'with', 'drink'] as const;

/** Exactly as `paths` spells them. Only the browser reads the table, so it is not in the match. */
export const canonicalGuestAddress =
  /^\/(?:\?bar=[A-Z0-9]{3,5}(?=&table=[^&]*$|$)|party\/[A-Z0-9]{6}$)/;

export function invitationOf(path: string): string | undefined {
  return /^\/bartender\/invitation\/([\w-]+)$/.exec(path)?.[1];
}

export function isInvitation(path: string): boolean {
  return invitationOf(path) !== undefined;
}

/** A sign-in returns only to an invitation, so that a link cannot redirect to other pages. */
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
  if (first === 'party' && !third) {
    const shareCode = second && isShareCode(second) ? second.toUpperCase() : undefined;
    return { page: 'party', shareCode };
  }
  return { page: 'guest', barCode: normalizeBarCode(query.get('bar') ?? '') };
}
