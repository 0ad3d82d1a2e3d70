import type { Localized } from '#domain/languages.ts';
import type { Method } from './alcohol.ts';
import type { DrinkLook } from './drink-look.ts';
import type { Unit } from './units.ts';

export interface RecipeItem {
  id: string;
  amount: number;
  unit: Unit;
}

/** A drink that nobody has confirmed yet, as it is stored. */
export interface Draft {
  name: Localized;
  description: Localized;
  instructions: Localized;
  garnish: Localized;
  method: Method;
  recipe: RecipeItem[];
  look: DrinkLook;
  /** What it could not take from the bartender's wish. */
  remarks?: Localized[];
  /** The wish that it was made for; a variation must keep it. */
  wish?: string;
}
