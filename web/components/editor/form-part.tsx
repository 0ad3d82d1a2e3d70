import { type ReactNode, useId } from 'react';

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function FormPart({ title, hint, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {hint && <p className="text-ink-2 text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
