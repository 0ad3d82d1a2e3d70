import type { ReactNode } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { paths, type Section } from '#domain/routes.ts';
import { BarDot } from '#web/features/bars/bar-dot.tsx';
import { Link } from '#web/navigation/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sectionEntries } from './sections.ts';
import { useDashboardText } from './texts.ts';

const row = 'flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3.5 text-left';

interface LinksProps {
  barId: string | undefined;
  section: Section | undefined;
  onPick: () => void;
}

interface BarLinksProps extends LinksProps {
  /** Undefined while they load. */
  bars: readonly OwnBar[] | undefined;
}

export function BarLinks({ bars, barId, section, onPick }: BarLinksProps) {
  if (!bars) return <Skeleton className="h-[44px]" />;
  return (
    <ul className="grid max-h-64 grid-cols-1 gap-1 overflow-y-auto">
      {bars.map((bar) => (
        <li key={bar._id}>
          <Link
            href={paths.bar(bar._id, section)}
            aria-current={bar._id === barId ? 'true' : undefined}
            className={`${row} ${bar._id === barId ? 'bg-raised font-semibold' : 'text-ink-2 hover:bg-raised'}`}
            onClick={onPick}
          >
            <BarDot isActive={bar.isActive} />
            <span className="min-w-0 flex-1 truncate">{bar.name}</span>
            <span className="flex-none rounded-[8px] border border-line-strong px-1.5 py-0.5 font-semibold text-muted text-xs">
              {bar.barCode}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The sections of the selected bar. */
export function SectionLinks({ barId, section, onPick }: LinksProps) {
  const text = useDashboardText();
  return (
    <nav aria-label={text.navigation} className="border-line border-t pt-4">
      <ul className="grid gap-1">
        {sectionEntries.map(({ section: name, icon: Icon, Badge, withoutBar }) => {
          const current = name === section;
          const href = barId ? paths.bar(barId, name) : withoutBar;
          const content: ReactNode = (
            <>
              <Icon aria-hidden size={20} className={current ? 'text-brass' : 'text-muted'} />
              <span className="min-w-0 flex-1 truncate">{text.sections[name]}</span>
              {Badge && barId && <Badge barId={barId} />}
            </>
          );
          return (
            <li key={name}>
              {href ? (
                <Link
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={`${row} border ${current ? 'border-brass/40 bg-fill/15 font-semibold text-brass' : 'border-transparent hover:bg-raised'}`}
                  onClick={onPick}
                >
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
                  disabled
                  title={text.selectBar}
                  className={`${row} border border-transparent opacity-45`}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!barId && <p className="px-3.5 pt-2 text-muted text-sm">{text.selectBar}</p>}
    </nav>
  );
}
