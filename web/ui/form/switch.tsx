import type { ReactNode } from 'react';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Cannot be switched, but keeps the focus, unlike `disabled`. */
  inactive?: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, hint, checked, inactive = false, onChange }: SwitchProps) {
  return (
    <label className="relative flex min-h-[44px] items-center justify-between gap-4">
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-muted text-sm">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        // Covers the row, so that screen readers outline the whole target.
        className="peer absolute inset-0 size-full opacity-0"
        checked={checked}
        aria-disabled={inactive || undefined}
        onChange={(event) => !inactive && onChange(event.target.checked)}
      />
      <span
        aria-hidden
        className="relative h-7 w-12 flex-none rounded-full bg-line-strong transition-colors after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-muted after:transition-transform peer-checked:bg-fill peer-checked:after:translate-x-5 peer-checked:after:bg-on-fill peer-focus-visible:outline-2 peer-focus-visible:outline-brass peer-focus-visible:outline-offset-2 peer-aria-disabled:opacity-45 peer-aria-disabled:[transition:opacity_var(--motion-press)_400ms]"
      />
    </label>
  );
}
