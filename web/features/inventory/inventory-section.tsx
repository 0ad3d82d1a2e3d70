import { type ReactNode, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { CategoryShelf } from './category-shelf.tsx';
import { useInventoryText } from './texts.ts';
import { useInventory } from './use-inventory.ts';

interface InventorySectionProps {
  bar: OwnBar;
  /** Settings above the shelf. */
  options: ReactNode;
}

export function InventorySection({ bar, options }: InventorySectionProps) {
  const text = useInventoryText();
  const shared = useText();
  const { data: groups, error: groupsError } = useQuery('ingredients.getIngredientsByCategory', {});
  const inventory = useInventory(bar);
  const [category, setCategory] = useState<IngredientCategory>();
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<IngredientCategory>>(new Set());

  const shown = useMemo(() => {
    const words = wordsOf(term);
    return (groups ?? [])
      .filter((group) => !category || group.category === category)
      .map((group) => ({
        ...group,
        found: words.length
          ? group.ingredients.filter(({ name }) => {
              const folded = fold(name);
              return words.every((word) => folded.includes(word));
            })
          : group.ingredients,
      }))
      .filter(({ found }) => found.length > 0);
  }, [groups, category, term]);

  const problem = inventory.error ?? groupsError;
  if (problem) return <p role="alert">{errorText(shared, problem)}</p>;
  if (!groups || inventory.isLoading) return <SectionSkeleton />;

  const { onShelf, isBulk } = inventory;
  const all = groups.flatMap(({ ingredients }) => ingredients);
  const isSearching = term.trim() !== '';
  const isFiltered = isSearching || category !== undefined;
  // "All" means all that match the category and the search.
  const matching = shown.flatMap(({ found }) => found);
  const matchingOnShelf = matching.filter(({ _id }) => onShelf.has(_id)).length;
  const setAll = (isAvailable: boolean) =>
    inventory.switchAll(isAvailable, isFiltered ? matching.map(({ _id }) => _id) : undefined);
  const cannotClear = isBulk || matchingOnShelf === 0;
  const toggleOpen = (name: IngredientCategory) => {
    const next = new Set(opened);
    if (!next.delete(name)) next.add(name);
    setOpened(next);
  };
  const pick = (name: IngredientCategory) => {
    if (name === category) return setCategory(undefined);
    setCategory(name);
    setOpened(new Set(opened).add(name));
  };
  return (
    <section
      aria-label={text.available(onShelf.size, all.length)}
      className="grid gap-5 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold text-lg">
          {text.available(onShelf.size, all.length)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {isBulk && <WaitingForConnection />}
          <Button
            look="secondary"
            inactive={isBulk || matchingOnShelf === matching.length}
            onClick={() => setAll(true)}
          >
            {text.selectAll}
          </Button>
          {isFiltered ? (
            <Button look="secondary" inactive={cannotClear} onClick={() => setAll(false)}>
              {text.clearAll}
            </Button>
          ) : (
            <ConfirmButton
              look="secondary"
              label={text.clearAll}
              question={text.clearQuestion(onShelf.size)}
              hint={text.clearHint}
              inactive={cannotClear}
              onConfirm={() => setAll(false)}
            />
          )}
        </div>
      </div>
      {options}
      <search className="flex">
        <SearchBox
          label={text.search}
          clearLabel={shared.menu.clearSearch}
          value={term}
          onChange={setTerm}
        />
      </search>
      <fieldset aria-label={text.categories} className="flex flex-wrap gap-2">
        <Chip pressed={!category} onClick={() => setCategory(undefined)}>
          {text.all}
        </Chip>
        {groups.map(({ category: name }) => (
          <Chip key={name} pressed={name === category} onClick={() => pick(name)}>
            {shared.ingredientCategories[name]}
          </Chip>
        ))}
      </fieldset>
      <fieldset disabled={isBulk} className="grid gap-2">
        {shown.map(({ category: name, ingredients, found }) => (
          <CategoryShelf
            key={name}
            category={name}
            ingredients={ingredients}
            shown={found}
            isOpen={isSearching || opened.has(name)}
            onToggleOpen={() => toggleOpen(name)}
            onShelf={onShelf}
            isPending={inventory.isPending}
            toggle={inventory.toggle}
          />
        ))}
        {shown.length === 0 && (
          <p className="py-8 text-center text-ink-2">{text.nothingFound(term.trim())}</p>
        )}
      </fieldset>
    </section>
  );
}
