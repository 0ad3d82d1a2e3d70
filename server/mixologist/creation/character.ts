// What a drink is like, for its name, its description and its garnish.
import type { Quality } from '#server/mixologist/search/lexicon/qualities.ts';
import type { Profile } from '#server/mixologist/search/profile.ts';
import type { Mix } from './checks.ts';
import { longFromMl, servedMl } from './glasses.ts';

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
  'spiced',
  'fruity',
  'frozen',
] as const;
export type Tag = (typeof tags)[number];

/** From this amount on a quality is worth a word. */
const from: Partial<Record<Tag, [Quality, number]>> = {
  creamy: ['creamy', 0.4],
  coffee: ['coffeeish', 0.4],
  bitter: ['bitter', 0.5],
  sour: ['sour', 0.4],
  tropical: ['tropical', 0.5],
  smoky: ['smoky', 0.3],
  herbal: ['herbal', 0.6],
  spiced: ['spiced', 0.7],
  fruity: ['fruity', 0.5],
};
const strongFrom = 22;
const upGlasses: readonly string[] = ['coupe', 'nick', 'martini', 'margarita'];

export function tagsOf({ method, glass, recipe }: Mix, profile: Profile): ReadonlySet<Tag> {
  const { qualities, alcohol, concepts } = profile;
  const is: Partial<Record<Tag, boolean>> = {
    long: servedMl(method, recipe) >= longFromMl && glass !== 'pint' && method !== 'blend',
    up: upGlasses.includes(glass),
    strong: alcohol >= strongFrom,
    free: alcohol === 0,
    sparkling: concepts.has('sparklingWine'),
    frozen: method === 'blend',
  };
  return new Set(
    tags.filter((tag) => {
      const [quality, least] = from[tag] ?? [];
      return is[tag] ?? (quality !== undefined && qualities[quality] >= (least ?? 1));
    }),
  );
}

/** Tastes by the word for them, the strongest first. */
const tastes = [
  'smoky',
  'bitter',
  'sour',
  'creamy',
  'herbal',
  'floral',
  'nutty',
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
