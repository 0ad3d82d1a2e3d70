import { sql } from 'kysely';
import { lookOf } from '#catalogue/look/look.ts';
import { alcoholContent, type Method } from '#domain/drinks/alcohol.ts';
import type { DrinkLook, Garnish, Glass, Ice, Rim } from '#domain/drinks/drink-look.ts';
import { type Amount, millilitres } from '#domain/drinks/units.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Localized } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';

/** Of the catalogue, or the account's own. */
export interface RecipeIngredient {
  id: string;
  name: Localized;
  category: IngredientCategory;
  strength: number;
  /** Its own, or that of its nearest kind. */
  color: string | null;
  /** Its nearest kind in the catalogue, whose facts are known. */
  knownAs: string;
  /** Its kind at the root. */
  kind: string;
  isOwn: boolean;
  isRetired: boolean;
}

interface Row extends Omit<RecipeIngredient, 'name' | 'knownAs' | 'kind'> {
  asked: string;
  name_en: string;
  name_sk: string;
}

/** Unknown ingredients and those of other accounts are left out. */
export async function findIngredients(
  db: Db | Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, RecipeIngredient>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with recursive line as (
      select g.id as asked, 0 as height, g.* from ingredients g where g.id = any(${[...ids]}::text[])
        and (g.account_id is null or g.account_id = ${accountId})
      union all
      select line.asked, line.height + 1, g.* from line join ingredients g on g.id = line.parent_id
      where line.height < 16
    )
    select asked, id, name_en, name_sk, category, strength, color, is_retired as "isRetired",
      account_id is not null as "isOwn"
    from line order by asked, height`.execute(db);
  const lines = Map.groupBy(rows, ({ asked }) => asked);
  return new Map(Array.from(lines, ([id, line]) => [id, inLine(line)]));
}

/** `line`: an ingredient and its kinds, nearest first. */
function inLine(line: Row[]): RecipeIngredient {
  const [own, root] = [line[0], line.at(-1)] as [Row, Row];
  const { id, name_en, name_sk, category, strength, isOwn, isRetired } = own;
  return {
    id,
    name: { en: name_en, sk: name_sk },
    category,
    strength,
    color: line.find(({ color }) => color !== null)?.color ?? null,
    knownAs: line.find((row) => !row.isOwn)?.id ?? id,
    kind: root.id,
    isOwn,
    isRetired,
  };
}

export interface Served {
  method: Method;
  garnishes: readonly Garnish[];
  /** Undefined parts follow from the recipe. */
  glass?: Glass | undefined;
  ice?: Ice | undefined;
  rim?: Rim | null | undefined;
}

export type Poured = Amount & { ingredient: RecipeIngredient };

export function lookOfDrink(served: Served, poured: readonly Poured[]): DrinkLook {
  const { method, glass, ice, garnishes, rim } = served;
  const ingredients = poured.map(({ amount, unit, ingredient }) => ({
    id: ingredient.knownAs,
    category: ingredient.category,
    color: ingredient.color,
    ml: millilitres({ amount, unit }) || amount,
    unit,
  }));
  return lookOf({ method, glass, ice, garnish: garnishes, rim, ingredients });
}

const maxAlcohol = 96;

export function alcoholOfDrink(method: Method, poured: readonly Poured[]): number {
  const items = poured.map(({ ingredient, ...item }) => ({
    ...item,
    strength: ingredient.strength,
  }));
  return Math.min(maxAlcohol, alcoholContent(method, items));
}
