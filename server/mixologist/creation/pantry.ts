import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Localized } from '#domain/languages.ts';

/** A bottle, fruit or jar that stands on the shelf. */
export interface PantryItem {
  id: string;
  /** What it is a kind of, at the root: London dry gin makes no new drink where gin made one. */
  kind: string;
  category: IngredientCategory;
  name: Localized;
  strength: number;
  color: string | null;
}

/** What a new drink is made of, and what it must differ from. */
export interface Pantry {
  items: readonly PantryItem[];
  /** The names of all ingredients there are, on the shelf or not, in both languages. */
  vocabulary: readonly string[];
  /** The names of all drinks that the bar's guests can know, in both languages. */
  names: readonly string[];
  /** The kinds of ingredients of each of those drinks. */
  recipes: readonly (readonly string[])[];
  /** The kinds of ingredients of what was offered lately, newest first. */
  recent: readonly (readonly string[])[];
}
