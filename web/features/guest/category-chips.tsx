import { useRef } from 'react';
import type { DrinkCategory } from '#domain/drinks.ts';
import { useText } from '#web/i18n/language.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { MenuAddress } from './menu-address.ts';

type Chosen = Pick<MenuAddress, 'categories' | 'isAlcoholFree'>;

interface CategoryChipsProps {
  counts: readonly { category: DrinkCategory; count: number }[];
  chosen: Chosen;
  onChange: (changes: Partial<Chosen>) => void;
}

/** Stays in sight while the menu scrolls. */
export function CategoryChips({ counts, chosen, onChange }: CategoryChipsProps) {
  const text = useText();
  const { categories, isAlcoholFree } = chosen;
  const ref = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<Chosen>) => {
    onChange(changes);
    // What is found begins below the chips, wherever the reader was.
    const above = ref.current?.previousElementSibling;
    if (above && above.getBoundingClientRect().top < 0) above.scrollIntoView();
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
