import { isGuestName } from '#domain/guest-name.ts';
import { tidyLine } from '#domain/tidy-text.ts';
import { createStored } from '#web/ui/stored.ts';

/** Empty until a name of at least two characters was given. */
export const guestName = createStored('guestName', (stored) =>
  stored && isGuestName(stored) ? tidyLine(stored) : '',
);
