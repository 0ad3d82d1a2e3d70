// Judgements that contradict the recipe: a drink can only taste of its ingredients.
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { Catalogue } from './files.ts';
import type { JudgedQuality, Judgement, Judgements } from './judgements.ts';
import type { CatalogueDrink, CatalogueIngredient } from './schema.ts';

/** A drink with less is not long, whatever its judgement says. */
const longFromMl = 90;

export function judgementProblems(
  { drinks, ingredients }: Pick<Catalogue, 'drinks' | 'ingredients'>,
  judgements: Judgements,
): string[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const known = new Set(drinks.map(({ id }) => id));
  const unknown = [...judgements.keys()].filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => `${id}: is judged, but does not exist`),
    ...drinks.flatMap((drink) => {
      const judgement = judgements.get(drink.id);
      if (!judgement) return [`${drink.id}: is not judged`];
      const parts = drink.ingredients.flatMap(({ id }) => byId.get(id) ?? []);
      return contradictions(drink, parts, judgement).map((problem) => `${drink.id}: ${problem}`);
    }),
  ];
}

type Part = CatalogueIngredient;

const concepts =
  (...names: string[]) =>
  (part: Part) =>
    part.concepts.some((concept) => names.includes(concept));

/** The ingredients that an amount of a quality needs. */
const needs: readonly [JudgedQuality, number, string, (part: Part) => boolean][] = [
  ['fizzy', 0.3, 'nothing sparkling', ({ isFizzy }) => isFizzy === true],
  ['creamy', 0.4, 'no dairy, egg, coconut or nut milk', isCreamy],
  ['sour', 0.4, 'no acid', isAcid],
  ['coffeeish', 0.3, 'no coffee', (part) => isCoffee(part) || concepts('stout')(part)],
  ['smoky', 0.4, 'nothing smoky', ({ notes }) => notes.includes('smoke')],
];

function isCoffee({ tags, notes }: Part): boolean {
  return tags.includes('coffee') || notes.includes('coffee');
}

/** Shaken coffee foams. */
function isCreamy(part: Part): boolean {
  const { roles, tags, allergens } = part;
  return (
    roles.some((role) => ['cream', 'coconut', 'foam'].includes(role)) ||
    tags.some((tag) => ['creamy', 'egg'].includes(tag)) ||
    allergens.milk === 'has' ||
    allergens.egg === 'has' ||
    isCoffee(part) ||
    concepts('plantMilk', 'orgeat', 'banana', 'coconut')(part)
  );
}

const sourFruit = [
  'citrus',
  'lemon',
  'lime',
  'grapefruit',
  'lemonade',
  'cranberry',
  'pomegranate',
  'blackcurrant',
  'passionfruit',
  'seaBuckthorn',
];

function isAcid(part: Part): boolean {
  return part.roles.includes('acid') || concepts(...sourFruit)(part);
}

/** Blended fruit fills a glass too. */
function filled(item: CatalogueDrink['ingredients'][number]): number {
  return item.unit === 'GRAM' ? item.amount : millilitres(item);
}

function contradictions(
  { method, ingredients }: CatalogueDrink,
  parts: readonly Part[],
  judgement: Judgement,
): string[] {
  const problems = needs.flatMap(([quality, least, lacks, gives]) =>
    judgement[quality] >= least && !parts.some(gives)
      ? [`is judged ${quality} ${judgement[quality]}, but has ${lacks}`]
      : [],
  );
  const volume = ingredients.reduce((sum, item) => sum + filled(item), 0);
  if (judgement.long >= 0.6 && volume < longFromMl) {
    problems.push(`is judged long ${judgement.long}, but has ${volume} ml`);
  }
  const strength = alcoholContent(
    method,
    ingredients.map((item, n) => ({ ...item, strength: parts[n]?.strength ?? 0 })),
  );
  if (judgement.boozyTasting > 0 && strength === 0) {
    problems.push(`is judged boozyTasting ${judgement.boozyTasting}, but has no alcohol`);
  }
  return problems;
}
