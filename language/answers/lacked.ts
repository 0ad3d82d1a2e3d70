import { conceptName } from '#language/lexicon/concepts.ts';
import type { Lacking } from '#language/ranking/lacking.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import type { Intent } from '#language/reading/intent.ts';
import { namesOf, refusedLabels, unique } from './labels.ts';
import { explainTexts, grammars } from './texts.ts';

export interface Lacked {
  /** "No beer without gluten here tonight". Empty where the menu has everything. */
  text: string;
  isLimited: boolean;
  isRefusalSaid: boolean;
}

export function lackedBy(intent: Intent, menu: MenuIndex, lacking: Lacking | null): Lacked {
  const grammar = grammars[intent.language];
  const drinks = namesOf(
    intent.named.filter(({ id }) => !menu.served.has(id)),
    intent.language,
  );
  const names = unique([...drinks.map(grammar.drink), ...(lacking?.names ?? [])]);
  const limit = lacking ? limitOf(intent, menu, lacking) : '';
  const isRefusalSaid = limit !== '' && limit !== explainTexts[intent.language].withinFilter;
  if (names.length) {
    return { text: grammar.lacking(names, limit), isLimited: limit !== '', isRefusalSaid };
  }
  if (!lacking) return { text: '', isLimited: false, isRefusalSaid };
  const unlike = namesOf(lacking.unlike, intent.language);
  return { text: grammar.lackingLike(unlike, limit), isLimited: true, isRefusalSaid };
}

function limitOf(intent: Intent, menu: MenuIndex, { isRuledOut, unlike }: Lacking): string {
  const { language, isAlcoholFree } = intent;
  const isFiltered = menu.served.size > menu.profiles.length;
  if (!isRuledOut && unlike.length === 0) {
    return isFiltered ? explainTexts[language].withinFilter : '';
  }
  const refused = refusedLabels(intent);
  const without = isAlcoholFree
    ? [conceptName('alcohol', language, 'without'), ...refused]
    : refused;
  return without.length ? grammars[language].without(unique(without)) : '';
}
