import { boardStatuses, type GuestOrder, type OrderStatus } from '#domain/orders/orders.ts';
import { useOrderText } from './texts.ts';

/** The three steps of an order: ordered, being made, ready. */
export function OrderSteps({ status }: Pick<GuestOrder, 'status'>) {
  const text = useOrderText();
  const reached = (boardStatuses as readonly OrderStatus[]).indexOf(status);
  return (
    <ol className="mt-2 grid grid-cols-3 gap-1.5 [overflow-wrap:normal]">
      {text.steps.map((step, number) => (
        <li
          key={step}
          aria-current={number === reached ? 'step' : undefined}
          className={`grid content-start gap-1 text-xs leading-tight ${
            number === reached ? 'font-semibold text-ink' : 'text-muted'
          }`}
        >
          <span
            aria-hidden
            className={`h-1.5 rounded-full ${
              number > reached ? 'bg-line-strong' : status === 'done' ? 'bg-ok' : 'bg-fill'
            } ${number === reached && status === 'processing' ? 'animate-pulse' : ''}`}
          />
          {step}
        </li>
      ))}
    </ol>
  );
}
