import type { MenuDrink } from '#server/mixologist/engine.ts';

const maxLineLength = 160;

export const aboutLines =
  'A line of the menu is: number, name, per cent of alcohol, glass, ingredients. "*" marks what is special to this house, "crushed" is served on crushed ice, "blended" with ice in it.';

/** "12 Mojito 13% highball, crushed: white rum, lime juice, …". */
export function lineOf(drink: MenuDrink): string {
  const { number, name, alcoholContent, glass, ingredients } = drink;
  const star = drink.isFeatured ? '*' : '';
  const serve = [glass, drink.isCrushed && 'crushed', drink.isBlended && 'blended'];
  const about = `${number} ${name}${star} ${Math.round(alcoholContent)}% ${serve.filter(Boolean).join(', ')}`;
  return `${about}: ${ingredients.join(', ')}`.slice(0, maxLineLength);
}

/** 1, 2, 3 and 7 are "1-3,7". */
export function ranges(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number <= last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
