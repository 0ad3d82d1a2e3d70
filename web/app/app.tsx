import { useEffect } from 'react';
import { parseRoute, type Route } from '#domain/routes.ts';
import { PageBoundary } from '#web/components/error-boundary.tsx';
import { CodeEntry } from '#web/guest/arrival/parts.ts';
import { BarPage } from '#web/guest/bar-page.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { useAddress } from '#web/navigation/location.ts';
import { replayEarlyClicks } from '#web/ui/before-hydration.ts';
import { Toasts } from '#web/ui/toast/toasts.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';

// Guests never load code that only bartenders use.
const Bartender = lazyPart(async () => (await import('./bartender.tsx')).Bartender);
export const Party = lazyPart(
  async () => (await import('#web/guest/party/party-page.tsx')).PartyPage,
  'party-page',
);
const TestCheckout = lazyPart(async () => (await import('./test-checkout.tsx')).TestCheckout);

export function App() {
  useEffect(replayEarlyClicks, []);
  useEffect(() => whenIdle(() => void import('./renewal.ts').catch(() => {})), []);
  const route = parseRoute(new URL(useAddress(), 'http://here'));
  return (
    <>
      <PageBoundary key={route.page}>
        <Page route={route} />
      </PageBoundary>
      <Toasts />
    </>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'guest':
      return route.barCode ? <BarPage barCode={route.barCode} /> : <CodeEntry />;
    case 'party':
      return <Party key={route.shareCode ?? ''} shareCode={route.shareCode} />;
    case 'test-checkout':
      return <TestCheckout reference={route.reference} />;
    default:
      return <Bartender route={route} />;
  }
}
