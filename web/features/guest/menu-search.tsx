import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';

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
      <div className="relative flex-1">
        <Search
          aria-hidden
          size={20}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-muted"
        />
        <input
          type="search"
          aria-label={text.menu.search(count)}
          placeholder={text.menu.search(count)}
          className="h-12 w-full rounded-[16px] border border-line-strong bg-surface pr-12 pl-11 text-[16px] placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          value={typed}
          maxLength={300}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed && (
          <button
            type="button"
            aria-label={text.menu.clearSearch}
            className="absolute top-0.5 right-0.5 grid size-[44px] place-items-center text-muted"
            onClick={() => setTyped('')}
          >
            <X size={18} />
          </button>
        )}
      </div>
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
