import { type ReactNode, useId } from 'react';

interface ChoiceProps {
  label: string;
  hint: string;
  value: number;
  choices: readonly number[];
  shown?: (value: number) => string;
  onChange: (value: number) => void;
  children?: ReactNode;
}

/** A numeric setting as a list of choices. A value outside the list is offered too. */
export function Choice({
  label,
  hint,
  value,
  choices,
  shown = String,
  onChange,
  children,
}: ChoiceProps) {
  const id = useId();
  const offered = [...new Set([...choices, value])].sort((a, b) => a - b);
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          className="min-h-[44px] flex-none rounded-sm border border-line-strong bg-bg px-3 text-[1rem]"
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {shown(choice)}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      {children}
    </div>
  );
}
