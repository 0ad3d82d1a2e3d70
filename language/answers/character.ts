import type { Quality } from '#language/lexicon/qualities.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';

const telling: readonly Quality[] = [
  'hot',
  'smoky',
  'spicy',
  'bitter',
  'creamy',
  'tropical',
  'sour',
  'herbal',
  'fruity',
  'floral',
  'nutty',
  'savory',
  'dry',
  'sweet',
  'fresh',
  'rich',
  'fizzy',
  'spiritForward',
];
/** Weaker tastes are not named, except for the strongest one. */
const toldFrom = 0.3;
const mostTold = 2;

export function characterOf({ avoids }: Intent, { qualities }: Profile): Quality[] {
  const isAvoided = (quality: Quality) =>
    avoids.some(({ subject }) => subject.kind === 'quality' && subject.quality === quality);
  const tastes = telling
    .filter((quality) => !isAvoided(quality) && qualities[quality] > 0)
    .sort((a, b) => qualities[b] - qualities[a]);
  return tastes
    .filter((quality, place) => place === 0 || qualities[quality] >= toldFrom)
    .slice(0, mostTold);
}
