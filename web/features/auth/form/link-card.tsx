import type { ReactNode } from 'react';

interface LinkCardProps {
  drawing: 'party' | 'lost';
  children: ReactNode;
}

/** The card that a mailed link opens. */
export function LinkCard({ drawing, children }: LinkCardProps) {
  return (
    <div className="mx-auto mt-2 w-full max-w-lg rounded-lg border border-brass bg-surface p-1.5 shadow-raised lg:mt-10">
      <div className="grid justify-items-center gap-4 wrap-anywhere rounded-[18px] border border-brass/45 px-4 pt-6 pb-6 text-center sm:px-8 sm:pb-8">
        <img src={`/drawings/${drawing}.svg`} alt="" width={240} height={200} />
        {children}
      </div>
    </div>
  );
}
