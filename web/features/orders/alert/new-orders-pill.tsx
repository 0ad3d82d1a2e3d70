import BellRing from 'lucide-react/icons/bell-ring';
import { paths } from '#domain/routes.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { Link } from '#web/navigation/link.tsx';
import { useQuery } from '#web/rpc/hooks.ts';

/** A link to the new orders, for screens without the sidebar. */
export function NewOrdersPill({ barId }: { barId: string }) {
  const text = useOrdersText();
  const { data: count = 0 } = useQuery('orders.getNewOrdersCount', { barId });
  if (count === 0) return null;
  return (
    <Link
      href={paths.bar(barId, 'orders')}
      className="ml-auto flex min-h-[44px] flex-none items-center gap-2 rounded-full bg-badge px-3.5 font-semibold text-[#fff] text-sm"
    >
      <BellRing aria-hidden size={16} />
      <span className="max-sm:sr-only">{text.newOrders(count)}</span>
      <span aria-hidden className="sm:hidden">
        {count}
      </span>
    </Link>
  );
}
