import { useOrdersText } from '#web/features/orders/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useTitleCount } from '#web/ui/page-title.ts';

const max = 99;

/** The number of new orders, beside the section's name and in the page title. */
export function NewOrdersBadge({ barId }: { barId: string }) {
  const text = useOrdersText();
  const { data: count = 0 } = useQuery('orders.getNewOrdersCount', { barId });
  useTitleCount(count);
  if (count === 0) return null;
  return (
    <span className="min-w-[22px] rounded-full bg-badge px-1.5 text-center font-bold text-[#fff] text-xs leading-[22px]">
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <span className="sr-only">{text.newOrders(count)}</span>
    </span>
  );
}
