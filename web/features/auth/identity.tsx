// One of two identity providers, as the server is configured. Clerk is fetched only when it is the one.
import { lazy, type ReactNode, useEffect } from 'react';
import { useAuthConfig } from './auth-config.ts';
import { OrganizationMenu } from './organization-menu.tsx';
import { embeddedProvider } from './provider.ts';
import { startSession } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const clerk = () => import('./clerk.tsx');
const ClerkRoot = lazy(async () => ({ default: (await clerk()).ClerkRoot }));
const ClerkSignIn = lazy(async () => ({ default: (await clerk()).ClerkSignIn }));
const ClerkSignUp = lazy(async () => ({ default: (await clerk()).ClerkSignUp }));
const ClerkMenu = lazy(async () => ({ default: (await clerk()).ClerkMenu }));

/** Finds out who is here. */
export function Identity({ children }: { children: ReactNode }) {
  const config = useAuthConfig();
  if (config.provider === 'clerk') return <ClerkRoot config={config}>{children}</ClerkRoot>;
  return <EmbeddedRoot>{children}</EmbeddedRoot>;
}

function EmbeddedRoot({ children }: { children: ReactNode }) {
  useEffect(() => startSession(embeddedProvider), []);
  return children;
}

export function SignIn(props: { required?: boolean; next: string }) {
  const { provider } = useAuthConfig();
  return provider === 'clerk' ? <ClerkSignIn {...props} /> : <SignInPage {...props} />;
}

export function SignUp(props: { next: string }) {
  const { provider } = useAuthConfig();
  return provider === 'clerk' ? <ClerkSignUp /> : <SignUpPage {...props} />;
}

export function AccountMenu() {
  const { provider } = useAuthConfig();
  return provider === 'clerk' ? <ClerkMenu /> : <OrganizationMenu />;
}
