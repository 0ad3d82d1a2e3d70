import type { Intent, Subject } from '#language/reading/intent.ts';

/** Weights, as a vector of length 1. */
export type Clues = ReadonlyMap<string, number>;

const weights = { word: 1, pair: 0.7, piece: 0.5, understood: 1.5 };
const pieceLengths = [3, 4, 5];

export function cluesOf(words: readonly string[], intent: Intent): Clues {
  const clues = new Map<string, number>();
  for (const clue of understoodIn(intent)) clues.set(clue, weights.understood);
  words.forEach((word, n) => {
    clues.set(word, weights.word);
    if (n > 0) clues.set(`${words[n - 1]} ${word}`, weights.pair);
    for (const piece of piecesOf(word)) clues.set(piece, weights.piece);
  });
  const length = Math.hypot(...clues.values());
  return new Map(Array.from(clues, ([clue, weight]) => [clue, weight / length]));
}

/** "~_tan" of "tangy". Pieces make forms and typos of a word similar. */
function piecesOf(word: string): string[] {
  const whole = `_${word}_`;
  return pieceLengths.flatMap((length) =>
    Array.from(
      { length: Math.max(0, whole.length - length + 1) },
      (_, at) => `~${whole.slice(at, at + length)}`,
    ),
  );
}

function understoodIn({ wants, avoids, strength, isAlcoholFree }: Intent): string[] {
  return [
    ...wants.map(({ subject }) => `+${nameOf(subject)}`),
    ...avoids.map(({ subject }) => `-${nameOf(subject)}`),
    ...(strength === null ? [] : [`strength ${strength}`]),
    ...(isAlcoholFree ? ['-alcohol'] : []),
  ];
}

function nameOf(subject: Subject): string {
  return subject.kind === 'concept' ? subject.concept : subject.quality;
}
