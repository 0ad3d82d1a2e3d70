// What was understood, and why a drink was chosen, in the asker's words.
import type { Language } from '#domain/languages.ts';
import { dietsOf, type Intent, type Subject } from './intent.ts';
import { type Concept, conceptData, conceptName } from './lexicon/concepts.ts';
import { dietName } from './lexicon/diets.ts';
import { qualityName } from './lexicon/qualities.ts';
import type { Profile } from './profile.ts';
import { amountOf, likeness } from './score.ts';

interface Phrases {
  lookingFor: (what: string) => string;
  something: string;
  alcoholFree: string;
  strengths: Record<-1 | 0 | 1, string>;
  with: (concepts: string) => string;
  without: (concepts: string) => string;
  not: (quality: string) => string;
  notTooMuch: (quality: string) => string;
  little: (concept: string) => string;
  like: (names: string) => string;
  named: (names: string) => string;
  notServed: (names: string) => string;
  about: (words: string) => string;
  quoted: (word: string) => string;
  atMost: (percent: number) => string;
  below: (percent: number) => string;
  atLeast: (percent: number) => string;
  above: (percent: number) => string;
  and: string;
  or: string;
  closeTo: (name: string) => string;
  asAsked: string;
  noAlcohol: string;
  percent: (percent: number) => string;
  greeting: string;
  offTopic: string;
  unclear: string;
  picks: string;
  nothing: string;
}

const phrases: Record<Language, Phrases> = {
  en: {
    lookingFor: (what) => `Looking for ${what}.`,
    something: 'something',
    alcoholFree: 'alcohol-free',
    strengths: { '-1': 'light', 0: 'of medium strength', 1: 'strong' },
    with: (concepts) => `with ${concepts}`,
    without: (concepts) => `without ${concepts}`,
    not: (quality) => `not ${quality}`,
    notTooMuch: (quality) => `not too ${quality}`,
    little: (concept) => `with little ${concept}`,
    like: (names) => `like ${names}`,
    named: (names) => `${names}, and what comes close.`,
    notServed: (names) => `${names} cannot be made here right now. This comes close.`,
    about: (words) => `to do with “${words}”`,
    quoted: (word) => `“${word}”`,
    atMost: (percent) => `of at most ${percent}% alcohol`,
    below: (percent) => `below ${percent}% alcohol`,
    atLeast: (percent) => `of at least ${percent}% alcohol`,
    above: (percent) => `above ${percent}% alcohol`,
    and: ' and ',
    or: ' or ',
    closeTo: (name) => `close to ${name}`,
    asAsked: 'Just what you asked for',
    noAlcohol: 'no alcohol',
    percent: (percent) => `${percent}% alcohol`,
    greeting:
      'Hello! Tell me a taste, a spirit, a mood or an occasion, and I will look through this menu.',
    offTopic:
      'I only know about drinks. Tell me what you feel like, and I will look through this menu.',
    unclear:
      'I did not quite get that. Try a taste, a spirit or a mood, such as “sour with gin” or “light and fruity”.',
    picks: 'A few good ones from this menu, each quite different.',
    nothing: 'Nothing on this menu is like that right now.',
  },
  sk: {
    lookingFor: (what) => `Hľadám ${what}.`,
    something: 'niečo',
    alcoholFree: 'nealkoholické',
    strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
    with: (concepts) => `${/^[szšž]/i.test(concepts) ? 'so' : 's'} ${concepts}`,
    without: (concepts) => `bez ${concepts}`,
    not: (quality) => `nie ${quality}`,
    notTooMuch: (quality) => `nie príliš ${quality}`,
    little: (concept) => `s čo najmenším množstvom ${concept}`,
    like: (names) => `ako ${names}`,
    named: (names) => `${names} a čo je mu blízke.`,
    notServed: (names) => `${names} tu práve nie je. Toto je mu blízke.`,
    about: (words) => `k výrazu „${words}“`,
    quoted: (word) => `„${word}“`,
    atMost: (percent) => `najviac ${percent} % alkoholu`,
    below: (percent) => `pod ${percent} % alkoholu`,
    atLeast: (percent) => `aspoň ${percent} % alkoholu`,
    above: (percent) => `nad ${percent} % alkoholu`,
    and: ' a ',
    or: ' alebo ',
    closeTo: (name) => `podobné ako ${name}`,
    asAsked: 'Presne to, čo hľadáte',
    noAlcohol: 'bez alkoholu',
    percent: (percent) => `${percent} % alkoholu`,
    greeting: 'Dobrý deň! Napíšte chuť, alkohol, náladu alebo príležitosť a pozriem sa do ponuky.',
    offTopic: 'Vyznám sa len v drinkoch. Napíšte, na čo máte chuť, a pozriem sa do ponuky.',
    unclear:
      'Tomuto celkom nerozumiem. Skúste chuť, alkohol alebo náladu, napríklad „kyslé s ginom“ alebo „ľahké a ovocné“.',
    picks: 'Pár dobrých drinkov z ponuky, každý iný.',
    nothing: 'Nič také teraz v ponuke nie je.',
  },
};

export type Reply = 'greeting' | 'offTopic' | 'unclear' | 'picks';

/** What to say to somebody who did not say what they want. */
export function replyText(reply: Reply, language: Language): string {
  return phrases[language][reply];
}

/** "Looking for something sweet and creamy, with vodka, without coconut." */
export function interpretation(
  intent: Intent,
  found: number,
  isServed: (profile: Profile) => boolean,
): string {
  const { language } = intent;
  const say = phrases[language];
  const described = describe(intent);
  const [first = '', ...rest] = details(intent);
  const isNewThought = described !== say.something && isDenial(first);
  const parts = isNewThought
    ? [described, first, ...rest]
    : [`${described} ${first}`.trim(), ...rest];
  const names = namesOf(intent.named, language);
  const sentence =
    names.length && parts.length === 1 && parts[0] === say.something
      ? (intent.named.some(isServed) ? say.named : say.notServed)(join(names, say.or))
      : say.lookingFor([...names, ...parts].join(', '));
  return found ? sentence : `${sentence} ${say.nothing}`;
}

/** "not too sour": after "something sour" a thought of its own. */
function isDenial(detail: string): boolean {
  return /^(not|nie) /.test(detail);
}

/** "something light, sweet and creamy". */
function describe(intent: Intent): string {
  const { language, strength, wants } = intent;
  const say = phrases[language];
  const labels = unique(wants.flatMap(({ subject }) => qualityLabel(subject, language)));
  const adjectives = [
    ...(intent.isAlcoholFree ? [say.alcoholFree] : []),
    ...dietLabels(intent),
    ...(strength === null || (strength === -1 && intent.isNotStrong)
      ? []
      : [say.strengths[strength]]),
    ...labels.filter((label) => !isTail(label)),
  ];
  const tails = labels.filter(isTail);
  return [say.something, join(adjectives, say.and), ...tails].filter(Boolean).join(' ');
}

function details(intent: Intent): string[] {
  const { language, avoids } = intent;
  const say = phrases[language];
  const wanted = intent.wants.flatMap(({ subject }) => conceptLabel(subject, language, 'with'));
  const groups = intent.wants
    .filter(({ subject }) => subject.kind === 'concept')
    .map((w) => w.group);
  const isEither = new Set(groups).size < groups.length;
  const refused = avoids.filter(({ isStrict }) => isStrict);
  const mild = avoids.filter(({ isStrict }) => !isStrict);
  const without = [
    ...refusedLabels(intent),
    ...intent.avoidedWords.map(say.quoted),
    ...namesOf(intent.excluded, language),
  ];
  const models = namesOf(intent.models, language);
  return [
    ...(wanted.length ? [say.with(join(unique(wanted), isEither ? say.or : say.and))] : []),
    ...(models.length ? [say.like(join(models, say.or))] : []),
    ...(intent.words.length ? [say.about(intent.words.join(' '))] : []),
    ...(intent.isNotStrong ? [say.notTooMuch(say.strengths[1])] : []),
    ...refused.flatMap(({ subject }) => qualityLabel(subject, language)).map(say.not),
    ...[...intent.wants.filter(({ isModerate }) => isModerate), ...mild]
      .flatMap(({ subject }) => qualityLabel(subject, language))
      .map(say.notTooMuch),
    ...mild.flatMap(({ subject }) => conceptLabel(subject, language, 'without')).map(say.little),
    ...(without.length ? [say.without(join(unique(without), say.or))] : []),
    ...limits(intent),
  ];
}

function limits({ language, minAlcohol, maxAlcohol, isAlcoholFree }: Intent): string[] {
  const say = phrases[language];
  const said: string[] = [];
  if (isAlcoholFree) return said;
  if (minAlcohol !== null && minAlcohol > 1) {
    said.push(isWhole(minAlcohol) ? say.atLeast(minAlcohol) : say.above(Math.floor(minAlcohol)));
  }
  if (maxAlcohol !== null) {
    said.push(isWhole(maxAlcohol) ? say.atMost(maxAlcohol) : say.below(Math.ceil(maxAlcohol)));
  }
  return said;
}

/** From here on a drink comes close to another. */
const closeFrom = 0.3;

/** Why this drink: "Sweet and creamy: coffee liqueur, cream." Parts are its ingredients, in order. */
export function reason(intent: Intent, profile: Profile, parts: readonly string[]): string {
  const { language } = intent;
  const say = phrases[language];
  const met = intent.wants.filter(({ subject }) => amountOf(profile, subject) >= 0.3);
  const labels = unique(met.flatMap(({ subject }) => qualityLabel(subject, language)));
  const proof = parts.filter((_, n) =>
    met.some(({ subject }) => proves(profile.partConcepts[n] ?? new Set(), subject)),
  );
  const shown = proof.length ? proof : labels.length ? [] : parts.slice(0, 3);
  const isNamed = intent.named.some(({ id }) => id === profile.id);
  const model = [...intent.models, ...intent.named].find(
    (one) => one.id !== profile.id && likeness(one, profile) >= closeFrom,
  );
  const adjectives = labels.filter((label) => !isTail(label));
  const lead = isNamed
    ? say.asAsked
    : [join(adjectives, say.and), ...labels.filter(isTail)].filter(Boolean).join(', ');
  const list = unique(shown).slice(0, 4).join(', ');
  const tail = [
    ...(model && !isNamed ? [say.closeTo(nameOf(model, language))] : []),
    ...kept(intent, profile),
  ];
  const head = [lead, list].filter(Boolean).join(': ');
  return capital(`${[head, ...tail].filter(Boolean).join('; ')}.`);
}

/** What was asked not to be there, and the strength where it was asked about. */
function kept(intent: Intent, { alcohol }: Profile): string[] {
  const { language } = intent;
  const say = phrases[language];
  if (intent.isAlcoholFree) return [say.noAlcohol];
  const without = refusedLabels(intent);
  const isStrengthAsked =
    intent.strength !== null || intent.maxAlcohol !== null || intent.minAlcohol !== null;
  return [
    ...dietLabels(intent),
    ...(without.length ? [say.without(join(unique(without).slice(0, 3), say.or))] : []),
    ...(isStrengthAsked ? [say.percent(alcohol)] : []),
  ];
}

function dietLabels(intent: Intent): string[] {
  return dietsOf(intent).flatMap((diet) => dietName(diet, intent.language) ?? []);
}

/** Things that were refused by themselves, after "without". */
function refusedLabels({ avoids, language }: Intent): string[] {
  return avoids
    .filter(({ isStrict, diet }) => isStrict && !diet)
    .flatMap(({ subject }) => conceptLabel(subject, language, 'without'));
}

function proves(concepts: ReadonlySet<Concept>, subject: Subject): boolean {
  if (subject.kind === 'concept') return concepts.has(subject.concept);
  return [...concepts].some(
    (concept) => (conceptData(concept).gives?.[subject.quality] ?? 0) >= 0.8,
  );
}

function qualityLabel(subject: Subject, language: Language): string[] {
  return subject.kind === 'quality' ? [qualityName(subject.quality, language)] : [];
}

function conceptLabel(subject: Subject, language: Language, after: 'with' | 'without'): string[] {
  return subject.kind === 'concept' ? [conceptName(subject.concept, language, after)] : [];
}

/** Labels that come after the adjectives: "for summer", "na leto". */
function isTail(label: string): boolean {
  return /^(as|for|with|to|of|like|against|on|na|ako|s|so|k|z|zo) /.test(label);
}

function namesOf(profiles: readonly Profile[], language: Language): string[] {
  return unique(profiles.map((profile) => nameOf(profile, language)));
}

function nameOf({ names }: Profile, language: Language): string {
  return (language === 'sk' ? names[1] : names[0]) ?? names[0] ?? '';
}

function join(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${last}${list.at(-1)}`;
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

function isWhole(value: number): boolean {
  return Number.isInteger(value);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
