import { type ComponentProps, useId } from 'react';

interface SelectFieldProps<T extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  error?: string | undefined;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A select with its label and error. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, error, options, onChange, className = '', ...rest } = props;
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        className={`min-h-[52px] w-full min-w-0 rounded-sm border bg-bg px-3 text-[1rem] ${error ? 'border-bad' : 'border-line-strong'} ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value as T)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
