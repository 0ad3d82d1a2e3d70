import { isLoopback } from '#domain/addresses.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

const chosenOrigin = createStoredValue('barback.guestOrigin', (stored) => stored ?? '');

export interface GuestOrigin {
  /** What links and codes for others begin with. */
  origin: string;
  /** This page is open at an address of this device alone, and no other one was chosen yet. */
  isUnreachable: boolean;
  /** Where this device can be reached in its network; empty unless the page is open at loopback. */
  offers: string[];
  /** Leads links to one of the offers; without one, back to the address of this page. */
  choose: (origin?: string) => void;
}

/** The origin of links that guests and others open on their own devices. */
export function useGuestOrigin(): GuestOrigin {
  const { data } = useQuery('installation.getAddresses', {});
  const chosen = useStoredValue(chosenOrigin);
  const choose = (origin?: string) => (origin ? chosenOrigin.set(origin) : chosenOrigin.clear());
  const { origin, hostname } = location;
  const isPublic = data?.publicUrl && !isLoopback(new URL(data.publicUrl).hostname);
  if (isPublic)
    return { origin: data.publicUrl ?? origin, isUnreachable: false, offers: [], choose };
  if (!isLoopback(hostname)) return { origin, isUnreachable: false, offers: [], choose };
  const offers = data?.network ?? [];
  // The network gives a device another address now and then.
  if (offers.includes(chosen)) return { origin: chosen, isUnreachable: false, offers, choose };
  return { origin, isUnreachable: data !== undefined, offers, choose };
}
