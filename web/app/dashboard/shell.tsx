import Menu from 'lucide-react/icons/menu';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { CreateBar } from '#web/features/bars/create-bar.tsx';
import { NewOrdersAlert } from '#web/features/orders/new-orders-alert.tsx';
import { NewOrdersPill } from '#web/features/orders/new-orders-pill.tsx';
import { useText } from '#web/i18n/language.ts';
import { navigate, useAddress } from '#web/navigation/location.ts';
import { paths, type Section } from '#web/navigation/routes.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DiskNotice } from './disk-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useDashboardText } from './texts.ts';

interface ShellProps {
  barId?: string | undefined;
  section?: Section | undefined;
  children: ReactNode;
}

/** The sidebar, and beside it whatever page is open. */
export function Shell({ barId, section, children }: ShellProps) {
  const text = useDashboardText();
  const { common } = useText();
  const { data: bars } = useQuery('bars.getUserBars', {});
  const [isDrawn, setDrawn] = useState(false);
  // On a large screen it is always there, and covers nothing.
  const isWide = useMediaQuery('(width >= 1024px)');
  const open = isDrawn && !isWide;
  const [adding, setAdding] = useState(false);
  const close = () => setDrawn(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setDrawn(false);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      menuButton.current?.focus();
    };
  }, [open]);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  // Where the address names no bar, an only one is selected.
  const only = bars?.length === 1 ? bars[0] : undefined;
  const bar: OwnBar | undefined = barId ? bars?.find(({ _id }) => _id === barId) : only;
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
        barId={bar?._id}
        section={section}
        open={open}
        onClose={close}
        onAddBar={() => {
          close();
          setAdding(true);
        }}
      />
      <div
        inert={open}
        className="sticky top-0 z-10 flex items-center gap-2 border-line border-b bg-bg px-2 lg:hidden"
      >
        <button
          ref={menuButton}
          type="button"
          aria-label={text.openMenu}
          aria-expanded={open}
          aria-controls="sidebar"
          className="grid size-[52px] flex-none place-items-center rounded-sm"
          onClick={() => setDrawn(true)}
        >
          <Menu aria-hidden size={22} />
        </button>
        <p className="min-w-0 truncate font-semibold">{bar?.name ?? text.title}</p>
        {bar && section !== 'orders' && <NewOrdersPill barId={bar._id} />}
      </div>
      <main
        ref={main}
        tabIndex={-1}
        inert={open}
        className="mx-auto grid max-w-[1400px] grid-cols-1 content-start gap-6 px-4 py-6 outline-none lg:px-8"
      >
        <DiskNotice />
        {children}
      </main>
      {bar && <NewOrdersAlert key={bar._id} barId={bar._id} />}
      {adding && (
        <Sheet label={text.newBar} closeLabel={common.close} onClose={() => setAdding(false)}>
          <h2 className="mb-5 text-2xl">{text.newBar}</h2>
          <CreateBar
            onCreated={(created) => {
              setAdding(false);
              navigate(paths.bar(created));
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

/** Where one is: some pages have a shell of their own. */
let place: string | undefined;

/** Another page begins at its heading, for those who hear it or go by keys. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname } = new URL(useAddress(), 'http://here');
  useEffect(() => {
    const isArrival = place !== undefined && place !== pathname;
    place = pathname;
    const start = main.current?.querySelector('h1') ?? main.current;
    if (!isArrival || !start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname, main]);
}
