// "Keep the tonic away", "po rume ma bolí hlava", "bez ginu neprežijem".
import {
  indispensable,
  particles,
  separable,
  suffered,
  sufferers,
  suffering,
  without,
} from '#language/lexicon/clauses.ts';
import type { Role } from '#language/lexicon/roles.ts';
import type { Segment } from './segment.ts';

interface Frame {
  opens: ReadonlySet<string>;
  closes: ReadonlySet<string>;
  role: Role;
  /** Words that must stand beside the closing word. */
  beside?: ReadonlySet<string>;
  /** A list may stand between them. */
  hasCommas: boolean;
}

const frames: readonly Frame[] = [
  { opens: separable, closes: particles, role: 'negation', hasCommas: true },
  { opens: suffered, closes: suffering, role: 'negation', beside: sufferers, hasCommas: true },
  { opens: without, closes: indispensable, role: 'request', hasCommas: false },
];

const reach = 12;

const ending = new Set<Role>(['turn', 'negation', 'refusal', 'opening']);

export function withSeparable(segments: readonly Segment[], tokens: readonly string[]): Segment[] {
  const changed = [...segments];
  segments.forEach((segment, n) => {
    for (const frame of frames) {
      const end = n + distanceToEnd(frame, segments.slice(n, n + 1 + reach), tokens);
      if (end === n) continue;
      changed[n] = { ...segment, role: frame.role };
      // "Daj prosím tú mätu preč".
      for (let at = n + 1; at < end; at++) {
        if (segments[at]?.role === 'request') changed[at] = placeOf(segments[at]);
      }
      changed[end] = placeOf(segments[end]);
    }
  });
  return changed;
}

function distanceToEnd(
  { opens, closes, beside, hasCommas }: Frame,
  [first, ...ahead]: readonly Segment[],
  tokens: readonly string[],
): number {
  const isIn = (words: ReadonlySet<string>, segment?: Segment) =>
    segment !== undefined && words.has(tokens[segment.from] ?? '');
  if (!first || first.content || first.to - first.from > 1 || !isIn(opens, first)) return 0;
  const end = ahead.findIndex((one) => {
    const isOther = one.role && ending.has(one.role);
    const isOver = one.mark && !(hasCommas && one.mark === ',');
    return isOver || isIn(closes, one) || isOther || isIn(opens, one);
  });
  const last = ahead[end];
  if (!last || !isIn(closes, last) || isThing(last)) return 0;
  const isBeside = [tokens[last.from - 1], tokens[last.to]].some((word) => beside?.has(word ?? ''));
  return (!beside || isBeside) && ahead.slice(0, end).some(isThing) ? end + 1 : 0;
}

function placeOf({ from, to }: Segment = { from: 0, to: 0 }): Segment {
  return { from, to };
}

function isThing({ content, parts }: Segment): boolean {
  if (content?.kind !== 'meanings') return content !== undefined && content.kind !== 'word';
  const isTaste = content.meanings.some(({ kind }) => kind === 'concept' || kind === 'quality');
  return isTaste || parts !== undefined;
}
