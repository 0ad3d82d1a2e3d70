import { Ban, CircleCheck, CircleX, LoaderCircle, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PurchaseStatus as Status } from '#domain/credits.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useFormats } from './format.ts';
import { useCreditsText } from './texts.ts';

const looks: Record<Status, { icon: LucideIcon; box: string; ink: string }> = {
  pending: { icon: LoaderCircle, box: 'border-line-strong bg-raised', ink: 'text-brass' },
  paid: { icon: CircleCheck, box: 'border-ok/40 bg-ok-soft', ink: 'text-ok' },
  failed: { icon: CircleX, box: 'border-bad/40 bg-bad-soft', ink: 'text-bad' },
  expired: { icon: Ban, box: 'border-line-strong bg-raised', ink: 'text-ink-2' },
};

interface PurchaseStatusProps {
  purchaseId: string;
  onDismiss: () => void;
  /** What can be done while it is pending. */
  children: ReactNode;
}

/** What has become of one purchase, as soon as it is known. */
export function PurchaseStatus({ purchaseId, onDismiss, children }: PurchaseStatusProps) {
  const { purchase: text } = useCreditsText();
  const { money } = useFormats();
  const { data: purchase } = useQuery('creditPurchases.getCreditPurchase', { purchaseId });
  if (!purchase) return null;
  const { status, amount } = purchase;
  const { icon: Icon, box, ink } = looks[status];
  const title = status === 'paid' ? text.status.paid(money(amount, 2)) : text.status[status];
  return (
    <div className={`flex gap-3 rounded-sm border p-3.5 ${box}`}>
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 flex-none ${ink} ${status === 'pending' ? 'animate-spin' : ''}`}
      />
      <div className="min-w-0 flex-1">
        <div role="status">
          <p className={`font-semibold ${ink}`}>{title}</p>
          <p className="text-ink-2 text-sm">{text.reason[status]}</p>
        </div>
        {status === 'pending' && children}
      </div>
      <button
        type="button"
        aria-label={text.dismiss}
        className="-m-2 grid size-11 flex-none place-items-center rounded-full text-muted hover:text-ink"
        onClick={onDismiss}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
