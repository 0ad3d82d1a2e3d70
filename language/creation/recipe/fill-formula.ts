import { traitsOf } from '#catalogue/traits.ts';
import type { Role } from '#catalogue/vocabulary.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Mix } from './checks.ts';
import type { Formula, Slot } from './formulas.ts';
import { glassFor } from './glasses.ts';
import type { PantryItem } from './pantry.ts';

export type Cast = ReadonlyMap<Role, readonly PantryItem[]>;

/** Drinks with alcohol get no alcohol-free wine. */
export function castsFrom(items: readonly PantryItem[]): { all: Cast; soft: Cast } {
  const isSoft = ({ id }: PantryItem) => traitsOf(id).isAlcoholFreeVersion === true;
  return {
    all: castFrom(items.filter((item) => !isSoft(item))),
    soft: castFrom(items.filter(({ strength }) => strength === 0)),
  };
}

function castFrom(items: readonly PantryItem[]): Cast {
  const cast = new Map<Role, PantryItem[]>();
  for (const item of items) {
    for (const role of traitsOf(item.id, item.category).roles) {
      cast.set(role, [...(cast.get(role) ?? []), item]);
    }
  }
  return cast;
}

export function fill(
  formula: Formula,
  cast: Cast,
  wanted: ReadonlySet<string>,
  random: () => number,
): Mix | undefined {
  const recipe: RecipeItem[] = [];
  for (const slot of formula.slots) {
    if (slot.isOptional && random() < 0.5) continue;
    const fit = fitting(slot, cast).filter((item) => !recipe.some(({ id }) => id === item.id));
    const chosen = pick(fit, wanted, random);
    if (chosen) recipe.push({ id: chosen.id, amount: slot.amount, unit: unitFor(chosen, slot) });
    else if (!slot.isOptional) return undefined;
  }
  const { method, glasses } = formula;
  const glass = glassFor(glasses, method, recipe);
  return glass && { method, glass, recipe };
}

function fitting({ roles, isFlavoured }: Slot, cast: Cast): PantryItem[] {
  return roles
    .flatMap((role) => cast.get(role) ?? [])
    .filter(({ id }) => !isFlavoured || traitsOf(id).notes.length > 0);
}

function pick(fit: readonly PantryItem[], wanted: ReadonlySet<string>, random: () => number) {
  const asked = fit.filter(({ id }) => wanted.has(id));
  const from = asked.length && random() < 0.8 ? asked : fit;
  return from[Math.floor(random() * from.length)];
}

/** A cucumber is sliced, a raspberry is not. */
const unitFor = ({ id, category }: PantryItem, { unit }: Slot) =>
  unit === 'PIECE' && traitsOf(id, category).isSliced ? 'SLICE' : unit;
