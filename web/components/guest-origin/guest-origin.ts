import { isLoopback } from '#domain/addresses.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { createStoredValue, useStoredValue } from '#web/ui/local-storage.ts';

const chosenOrigin = createStoredValue('barback.guestOrigin', (stored) => stored ?? '');

export interface GuestOrigin {
  /** The origin that links and codes for others start with. */
  origin: string;
  /**
   * The page is open at an address that only this device can reach, and no other address was
   * chosen.
   */
  isUnreachable: boolean;
  /** Network addresses of this device. Empty unless the page is open at a loopback address. */
  offers: string[];
  /** Makes links use one of the offers. Without one, links use the address of this page. */
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
  // The network address of a device may change.
  if (offers.includes(chosen)) return { origin: chosen, isUnreachable: false, offers, choose };
  return { origin, isUnreachable: data !== undefined, offers, choose };
}
