import type { OwnBar } from '#domain/bars.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/navigation/routes.ts';

export function BarList({ bars }: { bars: readonly OwnBar[] }) {
  return (
    <ul className="grid gap-2">
      {bars.map((bar) => (
        <li key={bar._id}>
          <Link
            href={paths.bar(bar._id)}
            className="flex min-h-[58px] items-center gap-3 rounded-sm border border-line bg-surface px-4 hover:border-line-strong"
          >
            <span
              aria-hidden
              className={`size-2.5 flex-none rounded-full ${bar.isActive ? 'bg-ok' : 'bg-muted'}`}
            />
            <span className="min-w-0 flex-1 truncate font-semibold text-lg">{bar.name}</span>
            <span className="rounded-[8px] border border-line-strong px-2 py-0.5 font-semibold text-muted text-sm">
              {bar.barCode}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
