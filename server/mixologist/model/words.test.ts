import { expect, it } from 'vitest';
import { objections } from './words.ts';

const names = ['Polnočná električka', 'Gin', 'Slivovica', 'Plum brandy', 'Koktailová čerešňa'];
const foreign = ['Gin', 'Slivovica', 'Čerešňa', 'Chilli', 'Malina', 'Rum', 'Becherovka', 'Negroni'];
const bounds = { longest: 200, names, foreign };

it.each([
  'Shake everything with ice and strain into a chilled glass.',
  'Pretrepte gin so slivovicou a sceďte do vychladeného pohára.',
  'Ozdobte čerešňou. Polnočná električka chutí po čerešniach a slivkách.',
])('lets pass: %s', (text) => expect(objections(text, bounds)).toEqual([]));

it.each([
  ['Pridajte pár malín.', 'Malina'],
  ['Prilejte becherovku.', 'Becherovka'],
  ['Add a slice of chilli.', 'Chilli'],
  ['Top it with rum.', 'Rum'],
  ['Better than any Negroni.', 'Negroni'],
])('refuses a name that is not in the drink: %s', (text, name) => {
  expect(objections(text, bounds).join()).toContain(`'${name}'`);
});
