import type { Profile } from '#language/profiles/profile.ts';
import { isFarOff } from '#language/ranking/fitting.ts';
import type { Lacking } from '#language/ranking/lacking.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { hasWants, type Ranked } from '#language/ranking/rank.ts';
import { type Intent, isEmpty } from '#language/reading/intent.ts';
import { withoutVulgar } from '#language/safety/crisis.ts';
import { type Found, interpretation } from './interpretation.ts';
import { calledIn } from './labels.ts';
import { lackedBy } from './lacked.ts';
import { explainTexts, type Reply } from './texts.ts';

export function ownWords(intent: Intent, isKnown: boolean): string | undefined {
  const texts = explainTexts[intent.language];
  if (intent.safety.noAlcohol.includes('drunk')) return texts.slowDown;
  if (intent.isWater) return texts.water;
  const { isFavourite, words } = intent;
  const isFavouriteOnly = isFavourite && isEmpty({ ...intent, isFavourite: false });
  if (!isFavouriteOnly || words.length > 0) return undefined;
  return isKnown ? texts.favourites : texts.wellKnown;
}

interface Outcome {
  query: string;
  reply: Reply | null;
  lacking: Lacking | null;
  best: readonly Ranked[];
  shown: readonly Ranked[];
}

export function understoodOf(
  intent: Intent,
  menu: MenuIndex,
  { query, reply, lacking, best, shown }: Outcome,
): string {
  const texts = explainTexts[intent.language];
  if (reply) return texts[reply];
  const isFar = hasWants(intent) && !intent.isAlcoholFree && isFarOff(best);
  const found: Found = shown.length === 0 ? 'none' : isFar ? 'kindred' : 'found';
  if (!lacking && found === 'none' && isEmpty(intent)) {
    return texts[intent.isOffTopic ? 'offTopic' : 'unclear'];
  }
  const known = onlyKnown(lacking?.rest ?? intent, menu);
  if (!lacking && intent.isOpen && known.words.length === 0) return texts.notUnderstood;
  const { text, isLimited, isRefusalSaid } = lackedBy(intent, menu, lacking);
  const isServed = ({ id }: Profile) => menu.served.has(id);
  // "Something without gluten. No beer without gluten" would say it twice.
  const isSaid = isLimited && !hasWants(known);
  const called = calledIn(query);
  return interpretation(known, { found, lacked: text, isSaid, isRefusalSaid, called, isServed });
}

/** Drops words that no drink on the menu has, and vulgar words. */
function onlyKnown(intent: Intent, menu: MenuIndex): Intent {
  const known = (words: readonly string[]) =>
    withoutVulgar(words).filter((word) => menu.knows(word));
  return { ...intent, words: known(intent.words), avoidedWords: known(intent.avoidedWords) };
}
