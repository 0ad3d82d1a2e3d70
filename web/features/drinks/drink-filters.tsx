import type { Drink } from '#domain/drinks.ts';
import { useText } from '#web/i18n/language.ts';
import { Chip } from '#web/ui/chip.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { type DrinkFilter, isInState, menuStates, strengths } from './filter-drinks.ts';
import { useMenuText } from './menu-texts.ts';
import { SmallSelect } from './small-select.tsx';
import { isOfKind, type Kind, kinds } from './sort-drinks.ts';
import { useDrinksText } from './texts.ts';
import type { Menu } from './use-menu.ts';

interface DrinkFiltersProps {
  drinks: readonly Drink[];
  menu: Menu;
  filter: DrinkFilter;
  onChange: (change: Partial<DrinkFilter>) => void;
}

/** The search box and the filters above the drinks; counts are those of the whole list. */
export function DrinkFilters({ drinks, menu, filter, onChange }: DrinkFiltersProps) {
  const text = useMenuText();
  const { filter: label, filters } = useDrinksText();
  const shared = useText();
  const kindText = { ...filters, house: text.house };
  const count = (test: (drink: Drink) => boolean) => drinks.filter(test).length;
  const countKind = (kind: Kind) => count((drink) => isOfKind(drink, kind));
  return (
    <div className="grid gap-3">
      <search className="flex">
        <SearchBox
          label={text.search}
          clearLabel={shared.menu.clearSearch}
          value={filter.term}
          onChange={(term) => onChange({ term })}
        />
      </search>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset aria-label={label} className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Chip key={kind} pressed={kind === filter.kind} onClick={() => onChange({ kind })}>
              {kindText[kind](countKind(kind))}
            </Chip>
          ))}
        </fieldset>
        <SmallSelect
          label={text.state}
          value={filter.state}
          options={menuStates.map((state) => ({
            value: state,
            label: text.states[state](
              count(({ _id }) => isInState(state, menu.entries.get(_id), menu.mode)),
            ),
          }))}
          onChange={(state) => onChange({ state })}
        />
        <SmallSelect
          label={text.strength}
          value={filter.strength}
          options={[
            { value: 'any', label: text.anyStrength },
            ...strengths.map((value) => ({ value, label: shared.strength[value] })),
          ]}
          onChange={(strength) => onChange({ strength })}
        />
      </div>
    </div>
  );
}
