import { describe, expect, it } from 'vitest';
import { isPage, parseRoute, paths, renderedAddress } from './routes.ts';

const route = (path: string) => parseRoute(new URL(path, 'https://bar.example'));

describe('account pages', () => {
  it.each([
    [paths.forgot(), { page: 'forgot' }],
    [paths.account(), { page: 'account' }],
    [paths.organization(), { page: 'organization' }],
    [paths.usage(), { page: 'usage' }],
    [`${paths.usage()}?purchase=p1`, { page: 'usage' }],
    ['/test-checkout/r_1', { page: 'test-checkout', reference: 'r_1' }],
    [paths.reset('a/b?c'), { page: 'reset', token: 'a/b?c' }],
    [paths.invitation('x1'), { page: 'invitation', invitationId: 'x1' }],
    ['/bartender/reset', { page: 'reset', token: '' }],
    ['/bartender/account/more', { page: 'guest', barCode: '' }],
  ])('parses %s as %o', (path, expected) => expect(route(path)).toEqual(expected));
});

describe('sections of a bar', () => {
  it.each([
    [paths.bar('b1'), { page: 'bar', barId: 'b1', section: 'inventory' }],
    [paths.bar('b1', 'parties'), { page: 'bar', barId: 'b1', section: 'parties' }],
    [paths.barParty('b1', 'p1'), { page: 'bar', barId: 'b1', section: 'parties', partyId: 'p1' }],
    ['/bartender/bar/b1/drinks/d1', { page: 'bar', barId: 'b1', section: 'drinks', drinkId: 'd1' }],
    [
      '/bartender/bar/b1/inventory/new',
      { page: 'bar', barId: 'b1', section: 'inventory', ingredientId: 'new' },
    ],
    ['/bartender/bar/b1/orders/o1', { page: 'guest', barCode: '' }],
    ['/bartender/bar/b1/parties/p1/more', { page: 'guest', barCode: '' }],
    ['/party/abc123', { page: 'party', shareCode: 'ABC123' }],
    ['/party/abc12', { page: 'party', shareCode: undefined }],
    ['/party', { page: 'party', shareCode: undefined }],
    ['/party/', { page: 'party', shareCode: undefined }],
    ['/party/abc123/more', { page: 'guest', barCode: '' }],
  ])('parses %s as %o', (path, expected) => expect(route(path)).toEqual(expected));
});

it.each([
  ['/?bar=fenek&x=1', '/?bar=FENEK', '/?bar=FENEK'],
  ['/?table=%207&bar=fenek', '/?bar=FENEK', '/?bar=FENEK&table=%207'],
  ['/?bar=FENEK&view=browse&table=', '/?bar=FENEK&view=browse', '/?bar=FENEK&view=browse&table='],
  ['/party/abc123?table=7', '/party/ABC123', '/party/ABC123'],
])('for %s, rendered as %s, the browser shows %s', (opened, rendered, shown) => {
  expect(renderedAddress(rendered, new URL(opened, 'https://bar.example').search)).toBe(shown);
});

describe('sign-in', () => {
  const invitation = paths.invitation('x1');

  it('returns to an invitation', () => {
    expect(route(paths.signin(invitation))).toEqual({ page: 'signin', next: invitation });
    expect(route(paths.signup(invitation))).toEqual({ page: 'signup', next: invitation });
  });

  it.each(['//evil.example', 'https://evil.example', '/bartender', '/bartender/invitation/../x'])(
    'never redirects to %s',
    (next) => {
      expect(paths.signin(next)).toBe('/bartender/signin');
      const given = `/bartender/signin?next=${encodeURIComponent(next)}`;
      expect(route(given)).toEqual({ page: 'signin', next: undefined });
    },
  );
});

it.each([
  ['/', true],
  ['/?bar=FENEK', true],
  ['/bartender/bar/b1', true],
  ['/apiary', true],
  ['/api', false],
  ['/api/orders.createOrder?x=1', false],
  ['/assets/old.js', false],
  ['/pictures/negroni/none.svg', false],
  ['//', false],
])('%s is a page: %s', (address, expected) => expect(isPage(address)).toBe(expected));
