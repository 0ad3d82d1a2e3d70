import { lowBalance, purchaseDollars } from '#domain/credits/credits.ts';
import { aiFeatures } from '#domain/mixologist/ai-features.ts';
import { useFormats } from '#web/components/formats.ts';
import { Link } from '#web/navigation/link.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCreditsText } from './texts.ts';
import { usesLeft } from './uses-left.ts';

const { priceMicros } = aiFeatures.smartSearch;

/** The balance in the sidebar, with a link to the usage section. */
export function BalanceBox({ href, onClick }: { href: string; onClick: () => void }) {
  const { balance: text } = useCreditsText();
  const { money } = useFormats();
  const { data } = useQuery('credits.getUserCreditBalance', {});
  const { data: month } = useQuery('credits.getMonthlyLimits', {});
  if (!data) return <Skeleton className="h-[98px]" />;
  const { balance } = data;
  // Limited by the credits and by the month.
  const { used = 0, limit = Number.POSITIVE_INFINITY } = month?.features.smartSearch ?? {};
  const searches = Math.max(0, Math.min(usesLeft(balance, priceMicros), limit - used));
  const share = Math.min(1, balance / purchaseDollars.preset);
  const look =
    balance < lowBalance.critical ? 'bg-bad' : balance < lowBalance.low ? 'bg-warn' : 'bg-fill';
  return (
    <Link
      href={href}
      className="grid gap-2 rounded-sm border border-line bg-raised/50 p-3.5 hover:border-line-strong"
      onClick={onClick}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="text-ink-2 text-sm">{text.short}</span>
        <span className="font-bold text-lg">{money(balance, 3)}</span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line-strong">
        <span
          className={`block h-full rounded-full ${look}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-muted text-sm">{text.searchesLeft(searches)}</span>
    </Link>
  );
}
