import type { MouseEvent } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';

interface SelectBoxProps {
  drink: Pick<Drink, '_id' | 'name'>;
  isSelected: boolean;
  onSelect: (drinkId: string, isRange: boolean) => void;
}

/** Selects a drink; with Shift, all from the last one on. */
export function SelectBox({ drink, isSelected, onSelect }: SelectBoxProps) {
  const text = useMenuText();
  return (
    <label
      className="grid size-[44px] flex-none cursor-pointer place-items-center"
      // Otherwise Shift selects text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        aria-label={text.selectOf(drink.name)}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(drink._id, (nativeEvent as unknown as MouseEvent).shiftKey === true)
        }
      />
    </label>
  );
}
