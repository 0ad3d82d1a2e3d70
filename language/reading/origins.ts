import { isPerson, origins } from '#language/lexicon/clauses.ts';
import type { Segment } from './segment.ts';

/** Removes the meanings of places where people are from. */
export function withoutOrigins(segments: readonly Segment[], tokens: readonly string[]): Segment[] {
  return segments.map((segment) => {
    const { from, to } = segment;
    return isPlace(segment) && isOrigin(tokens, from, to) ? { from, to } : segment;
  });
}

function isPlace({ content }: Segment): boolean {
  return (
    content?.kind === 'meanings' &&
    content.meanings.some((one) => one.kind === 'association' && /Place$/.test(one.association))
  );
}

function isOrigin(tokens: readonly string[], from: number, to: number): boolean {
  const isFrom = origins.has(tokens[from - 1] ?? '') && isPerson(tokens[from - 2] ?? '');
  return isFrom || isPerson(tokens[to] ?? '');
}
