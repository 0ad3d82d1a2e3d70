// Reads a text for its writer's safety. Independent of the search, and runs before it.
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import { meaningPhrases } from '#language/lexicon/meanings.ts';
import {
  type Abstaining,
  abstaining,
  readAbstaining,
} from '#language/safety/abstaining/abstaining.ts';
import { ageWords, isAge } from '#language/safety/abstaining/ages.ts';
import { wantsAlcohol } from '#language/safety/abstaining/wanted.ts';
import { harms, readHarm } from '#language/safety/harm/harm.ts';
import { commonWords } from '#language/words/common-words.ts';
import { remembered } from '#language/words/remembered.ts';
import { isEnding } from '#language/words/stems.ts';
import { crises, isCrisis } from './crisis.ts';
import { avoidedBy, diets, type Regimen, readDiets } from './diets.ts';
import { notTypos, Spelling } from './spelling.ts';
import { type Substance, substanceOf, substanceWords } from './substances.ts';

export interface Refused {
  allergens: readonly Allergen[];
  concepts: readonly Concept[];
  isSugar: boolean;
  /** Possible traces are refused too. */
  isStrict: boolean;
  /** Because of an allergy or an illness instead of a taste. */
  isMedical: boolean;
  diet?: Regimen | undefined;
}

export interface Safety {
  /** Reasons against alcohol. Empty where alcohol is fine. */
  noAlcohol: readonly Abstaining[];
  refused: readonly Refused[];
  /** Causes of an allergy that the catalogue lacks. */
  unknown: readonly string[];
  /** An allergy or an illness. The guest should tell the bar. */
  isMedical: boolean;
  /** A severe allergy, even without a cause. */
  isGrave: boolean;
  isCrisis: boolean;
}

const noSafety: Safety = {
  noAlcohol: [],
  refused: [],
  unknown: [],
  isMedical: false,
  isGrave: false,
  isCrisis: false,
};

export const medical = new Set<Abstaining>([
  'pregnancy',
  'breastfeeding',
  'medication',
  'illness',
  'doctor',
]);

/** Words of the search's lexicon need no correction. */
const lexicon = meaningPhrases.flatMap(({ patterns: [only, ...more] }) =>
  only && more.length === 0 ? [only] : [],
);
/** Words of longer phrases are correct too. */
const inPhrases = new Set(
  meaningPhrases.flatMap(({ patterns }) =>
    patterns.flatMap(({ text, rule }) => (rule === 'exact' ? [text] : [])),
  ),
);
const byStart = Map.groupBy(lexicon, ({ text }) => text.slice(0, 2));

function isInLexicon(token: string): boolean {
  return (byStart.get(token.slice(0, 2)) ?? []).some(
    ({ text, rule }) =>
      token.startsWith(text) &&
      (rule === 'exact' ? token === text : isEnding(token.slice(text.length))),
  );
}

const spelling = new Spelling(
  [
    ...abstaining.words,
    ...harms.words,
    ...diets.words,
    ...crises.words,
    ...substanceWords,
    ...ageWords,
    ...lexicon.map(({ text, rule }) => ({ text, isPrefix: rule !== 'exact' })),
  ],
  (token) =>
    notTypos.has(token) ||
    commonWords.has(token) ||
    inPhrases.has(token) ||
    isInLexicon(token) ||
    isAge(token),
);

/** A small cache, because the keys are whole texts. */
const readings = remembered((text) => read(text.split(' ')), 1_000);

export function readSafety(tokens: readonly string[]): Safety {
  return tokens.length === 0 ? noSafety : readings(tokens.join(' '));
}

export function correctedForSafety(tokens: readonly string[]): string[] {
  return spelling.corrected(tokens);
}

function read(tokens: readonly string[]): Safety {
  const text = correctedForSafety(tokens);
  const harm = readHarm(text);
  const reasons = readAbstaining(text);
  const isAlcoholRefused = [...harm.substances, ...harm.refused].some((one) => one.isAlcohol);
  if ((isAlcoholRefused || harm.refusesAlcohol) && !wantsAlcohol(text)) reasons.add('abstinence');
  const dietary = readDiets(text);
  // A doctor forbids the named substance, or alcohol where none is named.
  if (harm.substances.length > 0) reasons.delete('doctor');
  if (reasons.has('pregnancy') || reasons.has('breastfeeding')) dietary.add('pregnancy');
  if (reasons.has('child') || reasons.has('underAge')) dietary.add('childhood');
  const refused = [
    ...harm.substances.map((substance) => refusedBy(substance, true)),
    ...harm.refused.map((substance) => refusedBy(substance, false)),
    ...Array.from(dietary).flatMap((diet) => {
      const { groups, isMedical, ...rest } = avoidedBy(diet);
      const substances = [...groups.map(substanceOf), { allergens: [], concepts: rest.concepts }];
      return substances.map((one) => ({ ...refusedBy(one, isMedical), diet }));
    }),
  ].filter(({ allergens, concepts, isSugar }) => isSugar || allergens.length + concepts.length > 0);
  return {
    noAlcohol: [...reasons],
    refused: [...new Map(refused.map((one) => [JSON.stringify(one), one])).values()],
    unknown: [...new Set(harm.words)],
    isGrave: harm.isGrave,
    isMedical:
      harm.isGrave ||
      harm.substances.length > 0 ||
      [...dietary].some((diet) => avoidedBy(diet).isMedical) ||
      [...reasons].some((reason) => medical.has(reason)),
    isCrisis: isCrisis(text),
  };
}

function refusedBy(
  { allergens, concepts, isSugar = false }: Substance,
  isMedical: boolean,
): Refused {
  // Milk and eggs may be refused for their taste. Gluten and nuts include traces.
  const isTaste = allergens.every((one) => one === 'milk' || one === 'egg');
  return { allergens, concepts, isSugar, isStrict: isMedical || !isTaste, isMedical };
}
