import type { NamedItem } from '#catalogue/instructions/writing.ts';
import type { KnownPart } from '#catalogue/recipe-likeness.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Localized } from '#domain/languages.ts';

/** A bottle, fruit or jar that stands on the shelf. */
export interface PantryItem extends NamedItem {
  /** What it is a kind of, at the root: London dry gin makes no new drink where gin made one. */
  kind: string;
  strength: number;
  color: string | null;
}

/** A drink that the bar's guests can know. */
export interface KnownRecipe {
  name: Localized;
  parts: readonly KnownPart[];
}

/** A drink that was created for this bar: offered lately, or saved. */
export interface OwnRecipe extends KnownRecipe {
  description: Localized;
  garnish: readonly string[];
}

/** What a new drink is made of, and what it must differ from. */
export interface Pantry {
  items: readonly PantryItem[];
  /** The names of all ingredients there are, on the shelf or not. */
  vocabulary: readonly Localized[];
  /** The names of all drinks that the bar's guests can know, in both languages. */
  names: readonly string[];
  /** Those drinks themselves. */
  recipes: readonly KnownRecipe[];
  /** What was created for this bar, newest first. */
  recent: readonly OwnRecipe[];
}

/** A recipe with the kind of each ingredient. */
export function partsOf(pantry: Pantry, recipe: readonly RecipeItem[]): KnownPart[] {
  return recipe.map((item) => ({ ...item, kind: itemOf(pantry, item.id)?.kind ?? item.id }));
}

const byId = new WeakMap<readonly PantryItem[], ReadonlyMap<string, PantryItem>>();

export function itemOf({ items }: Pantry, id: string): PantryItem | undefined {
  const known = byId.get(items) ?? new Map(items.map((item) => [item.id, item]));
  byId.set(items, known);
  return known.get(id);
}
