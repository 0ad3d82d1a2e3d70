import type { Localized } from '#domain/languages.ts';
import type { Strength } from '#language/lexicon/meanings.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Subject } from '#language/reading/intent.ts';
import type { Guest } from './guests.ts';
import { dietsOf, type NamedDiet, type Refusal, refusalsOf } from './needs/needs.ts';

export type Wanted = Subject | { kind: 'strength'; strength: Strength };

export interface Facts {
  responses: number;
  adults: number;
  children: number;
  named: Count<Localized>[];
  wanted: Count<Wanted>[];
  alcoholFree: number;
  diets: Count<NamedDiet>[];
  refusals: Refusal[];
}

export interface Count<T> {
  what: T;
  people: number;
}

/** `others`: adults whose wishes the text does not mention. */
export function factsOf(guests: readonly Guest[], responses: number, others: number): Facts {
  const people = (isCounted: (guest: Guest) => boolean) =>
    guests.reduce((sum, guest) => sum + (isCounted(guest) ? guest.people : 0), 0);
  return {
    responses,
    adults: people(({ isChildren }) => !isChildren) + others,
    children: people(({ isChildren }) => isChildren),
    named: counted(guests, ({ intent, pours }) => [
      ...intent.named.map(nameOf),
      ...pours.map(({ recipe }) => recipe.name),
    ]),
    wanted: counted(guests, wantedBy),
    alcoholFree: people(({ intent, isChildren }) => intent.isAlcoholFree && !isChildren),
    diets: counted(guests, ({ intent }) => dietsOf(intent)),
    // Never shortened, since each may be an allergy.
    refusals: counted(guests, ({ intent }) => refusalsOf(intent)).map(({ what }) => what),
  };
}

function nameOf({ names: [en = '', sk = en] }: Profile): Localized {
  return { en, sk };
}

/** Drops wants that only describe a plain drink. */
function wantedBy({ intent: { wants, strength }, pours }: Guest): Wanted[] {
  const isPoured = (subject: Subject) =>
    pours.length > 0 &&
    (subject.kind === 'quality' ||
      pours.some(({ entry }) => entry.profile.concepts.has(subject.concept)));
  return [
    ...wants.flatMap(({ subject }) => (isPoured(subject) ? [] : subject)),
    ...(strength === null ? [] : [{ kind: 'strength' as const, strength }]),
  ];
}

function counted<T>(guests: readonly Guest[], list: (guest: Guest) => readonly T[]): Count<T>[] {
  const counts = new Map<string, Count<T>>();
  for (const guest of guests) {
    const own = new Map(list(guest).map((what) => [JSON.stringify(what), what]));
    for (const [key, what] of own) {
      counts.set(key, { what, people: (counts.get(key)?.people ?? 0) + guest.people });
    }
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other.people - one.people || (a < b ? -1 : 1))
    .map(([, count]) => count);
}
