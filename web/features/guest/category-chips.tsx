import { useEffect, useRef, useState } from 'react';
import type { DrinkCategory } from '#domain/drinks.ts';
import { useText } from '#web/i18n/language.ts';
import { Chip } from '#web/ui/chip.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import type { MenuAddress } from './menu-address.ts';

type Chosen = Pick<MenuAddress, 'categories' | 'isAlcoholFree'>;

interface CategoryChipsProps {
  counts: readonly { category: DrinkCategory; count: number }[];
  /** How many drinks there are. */
  count: number;
  chosen: Chosen;
  onChange: (changes: Partial<Chosen>) => void;
}

/** Stays in sight while the menu scrolls. */
export function CategoryChips({ count, counts, chosen, onChange }: CategoryChipsProps) {
  const text = useText();
  const { categories, isAlcoholFree } = chosen;
  const ref = useRef<HTMLDivElement>(null);
  // While the search is out of sight, a button leads to it.
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
  const change = (changes: Partial<Chosen>) => {
    onChange(changes);
    // What is found begins below the chips, wherever the reader was.
    if (isAway) showSearch();
  };
  const toggle = (category: DrinkCategory) =>
    change({
      categories: categories.includes(category)
        ? categories.filter((other) => other !== category)
        : [...categories, category],
    });
  // Found without alcohol, it needs no chip of its own.
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
        <Chip
          pressed={categories.length === 0 && !isAlcoholFree}
          onClick={() => change({ categories: [], isAlcoholFree: false })}
        >
          {text.menu.all}
        </Chip>
        <Chip pressed={isAlcoholFree} onClick={() => change({ isAlcoholFree: !isAlcoholFree })}>
          {text.menu.withoutAlcohol}
        </Chip>
        {shown.map(({ category, count }) => (
          <Chip
            key={category}
            pressed={categories.includes(category)}
            onClick={() => toggle(category)}
          >
            {text.drinkCategories[category]}
            <span className="opacity-60">{count}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
