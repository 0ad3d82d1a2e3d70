import X from 'lucide-react/icons/x';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { useOrderTitle } from './order-status-text.ts';
import { useOrderText } from './texts.ts';

interface AwayBannerProps {
  news: readonly GuestOrder[];
  onDismiss: () => void;
}

export function AwayBanner({ news, onDismiss }: AwayBannerProps) {
  const text = useOrderText();
  const titleOf = useOrderTitle();
  return (
    <section
      aria-label={text.whileAway}
      className="enter pointer-events-auto relative w-full rounded-lg border border-line-strong bg-raised/95 py-3 pr-13 pl-4 text-left shadow-raised backdrop-blur"
    >
      <p className="font-semibold text-brass text-sm">{text.whileAway}</p>
      <ul className="mt-0.5 grid gap-0.5 wrap-anywhere leading-snug">
        {news.slice(0, 4).map((order) => (
          <li key={order._id}>{titleOf(order)}</li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={text.dismiss}
        className="absolute top-1 right-1 grid size-[44px] place-items-center rounded-full text-muted"
        onClick={onDismiss}
      >
        <X size={18} />
      </button>
    </section>
  );
}
