import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, aside, className = '', children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
