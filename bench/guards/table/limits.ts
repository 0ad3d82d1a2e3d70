// Guards by rate limits.
import { db, type Guard, unit } from '#bench/guards/guard.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the guards are source code
export const limitsGuards: Guard[] = [
  {
    name: 'wrong codes slow an address down',
    file: 'server/limits/code-tries.ts',
    text: '    this.#slowUntil.set(network, Date.now() + slowMs);',
    without: '    this.#slowUntil.set(network, slowMs);',
    test: unit('server/limits/code-tries.test.ts'),
  },
  {
    name: 'an IPv6 network of 56 bits is one address',
    file: 'server/limits/network.ts',
    text: 'd & 0xff00',
    without: 'd',
    test: unit('server/limits/network.test.ts', 'the same first 56 bits'),
  },
  {
    name: 'an IPv4-mapped address is its IPv4 address',
    file: 'server/limits/network.ts',
    text: "  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');",
    without: '  if (isMapped) return `${g} ${h}`;',
    test: unit('server/limits/network.test.ts', 'has no IPv4 address in it'),
  },
  {
    name: 'a few addresses do not take all orders of a bar',
    file: 'server/limits/fair-rate.ts',
    text: '    const waitMs = bucket.take(count, usage.taken);',
    without: '    const waitMs = bucket.take(count);',
    test: unit('server/queue/order-rates.test.ts', 'the single order of another guest'),
  },
  {
    name: 'a full room is served beside hostile addresses',
    file: 'server/queue/order-rates.ts',
    text: '    this.#bar.take(barId, networkOf(address), drinks);',
    without: "    this.#bar.take(barId, '', drinks);",
    test: unit('server/queue/order-rates.test.ts', 'forty guests behind one address'),
  },
  {
    name: 'an owner has a rate of AI calls',
    file: 'server/mixologist/asker.ts',
    text: 'limit: budgets.account.aiCalls }',
    without: 'limit: { burst: 1e6, everyMs: budgets.account.aiCalls.everyMs } }',
    test: db('server/features/mixologist/smart-search.db.test.ts', 'rate-limits an owner'),
  },
  {
    name: 'searches of a guest have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches of guest ${guestKey}`, limit: budgets.guest.searches },',
    without: '      { key: guestKey, limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits a guest'),
  },
  {
    name: 'searches of an address have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches from ${networkOf(address)}`, limit: budgets.address.searches },',
    without: '      { key: networkOf(address), limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits an address'),
  },
  {
    name: 'searches at a bar have a rate',
    file: 'server/mixologist/searches.ts',
    text: '      { key: `searches in bar ${barId}`, limit: budgets.bar.searches },',
    without: '      { key: barId, limit: { burst: 1e6, everyMs: 1 } },',
    test: unit('server/mixologist/searches.test.ts', 'limits a bar'),
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
