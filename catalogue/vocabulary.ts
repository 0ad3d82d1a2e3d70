// The values that the facts about ingredients are made of.

/** What an ingredient tastes of, the most telling first. */
export const notes = [
  'juniper',
  'agave',
  'cane',
  'grain',
  'oak',
  'smoke',
  'citrus',
  'orange',
  'berry',
  'stone',
  'orchard',
  'tropical',
  'coconut',
  'green',
  'mint',
  'herb',
  'floral',
  'ginger',
  'spice',
  'bitter',
  'honey',
  'vanilla',
  'chocolate',
  'coffee',
  'nut',
  'cream',
  'anise',
  'grape',
  'tea',
  'savoury',
] as const;
export type Note = (typeof notes)[number];

/** The parts of a drink that an ingredient can play. */
export const roles = [
  'base',
  'aged',
  'alcohol-free-base',
  'liqueur',
  'fruity',
  'herbal',
  'dessert',
  'bitter',
  'vermouth',
  'sparkling',
  'wine',
  'beer',
  'acid',
  'juice',
  'tropical',
  'sweet',
  'mixer',
  'soda',
  'ginger',
  'bitters',
  'leaf',
  'fruit',
  'cream',
  'coconut',
  'foam',
  'coffee',
  'tea',
] as const;
export type Role = (typeof roles)[number];

/**
 * What decides on the glass, the foam and the method beside the roles. `hot-if-built`: a drink that is
 * built with it is served hot; `speciality`: the demo bar has it.
 */
export const tags = [
  'coffee',
  'chocolate',
  'hot-if-built',
  'creamy',
  'egg',
  'vermouth',
  'dry-vermouth',
  'red-bitter',
  'tonic',
  'ginger-beer',
  'mint',
  'pineapple',
  'speciality',
] as const;
export type Tag = (typeof tags)[number];
