import { lookUp, type Meaning } from '#language/lexicon/meanings.ts';
import { isMostWord } from '#language/lexicon/superlatives.ts';
import type { Segment } from './segment.ts';

/** Marks what is meant in the superlative: "the most bitter", "fruitiest", "najdymovejšie". */
export function markSuperlatives(
  segments: readonly Segment[],
  tokens: readonly string[],
): Segment[] {
  return segments.map((segment, n) => {
    const { content } = segment;
    const word = tokens[segment.from] ?? '';
    const before = segments[n - 1];
    const isMost = before !== undefined && isMostWord(tokens[before.to - 1] ?? '');
    if (content?.kind === 'meanings' && (isMost || isSuperlative(word))) {
      return { ...segment, content: { kind: 'meanings', meanings: content.meanings.map(most) } };
    }
    if (content?.kind !== 'word') return segment;
    const meanings = meaningsOf(word);
    return meanings ? { ...segment, content: { kind: 'meanings', meanings } } : segment;
  });
}

function most(meaning: Meaning): Meaning {
  return meaning.kind === 'quality' || meaning.kind === 'strength'
    ? { ...meaning, isMost: true }
    : meaning;
}

function isSuperlative(word: string): boolean {
  return /^naj.{3}/.test(word) || /.{3}est$/.test(word);
}

/** The meanings of a superlative that the lexicon has in its plain form alone. */
function meaningsOf(word: string): readonly Meaning[] | undefined {
  const [, slovak, english] = /^naj(.{4,})$|^(.{3,}?)i?est$/.exec(word) ?? [];
  const forms = slovak ? [slovak] : english ? [english, `${english}y`, `${english}e`] : [];
  for (const form of forms) {
    const meanings = lookUp([form], 0)?.meanings;
    if (meanings?.some(({ kind }) => kind === 'quality' || kind === 'strength')) {
      return meanings.map(most);
    }
  }
  return undefined;
}
