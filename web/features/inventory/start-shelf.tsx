import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Ingredient } from '#domain/ingredients.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useInventoryText } from './texts.ts';

const namesShown = 6;

interface StartShelfProps {
  bar: OwnBar;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  isBusy: boolean;
  onAdd: (ingredientIds: string[]) => void;
  onCopy: (fromBarId: string) => void;
  onPaste: () => void;
}

/** Ways to fill a shelf at once: ready shelves, the shelf of another own bar, a list. */
export function StartShelf(props: StartShelfProps) {
  const { bar, byId, onShelf, isBusy, onAdd, onCopy, onPaste } = props;
  const { start: text } = useInventoryText();
  const { data: shelves, status } = useQuery('ingredients.getReadyShelves', { barId: bar._id });
  const copies = useShelvesToCopy(bar);
  const ways = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(ways);
  return (
    <div ref={ways} className="grid gap-3">
      {status === 'loading' && <Skeleton className="h-40" />}
      {shelves && (
        <ul className="grid gap-3 md:grid-cols-3">
          {shelves.map(({ id, ingredientIds, drinksCount }, n) => {
            const before = shelves[n - 1]?.ingredientIds ?? [];
            const missing = ingredientIds.filter((one) => !onShelf.has(one));
            const added = ingredientIds.slice(before.length);
            const names = added.slice(0, namesShown).map((one) => byId.get(one)?.name ?? one);
            const more = ingredientIds.length - names.length;
            return (
              <li key={id}>
                <StartButton
                  inactive={isBusy || missing.length === 0}
                  onClick={() => onAdd(missing)}
                  title={text.names[id]}
                  detail={text.size(ingredientIds.length)}
                >
                  <span className="font-semibold text-brass">
                    {missing.length === 0
                      ? text.allThere
                      : onShelf.size
                        ? text.gives(drinksCount)
                        : text.opens(drinksCount)}
                  </span>
                  <span className="text-muted text-sm">{text.has(names.join(', '), more)}</span>
                </StartButton>
              </li>
            );
          })}
        </ul>
      )}
      <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]">
        <li>
          <StartButton
            icon={<ClipboardList aria-hidden size={20} />}
            title={text.paste}
            onClick={onPaste}
          >
            <span className="text-muted text-sm">{text.pasteHint}</span>
          </StartButton>
        </li>
        {copies.map(({ barId, name, ingredientsCount, newCount }) => (
          <li key={barId}>
            <StartButton
              inactive={isBusy || newCount === 0}
              icon={<Copy aria-hidden size={20} />}
              title={text.copy(name)}
              onClick={() => onCopy(barId)}
            >
              <span className="text-muted text-sm">
                {newCount ? text.copyCount(ingredientsCount, newCount) : text.allThere}
              </span>
            </StartButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Other bars of the account with something on the shelf, by name. */
function useShelvesToCopy({ _id: barId }: OwnBar) {
  const { data: bars = [] } = useQuery('bars.getUserBars', {});
  const others = bars.filter(({ _id }) => _id !== barId);
  const fromBarIds = others.map(({ _id }) => _id);
  const { data: shelves = [] } = useQuery(
    'ingredients.getShelvesToCopy',
    fromBarIds.length ? { barId, fromBarIds } : undefined,
  );
  return shelves.flatMap((shelf) => {
    const other = others.find(({ _id }) => _id === shelf.barId);
    return other ? { ...shelf, name: other.name } : [];
  });
}

interface StartButtonProps {
  title: string;
  detail?: string;
  icon?: ReactNode;
  inactive?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function StartButton({
  title,
  detail,
  icon,
  inactive = false,
  onClick,
  children,
}: StartButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={inactive || undefined}
      className="grid h-full w-full content-start gap-1.5 wrap-anywhere rounded-sm border border-line-strong bg-raised p-4 text-left transition-transform hover:border-brass active:scale-[.99] aria-disabled:opacity-45 aria-disabled:hover:border-line-strong aria-disabled:active:scale-100"
      onClick={inactive ? undefined : onClick}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-2 font-semibold text-lg">
          {icon}
          {title}
        </span>
        {detail && <span className="text-muted text-sm md:max-xl:w-full">{detail}</span>}
      </span>
      {children}
    </button>
  );
}
