import type { OwnBar } from '#domain/bars/bars.ts';
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
  /** Undefined while loading. */
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
            <BarDot bar={bar} />
            <span title={bar.name} className="min-w-0 flex-1 truncate">
              {bar.name}
            </span>
            <span className="flex-none rounded-[8px] border border-line-strong px-1.5 py-0.5 font-semibold text-muted text-xs">
              {bar.barCode}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The sections of the selected bar. Without a bar, sections that need one are a row of icons. */
export function SectionLinks({ barId, section, onPick }: LinksProps) {
  const text = useDashboardText();
  const links = sectionEntries.flatMap((entry) => {
    const href = barId ? paths.bar(barId, entry.section) : entry.withoutBar;
    return href ? { ...entry, href } : [];
  });
  return (
    <nav aria-label={text.navigation} className="grid gap-1 border-line border-t pt-4">
      {!barId && <WaitingSections />}
      <ul className="grid gap-1 [@media(height<840px)]:gap-0">
        {links.map(({ section: name, icon: Icon, Badge, href }) => {
          const current = name === section;
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className={`${row} border ${current ? 'border-brass/40 bg-fill/15 font-semibold text-brass' : 'border-transparent hover:bg-raised'}`}
                onClick={onPick}
              >
                <Icon aria-hidden size={20} className={current ? 'text-brass' : 'text-muted'} />
                <span className="min-w-0 flex-1 truncate">{text.sections[name]}</span>
                {Badge && barId && <Badge barId={barId} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function WaitingSections() {
  const text = useDashboardText();
  return (
    <div className="grid gap-1 rounded-sm border border-line border-dashed px-2 pt-1 pb-2.5">
      <ul className="flex justify-between">
        {sectionEntries
          .filter(({ withoutBar }) => !withoutBar)
          .map(({ section, icon: Icon }) => (
            <li key={section}>
              <button
                type="button"
                disabled
                aria-label={text.sections[section]}
                title={text.sections[section]}
                className="grid size-[44px] place-items-center text-muted opacity-60"
              >
                <Icon aria-hidden size={20} />
              </button>
            </li>
          ))}
      </ul>
      <p className="text-center text-muted text-sm">{text.selectBar}</p>
    </div>
  );
}
