import type { ReactNode } from 'react';

interface SegmentProps<T extends string> {
  label: string;
  className?: string;
  value: T;
  choices: readonly { value: T; content: ReactNode }[];
  onChange: (value: T) => void;
}

/** A segmented control. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { label, className = '', value, choices, onChange } = props;
  return (
    <fieldset
      aria-label={label}
      className={`flex flex-none rounded-full border border-line-strong bg-surface p-[3px] ${className}`}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          className="relative grid min-h-[36px] min-w-[44px] place-items-center rounded-full px-3.5 font-semibold text-ink-2 text-sm after:absolute after:-inset-y-[5px] after:inset-x-0 after:content-[''] aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)]"
          onClick={() => onChange(choice.value)}
        >
          {choice.content}
        </button>
      ))}
    </fieldset>
  );
}
