import { type ReactNode, useState } from 'react';
import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import { fold } from '#domain/text/text.ts';
import { ConnectionNotice } from '#web/components/connection/connection-state.tsx';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useConnection, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import '#web/ui/form/controls.css';
import { filterMenu } from '#web/guest/address/menu-address.ts';
import { setLeftOut, toggleLeftOut } from '#web/guest/left-out/left-out.ts';
import { seenAllergens, seenIngredients } from './filter-seen.ts';
import { useFilterText } from './texts.ts';

interface FilterSheetProps {
  barId: string;
  /** Number of drinks that match the filters. Undefined until known. */
  count: number | undefined;
  ingredientIds: readonly string[];
  leftOut: readonly LeftOut[];
  onClose: () => void;
}

/**
 * Sets what the guest leaves out for the evening, and filters for drinks with all chosen
 * ingredients.
 */
export function FilterSheet({ barId, count, ingredientIds, leftOut, onClose }: FilterSheetProps) {
  const shared = useText();
  const text = useFilterText();
  const isAnyChosen = ingredientIds.length + leftOut.length > 0;
  const clear = () => {
    setLeftOut([]);
    filterMenu({ ingredientIds: [] });
  };
  return (
    <Sheet label={shared.menu.filters} closeLabel={shared.common.close} onClose={onClose}>
      <div className="grid gap-5">
        <h2 className="text-2xl">{shared.menu.filters}</h2>
        <Without {...{ barId, leftOut }} />
        <Ingredients
          barId={barId}
          chosen={ingredientIds}
          onChange={(next) => filterMenu({ ingredientIds: next })}
        />
        <div className="-bottom-5 -mb-5 sticky flex gap-3 bg-surface pt-1 pb-5 shadow-[0_-12px_16px_-4px_var(--surface)]">
          <Button
            look="secondary"
            className="min-h-[58px] max-[359px]:px-3"
            inactive={!isAnyChosen}
            onClick={clear}
          >
            {text.clearFilters}
          </Button>
          <Button className="flex-1 max-[359px]:px-3" onClick={onClose}>
            {text.showDrinks(count)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The allergens that drinks of this menu may contain, and alcohol. */
function Without({ barId, leftOut }: Pick<FilterSheetProps, 'barId' | 'leftOut'>) {
  const shared = useText();
  const text = useFilterText();
  const { data = seenAllergens(barId) } = useQuery('drinks.getDrinkAllergens', { barId });
  const offered = new Set<LeftOut>(['alcohol', ...data, ...leftOut]);
  return (
    <fieldset>
      <Legend>{text.without}</Legend>
      <div className="flex flex-wrap gap-2">
        {[...offered].map((one) => (
          <Chip key={one} pressed={leftOut.includes(one)} onClick={() => toggleLeftOut(one)}>
            {one === 'alcohol' ? text.alcohol : shared.allergens[one]}
          </Chip>
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{text.withoutHint}</p>
    </fieldset>
  );
}

interface IngredientsProps {
  barId: string;
  chosen: readonly string[];
  onChange: (ingredientIds: string[]) => void;
}

function Ingredients({ barId, chosen, onChange }: IngredientsProps) {
  const categories = useIngredientCategories();
  const text = useFilterText();
  const [term, setTerm] = useState('');
  const isLive = useConnection() === 'live';
  const { data = isLive ? undefined : seenIngredients(barId) } = useQuery(
    'ingredients.getAvailableIngredientsForBar',
    { barId },
  );
  const matching = data?.filter(
    ({ _id, name, drinksCount }) =>
      (drinksCount > 0 || chosen.includes(_id)) && fold(name).includes(fold(term)),
  );
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <section aria-label={text.ingredients} className="grid gap-5">
      <Field
        label={text.findIngredient}
        type="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <ConnectionNotice />
      {!matching && <Skeleton className="h-64" />}
      {ingredientCategories.map((category) => {
        const group = matching?.filter((ingredient) => ingredient.category === category);
        if (!group?.length) return null;
        return (
          <fieldset key={category} className="grid gap-1">
            <Legend>{categories[category]}</Legend>
            {group.map(({ _id, name, drinksCount }) => (
              <label
                key={_id}
                className="flex min-h-[44px] items-center gap-3 [contain-intrinsic-height:auto_44px] [content-visibility:auto]"
              >
                <input
                  type="checkbox"
                  className="size-5"
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
    </section>
  );
}

function Legend({ children }: { children: ReactNode }) {
  return <legend className="mb-1 font-semibold text-muted text-sm">{children}</legend>;
}
