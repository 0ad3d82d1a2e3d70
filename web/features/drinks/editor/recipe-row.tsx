import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { OwnDrinkItem } from '#domain/drinks/own-drinks.ts';
import { amountField } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { AmountField } from '#web/components/recipe-fields/amount-field.tsx';
import { useDrinkEditorText } from './texts.ts';

interface RecipeRowProps {
  item: OwnDrinkItem;
  name: string;
  /** The bar has nothing to pour for it. */
  isMissing: boolean;
  place: number;
  count: number;
  isDragged: boolean;
  error: string | undefined;
  onDrag: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onChange: (change: Partial<OwnDrinkItem>) => void;
  onRemove: () => void;
}

const tool =
  'grid size-[44px] flex-none place-items-center rounded-sm text-ink-2 hover:text-ink aria-disabled:opacity-35';

/** An ingredient of the recipe, with its amount and place. */
export function RecipeRow(props: RecipeRowProps) {
  const { item, name, isMissing, place, count, isDragged, error } = props;
  const { onDrag, onMove, onChange, onRemove } = props;
  const text = useDrinkEditorText();
  const common = useEditorText();
  const move = (to: number) => to >= 0 && to < count && onMove(to);
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <li
      data-dragged={isDragged || undefined}
      className="@container rounded-sm border border-line bg-bg data-dragged:border-brass data-dragged:shadow-raised"
      onKeyDown={moveByKey}
    >
      <div className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center py-1 @xl:grid-cols-[44px_minmax(0,1fr)_auto_44px]">
        {/* For the keyboard there are buttons, and Alt with arrows. */}
        <span
          title={text.drag(name)}
          className="grid size-[44px] cursor-grab touch-none place-items-center text-muted"
          onPointerDown={onDrag}
        >
          <GripVertical aria-hidden size={18} />
        </span>
        <span className="min-w-0 wrap-anywhere py-1 font-semibold">
          {name}
          {isMissing && (
            <span className="ml-2 whitespace-nowrap font-normal text-sm text-warn">
              {text.notOnShelf}
            </span>
          )}
        </span>
        <button
          type="button"
          aria-label={common.remove(name)}
          className={`${tool} @xl:order-last hover:text-bad`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={18} />
        </button>
        <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-2 pr-1 pl-3 @xl:col-span-1 @xl:pl-2">
          <AmountField
            name={amountField(item.ingredientId)}
            of={name}
            amount={item.amount}
            unit={item.unit}
            error={error}
            onChange={onChange}
          />
          <div className="flex flex-1 items-center">
            <label className="mr-auto flex min-h-[44px] items-center gap-2 px-2 text-sm">
              <input
                type="checkbox"
                aria-label={text.isOptionalOf(name)}
                checked={item.isOptional}
                onChange={(event) => onChange({ isOptional: event.target.checked })}
              />
              {text.isOptional}
            </label>
            <button
              type="button"
              aria-label={text.moveUp(name)}
              aria-disabled={place === 0}
              className={tool}
              onClick={() => move(place - 1)}
            >
              <ArrowUp aria-hidden size={18} />
            </button>
            <button
              type="button"
              aria-label={text.moveDown(name)}
              aria-disabled={place === count - 1}
              className={tool}
              onClick={() => move(place + 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}
