import type { Localized } from '#domain/languages.ts';
import type { Method } from './alcohol.ts';
import type { DrinkLook } from './drink-look.ts';
import type { Unit } from './units.ts';

export interface RecipeItem {
  id: string;
  amount: number;
  unit: Unit;
}

export interface Draft {
  name: Localized;
  description: Localized;
  instructions: Localized;
  garnish: Localized;
  method: Method;
  recipe: RecipeItem[];
  look: DrinkLook;
  remarks?: Localized[];
  wish?: string;
}
