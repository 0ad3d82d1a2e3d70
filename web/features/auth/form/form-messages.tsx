import type { ReactNode } from 'react';

export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-balance rounded-sm bg-bad-soft px-4 py-3 text-bad">
      {children}
    </p>
  );
}

interface FormNoteProps {
  title?: string | undefined;
  children: ReactNode;
}

export function FormNote({ title, children }: FormNoteProps) {
  return (
    <div role="status" className="rounded-sm bg-raised px-4 py-3 text-ink-2">
      {title && <p className="font-semibold text-ink">{title}</p>}
      <p>{children}</p>
    </div>
  );
}
