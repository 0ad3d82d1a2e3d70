import type { ReactNode } from 'react';

interface SheetTitleProps {
  children: ReactNode;
  /** The subject of the sheet, in a sentence. */
  hint?: ReactNode;
}

/** The title of a sheet, beside its close button. */
export function SheetTitle({ children, hint }: SheetTitleProps) {
  return (
    <div className="grid gap-1.5 pr-12">
      <h2 className="wrap-anywhere text-2xl">{children}</h2>
      {hint && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}
