import type { Language } from '#domain/languages.ts';
import { conceptData } from '#language/lexicon/concepts.ts';
import { avoidedBy, dietName } from '#language/lexicon/diets.ts';
import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Safety } from '#language/safety/safety.ts';
import type { Substance } from '#language/safety/substances.ts';
import { isHarmful } from './harmful.ts';
import type { Intent, Subject, Want } from './intent.ts';
import type { Numbers } from './numbers.ts';
import type { PartCount } from './part-count.ts';
import type { Statement } from './polarity/state.ts';

interface Beside {
  language: Language;
  numbers: Numbers;
  partCount: PartCount | null;
  safety: Safety;
  refused: readonly Substance[];
  written: ReadonlyMap<string, string>;
}

/** Keeps contradictions, which are settled later. */
export function collectIntent(
  statements: readonly Statement[],
  { language, numbers: { min, max }, partCount, safety, refused, written }: Beside,
): Intent {
  const intent: Intent = {
    language,
    wants: [],
    avoids: [],
    safety,
    isAlcoholFree: safety.noAlcohol.length > 0,
    strength: null,
    isStrengthMost: false,
    partCount,
    isNotStrong: false,
    minAlcohol: min,
    maxAlcohol: max,
    named: [],
    sharedNames: [],
    examples: [],
    compared: [],
    excluded: [],
    words: [],
    avoidedWords: [],
    refused,
    written,
    isFavourite: false,
    isWater: false,
    isOffTopic: false,
  };
  for (const one of statements) {
    const { content, polarity } = one;
    if (content.kind === 'word') {
      if (polarity === 'wanted') intent.words.push(content.word);
      else if (polarity === 'refused') intent.avoidedWords.push(content.word);
    } else if (content.kind === 'sharedName') {
      const { word, drinks } = content;
      if (polarity === 'refused') intent.excluded.push(...drinks);
      else if (one.isExample) intent.examples.push(...drinks.slice(0, 1));
      else if (polarity === 'wanted') intent.sharedNames.push({ word, drinks });
    } else if (content.kind === 'drink') {
      if (polarity === 'refused') {
        intent.excluded.push(content.profile);
        if (one.isExample || isNamedTwice(content.profile, statements))
          intent.examples.push(content.profile);
      } else if (polarity === 'wanted') {
        (one.isExample ? intent.examples : intent.named).push(content.profile);
      }
    } else {
      // A word with two meanings means both.
      content.meanings.forEach((meaning, n) =>
        addMeaning(intent, meaning, n ? { ...one, group: -intent.wants.length - 1 } : one),
      );
    }
  }
  intent.wants = intent.wants.filter(({ subject }) => !isHarmful(safety, subject));
  return intent;
}

/** "A negroni for someone who finds a negroni a bit much". */
function isNamedTwice(profile: Profile, statements: readonly Statement[]): boolean {
  return (
    statements.filter(({ content }) => content.kind === 'drink' && content.profile === profile)
      .length > 1
  );
}

function addMeaning(intent: Intent, meaning: Meaning, statement: Statement): void {
  const { polarity, weight, group, isModerate, isAllergy } = statement;
  const isWanted = polarity === 'wanted';
  switch (meaning.kind) {
    case 'alcoholFree':
      if (isWanted) intent.isAlcoholFree = true;
      else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
      return;
    case 'favourite':
      intent.isFavourite ||= isWanted;
      return;
    case 'offTopic':
      intent.isOffTopic = true;
      return;
    case 'nickname':
      if (isWanted) intent.words.push(...meaning.drink.split(' '));
      return;
    case 'diet':
      // Wherever it stands: "allergic to nuts, vegan".
      for (const concept of avoidedBy(meaning.diet)) {
        const subject: Subject = { kind: 'concept', concept };
        const diet = dietName(meaning.diet, intent.language) ? meaning.diet : undefined;
        intent.avoids.push({ subject, isStrict: true, isBinding: true, diet });
      }
      return;
    case 'association':
      return;
    case 'strength':
      if (meaning.isMost && isWanted) intent.isStrengthMost = true;
      if (polarity === 'mild' && intent.strength === meaning.strength) {
        // "Strong, but not too strong". Too light is neither.
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
  const isMost = meaning.kind === 'quality' && meaning.isMost;
  const subject: Subject =
    taste && polarity !== 'refused'
      ? { kind: 'quality', quality: taste }
      : meaning.kind === 'quality'
        ? { kind: 'quality', quality: meaning.quality }
        : meaning;
  if (subject.kind === 'concept' && subject.concept === 'alcohol') {
    if (polarity === 'refused') intent.isAlcoholFree = true;
    else if (polarity === 'mild') intent.strength = -1;
    else intent.minAlcohol = Math.max(intent.minAlcohol ?? 0, 1);
  } else if (isWanted) addWant(intent.wants, { subject, weight, group, isModerate, isMost });
  else {
    // "Not the sweetest" accepts something sweet.
    const isStrict = polarity === 'refused' && !isMost;
    intent.avoids.push({ subject, isStrict, isBinding: isAllergy });
  }
}

/** "Sweetest" implies sweet and counts once. */
function addWant(wants: Want[], want: Want): void {
  const isMostOf = (one: Want) =>
    one.subject.kind === 'quality' &&
    want.subject.kind === 'quality' &&
    one.subject.quality === want.subject.quality;
  const known = want.isMost ? wants.findIndex(isMostOf) : -1;
  if (known < 0) wants.push(want);
  else wants[known] = want;
}
