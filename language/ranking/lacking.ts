// Things that a guest names and the menu lacks, and the closest tastes.
import { type Concept, conceptData, conceptName } from '#language/lexicon/concepts.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { type NamedThing, thingName, thingsIn } from '#language/lexicon/things.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent, Subject, Want } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { holds, kinOf } from './kin.ts';
import { likeness } from './likeness.ts';
import type { MenuIndex } from './menu-index.ts';

export interface Lacking {
  /** After "no", in Slovak in the accusative. */
  names: readonly string[];
  unlike: readonly Profile[];
  /** The menu has it, but the guest rules out the drinks. */
  isRuledOut: boolean;
  rest: Intent;
  nearest: Intent;
}

const besideWants = 0.3;
const leastLike = 0.35;

/** Null where the menu has something of everything that the guest names. */
export function lackingIn(intent: Intent, menu: MenuIndex, query: string): Lacking | null {
  const tokens = tokenize(query);
  const mayLack =
    intent.wants.some(isOfConcept) || intent.examples.length > 0 || thingsIn(tokens).length > 0;
  if (!mayLack) return null;
  const allowed = menu.profiles.filter((profile) => isAllowed(intent, profile));
  const things = lackedThings(intent, tokens, menu.profiles);
  const ofThings = new Set(things.flatMap((one) => one.concepts));
  const absent = absentConcepts(intent.wants, tokens, allowed);
  const concepts = absent.filter((concept) => !ofThings.has(concept));
  const unlike = unlikeAny(intent, allowed);
  if (things.length + concepts.length + unlike.length === 0) return null;
  const lacked = [...ofThings, ...concepts];
  const left = withoutNamed(intent, things, lacked);
  const weight = left.wants.every(({ isHinted }) => isHinted) ? 1 : besideWants;
  const kin = kinOf(things, concepts, allowed).map((want) => ({
    ...want,
    weight: want.weight * weight,
  }));
  return {
    names: [
      ...things.map(({ thing }) => thingName(thing, intent.language, 'object')),
      ...concepts.map((concept) => conceptName(concept, intent.language, 'object')),
    ],
    unlike,
    isRuledOut: concepts.some((concept) => menu.profiles.some((one) => holds(one, concept))),
    rest: withoutTaste(left, lacked, unlike),
    nearest: { ...left, wants: [...left.wants, ...kin] },
  };
}

function unlikeAny({ isAlcoholFree, examples }: Intent, allowed: readonly Profile[]): Profile[] {
  if (!isAlcoholFree) return [];
  return examples.filter(
    (example) => example.alcohol > 0 && !allowed.some((one) => likeness(example, one) >= leastLike),
  );
}

function withoutNamed(
  intent: Intent,
  things: readonly NamedThing[],
  lacked: readonly Concept[],
): Intent {
  const words = new Set(things.flatMap((one) => one.words));
  return {
    ...intent,
    wants: intent.wants.filter(({ subject }) => !isOneOf(subject, lacked)),
    words: intent.words.filter((word) => !words.has(word)),
  };
}

function isOfConcept({ subject }: Want): boolean {
  return subject.kind === 'concept';
}

function isOneOf(subject: Subject, concepts: readonly Concept[]): boolean {
  return subject.kind === 'concept' && concepts.includes(subject.concept);
}

function withoutTaste(
  intent: Intent,
  lacked: readonly Concept[],
  unlike: readonly Profile[],
): Intent {
  const wants = intent.wants.filter(({ subject, isHinted }) => {
    const isTaste =
      subject.kind === 'quality' &&
      lacked.some((concept) => (conceptData(concept).gives[subject.quality] ?? 0) >= 1);
    return !(isHinted && lacked.length > 0) && !isTaste;
  });
  const examples = intent.examples.filter((example) => !unlike.includes(example));
  return { ...intent, wants, examples };
}

/** Concepts that no drink has, where their alternatives are missing too. */
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

/** Also as a part of a phrase: the beer of "cold beer". */
function names(tokens: readonly string[], concept: Concept): boolean {
  return tokens.some((token) =>
    lookUp([token], 0)?.meanings.some((one) => one.kind === 'concept' && one.concept === concept),
  );
}

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
