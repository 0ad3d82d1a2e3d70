import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { purchaseDollars } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { useAction, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { Card } from './card.tsx';
import { PurchaseStatus } from './purchase-status.tsx';
import { TestBadge } from './test-badge.tsx';
import { useCreditsText } from './texts.ts';

interface PurchaseCardProps {
  /** The purchase whose checkout the visitor returns from. */
  returned: string | undefined;
  onDismiss: () => void;
}

export function PurchaseCard({ returned, onDismiss }: PurchaseCardProps) {
  const { purchase: text } = useCreditsText();
  const { money } = useFormats();
  const { data: options } = useQuery('creditPurchases.getPurchaseOptions', {});
  const [started, setStarted] = useState<{ purchaseId: string; checkoutUrl: string }>();
  const [initiate, isBusy] = useAction('creditPurchases.initiateCreditPurchase');

  async function buy() {
    // Opened synchronously in the click, because browsers block later pop-ups.
    const tab = window.open('', '_blank');
    if (tab) tab.document.body.textContent = text.opening;
    try {
      const { success, checkoutUrl, purchaseId } = await initiate({
        amount: purchaseDollars.preset,
      });
      if (!success || !checkoutUrl) {
        tab?.close();
        return toasts.error(text.noCheckout);
      }
      setStarted({ purchaseId, checkoutUrl });
      if (!tab) return;
      tab.opener = null;
      tab.location.href = checkoutUrl;
    } catch {
      tab?.close();
      toasts.error(text.failed);
    }
  }

  if (options?.isOpen === false) {
    return (
      <Card title={text.title}>
        <p className="text-ink-2">{text.closed}</p>
      </Card>
    );
  }
  const isTest = options?.isTest;
  const shown = started?.purchaseId ?? returned;
  const dismiss = () => {
    setStarted(undefined);
    onDismiss();
  };
  return (
    <Card title={text.title} aside={isTest && <TestBadge label={text.testMode} />}>
      <div className="text-ink-2">
        <p>{text.range(money(purchaseDollars.least, 0), money(purchaseDollars.most, 0))}</p>
        <p>{text.terms}</p>
        {isTest && <p className="text-info">{text.testReason}</p>}
      </div>
      <Button inactive={isBusy} onClick={buy}>
        <CreditCard aria-hidden size={20} />
        {isBusy ? text.opening : text.button}
      </Button>
      {shown && (
        <PurchaseStatus purchaseId={shown} onDismiss={dismiss}>
          {started && (
            <a
              href={started.checkoutUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-[44px] items-center gap-1.5 font-semibold text-brass"
            >
              <ExternalLink aria-hidden size={16} />
              {text.openCheckout}
            </a>
          )}
        </PurchaseStatus>
      )}
    </Card>
  );
}
