import { useRef } from 'react';
import { useEarlyInput } from '#web/ui/before-hydration.ts';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

interface SearchBoxProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBox({ label, clearLabel, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, onChange);
  return (
    <div className="relative flex-1">
      <LineIcon
        path={icons.search}
        size={20}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        className={`h-12 w-full text-ellipsis rounded-[16px] border border-line-strong bg-surface pl-11 text-[1rem] placeholder:text-muted [&::-webkit-search-cancel-button]:hidden ${value ? 'pr-12' : 'pr-3'}`}
        value={value}
        maxLength={300}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          className="absolute top-0.5 right-0.5 grid size-[44px] place-items-center text-muted"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <LineIcon path={icons.close} size={18} />
        </button>
      )}
    </div>
  );
}
