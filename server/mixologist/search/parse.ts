// From what somebody typed to what they want.
import type { Language } from '#domain/languages.ts';
import { tokenize } from '#server/words/tokenize.ts';
import type { DrinkNames } from './drink-names.ts';
import type { Avoid, Intent, Subject, Want } from './intent.ts';
import { conceptData } from './lexicon/concepts.ts';
import { avoidedBy, dietName } from './lexicon/diets.ts';
import type { Meaning } from './lexicon/meanings.ts';
import { type Quality, qualitiesWhere } from './lexicon/qualities.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { resolvePolarity, type Said } from './polarity.ts';
import type { Profile } from './profile.ts';
import { isAllowed } from './score.ts';
import { segment } from './segment.ts';

/** What somebody wants. Names are the drinks that can be meant by theirs. */
export function parse(text: string, language: Language, names?: DrinkNames): Intent {
  const tokens = tokenize(text);
  const numbers = readNumbers(tokens);
  const segments = segment(tokens, names);
  const said = resolvePolarity(segments, tokens);
  return assemble(said, numbers, language);
}

function assemble(said: readonly Said[], { min, max }: Numbers, language: Language): Intent {
  const intent: Intent = {
    language,
    wants: [],
    avoids: [],
    isAlcoholFree: false,
    strength: null,
    isNotStrong: false,
    minAlcohol: min,
    maxAlcohol: max,
    named: [],
    models: [],
    excluded: [],
    words: [],
    avoidedWords: [],
    isOffTopic: false,
  };
  const compared: Profile[] = [];
  for (const one of said) {
    const { content, polarity } = one;
    if (content.kind === 'word') {
      if (polarity === 'wanted') intent.words.push(content.word);
      else if (polarity === 'refused') intent.avoidedWords.push(content.word);
    } else if (content.kind === 'drink') {
      if (polarity === 'refused') intent.excluded.push(content.profile);
      else if (polarity === 'mild') compared.push(content.profile);
      else if (polarity === 'wanted') {
        (one.isModel ? intent.models : intent.named).push(content.profile);
      }
    } else {
      // A word of two meanings means both.
      content.meanings.forEach((meaning, n) =>
        take(intent, meaning, n ? { ...one, group: -intent.wants.length - 1 } : one),
      );
    }
  }
  settle(intent, compared, said);
  return intent;
}

function take(intent: Intent, meaning: Meaning, said: Said): void {
  const { polarity, weight, group, isModerate, isAllergy } = said;
  const isWanted = polarity === 'wanted';
  switch (meaning.kind) {
    case 'alcoholFree':
      if (isWanted) intent.isAlcoholFree = true;
      else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
      return;
    case 'offTopic':
      intent.isOffTopic = true;
      return;
    case 'nickname':
      if (isWanted) intent.words.push(...meaning.drink.split(' '));
      return;
    case 'diet':
      // Whatever it stands beside: "allergic to nuts, vegan".
      for (const concept of avoidedBy(meaning.diet)) {
        const subject: Subject = { kind: 'concept', concept };
        const diet = dietName(meaning.diet, intent.language) ? meaning.diet : undefined;
        intent.avoids.push({ subject, isStrict: true, isBinding: true, diet });
      }
      return;
    case 'strength':
      if (polarity === 'mild' && intent.strength === meaning.strength) {
        // "Strong, but not too strong"; too light is none of the two.
        if (meaning.strength === 1) intent.isNotStrong = true;
        else intent.strength = 0;
        return;
      }
      if (meaning.strength === 1 && !isWanted) intent.isNotStrong = true;
      if (meaning.strength === 0 && !isWanted) return;
      intent.strength = (isWanted ? meaning.strength : -meaning.strength) as Intent['strength'];
      return;
    default:
      break;
  }
  const taste = meaning.kind === 'concept' ? conceptData(meaning.concept).taste : undefined;
  const subject: Subject =
    taste && polarity !== 'refused' ? { kind: 'quality', quality: taste } : meaning;
  if (subject.kind === 'concept' && subject.concept === 'alcohol') {
    if (polarity === 'refused') intent.isAlcoholFree = true;
    else if (polarity === 'mild') intent.strength = -1;
    else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
  } else if (isWanted) intent.wants.push({ subject, weight, group, isModerate });
  else intent.avoids.push({ subject, isStrict: polarity === 'refused', isBinding: isAllergy });
}

function settle(intent: Intent, compared: readonly Profile[], said: readonly Said[]): void {
  intent.wants = intent.wants.flatMap((want) => weighed(want, intent.avoids));
  // What is still wanted is wanted in moderation, and not avoided as well.
  intent.avoids = intent.avoids.filter(
    (avoid) => !intent.wants.some((want) => isSameSubject(avoid.subject, want.subject)),
  );
  leaveWeatherOutside(intent);
  // Who names a drink without alcohol is not shown one with it.
  if (intent.named.some(({ alcohol }) => alcohol === 0)) intent.isAlcoholFree = true;
  if (intent.isAlcoholFree) {
    intent.minAlcohol = null;
    intent.strength = null;
  }
  // A named drink that cannot be had as it is becomes the model for one that can.
  const [named] = intent.named;
  const isOnly = intent.named.length === 1;
  if (named && isOnly && (isChanged(named, intent, said) || !isAllowed(intent, named))) {
    intent.models.push(named);
    intent.named = [];
  }
  // "Like a negroni but lighter", "stronger than a mojito".
  const [model = compared[0]] = intent.models;
  if (model && intent.strength === -1) {
    intent.maxAlcohol = Math.min(intent.maxAlcohol ?? 100, Math.max(1, model.alcohol - 1));
  } else if (model && intent.strength === 1) {
    intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, model.alcohol + 1);
  }
}

/** "A smoky negroni" is another drink, "a negroni, or something smoky" is that one. */
function isChanged(named: Profile, intent: Intent, said: readonly Said[]): boolean {
  if (intent.strength === null && intent.wants.length === 0) return false;
  const phrase = said.find(({ content: c }) => c.kind === 'drink' && c.profile === named)?.phrase;
  return said.some(
    ({ content, phrase: other }) =>
      other === phrase && content.kind === 'meanings' && !content.meanings.every(isOccasion),
  );
}

const occasions = qualitiesWhere('isOccasion');

function isOccasion(meaning: Meaning): boolean {
  return meaning.kind === 'quality' && occasions.has(meaning.quality);
}

/**
 * What is both wanted and refused was refused of something else, or is a slip of the reader. A
 * quality of which there should not be too much is wanted in moderation.
 */
function weighed(want: Want, avoids: readonly Avoid[]): Want[] {
  const against = avoids.filter(({ subject }) => isSameSubject(subject, want.subject));
  if (against.length === 0) return [want];
  if (want.subject.kind === 'concept' || against.some(({ isStrict }) => isStrict)) return [];
  return [{ ...want, isModerate: true }];
}

/** A hot day wants no hot drink, a cold night no cold one. */
const weather: readonly [season: Quality, felt: readonly Quality[]][] = [
  ['summer', ['hot', 'warming']],
  ['winter', ['fresh', 'cold', 'frozen']],
];

function leaveWeatherOutside(intent: Intent): void {
  const isWanted = (quality: Quality) =>
    intent.wants.some(({ subject }) => isSameSubject(subject, { kind: 'quality', quality }));
  for (const [season, felt] of weather) {
    if (!isWanted(season)) continue;
    intent.wants = intent.wants.filter(
      ({ subject }) => subject.kind === 'concept' || !felt.includes(subject.quality),
    );
  }
}

function isSameSubject(a: Subject, b: Subject): boolean {
  return a.kind === 'concept'
    ? b.kind === 'concept' && a.concept === b.concept
    : b.kind === 'quality' && a.quality === b.quality;
}
