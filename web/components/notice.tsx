import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  reason?: string;
  role?: 'alert' | 'status';
  /** One of the drawings in `web/public/drawings`. */
  drawing?: 'closed' | 'lost' | 'thanks' | 'party';
  children?: ReactNode;
}

/** A full page with a message and an action. */
export function Notice({ title, reason, role, drawing, children }: NoticeProps) {
  return (
    <main className="enter mx-auto grid min-h-dvh max-w-md content-center wrap-anywhere px-4 py-16 text-center">
      <div role={role} className="grid justify-items-center gap-4">
        {drawing && <img src={`/drawings/${drawing}.svg`} alt="" width={240} height={200} />}
        <h1 className="text-3xl">{title}</h1>
        {reason && <p className="text-ink-2 text-lg">{reason}</p>}
        <div className="mt-4 grid w-full gap-3">{children}</div>
      </div>
    </main>
  );
}
