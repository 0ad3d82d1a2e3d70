// What npm run check holds the catalogue to.
import { alcoholContent } from '#domain/alcohol.ts';
import { fold } from '#domain/text.ts';
import { millilitres } from '#domain/units.ts';
import type { Catalogue } from './files.ts';
import { catalogueDrink, catalogueIngredient } from './schema.ts';

const volumeMl = { least: 20, most: 450 };
const mostOfUnit: Partial<Record<string, number>> = {
  DASH: 10,
  DROP: 20,
  SPOON: 4,
  LEAF: 20,
  PIECE: 12,
};
const strongest = 60;

/** Everything that is wrong, a line each. */
export function findProblems(catalogue: Catalogue): string[] {
  const misshapen = shapeProblems(catalogue);
  if (misshapen.length) return misshapen;
  return [...ingredientProblems(catalogue), ...recipeProblems(catalogue), ...duplicates(catalogue)];
}

function shapeProblems({ ingredients, drinks }: Catalogue): string[] {
  const check = (
    schema: typeof catalogueDrink | typeof catalogueIngredient,
    item: { id: string },
  ) =>
    schema
      .safeParse(item)
      .error?.issues.map(({ path, message }) => `${item.id}: ${path.join('.')}: ${message}`) ?? [];
  return [
    ...ingredients.flatMap((item) => check(catalogueIngredient, item)),
    ...drinks.flatMap((item) => check(catalogueDrink, item)),
  ];
}

function ingredientProblems({ ingredients }: Catalogue): string[] {
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

function recipeProblems({ ingredients, drinks }: Catalogue): string[] {
  const strengths = new Map(ingredients.map(({ id, strength }) => [id, strength]));
  const problems: string[] = [];
  for (const { id, category, method, ingredients: recipe } of drinks) {
    const say = (problem: string) => problems.push(`${id}: ${problem}`);
    for (const item of recipe) {
      if (!strengths.has(item.id)) say(`${item.id} does not exist`);
      if (item.amount > (mostOfUnit[item.unit] ?? Number.POSITIVE_INFINITY)) {
        say(`${item.amount} ${item.unit} of ${item.id} is a lot`);
      }
    }
    if (new Set(recipe.map((item) => item.id)).size < recipe.length)
      say('an ingredient comes twice');
    const volume = recipe.reduce((sum, item) => sum + millilitres(item), 0);
    if (volume < volumeMl.least || volume > volumeMl.most) say(`${volume} ml in all`);
    const strength = alcoholContent(
      method,
      recipe.map((item) => ({ ...item, strength: strengths.get(item.id) ?? 0 })),
    );
    if (strength > strongest) say(`${strength} % alcohol`);
    if ((strength === 0) !== (category === 'alcohol-free')) {
      say(`${strength} % alcohol in the category ${category}`);
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
    ...doubled('ingredient name', ingredients, ({ en }) => fold(en.name)),
    ...doubled('názov ingrediencie', ingredients, ({ sk }) => fold(sk.name)),
    ...doubled('drink id', drinks, ({ id }) => id),
    ...doubled('drink name', drinks, ({ en }) => fold(en.name)),
    ...doubled('názov nápoja', drinks, ({ sk }) => fold(sk.name)),
    ...doubled('recipe', drinks, (drink) => `${drink.glass} ${drink.method} ${recipe(drink)}`),
  ];
}

function doubled<T extends { id: string }>(what: string, items: T[], key: (item: T) => string) {
  const first = new Map<string, string>();
  return items.flatMap((item) => {
    const other = first.get(key(item));
    first.set(key(item), item.id);
    return other === undefined ? [] : [`${item.id}: the same ${what} as ${other}`];
  });
}
