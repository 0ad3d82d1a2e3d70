import type { Profile } from '#language/profiles/profile.ts';
import { wordsIn } from '#language/words/tokenize.ts';

const minWordLength = 5;

/** The Virgin Mojito of a Mojito. */
export function alcoholFreeTwin(
  drink: Profile,
  others: readonly { entry: { profile: Profile } }[],
): Profile | undefined {
  const words = new Set(longWordsOf(drink));
  let best: { profile: Profile; own: number } | undefined;
  for (const { entry } of others) {
    const { profile } = entry;
    if (profile.alcohol > 0) continue;
    const name = longWordsOf(profile);
    if (!name.some((word) => words.has(word))) continue;
    const own = name.filter((word) => !words.has(word)).length;
    if (!best || own < best.own) best = { profile, own };
  }
  return best?.profile;
}

function longWordsOf({ names: [name = ''] }: Profile): string[] {
  return wordsIn(name).filter((word) => word.length >= minWordLength);
}
