import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useId, useMemo, useState, useTransition } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { newIngredientAddress } from '#web/features/ingredients/own/new-ingredient.ts';
import { RetiredIngredients } from '#web/features/ingredients/own/retired-ingredients.tsx';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';
import { CategoryChips } from '#web/features/ingredients/shelf/category-chips.tsx';
import { IngredientFinder } from '#web/features/ingredients/shelf/find-ingredient.ts';
import { useOpenBoards } from '#web/features/ingredients/shelf/open-boards.ts';
import { QuickAdd } from '#web/features/ingredients/shelf/quick-add.tsx';
import { Shelf } from '#web/features/ingredients/shelf/shelf.tsx';
import { ShelfSkeleton } from '#web/features/ingredients/shelf/shelf-skeleton.tsx';
import { ShelfTools } from '#web/features/ingredients/shelf/shelf-tools.tsx';
import { shownGroups } from '#web/features/ingredients/shelf/shown-groups.ts';
import { StartSection, StartToggle } from '#web/features/ingredients/start/start-section.tsx';
import { StartShelf } from '#web/features/ingredients/start/start-shelf.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { useInventoryText } from './texts.ts';
import { useInventory } from './use-inventory.ts';

const PasteList = lazyPart(
  async () => (await import('#web/features/ingredients/start/paste-list.tsx')).PasteList,
);

interface InventorySectionProps {
  bar: OwnBar;
  /** Advice above the shelf, and below the ways to fill an empty one. */
  advice: ReactNode;
  /** Settings below the shelf. */
  options: ReactNode;
}

export function InventorySection({ bar, advice, options }: InventorySectionProps) {
  const text = useInventoryText();
  const ownText = useOwnText();
  const { data: groups, error: groupsError } = useQuery('ingredients.getIngredientsByCategory', {
    barId: bar._id,
  });
  const { data: words } = useQuery('ingredients.getIngredientWords', { barId: bar._id });
  const inventory = useInventory(bar);
  const [category, setCategory] = useState<IngredientCategory>();
  const [term, setTerm] = useState('');
  /** The shelf when its filter was set: bottles removed since then stay visible. */
  const [mine, setMine] = useState<ReadonlySet<string>>();
  const [isPasting, setPasting] = useState(false);
  // The button waits until the sheet has loaded.
  const [, startPasting] = useTransition();
  useEffect(() => whenIdle(() => void PasteList.preload().catch(() => {})), []);
  const [isStartOpen, setStartOpen] = useState(false);
  const startId = useId();
  /** Whether an empty shelf was filled in this visit. */
  const [wasEmpty, setWasEmpty] = useState(false);
  const [hasStarted, setStarted] = useState(false);

  const byId = useMemo(
    () => new Map(groups?.flatMap(({ ingredients }) => ingredients).map((one) => [one._id, one])),
    [groups],
  );
  const finder = useMemo(() => new IngredientFinder(words ?? []), [words]);
  const matches = useMemo(() => finder.find(term), [finder, term]);
  const { onShelf, houseMade, isBulk } = inventory;
  const boards = useOpenBoards(bar._id, mine ? `mine ${term.trim()}` : term.trim());
  const mineNow = mine && onShelf;
  const shown = useMemo(() => {
    const isKept = (id: string) => !mineNow || mineNow.has(id) || mine?.has(id) === true;
    return shownGroups(groups ?? [], { category, term, matches, isKept });
  }, [groups, category, term, matches, mine, mineNow]);

  const problem = inventory.error ?? groupsError;
  if (!groups || problem || inventory.isLoading) {
    return problem ? <SectionError error={problem} /> : <ShelfSkeleton />;
  }

  if (onShelf.size === 0 && !wasEmpty) setWasEmpty(true);
  const isSearching = term.trim() !== '';
  const isPart = isSearching || category !== undefined;
  // "All" means all that match the category and the search.
  const matching = shown.flatMap(({ found }) => found);
  const matchingOnShelf = matching.filter(({ _id }) => onShelf.has(_id)).length;
  const canTurn = ({ _id }: { _id: string }) =>
    !onShelf.has(_id) && !houseMade.get(_id)?.isMadeWhenNeeded;
  const categories = shown.map((group) => group.category);
  const areAllOpen = categories.every(boards.isOpen);
  const choose = (next: IngredientCategory | undefined) => {
    setCategory(next);
    if (next) boards.remember([next], true);
  };
  const newIngredient = newIngredientAddress(bar._id, term.trim());
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
  const isStart = onShelf.size === 0;
  const isDone = hasStarted && !isStart;
  const canFold = !wasEmpty || isDone;
  const fill = (done: Promise<boolean>) =>
    done.then((isFilled) => isStart && isFilled && setStarted(true));
  const add = (ingredientIds: string[]) => void fill(inventory.switchAll(true, ingredientIds));
  const start = (
    <StartShelf
      bar={bar}
      onShelf={onShelf}
      isBusy={isBulk}
      onAdd={add}
      onCopy={(fromBarId) => void fill(inventory.copyFrom(fromBarId))}
      onPaste={() => startPasting(() => setPasting(true))}
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
        newIngredient={newIngredient}
        count={onShelf.size}
        all={byId.size}
        isMineOnly={mine !== undefined}
        onMineOnly={showMine}
        isBusy={isBulk}
        canSelect={!isBulk && matching.some(canTurn)}
        canClear={!isBulk && matchingOnShelf > 0}
        isPart={isPart}
        setAll={setAll}
        areAllOpen={areAllOpen}
        onOpenAll={() => boards.setOpen(categories, !areAllOpen)}
        more={
          canFold && (
            <StartToggle
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
      {/* Results stand right below the search. */}
      <div hidden={isSearching}>{advice}</div>
      <CategoryChips
        categories={groups.map(({ category: name }) => name)}
        chosen={category}
        onChoose={choose}
      />
      <Shelf
        groups={shown}
        boards={boards}
        hasFew={isSearching || mine !== undefined}
        isBusy={isBulk}
        shelf={{
          onShelf,
          houseMade,
          barId: bar._id,
          isPending: inventory.isPending,
          toggle: inventory.toggle,
        }}
      />
      {shown.length === 0 && (
        <div className="grid justify-items-center gap-3 py-10 text-center text-ink-2">
          <img src="/pictures/none.svg" alt="" width={96} height={120} />
          <p className="text-balance">
            {isSearching ? text.nothingFound(term.trim()) : text.nothingMine}
          </p>
          {isSearching && !mine && (
            <ButtonLink look="secondary" href={newIngredient}>
              <Plus aria-hidden size={18} />
              {ownText.newIngredientCalled(term.trim())}
            </ButtonLink>
          )}
          {mine && (
            <Button look="secondary" onClick={() => setMine(undefined)}>
              {text.showAll}
            </Button>
          )}
        </div>
      )}
      <div hidden={isSearching}>
        <div className="grid gap-3">
          <RetiredIngredients bar={bar} />
          {options}
        </div>
      </div>
      <PartBoundary>
        {isPasting && (
          <PasteList
            bar={bar}
            byId={byId}
            onShelf={onShelf}
            onAdd={add}
            onClose={() => setPasting(false)}
          />
        )}
      </PartBoundary>
    </section>
  );
}
