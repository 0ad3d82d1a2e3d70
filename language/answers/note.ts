import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import { explainTexts, grammars } from './texts.ts';

/** Asks guests with an allergy or an illness to tell the bar, and names unknown facts. */
export function noteOn({ safety, language, written }: Intent, found: readonly Profile[]): string {
  const texts = explainTexts[language];
  const isDoubtful = safety.refused.length > 0 && found.some(({ facts }) => !facts.isKnown);
  const unknown = safety.unknown.map((word) => written.get(word) ?? word).join(' ');
  const isAllergy =
    safety.refused.length + safety.noAlcohol.length === 0 ||
    safety.unknown.length > 0 ||
    safety.refused.some(
      ({ isMedical, allergens, diet }) =>
        isMedical && (diet === undefined || (diet !== 'pregnancy' && allergens.length > 0)),
    );
  const tellBar = isAllergy ? texts.tellBar : texts.tellBarToo;
  return [
    ...(unknown
      ? [texts.askAbout(grammars[language].quoted(unknown))]
      : isDoubtful
        ? [texts.askBar]
        : []),
    ...(safety.isMedical ? [tellBar] : []),
  ].join(' ');
}
