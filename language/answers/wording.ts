// What a guest reads above the drinks.
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { withoutVulgar } from '#language/safety/crisis.ts';
import { type Found, interpretation } from './interpretation.ts';
import { explainTexts, type Reply } from './texts.ts';

/** The answer where drinks alone are not enough of one: to the drunk, and to those who want water. */
export function ownWords(intent: Intent, isKnown: boolean): string | undefined {
  const texts = explainTexts[intent.language];
  if (intent.safety.noAlcohol.includes('drunk')) return texts.slowDown;
  if (intent.isWater) return texts.water;
  const { isFavourite, words } = intent;
  const isFavouriteOnly = isFavourite && isEmpty({ ...intent, isFavourite: false });
  if (!isFavouriteOnly || words.length > 0) return undefined;
  return isKnown ? texts.favourites : texts.wellKnown;
}

/** What was understood, or what is said instead. */
export function understoodOf(
  intent: Intent,
  menu: MenuIndex,
  reply: Reply | null,
  found: Found,
): string {
  const texts = explainTexts[intent.language];
  if (reply) return texts[reply];
  if (found === 'none' && isEmpty(intent)) return texts[intent.isOffTopic ? 'offTopic' : 'unclear'];
  const known = onlyKnown(intent, menu);
  if (intent.isOpen && known.words.length === 0) return texts.notUnderstood;
  return interpretation(known, found, ({ id }) => menu.served.has(id));
}

/** The intent without words that no drink on the menu has, or that nobody wants to read. */
function onlyKnown(intent: Intent, menu: MenuIndex): Intent {
  const known = (words: readonly string[]) =>
    withoutVulgar(words).filter((word) => menu.knows(word));
  return { ...intent, words: known(intent.words), avoidedWords: known(intent.avoidedWords) };
}
