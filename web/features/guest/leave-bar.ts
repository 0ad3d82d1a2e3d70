import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { guestName } from './guest-name.ts';

/** Forgets the code and the name. */
export function leaveBar(): void {
  guestName.clear();
  navigate(paths.home());
}
