import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { judgedQualities, readJudgements } from '#catalogue/judgements.ts';
import { catalogueRecipes } from './catalogue-recipes.ts';
import { judgementOf } from './judgement.ts';
import { measure } from './measure.ts';
import type { RecipeDrink } from './recipe.ts';

const recipes = catalogueRecipes(readCatalogue());
const judgements = readJudgements();
const recipe = (id: string): RecipeDrink => {
  const found = recipes.find((drink) => drink.id === id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
};
const judge = (drink: RecipeDrink) => judgementOf(measure(drink));
const mojito = recipe('mojito');

describe('a drink', () => {
  it('of the catalogue has its own judgement', () => {
    for (const drink of recipes) expect(judge(drink)).toEqual(judgements.get(drink.id));
  });

  it('with the name and the recipe of another has its judgement', () => {
    const twin = judge({ ...mojito, id: 'own' });
    const known = judgements.get('mojito');
    for (const quality of judgedQualities) expect(twin[quality]).toBeCloseTo(known?.[quality] ?? 0);
  });

  it('with another recipe differs from its namesake by the changes', () => {
    const cream = recipe('white-russian').parts.filter(({ concepts }) =>
      concepts.includes('cream'),
    );
    expect(cream).toHaveLength(1);
    const creamy = judge({ ...mojito, id: 'own', parts: [...mojito.parts, ...cream] });
    expect(creamy.creamy).toBeGreaterThan(0.3);
    expect(creamy.classic).toBeGreaterThan(0.7);
  });

  it('without a namesake is judged by its recipe', () => {
    const unknown = judge({ ...recipe('gin-and-tonic'), id: 'own', names: ['Moonlight'] });
    expect(unknown.fizzy).toBeGreaterThan(0.5);
    expect(unknown.long).toBeGreaterThan(0.5);
    expect(unknown.creamy).toBeLessThan(0.1);
    for (const quality of judgedQualities) {
      expect(unknown[quality]).toBeGreaterThanOrEqual(0);
      expect(unknown[quality]).toBeLessThanOrEqual(1);
    }
  });
});
