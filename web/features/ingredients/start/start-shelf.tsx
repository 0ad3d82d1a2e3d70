import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';

interface StartShelfProps {
  bar: OwnBar;
  onShelf: ReadonlySet<string>;
  isBusy: boolean;
  onAdd: (ingredientIds: string[]) => void;
  onCopy: (fromBarId: string) => void;
  onPaste: () => void;
}

/** Ways to fill a shelf at once: ready shelves, the shelf of another own bar, a list. */
export function StartShelf(props: StartShelfProps) {
  const { bar, onShelf, isBusy, onAdd, onCopy, onPaste } = props;
  const { start: text } = useInventoryText();
  const { data: shelves, status } = useQuery('ingredients.getReadyShelves', { barId: bar._id });
  const copies = useShelvesToCopy(bar);
  const ways = useRef<HTMLUListElement>(null);
  useFocusParentOnUnmount(ways);
  if (status === 'loading') return <Skeleton className="h-[58px]" />;
  return (
    <ul
      ref={ways}
      className="grid grid-cols-6 gap-2 *:col-span-3 max-lg:*:first:col-span-2 max-lg:*:nth-2:col-span-2 max-lg:*:nth-3:col-span-2 lg:flex lg:flex-wrap lg:*:flex-[1_1_150px]"
    >
      {shelves?.map(({ id, ingredientIds, drinksCount }) => {
        const missing = ingredientIds.filter((one) => !onShelf.has(one));
        return (
          <li key={id}>
            <StartButton
              inactive={isBusy || missing.length === 0}
              onClick={() => onAdd(missing)}
              title={text.names[id] ?? id}
            >
              {missing.length === 0 ? (
                text.allThere
              ) : (
                <>
                  <span className="max-xl:hidden">{`${text.size(ingredientIds.length)} · `}</span>
                  <span className="font-semibold text-brass">{text.gives(drinksCount)}</span>
                </>
              )}
            </StartButton>
          </li>
        );
      })}
      <li>
        <StartButton
          icon={<ClipboardList aria-hidden size={18} />}
          title={text.paste}
          onClick={onPaste}
        />
      </li>
      {copies.map(({ barId, name, ingredientsCount, newCount }) => (
        <li key={barId}>
          <StartButton
            inactive={isBusy || newCount === 0}
            icon={<Copy aria-hidden size={18} />}
            title={text.copy(name)}
            onClick={() => onCopy(barId)}
          >
            {newCount ? text.copyCount(ingredientsCount, newCount) : text.allThere}
          </StartButton>
        </li>
      ))}
    </ul>
  );
}

/** Other bars of the account with a stocked shelf, by name. */
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
  icon?: ReactNode;
  inactive?: boolean;
  onClick: () => void;
  children?: ReactNode;
}

function StartButton({ title, icon, inactive = false, onClick, children }: StartButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={inactive || undefined}
      className="grid h-full min-h-[56px] w-full content-center wrap-anywhere rounded-sm border border-line-strong bg-raised px-3 py-1.5 text-left leading-snug transition-transform hover:border-brass active:scale-[.99] aria-disabled:opacity-45 aria-disabled:hover:border-line-strong aria-disabled:active:scale-100"
      onClick={inactive ? undefined : onClick}
    >
      <span className="flex items-center gap-2 font-semibold text-sm">
        {icon}
        {title}
      </span>
      {children && <span className="text-muted text-xs">{children}</span>}
    </button>
  );
}
