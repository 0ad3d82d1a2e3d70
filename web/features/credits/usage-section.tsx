import { SectionError } from '#web/components/section/section-error.tsx';
import { navigate, useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { BalanceCard } from './balance-card.tsx';
import { PricingCard } from './pricing-card.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';

/** The credits of the account, shared by all of its bars. */
export function UsageSection() {
  const credits = useQuery('credits.getUserCreditBalance', {});
  const limits = useQuery('credits.getMonthlyLimits', {});
  const stats = useQuery('credits.getCreditUsageStats', { days: 30 });
  const transactions = useQuery('credits.getCreditTransactions', { limit: 10 });
  const { pathname, searchParams } = new URL(useAddress(), 'http://here');

  const error = credits.error ?? limits.error ?? stats.error ?? transactions.error;
  if (error) return <SectionError error={error} />;
  if (!credits.data || !limits.data || !stats.data || !transactions.data) return <UsageSkeleton />;
  return (
    <div className="enter grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5 lg:order-2">
        <BalanceCard credits={credits.data} />
        <PurchaseCard
          returned={searchParams.get('purchase') ?? undefined}
          onDismiss={() => navigate(pathname, { replace: true })}
        />
        <TransactionsCard transactions={transactions.data} />
      </div>
      <div className="grid gap-5">
        <UsageCard stats={stats.data} />
        <PricingCard balance={credits.data.balance} limits={limits.data} />
      </div>
    </div>
  );
}
