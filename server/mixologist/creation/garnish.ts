import type { Garnish } from '#domain/drink-look.ts';
import type { Localized } from '#domain/languages.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import { harmony } from './harmony.ts';
import type { PantryItem } from './pantry.ts';

export interface ChosenGarnish {
  look: readonly Garnish[];
  text: Localized;
}

/** Something that the shelf has and the drink likes; nothing where nothing fits. */
export function chooseGarnish(
  recipe: readonly string[],
  items: readonly PantryItem[],
  random: () => number,
): ChosenGarnish {
  const fits = items
    .filter(({ id }) => traitsOf(id).garnish)
    .map(({ id }) => {
      const others = recipe.filter((other) => other !== id);
      const gain = harmony([...others, id]) - harmony(others);
      return { id, score: gain + (recipe.includes(id) ? 1 : 0) + random() * 0.2 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const chosen = fits[0] && traitsOf(fits[0].id).garnish;
  if (!chosen) return { look: [], text: { en: '', sk: '' } };
  const { look, ...text } = chosen;
  return { look: [look], text };
}
