import type { Profile } from '#language/profiles/profile.ts';
import { type Intent, isPlain } from '#language/reading/intent.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import type { MenuIndex } from './menu-index.ts';

export function withUnserved(intent: Intent, { served }: MenuIndex): Intent {
  const isServed = ({ id }: Profile) => served.has(id);
  const lacked = intent.named.filter((named) => !isServed(named));
  // "A martini, but not a dry one".
  const isLacked = ([best]: readonly Profile[]) =>
    best !== undefined && !(isServed(best) && isAllowed(intent, best));
  const shared = intent.sharedNames.filter(({ drinks }) => isLacked(drinks));
  if (lacked.length + shared.length === 0 || isPlain(intent)) return intent;
  return {
    ...intent,
    named: intent.named.filter(isServed),
    sharedNames: intent.sharedNames.filter((one) => !shared.includes(one)),
    examples: [
      ...intent.examples,
      ...lacked,
      ...shared.flatMap(({ drinks }) => drinks.slice(0, 1)),
    ],
  };
}
