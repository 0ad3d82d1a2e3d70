import { allergenBits, allergensOf } from '#catalogue/allergen-bits.ts';
import { strengthOfIngredient } from '#catalogue/ingredient-index.ts';
import type { IngredientPart, OwnIngredientPreview } from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { Menus } from '#server/menu/menus.ts';
import { strengthOfParts } from './ingredient-rules.ts';

interface Reader {
  db: Db;
  menus: Menus;
  language: Language;
}

interface Question {
  ingredientId?: string | undefined;
  kindOf: string | null;
  parts: readonly IngredientPart[];
}

/** Unknown ids, such as another account's, count as missing. */
export async function previewOf(
  { db, menus, language }: Reader,
  bar: AuthorizedBar,
  { ingredientId, kindOf, parts }: Question,
): Promise<OwnIngredientPreview> {
  const menu = await menus.require(db, bar.id);
  const { ingredients, usable } = menu.shelf;
  const { list, numbers } = ingredients;
  const kind = numbers.get(kindOf ?? '');
  const itself = numbers.get(ingredientId ?? '');
  const served = new Set(kind === undefined ? [] : ingredients.lineage(kind));
  if (itself !== undefined) served.add(itself);
  const recipes = menu.known().filter((drink) => drink.ingredients.some((one) => served.has(one)));
  const made = parts.map((part) => numbers.get(part.ingredientId));
  const missing = made.filter((one) => one === undefined || !usable[one]);
  const strengths = new Map(
    made.flatMap((one) => {
      const found = list[one ?? -1];
      return found ? [[found.id, { strength: strengthOfIngredient(found) }] as const] : [];
    }),
  );
  const facts = [kind, ...made].flatMap((one) => ingredients.allergens[one ?? -1] ?? []);
  const strength = strengthOfParts(strengths, parts);
  return {
    servesIn: recipes.length,
    opens: recipes.filter(
      (drink) =>
        !menu.canMake(drink.id) && drink.ingredients.every((one) => usable[one] || served.has(one)),
    ).length,
    canBeMade: parts.length > 0 && missing.length === 0,
    missing: missing.flatMap((one) => list[one ?? -1]?.name[language] ?? []),
    strengthOfParts: strength === null ? null : Math.round(strength * 10) / 10,
    allergens: allergensOf(
      facts.length ? facts.reduce((all, bits) => all | bits) : allergenBits(undefined),
    ),
  };
}
