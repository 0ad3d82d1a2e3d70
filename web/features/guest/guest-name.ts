import { isGuestName } from '#domain/guests.ts';
import { tidyLine } from '#domain/tidy-text.ts';
import { createStoredValue } from '#web/ui/local-storage.ts';

/** Empty until a name of at least two characters was given. */
export const guestName = createStoredValue('guestName', (stored) =>
  stored && isGuestName(stored) ? tidyLine(stored) : '',
);
