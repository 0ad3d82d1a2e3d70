import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { type Concept, conceptName } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import type { Guest } from '#language/party/guests.ts';
import type { Intent } from '#language/reading/intent.ts';
import type { Regimen } from '#language/safety/diets.ts';
import type { Refused } from '#language/safety/safety.ts';
import { readLabels } from '#language/words/vocabulary.ts';

const namedDiets = ['vegan', 'vegetarian', 'kosher'] as const;
export type NamedDiet = (typeof namedDiets)[number];

const words = readLabels('labels/needs.txt', ['without', 'alcohol', 'unknown', 'unread']);
const allergenNames = readLabels('labels/allergens.txt', allergens);
const dietNames = readLabels('labels/ways-of-eating.txt', namedDiets);

export type Refusal = Concept | Allergen;

/** Implied refusals for people who are expecting or small. */
const unsaid = new Set<Regimen | undefined>(['pregnancy', 'childhood']);
const mostNamed = 3;

export function dietsOf({ avoids, safety }: Intent): NamedDiet[] {
  const read = [...avoids, ...safety.refused].flatMap(({ diet }) => (isNamed(diet) ? diet : []));
  return [...new Set(read)];
}

export function refusalsOf({ avoids, safety }: Intent): Refusal[] {
  const said = avoids.flatMap(({ subject, isStrict, diet }) =>
    isStrict && !diet && subject.kind === 'concept' ? subject.concept : [],
  );
  const isSaid = (one: Refusal) =>
    said.some((concept) => concept === one || lineageOf(concept).has(one as Concept));
  const harmful = safety.refused
    .filter(({ diet }) => !unsaid.has(diet) && !isNamed(diet))
    .filter(({ concepts, allergens }) => ![...concepts, ...allergens].some(isSaid))
    .flatMap(namedOf);
  return [...new Set([...said, ...harmful])];
}

function namedOf({ allergens, concepts }: Refused): Refusal[] {
  const isNutty = allergens.includes('peanuts');
  const named: readonly Refusal[] = isNutty ? ['peanuts'] : allergens;
  const isLong = concepts.length > 2;
  return named.length > 0 && !isLong ? [...named] : [...named, ...concepts].slice(0, mostNamed);
}

export function refusalName(refusal: Refusal, language: Language): string {
  const names: Readonly<Partial<Record<string, Localized>>> = allergenNames;
  const name = refusal === 'egg' || refusal === 'nuts' ? undefined : names[refusal];
  return name?.[language] ?? conceptName(refusal as Concept, language, 'without');
}

export function dietName(diet: NamedDiet, language: Language): string {
  return dietNames[diet][language];
}

/** The same in each language. Empty for most guests. */
export function needsOf({ intent, isChildren }: Guest): Localized[] {
  const { safety } = intent;
  const diets = dietsOf(intent);
  const refusals = refusalsOf(intent);
  return [
    ...(intent.isAlcoholFree && !isChildren ? [words.alcohol] : []),
    ...refusals.map((one) =>
      inBoth((language) => `${words.without[language]} ${refusalName(one, language)}`),
    ),
    ...diets.map((diet) => dietNames[diet]),
    ...safety.unknown.map((word) => inBoth((language) => `${words.unknown[language]} ${word}`)),
    ...(isUnread(intent) ? [words.unread] : []),
  ];
}

/** Whether it is unknown which drinks harm a guest. */
export function hasUnknownNeed({ intent }: Guest): boolean {
  return intent.safety.unknown.length > 0 || isUnread(intent);
}

/** An allergy or an illness without details. */
function isUnread(intent: Intent): boolean {
  const { safety, isAlcoholFree } = intent;
  const known = [...dietsOf(intent), ...refusalsOf(intent), ...safety.unknown];
  return safety.isMedical && !isAlcoholFree && known.length === 0;
}

function inBoth(textIn: (language: Language) => string): Localized {
  return { en: textIn('en'), sk: textIn('sk') };
}

function isNamed(diet: string | undefined): diet is NamedDiet {
  return (namedDiets as readonly (string | undefined)[]).includes(diet);
}
