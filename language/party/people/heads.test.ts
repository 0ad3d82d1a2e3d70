import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { peopleInName, readHeads } from './heads.ts';

describe('heads', () => {
  it.each<[string, number, number]>([
    ['Something fresh with gin', 1, 0],
    ['Negroni', 1, 0],
    ['We are three, love gin', 3, 0],
    ["We're 4 and we like rum", 4, 0],
    ['There will be five of us', 5, 0],
    ['the two of us would like prosecco', 2, 0],
    ['both of us drink beer', 2, 0],
    ['party of 6', 6, 0],
    ['me and my two friends like mojitos', 3, 0],
    ['My wife and I love negroni', 2, 0],
    ['coming with my husband', 2, 0],
    ['+1', 2, 0],
    ['Beer. Plus one', 2, 0],
    ['kids: 3 of them', 0, 3],
    ['Kids: 3', 0, 3],
    ['for the kids', 0, 2],
    ['I bring 2 kids', 1, 2],
    ['me, my wife and 2 kids', 2, 2],
    ['two adults and one child', 2, 1],
    ['family of four, including 2 kids', 2, 2],
    ['we are two and two small kids', 2, 2],
    ['with my 5 year old son', 1, 1],
    ['2 mojitos please', 1, 0],
    ['give us 2 mojitos', 1, 0],
    ['one of us is pregnant', 1, 0],
    ['under 10 % please', 1, 0],
    ['a couple of beers', 1, 0],
    ['Sme štyria', 4, 0],
    ['sme traja a radi pijeme gin', 3, 0],
    ['bude nás päť', 5, 0],
    ['prídeme dvaja', 2, 0],
    ['prídem s manželkou', 2, 0],
    ['pridem s frajerkou, pivo', 2, 0],
    ['ja a dvaja kamaráti, pivo', 3, 0],
    ['2 deti', 0, 2],
    ['bezlepková diéta', 1, 0],
    ['drzim dietu, bezlepkova dieta', 1, 0],
    ['prídem s jedným dieťaťom', 1, 1],
    ['deti: 3', 0, 3],
    ['prídem s manželom a dvoma deťmi', 2, 2],
    ['sme štyria, z toho 2 deti', 2, 2],
    ['sme dvaja a dve deti', 2, 2],
    ['dvaja dospelí a jedno dieťa', 2, 1],
    ['Dám si dve pivá', 1, 0],
    ['poprosím 3 deci bieleho', 1, 0],
    ['so synom, niečo nealko', 1, 1],
    ['pre dcéru (8 rokov) limonádu', 0, 1],
    ['prídem so synom', 1, 1],
    ['me and my 2 kids, one kid has an allergy', 1, 2],
    ['two sons and one daughter', 0, 3],
    ['my daughter (16) and me, two mojitos', 1, 1],
    ['ja a dcéra (16), dve mojitá', 1, 1],
    ['me and my son (22), beer', 2, 0],
    ['sme traja, manželka, syn (12) a ja, víno', 2, 1],
    ['we are three: my wife, our son and me', 2, 1],
    ['beer for 2, my wife comes along', 2, 0],
    ['kids (3)', 0, 3],
    ['me and my kids (5 and 7), gin', 1, 2],
    ['prídem s deťmi (5 a 7)', 1, 2],
    ['Príde nás 6', 6, 0],
    ['nas bude 6, pivo', 6, 0],
    ['we are 100000', 1, 0],
    ['we are 99', 40, 0],
  ])('of “%s” are %i adults and %i children', (text, adults, children) => {
    expect(readHeads(text)).toMatchObject({ adults, children });
  });

  it('of a name are as many as it lists', () => {
    expect(peopleInName('Marta a Peter')).toBe(2);
    expect(peopleInName('Anna, Bob & Cyril')).toBe(3);
    expect(peopleInName('Ján Novák')).toBe(1);
    expect(peopleInName(null)).toBe(1);
    expect(peopleInName('Jana, no nuts')).toBe(1);
    expect(peopleInName('Jana, bez orechov')).toBe(1);
    expect(peopleInName('Jana a Peter, vegan')).toBe(2);
  });
});

it('assigns each clause to its people', () => {
  expect(clausesOf('I want a negroni, my wife is pregnant, 2 kids drink juice')).toEqual({
    own: 'I want a negroni,',
    companions: 'my wife is pregnant,',
    children: '2 kids drink juice',
    members: [],
  });
  expect(clausesOf('Ja pivo, manželka biele víno, suché. Deti malinovku')).toEqual({
    own: 'Ja pivo,',
    companions: 'manželka biele víno, suché.',
    children: 'Deti malinovku',
    members: [],
  });
  expect(clausesOf('No egg. A negroni for me and my kids want lemonade')).toEqual({
    own: 'No egg. A negroni for me',
    companions: '',
    children: 'and my kids want lemonade',
    members: [],
  });
});

it('gives children nothing that follows after they were only counted', () => {
  expect(clausesOf('we are two, one is my 15 year old son, mojito')).toMatchObject({
    own: 'we are two, mojito',
    children: 'one is my 15 year old son,',
  });
  expect(clausesOf('sme dvaja, jeden je môj syn, mojito')).toMatchObject({
    own: 'sme dvaja, mojito',
    children: 'jeden je môj syn,',
  });
});

describe('members of a group', () => {
  it.each([
    ['we are three, one of us is pregnant, mojito', 3, [[1, 'one of us is pregnant, mojito']]],
    ['sme štyria, dvaja nepijú, ostatní pivo', 4, [[2, 'dvaja nepijú,']]],
    [
      'We are 4: two want beer and two want white wine',
      4,
      [
        [2, 'two want beer'],
        [2, 'and two want white wine'],
      ],
    ],
    [
      'sme traja a jeden z nás má alergiu na orechy',
      3,
      [[1, 'a jeden z nás má alergiu na orechy']],
    ],
    [
      'We are 2, one wants an alcohol-free gin tonic, one a negroni',
      2,
      [
        [1, 'one wants an alcohol-free gin tonic,'],
        [1, 'one a negroni'],
      ],
    ],
    [
      'Sme traja: jeden pivo, druhý víno a tretí gin',
      3,
      [
        [1, 'jeden pivo,'],
        [1, 'druhý víno'],
        [1, 'a tretí gin'],
      ],
    ],
    ['we are three, love gin', 3, []],
    ['3 of us, love gin', 3, []],
    ['one of us is pregnant', 1, []],
  ])('have their own clauses in “%s”', (text, people, members) => {
    const found = clausesOf(text, people).members.map((one) => [one.people, one.text]);
    expect(found).toEqual(members);
  });
});
