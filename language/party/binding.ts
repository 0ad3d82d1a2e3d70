// Statements about one person of a response that hold for everybody who comes with them.

import type { Avoid, Intent, Subject } from '#language/reading/intent.ts';
import type { Abstaining } from '#language/safety/abstaining/abstaining.ts';
import type { Regimen } from '#language/safety/diets.ts';
import type { Refused, Safety } from '#language/safety/safety.ts';
import { goesOnWithAllergy } from './people/clauses.ts';

interface Group {
  text: string;
  isChildren: boolean;
  intent: Intent;
}

/** Holds only for the person who is expecting or small. */
const personal = new Set<Regimen | undefined>(['pregnancy', 'childhood']);
const ofMinors = new Set<Abstaining>(['child', 'underAge']);

/**
 * Some needs hold for all groups of a response. `whole`: the intent of the whole text. `name`:
 * needs in the guest's name ("Jana, no nuts").
 */
export function bindAll(groups: readonly Group[], whole: Intent, name: Safety): void {
  const refused = [
    ...whole.safety.refused.filter((one) => !isOnlyWanted(one, groups)),
    ...name.refused,
  ].filter(
    (one) =>
      (one.isStrict && !personal.has(one.diet)) ||
      !groups.some(({ intent }) => intent.safety.refused.some((other) => isSame(one, other))),
  );
  const avoids = whole.avoids.filter((one) => {
    const isRead = groups.some(({ intent }) => intent.avoids.some((other) => isSame(one, other)));
    if (!one.isBinding || (one.diet && isRead)) return false;
    return isRead || !isWanted(one.subject, groups);
  });
  const isFree = (isCounted: (group: Group) => boolean) =>
    groups.some((group) => isCounted(group) && group.intent.isAlcoholFree);
  const noAlcohol = [
    ...name.noAlcohol,
    ...whole.safety.noAlcohol.filter((reason) =>
      ofMinors.has(reason) ? !isFree(() => true) : !isFree(({ isChildren }) => !isChildren),
    ),
  ];
  for (const { intent } of groups) {
    const { safety } = intent;
    intent.avoids = unique<Avoid>([...intent.avoids, ...avoids]);
    intent.safety = {
      ...safety,
      noAlcohol: [...new Set([...safety.noAlcohol, ...noAlcohol])],
      refused: unique<Refused>([...safety.refused, ...refused]),
      unknown: [...new Set([...safety.unknown, ...whole.safety.unknown, ...name.unknown])],
      isMedical: safety.isMedical || isMedical(whole.safety) || name.isMedical,
    };
    if (noAlcohol.length > 0) intent.isAlcoholFree = true;
  }
}

/** An allergy or an illness. The pregnancy of one person is not enough. */
function isMedical({ isMedical: is, refused, unknown, noAlcohol }: Safety): boolean {
  if (!is) return false;
  const isHarmed = refused.some((one) => one.isStrict && !personal.has(one.diet));
  return isHarmed || unknown.length > 0 || noAlcohol.length === 0;
}

/** "My wife is allergic to nuts, for me gin": the list of an allergy ends where others speak. */
function isWanted(subject: Subject, groups: readonly Group[]): boolean {
  return groups.some(
    ({ text, intent }) =>
      intent.wants.some((want) => isSame(want.subject, subject)) && !goesOnWithAllergy(text),
  );
}

/** Never for substances that other things contain too, such as milk. */
function isOnlyWanted(one: Refused, groups: readonly Group[]): boolean {
  const { allergens, concepts, isSugar, diet } = one;
  if (allergens.length > 0 || isSugar || diet || concepts.length !== 1) return false;
  if (groups.some(({ intent }) => intent.safety.refused.some((other) => isSame(one, other))))
    return false;
  return concepts.every((concept) => isWanted({ kind: 'concept', concept }, groups));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}
