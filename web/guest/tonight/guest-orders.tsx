import { type ReactNode, useEffect } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { guestName } from '#web/guest/arrival/guest-name.ts';
import { LeaveOutQuestion } from '#web/guest/left-out/leave-out-question.tsx';
import { UnsentOrders } from '#web/guest/order/unsent-orders.tsx';
import { useBegun } from '#web/guest/order/use-take-back.ts';
import { RoundBar } from '#web/guest/round/round-bar.tsx';
import { useLostRound } from '#web/guest/round/use-lost-round.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useTitleNotice } from '#web/ui/page-title.ts';
import { AwayBanner } from './away-banner.tsx';
import styles from './guest-orders.module.css';
import { OrderPill } from './order-pill.tsx';
import { useOrderTitle } from './order-status-text.ts';
import { RunningOrders } from './running-orders.tsx';
import { useOrderText } from './texts.ts';
import { useOrderAlerts } from './use-order-alerts.ts';
import { isDeclined, type OrdersTonight, useOrdersTonight } from './use-orders-tonight.ts';
import { useWhileAway } from './use-while-away.ts';

interface GuestOrdersProps {
  barId: string;
  /** Undefined if its code no longer works. */
  bar: GuestBar | undefined;
  /** Undefined while loading. */
  orders: readonly GuestOrder[] | undefined;
}

/** All orders and the current round of a guest, over the menu or on the page of a closed bar. */
export function GuestOrders({ barId, bar, orders }: GuestOrdersProps) {
  const name = useStoredValue(guestName);
  if (orders) return <KnownOrders {...{ barId, bar, orders, name }} />;
  // A round can be edited and sent even with a bad connection.
  if (!bar?.isOpen) return <UnsentOrders barId={barId} />;
  return (
    <AboveMenu>
      <UnsentOrders barId={barId} />
      {name && <RoundBar bar={bar} guestName={name} />}
    </AboveMenu>
  );
}

interface KnownOrdersProps extends GuestOrdersProps {
  orders: readonly GuestOrder[];
  name: string;
}

function KnownOrders({ barId, bar, orders, name }: KnownOrdersProps) {
  const tonight = useOrdersTonight(orders);
  const { news, dismiss } = useWhileAway(barId, orders);
  useLostRound({ barId, guestName: name }, orders);
  useBegun(orders);
  const wantsSound = useOrderAlerts(orders);
  useTitleNotice(useUrgentTitle(tonight));
  useReadyBadge(tonight.ready.length);
  const banner = news.length > 0 && <AwayBanner news={news} onDismiss={dismiss} />;
  // Otherwise the sound would wait for a gesture after a reload.
  const inUse = <span hidden data-in-use={wantsSound && tonight.current > 0} />;
  if (!bar?.isOpen) {
    return (
      <>
        {inUse}
        {banner}
        <UnsentOrders barId={barId} />
        <RunningOrders {...{ barId, bar, tonight }} guestName={name} />
      </>
    );
  }
  return (
    <AboveMenu>
      {inUse}
      {banner}
      <UnsentOrders barId={barId} />
      <LeaveOutQuestion found={orders.flatMap(({ allergy }) => allergy ?? [])} />
      {name && <RoundBar bar={bar} guestName={name} />}
      <OrderPill {...{ bar, tonight }} guestName={name} />
    </AboveMenu>
  );
}

/** Stays at the lower edge of the screen, with room below the menu. */
function AboveMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="h-36" />
      <div className={styles.fade} />
      <div className="pointer-events-none fixed inset-x-3 bottom-4 z-20 mx-auto flex max-w-lg flex-col items-center gap-2">
        {children}
      </div>
    </>
  );
}

/** The notice in the page title: ready, called again or declined. */
function useUrgentTitle({ orders: [first], current, ready }: OrdersTonight): string {
  const text = useOrderText();
  const titleOf = useOrderTitle();
  if (!first || current === 0) return '';
  if (ready.length > 1 && first.calledAt === null) return text.readyMany(ready.length);
  return ready.length > 0 || isDeclined(first) ? titleOf(first) : '';
}

function useReadyBadge(ready: number): void {
  useEffect(() => {
    if (ready === 0) return;
    const show = (count: number) =>
      void import('./ready-badge.ts').then(({ showReady }) => showReady(count)).catch(() => {});
    show(ready);
    return () => show(0);
  }, [ready]);
}
