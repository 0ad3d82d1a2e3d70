// Guests who ask for several plain drinks get all of them, or one of alternatives.
import { describe, expect, it } from 'vitest';
import { analyseParty } from '#language/party/analysis.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';

const menu = partyMenuOf([]);
const planned = (preferences: string) =>
  analyseParty([{ id: 'a', guestName: null, preferences }], menu).drinks.map(({ id }) => id);

/** An amount of it as written, and the planned drink. */
const english = {
  'plain-lager': (n: Count) => `${n} ${n === 1 || n === 'a' ? 'beer' : 'beers'}`,
  'plain-white-wine': (n: Count) => `${n} wines`,
  'plain-water': (n: Count) => `${n} waters`,
  'plain-cola': (n: Count) => `${n} colas`,
  'plain-orange-juice': (n: Count) => `${n} juices`,
};
const slovak = {
  'plain-lager': ['pivo', 'pivá', 'pív'],
  'plain-white-wine': ['víno', 'vína', 'vín'],
  'plain-water': ['vodu', 'vody', 'vôd'],
  'plain-cola': ['kolu', 'koly', 'kôl'],
  'plain-orange-juice': ['džús', 'džúsy', 'džúsov'],
};
type Count = string | number;
const isFeminine = (id: string) => id === 'plain-water' || id === 'plain-cola';
const inSlovak = (id: keyof typeof slovak, n: number, isWord: boolean) => {
  const form = slovak[id][n === 1 ? 0 : n < 5 ? 1 : 2];
  const two = id === 'plain-orange-juice' ? 'dva' : 'dve';
  const one = isFeminine(id) ? 'jednu' : id === 'plain-orange-juice' ? 'jeden' : 'jedno';
  const words = ['', one, two, 'tri', 'štyri', 'päť'];
  return `${isWord ? words[n] : n} ${form}`;
};

const ids = Object.keys(slovak) as (keyof typeof slovak)[];
const pairs = ids.flatMap((one) => ids.flatMap((other) => (one === other ? [] : [[one, other]])));

describe('two plain drinks of one guest', () => {
  it.each(pairs)('are both planned: %s and %s', (one, other) => {
    if (!one || !other) return;
    for (const [a, b] of [
      [2, 2],
      [1, 3],
      [5, 2],
    ] as const) {
      const words = ['', 'one', 'two', 'three', 'four', 'five'];
      const texts = [
        `${english[one](words[a] ?? '')} and ${english[other](words[b] ?? '')}`,
        `${english[one](a)}, ${english[other](b)} please`,
        `${inSlovak(one, a, true)} a ${inSlovak(other, b, true)}`,
        `poprosím ${inSlovak(one, a, false)}, ${inSlovak(other, b, false)}`,
      ];
      for (const text of texts) {
        expect(planned(text), text).toEqual(expect.arrayContaining([one, other]));
      }
    }
  });

  it.each([
    ['beer or wine', 1],
    ['pivo alebo víno', 1],
    ['beer, wine or juice', 1],
    ['pivo, víno alebo džús', 1],
    ['pivo a víno alebo džús', 2],
    ['a beer and wine or juice', 2],
  ])('are as many as needed: “%s” is %i', (text, count) => {
    const plain = planned(text).filter((id) => id.startsWith('plain-'));
    expect(plain).toHaveLength(count);
  });

  it.each([
    ['two mojitos and a beer', ['mojito', 'plain-lager']],
    ['dve mojitá a jedno pivo', ['mojito', 'plain-lager']],
    ['a mojito and a cola', ['mojito', 'plain-cola']],
  ])('are added to a mixed one: “%s”', (text, drinks) => {
    expect(planned(text)).toEqual(expect.arrayContaining(drinks));
  });
});
