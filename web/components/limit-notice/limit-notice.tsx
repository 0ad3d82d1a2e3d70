import { Gauge } from 'lucide-react';
import { paths } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLimitText } from './texts.ts';

interface LimitNoticeProps {
  barId: string;
  /** Which limit was reached. */
  title: string;
}

/** A monthly limit was reached: what that means, and where to go. */
export function LimitNotice({ barId, title }: LimitNoticeProps) {
  const text = useLimitText();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-sm border border-fill bg-[color-mix(in_oklab,var(--fill)_16%,var(--surface))] p-4 sm:grid-cols-[auto_1fr_auto] sm:items-center"
    >
      <Gauge aria-hidden size={22} className="text-warn" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 text-sm">{text.reason}</p>
      </div>
      <ButtonLink look="secondary" href={paths.bar(barId, 'usage')}>
        {text.viewUsage}
      </ButtonLink>
    </div>
  );
}
