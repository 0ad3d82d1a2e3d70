import Gauge from 'lucide-react/icons/gauge';
import Wallet from 'lucide-react/icons/wallet';
import { paths } from '#domain/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Limit } from './limit.ts';
import { useLimitText } from './texts.ts';

interface LimitNoticeProps {
  barId: string;
  limit: Limit;
  /** The action that is not possible. */
  title: string;
  /** Replaces the default reason. */
  reason?: string;
}

/** Says that a monthly limit is reached or the credits are used up, and links to a remedy. */
export function LimitNotice({ barId, limit, title, reason }: LimitNoticeProps) {
  const text = useLimitText();
  const isMonthly = limit === 'USAGE_LIMIT';
  const Icon = isMonthly ? Gauge : Wallet;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-sm border border-fill bg-[color-mix(in_oklab,var(--fill)_16%,var(--surface))] p-4 sm:grid-cols-[auto_1fr_auto] sm:items-center"
    >
      <Icon aria-hidden size={22} className="text-warn" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 text-sm">
          {reason ?? (isMonthly ? text.reason : text.creditsReason)}
        </p>
      </div>
      <ButtonLink look="secondary" href={paths.bar(barId, 'usage')}>
        {isMonthly ? text.viewUsage : text.buyCredits}
      </ButtonLink>
    </div>
  );
}
