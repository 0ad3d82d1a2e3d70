import { isGuestName } from '#domain/orders/guests.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

/** The guest's name; empty until a valid one was given. */
export const guestName = createStoredValue('guestName', (stored) =>
  stored && isGuestName(stored) ? tidyLine(stored) : '',
);
