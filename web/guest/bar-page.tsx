import { useEffect } from 'react';
import { ConnectionState } from '#web/components/connection/connection-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { LeaveLink } from '#web/guest/arrival/leave-link.tsx';
import { rememberTable } from '#web/guest/arrival/table.ts';
import { rememberBar, useVisitedBar } from '#web/guest/arrival/visited-bar.ts';
import { DrinkCardSkeletons } from '#web/guest/drink/drink-card.tsx';
import { adoptLeftOut } from '#web/guest/left-out/left-out.ts';
import { OwnOrders } from '#web/guest/tonight/own-orders.tsx';
import { firstErrorText } from '#web/i18n/first-error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Menu } from './menu.tsx';

/** The page of a bar by its code: menu, closed or not found. Updates when the bar changes. */
export function BarPage({ barCode }: { barCode: string }) {
  const text = useText();
  const { status, data: bar, error } = useQuery('bars.getBarByCode', { barCode });
  const barId = bar?._id;
  useEffect(() => {
    if (barId) rememberBar(barCode, barId);
  }, [barCode, barId]);
  const address = useAddress();
  useEffect(() => {
    if (!barId) return;
    rememberTable(barId, address);
    adoptLeftOut();
  }, [barId, address]);
  usePageTitle(bar ? `${bar.name} · ${text.productName}` : text.productName);
  if (status === 'loading') return <BarSkeleton />;
  if (status === 'error') {
    return (
      <Notice title={firstErrorText(text, error)} role="alert" drawing="lost">
        <LeaveLink>{text.guest.tryAnotherCode}</LeaveLink>
      </Notice>
    );
  }
  if (!bar) return <NoBar barCode={barCode} />;
  if (!bar.isOpen) {
    return (
      <Notice
        title={text.guest.barClosed}
        reason={text.guest.barClosedReason(bar.name)}
        drawing="closed"
      >
        <LeaveLink look="secondary">{text.guest.leaveBar}</LeaveLink>
        <div className="justify-self-center">
          <ConnectionState />
        </div>
        <OwnOrders barId={bar._id} bar={bar} />
      </Notice>
    );
  }
  return <Menu bar={bar} />;
}

function NoBar({ barCode }: { barCode: string }) {
  const { barNotFound, barNotFoundReason, tryAnotherCode } = useText().guest;
  const visited = useVisitedBar(barCode);
  return (
    <Notice title={barNotFound} reason={barNotFoundReason} drawing="lost">
      <LeaveLink>{tryAnotherCode}</LeaveLink>
      {visited && <OwnOrders barId={visited} />}
    </Notice>
  );
}

function BarSkeleton() {
  const text = useText();
  return (
    <main
      aria-busy
      aria-label={text.common.loading}
      className="mx-auto grid max-w-5xl content-start gap-3 px-4 pt-4"
    >
      <Skeleton className="h-[44px]" />
      <Skeleton className="h-16" />
      <Skeleton className="h-[54px]" />
      <Skeleton className="h-12" />
      <Skeleton className="h-[44px]" />
      <div className="cards">
        <DrinkCardSkeletons count={4} />
      </div>
    </main>
  );
}
