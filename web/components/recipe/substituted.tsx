import type { Drink } from '#domain/drinks.ts';
import { pouredInto } from '#web/components/poured.ts';
import { useRecipeText } from './texts.ts';

/** Above a method that names what the bar lacks: what is used in its place. */
export function Substituted({ drink }: { drink: Pick<Drink, 'ingredients'> & Partial<Drink> }) {
  const { madeWith } = useRecipeText();
  const lines = pouredInto(drink).flatMap(({ _id, name, insteadOf }) =>
    insteadOf ? { _id, line: madeWith(name, insteadOf) } : [],
  );
  return lines.map(({ _id, line }) => (
    <p key={_id} className="mb-2 font-semibold text-warn wrap-anywhere">
      {line}
    </p>
  ));
}
