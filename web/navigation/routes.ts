// Every URL of the app. What is none of them is the guest page.
import { normalizeBarCode } from '#domain/bar-code.ts';
import { isShareCode } from '#domain/parties.ts';

export const sections = ['inventory', 'drinks', 'orders', 'parties', 'share', 'usage'] as const;
export type Section = (typeof sections)[number];

export type Route =
  | { page: 'guest'; barCode: string }
  | { page: 'signin' }
  | { page: 'signup' }
  | { page: 'dashboard' }
  | { page: 'bar'; barId: string; section: Section }
  | { page: 'party'; shareCode: string };

export const paths = {
  home: () => '/',
  guest: (barCode: string) => `/?bar=${encodeURIComponent(barCode)}`,
  signin: () => '/bartender/signin',
  signup: () => '/bartender/signup',
  dashboard: () => '/bartender',
  bar: (barId: string, section: Section = 'inventory') => `/bartender/bar/${barId}/${section}`,
  party: (shareCode: string) => `/party/${shareCode}`,
};

export function parseRoute({ pathname, search }: { pathname: string; search: string }): Route {
  const [first, second, third, fourth, ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length === 0 && first === 'bartender') {
    if (!second) return { page: 'dashboard' };
    if (second === 'signin' && !third) return { page: 'signin' };
    if (second === 'signup' && !third) return { page: 'signup' };
    if (second === 'bar' && third) {
      const section = sections.find((known) => known === fourth) ?? 'inventory';
      return { page: 'bar', barId: third, section };
    }
  }
  if (first === 'party' && second && !third && isShareCode(second)) {
    return { page: 'party', shareCode: second.toUpperCase() };
  }
  return { page: 'guest', barCode: normalizeBarCode(new URLSearchParams(search).get('bar') ?? '') };
}
