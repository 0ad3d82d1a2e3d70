import { type ReactNode, useId, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { moveByArrows } from './arrow-keys.ts';
import { CategoryShelf } from './category-shelf.tsx';
import { IngredientFinder } from './find-ingredient.ts';
import { RetiredIngredients } from './own/retired-ingredients.tsx';
import { PasteList } from './paste-list.tsx';
import { QuickAdd } from './quick-add.tsx';
import { retryPictures } from './retry-pictures.ts';
import { ShelfBoard } from './shelf-board.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { ShelfTools } from './shelf-tools.tsx';
import { shownGroups } from './shown-groups.ts';
import { FoldedStart, StartSection } from './start-section.tsx';
import { StartShelf } from './start-shelf.tsx';
import { useInventoryText } from './texts.ts';
import { useInventory } from './use-inventory.ts';
import { inventoryView } from './view.ts';

interface InventorySectionProps {
  bar: OwnBar;
  /** Advice above the shelf, and below the ways to fill an empty one. */
  advice: ReactNode;
  /** Settings below the shelf. */
  options: ReactNode;
}

export function InventorySection({ bar, advice, options }: InventorySectionProps) {
  const text = useInventoryText();
  const shared = useText();
  const categoryNames = useIngredientCategories();
  const { data: groups, error: groupsError } = useQuery('ingredients.getIngredientsByCategory', {
    barId: bar._id,
  });
  const { data: words } = useQuery('ingredients.getIngredientWords', { barId: bar._id });
  const inventory = useInventory(bar);
  const view = useStoredValue(inventoryView);
  const [category, setCategory] = useState<IngredientCategory>();
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<IngredientCategory>>(new Set());
  /** What was on the shelf when only that was asked for: what is taken off meanwhile stays in sight. */
  const [mine, setMine] = useState<ReadonlySet<string>>();
  const [isPasting, setPasting] = useState(false);
  const [isStartOpen, setStartOpen] = useState(false);
  const startId = useId();
  /** Whether the shelf was empty in this visit, and was filled then. */
  const [wasEmpty, setWasEmpty] = useState(false);
  const [hasStarted, setStarted] = useState(false);

  const byId = useMemo(
    () => new Map(groups?.flatMap(({ ingredients }) => ingredients).map((one) => [one._id, one])),
    [groups],
  );
  const finder = useMemo(() => new IngredientFinder(words ?? []), [words]);
  const matches = useMemo(() => finder.find(term), [finder, term]);
  const { onShelf, houseMade, isBulk } = inventory;
  const mineNow = mine && onShelf;
  const shown = useMemo(() => {
    const isKept = (id: string) => !mineNow || mineNow.has(id) || mine?.has(id) === true;
    return shownGroups(groups ?? [], { category, term, matches, isKept });
  }, [groups, category, term, matches, mine, mineNow]);

  const problem = inventory.error ?? groupsError;
  if (!groups || problem || inventory.isLoading) {
    return problem ? <p role="alert">{errorText(shared, problem)}</p> : <ShelfSkeleton />;
  }

  if (onShelf.size === 0 && !wasEmpty) setWasEmpty(true);
  const isSearching = term.trim() !== '';
  const isPart = isSearching || category !== undefined;
  // "All" means all that match the category and the search.
  const matching = shown.flatMap(({ found }) => found);
  const matchingOnShelf = matching.filter(({ _id }) => onShelf.has(_id)).length;
  const setAll = (isAvailable: boolean) => {
    const ids = isPart || mine ? matching.map(({ _id }) => _id) : undefined;
    void inventory.switchAll(isAvailable, ids);
  };
  const showMine = (isMineOnly: boolean) => {
    const made = [...houseMade].flatMap(([id, { isMadeWhenNeeded, canBeMade }]) =>
      isMadeWhenNeeded && canBeMade ? id : [],
    );
    setMine(isMineOnly ? new Set([...onShelf, ...made]) : undefined);
  };
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
  const isDone = hasStarted && !isStart;
  const canFold = !wasEmpty || isDone;
  const fill = (done: Promise<boolean>) =>
    done.then((isFilled) => isStart && isFilled && setStarted(true));
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
  return (
    <section aria-label={text.available(onShelf.size, byId.size)} className="grid gap-3">
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
      <ShelfTools
        barId={bar._id}
        count={onShelf.size}
        all={byId.size}
        isMineOnly={mine !== undefined}
        onMineOnly={showMine}
        isBusy={isBulk}
        canSelect={!isBulk && matchingOnShelf < matching.length}
        canClear={!isBulk && matchingOnShelf > 0}
        isPart={isPart}
        setAll={setAll}
        more={
          canFold && (
            <FoldedStart
              isOpen={isStartOpen}
              panelId={startId}
              onToggle={() => setStartOpen(!isStartOpen)}
            />
          )
        }
      />
      {canFold && isStartOpen && (
        <div id={startId} className="rounded-md border border-line bg-surface p-4">
          {start}
        </div>
      )}
      {wasEmpty && (
        <StartSection bar={bar} isDone={isDone}>
          {start}
        </StartSection>
      )}
      {/* What was asked for is found right below the search. */}
      <div hidden={isSearching}>{advice}</div>
      <fieldset
        aria-label={text.categories}
        className="scrollbar-none -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Chip pressed={!category} onClick={() => setCategory(undefined)}>
          {text.all}
        </Chip>
        {groups.map(({ category: name }) => (
          <Chip key={name} pressed={name === category} onClick={() => pick(name)}>
            {categoryNames[name]}
          </Chip>
        ))}
      </fieldset>
      <fieldset
        ref={retryPictures}
        disabled={isBulk}
        className="grid min-w-0 gap-2"
        onKeyDown={moveByArrows}
      >
        {shown.map(({ category: name, ingredients, found }) =>
          view === 'list' ? (
            <CategoryShelf
              key={name}
              category={name}
              ingredients={ingredients}
              shown={found}
              isOpen={isSearching || opened.has(name)}
              onToggleOpen={() => toggleOpen(name)}
              onShelf={onShelf}
              houseMade={houseMade}
              barId={bar._id}
              isPending={inventory.isPending}
              toggle={inventory.toggle}
            />
          ) : (
            <ShelfBoard
              key={name}
              category={name}
              ingredients={ingredients}
              shown={found}
              onShelf={onShelf}
              houseMade={houseMade}
              barId={bar._id}
              isPending={inventory.isPending}
              toggle={inventory.toggle}
            />
          ),
        )}
        {shown.length === 0 && (
          <div className="grid justify-items-center gap-3 py-8 text-center text-ink-2">
            <p>{isSearching ? text.nothingFound(term.trim()) : text.nothingMine}</p>
            {mine && (
              <Button look="secondary" onClick={() => setMine(undefined)}>
                {text.showAll}
              </Button>
            )}
          </div>
        )}
      </fieldset>
      <div className="grid gap-3">
        <RetiredIngredients bar={bar} />
        {options}
      </div>
      {isPasting && (
        <PasteList
          bar={bar}
          byId={byId}
          onShelf={onShelf}
          onAdd={add}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}
