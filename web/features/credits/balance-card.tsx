import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { type CreditBalance, lowBalance } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { Card } from './card.tsx';
import { useCreditsText } from './texts.ts';

export function BalanceCard({ credits }: { credits: CreditBalance }) {
  const { balance: text } = useCreditsText();
  const { money, dateTime } = useFormats();
  const { balance, totalSpent, owed, lastUpdate } = credits;
  const isCritical = balance < lowBalance.critical;
  const isLow = balance < lowBalance.low && !isCritical;
  return (
    <Card title={text.title}>
      <div>
        <p
          className={`font-display font-semibold text-[min(3.25rem,16vw)] leading-none ${isCritical ? 'text-bad' : isLow ? 'text-warn' : 'text-brass'}`}
        >
          <output aria-label={text.title}>{money(balance, 3)}</output>
        </p>
        <p className="mt-3 text-ink-2">{text.spent(money(totalSpent, 3))}</p>
        {lastUpdate && <p className="text-muted text-sm">{text.updated(dateTime(lastUpdate))}</p>}
      </div>
      {owed > 0 && (
        <Warning
          title={text.owed(money(owed, owed < 0.01 ? 3 : 2))}
          reason={text.owedReason}
          isSevere
        />
      )}
      {isCritical && <Warning title={text.critical} reason={text.criticalReason} isSevere />}
      {isLow && <Warning title={text.low} reason={text.lowReason(money(lowBalance.low, 2))} />}
    </Card>
  );
}

interface WarningProps {
  title: string;
  reason: string;
  isSevere?: boolean;
}

function Warning({ title, reason, isSevere = false }: WarningProps): ReactNode {
  const Icon = isSevere ? CircleAlert : TriangleAlert;
  return (
    <div
      role={isSevere ? 'alert' : 'status'}
      className={`flex gap-3 rounded-sm border p-3.5 ${isSevere ? 'border-bad/40 bg-bad-soft' : 'border-warn/40 bg-warn/10'}`}
    >
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 flex-none ${isSevere ? 'text-bad' : 'text-warn'}`}
      />
      <div>
        <p className={`font-semibold ${isSevere ? 'text-bad' : 'text-warn'}`}>{title}</p>
        <p className="text-ink-2 text-sm">{reason}</p>
      </div>
    </div>
  );
}
