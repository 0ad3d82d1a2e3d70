import { traitsOf } from '#catalogue/traits.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import type { Language, Localized } from '#domain/languages.ts';
import type { Mix } from '#language/creation/recipe/checks.ts';
import type { Asked } from '#language/creation/recipe/compose.ts';
import { itemOf, type Pantry, type PantryItem } from '#language/creation/recipe/pantry.ts';
import { type Concept, conceptData, conceptName } from '#language/lexicon/concepts.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { withLineage } from '#language/profiles/concepts-in-text.ts';
import { type Profile, profileOf } from '#language/profiles/profile.ts';
import { partOf } from '#language/profiles/recipe.ts';
import { amountOf, scorer } from '#language/ranking/score.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { stemOf } from '#language/words/stems.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { remarkTexts } from './remark-texts.ts';

export interface Brief extends Asked {
  intent: Intent;
  pantry: Pantry;
  allowsGarnish: (mix: Mix, garnish: readonly string[]) => boolean;
  remarks: (mix: Mix) => Localized[];
}

const briefWeight = 4;
/** The weight of each requested ingredient, large enough that a drink has all of them. */
const askedWeight = 3;
const enough = 0.3;

export function readBrief(
  text: string,
  language: Language,
  names: DrinkNames,
  pantry: Pantry,
): Brief {
  const intent = readWish(text, language, names);
  const isOpen = isEmpty(intent);
  const scoreOf = scorer(intent);
  const items = pantry.items.filter((item) => !isRefused(intent, pantry, item));
  const named = namedIngredients(intent, items, pantry.vocabulary);
  const groups = [...conceptGroups(intent, items), ...named.groups];
  const wanted = new Set(groups.flatMap(({ ids }) => ids));
  const allowed = { ...pantry, items };
  const profiles = new WeakMap<Mix, Profile>();
  const profileIn = (mix: Mix) => {
    const profile = profiles.get(mix) ?? profileOfMix(pantry, mix);
    profiles.set(mix, profile);
    return profile;
  };
  const has = (mix: Mix) =>
    groups.filter(({ ids }) => mix.recipe.some(({ id }) => ids.includes(id))).length;
  const fit = (mix: Mix) => {
    const profile = profileIn(mix);
    if (!isAllowed(intent, profile)) return undefined;
    return (isOpen ? 0 : briefWeight * scoreOf(profile)) + askedWeight * has(mix);
  };
  const remarks = (mix: Mix) => {
    const texts = (write: (texts: typeof remarkTexts.en, to: Language) => string): Localized => ({
      en: write(remarkTexts.en, 'en'),
      sk: write(remarkTexts.sk, 'sk'),
    });
    const profile = profileIn(mix);
    const isIn = (ids: readonly string[]) => mix.recipe.some(({ id }) => ids.includes(id));
    const nothing = isOpen && groups.length === 0 && named.missing.length === 0;
    return [
      ...(nothing ? [texts((one) => one.notUnderstood)] : []),
      ...groups
        .filter(({ ids }) => ids.length === 0)
        .map(({ concept }) => texts((one, to) => one.notOnShelf(nameOf(concept, to)))),
      ...named.missing.map((name) => texts((one, to) => one.notHere(name[to]))),
      ...groups
        .filter(({ ids }) => ids.length > 0 && !isIn(ids))
        .map(({ concept, name }) =>
          texts((one, to) =>
            name ? one.leftOutNamed(name[to]) : one.leftOut(nameOf(concept, to)),
          ),
        ),
      ...(missesTaste(intent, profile) ? [texts((one) => one.notQuite)] : []),
    ];
  };
  const allowsGarnish = (mix: Mix, garnish: readonly string[]) =>
    isAllowed(intent, profileOfMix(pantry, mix, garnish));
  const meets = (mix: Mix) =>
    groups.every(({ ids }) => ids.length === 0 || mix.recipe.some(({ id }) => ids.includes(id))) &&
    !missesTaste(intent, profileIn(mix));
  return {
    meets,
    allowsGarnish,
    intent,
    pantry: allowed,
    wanted,
    isAlcoholFree: intent.isAlcoholFree,
    fit,
    has,
    remarks,
  };
}

function nameOf(concept: Concept | undefined, language: Language): string {
  return concept ? conceptName(concept, language, 'without') : '';
}

function missesTaste({ wants, strength }: Intent, profile: Profile): boolean {
  const { alcohol } = profile;
  const isWeak = strength === 1 && alcohol < 15;
  const isStrong = strength === -1 && alcohol > 15;
  return (
    isWeak ||
    isStrong ||
    wants.some(({ subject }) => subject.kind === 'quality' && amountOf(profile, subject) < enough)
  );
}

interface Group {
  /** Alternatives. Empty where none is on the shelf. */
  ids: readonly string[];
  concept?: Concept;
  name?: Localized;
}

function conceptGroups({ wants }: Intent, items: readonly PantryItem[]): Group[] {
  const groups = new Map<number, Concept[]>();
  for (const { subject, group } of wants) {
    if (subject.kind !== 'concept' || conceptData(subject.concept).taste) continue;
    groups.set(group, [...(groups.get(group) ?? []), subject.concept]);
  }
  return Array.from(groups.values(), (concepts) => ({
    concept: concepts[0],
    ids: items
      .filter(({ id }) => {
        const own = withLineage(traitsOf(id).concepts as Concept[]);
        return concepts.some((concept) => own.has(concept));
      })
      .map(({ id }) => id),
  }));
}

/** Ingredients named by words that the lexicon lacks: those on the shelf, and the other words. */
function namedIngredients(
  { words }: Intent,
  items: readonly PantryItem[],
  vocabulary: readonly Localized[],
): { groups: Group[]; missing: Localized[] } {
  const stems = (text: string) => tokenize(text).map(stemOf);
  const isNamed = (name: Localized, stem: string) =>
    [name.en, name.sk].some((text) => stems(text).includes(stem));
  const groups: Group[] = [];
  const missing: Localized[] = [];
  for (const word of words) {
    const stem = stemOf(word);
    const found = items.filter(({ name }) => isNamed(name, stem));
    const [first] = found;
    if (first) groups.push({ ids: found.map(({ id }) => id), name: first.name });
    else {
      const known = vocabulary.find((name) => isNamed(name, stem));
      if (known) missing.push(known);
    }
  }
  return { groups, missing };
}

/** Whether an ingredient is refused in any mix: a drink of it alone would not be allowed. */
function isRefused(intent: Intent, pantry: Pantry, { id, name }: PantryItem): boolean {
  const alone: Intent = {
    ...intent,
    isNotStrong: false,
    minAlcohol: null,
    maxAlcohol: null,
    partCount: null,
    avoids: intent.avoids.filter(({ subject }) => subject.kind === 'concept'),
  };
  const mix = {
    method: 'build',
    glass: 'rocks',
    recipe: [{ id, amount: 30, unit: 'ML' }],
  } as const;
  const words = new Set(tokenize(name.sk).map(stemOf));
  return (
    !isAllowed(alone, profileOfMix(pantry, mix)) ||
    intent.avoidedWords.some((word) => words.has(stemOf(word)))
  );
}

export function profileOfMix(
  pantry: Pantry,
  { method, glass, recipe }: Mix,
  trims: readonly string[] = [],
): Profile {
  const items = recipe.map(({ id }) => itemOf(pantry, id));
  return profileOf({
    id: '',
    names: [],
    descriptions: [],
    category: '',
    alcoholContent: alcoholContent(
      method,
      recipe.map((item, n) => ({ ...item, strength: items[n]?.strength ?? 0 })),
    ),
    parts: recipe.map((item, n) =>
      partOf({ id: item.id, name: items[n]?.name ?? { en: '', sk: '' } }, item),
    ),
    trims,
    method,
    glass,
  });
}
