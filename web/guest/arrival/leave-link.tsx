import type { ComponentProps } from 'react';
import { paths } from '#domain/routes.ts';
import { leftOut, setLeftOut } from '#web/guest/left-out/left-out.ts';
import { useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { guestName } from './guest-name.ts';
import { guestTable } from './table.ts';

/** Leaves the bar and offers to undo that. A link, so that it works before scripts have loaded. */
export function LeaveLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'>) {
  const { guest } = useText();
  const leave = () => {
    const name = guestName.get();
    const table = guestTable.get();
    const without = leftOut();
    const bar = location.pathname + location.search;
    guestName.clear();
    guestTable.clear();
    // The next guest of a shared tablet is another person.
    setLeftOut([]);
    if (!name) return;
    const comeBack = () => {
      guestName.set(name);
      guestTable.set(table);
      setLeftOut(without);
      navigate(bar);
    };
    toasts.success(guest.left, { label: guest.comeBack, run: comeBack });
  };
  return <ButtonLink {...props} href={paths.home()} onClick={leave} />;
}
