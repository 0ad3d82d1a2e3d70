import {
  degreeOf,
  enoughWords,
  isOfDegree,
  moreWords,
  mostWords,
} from '#language/lexicon/degrees.ts';
import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Segment } from './segment.ts';

/**
 * "The most bitter", "fruitiest", "najdymovejšie" and "more bitter", "fruitier", "not fruity
 * enough".
 */
export function markDegrees(segments: readonly Segment[], tokens: readonly string[]): Segment[] {
  const marked = segments.map((segment, n) => withDegree(segment, segments[n - 1], tokens));
  marked.forEach((segment, n) => {
    const denial = isEnough(segment, tokens) ? denialBefore(marked, n) : undefined;
    if (!denial) return;
    const { role: _, ...idle } = denial;
    marked[marked.indexOf(denial)] = idle;
    marked[n] = { ...segment, isMore: true };
  });
  return marked;
}

function withDegree(
  segment: Segment,
  before: Segment | undefined,
  tokens: readonly string[],
): Segment {
  const { content, from } = segment;
  const form = degreeOf(tokens[from] ?? '');
  const meanings = meaningsOf(segment, form?.meanings);
  if (!meanings) return segment;
  const word = tokens[(before?.to ?? 0) - 1] ?? '';
  const isMost = mostWords.has(word) || form?.degree === 'most';
  const isMore = form?.degree === 'more' || (moreWords.has(word) && meanings.some(isOfDegree));
  if (!isMost && !isMore && content?.kind === 'meanings') return segment;
  const marked = isMost ? meanings.map(most) : meanings;
  return { ...segment, content: { kind: 'meanings', meanings: marked }, isMore };
}

function meaningsOf({ content }: Segment, ofForm: readonly Meaning[] | undefined) {
  if (content?.kind === 'meanings') return content.meanings;
  return content?.kind === 'word' ? ofForm : undefined;
}

function most(meaning: Meaning): Meaning {
  return meaning.kind === 'quality' || meaning.kind === 'strength'
    ? { ...meaning, isMost: true }
    : meaning;
}

/** "Sour enough", "dosť kyslé". */
function isEnough({ content, from, to }: Segment, tokens: readonly string[]): boolean {
  if (content?.kind !== 'meanings' || !content.meanings.some(isOfDegree)) return false;
  return enoughWords.has(tokens[to] ?? '') || enoughWords.has(tokens[from - 1] ?? '');
}

/** At most one word before the segment: "not quite". */
function denialBefore(segments: readonly Segment[], at: number): Segment | undefined {
  const before = segments.slice(Math.max(0, at - 2), at).reverse();
  const said = before.find(({ role, mark, content }) => role || mark || content);
  return said?.role === 'negation' ? said : undefined;
}
