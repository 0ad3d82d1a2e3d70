import { useDeferredValue, useEffect, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import { ConnectionState } from '#web/components/connection/connection-state.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { Preferences } from '#web/components/preferences.tsx';
import { useTableText } from '#web/components/use-table-text.ts';
import { closeDrink, useMenuAddress } from '#web/guest/address/menu-address.ts';
import { guestName } from '#web/guest/arrival/guest-name.ts';
import { LeaveLink } from '#web/guest/arrival/leave-link.tsx';
import { NameSheet } from '#web/guest/arrival/name-sheet.tsx';
import { useTable } from '#web/guest/arrival/table.ts';
import { DrinkSheet } from '#web/guest/drink-sheet/drink-sheet.tsx';
import { Drinks } from '#web/guest/menu/drinks.tsx';
import { PauseNotice } from '#web/guest/order/parts.ts';
import { OwnOrders } from '#web/guest/tonight/own-orders.tsx';
import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { loadSheetMotion } from '#web/ui/sheet/sheet.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { tappedParts } from './parts.ts';

/** The menu of an open bar. A sheet over it asks for the name. */
export function Menu({ bar }: { bar: GuestBar }) {
  const text = useText();
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of tappedParts) part.preload().catch(() => {});
        void loadSheetMotion();
      }),
    [],
  );
  return (
    <main
      // Receives the focus from closed sheets and unmounted parts.
      tabIndex={-1}
      className="mx-auto grid max-w-5xl content-start gap-3 px-4 pt-4 pb-8 outline-none"
    >
      <SkipToDrinks />
      <header className="grid gap-3 short:flex short:items-center">
        <div className="flex flex-1 items-center gap-2">
          <Greeting bar={bar} />
          <Preferences hasTheme />
          <LeaveLink look="icon" aria-label={text.guest.leaveBar}>
            <LineIcon path={icons.leave} size={18} />
          </LeaveLink>
        </div>
        <h1
          className={`sign short:order-first short:text-2xl ${bar.name.length > 24 ? 'text-[min(1.9375rem,7.8vw)]' : 'text-4xl'}`}
        >
          <span className="-mb-1 line-clamp-3 pb-1">{bar.name}</span>
        </h1>
      </header>
      {bar.description && (
        <p className="text-balance text-center text-ink-2 short:hidden">{bar.description}</p>
      )}
      <Connection />
      <Pausing pause={bar.pause} />
      <Drinks bar={bar} />
      <OwnOrders barId={bar._id} bar={bar} />
      <MenuSheets bar={bar} />
    </main>
  );
}

/** The first Tab stop: skips the search and the filters. */
function SkipToDrinks() {
  const text = useText();
  return (
    <button
      type="button"
      className="fixed top-2 left-2 z-20 not-focus:sr-only rounded-sm bg-fill px-4 py-3 font-semibold text-on-fill"
      onClick={() => document.querySelector<HTMLElement>('main article button')?.focus()}
    >
      {text.menu.skip}
    </button>
  );
}

function Greeting({ bar }: { bar: GuestBar }) {
  const text = useText();
  const name = useStoredValue(guestName);
  const table = useTable(bar._id);
  const isLive = useConnection() === 'live';
  const { paused, openNow, lastSeenOpen } = text.guest;
  const state = bar.pause ? paused : isLive ? openNow : lastSeenOpen;
  const tableText = useTableText();
  const parts = [state, name && text.menu.greeting(name), table && tableText(table)];
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 text-balance wrap-anywhere text-ink-2 text-sm leading-tight">
      <span
        aria-hidden
        className={`ml-1 size-2 flex-none rounded-full ring-4 ${isLive && !bar.pause ? 'bg-ok ring-ok/20' : 'bg-muted ring-line'}`}
      />
      {parts.filter(Boolean).join('\u00a0· ')}
    </p>
  );
}

/** Stays visible while the connection is lost, below the sticky chips. */
function Connection() {
  if (useConnection() === 'live') return null;
  return (
    <div className="sticky top-16 z-10 justify-self-center rounded-full bg-bg">
      <ConnectionState />
    </div>
  );
}

/** Mounted from the first pause on, because it also announces the end. */
function Pausing({ pause }: Pick<GuestBar, 'pause'>) {
  const [isSeen, setIsSeen] = useState(false);
  if (pause && !isSeen) setIsSeen(true);
  return <PartBoundary>{isSeen && <PauseNotice pause={pause} />}</PartBoundary>;
}

/** The opened drink, below the sheet that asks for the name. */
function MenuSheets({ bar }: { bar: GuestBar }) {
  const name = useStoredValue(guestName);
  // The tapped button responds first: a sheet is the work of many frames on a slow phone.
  const { drinkId } = useDeferredValue(useMenuAddress());
  return (
    <>
      {drinkId && (
        <DrinkSheet key={drinkId} {...{ bar, drinkId }} guestName={name} onClose={closeDrink} />
      )}
      {!name && <NameSheet />}
    </>
  );
}
