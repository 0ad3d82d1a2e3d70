import type { Amount } from '#domain/drinks/units.ts';

/** Amounts that are round both in millilitres and in quarters of an ounce. */
const jiggers = [7.5, 15, 22.5, 30, 45, 60, 75, 90, 105, 120, 135, 150, 180];

const isPoured = ({ unit }: Amount) => unit === 'ML' || unit === 'TOP';

export function isJigger(item: Amount): boolean {
  return !isPoured(item) || jiggers.includes(item.amount);
}

export function toJigger<T extends Amount>(item: T): T {
  if (!isPoured(item)) return item;
  const nearest = jiggers.reduce((best, one) =>
    Math.abs(one - item.amount) < Math.abs(best - item.amount) ? one : best,
  );
  return { ...item, amount: nearest };
}
