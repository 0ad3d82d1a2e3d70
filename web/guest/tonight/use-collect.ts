import { useState } from 'react';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { mutate } from '#web/rpc/call.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

/** Reports to the bar that drinks were fetched. */
export function useCollect(barId: string) {
  const shared = useText();
  const [isCollecting, setCollecting] = useState(false);
  const collect = async (orderIds: string[]) => {
    if (isCollecting) return;
    setCollecting(true);
    try {
      await mutate('orders.collectOwnOrders', { barId, orderIds });
    } catch (error) {
      toasts.error(guestErrorText(shared, error));
    } finally {
      setCollecting(false);
    }
  };
  return { collect: (orderIds: string[]) => void collect(orderIds), isCollecting };
}
