import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  reason?: string;
  role?: 'alert' | 'status';
  /** One of the drawings in `web/public/drawings`. */
  drawing?: 'closed' | 'lost' | 'thanks' | 'party';
  children?: ReactNode;
}

export function Notice({ title, reason, role, drawing, children }: NoticeProps) {
  return (
    <main className="enter mx-auto grid min-h-dvh max-w-md content-center md:max-w-lg wrap-anywhere px-4 py-16 text-center">
      <div role={role} className="grid justify-items-center gap-4">
        {drawing && (
          <img
            // The server inlines it.
            suppressHydrationWarning
            src={`/drawings/${drawing}.svg`}
            alt=""
            width={240}
            height={200}
            className="h-[min(200px,24dvh)] w-auto md:h-[min(280px,30dvh)]"
          />
        )}
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {reason && <p className="text-balance text-ink-2 text-lg">{reason}</p>}
        <div className="mt-4 grid w-full gap-3">{children}</div>
      </div>
    </main>
  );
}
