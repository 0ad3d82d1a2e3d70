import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import type { PurchaseStatus as Status } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useCreditsText } from './texts.ts';

const looks: Record<Status, { icon: LucideIcon; tone: string; ink: string }> = {
  pending: { icon: LoaderCircle, tone: 'border-line-strong bg-raised', ink: 'text-brass' },
  paid: { icon: CircleCheck, tone: 'border-ok/40 bg-ok-soft', ink: 'text-ok' },
  failed: { icon: CircleX, tone: 'border-bad/40 bg-bad-soft', ink: 'text-bad' },
  expired: { icon: Ban, tone: 'border-line-strong bg-raised', ink: 'text-ink-2' },
};

interface PurchaseStatusProps {
  purchaseId: string;
  onDismiss: () => void;
  children: ReactNode;
}

export function PurchaseStatus({ purchaseId, onDismiss, children }: PurchaseStatusProps) {
  const { purchase: text } = useCreditsText();
  const { money } = useFormats();
  const { data: purchase } = useQuery('creditPurchases.getCreditPurchase', { purchaseId });
  const box = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(box);
  if (!purchase) return null;
  const { status, amount } = purchase;
  const { icon: Icon, tone, ink } = looks[status] ?? looks.expired;
  const title =
    status === 'paid' ? text.status.paid(money(amount, 2)) : (text.status[status] ?? status);
  return (
    <div ref={box} className={`flex gap-3 rounded-sm border p-3.5 ${tone}`}>
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
