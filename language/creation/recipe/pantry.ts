import type { NamedItem } from '#catalogue/instructions/writing.ts';
import type { KnownPart } from '#catalogue/recipe-likeness.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Localized } from '#domain/languages.ts';

export interface PantryItem extends NamedItem {
  /** The root of its kind: London dry gin adds no new drink where gin made one. */
  kind: string;
  strength: number;
  color: string | null;
}

export interface KnownRecipe {
  name: Localized;
  parts: readonly KnownPart[];
}

/** A drink that was created for this bar: a recent offer, or a saved drink. */
export interface OwnRecipe extends KnownRecipe {
  description: Localized;
  garnish: readonly string[];
}

export interface Pantry {
  items: readonly PantryItem[];
  vocabulary: readonly Localized[];
  names: readonly string[];
  recipes: readonly KnownRecipe[];
  recent: readonly OwnRecipe[];
}

export function partsOf(pantry: Pantry, recipe: readonly RecipeItem[]): KnownPart[] {
  return recipe.map((item) => ({ ...item, kind: itemOf(pantry, item.id)?.kind ?? item.id }));
}

const byId = new WeakMap<readonly PantryItem[], ReadonlyMap<string, PantryItem>>();

export function itemOf({ items }: Pantry, id: string): PantryItem | undefined {
  const known = byId.get(items) ?? new Map(items.map((item) => [item.id, item]));
  byId.set(items, known);
  return known.get(id);
}
