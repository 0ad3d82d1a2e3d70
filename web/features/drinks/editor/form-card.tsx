import { type ReactNode, useId } from 'react';

/** A part of a form, under its heading. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
