import LogOut from 'lucide-react/icons/log-out';
import { useEffect } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import { ConnectionNotice } from '#web/components/connection-state.tsx';
import { Preferences } from '#web/components/preferences.tsx';
import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { DrinkSheet } from './drink-sheet.tsx';
import { Drinks } from './drinks.tsx';
import { guestName } from './guest-name.ts';
import { LeaveLink } from './leave-link.tsx';
import { closeDrink, useMenuAddress } from './menu-address.ts';
import { NameSheet } from './name-sheet.tsx';
import { OwnOrders } from './own-orders.tsx';
import { tappedParts } from './parts.ts';

/** The menu of an open bar. The name is asked in a sheet over it. */
export function Menu({ bar }: { bar: GuestBar }) {
  const text = useText();
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of tappedParts) part.preload().catch(() => {});
      }),
    [],
  );
  return (
    <main
      // Takes the focus from sheets that close and parts that unmount.
      tabIndex={-1}
      className="mx-auto grid max-w-5xl content-start gap-3 px-4 pt-[22px] pb-8 outline-none"
    >
      {/* The name gets a line of its own where a word of it would be cut. */}
      <header className="flex flex-wrap-reverse items-center justify-end gap-2 pb-1">
        <div className="min-w-0 max-w-full flex-[1_1_min-content]">
          <h1 className="-mb-1 line-clamp-3 pb-1 text-2xl">{bar.name}</h1>
          <Greeting />
        </div>
        <div className="flex flex-none items-center gap-2">
          <Preferences />
          <LeaveLink look="icon" aria-label={text.guest.leaveBar}>
            <LogOut size={18} />
          </LeaveLink>
        </div>
      </header>
      {bar.description && <p className="text-ink-2">{bar.description}</p>}
      <ConnectionNotice />
      <Drinks bar={bar} />
      <OwnOrders barId={bar._id} />
      <MenuSheets barId={bar._id} />
    </main>
  );
}

function Greeting() {
  const text = useText();
  const name = useStoredValue(guestName);
  const isLive = useConnection() === 'live';
  const state = isLive ? text.guest.openNow : text.guest.lastSeenOpen;
  return (
    <p className="mt-1 flex items-center gap-2 wrap-anywhere text-ink-2 text-sm">
      <span
        aria-hidden
        className={`ml-1 size-2 flex-none rounded-full ring-4 ${isLive ? 'bg-ok ring-ok/20' : 'bg-muted ring-line'}`}
      />
      {[state, ...(name ? [text.menu.greeting(name)] : [])].join(' · ')}
    </p>
  );
}

/** The sheet that asks for the name, then the opened drink. */
function MenuSheets({ barId }: { barId: string }) {
  const name = useStoredValue(guestName);
  const { drinkId } = useMenuAddress();
  if (!name) return <NameSheet />;
  if (!drinkId) return null;
  return <DrinkSheet key={drinkId} {...{ barId, drinkId }} guestName={name} onClose={closeDrink} />;
}
