import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useOrderErrorText } from './order-error-text.ts';
import {
  errorOf,
  forgetOrder,
  keepOrder,
  sendOrder,
  sendsItself,
  type UnsentOrder,
  useUnsentOrders,
  withdrawOrder,
} from './outbox.ts';
import { useUnsentText } from './unsent-texts.ts';
import { useOutbox } from './use-outbox.ts';
import { useTakeBack } from './use-take-back.ts';

/** Orders that wait for a connection, or were refused on arrival. */
export function UnsentOrders({ barId }: { barId: string }) {
  useOutbox(barId);
  // During its first attempt, the form that placed an order shows it.
  const shown = useUnsentOrders(barId).filter(({ state }) => state !== 'sending');
  return shown.map((order) => <UnsentOrderCard key={order.key} order={order} />);
}

function UnsentOrderCard({ order }: { order: UnsentOrder }) {
  const text = useUnsentText();
  const { failed, placed, tryAgain } = useDrinkText();
  const errorText = useOrderErrorText();
  const { barId } = order.input;
  const { announce } = useTakeBack(barId);
  const { key, title, state } = order;
  const stop = () => {
    withdrawOrder(key, barId);
    toasts.success(text.stopped(title));
  };
  const send = () => {
    sendOrder(keepOrder(order)).then(
      (orderIds) => orderIds.length > 0 && announce(placed, orderIds),
      () => {},
    );
  };
  if (state === 'refused') {
    return (
      <WaitingCard isBad title={text.notPlaced(title)} reason={failed(errorText(errorOf(order)))}>
        <Button look="secondary" className={small} onClick={() => forgetOrder(key)}>
          {text.dismiss}
        </Button>
      </WaitingCard>
    );
  }
  if (sendsItself(order)) return <Waiting title={title} onStop={stop} />;
  const isOld = state === 'waiting';
  return (
    <WaitingCard
      isBad={!isOld}
      title={isOld ? text.stillWanted(title) : text.notPlaced(title)}
      reason={isOld ? text.notSentYet : `${failed(errorText(errorOf(order)))} ${text.tryAgain}`}
    >
      <Button look="secondary" className={small} onClick={send}>
        {isOld ? text.orderNow : tryAgain}
      </Button>
      <Button look="quiet" className={small} onClick={stop}>
        {text.noThanks}
      </Button>
    </WaitingCard>
  );
}

const small = '!min-h-[44px] flex-none !px-4 text-sm';

interface WaitingProps {
  title: string;
  onStop: () => void;
}

/** Says that an order will be sent later, with a button to stop it. */
export function Waiting({ title, onStop }: WaitingProps) {
  const text = useUnsentText();
  return (
    <WaitingCard title={text.waits(title)} reason={text.byItself}>
      <Button look="secondary" className={small} aria-label={text.stopOf(title)} onClick={onStop}>
        {text.stop}
      </Button>
    </WaitingCard>
  );
}

interface WaitingCardProps {
  isBad?: boolean;
  title: string;
  reason: string;
  children: ReactNode;
}

function WaitingCard({ isBad, title, reason, children }: WaitingCardProps) {
  const Icon = isBad ? TriangleAlert : CloudOff;
  return (
    <div
      className={`enter pointer-events-auto flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-raised/95 py-2.5 pr-3 pl-4 text-left shadow-raised backdrop-blur ${isBad ? 'border-bad/60' : 'border-warn/50'}`}
    >
      <Icon size={22} aria-hidden className={`flex-none ${isBad ? 'text-bad' : 'text-warn'}`} />
      <div role="status" className="min-w-0 flex-[1_1_11rem]">
        <p className="font-semibold wrap-anywhere leading-tight">{title}</p>
        <p className="mt-0.5 text-ink-2 text-sm leading-snug">{reason}</p>
      </div>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  );
}
