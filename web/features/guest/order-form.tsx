import ArrowRight from 'lucide-react/icons/arrow-right';
import UserRound from 'lucide-react/icons/user-round';
import type { RefObject } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { notesLength } from '#domain/orders.ts';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { DrinkDetails } from './drink-details.tsx';
import { useDrinkText } from './drink-texts.ts';
import { UnavailableNotice } from './unavailable-notice.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface OrderFormProps {
  barId: string;
  drink: Drink;
  /** Whether it is on the menu now. */
  isOffered: boolean;
  guestName: string;
  /** Whether the sheet is still open. */
  isOpen: RefObject<boolean>;
  onClose: () => void;
}

export function OrderForm(props: OrderFormProps) {
  const { barId, drink, isOffered, guestName, isOpen, onClose } = props;
  const shared = useText();
  const text = useDrinkText();
  const { quickRequests, stronger } = text;
  const soldOut = isOffered && drink.menu?.soldOut ? drink.menu : undefined;
  const isUnavailable = !isOffered || soldOut !== undefined;
  const requests = drink.alcoholContent > 0 ? [...quickRequests, stronger] : quickRequests;
  const order = { barId, drinkId: drink._id, guestName };
  const { notes, setNotes, place, isPlacing, failure } = usePlaceOrder(order, isOpen, onClose);
  const label = isUnavailable
    ? text.unavailable
    : isPlacing
      ? text.placing
      : failure === undefined
        ? text.placeOrder
        : text.tryAgain;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnavailable) void place();
      }}
    >
      <DrinkDetails drink={drink} />

      <label className="grid gap-1.5">
        <span className="font-semibold text-sm">
          {text.specialRequests}{' '}
          <span className="ml-1 font-normal text-muted">{text.optional}</span>
        </span>
        <textarea
          rows={2}
          maxLength={notesLength.max}
          placeholder={text.requestsPlaceholder}
          className="resize-none rounded-[16px] border border-line-strong bg-bg/55 px-3.5 py-3 text-[1rem] placeholder:text-muted"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </label>
      <QuickRequests
        requests={requests}
        text={notes}
        isScrollable
        maxLength={notesLength.max}
        onText={setNotes}
      />

      <div className="-mx-5 -bottom-5 -mb-5 sticky flex flex-wrap gap-3 bg-surface px-5 pt-1 pb-5 shadow-[0_-12px_16px_-4px_var(--surface)]">
        {isUnavailable && (
          <UnavailableNotice soldOut={soldOut} hasRequests={notes !== ''} onClose={onClose} />
        )}
        {failure !== undefined && !isPlacing && !isUnavailable && (
          <div role="alert" className="w-full rounded-[16px] border border-bad/60 bg-bad-soft p-3">
            <p className="font-semibold">{text.failedTitle}</p>
            <p className="text-ink-2 text-sm">{text.failed(guestErrorText(shared, failure))}</p>
          </div>
        )}
        <label className="flex min-h-[58px] min-w-0 max-w-[42%] flex-none items-center gap-2.5 rounded-md outline-brass outline-offset-2 has-focus-visible:outline-2 border border-line bg-line pr-4 pl-3.5 text-muted">
          <UserRound size={20} aria-hidden className="flex-none" />
          <span className="grid min-w-0 text-xs leading-tight">
            {text.orderFor}
            <input
              readOnly
              aria-label={text.yourName}
              value={guestName}
              size={Math.min(12, guestName.length)}
              className="min-w-0 text-ellipsis bg-transparent font-semibold text-base text-ink outline-none"
            />
          </span>
        </label>
        <Button type="submit" className="flex-1" inactive={isPlacing || isUnavailable}>
          {label}
          {!isUnavailable && <ArrowRight size={20} />}
        </Button>
      </div>
    </form>
  );
}
