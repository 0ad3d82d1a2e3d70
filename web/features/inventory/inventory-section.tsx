import { type ReactNode, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import { paths } from '#domain/routes.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CategoryShelf } from './category-shelf.tsx';
import { IngredientFinder } from './find-ingredient.ts';
import { RetiredIngredients } from './own/retired-ingredients.tsx';
import { useOwnText } from './own/texts.ts';
import { PasteList } from './paste-list.tsx';
import { QuickAdd } from './quick-add.tsx';
import { shownGroups } from './shown-groups.ts';
import { FoldedStart, StartSection } from './start-section.tsx';
import { StartShelf } from './start-shelf.tsx';
import { useInventoryText } from './texts.ts';
import { useInventory } from './use-inventory.ts';

interface InventorySectionProps {
  bar: OwnBar;
  /** Advice above the shelf, and below the ways to fill an empty one. */
  advice: ReactNode;
  /** Settings above the shelf. */
  options: ReactNode;
}

export function InventorySection({ bar, advice, options }: InventorySectionProps) {
  const text = useInventoryText();
  const ownText = useOwnText();
  const shared = useText();
  const categoryNames = useIngredientCategories();
  const { data: groups, error: groupsError } = useQuery('ingredients.getIngredientsByCategory', {
    barId: bar._id,
  });
  const { data: words } = useQuery('ingredients.getIngredientWords', { barId: bar._id });
  const inventory = useInventory(bar);
  const [category, setCategory] = useState<IngredientCategory>();
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<IngredientCategory>>(new Set());
  const [isPasting, setPasting] = useState(false);
  /** Whether the shelf was empty in this visit, and was filled then. */
  const [wasEmpty, setWasEmpty] = useState(false);
  const [hasStarted, setStarted] = useState(false);

  const byId = useMemo(
    () => new Map(groups?.flatMap(({ ingredients }) => ingredients).map((one) => [one._id, one])),
    [groups],
  );
  const finder = useMemo(() => new IngredientFinder(words ?? []), [words]);
  const matches = useMemo(() => finder.find(term), [finder, term]);
  const shown = useMemo(
    () => shownGroups(groups ?? [], { category, term, matches }),
    [groups, category, term, matches],
  );

  const problem = inventory.error ?? groupsError;
  if (!groups || problem || inventory.isLoading) {
    return (
      <>
        {advice}
        {problem ? <p role="alert">{errorText(shared, problem)}</p> : <SectionSkeleton />}
      </>
    );
  }

  const { onShelf, isBulk } = inventory;
  if (onShelf.size === 0 && !wasEmpty) setWasEmpty(true);
  const all = [...byId.values()];
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
  const isStart = onShelf.size === 0;
  const fill = (done: Promise<boolean>) =>
    done.then((isDone) => isStart && isDone && setStarted(true));
  const add = (ingredientIds: string[]) => void fill(inventory.switchAll(true, ingredientIds));
  const start = (
    <StartShelf
      bar={bar}
      byId={byId}
      onShelf={onShelf}
      isBusy={isBulk}
      onAdd={add}
      onCopy={(fromBarId) => void fill(inventory.copyFrom(fromBarId))}
      onPaste={() => setPasting(true)}
    />
  );
  const isDone = hasStarted && !isStart;
  return (
    <>
      {wasEmpty && (
        <StartSection bar={bar} isDone={isDone}>
          {start}
        </StartSection>
      )}
      {advice}
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
            <ButtonLink look="secondary" href={paths.barIngredient(bar._id, 'new')}>
              {ownText.newIngredient}
            </ButtonLink>
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
        {(!wasEmpty || isDone) && <FoldedStart>{start}</FoldedStart>}
        <search>
          <QuickAdd
            term={term}
            onTerm={setTerm}
            found={matches}
            byId={byId}
            onShelf={onShelf}
            toggle={inventory.toggle}
          />
        </search>
        <fieldset aria-label={text.categories} className="flex flex-wrap gap-2">
          <Chip pressed={!category} onClick={() => setCategory(undefined)}>
            {text.all}
          </Chip>
          {groups.map(({ category: name }) => (
            <Chip key={name} pressed={name === category} onClick={() => pick(name)}>
              {categoryNames[name]}
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
              houseMade={inventory.houseMade}
              barId={bar._id}
              isPending={inventory.isPending}
              toggle={inventory.toggle}
            />
          ))}
          {shown.length === 0 && (
            <p className="py-8 text-center text-ink-2">{text.nothingFound(term.trim())}</p>
          )}
        </fieldset>
        <RetiredIngredients bar={bar} />
      </section>
      {isPasting && (
        <PasteList
          bar={bar}
          byId={byId}
          onShelf={onShelf}
          onAdd={add}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}
