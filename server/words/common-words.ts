import en from './lexicon/en/common.json' with { type: 'json' };
import sk from './lexicon/sk/common.json' with { type: 'json' };

/** Stop words: too common to say anything about a drink. */
export const commonWords: ReadonlySet<string> = new Set([...en, ...sk]);
