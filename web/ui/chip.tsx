import type { ReactNode } from 'react';

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`flex h-[44px] flex-none items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold text-sm ${
        pressed ? 'border-transparent bg-ink text-bg' : 'border-line-strong text-ink-2'
      }`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
