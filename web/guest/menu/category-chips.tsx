import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { filterMenu, type MenuAddress } from '#web/guest/address/menu-address.ts';
import { ActiveFilters } from '#web/guest/filter/parts.ts';
import { toggleLeftOut } from '#web/guest/left-out/left-out.ts';
import { useText } from '#web/i18n/language.ts';
import { Chip } from '#web/ui/chip.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useSectionInSight } from './sections-in-sight.ts';

interface CategoryChipsProps {
  barId: string;
  counts: readonly { category: DrinkCategory; count: number }[];
  count: number;
  chosen: Pick<MenuAddress, 'categories' | 'ingredientIds'>;
  leftOut: readonly LeftOut[];
}

/** The active filters and the sections of the menu. Stays visible while the menu scrolls. */
export function CategoryChips({ barId, count, counts, chosen, leftOut }: CategoryChipsProps) {
  const text = useText();
  const { categories, ingredientIds } = chosen;
  const isAlcoholFree = leftOut.includes('alcohol');
  // Alcohol has its own chip.
  const others = leftOut.filter((one) => one !== 'alcohol');
  const ref = useRef<HTMLDivElement>(null);
  // While the search is scrolled away, a button leads to it.
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsAway(entries.at(-1)?.isIntersecting === false),
    );
    const search = ref.current?.previousElementSibling;
    if (search) observer.observe(search);
    return () => observer.disconnect();
  }, []);
  const showSearch = () => {
    const search = ref.current?.previousElementSibling;
    search?.scrollIntoView();
    return search;
  };
  /** Results start below the chips, wherever the reader was. */
  const changed = () => void (isAway && showSearch());
  const toggle = (category: DrinkCategory) => {
    filterMenu({
      categories: categories.includes(category)
        ? categories.filter((other) => other !== category)
        : [...categories, category],
    });
    changed();
  };
  const inSight = useSectionInSight();
  const current = isAway && categories.length === 0 ? inSight : undefined;
  // Leaving out alcohol finds these drinks, so they need no chip.
  const shown = counts.filter(
    ({ category }) => category !== 'alcohol-free' || categories.includes(category),
  );
  return (
    <div
      ref={ref}
      className="-mx-4 -my-2 sticky top-0 z-10 bg-[linear-gradient(var(--bg)_80%,transparent)] py-2"
    >
      <div className="scrollbar-none flex min-h-[44px] gap-2 overflow-x-auto px-4 [mask-image:linear-gradient(90deg,#000_90%,transparent)]">
        {isAway && (
          <button
            type="button"
            aria-label={text.menu.search(count)}
            className="grid size-[44px] flex-none place-items-center rounded-full border border-line-strong text-brass"
            onClick={() => showSearch()?.querySelector('input')?.focus()}
          >
            <LineIcon path={icons.search} size={20} />
          </button>
        )}
        {others.length + ingredientIds.length > 0 && (
          <PartBoundary>
            <ActiveFilters {...{ barId, ingredientIds }} leftOut={others} />
          </PartBoundary>
        )}
        <Chip
          pressed={categories.length === 0}
          onClick={() => {
            filterMenu({ categories: [] });
            changed();
          }}
        >
          {text.menu.all}
        </Chip>
        <Chip
          pressed={isAlcoholFree}
          onClick={() => {
            toggleLeftOut('alcohol');
            changed();
          }}
        >
          {text.menu.withoutAlcohol}
        </Chip>
        {shown.map(({ category, count }) => (
          <Section key={category} isCurrent={category === current}>
            <Chip
              pressed={categories.includes(category)}
              isCurrent={category === current}
              onClick={() => toggle(category)}
            >
              {text.drinkCategories[category] ?? category}
              <span className="opacity-60">{count}</span>
            </Chip>
          </Section>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the chip of the current section into view. */
function Section({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const chip = ref.current;
    const row = chip?.parentElement;
    if (isCurrent && row) row.scrollTo({ left: chip.offsetLeft - row.clientWidth / 3 });
  }, [isCurrent]);
  return (
    <span ref={ref} className="flex-none">
      {children}
    </span>
  );
}
