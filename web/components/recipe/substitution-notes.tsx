import type { Drink } from '#domain/drinks/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { useRecipeText } from './texts.ts';

/** Lists the substitutes, because the instructions name the original ingredients. */
export function SubstitutionNotes({
  drink,
}: {
  drink: Pick<Drink, 'ingredients'> & Partial<Drink>;
}) {
  const { madeWith } = useRecipeText();
  const lines = applySubstitutions(drink).flatMap(({ _id, name, insteadOf }) =>
    insteadOf ? { _id, line: madeWith(name, insteadOf) } : [],
  );
  return lines.map(({ _id, line }) => (
    <p key={_id} className="mb-2 font-semibold text-warn wrap-anywhere">
      {line}
    </p>
  ));
}
