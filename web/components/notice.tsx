import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  reason?: string;
  role?: 'alert' | 'status';
  icon?: ReactNode;
  children?: ReactNode;
}

/** A full page with a message and an action. */
export function Notice({ title, reason, role, icon, children }: NoticeProps) {
  return (
    <main
      role={role}
      className="enter mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-4 wrap-anywhere px-4 py-16 text-center"
    >
      {icon && <div className="mb-2 text-brass">{icon}</div>}
      <h1 className="text-3xl">{title}</h1>
      {reason && <p className="text-ink-2 text-lg">{reason}</p>}
      <div className="mt-4 grid w-full gap-3">{children}</div>
    </main>
  );
}
