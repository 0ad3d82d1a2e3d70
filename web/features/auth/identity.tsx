// Chooses the identity provider that the server has configured. Clerk is loaded on demand.
import { type ReactNode, useEffect } from 'react';
import { OrganizationMenu } from '#web/features/auth/organization/organization-menu.tsx';
import { useAuthConfig } from '#web/features/auth/session/auth-config.ts';
import { takeOidcReturn } from '#web/features/auth/session/oidc.ts';
import { embeddedProvider } from '#web/features/auth/session/provider.ts';
import { startSession } from '#web/features/auth/session/session.ts';
import { SignInPage, type SignInPageProps } from '#web/features/auth/sign-in/sign-in-page.tsx';
import { SignUpPage } from '#web/features/auth/sign-in/sign-up-page.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';

const clerk = () => import('./clerk.tsx');
const ClerkRoot = lazyPart(async () => (await clerk()).ClerkRoot);
const ClerkSignIn = lazyPart(async () => (await clerk()).ClerkSignIn);
const ClerkSignUp = lazyPart(async () => (await clerk()).ClerkSignUp);
const ClerkMenu = lazyPart(async () => (await clerk()).ClerkMenu);

/** Starts the session with the configured provider. */
export function Identity({ children }: { children: ReactNode }) {
  const config = useAuthConfig();
  if (config.provider === 'clerk') return <ClerkRoot config={config}>{children}</ClerkRoot>;
  return <EmbeddedRoot>{children}</EmbeddedRoot>;
}

function EmbeddedRoot({ children }: { children: ReactNode }) {
  useEffect(() => {
    startSession(embeddedProvider, { isReturn: takeOidcReturn() });
  }, []);
  return children;
}

export function SignIn(props: SignInPageProps) {
  const { provider } = useAuthConfig();
  return provider === 'clerk' ? <ClerkSignIn {...props} /> : <SignInPage {...props} />;
}

export function SignUp(props: { next: string }) {
  const config = useAuthConfig();
  if (config.provider === 'clerk') return <ClerkSignUp />;
  return config.hasPasswords ? <SignUpPage {...props} /> : <SignInPage {...props} />;
}

export function AccountMenu() {
  const { provider } = useAuthConfig();
  return provider === 'clerk' ? <ClerkMenu /> : <OrganizationMenu />;
}
