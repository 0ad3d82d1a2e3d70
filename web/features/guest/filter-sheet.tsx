import { useState } from 'react';
import { ingredientCategories } from '#domain/ingredients.ts';
import { fold } from '#domain/text.ts';
import { ConnectionNotice } from '#web/components/connection-state.tsx';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface FilterSheetProps {
  barId: string;
  chosen: readonly string[];
  onChange: (ingredientIds: string[]) => void;
  onClose: () => void;
}

/** Filters for drinks with all of the chosen ingredients. */
export function FilterSheet({ barId, chosen, onChange, onClose }: FilterSheetProps) {
  const text = useText();
  const [term, setTerm] = useState('');
  const { data } = useQuery('ingredients.getAvailableIngredientsForBar', { barId });
  const matching = data?.filter(
    ({ _id, name, drinksCount }) =>
      (drinksCount > 0 || chosen.includes(_id)) && fold(name).includes(fold(term)),
  );
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Sheet label={text.menu.ingredients} closeLabel={text.common.close} onClose={onClose}>
      <div className="grid gap-5">
        <h2 className="text-2xl">{text.menu.ingredients}</h2>
        <Field
          label={text.menu.findIngredient}
          type="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        {!matching && (
          <>
            <ConnectionNotice />
            <Skeleton className="h-64" />
          </>
        )}
        {ingredientCategories.map((category) => {
          const group = matching?.filter((ingredient) => ingredient.category === category);
          if (!group?.length) return null;
          return (
            <fieldset key={category} className="grid gap-1">
              <legend className="mb-1 font-semibold text-muted text-sm">
                {text.ingredientCategories[category]}
              </legend>
              {group.map(({ _id, name, drinksCount }) => (
                <label key={_id} className="flex min-h-[44px] items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 accent-(--fill)"
                    checked={chosen.includes(_id)}
                    onChange={() => toggle(_id)}
                  />
                  <span className="flex-1">{name}</span>
                  <span className="text-muted text-sm">{drinksCount}</span>
                </label>
              ))}
            </fieldset>
          );
        })}
        <div className="-bottom-5 -mb-5 sticky flex gap-3 bg-surface pt-2 pb-5">
          <Button
            look="secondary"
            className="min-h-[58px]"
            inactive={chosen.length === 0}
            onClick={() => onChange([])}
          >
            {text.menu.clearFilters}
          </Button>
          <Button className="flex-1" onClick={onClose}>
            {text.menu.showDrinks}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
