import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { SearchBox } from '#web/ui/form/search-box.tsx';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

const debounceMs = 300;

interface MenuSearchProps {
  count: number;
  value: string;
  onChange: (value: string) => void;
  activeFilters: number;
  isOpening: boolean;
  onFilters: () => void;
}

export function MenuSearch(props: MenuSearchProps) {
  const { count, value, onChange, activeFilters, isOpening, onFilters } = props;
  const text = useText();
  const [typed, setTyped] = useState(value);
  // Typed text is applied after a pause. A new value from outside (Back, a link) replaces it, but
  // keeps the trailing space of text that was just applied.
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (typed.trim() !== value) setTyped(value);
  }
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
        aria-busy={isOpening}
        className="relative grid size-12 place-items-center rounded-[16px] border border-line-strong bg-surface aria-busy:animate-pulse"
        onClick={onFilters}
      >
        <LineIcon path={icons.sliders} size={20} />
        {activeFilters > 0 && (
          <span className="-top-1.5 -right-1.5 absolute min-w-5 rounded-full bg-fill px-1 text-center font-bold text-[0.75rem] text-on-fill leading-5">
            {activeFilters}
          </span>
        )}
      </button>
    </search>
  );
}
