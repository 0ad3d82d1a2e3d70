// Doctors who forbid something other than alcohol: "my dentist says no sugar".

import { clauseWords } from '#language/safety/clauses.ts';
import { mentionsIn } from '#language/safety/substances.ts';
import type { Span } from '#language/words/templates.ts';
import { clauseAround } from './subjects.ts';

const without = clauseWords('without');
const saidWithin = 3;

/** "My doctor said no grapefruit", "doktor mi zatrhol grep": names only something else. */
export function forbidsElse(tokens: readonly string[], span: Span): boolean {
  const { to } = clauseAround(tokens, span);
  const mentions = mentionsIn(tokens.slice(span.from, to));
  const first = mentions[0];
  if (!first || mentions.some((one) => one.isSpirit || one.substance.isAlcohol)) return false;
  const at = span.from + first.from;
  if (at < span.to) return true;
  return at <= span.to + saidWithin && without.has(tokens[at - 1] ?? '');
}
