import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { AddressNotice } from '#web/components/guest-origin/address-notice.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { BarPoster } from './bar-poster.tsx';
import { GuestLink } from './guest-link.tsx';
import { TablesCard } from './tables-card.tsx';

/** The bar's code as a poster, its link, and the codes of its tables. */
export function ShareSection({ bar, isOwner }: { bar: OwnBar; isOwner: boolean }) {
  const { origin } = useGuestOrigin();
  const url = origin + paths.guest(bar.barCode);
  return (
    <div className="grid gap-5">
      <AddressNotice />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)] xl:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
        <BarPoster bar={bar} url={url} />
        <div className="grid gap-5">
          <GuestLink bar={bar} url={url} />
          <TablesCard key={bar._id} bar={bar} isOwner={isOwner} />
        </div>
      </div>
    </div>
  );
}
