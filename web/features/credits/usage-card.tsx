import type { CreditUsageStats, FeatureUsage } from '#domain/credits/credits.ts';
import { aiFeatureNames } from '#domain/mixologist/ai-features.ts';
import { useFormats } from '#web/components/formats.ts';
import { Card } from './card.tsx';
import { featureIcons } from './feature-icons.ts';
import { SpendingChart } from './spending-chart.tsx';
import { useCreditsText } from './texts.ts';

export function UsageCard({ stats }: { stats: CreditUsageStats }) {
  const { usage: text } = useCreditsText();
  const { money } = useFormats();
  const figures = [
    [text.totalCalls, String(stats.totalCalls)],
    [text.totalCost, money(stats.totalCost, 3)],
    [text.average, money(stats.averageCostPerCall, 4)],
  ] as const;
  return (
    <Card title={text.title}>
      <dl className="flex flex-wrap gap-2 sm:gap-3">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex-1 rounded-sm bg-raised p-3 sm:p-4">
            <dt className="text-muted text-xs sm:text-sm">{label}</dt>
            <dd className="mt-1 whitespace-nowrap font-display font-semibold text-lg sm:text-xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {stats.totalCalls === 0 ? (
        <div className="py-8 text-center">
          <p className="font-semibold text-lg">{text.none}</p>
          <p className="text-ink-2">{text.noneReason}</p>
        </div>
      ) : (
        <>
          <SpendingChart daily={stats.daily} totalCost={stats.totalCost} />
          <UsageByType stats={stats} />
        </>
      )}
    </Card>
  );
}

function UsageByType({ stats }: { stats: CreditUsageStats }) {
  const { usage: text, features } = useCreditsText();
  const { money } = useFormats();
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{text.byType}</h3>
      <ul className="divide-y divide-line">
        {aiFeatureNames.map((name) => {
          const usage = stats.usageByType[name];
          if (!usage) return null;
          const Icon = featureIcons[name];
          return (
            <li key={name} className="flex items-center gap-3.5 py-3">
              <span className="grid size-10 flex-none place-items-center rounded-sm bg-raised text-brass">
                <Icon aria-hidden size={19} />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{features[name]}</p>
                <Engines usage={usage} />
              </div>
              <div className="flex-none text-right">
                <p className="font-semibold">{money(usage.totalCost, 3)}</p>
                <p className="text-muted text-sm">{text.count(usage.count)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Calls per engine, and the number of free calls. */
function Engines({ usage: { byEngine, free } }: { usage: FeatureUsage }) {
  const { usage: text } = useCreditsText();
  const parts = [
    byEngine.house > 0 && text.house(byEngine.house),
    byEngine.model > 0 && text.model(byEngine.model),
    free > 0 && text.free(free),
  ];
  return <p className="text-muted text-sm">{parts.filter(Boolean).join(' · ')}</p>;
}
