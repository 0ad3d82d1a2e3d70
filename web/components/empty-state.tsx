import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  reason: string;
  children?: ReactNode;
}

/** Shown in place of a list that has no items. */
export function EmptyState({ title, reason, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-line bg-surface px-4 py-14 text-center">
      <img src="/pictures/none.svg" alt="" width={120} height={150} />
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-ink-2">{reason}</p>
      {children}
    </div>
  );
}
