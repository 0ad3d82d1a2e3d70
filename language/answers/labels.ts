import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { Language } from '#domain/languages.ts';
import {
  type Concept,
  conceptData,
  conceptName,
  type NamePlace,
} from '#language/lexicon/concepts.ts';
import { dietName } from '#language/lexicon/diets.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { type Quality, qualities, qualityName } from '#language/lexicon/qualities.ts';
import { superlativeName } from '#language/lexicon/superlatives.ts';
import { type Thing, thingName, thingsIn } from '#language/lexicon/things.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { dietsOf, type Intent, type Subject, type Want } from '#language/reading/intent.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { readSomeLabels } from '#language/words/vocabulary.ts';
import type { Change } from './grammar.ts';
import { grammars } from './texts.ts';

export function dietLabels(intent: Intent): string[] {
  return dietsOf(intent).flatMap((diet) => dietName(diet, intent.language) ?? []);
}

/** The guest's own words for concepts, where the search uses others: sherry. */
export type Called = ReadonlyMap<Concept, Thing>;

export function calledIn(query: string): Called {
  const things = thingsIn(tokenize(query));
  return new Map(
    things.flatMap(({ thing, concepts }) => concepts.map((concept) => [concept, thing] as const)),
  );
}

export function conceptLabel(
  concept: Concept,
  language: Language,
  place: NamePlace,
  called: Called = new Map(),
): string {
  const thing = called.get(concept);
  return thing ? thingName(thing, language, place) : conceptName(concept, language, place);
}

export function refusedConcepts({ avoids, safety, refused: named }: Intent): Concept[] {
  const refused = avoids.flatMap(({ subject, isStrict, diet }) =>
    isStrict && !diet && subject.kind === 'concept' ? [subject.concept] : [],
  );
  const isSaid = (concept: Concept) => refused.some((one) => lineageOf(one).has(concept));
  const harmful = safety.refused
    .filter(({ diet, concepts }) => !diet && concepts.length <= 2)
    .filter(({ allergens }) => !named.some((one) => one.allergens.join() === allergens.join()))
    .flatMap(({ concepts }) => concepts.slice(0, 1))
    .filter((concept) => !isSaid(concept));
  return [...refused, ...harmful];
}

/** After "without". `isTrue`, `isFree`: whether the facts support the claim. */
export function refusedLabels(
  intent: Intent,
  called: Called = new Map(),
  isTrue: (concept: Concept) => boolean = () => true,
  isFree: (allergens: readonly Allergen[]) => boolean = () => true,
): string[] {
  const { refused: named, language } = intent;
  return [
    ...named.flatMap(({ allergens, names }) => (names && isFree(allergens) ? names[language] : [])),
    ...refusedConcepts(intent)
      .filter(isTrue)
      .map((concept) => conceptLabel(concept, language, 'without', called)),
  ];
}

export function wantLabel({ subject, isMost, isModerate }: Want, language: Language): string[] {
  if (subject.kind !== 'quality') return [];
  const most = isMost && superlativeName(subject.quality, language);
  if (most) return [most];
  const name = qualityName(subject.quality, language);
  return [isModerate && placeOf(name) === 'adjective' ? grammars[language].mild(name) : name];
}

const comparatives = readSomeLabels<Quality>('labels/comparatives.txt', qualities);

export function changeOf(quality: Quality, isMore: boolean, language: Language): Change {
  const name = qualityName(quality, language);
  const { more, less } = grammars[language];
  const [ownMore = more(name), ownLess = less(name)] =
    comparatives[quality]?.[language].split(' / ') ?? [];
  return { more: ownMore, less: ownLess, isMore };
}

const strengths: Readonly<Record<Language, Pick<Change, 'more' | 'less'>>> = {
  en: { more: 'stronger', less: 'lighter' },
  sk: { more: 'silnejšie', less: 'slabšie' },
};

export function strengthChange(isMore: boolean, language: Language): Change {
  return { ...strengths[language], isMore };
}

/** Tastes of ingredients: "coffee-flavoured with coffee" would say it twice. */
const flavours: ReadonlySet<Quality> = new Set<Quality>([
  'citrusy',
  'coffeeish',
  'berryish',
  'gingery',
  'honeyed',
  'orchard',
  'energising',
  'nutty',
]);

export function isImplied(subject: Subject, concepts: readonly Concept[]): boolean {
  if (subject.kind !== 'quality' || !flavours.has(subject.quality)) return false;
  const { quality } = subject;
  return concepts
    .flatMap((concept) => [...lineageOf(concept)])
    .map(conceptData)
    .some(({ taste, gives }) => taste === quality || (gives[quality] ?? 0) >= 1);
}

/**
 * "sweet", "for summer", "with foam", "without ice", "made with two ingredients", "čo sa ľahko
 * pije".
 */
export type Place = 'adjective' | 'tail' | 'with' | 'without' | 'made' | 'clause';

const places: readonly (readonly [Place, RegExp])[] = [
  ['adjective', /^čo naj/],
  ['clause', /^čo /],
  ['without', /^(without|bez) /],
  ['with', /^(with|so?) /],
  ['made', /^(made|zo?) /],
  ['tail', /^(as an?|after|for|to go|in|na|po|ako|k|vo?|do) /],
];

export function placeOf(label: string): Place {
  return places.find(([, pattern]) => pattern.test(label))?.[0] ?? 'adjective';
}

export function withoutPlace(label: string): string {
  return label.replace(/^\S+ /, '');
}

export function namesOf(profiles: readonly Profile[], language: Language): string[] {
  return unique(profiles.map((profile) => nameOf(profile, language)));
}

export function nameOf({ names }: Profile, language: Language): string {
  return (language === 'sk' ? names[1] : names[0]) ?? names[0] ?? '';
}

export function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
