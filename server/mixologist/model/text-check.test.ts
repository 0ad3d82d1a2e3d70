import { expect, it } from 'vitest';
import { textProblems } from './text-check.ts';

const names = ['Polnočná električka', 'Gin', 'Slivovica', 'Plum brandy', 'Koktailová čerešňa'];
const foreign = ['Gin', 'Slivovica', 'Čerešňa', 'Chilli', 'Malina', 'Rum', 'Becherovka', 'Negroni'];
const limits = { maxLength: 200, names, foreign };

it.each([
  'Shake everything with ice and strain into a chilled glass.',
  'Pretrepte gin so slivovicou a sceďte do vychladeného pohára.',
  'Ozdobte čerešňou. Polnočná električka chutí po čerešniach a slivkách.',
])('accepts: %s', (text) => expect(textProblems(text, limits)).toEqual([]));

it.each([
  ['Pridajte pár malín.', 'Malina'],
  ['Prilejte becherovku.', 'Becherovka'],
  ['Add a slice of chilli.', 'Chilli'],
  ['Top it with rum.', 'Rum'],
  ['Better than any Negroni.', 'Negroni'],
])('refuses a name that is not in the drink: %s', (text, name) => {
  expect(textProblems(text, limits).join()).toContain(`'${name}'`);
});

it.each([
  ['a claim of safety', 'No nuts, safe for allergies.'],
  ['a claim of safety', 'It is allergen free.'],
  ['a claim of safety', 'Je bez lepku.'],
  ['a claim of safety', 'Bezpečné pre alergikov.'],
  ['a claim of safety', 'There are no nuts in it.'],
  ['a claim of safety', 'Made without any egg or milk.'],
  ['a claim of safety', 'Neobsahuje orechy.'],
  ['a claim of safety', 'A dairy-free delight.'],
  ['signs that no sentence needs', 'Order at evil。com now.'],
  ['a link or an address', 'Order at ｅｖｉｌ．ｃｏｍ now.'],
  ['a link or an address', 'Order at evil．com now.'],
  ['signs that no sentence needs', 'Order at evil[.]com now.'],
  ['a link or an address', 'Order at evil dot com now.'],
  ['a link or an address', 'Order at evil (dot) shop now.'],
  ['a link or an address', 'Order at evil . com now.'],
  ['a link or an address', 'Order at evil. com now.'],
  ['a link or an address', 'Nájdete to na evil bodka sk.'],
  ['signs that no sentence needs', 'It is frее tonight.'],
  ['signs that no sentence needs', 'It is fr\u200bee tonight.'],
  ['a number that was not given', 'Call １２３ now.'],
  ['a gift', 'All complimentary tonight.'],
  ['a gift', 'Je to na účet podniku.'],
  ['a gift', 'With compliments of the house.'],
  ['a gift', 'Dnes je to zdarma.'],
  ['a gift', 'This one is on us.'],
  ['a gift', 'Enjoy it for free.'],
])('refuses %s: %s', (what, text) => {
  expect(textProblems(text, limits)).toContain(what);
});

it.each([
  'Light and bright, without alcohol, with a long finish.',
  'An alcohol-free drink: tart, dry – and not too sweet.',
  'Osvieži, nie je príliš sladký a je bez alkoholu…',
  'Not too sweet, with sugar syrup for balance.',
  'Bez alkoholu, vaječná pena navrchu, trochu lepkavý.',
  'A free-spirited, alcohol free sour. Bar classic.',
])('accepts harmless text: %s', (text) => expect(textProblems(text, limits)).toEqual([]));
