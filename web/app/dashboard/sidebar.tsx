import Martini from 'lucide-react/icons/martini';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths, type Section } from '#domain/routes.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { AccountMenu } from '#web/features/auth/identity.tsx';
import { BalanceBox } from '#web/features/credits/balance-box.tsx';
import { BarLinks, SectionLinks } from './sidebar-links.tsx';
import { useDashboardText } from './texts.ts';
import { UserBox } from './user-box.tsx';

interface SidebarProps {
  /** Undefined while loading. */
  bars: readonly OwnBar[] | undefined;
  barId: string | undefined;
  section: Section | undefined;
  /** Whether a small screen shows it. */
  open: boolean;
  onClose: () => void;
  onAddBar: () => void;
}

export function Sidebar({ bars, barId, section, open, onClose, onAddBar }: SidebarProps) {
  const text = useDashboardText();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) closeButton.current?.focus();
  }, [open]);
  return (
    <>
      {open && (
        <button
          type="button"
          aria-label={text.closeMenu}
          className="fixed inset-0 z-20 bg-[var(--scrim)] lg:hidden"
          onClick={onClose}
        />
      )}
      <aside
        id="sidebar"
        aria-label={text.title}
        className={`print:hidden fixed inset-y-0 left-0 z-30 flex w-[272px] flex-col gap-5 overflow-y-auto [@media(height<840px)]:gap-3 border-line border-r bg-surface p-3.5 duration-(--motion-enter) lg:visible lg:translate-x-0 ${open ? 'translate-x-0 transition-transform' : 'invisible -translate-x-full transition-[transform,visibility,content-visibility] transition-discrete max-lg:[content-visibility:hidden]'}`}
      >
        <div className="flex items-center gap-3 px-1.5 pt-2">
          <span className="grid size-11 flex-none place-items-center rounded-sm bg-fill text-on-fill">
            <Martini aria-hidden size={22} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-display font-semibold text-base leading-tight">{text.title}</p>
            <p className="text-muted text-sm">{text.subtitle}</p>
          </div>
          <button
            ref={closeButton}
            type="button"
            aria-label={text.closeMenu}
            className="grid size-11 flex-none place-items-center rounded-full lg:hidden"
            onClick={onClose}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        <AccountMenu />
        <section aria-label={text.yourBars}>
          <div className="flex items-center justify-between pl-2">
            <h2 className="font-sans font-semibold text-muted text-sm">{text.yourBars}</h2>
            <button
              type="button"
              className="flex min-h-[44px] items-center gap-1 rounded-sm px-2 font-semibold text-brass text-sm hover:bg-raised"
              onClick={onAddBar}
            >
              <Plus aria-hidden size={16} />
              {text.addBar}
            </button>
          </div>
          <BarLinks bars={bars} barId={barId} section={section} onPick={onClose} />
        </section>
        <SectionLinks barId={barId} section={section} onPick={onClose} />
        <div className="mt-auto grid gap-3">
          <div className="flex gap-2">
            <Preferences />
            <ThemeSwitch />
          </div>
          <BalanceBox href={barId ? paths.bar(barId, 'usage') : paths.usage()} onClick={onClose} />
          <UserBox />
        </div>
      </aside>
    </>
  );
}
