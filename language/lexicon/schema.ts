// The shape of each file of the lexicon.
import * as z from 'zod';
import { patternsSchema, plainWords } from '#language/notation/pattern-problems.ts';
import { roles } from './roles.ts';

const name = z.string().min(1);
const amounts = z.record(name, z.number());
const flag = z.literal(true).optional();
const byName = <T extends z.ZodType>(entry: T) => z.record(name, entry);

/** What somebody wants who does not say it. */
export const preference = z.strictObject({
  wants: amounts.optional(),
  isEither: flag,
  avoids: z.array(name).min(1).optional(),
  strength: z.union([z.literal(-1), z.literal(1)]).optional(),
});

export const sharedFiles = {
  'concepts.json': byName(
    z.strictObject({
      is: z.array(name).min(1).optional(),
      gives: amounts.optional(),
      taste: name.optional(),
      isSpirit: flag,
      isBroad: flag,
      isFaint: flag,
      hasNoPatterns: flag,
    }),
  ),
  'qualities.json': byName(
    z.strictObject({
      descriptionWeight: z.number().min(0).max(1).optional(),
      from: amounts.optional(),
      refusedFrom: z.number().min(0).max(1).optional(),
      isOccasion: flag,
      isSetting: flag,
      isColour: flag,
      methods: amounts.optional(),
      hasNoPatterns: flag,
      note: name.optional(),
    }),
  ),
  'attributes.json': byName(
    z.strictObject({
      glasses: amounts.optional(),
      methods: amounts.optional(),
      ices: amounts.optional(),
      descriptionWeight: z.number().min(0).max(1).optional(),
      from: amounts.optional(),
      hasNoPatterns: flag,
    }),
  ),
  'families.json': byName(amounts),
  'diets.json': byName(z.strictObject({ avoids: z.array(name).min(1) })),
  'associations.json': byName(preference),
  'famous-drinks.json': plainWords,
  'drink-eras.json': z.record(z.enum(['classic', 'historic', 'retro', 'trendy']), plainWords),
};

const conceptName = { en: name, sk: z.strictObject({ with: name, without: name }) };
const clauses = {
  misspeltRefusals: plainWords,
  preferring: plainWords,
  continuing: plainWords,
  contrasting: plainWords,
  preparing: patternsSchema,
  additional: plainWords,
  linking: plainWords,
  liking: plainWords,
  compared: plainWords,
  other: plainWords,
  trailing: plainWords,
  cancelling: plainWords,
  relative: plainWords,
  indefinite: plainWords,
  adjectives: patternsSchema,
  joiners: plainWords,
  praising: plainWords,
  ailments: plainWords,
  ofWhat: plainWords,
  pronouns: plainWords,
  all: plainWords,
  lesser: plainWords,
  better: plainWords,
  between: plainWords,
  excessive: plainWords,
  comparatives: plainWords,
  tooSweet: patternsSchema,
};
const limits = {
  below: patternsSchema,
  atMost: patternsSchema,
  above: patternsSchema,
  atLeast: patternsSchema,
  orLess: patternsSchema,
  orMore: patternsSchema,
  rangeEnd: patternsSchema,
  percent: patternsSchema,
  words: z.record(name, z.number()),
};

const smallTalk = [
  'greetings',
  'requests',
  'thanks',
  'surprises',
  'anything',
  'favourites',
  'water',
  'waterFillers',
] as const;

/** The files that each language has. */
export const languageFiles = (language: 'en' | 'sk') => ({
  'concepts.json': byName(
    z.strictObject({ name: conceptName[language], patterns: patternsSchema }),
  ),
  'qualities.json': byName(z.strictObject({ name, patterns: patternsSchema })),
  'attributes.json': byName(z.strictObject({ name, patterns: patternsSchema })),
  'superlatives.json': z.strictObject({
    most: plainWords,
    qualities: byName(z.strictObject({ name, patterns: patternsSchema })),
  }),
  'part-counts.json': z.strictObject({
    numbers: byName(plainWords),
    nouns: patternsSchema,
    atMost: patternsSchema,
    atLeast: patternsSchema,
  }),
  'diets.json': byName(z.strictObject({ name: name.optional(), patterns: patternsSchema })),
  'roles.json': z.record(z.enum(roles), patternsSchema),
  'nicknames.json': byName(patternsSchema),
  'associations.json': byName(patternsSchema),
  'guest-words.json': byName(patternsSchema),
  'off-topic.json': patternsSchema,
  'ordinary-words.json': plainWords,
  'clauses.json': z.strictObject(clauses),
  'numbers.json': z.strictObject(limits),
  'small-talk.json': z.record(z.enum(smallTalk), patternsSchema),
  'drink-names.json': z.strictObject({
    fillers: plainWords,
    needsWholeName: plainWords,
    spellings: byName(plainWords),
    endings: plainWords,
    ordinary: plainWords,
    articles: plainWords,
    counted: plainWords,
    orders: plainWords,
    after: plainWords,
  }),
});
