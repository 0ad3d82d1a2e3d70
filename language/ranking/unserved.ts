// Drinks that a guest names and the bar does not make: what is like them is looked for.
import type { Profile } from '#language/profiles/profile.ts';
import { type Intent, isPlain } from '#language/reading/intent.ts';
import type { MenuIndex } from './menu-index.ts';

/** The intent with named drinks that are not on the menu as examples of what else is wanted. */
export function withUnserved(intent: Intent, { served }: MenuIndex): Intent {
  const isServed = ({ id }: Profile) => served.has(id);
  const lacked = intent.named.filter((named) => !isServed(named));
  if (lacked.length === 0 || isPlain(intent)) return intent;
  return {
    ...intent,
    named: intent.named.filter(isServed),
    examples: [...intent.examples, ...lacked],
  };
}
