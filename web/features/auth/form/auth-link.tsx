import type { ReactNode } from 'react';
import { Link } from '#web/navigation/link.tsx';

/** Links one form to another. */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-[44px] items-center justify-self-start text-brass underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
