import type { Drink } from '#domain/drinks/drinks.ts';
import { SmallSelect } from '#web/features/drinks/menu/small-select.tsx';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import type { Menu } from '#web/features/drinks/menu/use-menu.ts';
import { useText } from '#web/i18n/language.ts';
import { type DrinkFilter, isInState, menuStates, strengths } from './filter-drinks.ts';

interface DrinkFiltersProps {
  drinks: readonly Drink[];
  menu: Menu;
  filter: DrinkFilter;
  onChange: (change: Partial<DrinkFilter>) => void;
}

/** Filters by menu state and strength. Counts cover the whole list. */
export function DrinkFilters({ drinks, menu, filter, onChange }: DrinkFiltersProps) {
  const text = useMenuText();
  const { strength: strengthNames } = useText();
  return (
    <>
      <SmallSelect
        label={text.state}
        value={filter.state}
        options={menuStates.map((state) => ({
          value: state,
          label: text.states[state](
            drinks.filter(({ _id }) => isInState(state, menu.entries.get(_id), menu.mode)).length,
          ),
        }))}
        onChange={(state) => onChange({ state })}
      />
      <SmallSelect
        label={text.strength}
        value={filter.strength}
        options={[
          { value: 'any', label: text.anyStrength },
          ...strengths.map((value) => ({ value, label: strengthNames[value] })),
        ]}
        onChange={(strength) => onChange({ strength })}
      />
    </>
  );
}
