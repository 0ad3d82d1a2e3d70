import { useEffect } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { BarDot } from '#web/features/bars/bar-dot.tsx';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDashboardText } from './texts.ts';
import styles from './welcome.module.css';
import { Hero, Welcome } from './welcome.tsx';

/** Chooses a bar or creates the first one. Opens an account's only bar at once. */
export function BarPicker() {
  const text = useDashboardText();
  const shared = useText();
  const { status, data: bars, error } = useQuery('bars.getUserBars', {});
  const only = bars?.length === 1 ? bars[0]?._id : undefined;
  usePageTitle(`${text.title} · ${shared.productName}`);
  useEffect(() => {
    if (only) navigate(paths.bar(only), { replace: true });
  }, [only]);
  if (status === 'error') return <SectionError error={error} />;
  if (status === 'loading' || only) return <SectionSkeleton />;
  return bars.length ? <BarChoice bars={bars} /> : <Welcome />;
}

function BarChoice({ bars }: { bars: readonly OwnBar[] }) {
  const text = useDashboardText();
  return (
    <div className={`enter ${styles.welcome}`}>
      <Hero />
      <div className={styles.words}>
        <h1>{text.welcome}</h1>
        <p className="text-ink-2 text-lg">{text.pickBar}</p>
      </div>
      <ul className="grid w-full max-w-[480px] gap-2.5">
        {bars.map((bar) => (
          <li key={bar._id}>
            <Link
              href={paths.bar(bar._id)}
              className="flex min-h-[64px] items-center gap-3 rounded-md border border-line bg-surface px-4 shadow-raised hover:border-brass"
            >
              <BarDot bar={bar} />
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
