// Every URL of the app. What is none of them is the guest page.
import { normalizeBarCode } from '#domain/bar-code.ts';
import { invitationPath, resetPath } from '#domain/links.ts';
import { isShareCode } from '#domain/parties.ts';

export const sections = ['inventory', 'drinks', 'orders', 'parties', 'share', 'usage'] as const;
export type Section = (typeof sections)[number];

export type Route =
  | { page: 'guest'; barCode: string }
  /** `next`: the page that a sign-in leads to, where it is not the dashboard. */
  | { page: 'signin' | 'signup'; next: string | undefined }
  | { page: 'forgot' }
  | { page: 'reset'; token: string }
  | { page: 'invitation'; invitationId: string }
  | { page: 'account' }
  | { page: 'organization' }
  | { page: 'dashboard' }
  /** The section of usage, without a bar. */
  | { page: 'usage' }
  /** `partyId`: one of its parties, in their section. */
  | { page: 'bar'; barId: string; section: Section; partyId?: string }
  | { page: 'test-checkout'; reference: string }
  | { page: 'party'; shareCode: string | undefined };

export const paths = {
  home: () => '/',
  guest: (barCode: string) => `/?bar=${encodeURIComponent(barCode)}`,
  signin: (next?: string) => withNext('/bartender/signin', next),
  signup: (next?: string) => withNext('/bartender/signup', next),
  forgot: () => '/bartender/forgot',
  reset: resetPath,
  invitation: invitationPath,
  account: () => '/bartender/account',
  organization: () => '/bartender/organization',
  dashboard: () => '/bartender',
  usage: () => '/bartender/usage',
  bar: (barId: string, section: Section = 'inventory') => `/bartender/bar/${barId}/${section}`,
  barParty: (barId: string, partyId: string) => `/bartender/bar/${barId}/parties/${partyId}`,
  party: (shareCode: string) => `/party/${shareCode}`,
};

/** The invitation that a path leads to, if it is the path of one. */
export function invitationOf(path: string): string | undefined {
  return /^\/bartender\/invitation\/([\w-]+)$/.exec(path)?.[1];
}

export function isInvitation(path: string): boolean {
  return invitationOf(path) !== undefined;
}

/** Only an invitation is worth coming back to, and no page but ours may be named in a link. */
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
    if (second === 'reset' && !third) return { page: 'reset', token: query.get('token') ?? '' };
    if (second === 'invitation' && third && !fourth) {
      return { page: 'invitation', invitationId: third };
    }
    const plain = plainPages.find((page) => page === second);
    if (plain && !third) return { page: plain };
    if (second === 'bar' && third && fourth === 'parties' && fifth) {
      return { page: 'bar', barId: third, section: fourth, partyId: fifth };
    }
    if (second === 'bar' && third && !fifth) {
      const section = sections.find((known) => known === fourth) ?? 'inventory';
      return { page: 'bar', barId: third, section };
    }
  }
  if (first === 'test-checkout' && second && !third) {
    return { page: 'test-checkout', reference: second };
  }
  // A code that cannot be one is the code of no party.
  if (first === 'party' && second && !third) {
    return { page: 'party', shareCode: isShareCode(second) ? second.toUpperCase() : undefined };
  }
  return { page: 'guest', barCode: normalizeBarCode(query.get('bar') ?? '') };
}
