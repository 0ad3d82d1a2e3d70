import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useTableText } from '#web/components/use-table-text.ts';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { QuantityStepper } from '#web/guest/order/quantity-stepper.tsx';
import { useRoundText } from '#web/guest/order/texts.ts';
import type { Resting } from '#web/guest/order/use-resting.ts';
import type { WishForm } from '#web/guest/order/use-wish-form.ts';
import { Button } from '#web/ui/button.tsx';

interface OrderBarProps {
  wish: WishForm;
  guestName: string;
  table: string | undefined;
  isUnavailable: boolean;
  resting: Resting | undefined;
  isPlacing: boolean;
  /** Whether the last attempt to place the order failed. */
  hasFailed: boolean;
  onAdd: () => void;
  /** Notices above the buttons. */
  children: ReactNode;
}

/** The foot of the order form: quantity, name, and the two ways to order. */
export function OrderBar(props: OrderBarProps) {
  const { wish, guestName, table, isUnavailable, resting, isPlacing, hasFailed } = props;
  const text = useDrinkText();
  const round = useRoundText();
  const placeLabel = isPlacing ? text.placing : hasFailed ? text.tryAgain : text.placeOrder;
  const place = {
    label: isUnavailable ? text.unavailable : (resting?.reason ?? placeLabel),
    inactive: isPlacing || isUnavailable || resting !== undefined,
    icon: isUnavailable || resting ? undefined : <ArrowRight size={20} />,
  };
  const tableText = useTableText();
  const forAndTable = [text.orderFor, ...(table ? [tableText(table)] : [])].join(' · ');
  return (
    <div className="drink-bar">
      <div className="flex flex-wrap items-center gap-3">
        {props.children}
        {!isUnavailable && (
          <>
            <QuantityStepper
              label={round.quantity}
              quantity={wish.quantity}
              onQuantity={wish.setQuantity}
            />
            <Button
              look="secondary"
              className="min-h-[48px] min-w-0 flex-1"
              inactive={isPlacing}
              onClick={props.onAdd}
            >
              <Plus size={18} className="flex-none" />
              {round.addToRound}
            </Button>
          </>
        )}
      </div>
      <div className="drink-place flex flex-wrap gap-x-3 gap-y-1.5">
        <label className="flex min-h-[58px] min-w-0 max-w-[42%] flex-none items-center gap-2.5 rounded-md outline-brass outline-offset-2 has-focus-visible:outline-2 border border-line bg-line pr-4 pl-3.5 text-muted">
          <UserRound size={20} aria-hidden className="flex-none" />
          <span className="grid min-w-0 text-xs leading-tight">
            <span className="truncate">{forAndTable}</span>
            <input
              readOnly
              aria-label={text.yourName}
              value={guestName}
              size={Math.min(12, guestName.length)}
              className="min-w-0 text-ellipsis bg-transparent font-semibold text-base text-ink outline-none"
            />
          </span>
        </label>
        <Button
          type="submit"
          className="min-w-0 flex-1 !px-4 leading-tight"
          inactive={place.inactive}
        >
          {place.label}
          {place.icon}
        </Button>
        {resting?.until && (
          <p role="status" className="w-full text-center text-muted text-sm">
            {resting.until}
          </p>
        )}
      </div>
    </div>
  );
}
