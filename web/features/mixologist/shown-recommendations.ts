import {
  ingredientsOf,
  isHiddenAmong,
  type KeptRecommendations,
  type Recommendation,
  type Recommendations,
  recommendationsShown,
} from '#domain/mixologist/mixologist.ts';

/**
 * Removes recommendations that were hidden since. Uses the server's wording if the server has
 * stored the same answer.
 */
export function withoutHidden(
  answer: Recommendations,
  kept: KeptRecommendations | undefined,
): Recommendations {
  if (!kept) return answer;
  if (kept.advice?.version === answer.version) return kept.advice;
  const hidden = kept.hidden.map((ingredients) => ingredients.map(({ _id }) => _id));
  const recommendations = answer.recommendations.filter(
    (one) => !isHiddenAmong(hidden, idsOf(one)),
  );
  return { ...answer, recommendations };
}

export interface ShownRecommendation {
  key: string;
  recommendation: Recommendation;
  isTaken: boolean;
}

/**
 * The recommendations in order, limited in number, plus those that were taken here. Recommendations
 * that move up still lack all of their ingredients, as when they were counted.
 */
export function shownOf(
  recommendations: readonly Recommendation[],
  onShelf: ReadonlySet<string>,
  takenHere: ReadonlySet<string>,
): ShownRecommendation[] {
  const shown: ShownRecommendation[] = [];
  let open = 0;
  recommendations.forEach((recommendation, number) => {
    const ids = idsOf(recommendation);
    const key = ids.join();
    const isTaken = ids.every((id) => onShelf.has(id));
    const movesUp = number >= recommendationsShown && !takenHere.has(key);
    if (movesUp && ids.some((id) => onShelf.has(id))) return;
    if (!isTaken && open === recommendationsShown) return;
    if (!isTaken) open++;
    shown.push({ key, recommendation, isTaken });
  });
  return shown;
}

function idsOf(recommendation: Recommendation): string[] {
  return ingredientsOf(recommendation).map(({ _id }) => _id);
}
