// Where people are from: "a client from Japan", "japonský klient". It says nothing about their drink.
import { isPerson, origins } from '#language/lexicon/clauses.ts';
import type { Segment } from './segment.ts';

/** Takes the meaning from each place that somebody is from. */
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
