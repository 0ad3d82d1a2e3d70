// "Sweeter and stronger than Mojito".
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
  const { compared, strength, strengthOf, language } = intent;
  const drinks = new Set([
    ...compared.map(({ drink }) => drink),
    ...(strengthOf ? [strengthOf] : []),
  ]);
  return [...drinks].map((drink) => ({
    drink,
    name: nameOf(drink, language),
    changes: [
      ...(drink === strengthOf ? [strengthChange((strength ?? 0) > 0, language)] : []),
      ...compared
        .filter((one) => one.drink === drink)
        .map(({ quality, wants }) => changeOf(quality, wants === 'more', language)),
    ].sort((a, b) => Number(b.isMore) - Number(a.isMore)),
  }));
}
