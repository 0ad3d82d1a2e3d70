import { maxJoinedWishLength } from '#domain/mixologist/mixologist.ts';

/** Undefined where both are too long together, because an omitted part may be an allergy. */
export function joinWishes(
  original: string | undefined,
  own: string | undefined,
): string | undefined {
  const sentences = [original, own].flatMap((text) => sentencesOf(text ?? ''));
  const distinct = [...new Map(sentences.map((one) => [one.toLowerCase(), one])).values()];
  const joined = distinct
    .map((one, n) => (n === distinct.length - 1 || /[.!?]$/.test(one) ? one : `${one}.`))
    .join(' ');
  return joined.length <= maxJoinedWishLength ? joined : undefined;
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.trim())
    .filter(Boolean);
