import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useSearchKey } from '#web/ui/form/use-search-key.ts';
import type { FoundIngredient } from './find-ingredient.ts';

const maxShown = 5;

interface QuickAddProps {
  term: string;
  onTerm: (term: string) => void;
  /** Matches of the term, the best first. */
  found: readonly FoundIngredient[];
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  toggle: (ingredientId: string, isAvailable: boolean) => void;
}

/** One box to stock a shelf: type, Enter, next. */
export function QuickAdd({ term, onTerm, found, byId, onShelf, toggle }: QuickAddProps) {
  const text = useInventoryText();
  const shared = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLDivElement>(null);
  useSearchKey(search);
  const [active, setActive] = useState(0);
  const [last, setLast] = useState<{
    ingredient: Ingredient;
    what: 'added' | 'wasThere' | 'takenBack';
  }>();
  const options = found.slice(0, maxShown).flatMap(({ ingredientId, alias }) => {
    const ingredient = byId.get(ingredientId);
    return ingredient ? { ingredient, alias } : [];
  });
  const chosen = options[active];
  useEffect(() => {
    if (term) setActive(0);
  }, [term]);

  const change = (next: string) => {
    onTerm(next);
    if (next) setLast(undefined);
  };
  const add = (ingredient: Ingredient) => {
    const wasThere = onShelf.has(ingredient._id);
    if (!wasThere) toggle(ingredient._id, true);
    change('');
    setLast({ ingredient, what: wasThere ? 'wasThere' : 'added' });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) add(chosen.ingredient);
    } else if (event.key === 'Escape' && term) {
      event.preventDefault();
      change('');
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length) % options.length);
    }
  };
  return (
    <div className="grid gap-2">
      <div ref={search} className="relative">
        <Search
          aria-hidden
          size={20}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-muted"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={text.search}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.ingredient._id}` : undefined}
          placeholder={text.search}
          autoComplete="off"
          className="peer h-12 w-full rounded-[16px] border border-line-strong bg-surface pr-12 pl-11 text-[1rem] placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          value={term}
          enterKeyHint="next"
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
        {!term && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 hidden -translate-y-1/2 rounded-[7px] border border-line-strong px-2 font-sans text-muted text-sm peer-focus:opacity-0 [@media(hover:hover)]:block"
          >
            {'/'}
          </kbd>
        )}
        {term && (
          <button
            type="button"
            aria-label={shared.menu.clearSearch}
            className="absolute top-0.5 right-0.5 grid size-[44px] place-items-center text-muted"
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        )}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={text.suggestions}
        hidden={options.length === 0}
        className="grid gap-1 rounded-sm border border-line bg-raised p-1"
      >
        {options.map(({ ingredient, alias }, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box, which keeps the focus
          <div
            key={ingredient._id}
            id={`${id}-${ingredient._id}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            className="flex min-h-[44px] cursor-pointer items-center justify-between gap-3 rounded-[10px] px-3 hover:bg-surface aria-selected:bg-surface aria-selected:outline-2 aria-selected:outline-brass"
            // The box keeps the focus, so that a phone's keyboard stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add(ingredient)}
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{ingredient.name}</span>
              {alias && <span className="text-muted text-sm"> {text.foundAs(alias)}</span>}
            </span>
            <span className="flex flex-none items-center gap-1.5 text-muted text-sm">
              {onShelf.has(ingredient._id) ? (
                <>
                  <Check aria-hidden size={16} className="text-ok" />
                  {text.isOnShelf}
                </>
              ) : (
                <>
                  <Plus aria-hidden size={16} />
                  {text.putOnShelf}
                </>
              )}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {options.length > 0 && text.suggestionsHint(options.length)}
      </p>
      <div className={last ? 'flex min-h-[44px] flex-wrap items-center gap-x-3' : 'sr-only'}>
        <p role="status" className="font-medium text-ink-2">
          {last && text[last.what](last.ingredient.name)}
        </p>
        {last?.what === 'added' && (
          <button
            type="button"
            className="min-h-[44px] px-2 font-semibold text-brass underline underline-offset-4"
            onClick={() => {
              toggle(last.ingredient._id, false);
              setLast({ ...last, what: 'takenBack' });
              input.current?.focus();
            }}
          >
            {text.undo}
          </button>
        )}
      </div>
    </div>
  );
}
