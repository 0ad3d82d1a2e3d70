import { useEffect, useState } from 'react';
import type { OwnIngredientPreview } from '#domain/ingredients/own-ingredients.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import type { FormValue } from './form-value.ts';

const pauseMs = 250;

/** What the ingredient changes, a moment after the last keystroke; until then the last answer, as stale. */
export function usePreview(
  barId: string,
  ingredientId: string | undefined,
  { kindOf, parts }: Pick<FormValue, 'kindOf' | 'parts'>,
): { preview: OwnIngredientPreview | undefined; isStale: boolean } {
  const wanted = JSON.stringify({
    barId,
    ...(ingredientId && { ingredientId }),
    kindOf,
    parts: parts.filter(({ amount }) => amount > 0),
  });
  const [asked, ask] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery('ingredients.previewIngredient', JSON.parse(asked));
  const [last, setLast] = useState(data);
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  const isStale = asked !== wanted || !data;
  return { preview: data ?? last, isStale };
}
