import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type OwnDrinkItem, ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { amountField, type ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { usualAmounts } from '#web/components/recipe-fields/amounts.ts';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';
import { useDragOrder } from '#web/ui/scroll/use-drag-order.ts';
import { fieldNames } from './form-problems.ts';
import type { FormValue } from './form-value.ts';
import { RecipeRow } from './recipe-row.tsx';
import { useDrinkEditorText } from './texts.ts';

interface RecipeEditorProps {
  recipe: readonly OwnDrinkItem[];
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  /** Ingredients for which the bar has nothing to pour. */
  missing: ReadonlySet<string>;
  errorAt: (field: string) => string | undefined;
  createAt: string;
  onChange: ChangeForm<FormValue>;
}

/** The ingredients of a drink: find, measure, sort. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { recipe, ingredients, onShelf, missing, errorAt, createAt, onChange } = props;
  const text = useDrinkEditorText();
  const common = useEditorText();
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const names = new Map(ingredients.map(({ _id, name }) => [_id, name]));
  const nameOf = (id: string) => names.get(id) ?? common.unknownIngredient;
  const change = (next: (recipe: OwnDrinkItem[]) => OwnDrinkItem[]) =>
    onChange((before) => ({ recipe: next(before.recipe) }));

  const add = ({ _id, name, category }: Ingredient) => {
    change((before) => [
      ...before,
      { ingredientId: _id, ...usualAmounts[category], isOptional: false },
    ]);
    setNews(text.added(name));
  };
  const move = (from: number, to: number) => {
    const moved = recipe[from];
    if (!moved) return;
    const focused = document.activeElement;
    // An element that moves in the document loses the focus.
    flushSync(() => {
      change((before) => before.toSpliced(from, 1).toSpliced(to, 0, moved));
      setNews(text.moved(nameOf(moved.ingredientId), to + 1, recipe.length));
    });
    if (focused instanceof HTMLElement && list.current?.contains(focused)) focused.focus();
  };
  const remove = (place: number, id: string) => {
    flushSync(() => {
      change((before) => before.filter(({ ingredientId }) => ingredientId !== id));
      setNews(text.removed(nameOf(id)));
    });
    // The next row, else the box above.
    const rows = list.current?.children;
    const next = rows?.[Math.min(place, rows.length - 1)]?.querySelector('input');
    (next ?? document.querySelector<HTMLElement>(`[name="${fieldNames.ingredients}"]`))?.focus();
  };
  const drag = useDragOrder(move);
  const isFull = recipe.length >= ownDrinkLimits.ingredients;
  return (
    <div className="grid gap-4">
      {isFull ? (
        <p className="text-ink-2">{common.enough(ownDrinkLimits.ingredients)}</p>
      ) : (
        <IngredientFinder
          name={fieldNames.ingredients}
          label={text.findIngredient}
          hint={common.findHint}
          ingredients={ingredients}
          onShelf={onShelf}
          taken={new Set(recipe.map(({ ingredientId }) => ingredientId))}
          error={errorAt(fieldNames.ingredients)}
          createAt={createAt}
          onAdd={add}
        />
      )}
      {recipe.length > 0 && (
        <>
          <ul ref={list} aria-label={text.recipe} className="grid gap-2" {...drag.listeners}>
            {recipe.map((item, place) => (
              <RecipeRow
                key={item.ingredientId}
                item={item}
                name={nameOf(item.ingredientId)}
                isMissing={missing.has(item.ingredientId)}
                place={place}
                count={recipe.length}
                isDragged={drag.dragged === place}
                error={errorAt(amountField(item.ingredientId))}
                onDrag={drag.start(place)}
                onMove={(to) => move(place, to)}
                onChange={(part) =>
                  change((before) =>
                    before.map((each) =>
                      each.ingredientId === item.ingredientId ? { ...each, ...part } : each,
                    ),
                  )
                }
                onRemove={() => remove(place, item.ingredientId)}
              />
            ))}
          </ul>
          <p className="text-muted text-sm max-lg:hidden">{text.keys}</p>
        </>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
