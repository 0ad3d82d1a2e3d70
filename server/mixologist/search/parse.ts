import type { Language } from '#domain/languages.ts';
import { spokenLanguages } from '#server/words/spoken-language.ts';
import { tokenize } from '#server/words/tokenize.ts';
import { buildIntent } from './build-intent.ts';
import type { DrinkNames } from './drink-names.ts';
import type { Intent } from './intent.ts';
import { readNumbers } from './numbers.ts';
import { resolvePolarity } from './polarity/polarity.ts';
import { segment } from './segment.ts';

/** Reads a query as an intent. `names`: the drinks that a guest may name. */
export function parse(text: string, language: Language, names?: DrinkNames): Intent {
  const tokens = tokenize(text);
  const segments = segment(tokens, names, spokenLanguages(text, tokens, language));
  const statements = resolvePolarity(segments, tokens);
  return buildIntent(statements, readNumbers(tokens), language);
}
