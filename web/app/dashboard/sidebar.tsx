import Martini from 'lucide-react/icons/martini';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { paths, type Section } from '#domain/routes.ts';
import { Preferences, ThemeSwitch } from '#web/components/preferences.tsx';
import { AccountMenu } from '#web/features/auth/identity.tsx';
import { BarDot } from '#web/features/bars/bar-dot.tsx';
import { BalanceBox } from '#web/features/credits/balance-box.tsx';
import { Link } from '#web/navigation/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sectionEntries } from './sections.ts';
import { useDashboardText } from './texts.ts';
import { UserBox } from './user-box.tsx';

interface SidebarProps {
  /** Undefined while they are on their way. */
  bars: readonly OwnBar[] | undefined;
  barId: string | undefined;
  section: Section | undefined;
  /** On a small screen: whether it is drawn in. */
  open: boolean;
  onClose: () => void;
  onAddBar: () => void;
}

const row = 'flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3.5 text-left';

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
        className={`print:hidden fixed inset-y-0 left-0 z-30 flex w-[272px] flex-col gap-5 overflow-y-auto border-line border-r bg-surface p-3.5 duration-200 ease-enter lg:visible lg:translate-x-0 ${open ? 'translate-x-0 transition-transform' : 'invisible -translate-x-full transition-[transform,visibility]'}`}
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
        <nav aria-label={text.navigation} className="border-line border-t pt-4">
          <ul className="grid gap-1">
            {sectionEntries.map(({ section: name, icon: Icon, Badge, withoutBar }) => {
              const current = name === section;
              const href = barId ? paths.bar(barId, name) : withoutBar;
              const content: ReactNode = (
                <>
                  <Icon aria-hidden size={20} className={current ? 'text-brass' : 'text-muted'} />
                  <span className="min-w-0 flex-1 truncate">{text.sections[name]}</span>
                  {Badge && barId && <Badge barId={barId} />}
                </>
              );
              return (
                <li key={name}>
                  {href ? (
                    <Link
                      href={href}
                      aria-current={current ? 'page' : undefined}
                      className={`${row} border ${current ? 'border-brass/40 bg-fill/15 font-semibold text-brass' : 'border-transparent hover:bg-raised'}`}
                      onClick={onClose}
                    >
                      {content}
                    </Link>
                  ) : (
                    <button
                      type="button"
                      disabled
                      title={text.selectBar}
                      className={`${row} border border-transparent opacity-45`}
                    >
                      {content}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {!barId && <p className="px-3.5 pt-2 text-muted text-sm">{text.selectBar}</p>}
        </nav>
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

interface BarLinksProps extends Pick<SidebarProps, 'bars' | 'barId' | 'section'> {
  onPick: () => void;
}

function BarLinks({ bars, barId, section, onPick }: BarLinksProps) {
  if (!bars) return <Skeleton className="h-[44px]" />;
  return (
    <ul className="grid max-h-64 grid-cols-1 gap-1 overflow-y-auto">
      {bars.map((bar) => (
        <li key={bar._id}>
          <Link
            href={paths.bar(bar._id, section)}
            aria-current={bar._id === barId ? 'true' : undefined}
            className={`${row} ${bar._id === barId ? 'bg-raised font-semibold' : 'text-ink-2 hover:bg-raised'}`}
            onClick={onPick}
          >
            <BarDot isActive={bar.isActive} />
            <span className="min-w-0 flex-1 truncate">{bar.name}</span>
            <span className="flex-none rounded-[8px] border border-line-strong px-1.5 py-0.5 font-semibold text-muted text-xs">
              {bar.barCode}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
