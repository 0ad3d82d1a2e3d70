import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { SearchBox } from '#web/ui/search-box.tsx';

const debounceMs = 300;

interface MenuSearchProps {
  count: number;
  value: string;
  onChange: (value: string) => void;
  activeFilters: number;
  onFilters: () => void;
}

export function MenuSearch({ count, value, onChange, activeFilters, onFilters }: MenuSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  // What was typed goes out when the typing pauses; what comes in (Back, a link) replaces it.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value.trim()) return;
    const timer = setTimeout(() => onChange(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <search className="flex gap-2.5">
      <SearchBox
        label={text.menu.search(count)}
        clearLabel={text.menu.clearSearch}
        value={typed}
        onChange={setTyped}
      />
      <button
        type="button"
        aria-label={activeFilters ? text.menu.filtersActive(activeFilters) : text.menu.filters}
        className="relative grid size-12 place-items-center rounded-[16px] border border-line-strong bg-surface"
        onClick={onFilters}
      >
        <SlidersHorizontal size={20} />
        {activeFilters > 0 && (
          <span className="-top-1.5 -right-1.5 absolute min-w-5 rounded-full bg-fill px-1 text-center font-bold text-[12px] text-on-fill leading-5">
            {activeFilters}
          </span>
        )}
      </button>
    </search>
  );
}
