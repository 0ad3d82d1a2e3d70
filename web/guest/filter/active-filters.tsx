import type { LeftOut } from '#domain/menu/without.ts';
import { useLeftOutText } from '#web/components/left-out/texts.ts';
import { filterMenu } from '#web/guest/address/menu-address.ts';
import { toggleLeftOut } from '#web/guest/left-out/left-out.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

interface ActiveFiltersProps {
  barId: string;
  leftOut: readonly LeftOut[];
  ingredientIds: readonly string[];
}

/** Ingredients that are left out or asked for. A tap removes each of them. */
export function ActiveFilters({ barId, leftOut, ingredientIds }: ActiveFiltersProps) {
  const text = useLeftOutText();
  const { data: ingredients } = useQuery(
    'ingredients.getAvailableIngredientsForBar',
    ingredientIds.length > 0 ? { barId } : undefined,
  );
  const nameOf = (id: string) => ingredients?.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <>
      {leftOut.map((one) => (
        <RemovableChip key={one} label={text.remove(one)} onRemove={() => toggleLeftOut(one)}>
          {text.without([one])}
        </RemovableChip>
      ))}
      {ingredientIds.map((id) => (
        <RemovableChip
          key={id}
          label={text.removeFilter(nameOf(id))}
          onRemove={() =>
            filterMenu({ ingredientIds: ingredientIds.filter((other) => other !== id) })
          }
        >
          {nameOf(id)}
        </RemovableChip>
      ))}
    </>
  );
}

interface RemovableChipProps {
  label: string;
  onRemove: () => void;
  children: string;
}

function RemovableChip({ label, onRemove, children }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="flex h-[44px] flex-none items-center gap-1.5 whitespace-nowrap rounded-full border border-brass bg-surface pr-3 pl-4 font-semibold text-brass text-sm"
      onClick={onRemove}
    >
      {children}
      <LineIcon path={icons.close} size={16} />
    </button>
  );
}
