import type * as z from 'zod';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { millilitres } from '#domain/drinks/units.ts';
import { readyShelfIds } from '#domain/ingredients/shelves.ts';
import { plainName } from '#domain/text/text.ts';
import type { Catalogue } from './files.ts';
import { readJudgements } from './judgements.ts';
import { judgementProblems } from './judgements-problems.ts';
import {
  type CatalogueIngredient,
  catalogueCategories,
  catalogueDrink,
  catalogueIngredient,
  catalogueNotes,
  catalogueShelf,
} from './schema.ts';
import type { Role } from './vocabulary.ts';

const volumeMl = { min: 20, max: 450 };
const maxOfUnit: Partial<Record<string, number>> = {
  DASH: 10,
  DROP: 20,
  SPOON: 4,
  LEAF: 20,
  PIECE: 12,
};
const maxStrength = 60;

export function findProblems(catalogue: Catalogue, judgements = readJudgements()): string[] {
  const misshapen = shapeProblems(catalogue);
  if (misshapen.length) return misshapen;
  return [
    ...kinshipProblems(catalogue),
    ...catalogue.ingredients.flatMap(traitProblems),
    ...recipeProblems(catalogue),
    ...duplicates(catalogue),
    ...shelfProblems(catalogue),
    ...judgementProblems(catalogue, judgements),
  ];
}

function shapeProblems({ notes, categories, ingredients, drinks, shelves }: Catalogue): string[] {
  const check = (schema: z.ZodType, item: object, name: string) =>
    schema
      .safeParse(item)
      .error?.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`) ?? [];
  return [
    ...check(catalogueNotes, notes, 'notes'),
    ...check(catalogueCategories, categories, 'categories'),
    ...ingredients.flatMap((item) => check(catalogueIngredient, item, item.id)),
    ...drinks.flatMap((item) => check(catalogueDrink, item, item.id)),
    ...shelves.flatMap((item) => check(catalogueShelf, item, item.id)),
  ];
}

function kinshipProblems({ ingredients }: Catalogue): string[] {
  const known = new Map(ingredients.map((item) => [item.id, item]));
  const problems: string[] = [];
  for (const { id, strength, parent, substitutes = [] } of ingredients) {
    for (const other of [...(parent ? [parent] : []), ...substitutes]) {
      const found = known.get(other);
      if (!found) problems.push(`${id}: ${other} does not exist`);
      else if (found.strength > 0 !== strength > 0) {
        problems.push(`${id}: ${other} differs in whether it has alcohol`);
      }
    }
    const line = new Set([id]);
    for (let above = parent; above; above = known.get(above)?.parent) {
      if (line.has(above)) {
        problems.push(`${id}: is its own ancestor`);
        break;
      }
      line.add(above);
    }
  }
  return problems;
}

const bubblyRoles: readonly Role[] = ['mixer', 'soda', 'ginger', 'sparkling', 'beer'];
const muddledRoles: readonly Role[] = ['leaf', 'fruit'];

function traitProblems({
  id,
  strength,
  roles,
  tags,
  isFizzy,
  inflections,
  allergens,
  ...lists
}: CatalogueIngredient): string[] {
  const plays = (some: readonly Role[]) => roles.find((role) => some.includes(role));
  const bubbly = plays(bubblyRoles);
  const muddled = plays(muddledRoles);
  const twice = Object.entries({ roles, tags, notes: lists.notes, brands: lists.brands })
    .filter(([, list]) => new Set<string>(list).size < list.length)
    .map(([what]) => `a duplicate in ${what}`);
  return [
    bubbly && !isFizzy && `plays ${bubbly}, but is not fizzy`,
    bubbly && !inflections.instrumental && `plays ${bubbly}, but has no instrumental`,
    muddled && !inflections.accusative && `plays ${muddled}, but has no accusative`,
    roles.includes('base') && strength === 0 && 'plays base, but has no alcohol',
    tags.includes('egg') && allergens.egg !== 'has' && 'is egg, but not among its allergens',
    ...twice,
  ].flatMap((problem) => (problem ? [`${id}: ${problem}`] : []));
}

function recipeProblems({ ingredients, drinks }: Catalogue): string[] {
  const strengths = new Map(ingredients.map(({ id, strength }) => [id, strength]));
  const problems: string[] = [];
  for (const { id, category, method, ingredients: recipe } of drinks) {
    const report = (problem: string) => problems.push(`${id}: ${problem}`);
    for (const item of recipe) {
      if (!strengths.has(item.id)) report(`${item.id} does not exist`);
      if (item.amount > (maxOfUnit[item.unit] ?? Number.POSITIVE_INFINITY)) {
        report(`${item.amount} ${item.unit} of ${item.id} is a lot`);
      }
    }
    if (new Set(recipe.map((item) => item.id)).size < recipe.length)
      report('an ingredient appears twice');
    const volume = recipe.reduce((sum, item) => sum + millilitres(item), 0);
    if (volume < volumeMl.min || volume > volumeMl.max) report(`${volume} ml in all`);
    const strength = alcoholContent(
      method,
      recipe.map((item) => ({ ...item, strength: strengths.get(item.id) ?? 0 })),
    );
    if (strength > maxStrength) report(`${strength} % alcohol`);
    if ((strength === 0) !== (category === 'alcohol-free')) {
      report(`${strength} % alcohol in the category ${category}`);
    }
  }
  return problems;
}

function duplicates({ ingredients, drinks }: Catalogue): string[] {
  const recipe = (drink: Catalogue['drinks'][number]) =>
    drink.ingredients
      .map(({ id, amount, unit }) => `${id} ${amount} ${unit}`)
      .sort()
      .join();
  return [
    ...doubled('ingredient id', ingredients, ({ id }) => id),
    ...doubled('ingredient name', ingredients, ({ en }) => plainName(en.name)),
    ...doubled('názov ingrediencie', ingredients, ({ sk }) => plainName(sk.name)),
    ...doubled('drink id', drinks, ({ id }) => id),
    ...doubled('drink name', drinks, ({ en }) => plainName(en.name)),
    ...doubled('názov nápoja', drinks, ({ sk }) => plainName(sk.name)),
    ...doubled('recipe', drinks, (drink) => `${drink.glass} ${drink.method} ${recipe(drink)}`),
  ];
}

function doubled<T extends { id: string }>(
  what: string,
  items: readonly T[],
  key: (item: T) => string,
) {
  const first = new Map<string, string>();
  return items.flatMap((item) => {
    const other = first.get(key(item));
    first.set(key(item), item.id);
    return other === undefined ? [] : [`${item.id}: the same ${what} as ${other}`];
  });
}

/** Shelves must have the stated size, and existing ingredients without repetition. */
function shelfProblems({ ingredients, shelves }: Catalogue): string[] {
  const known = new Set(ingredients.map(({ id }) => id));
  const all: string[] = [];
  const missing = readyShelfIds.filter((id, n) => shelves[n]?.id !== id);
  const problems = missing.map((id) => `shelves: ${id} is not in its place`);
  for (const { id, size, adds } of shelves) {
    for (const ingredient of adds) {
      if (!known.has(ingredient)) problems.push(`shelf ${id}: ${ingredient} does not exist`);
      if (all.includes(ingredient)) problems.push(`shelf ${id}: ${ingredient} appears twice`);
      all.push(ingredient);
    }
    if (all.length !== size)
      problems.push(`shelf ${id}: has ${all.length} ingredients instead of ${size}`);
  }
  return problems;
}
