import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import {
  capital,
  conceptLabel,
  dietLabels,
  isTail,
  join,
  namesOf,
  qualityLabel,
  refusedLabels,
  unique,
  wantLabel,
} from './labels.ts';
import { explainTexts } from './texts.ts';

/** Whether drinks fit, or only come close to what the menu lacks. */
export type Found = 'found' | 'kindred' | 'none';

/** "Looking for something sweet and creamy, with vodka, without coconut." */
export function interpretation(
  intent: Intent,
  found: Found,
  isServed: (profile: Profile) => boolean,
): string {
  const { language } = intent;
  const texts = explainTexts[language];
  const described = describe(intent);
  const [first = '', ...rest] = details(intent);
  const isNewThought = described !== texts.something && isDenial(first);
  const parts = isNewThought
    ? [described, first, ...rest]
    : [`${described} ${first}`.trim(), ...rest];
  const isPlain = parts.length === 1 && parts[0] === texts.something;
  const missing = namesOf(
    intent.named.filter((drink) => !isServed(drink)),
    language,
  );
  const served = [
    ...namesOf(intent.named.filter(isServed), language),
    ...intent.sharedNames.map(({ word }) => capital(word)),
  ];
  const names = [...served, ...missing];
  const asked = isPlain ? served : [...names, ...parts];
  const lookingFor = names.length ? texts.lookingForNamed : texts.lookingFor;
  const sentences = [
    ...(asked.length === 0
      ? []
      : [isPlain ? texts.named(join(asked, texts.or)) : lookingFor(asked.join(', '))]),
    ...(missing.length ? [texts.notServed(join(missing, texts.or))] : []),
  ];
  // Who only says what harms them is looking for nothing in particular.
  const sentence = sentences.join(' ') || (isPlain ? '' : texts.lookingFor(parts.join(', ')));
  const more: Record<Found, readonly string[]> = {
    found: [],
    none: [texts.nothing],
    kindred: [texts.nothing, texts.kindred],
  };
  return [sentence, ...more[found]].filter(Boolean).join(' ');
}

function typed({ written }: Intent, words: readonly string[]): string[] {
  return words.map((word) => written.get(word) ?? word);
}

/** A guest who refuses martinis is told of some. */
const mostExcluded = 3;

/** "not too sour": after "something sour" a thought of its own. */
function isDenial(detail: string): boolean {
  return /^(not|nie) /.test(detail);
}

/** "something light, sweet and creamy". */
function describe(intent: Intent): string {
  const { language, strength, wants } = intent;
  const texts = explainTexts[language];
  const labels = unique(wants.flatMap((want) => wantLabel(want, language)));
  const adjectives = [
    ...(intent.isFavourite ? [texts.favourite] : []),
    ...(intent.isAlcoholFree ? [texts.alcoholFree] : []),
    ...dietLabels(intent),
    ...(strength === null || (strength === -1 && intent.isNotStrong)
      ? []
      : [texts.strengths[strength]]),
    ...labels.filter((label) => !isTail(label)),
  ];
  const tails = labels.filter(isTail);
  const described = [texts.something, join(adjectives, texts.and), ...tails].filter(Boolean);
  return described.join(' ').replace(/(?<!niečo) čo /, ', čo ');
}

function details(intent: Intent): string[] {
  const { language, avoids } = intent;
  const texts = explainTexts[language];
  const wanted = intent.wants.flatMap(({ subject }) => conceptLabel(subject, language, 'with'));
  const groups = intent.wants
    .filter(({ subject }) => subject.kind === 'concept')
    .map((w) => w.group);
  const isEither = new Set(groups).size < groups.length;
  const refused = avoids.filter(({ isStrict }) => isStrict);
  const mild = avoids.filter(({ isStrict }) => !isStrict);
  const without = [
    ...refusedLabels(intent),
    ...typed(intent, intent.avoidedWords).map(texts.quoted),
  ];
  const examples = namesOf(intent.examples, language);
  const excluded = namesOf(intent.excluded, language).slice(0, mostExcluded);
  return [
    ...(wanted.length ? [texts.with(join(unique(wanted), isEither ? texts.or : texts.and))] : []),
    ...(examples.length ? [texts.like(join(examples, texts.or))] : []),
    ...(intent.words.length ? [texts.about(typed(intent, intent.words).join(' '))] : []),
    ...(intent.isNotStrong ? [texts.notTooMuch(texts.strengths[1])] : []),
    ...refused.flatMap(({ subject }) => qualityLabel(subject, language)).map(texts.not),
    ...[...intent.wants.filter(({ isModerate }) => isModerate), ...mild]
      .flatMap(({ subject }) => qualityLabel(subject, language))
      .map(texts.notTooMuch),
    ...mild.flatMap(({ subject }) => conceptLabel(subject, language, 'without')).map(texts.little),
    ...(without.length ? [texts.without(join(unique(without), texts.nor))] : []),
    ...(excluded.length ? [texts.except(join(excluded, texts.nor), excluded.length)] : []),
    ...limits(intent),
  ];
}

function limits(intent: Intent): string[] {
  const { language, minAlcohol, maxAlcohol, isAlcoholFree, partCount } = intent;
  const texts = explainTexts[language];
  const found = partCount ? [texts.partCount(partCount.min, partCount.max)] : [];
  if (isAlcoholFree) return found;
  const isRange = Number.isInteger(minAlcohol) && Number.isInteger(maxAlcohol);
  if (isRange && minAlcohol !== null && maxAlcohol !== null && minAlcohol > 1) {
    return [...found, texts.between(minAlcohol, maxAlcohol)];
  }
  if (minAlcohol !== null && minAlcohol > 1) {
    found.push(
      Number.isInteger(minAlcohol)
        ? texts.atLeast(minAlcohol)
        : texts.above(Math.floor(minAlcohol)),
    );
  }
  if (maxAlcohol !== null) {
    found.push(
      Number.isInteger(maxAlcohol) ? texts.atMost(maxAlcohol) : texts.below(Math.ceil(maxAlcohol)),
    );
  }
  return found;
}
