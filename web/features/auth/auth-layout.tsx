import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Martini from 'lucide-react/icons/martini';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { paths } from '#domain/routes.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { useText } from '#web/i18n/language.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useAuthText } from './texts.ts';

/** Two panels: the pitch and the form. On a phone only the form. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const text = useAuthText();
  const { common } = useText();
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <aside className="rays hidden content-center gap-8 border-line border-r bg-surface p-16 lg:grid">
        <span className="grid size-16 place-items-center rounded-md bg-fill text-on-fill">
          <Martini size={32} />
        </span>
        <p className="max-w-md font-display font-semibold text-3xl leading-tight">
          {text.auth.pitch}
        </p>
        <ul className="grid gap-4 text-ink-2 text-lg">
          {text.auth.pitchPoints.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 flex-none text-brass" size={20} />
              {point}
            </li>
          ))}
        </ul>
      </aside>
      <main className="flex flex-col px-4 py-6 lg:px-16">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <ButtonLink href={paths.home()} look="quiet" className="-ml-3">
            <ArrowLeft size={18} />
            {common.backToGuest}
          </ButtonLink>
          <div className="flex gap-2">
            <Preferences />
            <ThemeSwitch />
          </div>
        </header>
        <div className="enter mx-auto my-auto grid w-full max-w-md gap-6 py-8">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </div>
        <p className="flex items-center gap-3 text-sm">
          <UserRound aria-hidden size={20} className="flex-none text-muted" />
          <span>
            <span className="block font-semibold">{text.auth.guestSession}</span>
            <span className="text-muted">{text.auth.temporaryAccess}</span>
          </span>
        </p>
      </main>
    </div>
  );
}
