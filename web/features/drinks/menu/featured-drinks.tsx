import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import StarOff from 'lucide-react/icons/star-off';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import { menuLimits } from '#domain/menu/menu.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useDragOrder } from '#web/ui/scroll/use-drag-order.ts';
import { MenuBadges } from './menu-badges.tsx';
import { useMenuText } from './texts.ts';
import type { Menu } from './use-menu.ts';

const tool =
  'grid size-[44px] flex-none place-items-center rounded-sm text-ink-2 hover:text-ink aria-disabled:opacity-35';

/** The featured drinks, sorted by dragging, by buttons or by Alt with arrows. */
export function FeaturedDrinks({ menu, drinks }: { menu: Menu; drinks: readonly Drink[] }) {
  const text = useMenuText();
  const { entries, mode, sortFeatured, change } = menu;
  const [news, setNews] = useState('');
  const id = useId();
  /** The order during a drag. */
  const [moving, setMoving] = useState<readonly string[]>();
  const known = new Map(drinks.map((drink) => [drink._id, drink]));
  const stored = [...entries.values()]
    .filter((entry) => entry.featured !== null)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0) || (a.drinkId < b.drinkId ? -1 : 1))
    .map(({ drinkId }) => drinkId);
  // Drinks that cannot be made now keep their places.
  const sorted = (moving ?? stored).flatMap((id) => known.get(id) ?? []);

  const moved = (from: number, to: number) => {
    const ids = sorted.map(({ _id }) => _id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    return ids;
  };
  const drag = useDragOrder(
    (from, to) => setMoving(moved(from, to)),
    () => {
      if (moving) sortFeatured(moving);
      setMoving(undefined);
    },
  );
  const move = (from: number, to: number) => {
    if (to < 0 || to >= sorted.length) return;
    sortFeatured(moved(from, to));
    setNews(text.moved(sorted[from]?.name ?? '', to + 1));
  };
  if (stored.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 border-line border-t pt-5">
      <div>
        <h3 id={id} className="text-lg">
          {text.featuredDrinks(stored.length, menuLimits.featured)}
        </h3>
        <p className="text-muted text-sm">{text.featuredHint}</p>
      </div>
      <ol className="grid gap-1.5" {...drag.listeners}>
        {sorted.map((drink, place) => (
          <li
            key={drink._id}
            data-dragged={drag.dragged === place || undefined}
            className="flex min-w-0 items-center rounded-sm border border-line bg-bg pr-1 data-dragged:border-brass"
            onKeyDown={(event: KeyboardEvent) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (!event.altKey || !by) return;
              event.preventDefault();
              move(place, place + by);
            }}
          >
            <span
              title={text.drag(drink.name)}
              className="grid size-[44px] flex-none cursor-grab touch-none place-items-center text-muted"
              onPointerDown={drag.start(place)}
            >
              <GripVertical aria-hidden size={18} />
            </span>
            <span className="w-6 flex-none text-muted tabular-nums max-sm:hidden">{place + 1}</span>
            <DrinkPicture
              src={drink.imageUrl}
              className="h-9 w-auto flex-none max-[359px]:hidden"
            />
            <span className="ml-2 grid min-w-0 flex-1 py-1">
              <span className="wrap-anywhere font-semibold leading-tight">{drink.name}</span>
              <MenuBadges entry={entries.get(drink._id)} mode={mode} isShort />
            </span>
            <button
              type="button"
              aria-label={text.moveUp(drink.name)}
              aria-disabled={place === 0}
              className={tool}
              onClick={() => move(place, place - 1)}
            >
              <ArrowUp aria-hidden size={18} />
            </button>
            <button
              type="button"
              aria-label={text.moveDown(drink.name)}
              aria-disabled={place === sorted.length - 1}
              className={tool}
              onClick={() => move(place, place + 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </button>
            <button
              type="button"
              aria-label={`${text.unfeature}: ${drink.name}`}
              className={tool}
              onClick={() => change([drink._id], { isFeatured: false }, text.done.unfeature(1))}
            >
              <StarOff aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  );
}
