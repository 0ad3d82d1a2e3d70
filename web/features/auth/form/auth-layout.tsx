import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Martini from 'lucide-react/icons/martini';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { paths } from '#domain/routes.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Two panels: the pitch and the form. A phone shows only the name and the form. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const text = useAuthText();
  const { common } = useText();
  return (
    <div className="mx-auto grid min-h-dvh max-w-[1180px] grid-rows-[auto_1fr_auto] gap-y-6 px-4 py-4 sm:px-8 sm:py-6">
      <header className="flex items-center justify-between gap-2">
        <ButtonLink href={paths.home()} look="quiet" className="-ml-3 min-w-0 leading-tight">
          <ArrowLeft aria-hidden size={18} className="flex-none" />
          {common.backToGuest}
        </ButtonLink>
        <div className="flex flex-none gap-2">
          <Preferences isWithoutUnits />
          <ThemeSwitch />
        </div>
      </header>
      <div className="grid content-center items-center gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_440px]">
        <aside className="grid justify-items-center gap-8 lg:justify-items-start">
          <Brand />
          <p className="hidden max-w-lg text-balance font-display font-semibold text-[2.75rem] leading-[1.1] tracking-[-0.015em] lg:block">
            {text.auth.pitch}
          </p>
          <ul className="hidden gap-4 text-ink-2 text-lg lg:grid">
            {text.auth.pitchPoints.map((point) => (
              <li key={point} className="flex gap-3 text-pretty">
                <Check aria-hidden className="mt-0.5 flex-none text-brass" size={20} />
                {point}
              </li>
            ))}
          </ul>
        </aside>
        <main className="enter mx-auto grid w-full max-w-md gap-5 rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </main>
      </div>
      <footer className="flex items-center justify-center gap-3 text-sm lg:justify-start">
        <UserRound aria-hidden size={20} className="flex-none text-muted" />
        <p>
          <span className="block font-semibold">{text.auth.guestSession}</span>
          <span className="text-muted">{text.auth.temporaryAccess}</span>
        </p>
      </footer>
    </div>
  );
}

function Brand() {
  const { productName } = useText();
  return (
    <p className="flex items-center gap-3 font-display font-semibold text-2xl">
      <span className="grid size-12 place-items-center rounded-sm bg-fill text-on-fill shadow-[0_6px_24px_-8px_var(--fill)]">
        <Martini aria-hidden size={26} />
      </span>
      {productName}
    </p>
  );
}
