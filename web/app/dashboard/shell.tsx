import Menu from 'lucide-react/icons/menu';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths, type Section } from '#domain/routes.ts';
import { CreateBar } from '#web/features/bars/create-bar.tsx';
import { NewOrdersAlert } from '#web/features/orders/alert/new-orders-alert.tsx';
import { useText } from '#web/i18n/language.ts';
import { navigate, useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DiskNotice } from './disk-notice.tsx';
import { beginFirstSteps } from './first-steps-state.ts';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDashboardText } from './texts.ts';

interface ShellProps {
  barId?: string | undefined;
  section?: Section | undefined;
  children: ReactNode;
}

export function Shell({ barId, section, children }: ShellProps) {
  const text = useDashboardText();
  const { common } = useText();
  const { data: bars } = useQuery('bars.getUserBars', {});
  const [isMenuOpen, setMenuOpen] = useState(false);
  // On a large screen the sidebar is always visible and covers nothing.
  const isWide = useMediaQuery('(width >= 1024px)');
  const open = isMenuOpen && !isWide;
  const [adding, setAdding] = useState(false);
  const close = () => setMenuOpen(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setMenuOpen(false);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      menuButton.current?.focus();
    };
  }, [open]);
  const main = useRef<HTMLElement>(null);
  const only = bars?.length === 1 ? bars[0] : undefined;
  const bar: OwnBar | undefined = barId ? bars?.find(({ _id }) => _id === barId) : only;
  const isUnknown = barId !== undefined && bars !== undefined && !bar;
  useFocusOnNavigation(main);
  return (
    <div className="min-h-dvh lg:pl-[272px]">
      <button
        type="button"
        className="fixed top-2 left-2 z-40 not-focus:sr-only rounded-sm bg-fill px-4 py-3 font-semibold text-on-fill"
        onClick={() => main.current?.focus()}
      >
        {text.skip}
      </button>
      <Sidebar
        bars={bars}
        // The address names the bar before the list of bars has loaded.
        barId={bars ? bar?._id : barId}
        section={section}
        open={open}
        onClose={close}
        onAddBar={() => {
          close();
          setAdding(true);
        }}
      />
      <main
        ref={main}
        tabIndex={-1}
        inert={open}
        data-section={barId && !isUnknown ? section : undefined}
        className="mx-auto grid max-w-[1400px] grid-cols-1 content-start gap-4 px-(--gutter) pb-6 outline-none [--gutter:16px] lg:gap-5 lg:[--gutter:32px]"
      >
        <Header
          section={isUnknown ? undefined : section}
          bar={barId ? bar : undefined}
          menuButton={
            <button
              ref={menuButton}
              type="button"
              aria-label={text.openMenu}
              aria-expanded={open}
              aria-controls="sidebar"
              className="grid size-[52px] flex-none place-items-center rounded-sm lg:hidden"
              onClick={() => setMenuOpen(true)}
            >
              <Menu aria-hidden size={22} />
            </button>
          }
        />
        <DiskNotice />
        {children}
      </main>
      {bar && <NewOrdersAlert key={bar._id} bar={bar} />}
      {adding && (
        <Sheet label={text.newBar} closeLabel={common.close} onClose={() => setAdding(false)}>
          <div className="mb-5">
            <SheetTitle>{text.newBar}</SheetTitle>
          </div>
          <CreateBar
            onCreated={(created) => {
              setAdding(false);
              beginFirstSteps(created);
              navigate(paths.bar(created));
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

/** Outside the component, because some pages mount their own shell. */
let lastPath: string | undefined;

/** Focuses the heading of a new page, for screen readers and keyboards. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = new URL(useAddress(), 'http://here');
  useEffect(() => {
    const { activeElement, body } = document;
    // A newly mounted shell has lost the focus of the previous one.
    const isNewPage = lastPath !== undefined && (lastPath !== pathname || activeElement === body);
    lastPath = pathname;
    const page = main.current;
    if (!isNewPage || !page || focusHeading(page)) return;
    page.focus({ preventScroll: true });
    // The heading may appear only after the content of the page has loaded.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== page || focusHeading(page)) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, main]);
}

function focusHeading(page: HTMLElement): boolean {
  const heading = page.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
