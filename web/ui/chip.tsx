import type { ReactNode } from 'react';

interface ChipProps {
  pressed: boolean;
  /** Its content is currently visible. */
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Chip({ pressed, isCurrent, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-current={isCurrent || undefined}
      className={`flex h-[44px] flex-none items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold text-sm aria-current:shadow-[inset_0_0_0_2px_var(--brass)] ${
        pressed ? 'border-transparent bg-ink text-bg' : 'border-line-strong text-ink-2'
      }`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
