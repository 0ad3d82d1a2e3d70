// Everything of Clerk. Only identity.tsx loads this, and only where Clerk is configured.
import {
  ClerkLoaded,
  ClerkProvider,
  OrganizationSwitcher,
  SignIn,
  SignUp,
  UserButton,
  useAuth,
  useClerk,
} from '@clerk/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ClerkWebConfig } from '#domain/auth-config.ts';
import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { AuthLayout } from './auth-layout.tsx';
import { actFor, enter, sessionChanged, startSession } from './session.ts';
import type { SignInPageProps } from './sign-in-page.tsx';
import { SignInReasonNote } from './sign-in-reason.tsx';
import { useAuthText } from './texts.ts';

interface ClerkRootProps {
  config: ClerkWebConfig;
  children: ReactNode;
}

export function ClerkRoot({ config, children }: ClerkRootProps) {
  // Clerk may be ready before React has shown this, and its provider would not notice: it listens
  // only from then on. Rendering once more sees it.
  const [, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <ClerkProvider
      publishableKey={config.publishableKey}
      signInUrl={paths.signin()}
      signUpUrl={paths.signup()}
      afterSignOutUrl={paths.home()}
      signInFallbackRedirectUrl={paths.dashboard()}
      signUpFallbackRedirectUrl={paths.dashboard()}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
    >
      <ClerkLoaded>
        <Bridge template={config.template} />
        {children}
      </ClerkLoaded>
    </ClerkProvider>
  );
}

/** Takes Clerk's word for who is here, and for which organization. */
function Bridge({ template }: { template: string }) {
  const clerk = useClerk();
  const { sessionId, orgId } = useAuth();
  useEffect(
    () =>
      startSession({
        async fetchToken(organizationId) {
          if (!clerk.session) return null;
          if (organizationId !== undefined && organizationId !== (clerk.organization?.id ?? null)) {
            // Of an organization that was left nothing can be had: the person stays who they are.
            await clerk.setActive({ organization: organizationId }).catch(() => {});
          }
          return clerk.session.getToken({ template, skipCache: true });
        },
        signOut: () => clerk.signOut(),
      }),
    [clerk, template],
  );
  useEffect(
    () => void (sessionId ? enter(Promise.resolve(undefined)) : sessionChanged()),
    [sessionId],
  );
  // What the tab begins with is its own; a switch after that is the person's.
  const known = useRef({ sessionId, orgId });
  useEffect(() => {
    const isSwitch = sessionId && sessionId === known.current.sessionId;
    if (isSwitch && orgId !== known.current.orgId) void actFor(orgId ?? null);
    known.current = { sessionId, orgId };
  }, [sessionId, orgId]);
  return null;
}

export function ClerkSignIn({ reason }: SignInPageProps) {
  const { auth } = useAuthText();
  return (
    <AuthLayout title={auth.signInTitle}>
      <SignInReasonNote reason={reason} />
      <SignIn routing="hash" signUpUrl={paths.signup()} />
    </AuthLayout>
  );
}

export function ClerkSignUp() {
  const { auth } = useAuthText();
  return (
    <AuthLayout title={auth.signUpTitle}>
      <SignUp routing="hash" signInUrl={paths.signin()} />
    </AuthLayout>
  );
}

export function ClerkMenu() {
  return (
    <>
      <OrganizationSwitcher />
      <UserButton />
    </>
  );
}
