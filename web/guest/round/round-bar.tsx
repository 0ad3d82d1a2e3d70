import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { startTransition, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import { withdrawOrder } from '#web/guest/order/outbox.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { Waiting } from '#web/guest/order/unsent-orders.tsx';
import { useUnsentText } from '#web/guest/order/unsent-texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useRound } from './round.ts';
import { RoundSheet } from './round-sheet.tsx';
import { useSendRound } from './use-send-round.ts';

interface RoundBarProps {
  bar: GuestBar;
  guestName: string;
}

export function RoundBar({ bar, guestName }: RoundBarProps) {
  const text = useRoundText();
  const round = useRound(bar._id, guestName);
  const { drinks } = round;
  const [isOpen, setOpen] = useState(false);
  // The tapped button responds first.
  const close = () => startTransition(() => setOpen(false));
  const sender = useSendRound({
    barId: bar._id,
    guestName,
    ...round,
    onSentByItself: close,
  });
  const { stopped } = useUnsentText();
  const stop = () => {
    const key = round.stop();
    sender.forget();
    if (key) withdrawOrder(key, bar._id);
    toasts.success(stopped(text.roundOf(drinks)));
  };
  const open = () => {
    // The reason for the refusal may no longer apply.
    if (!sender.isUncertain) sender.forget();
    startTransition(() => setOpen(true));
  };
  return (
    <>
      {sender.isWaiting && <Waiting title={text.roundOf(drinks)} onStop={stop} />}
      {drinks > 0 && (
        <button
          type="button"
          aria-label={`${text.roundOf(drinks)}. ${text.see}`}
          className="enter pointer-events-auto flex min-h-[58px] w-full items-center gap-3 rounded-lg bg-fill py-2 pr-3 pl-4 text-left font-semibold text-on-fill shadow-raised"
          onClick={open}
        >
          <ShoppingBasket size={22} aria-hidden className="flex-none" />
          <span className="min-w-0 flex-1 truncate text-lg">{text.roundOf(drinks)}</span>
          <span className="flex-none rounded-full border border-on-fill/30 px-4 leading-9">
            {text.send}
          </span>
        </button>
      )}
      {isOpen && <RoundSheet {...{ bar, guestName, round, sender }} onClose={close} />}
    </>
  );
}
