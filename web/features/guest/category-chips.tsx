import type { DrinkCategory } from '#domain/drinks.ts';
import { useText } from '#web/i18n/language.ts';
import { Chip } from '#web/ui/chip.tsx';

interface CategoryChipsProps {
  counts: readonly { category: DrinkCategory; count: number }[];
  chosen: readonly DrinkCategory[];
  onChange: (categories: DrinkCategory[]) => void;
}

export function CategoryChips({ counts, chosen, onChange }: CategoryChipsProps) {
  const text = useText();
  const toggle = (category: DrinkCategory) =>
    onChange(
      chosen.includes(category)
        ? chosen.filter((other) => other !== category)
        : [...chosen, category],
    );
  return (
    <div className="scrollbar-none -mx-4 flex min-h-[44px] gap-2 overflow-x-auto px-4 [mask-image:linear-gradient(90deg,#000_90%,transparent)]">
      <Chip pressed={chosen.length === 0} onClick={() => onChange([])}>
        {text.menu.all}
      </Chip>
      {counts.map(({ category, count }) => (
        <Chip key={category} pressed={chosen.includes(category)} onClick={() => toggle(category)}>
          {text.drinkCategories[category]}
          <span className="opacity-60">{count}</span>
        </Chip>
      ))}
    </div>
  );
}
