// The Clerk SDK. Only identity.tsx loads it, and only if Clerk is configured.
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
import type { ClerkWebConfig } from '#domain/auth/auth-config.ts';
import { paths } from '#domain/routes.ts';
import { AuthLayout } from '#web/features/auth/form/auth-layout.tsx';
import {
  actFor,
  finishSignIn,
  sessionChanged,
  startSession,
} from '#web/features/auth/session/session.ts';
import type { SignInPageProps } from '#web/features/auth/sign-in/sign-in-page.tsx';
import { SignInReasonNote } from '#web/features/auth/sign-in/sign-in-reason.tsx';
import { navigate } from '#web/navigation/location.ts';
import { useAuthText } from './texts.ts';

interface ClerkRootProps {
  config: ClerkWebConfig;
  children: ReactNode;
}

export function ClerkRoot({ config, children }: ClerkRootProps) {
  // Renders twice. If Clerk loads before this mounts, its provider misses the event, because it
  // subscribes on mount.
  const [, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
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

/** Connects our session to Clerk's token and organization. */
function Bridge({ template }: { template: string }) {
  const clerk = useClerk();
  const { sessionId, orgId } = useAuth();
  useEffect(
    () =>
      startSession({
        async fetchToken(organizationId) {
          if (!clerk.session) return null;
          if (organizationId !== undefined && organizationId !== (clerk.organization?.id ?? null)) {
            // Fails for an organization that the person has left. The current one then stays.
            await clerk.setActive({ organization: organizationId }).catch(() => {});
          }
          return clerk.session.getToken({ template, skipCache: true });
        },
        signOut: () => clerk.signOut(),
      }),
    [clerk, template],
  );
  useEffect(
    () => void (sessionId ? finishSignIn(Promise.resolve(undefined)) : sessionChanged()),
    [sessionId],
  );
  // The initial organization of the tab does not count as a switch. Only later changes do.
  const previous = useRef({ sessionId, orgId });
  useEffect(() => {
    const isSwitch = sessionId && sessionId === previous.current.sessionId;
    if (isSwitch && orgId !== previous.current.orgId) void actFor(orgId ?? null);
    previous.current = { sessionId, orgId };
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
