// "Sweeter and stronger than Mojito": what an intent compares, by the drink that it is compared with.
import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import type { Change } from './grammar.ts';
import { changeOf, nameOf, strengthChange } from './labels.ts';

interface ComparedWith {
  drink: Profile;
  name: string;
  changes: readonly Change[];
}

export function comparisonsOf(intent: Intent): ComparedWith[] {
  const { compared, strength, language } = intent;
  const ofStrength = strengthComparedWith(intent);
  const drinks = new Set([...compared.map(({ drink }) => drink), ...(ofStrength ?? [])]);
  return [...drinks].map((drink) => ({
    drink,
    name: nameOf(drink, language),
    changes: [
      ...(ofStrength?.includes(drink) ? [strengthChange((strength ?? 0) > 0, language)] : []),
      ...compared
        .filter((one) => one.drink === drink)
        .map(({ quality, wants }) => changeOf(quality, wants === 'more', language)),
    ],
  }));
}

/** The drink whose strength is the limit: "stronger than a mojito", "a negroni, only lighter". */
export function strengthComparedWith({
  strength,
  minAlcohol,
  maxAlcohol,
  examples,
}: Intent): readonly Profile[] | undefined {
  const limit = strength === 1 ? minAlcohol : strength === -1 ? maxAlcohol : null;
  if (limit === null) return undefined;
  const drink = examples.find(({ alcohol }) => isBeside(alcohol, limit, strength));
  return drink && [drink];
}

/** As reading/settle-intent.ts makes limits of comparisons. */
function isBeside(alcohol: number, limit: number, strength: Intent['strength']): boolean {
  return strength === 1 ? limit === alcohol + 1 : limit === Math.max(1, alcohol - 1);
}
