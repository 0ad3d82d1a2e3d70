import type { Concept } from '#language/lexicon/concepts.ts';
import { lineageOf } from '#language/lexicon/hierarchy.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { tokenize } from '#language/words/tokenize.ts';

/** In the order of the text: "orange slice" is oranges. */
export function conceptsInText(text: string): Concept[] {
  const tokens = tokenize(text);
  const found: Concept[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = lookUp(tokens, at);
    for (const meaning of match?.meanings ?? []) {
      if (meaning.kind === 'concept') found.push(meaning.concept);
    }
    at += match?.length ?? 1;
  }
  return found;
}

export function withLineage(concepts: readonly Concept[]): Set<Concept> {
  return new Set(concepts.flatMap((concept) => [...lineageOf(concept)]));
}
