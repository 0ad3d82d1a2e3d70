import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Counter of characters, near the limit. */
  count?: number | undefined;
  limit?: number | undefined;
  children: ReactNode;
}

/** The label, hint, counter and error around a form control. */
export function FieldFrame({ id, label, hint, error, count, limit, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label} {hint && <span className="ml-1 font-normal text-muted">{hint}</span>}
        </label>
        {count !== undefined && (
          <span
            id={`${id}-count`}
            className={`flex-none text-sm ${error ? 'text-bad' : 'text-muted'}`}
          >
            {`${count} / ${limit}`}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** Links a control to its error and counter. */
export function describedBy(id: string, error: string | undefined, count?: number) {
  const ids = [error && `${id}-error`, count !== undefined && `${id}-count`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
  };
}
