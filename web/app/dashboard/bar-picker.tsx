import { useEffect } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { paths } from '#domain/routes.ts';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { BarDot } from '#web/features/bars/bar-dot.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDashboardText } from './texts.ts';
import { Welcome } from './welcome.tsx';

/** Chooses a bar or creates the first one. An account's only bar is opened at once. */
export function BarPicker() {
  const text = useDashboardText();
  const shared = useText();
  const { status, data: bars, error } = useQuery('bars.getUserBars', {});
  const only = bars?.length === 1 ? bars[0]?._id : undefined;
  usePageTitle(`${text.title} · ${shared.productName}`);
  useEffect(() => {
    if (only) navigate(paths.bar(only), { replace: true });
  }, [only]);
  if (status === 'error') return <p role="alert">{errorText(shared, error)}</p>;
  if (status === 'loading' || only) return <SectionSkeleton />;
  return bars.length ? <BarChoice bars={bars} /> : <Welcome />;
}

function BarChoice({ bars }: { bars: readonly OwnBar[] }) {
  const text = useDashboardText();
  return (
    <div className="enter mx-auto grid w-full max-w-xl gap-6 py-6 lg:py-16">
      <h1 className="text-2xl lg:text-3xl">{text.welcome}</h1>
      <p className="text-ink-2 text-lg">{text.pickBar}</p>
      <ul className="grid gap-2">
        {bars.map((bar) => (
          <li key={bar._id}>
            <Link
              href={paths.bar(bar._id)}
              className="flex min-h-[64px] items-center gap-3 rounded-sm border border-line bg-surface px-4 hover:border-line-strong"
            >
              <BarDot isActive={bar.isActive} />
              <span className="min-w-0 flex-1 truncate font-semibold text-lg">{bar.name}</span>
              <span className="rounded-[8px] border border-line-strong px-2 py-0.5 font-semibold text-muted text-sm">
                {bar.barCode}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
