// Guards of pages that contain other people's texts, and of the number of pages.
import { db, type Guard, story, unit } from '#bench/guards/guard.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const pagesGuards: Guard[] = [
  {
    name: 'unknown parameters make no other page',
    file: 'server/http/pages/guest-pages.ts',
    text: '    address: paths.guest(barCode) + rest,',
    without: '    address: `/?${query}`,',
    test: unit('server/http/pages/pages.test.ts', 'is also the one of'),
  },
  {
    name: 'searches do not fill the cache of pages',
    file: 'server/http/pages/guest-pages.ts',
    text: '    isCacheable: given.every(([name]) => choices[name]),',
    without: '    isCacheable: true,',
    test: unit('server/http/pages/pages.test.ts', 'the number of such pages is unlimited'),
  },
  {
    name: 'pages are rendered in turns',
    file: 'server/http/pages/renderer.ts',
    text: '        const result = await inTurn(from, () => {',
    without: '        const result = await (async (work) => inTurn && work())(() => {',
    test: unit('server/http/pages/pages.test.ts', 'do not delay the page'),
  },
  {
    name: 'data in a page ends no script',
    file: 'server/http/inline-drawings.ts',
    text: "  return json.replaceAll('<', '\\\\u003c');",
    without: '  return json;',
    test: db('server/hostile.db.test.ts', 'shows its name unchanged'),
  },
  {
    name: 'pages run no inline script',
    file: 'server/http/security.ts',
    text: "  return policyOf(`'sha256-${hash}' 'strict-dynamic'${and('script')}`, and);",
    without: "  return policyOf(`'unsafe-inline' ${hash && ''}${and('script')}`, and);",
    test: unit('server/http/pages/pages.test.ts'),
  },
  {
    name: 'stories notice violations of the policy',
    file: 'e2e/fixtures.ts',
    text: "    expect(violations, 'violations of the content security policy').toEqual([]);",
    without: '',
    test: story('e2e/policy.spec.ts', 'fails a story that violates the policy'),
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
