import '#web/styles/dashboard.css';
import { type ReactNode, Suspense } from 'react';
import { paths, type Route } from '#domain/routes.ts';
import { BarPicker } from '#web/app/dashboard/bar-picker.tsx';
import { BarRoute } from '#web/app/dashboard/bar-route.tsx';
import { sectionEntry } from '#web/app/dashboard/sections.ts';
import { Shell } from '#web/app/dashboard/shell.tsx';
import { UsagePage } from '#web/app/dashboard/usage-page.tsx';
import { WaitingPage } from '#web/app/dashboard/waiting-page.tsx';
import { WaitingSection } from '#web/app/dashboard/waiting-section.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { AccountPage } from '#web/features/auth/account/account-page.tsx';
import { Identity, SignIn, SignUp } from '#web/features/auth/identity.tsx';
import { InvitationPage } from '#web/features/auth/organization/invitation-page.tsx';
import { OrganizationPage } from '#web/features/auth/organization/organization-page.tsx';
import { useAuthConfig } from '#web/features/auth/session/auth-config.ts';
import { useSession } from '#web/features/auth/session/session.ts';
import { ConfirmPage } from '#web/features/auth/sign-in/confirm-page.tsx';
import { ForgotPage } from '#web/features/auth/sign-in/forgot-page.tsx';
import { ResetPage } from '#web/features/auth/sign-in/reset-page.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';
import { UsageSkeleton } from '#web/features/credits/usage-skeleton.tsx';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { usePageTitle } from '#web/ui/page-title.ts';

type BartenderRoute = Exclude<Route, { page: 'guest' | 'party' | 'test-checkout' }>;

const passwordPages: BartenderRoute['page'][] = ['forgot', 'reset'];

/** Clerk has its own screens for these. */
const embeddedPages: BartenderRoute['page'][] = [
  'forgot',
  'reset',
  'invitation',
  'confirm',
  'account',
  'organization',
];

export function Bartender({ route }: { route: BartenderRoute }) {
  return (
    <Suspense fallback={<WaitingPage />}>
      <IdentifiedPage route={route} />
    </Suspense>
  );
}

function IdentifiedPage({ route }: { route: BartenderRoute }) {
  const config = useAuthConfig();
  const isElsewhere =
    config.provider === 'clerk'
      ? embeddedPages.includes(route.page)
      : !config.hasPasswords && passwordPages.includes(route.page);
  return (
    <Identity>
      <Page route={isElsewhere ? { page: 'dashboard' } : route} />
    </Identity>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { productName } = useText();
  usePageTitle(`${title} · ${productName}`);
  return children;
}

function Page({ route }: { route: BartenderRoute }) {
  const session = useSession();
  const { auth } = useAuthText();
  switch (route.page) {
    case 'signin':
      return (
        <Titled title={auth.signIn}>
          <SignIn next={route.next ?? paths.dashboard()} />
        </Titled>
      );
    case 'signup':
      return (
        <Titled title={auth.signUp}>
          <SignUp next={route.next ?? paths.dashboard()} />
        </Titled>
      );
    case 'forgot':
      return (
        <Titled title={auth.forgotTitle}>
          <ForgotPage />
        </Titled>
      );
    case 'reset':
      return (
        <Titled title={auth.resetTitle}>
          <ResetPage token={route.token} />
        </Titled>
      );
    default: {
      if (session === 'signed-out' || session === 'expired') {
        const next = location.pathname + location.search;
        // Most invited people have no account yet. The form links to the sign-in.
        if (route.page === 'invitation' && session === 'signed-out') {
          return (
            <Titled title={auth.signUp}>
              <SignUp next={next} />
            </Titled>
          );
        }
        const reason =
          route.page === 'confirm'
            ? 'confirmSignIn'
            : session === 'expired'
              ? 'sessionExpired'
              : 'loginRequired';
        return (
          <Titled title={auth.signIn}>
            <SignIn reason={reason} next={next} />
          </Titled>
        );
      }
      const place =
        route.page === 'bar'
          ? { barId: route.barId, section: sectionEntry(route.section).section }
          : route.page === 'usage'
            ? { section: route.page }
            : {};
      return (
        <Shell {...place}>
          {session === 'unknown' ? <Waiting route={route} /> : <SignedInPage route={route} />}
        </Shell>
      );
    }
  }
}

/** Shown until the session is known. */
function Waiting({ route }: { route: BartenderRoute }) {
  if (route.page === 'bar') return <WaitingSection section={route.section} opened={route} />;
  return route.page === 'usage' ? <UsageSkeleton /> : <SectionSkeleton />;
}

function SignedInPage({ route }: { route: BartenderRoute }) {
  const user = useQuery('auth.loggedInUser', {});
  const { auth, organization } = useAuthText();
  switch (route.page) {
    case 'bar':
      return <BarRoute {...route} />;
    case 'invitation':
      return (
        <Titled title={organization.invitation}>
          <InvitationPage invitationId={route.invitationId} />
        </Titled>
      );
    case 'confirm':
      return (
        <Titled title={auth.confirmTitle}>
          <ConfirmPage token={route.token} />
        </Titled>
      );
    case 'account':
      return (
        <Titled title={auth.accountTitle}>
          <AccountPage name={user.data?.name ?? ''} email={user.data?.email ?? ''} />
        </Titled>
      );
    case 'organization':
      return (
        <Titled title={organization.members}>
          <OrganizationPage />
        </Titled>
      );
    case 'usage':
      return <UsagePage />;
    default:
      return <BarPicker />;
  }
}
