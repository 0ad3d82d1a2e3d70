import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { Language } from '#domain/languages.ts';
import { bombs } from '#language/lexicon/clauses.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { lookUpMisspelt } from '#language/lexicon/misspelt.ts';
import { commonWords } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { type Span, Templates, templatesOf } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { readFacts, readPairs } from '#language/words/vocabulary.ts';
import { notTypos } from './spelling.ts';

/** Groups with their own words: allergens, sugar, alcohol. */
// biome-ignore format: names fill their lines
const groupNames = [
  'milk', 'egg', 'nuts', 'peanuts', 'gluten', 'barley', 'rye', 'soy', 'celery', 'mustard', 'fish',
  'shellfish', 'sulphites', 'sesame', 'lupin', 'sugar', 'fructose', 'sorbitol', 'histamine',
  'caffeine', 'quinine', 'citrus', 'grape', 'stoneFruit', 'nightshades', 'yeast', 'hops',
  'juniper', 'agave', 'cane', 'corn', 'rice', 'potato', 'gas', 'energyDrink', 'dye', 'spices',
  'bee', 'alcohol', 'mint', 'strawberry', 'raspberry', 'tomato', 'pineapple', 'coconut', 'banana',
  'apple', 'pear', 'peach', 'apricot', 'grapefruit', 'lemon', 'lime', 'orange', 'kiwi', 'mango',
  'melon', 'cherry', 'cinnamon', 'ginger', 'vanilla', 'chocolate', 'basil', 'pepper', 'chilli',
  'cucumber', 'berries', 'passionfruit', 'elderflower', 'anise',
] as const;
export type Group = (typeof groupNames)[number];

export interface Substance {
  allergens: readonly Allergen[];
  concepts: readonly Concept[];
  isSugar?: boolean | undefined;
  isAlcohol?: boolean | undefined;
  /** After "without", where the search has no concept. */
  names?: Readonly<Record<Language, string>> | undefined;
}

export interface Mention extends Span {
  substance: Substance;
  /** One of the groups, instead of an ingredient that may be a matter of taste. */
  isGroup: boolean;
  isSpirit: boolean;
}

const substances = readSubstances();

function readSubstances(): ReadonlyMap<string, Substance> {
  const facts = readFacts('facts/substances.txt', ['allergens', 'concepts', 'sugar', 'alcohol']);
  const names = new Map(readPairs('labels/substances.txt').map(({ key, text }) => [key, text]));
  return new Map(
    Array.from(facts, ([group, read]) => [
      group,
      {
        allergens: read.list('allergens').map((name) => {
          const known = allergens.find((one) => one === name);
          if (!known) throw new Error(`${read.place}: unknown allergen ${name}`);
          return known;
        }),
        concepts: read.list('concepts') as readonly Concept[],
        ...(read.has('sugar') && { isSugar: true }),
        ...(read.has('alcohol') && { isAlcohol: true }),
        ...(names.has(group) && { names: names.get(group) }),
      },
    ]),
  );
}

export function substanceOf(group: Group): Substance {
  const known = substances.get(group);
  if (!known) throw new Error(`facts/substances.txt: ${group} is missing`);
  return known;
}

const table = new Templates(templatesOf(listsOf('safety/substances', groupNames)));

export const substanceWords = table.words;

/** A concept rules out its groups: cream rules out milk, amaretto nuts. */
export function substanceOfConcept(concept: Concept): Substance {
  const lineage = lineageOf(concept);
  for (const group of ['milk', 'egg', 'nuts', 'fish', 'celery'] as const) {
    const [root] = substanceOf(group).concepts;
    if (root && lineage.has(root)) return substanceOf(group);
  }
  return { allergens: [], concepts: [concept] };
}

/**
 * Substances that the search has no word for, or mistakes: soy is not sake, mustard not custard.
 */
export function namedOnlyHere(tokens: readonly string[]): (Span & { substance: Substance })[] {
  return table
    .find(tokens)
    .map(({ from, to, meaning }) => ({ from, to, substance: substanceOf(meaning) }))
    .filter(({ substance }) => substance.names);
}

export function mentionsIn(tokens: readonly string[]): Mention[] {
  const byStart = Map.groupBy(table.find(tokens), ({ from }) => from);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const longest = (byStart.get(at) ?? []).toSorted((a, b) => b.to - a.to)[0];
    const concept = conceptAt(tokens, at, longest !== undefined);
    const group = longest && {
      from: at,
      to: longest.to,
      substance: substanceOf(longest.meaning),
      isGroup: isGrave(substanceOf(longest.meaning)),
      isSpirit: false,
    };
    const mention = group && concept ? merged(group, concept) : (group ?? concept);
    // "No sugar bomb" is about taste.
    const isBomb = mention?.substance.isSugar && bombs.has(tokens[mention.to] ?? '');
    if (mention && !isBomb) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

/** A trace on the rim may harm somebody who just says "without". */
function isGrave({ allergens, isSugar, isAlcohol }: Substance): boolean {
  return allergens.length > 0 || isSugar === true || isAlcohol === true;
}

/** "Soy milk" is only soy. */
function merged(group: Mention, concept: Mention): Mention {
  if (group.to >= concept.to) return group;
  return {
    ...group,
    to: concept.to,
    substance: {
      ...group.substance,
      allergens: [...group.substance.allergens, ...concept.substance.allergens],
      concepts: [...group.substance.concepts, ...concept.substance.concepts],
    },
  };
}

function conceptAt(tokens: readonly string[], from: number, isKnown: boolean): Mention | undefined {
  const token = tokens[from] ?? '';
  if (marks.has(token)) return undefined;
  const exact = lookUp(tokens, from);
  const isPlain = exact || isKnown || commonWords.has(token) || notTypos.has(token);
  const meanings = exact?.meanings ?? (isPlain ? [] : (lookUpMisspelt(token) ?? []));
  const concepts = meanings.flatMap((one) => (one.kind === 'concept' ? [one.concept] : []));
  const [first] = concepts;
  if (!first) return undefined;
  const substances = concepts.map(substanceOfConcept);
  return {
    from,
    to: from + (exact?.length ?? 1),
    substance: {
      allergens: substances.flatMap(({ allergens }) => allergens),
      concepts: substances.flatMap((one) => one.concepts),
      isAlcohol: concepts.includes('alcohol') || undefined,
      isSugar: concepts.includes('sugar') || undefined,
    },
    isGroup: substances.some(({ allergens }) => allergens.length > 0),
    isSpirit: lineageOf(first).has('alcohol'),
  };
}
