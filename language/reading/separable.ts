// Verbs of leaving out that stand apart from their particle: "keep the tonic away", "daj tú mätu preč".
import { particles, separable } from '#language/lexicon/clauses.ts';
import type { Segment } from './segment.ts';

/** How many segments may stand between a verb and its particle. */
const reach = 6;

/** Makes a negation of each such verb that has something to drink before its particle. */
export function withSeparable(segments: readonly Segment[], tokens: readonly string[]): Segment[] {
  const changed = [...segments];
  segments.forEach((segment, n) => {
    const end = n + particleBehind(segments.slice(n, n + 1 + reach), tokens);
    if (end === n) return;
    changed[n] = { ...segment, role: 'negation' };
    // "Daj prosím tú mätu preč".
    for (let at = n + 1; at < end; at++) {
      if (segments[at]?.role === 'request') changed[at] = placeOf(segments[at]);
    }
    changed[end] = placeOf(segments[end]);
  });
  return changed;
}

/** Where the particle of the verb at the start is; 0 where there is none. */
function particleBehind([verb, ...ahead]: readonly Segment[], tokens: readonly string[]): number {
  if (!verb || verb.content || !separable.has(tokens[verb.from] ?? '')) return 0;
  const end = ahead.findIndex(
    ({ mark, role, from }) => mark || role === 'turn' || particles.has(tokens[from] ?? ''),
  );
  const isEnded = particles.has(tokens[ahead[end]?.from ?? -1] ?? '');
  return isEnded && ahead.slice(0, end).some(isThing) ? end + 1 : 0;
}

function placeOf({ from, to }: Segment = { from: 0, to: 0 }): Segment {
  return { from, to };
}

function isThing({ content }: Segment): boolean {
  return (
    content?.kind === 'meanings' &&
    content.meanings.some(({ kind }) => kind === 'concept' || kind === 'quality')
  );
}
