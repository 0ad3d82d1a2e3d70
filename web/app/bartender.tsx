import { ArrowLeft, ExternalLink, LogOut, Martini } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Preferences, ThemeSwitch } from '#web/components/preferences.tsx';
import { AccountPage } from '#web/features/auth/account-page.tsx';
import { useAuthConfig } from '#web/features/auth/auth-config.ts';
import { ForgotPage } from '#web/features/auth/forgot-page.tsx';
import { AccountMenu, Identity, SignIn, SignUp } from '#web/features/auth/identity.tsx';
import { InvitationPage } from '#web/features/auth/invitation-page.tsx';
import { OrganizationPage } from '#web/features/auth/organization-page.tsx';
import { ResetPage } from '#web/features/auth/reset-page.tsx';
import { leave, useSession } from '#web/features/auth/session.ts';
import { BarList } from '#web/features/bars/bar-list.tsx';
import { BarSettings } from '#web/features/bars/bar-settings.tsx';
import { CreateBar } from '#web/features/bars/create-bar.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { paths, type Route } from '#web/navigation/routes.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type BartenderRoute = Exclude<Route, { page: 'guest' | 'party' }>;

/** Clerk has screens of its own for these. */
const embeddedPages: BartenderRoute['page'][] = [
  'forgot',
  'reset',
  'invitation',
  'account',
  'organization',
];

export function Bartender({ route }: { route: BartenderRoute }) {
  const { provider } = useAuthConfig();
  const elsewhere = provider === 'clerk' && embeddedPages.includes(route.page);
  return (
    <Identity>
      <Pages route={elsewhere ? { page: 'dashboard' } : route} />
    </Identity>
  );
}

function Pages({ route }: { route: BartenderRoute }) {
  const session = useSession();
  switch (route.page) {
    case 'signin':
      return <SignIn next={route.next ?? paths.dashboard()} />;
    case 'signup':
      return <SignUp next={route.next ?? paths.dashboard()} />;
    case 'forgot':
      return <ForgotPage />;
    case 'reset':
      return <ResetPage token={route.token} />;
    default:
      if (session === 'signed-out') return <SignIn required next={location.pathname} />;
      return <Shell>{session === 'unknown' ? <BarsSkeleton /> : <Inside route={route} />}</Shell>;
  }
}

/** Pages of those who are signed in. */
function Inside({ route }: { route: BartenderRoute }) {
  const user = useQuery('auth.loggedInUser', {});
  switch (route.page) {
    case 'bar':
      return <OneBar barId={route.barId} />;
    case 'invitation':
      return <InvitationPage invitationId={route.invitationId} />;
    case 'account':
      return <AccountPage email={user.data?.email ?? ''} />;
    case 'organization':
      return <OrganizationPage />;
    default:
      return <BarPicker />;
  }
}

function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const session = useSession();
  const user = useQuery('auth.loggedInUser', {});
  const signOut = async () => {
    await leave();
    navigate(paths.home());
  };
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-8 px-4 py-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <span className="grid size-11 place-items-center rounded-sm bg-fill text-on-fill">
            <Martini size={22} />
          </span>
          <div>
            <p className="font-display font-semibold text-lg">{text.dashboard.title}</p>
            <p className="text-muted text-sm">{text.dashboard.subtitle}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {session === 'signed-in' && <AccountMenu />}
          <Preferences />
          <ThemeSwitch />
        </div>
      </header>
      <main className="grid flex-1 grid-cols-1 content-start gap-6">{children}</main>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.data?.email ?? user.data?.name}</p>
          <p className="text-muted text-sm">{text.auth.signedIn}</p>
        </div>
        <div className="flex items-center gap-2">
          <ConnectionState />
          <Button look="quiet" onClick={signOut}>
            <LogOut size={18} />
            {text.auth.signOut}
          </Button>
        </div>
      </footer>
    </div>
  );
}

function BarPicker() {
  const text = useText();
  const { status, data: bars, error } = useQuery('bars.getUserBars', {});
  if (status === 'loading') return <BarsSkeleton />;
  if (status === 'error') return <p role="alert">{errorText(text, error)}</p>;
  return (
    <>
      <h1 className="text-2xl">{text.dashboard.welcome}</h1>
      <section className="grid gap-3" aria-label={text.dashboard.yourBars}>
        <h2 className="text-xl">{text.dashboard.yourBars}</h2>
        {bars.length ? (
          <BarList bars={bars} />
        ) : (
          <p className="text-ink-2">{text.dashboard.noBars}</p>
        )}
      </section>
      <CreateBar onCreated={(barId) => navigate(paths.bar(barId))} />
    </>
  );
}

function OneBar({ barId }: { barId: string }) {
  const text = useText();
  const { status, data: bars } = useQuery('bars.getUserBars', {});
  if (status === 'loading') return <BarsSkeleton />;
  const bar = bars?.find(({ _id }) => _id === barId);
  if (!bar) {
    return (
      <Notice title={text.errors.NOT_FOUND}>
        <ButtonLink href={paths.dashboard()}>{text.dashboard.allBars}</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <div>
        <ButtonLink href={paths.dashboard()} look="quiet" className="-ml-3">
          <ArrowLeft size={18} />
          {text.dashboard.allBars}
        </ButtonLink>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <h1 className="min-w-0 text-2xl">{bar.name}</h1>
          <ButtonLink href={paths.guest(bar.barCode)} look="secondary">
            {`${text.dashboard.guestView} · ${bar.barCode}`}
            <ExternalLink size={16} />
          </ButtonLink>
        </div>
        {bar.description && <p className="mt-2 text-ink-2">{bar.description}</p>}
      </div>
      <BarSettings bar={bar} />
    </>
  );
}

function BarsSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-[58px]" />
    </div>
  );
}
