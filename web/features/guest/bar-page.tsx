import { DoorClosed, LogOut, SearchX } from 'lucide-react';
import type { GuestBar } from '#domain/bars.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Preferences } from '#web/components/preferences.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { paths } from '#web/navigation/routes.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A bar opened by its code; it follows the bar as it opens, closes and disappears. */
export function BarPage({ barCode }: { barCode: string }) {
  const text = useText();
  const { status, data: bar, error } = useQuery('bars.getBarByCode', { barCode });
  if (status === 'loading') return <BarSkeleton />;
  if (status === 'error') {
    return (
      <Notice title={errorText(text, error)} role="alert">
        <ButtonLink href={paths.home()}>{text.guest.tryAnotherCode}</ButtonLink>
      </Notice>
    );
  }
  if (!bar) {
    return (
      <Notice
        title={text.guest.barNotFound}
        reason={text.guest.barNotFoundReason}
        icon={<SearchX size={48} />}
      >
        <ButtonLink href={paths.home()}>{text.guest.tryAnotherCode}</ButtonLink>
      </Notice>
    );
  }
  if (!bar.isOpen) {
    return (
      <Notice
        title={text.guest.barClosed}
        reason={text.guest.barClosedReason(bar.name)}
        icon={<DoorClosed size={48} />}
      >
        <ButtonLink href={paths.home()} look="secondary">
          {text.guest.leaveBar}
        </ButtonLink>
        <div className="justify-self-center">
          <ConnectionState />
        </div>
      </Notice>
    );
  }
  return <OpenBar bar={bar} />;
}

function OpenBar({ bar }: { bar: GuestBar }) {
  const text = useText();
  return (
    <main className="enter mx-auto grid min-h-dvh max-w-3xl content-start gap-6 px-4 py-6">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-2xl">{bar.name}</h1>
          <p className="flex items-center gap-2 text-ink-2">
            <span aria-hidden className="size-2.5 rounded-full bg-ok ring-4 ring-ok-soft" />
            {text.guest.openNow}
          </p>
        </div>
        <div className="flex flex-none items-center gap-2">
          <Preferences />
          <ButtonLink href={paths.home()} look="icon" aria-label={text.guest.leaveBar}>
            <LogOut size={18} />
          </ButtonLink>
        </div>
      </header>
      {bar.description && <p className="text-ink-2 text-lg">{bar.description}</p>}
      <div>
        <ConnectionState />
      </div>
    </main>
  );
}

function BarSkeleton() {
  const text = useText();
  return (
    <main
      aria-busy
      aria-label={text.common.loading}
      className="mx-auto grid min-h-dvh max-w-3xl content-start gap-6 px-4 py-6"
    >
      <div className="flex items-start justify-between">
        <div className="grid gap-2">
          <Skeleton className="h-[34px] w-48" />
          <Skeleton className="h-5 w-28" />
        </div>
        <Skeleton className="h-[44px] w-40 rounded-full" />
      </div>
    </main>
  );
}
