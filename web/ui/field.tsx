import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** At the right end of the input. */
  action?: ReactNode;
}

/** An input with its label, hint and error. */
export function Field({ label, hint, error, action, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label} {hint && <span className="ml-1 font-normal text-muted">{hint}</span>}
      </label>
      <div className="relative">
        <input
          id={id}
          className={`w-full min-h-[52px] rounded-sm border bg-bg px-4 text-[1rem] placeholder:text-muted ${error ? 'border-bad' : 'border-line-strong'} ${action ? 'pr-14' : ''} ${className}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
