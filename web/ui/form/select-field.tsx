import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface SelectFieldProps<T extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  error?: string | undefined;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, error, options, onChange, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        id={id}
        className={`min-h-[52px] w-full min-w-0 rounded-sm border bg-bg px-3 text-[1rem] ${error ? 'border-bad' : 'border-line-strong'} ${className}`}
        {...describedBy(id, error)}
        onChange={(event) => onChange(event.target.value as T)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
