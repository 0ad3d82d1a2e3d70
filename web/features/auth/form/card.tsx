import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CardProps {
  /** The id of the title. */
  id: string;
  icon: LucideIcon;
  title: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** A card of the account and members pages, with a drawing and a title. */
export function Card({ id, icon: Icon, title, hint, className = '', children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-5 rounded-md border border-line bg-surface p-5 sm:p-6 ${className}`}
    >
      <div className="grid gap-2.5">
        <div className="flex items-center gap-3.5">
          <span className="grid size-11 flex-none place-items-center rounded-sm border border-line bg-raised text-brass">
            <Icon aria-hidden size={20} />
          </span>
          <h2 id={id} className="min-w-0 wrap-anywhere text-xl">
            {title}
          </h2>
        </div>
        {hint && <p className="text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
