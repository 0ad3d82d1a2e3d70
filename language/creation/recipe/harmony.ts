import { noteTraits, traitsOf } from '#catalogue/traits.ts';
import { type Note, notes } from '#catalogue/vocabulary.ts';

function pairsOf(othersOf: (note: Note) => readonly Note[]): ReadonlySet<string> {
  const pairs = notes.flatMap((one) =>
    othersOf(one).flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
  );
  return new Set(pairs);
}

const friendly = pairsOf((note) => noteTraits(note).friends);
const hostile = pairsOf((note) => noteTraits(note).foes);

/** 1 for a good pair, far below 0 for a bad one. */
function affinity(a: string, b: string): number {
  const pairs = traitsOf(a).notes.flatMap((one) =>
    traitsOf(b).notes.map((other) => `${one} ${other}`),
  );
  if (pairs.some((pair) => hostile.has(pair))) return -4;
  return pairs.some((pair) => friendly.has(pair)) ? 1 : 0;
}

/** The affinity of all pairs per ingredient, so that long lists gain nothing. */
export function harmony(ids: readonly string[]): number {
  let sum = 0;
  ids.forEach((id, n) => {
    for (const other of ids.slice(n + 1)) sum += affinity(id, other);
  });
  return ids.length ? sum / ids.length : 0;
}
