// What a guest asks for by name and the menu does not have, and what comes closest to it by taste.
import {
  type Concept,
  conceptData,
  conceptName,
  conceptsWhere,
} from '#language/lexicon/concepts.ts';
import { lineageOf, substituteClassesOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import { type NamedThing, thingName, thingsIn } from '#language/lexicon/things.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent, Subject, Want } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { tokenize } from '#language/words/tokenize.ts';
import type { MenuIndex } from './menu-index.ts';

export interface Lacking {
  /** What there is nothing of, as it stands after "no"; in Slovak in the accusative. */
  names: readonly string[];
  /** It is served, but not within what the guest rules out. */
  isRuledOut: boolean;
  /** The wish without it. */
  rest: Intent;
  /** The wish with what comes closest in its place. */
  nearest: Intent;
}

/** Null where the menu has something of everything that is named. */
export function lackingIn(intent: Intent, menu: MenuIndex, query: string): Lacking | null {
  const tokens = tokenize(query);
  if (!intent.wants.some(isOfConcept) && thingsIn(tokens).length === 0) return null;
  const allowed = menu.profiles.filter((profile) => isAllowed(intent, profile));
  const things = lackedThings(intent, tokens, menu.profiles);
  const ofThings = new Set(things.flatMap((one) => one.concepts));
  const absent = absentConcepts(intent.wants, tokens, allowed);
  const concepts = absent.filter((concept) => !ofThings.has(concept));
  if (things.length + concepts.length === 0) return null;
  const lacked = [...ofThings, ...concepts];
  const words = new Set(things.flatMap((one) => one.words));
  const left = {
    ...intent,
    wants: intent.wants.filter(({ subject }) => !isOneOf(subject, lacked)),
    words: intent.words.filter((word) => !words.has(word)),
  };
  const isAlone = left.wants.every(({ isHinted }) => isHinted);
  const kin = kinOf(things, concepts, allowed).map((want) => ({
    ...want,
    weight: want.weight * (isAlone ? 1 : besideWants),
  }));
  return {
    names: [
      ...things.map(({ thing }) => thingName(thing, intent.language, 'object')),
      ...concepts.map((concept) => conceptName(concept, intent.language, 'object')),
    ],
    isRuledOut: concepts.some((concept) => menu.profiles.some((one) => holds(one, concept))),
    rest: withoutTaste(left, lacked),
    nearest: { ...left, wants: [...left.wants, ...kin] },
  };
}

function isOfConcept({ subject }: Want): boolean {
  return subject.kind === 'concept';
}

function isOneOf(subject: Subject, concepts: readonly Concept[]): boolean {
  return subject.kind === 'concept' && concepts.includes(subject.concept);
}

/** The intent without what the things that are lacked taste of and remind of. */
function withoutTaste(intent: Intent, lacked: readonly Concept[]): Intent {
  const wants = intent.wants.filter(({ subject, isHinted }) => {
    const isTaste =
      subject.kind === 'quality' &&
      lacked.some((concept) => (conceptData(concept).gives[subject.quality] ?? 0) >= 1);
    return !isHinted && !isTaste;
  });
  return { ...intent, wants };
}

/** Wanted concepts that no drink has, nor any of their alternatives. */
function absentConcepts(
  wants: readonly Want[],
  tokens: readonly string[],
  drinks: readonly Profile[],
): Concept[] {
  const groups = Map.groupBy(wants, ({ group }) => group).values();
  return [...groups].flatMap((group) => {
    const concepts = group.flatMap(({ subject }) =>
      subject.kind === 'concept' ? subject.concept : [],
    );
    const isAbsent = concepts.every((concept) => !drinks.some((drink) => holds(drink, concept)));
    const isSaid =
      group.every((want) => !want.isHinted) || concepts.some((one) => names(tokens, one));
    return isAbsent && isSaid && concepts.length === group.length ? concepts : [];
  });
}

/** Whether a word names a concept, whatever phrase it is part of: the beer of "cold beer". */
function names(tokens: readonly string[], concept: Concept): boolean {
  return tokens.some((token) =>
    lookUp([token], 0)?.meanings.some((one) => one.kind === 'concept' && one.concept === concept),
  );
}

function holds({ concepts, trims }: Profile, concept: Concept): boolean {
  return concepts.has(concept) || trims.has(concept);
}

/** Things that are wanted by name and in no drink. */
function lackedThings(
  intent: Intent,
  tokens: readonly string[],
  drinks: readonly Profile[],
): NamedThing[] {
  return thingsIn(tokens).filter((one) => {
    const isServed = drinks.some(({ partWords }) =>
      one.thing.provenBy.every((stem) => partWords.has(stem)),
    );
    return !isServed && isWanted(one, intent);
  });
}

function isWanted(one: NamedThing, { wants, words }: Intent): boolean {
  return (
    one.words.some((word) => words.includes(word)) ||
    wants.some(
      ({ subject }) => subject.kind === 'concept' && one.concepts.includes(subject.concept),
    )
  );
}

/** Tastes, by which one thing is like another; colour and price are not. */
const tastes: ReadonlySet<string> = new Set<Quality>([
  'sweet',
  'sour',
  'bitter',
  'dry',
  'smoky',
  'spicy',
  'spiced',
  'fruity',
  'herbal',
  'floral',
  'nutty',
  'savory',
  'creamy',
  'fizzy',
  'tropical',
  'cooling',
  'rich',
  'long',
  'foam',
  'coffeeish',
  'berryish',
  'gingery',
  'honeyed',
  'citrusy',
  'crisp',
  'dessert',
]);
const mostTastes = 3;
/** How much they count beside what the menu has. */
const besideWants = 0.3;
const broad = conceptsWhere('isBroad');
/** Groups of their own: what guests list has positive numbers, what it reminds of is far below. */
const firstGroup = -500;

function kinOf(
  things: readonly NamedThing[],
  concepts: readonly Concept[],
  drinks: readonly Profile[],
): Want[] {
  const subjects = [
    ...things.flatMap(({ thing }) => [
      ...thing.concepts.flatMap((concept) => nearestTo(concept, drinks)),
      ...thing.qualities.map((quality) => qualityOf(quality)),
    ]),
    ...concepts.flatMap((concept) => [
      ...substituteClassesOf(concept).flatMap((kind) => nearestTo(kind, drinks, false)),
      ...tastesOf(concept),
    ]),
  ];
  return subjects.map((want, n) => ({ ...want, group: firstGroup - n }));
}

/** The concept where a drink has it, or else the tastes that it stands for. */
function nearestTo(concept: Concept, drinks: readonly Profile[], orTastes = true): Want[] {
  if (drinks.some((drink) => holds(drink, concept))) {
    return [{ subject: { kind: 'concept', concept }, weight: 1, group: 0, isModerate: false }];
  }
  return orTastes ? tastesOf(concept) : [];
}

function tastesOf(concept: Concept): Want[] {
  const given = new Map<Quality, number>();
  for (const kind of lineageOf(concept)) {
    if (broad.has(kind)) continue;
    for (const [name, amount] of Object.entries(conceptData(kind).gives)) {
      const quality = name as Quality;
      if (tastes.has(quality)) given.set(quality, (given.get(quality) ?? 0) + amount);
    }
    const { taste } = conceptData(kind);
    if (taste) given.set(taste, Math.max(1, given.get(taste) ?? 0));
  }
  const most = Math.max(...given.values());
  return [...given]
    .filter(([, amount]) => amount > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostTastes)
    .map(([quality, amount]) => qualityOf(quality, Math.min(1, amount / most)));
}

function qualityOf(quality: Quality, weight = 1): Want {
  return { subject: { kind: 'quality', quality }, weight, group: 0, isModerate: false };
}
