import { isGreeting, isRequest } from '#language/lexicon/small-talk.ts';
import { isThanks } from '#language/lexicon/whims.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { marks, tokenize } from '#language/words/tokenize.ts';
import type { Reply } from './texts.ts';

/** Null where the query asks for something. */
export function replyTo(intent: Intent, query: string): Reply | null {
  if (intent.safety.isCrisis) return 'crisis';
  if (!isEmpty(intent)) return null;
  if (intent.isOffTopic) return 'offTopic';
  if (intent.words.length + intent.avoidedWords.length > 0) return null;
  const tokens = tokenize(query).filter((token) => !marks.has(token));
  if (tokens.every((token) => token.length < 2)) return 'unclear';
  if (tokens.length <= 4 && tokens.some(isThanks)) return 'thanks';
  if (tokens.length <= 4 && tokens.some(isGreeting)) return 'greeting';
  return isRequest(tokens) ? 'picks' : 'unclear';
}
