import { isGuestName } from '#domain/orders/guests.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

/** Empty until the guest has entered a valid name. */
export const guestName = createStoredValue('guestName', (stored) =>
  stored && isGuestName(stored) ? tidyLine(stored) : '',
);
