import { hueOf } from '#catalogue/look/look.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { formatAmount } from '#domain/drinks/units.ts';
import type { Language } from '#domain/languages.ts';
import type { DrinkDraft, RecentDraft } from '#domain/mixologist/mixologist.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';

/** By ingredient id. */
export function presentDraft(
  draftId: string,
  draft: Draft,
  strengths: ReadonlyMap<string, number>,
  language: Language,
  unitPreference: UnitPreference,
): RecentDraft {
  const poured = draft.recipe.map((item) => ({ ...item, strength: strengths.get(item.id) ?? 0 }));
  return {
    ...draftTexts(draft, language, unitPreference),
    draftId,
    garnish: draft.garnish[language],
    imageUrl: dataUrl(drawDrink(draftId, draft.look)),
    hue: hueOf(draft.look),
    alcoholContent: alcoholContent(draft.method, poured),
    remarks: (draft.remarks ?? []).map((remark) => remark[language]),
  };
}

/** The client sends these back to save a draft. */
export function draftTexts(
  draft: Draft,
  language: Language,
  unitPreference: UnitPreference,
): DrinkDraft {
  return {
    name: draft.name[language],
    description: draft.description[language],
    instructions: draft.instructions[language],
    ingredientIds: draft.recipe.map(({ id }) => id),
    ingredientAmounts: draft.recipe.map((item) => formatAmount(item, unitPreference, language)),
  };
}
