import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Drink } from '#domain/drinks/drinks.ts';
import { DrinkFacts } from './drink-facts.tsx';

const withAllergens = (has: string[], isKnown = true) =>
  ({ alcoholUnits: 0, allergens: { has, may: [], isKnown } }) as unknown as Drink;

it('shows an allergen from a newer server unchanged', () => {
  const html = renderToStaticMarkup(<DrinkFacts drink={withAllergens(['milk', 'buckwheat'])} />);
  expect(html).toContain('Contains milk and buckwheat');
});

it('asks guests with an allergy to talk to the bar if the allergens are not fully known', () => {
  const html = renderToStaticMarkup(<DrinkFacts drink={withAllergens([], false)} />);
  expect(html).toContain('please ask at the bar');
});
