import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { initialsOf } from '#domain/auth/initials.ts';
import { paths } from '#domain/routes.ts';
import { useAuthConfig } from '#web/features/auth/session/auth-config.ts';
import { signOut, useSession } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCloseOutside } from '#web/ui/use-close-outside.ts';
import { useDashboardText } from './texts.ts';

/** The signed-in person, with a menu to sign out. */
export function UserBox() {
  const { auth } = useAuthText();
  const text = useDashboardText();
  const { data: user } = useQuery('auth.loggedInUser', {});
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCloseOutside(menu);
  const session = useSession();
  const { provider } = useAuthConfig();
  const label = user?.email || user?.name || text.user;
  const signOutAndLeave = async () => {
    await signOut();
    navigate(paths.home());
  };
  if (session === 'unknown') return <Skeleton className="h-14" />;
  if (session !== 'signed-in') {
    return (
      <div className="p-2">
        <p className="font-semibold">{auth.guestSession}</p>
        <p className="text-muted text-sm">{auth.temporaryAccess}</p>
      </div>
    );
  }
  return (
    <details
      ref={menu}
      className="relative min-w-0"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary
        aria-label={text.userMenu}
        className="flex cursor-pointer list-none items-center gap-3 rounded-sm p-2 hover:bg-raised"
      >
        <span
          aria-hidden
          className="grid size-10 flex-none place-items-center rounded-sm bg-bad-soft font-bold text-sm uppercase"
        >
          {initialsOf(user?.name || label)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{label}</span>
          <span className="block text-muted text-sm">{auth.signedIn}</span>
        </span>
        <ChevronsUpDown aria-hidden size={16} className="flex-none text-muted" />
      </summary>
      <div className="absolute inset-x-0 bottom-full z-10 mb-2 rounded-md border border-line bg-surface p-2 shadow-raised">
        {/* Clerk has its own account page. */}
        {provider !== 'clerk' && (
          <button
            type="button"
            className="flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-raised"
            onClick={() => {
              close();
              navigate(paths.account());
            }}
          >
            <UserRound aria-hidden size={18} />
            {auth.accountTitle}
          </button>
        )}
        <button
          type="button"
          className="flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-raised"
          onClick={signOutAndLeave}
        >
          <LogOut aria-hidden size={18} />
          {auth.signOut}
        </button>
      </div>
    </details>
  );
}
