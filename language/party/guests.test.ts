import { describe, expect, it } from 'vitest';
import { isAllowed } from '#language/reading/refusals.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';
import { guestsOf } from './guests.ts';

const menu = partyMenuOf([]);
const read = (preferences: string, guestName: string | null = null) =>
  guestsOf({ id: 'a', guestName, preferences }, menu);
const profiles = menu.drinks.map(({ entry }) => entry.profile);
const drink = (id: string) => profiles.find((one) => one.id === id);
const mayHave = (id: string, guests: ReturnType<typeof read>) => {
  const profile = drink(id);
  return guests.map(({ intent }) => profile !== undefined && isAllowed(intent, profile));
};

describe('needs of one person that apply to the whole response', () => {
  it.each([
    ['we are three, love mai tais, one of us has a nut allergy', 'mai-tai'],
    ['sme traja, pijeme mai tai, jeden z nás má alergiu na orechy', 'mai-tai'],
    ['We are 4, mai tai please. One is allergic to almonds', 'mai-tai'],
    ['Mai Tai for me, my husband carries an epipen because of nuts, he likes rum', 'mai-tai'],
    ['Ja mai tai, manželka po orechoch opuchne, ona chce niečo s rumom', 'mai-tai'],
    ['me and my 2 kids, one kid has a peanut allergy, mai tai for me', 'mai-tai'],
    ['my wife and I love a pisco sour, she gets hives from eggs', 'pisco-sour'],
    ['prídem s priateľkou, má celiakiu, ja si dám micheladu', 'michelada'],
    ['we are two: one drinks White Russian, the other is lactose intolerant', 'white-russian'],
  ])('are read in “%s”', (text, id) => {
    const guests = read(text);
    expect(mayHave(id, guests)).toEqual(guests.map(() => false));
    for (const { intent } of guests) expect(intent.safety.isMedical).toBe(true);
  });

  it('may be in the name only', () => {
    expect(mayHave('mai-tai', read('mai tai', 'Jana (alergia na orechy)'))).toEqual([false]);
    expect(mayHave('negroni', read('negroni', 'Peter, driving'))).toEqual([false]);
  });

  it('exclude a pregnancy, driving and a diet of one person', () => {
    expect(mayHave('negroni', read('negroni for me, my wife is pregnant'))).toEqual([true, false]);
    expect(mayHave('negroni', read('sme traja, negroni, jeden z nás šoféruje'))).toEqual([
      true,
      false,
    ]);
    expect(
      mayHave('white-russian', read('white russian for me, my girlfriend is vegan, she likes gin')),
    ).toEqual([true, false]);
    expect(mayHave('negroni', read('I want a negroni, my 2 kids come along'))).toEqual([
      true,
      false,
    ]);
  });
});

it('counts members of a group with other wishes or needs', () => {
  const people = (text: string) =>
    read(text).map((one) => [one.people, one.intent.isAlcoholFree ? 'free' : 'any']);
  expect(people('we are three, mojito, one of us doesn’t drink')).toEqual([
    [2, 'any'],
    [1, 'free'],
  ]);
  expect(people('sme štyria, dvaja nepijú, ostatní pivo')).toEqual([
    [2, 'any'],
    [2, 'free'],
  ]);
  expect(people('one of us is pregnant, mojito')).toEqual([[1, 'free']]);
  const [drinking, expecting] = read('We are three, love mojito, one of us is pregnant');
  expect(drinking?.intent.named.map(({ id }) => id)).toEqual(['mojito']);
  expect(expecting?.intent.named.map(({ id }) => id)).toEqual(['virgin-mojito']);
  const plain = (text: string) =>
    read(text).map(({ pours }) => pours.map(({ recipe }) => recipe.id));
  expect(plain('We are 4: two want beer and two want white wine')).toEqual([
    ['plain-lager'],
    ['plain-white-wine'],
  ]);
});
