import type { LucideIcon } from 'lucide-react';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { CreditTransaction, TransactionType } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { Card } from './card.tsx';
import { useCreditsText } from './texts.ts';

type Kind = 'purchase' | 'initial' | 'refund' | 'other';

const icons: Record<Kind, LucideIcon> = {
  purchase: CreditCard,
  initial: Gift,
  refund: Undo2,
  other: Sparkles,
};

function kindOf(type: TransactionType): Kind {
  return type in icons ? (type as Kind) : 'other';
}

export function TransactionsCard({ transactions }: { transactions: CreditTransaction[] }) {
  const { transactions: text } = useCreditsText();
  return (
    <Card title={text.title}>
      {transactions.length === 0 ? (
        <p className="py-6 text-center text-ink-2">{text.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {transactions.map((transaction) => (
            <Transaction key={transaction._id} {...transaction} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Transaction({ amount, type, description, timestamp }: CreditTransaction) {
  const { transactions: text } = useCreditsText();
  const { money, dateTime } = useFormats();
  const kind = kindOf(type);
  const Icon = icons[kind];
  const isCredit = amount > 0;
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span
        className={`grid size-10 flex-none place-items-center rounded-sm ${isCredit ? 'bg-ok-soft text-ok' : 'bg-raised text-ink-2'}`}
      >
        <Icon role="img" aria-label={text.types[kind]} size={19} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{description}</p>
        <time dateTime={new Date(timestamp).toISOString()} className="text-muted text-sm">
          {dateTime(timestamp)}
        </time>
      </div>
      <p className={`flex-none font-semibold ${isCredit ? 'text-ok' : ''}`}>
        {money(amount, 3, 'always')}
      </p>
    </li>
  );
}
