import { type Concept, conceptData } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import {
  type Quality,
  qualitiesWhere,
  qualityName,
  refusedQualityName,
} from '#language/lexicon/qualities.ts';
import { superlativeName } from '#language/lexicon/superlatives.ts';
import type { Avoid, Intent, Want } from '#language/reading/intent.ts';
import { comparisonsOf } from './compared.ts';
import type { Grammar } from './grammar.ts';
import {
  type Called,
  conceptLabel,
  dietLabels,
  namesOf,
  placeOf,
  refusedConcepts,
  refusedLabels,
  unique,
  wantLabel,
  withoutPlace,
} from './labels.ts';
import { isKindAmong, isRefusedBy } from './said-once.ts';
import { explainTexts, grammars } from './texts.ts';
import { conceptsOf, isCompared, worthSaying } from './worth-saying.ts';

export interface Phrases {
  adjectives: string[];
  tails: string[];
  /** After "with". Alternatives are joined. */
  with: string[];
  little: string[];
  without: string[];
  denied: string[];
  verbs: string[];
  alike: string[];
  others: string[];
}

/** Groups of people and moods. Nobody refuses a drink for the sad. */
const settings = qualitiesWhere('isSetting');
/** A guest who refuses martinis sees only some of their names. */
const mostExcluded = 3;

/** Quotes words that only texts of drinks have, where they are half of what was understood. */
const mostWithWords = 2;

export function phrasesOf(intent: Intent, called: Called): Phrases {
  const grammar = grammars[intent.language];
  const phrases: Phrases = {
    adjectives: [],
    tails: [],
    with: [],
    little: [],
    without: [],
    denied: [],
    verbs: [],
    alike: [],
    others: [],
  };
  addCharacter(phrases, intent);
  addWants(phrases, intent, called);
  addAlike(phrases, intent, grammar);
  addRefusals(phrases, intent, called);
  addLimits(phrases, intent, grammar);
  addWords(phrases, intent, grammar);
  return phrases;
}

function addCharacter({ adjectives }: Phrases, intent: Intent): void {
  const { language, strength, isNotStrong, isStrengthMost } = intent;
  const texts = explainTexts[language];
  if (intent.isFavourite) adjectives.push(texts.favourite);
  if (intent.isAlcoholFree) adjectives.push(texts.alcoholFree);
  adjectives.push(...dietLabels(intent));
  const isMeasured = intent.maxAlcohol !== null || (intent.minAlcohol ?? 0) > 1;
  if (strength === null || intent.strengthOf || (isMeasured && !isStrengthMost)) return;
  if (isStrengthMost && strength !== 0) {
    const most = superlativeName(strength > 0 ? 'strong' : 'light', language);
    adjectives.push(most ?? texts.strengths[strength]);
  } else if (strength !== -1 || !isNotStrong) adjectives.push(texts.strengths[strength]);
}

function addWants(phrases: Phrases, intent: Intent, called: Called): void {
  const { language } = intent;
  const grammar = grammars[language];
  const wants = worthSaying(intent);
  const wanted = conceptsOf(wants);
  for (const group of groupsOf(wants)) {
    const concepts = group.flatMap(({ subject }) =>
      subject.kind === 'concept' && !isKindAmong(subject.concept, wanted)
        ? conceptIn(subject.concept, intent, called)
        : [],
    );
    if (concepts.length) phrases.with.push(grammar.or(unique(concepts)));
    const labels = unique(group.flatMap((want) => wantLabel(want, language)));
    const isOneKind =
      new Set(labels.map(placeOf)).size === 1 && placeOf(labels[0] ?? '') !== 'with';
    const said = isOneKind ? [grammar.or(labels)] : labels;
    for (const label of said) place(phrases, label);
  }
}

/** Alcohol-free gin is "the taste of gin". */
function conceptIn(concept: Concept, { language, isAlcoholFree }: Intent, called: Called): string {
  return isAlcoholFree && lineageOf(concept).has('alcohol')
    ? grammars[language].tasteOf(conceptLabel(concept, language, 'without', called))
    : conceptLabel(concept, language, 'with', called);
}

function groupsOf(wants: readonly Want[]): Want[][] {
  return [...Map.groupBy(wants, ({ group }) => group).values()];
}

function addAlike({ alike }: Phrases, intent: Intent, grammar: Grammar): void {
  const comparisons = comparisonsOf(intent);
  for (const { changes, name } of comparisons) alike.push(grammar.compared(changes, name));
  const drinks = new Set(comparisons.map(({ drink }) => drink));
  const examples = intent.examples.filter((drink) => !drinks.has(drink));
  if (examples.length) alike.push(grammar.alike(namesOf(examples, intent.language)));
}

function addRefusals(phrases: Phrases, intent: Intent, called: Called): void {
  const { language, avoids, compared } = intent;
  const grammar = grammars[language];
  const refused = refusedConcepts(intent);
  const wanted = intent.wants.map(({ subject }) => subject);
  for (const avoid of avoids) {
    const { subject, isStrict, isBinding } = avoid;
    if (subject.kind === 'concept') {
      if (!isStrict && !isRefused(subject.concept, refused))
        phrases.little.push(conceptLabel(subject.concept, language, 'without', called));
    } else if (
      !(isBinding && intent.safety.unknown.length > 0) &&
      !settings.has(subject.quality) &&
      !isCompared(subject, compared) &&
      !isRefusedAsWell(subject.quality, refused) &&
      !isRefusedBy(subject.quality, wanted)
    ) {
      refuse(phrases, avoid, subject.quality, intent, grammar);
    }
  }
  if (intent.isNotStrong) {
    phrases.denied.push(grammar.tooMuch(explainTexts[language].strengths[1]));
  }
  const unknown = intent.avoidedWords.map((word) =>
    grammar.quoted(intent.written.get(word) ?? word),
  );
  phrases.without.push(...refusedLabels(intent, called), ...unknown);
}

/** "With only a little cream, without dairy" would say it twice. */
function isRefused(concept: Concept, refused: readonly Concept[]): boolean {
  return refused.some((one) => lineageOf(concept).has(one));
}

/** "Not nutty, without nuts" would say it twice. */
function isRefusedAsWell(quality: Quality, refused: readonly Concept[]): boolean {
  return refused
    .map(conceptData)
    .some(({ taste, gives }) => taste === quality || (gives[quality] ?? 0) >= 1);
}

function refuse(
  phrases: Phrases,
  { isStrict }: Avoid,
  quality: Quality,
  { language }: Intent,
  grammar: Grammar,
): void {
  const label = qualityName(quality, language);
  const refused = refusedQualityName(quality, language);
  if (!isStrict && placeOf(label) === 'adjective') phrases.denied.push(grammar.tooMuch(label));
  else if (!isStrict && refused && placeOf(refused) === 'without') {
    phrases.little.push(withoutPlace(refused));
  } else if (refused) place(phrases, refused);
  else phrases.denied.push(...[grammar.denied(label)].filter(Boolean));
}

function place(phrases: Phrases, label: string): void {
  switch (placeOf(label)) {
    case 'adjective':
      phrases.adjectives.push(label);
      return;
    case 'tail':
      phrases.tails.push(label);
      return;
    case 'with':
      phrases.with.push(withoutPlace(label));
      return;
    case 'without':
      phrases.without.push(withoutPlace(label));
      return;
    case 'made':
      phrases.others.push(label);
      return;
    default:
      phrases.verbs.push(withoutPlace(label));
  }
}

function addLimits({ others }: Phrases, intent: Intent, grammar: Grammar): void {
  const { language, excluded, partCount, isAlcoholFree } = intent;
  if (partCount) others.push(grammar.madeWith(partCount));
  const compared = new Set([...intent.compared.map(({ drink }) => drink), ...intent.examples]);
  const except = namesOf(
    excluded.filter((drink) => !compared.has(drink)),
    language,
  ).slice(0, mostExcluded);
  if (except.length) others.push(grammar.except(except));
  if (isAlcoholFree || intent.strengthOf) return;
  const min = (intent.minAlcohol ?? 0) > 1 ? intent.minAlcohol : null;
  if (min !== null || intent.maxAlcohol !== null) {
    others.push(grammar.alcohol({ min, max: intent.maxAlcohol }));
  }
}

function addWords(phrases: Phrases, { words, written }: Intent, grammar: Grammar): void {
  const others = Object.values(phrases).flat().length;
  if (words.length === 0 || others > 1 || words.length + others > mostWithWords) return;
  phrases.others.unshift(grammar.about(words.map((word) => written.get(word) ?? word).join(' ')));
}
