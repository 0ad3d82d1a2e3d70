import type { ComponentProps } from 'react';
import { paths } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { guestName } from './guest-name.ts';

/** Leaves the bar. A link, so that it works before any script has come. */
export function LeaveLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'>) {
  return <ButtonLink {...props} href={paths.home()} onClick={() => guestName.clear()} />;
}
