import { maxWishLength } from '#domain/mixologist.ts';

/**
 * The wish of a variation: that of its original and its own, each sentence once. Where both are too
 * long the oldest sentences that refuse nothing are left out; undefined where that is not enough.
 */
export function joinWishes(
  original: string | undefined,
  own: string | undefined,
  refuses: (sentence: string) => boolean,
): string | undefined {
  const sentences = [original, own].flatMap((text) => sentencesOf(text ?? ''));
  const distinct = [...new Map(sentences.map((one) => [one.toLowerCase(), one])).values()];
  while (joined(distinct).length > maxWishLength) {
    const dispensable = distinct.findIndex((sentence) => !refuses(sentence));
    if (dispensable < 0) return undefined;
    distinct.splice(dispensable, 1);
  }
  return joined(distinct);
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.trim())
    .filter(Boolean);

function joined(sentences: readonly string[]): string {
  const last = sentences.length - 1;
  return sentences.map((one, n) => (n === last || /[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
}
