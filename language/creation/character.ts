import { traitsOf } from '#catalogue/traits.ts';
import type { Mix } from '#language/creation/recipe/checks.ts';
import { longFromMl, servedMl } from '#language/creation/recipe/glasses.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';

export const tags = [
  'long',
  'up',
  'strong',
  'free',
  'creamy',
  'coffee',
  'bitter',
  'sour',
  'tropical',
  'smoky',
  'sparkling',
  'herbal',
  'garden',
  'amaro',
  'spiced',
  'fruity',
  'frozen',
] as const;
export type Tag = (typeof tags)[number];

const from: Partial<Record<Tag, [Quality, number]>> = {
  creamy: ['creamy', 0.4],
  coffee: ['coffeeish', 0.4],
  bitter: ['bitter', 0.5],
  sour: ['sour', 0.4],
  tropical: ['tropical', 0.5],
  smoky: ['smoky', 0.3],
  herbal: ['herbal', 0.6],
  spiced: ['spiced', 0.7],
};
const strongFrom = 22;
const tallGlasses: readonly string[] = [
  'highball',
  'collins',
  'sling',
  'tiki',
  'hurricane',
  'mule',
];
const upGlasses: readonly string[] = ['coupe', 'nick', 'martini', 'margarita'];

const fruits = ['juice', 'tropical', 'fruit'] as const;

/** Fresh herbs and cucumber smell of a garden. Bottled herbs do not. */
const isFresh = (id: string) =>
  traitsOf(id).roles.includes('leaf') || traitsOf(id).notes[0] === 'green';

export function tagsOf({ method, glass, recipe }: Mix, profile: Profile): ReadonlySet<Tag> {
  const { qualities, alcohol, concepts } = profile;
  const is: Partial<Record<Tag, boolean>> = {
    long:
      servedMl(method, recipe) >= longFromMl && tallGlasses.includes(glass) && method !== 'blend',
    up: upGlasses.includes(glass),
    strong: alcohol >= strongFrom,
    free: alcohol === 0,
    sparkling: concepts.has('sparklingWine'),
    frozen: method === 'blend',
    // Liqueurs taste of fruit, but are not juicy.
    fruity:
      qualities.fruity >= 0.5 &&
      recipe.some(({ id }) => fruits.some((role) => traitsOf(id).roles.includes(role))),
    garden: recipe.some(({ id }) => isFresh(id)),
    amaro: qualities.herbal >= 0.5 && !recipe.some(({ id }) => isFresh(id)),
  };
  return new Set(
    tags.filter((tag) => {
      const [quality, least] = from[tag] ?? [];
      return is[tag] ?? (quality !== undefined && qualities[quality] >= (least ?? 1));
    }),
  );
}

export const tastes = [
  'smoky',
  'bitter',
  'sour',
  'creamy',
  'herbal',
  'floral',
  'nutty',
  'coffeeish',
  'spiced',
  'tropical',
  'fruity',
  'dry',
  'sweet',
  'fizzy',
] as const satisfies readonly Quality[];
export type Taste = (typeof tastes)[number];

export function tastesOf({ qualities }: Profile): Taste[] {
  return tastes
    .filter((taste) => qualities[taste] >= 0.4)
    .sort((a, b) => qualities[b] - qualities[a])
    .slice(0, 2);
}
