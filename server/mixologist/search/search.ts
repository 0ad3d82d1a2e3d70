// The house's own search: no network, no model, the same answer to the same question.
import type { Language } from '#domain/languages.ts';
import { interpretation, type Reply, reason, replyText } from './explain.ts';
import { greetings, roleAt } from './grammar.ts';
import { type Intent, isEmpty } from './intent.ts';
import type { MenuIndex } from './menu-index.ts';
import { parse } from './parse.ts';
import { rank } from './rank.ts';
import { marks, tokenize } from './words.ts';

const drinksShown = 8;
const picksShown = 5;

export interface HouseAnswer {
  interpretation: string;
  drinks: { id: string; reason: string }[];
}

/** Part names: the ingredients of a drink in the asker's language, in the order of its recipe. */
export function searchHouse(
  menu: MenuIndex,
  query: string,
  language: Language,
  partNames: (drinkId: string) => readonly string[],
): HouseAnswer {
  const intent = parse(query, language, menu.names);
  const reply = replyTo(intent, query);
  if (reply && reply !== 'picks') return { interpretation: replyText(reply, language), drinks: [] };
  const found = rank(intent, menu, reply === 'picks' ? picksShown : drinksShown);
  const isUnknown = found.length === 0 && isEmpty(intent);
  return {
    interpretation: isUnknown
      ? replyText(intent.isElsewhere ? 'elsewhere' : 'unclear', language)
      : reply
        ? replyText(reply, language)
        : interpretation(intent, found.length),
    drinks: found.map(({ profile }) => ({
      id: profile.id,
      reason: reason(intent, profile, partNames(profile.id)),
    })),
  };
}

/** What to do with a query that wants nothing in particular; null for one that does. */
function replyTo(intent: Intent, query: string): Reply | null {
  if (!isEmpty(intent) || intent.words.length > 0) return null;
  if (intent.isElsewhere) return 'elsewhere';
  if (intent.avoidedWords.length > 0) return null;
  const tokens = tokenize(query).filter((token) => !marks.has(token));
  if (tokens.length === 0 || tokens.every((token) => token.length < 2)) return 'unclear';
  if (tokens.some((token) => greetings.has(token)) && tokens.length <= 4) return 'greeting';
  return isRequest(tokens) ? 'picks' : 'unclear';
}

/** "Surprise me", "čo odporúčate", "something good". */
function isRequest(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const role = roleAt(tokens, at)?.role;
    return (
      role === 'wish' ||
      role === 'opening' ||
      /^(drink|cocktail|k[oe]kt|napoj|best|good|popular|whatever|usual|thirsty|najlep|dobr|hocico|cokolvek|je$|jedno|neviem|know)/.test(
        token,
      )
    );
  });
}
