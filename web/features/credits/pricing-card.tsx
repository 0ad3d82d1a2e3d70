import type { MonthlyLimits } from '#domain/credits/credits.ts';
import { aiFeatureNames, aiFeatures } from '#domain/mixologist/ai-features.ts';
import { useFormats } from '#web/components/formats.ts';
import { Card } from './card.tsx';
import { featureIcons } from './feature-icons.ts';
import { useCreditsText } from './texts.ts';
import { usesLeft } from './uses-left.ts';

interface PricingCardProps {
  balance: number;
  limits: MonthlyLimits;
}

/** Shows the price of each AI feature, the uses left, and the used share of the monthly limit. */
export function PricingCard({ balance, limits }: PricingCardProps) {
  const { pricing: text, features } = useCreditsText();
  const { money, day } = useFormats();
  return (
    <Card title={text.title}>
      <p className="text-ink-2">{text.gives}</p>
      <ul className="grid gap-5">
        {aiFeatureNames.map((name) => {
          const { priceMicros } = aiFeatures[name];
          const { used, limit } = limits.features[name];
          const isReached = used >= limit;
          const Icon = featureIcons[name];
          return (
            <li key={name} className="grid gap-1.5">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <p className="flex items-center gap-2 wrap-anywhere font-semibold">
                  <Icon aria-hidden size={17} className="flex-none text-brass" />
                  {features[name]}
                </p>
                <p className="flex-none text-ink-2 text-sm">
                  {text.perUse(money(priceMicros / 1_000_000, 3))}
                </p>
              </div>
              <meter
                aria-label={`${features[name]}: ${text.month(used, limit)}`}
                min={0}
                max={Math.max(limit, 1)}
                value={Math.min(used, limit)}
                className="sr-only"
              />
              <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
                <div
                  className={`h-full rounded-full ${isReached ? 'bg-warn' : 'bg-fill'}`}
                  style={{ width: `${limit ? Math.min(100, (used / limit) * 100) : 100}%` }}
                />
              </div>
              <div className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
                <span>{text.month(used, limit)}</span>
                {isReached ? (
                  <span className="font-semibold text-warn">{text.reached}</span>
                ) : (
                  <span>{text.left(Math.min(usesLeft(balance, priceMicros), limit - used))}</span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-muted text-sm">{text.resets(day(limits.resetsAt, 'long'))}</p>
    </Card>
  );
}
