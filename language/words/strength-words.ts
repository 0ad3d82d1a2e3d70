import en from '#language/vocabulary/words/en/strengths.json' with { type: 'json' };
import sk from '#language/vocabulary/words/sk/strengths.json' with { type: 'json' };
import { type Phrase, phrasesFor } from '#language/notation/phrase-table.ts';

/** The phrases of both languages for a drink's strength, each with this meaning. */
export function strengthPhrases<M>(strength: keyof typeof en, meaning: M): Phrase<M>[] {
  return [...phrasesFor(en[strength], meaning, 'en'), ...phrasesFor(sk[strength], meaning, 'sk')];
}
