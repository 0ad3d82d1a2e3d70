import { conceptData } from '#language/lexicon/concepts.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { type Quality, qualityData } from '#language/lexicon/qualities.ts';
import { roleAt } from '#language/lexicon/roles.ts';
import { listsOf } from '#language/words/lists.ts';
import { marks, tokenize, wordsIn } from '#language/words/tokenize.ts';
import type { RecipeDrink } from './recipe.ts';
import { clamp } from './taste.ts';

const isNeighbour = listsOf('words/neighbours', ['neighbours']).matcher('neighbours');

export function applyDescriptions(q: Record<Quality, number>, drink: RecipeDrink): void {
  const mentioned = new Set<Quality>();
  for (const text of [...drink.names, drink.category, ...drink.descriptions]) {
    const tokens = tokenize(text);
    let isDenied = false;
    for (let at = 0; at < tokens.length; ) {
      const role = roleAt(tokens, at)?.role;
      if (role === 'negation' || role === 'refusal' || role === 'less') isDenied = true;
      if (marks.has(tokens[at] ?? '')) isDenied = false;
      const match = lookUp(tokens, at);
      for (const meaning of match?.meanings ?? []) {
        const quality =
          meaning.kind === 'concept'
            ? conceptData(meaning.concept).taste
            : meaning.kind === 'quality' && !meaning.isGuestWord && meaning.quality;
        if (quality && !isDenied) mentioned.add(quality);
      }
      at += match?.length ?? 1;
    }
  }
  for (const quality of mentioned) {
    q[quality] = clamp(q[quality] + (qualityData(quality).descriptionWeight ?? 0));
  }
  // Slivovica is from Moravia too.
  if (drink.names.flatMap(wordsIn).some(isNeighbour)) q.slovak = 0;
  q.tropical = Math.max(q.tropical, q.tiki * 0.85);
}
