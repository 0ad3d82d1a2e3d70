import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { fold, wordsOf } from '#domain/text/text.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useRecipeFieldText } from './texts.ts';

const maxShown = 8;

interface IngredientFinderProps {
  name: string;
  label: string;
  hint?: string | undefined;
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  /** Ingredients that are already chosen. */
  taken: ReadonlySet<string>;
  error: string | undefined;
  /** Link to create an ingredient, where that is possible. */
  createAt?: string | undefined;
  onAdd: (ingredient: Ingredient) => void;
}

/** A text box that finds ingredients. Enter adds one, and the box stays open for the next. */
export function IngredientFinder(props: IngredientFinderProps) {
  const { name, label, hint, ingredients, onShelf, taken, error, createAt, onAdd } = props;
  const text = useRecipeFieldText();
  const categories = useIngredientCategories();
  const id = useId();
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const found = findIngredients(ingredients, term, onShelf);
  const free = found.filter(({ _id }) => !taken.has(_id)).slice(0, maxShown);
  const isShown = isOpen && free.length > 0;
  const isNothing = term.trim() !== '' && free.length === 0;

  const add = (ingredient: Ingredient | undefined) => {
    if (!ingredient) return;
    onAdd(ingredient);
    setTerm('');
    setActive(0);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      add(free[active]);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (event.altKey) return;
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + free.length) % Math.max(1, free.length));
    } else if (key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label} {hint && <span className="ml-1 font-normal text-muted">{hint}</span>}
      </label>
      <div className="relative">
        <Plus
          aria-hidden
          size={20}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-muted"
        />
        <input
          id={id}
          name={name}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="enter"
          className={`min-h-[52px] w-full rounded-sm border bg-bg pr-4 pl-11 text-[1rem] placeholder:text-muted ${error ? 'border-bad' : 'border-line-strong'}`}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
          onFocus={() => setOpen(term !== '')}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          hidden={!isShown}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-[22rem] overflow-y-auto rounded-sm border border-line-strong bg-surface p-1 shadow-raised"
        >
          {free.map((ingredient, number) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
            <div
              key={ingredient._id}
              id={`${id}-${number}`}
              role="option"
              tabIndex={-1}
              aria-selected={number === active}
              className="flex min-h-[44px] cursor-pointer items-center gap-3 rounded-[10px] px-3 hover:bg-raised aria-selected:bg-raised"
              // Keeps the focus in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(ingredient)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere font-semibold">{ingredient.name}</span>
              <span className="flex-none text-muted text-sm">
                {categories[ingredient.category] ?? ingredient.category}
              </span>
              {onShelf.has(ingredient._id) && (
                <Check aria-hidden size={16} className="flex-none text-ok" />
              )}
            </div>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {error}
        </p>
      )}
      <div role="status">
        {isNothing && (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
            <span className="wrap-anywhere">
              {found[0] ? text.alreadyIn(found[0].name) : text.noneFound(term.trim())}
            </span>
            {!found[0] && createAt && (
              <a
                href={`${createAt}?name=${encodeURIComponent(term.trim())}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-[44px] items-center font-semibold text-brass underline"
              >
                {text.createIngredient}
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Best first: names that start with the term, then names with a word that does. Within a group,
 * ingredients on the shelf come first.
 */
function findIngredients(
  ingredients: readonly Ingredient[],
  term: string,
  onShelf: ReadonlySet<string>,
): Ingredient[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const ranked = ingredients.flatMap((ingredient) => {
    const name = fold(ingredient.name);
    if (!words.every((word) => name.includes(word))) return [];
    const begins = name.startsWith(whole);
    const inWords = words.every((word) => ` ${name}`.includes(` ${word}`));
    const rank = name === whole ? 0 : begins ? 1 : inWords ? 2 : 3;
    return { ingredient, rank: rank * 2 + (onShelf.has(ingredient._id) ? 0 : 1) };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ ingredient }) => ingredient);
}
